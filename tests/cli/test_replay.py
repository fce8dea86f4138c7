"""`lastcard replay`: a record told again, with all cards open or with the eyes of a seat; verified."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.games import SEALED, finished, series
from tests.cli.process import lastcard

GAME = finished()


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A finished game in a file."""
    GAME.write(str(tmp_path / "game.txt"))
    return str(tmp_path / "game.txt")


def drawn(lines: list[str], name: str) -> list[str]:
    """What is told of the cards that somebody draws."""
    return [line.strip() for line in lines if line.strip().startswith(f"{name} draw")]


def test_without_a_seat_all_cards_are_open(record: str) -> None:
    lines = lastcard("replay", record).stdout.splitlines()
    assert lines[0] == "Math Attack! with Ada, Bo."
    assert lines[2] == f"   1  Ada  {GAME.entries[0].text}"
    for name in GAME.names:
        assert drawn(lines, name)
        assert f"{name} draws a card." not in drawn(lines, name)


@pytest.mark.parametrize(("seat", "me", "other"), [("0", "Ada", "Bo"), ("Bo", "Bo", "Ada")])
def test_a_seat_does_not_see_what_the_other_draws(record: str, seat: str, me: str, other: str) -> None:
    lines = lastcard("replay", record, "--seat", seat).stdout.splitlines()
    assert set(drawn(lines, other)) == {f"{other} draws a card."}
    assert "You draw a card." not in drawn(lines, "You")
    assert drawn(lines, "You")
    assert not drawn(lines, me)


def test_a_seat_reads_only_its_own_notation(record: str) -> None:
    lines = lastcard("replay", record, "--seat", "Ada").stdout.splitlines()
    assert f"   1  Ada  {GAME.entries[0].text}" in lines
    assert "   2  Bo" in lines


def test_the_end_tells_who_has_won_and_by_which_clause(record: str) -> None:
    assert GAME.outcome is not None
    lines = lastcard("replay", record).stdout.splitlines()
    winner = GAME.names[GAME.outcome.winners // 2]
    assert f"{winner} has won. {GAME.outcome.clause}" in lines
    assert lines[-2:] == [
        f"{name}: {points}".replace("-", "−")
        for name, points in zip(GAME.names, GAME.outcome.points, strict=True)
    ]


@pytest.mark.parametrize("seat", ["2", "-1", "Eve", ""])
def test_there_is_no_other_seat(record: str, seat: str) -> None:
    run = lastcard("replay", record, f"--seat={seat}")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == f"lastcard: there is no seat {seat!r}; there are: Ada, Bo\n"


def test_a_sealed_game_is_verified(record: str) -> None:
    run = lastcard("replay", record, "--verify")
    assert run.returncode == 0
    assert run.stdout.startswith("Verified: ")
    assert GAME.commitment() in run.stdout


def test_it_is_verified_against_what_was_shown(record: str) -> None:
    right = lastcard("replay", record, "--verify", "--shown", GAME.commitment())
    wrong = lastcard("replay", record, "--verify", "--shown", SEALED)
    assert (right.returncode, right.stderr) == (0, "")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "is not the one that was shown before the deal" in wrong.stderr


def test_a_deal_by_number_was_not_committed_to(tmp_path: Path) -> None:
    finished(seed=7).write(str(tmp_path / "game.txt"))
    run = lastcard("replay", "game.txt", "--verify", folder=tmp_path)
    assert (run.returncode, run.stdout) == (2, "")
    assert "nothing was committed to before the deal" in run.stderr


def test_a_series_is_told_game_by_game(tmp_path: Path) -> None:
    kept = series(3)
    kept.write(str(tmp_path / "series.txt"))
    told = lastcard("replay", "series.txt", folder=tmp_path).stdout
    games = len(kept.records)
    assert [
        f"Game {number} of {games}. Math Attack! with Ada, Bo." in told for number in (1, games, games + 1)
    ] == [
        True,
        True,
        False,
    ]


def test_each_game_of_a_series_is_verified(tmp_path: Path) -> None:
    kept = series(3)
    kept.write(str(tmp_path / "series.txt"))
    run = lastcard("replay", "series.txt", "--verify", folder=tmp_path)
    assert [record.commitment() in run.stdout for record in kept.records] == [True] * len(kept.records)
    shown = lastcard("replay", "series.txt", "--verify", "--shown", SEALED, folder=tmp_path)
    assert (shown.returncode, shown.stdout) == (2, "")
    assert "--shown is for a single game" in shown.stderr
