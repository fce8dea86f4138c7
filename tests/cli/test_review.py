"""`lastcard review`: what would have been better in a finished game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lastcard as played
from lastcard.lab.rerun import rerun
from tests.cli.games import finished, series
from tests.cli.process import lastcard

MOVE = {
    "en": r"\S+ on the line of (Ada|Bo)",
    "de": r"\S+ auf die Reihe von (Ada|Bo)",
    "fr": r"\S.* sur la ligne de (Ada|Bo)",
}
BETTER = {
    "en": r"Move (\d+), Ada: MOVE was better than MOVE; it wins \d+\s% of the games from there, not \d+\s%\.",
    "de": r"Zug (\d+), Ada: MOVE war besser als MOVE; damit gewinnt man .* \d+\s% der Spiele, nicht \d+\s%\.",
    "fr": r"Coup (\d+), Ada\s: MOVE valait mieux que MOVE\s; "
    r"on gagne ainsi \d+\s% des parties .* non \d+\s%\.",
}


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A finished game in a file."""
    finished(1).write(str(tmp_path / "game.txt"))
    return str(tmp_path / "game.txt")


@pytest.mark.parametrize("language", BETTER)
def test_a_review_says_which_moves_were_better_and_how_many(record: str, language: str) -> None:
    words = ("--seat", "Ada", "--simulations", "120", "--language", language)
    lines = lastcard("review", record, *words).stdout.splitlines()
    better = BETTER[language].replace("MOVE", MOVE[language])
    found = [re.fullmatch(better, line) for line in lines]
    numbers = [int(match[1]) for match in found if match]
    assert numbers
    assert all(number % 2 for number in numbers), "Ada moves first, and then every other time"
    assert re.match(rf"Ada\s?: (\D* )?{len(numbers)} \D+ \d+", lines[-1])
    assert not any("Bo:" in line or ", Bo" in line for line in lines[1:])


def test_both_seats_and_every_game_of_a_series_are_reviewed(tmp_path: Path) -> None:
    series(3).write(str(tmp_path / "series.txt"))
    lines = lastcard("review", str(tmp_path / "series.txt"), "--simulations", "2").stdout.splitlines()
    games = len([line for line in lines if line.startswith("Game ")])
    assert games >= 2
    for name in ("Ada", "Bo"):
        assert len([line for line in lines if line.startswith(f"{name}: ")]) == games


def test_a_race_is_not_reviewed(tmp_path: Path) -> None:
    race, _ = rerun(played.rules("hochspannung", 2), ["regular", "beginner"], 1, 10.0)
    race.write(str(tmp_path / "race.txt"))
    refused = lastcard("review", str(tmp_path / "race.txt"))
    assert refused.returncode == 2
    assert refused.stderr.startswith("lastcard: in hochspannung all race")
    assert refused.stdout == ""


@pytest.mark.parametrize("words", [("--simulations", "-1"), ("--seat", "Cy"), ("--simulations", "many")])
def test_what_cannot_be_reviewed_is_one_sentence(record: str, words: tuple[str, ...]) -> None:
    refused = lastcard("review", record, *words)
    assert refused.returncode == 2
    assert refused.stderr.startswith("lastcard: ")
    assert refused.stderr.count("\n") == 1
