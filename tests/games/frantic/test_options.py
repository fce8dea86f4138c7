"""Frantic: what a table may choose, alone and together, from the command line to the record."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest

import lastcard
from lastcard.engine.options import BadOption
from lastcard.engine.playout import play_out
from lastcard.engine.rng import fast
from lastcard.shelf import find_game, rules_of
from tests.cli import process
from tests.table import clause

BOX = "frantic+troublemaker+supercharge"
CHOSEN = {
    "limit": ("FR-016", 20),
    "length": ("FR-016", "long"),
    "reached": ("FR-110", "exceeds"),
    "gambling": ("FR-087", "2020"),
    "double-taxation": ("FR-135", "cards"),
    "identity-theft": ("FR-138", "hands"),
    "seppuku": ("FR-145", "cards"),
    "power-copies": ("FR-148", 3),
}
"""Each option with its clause and another value than the default."""
TOGETHER = {name: value for name, (_, value) in CHOSEN.items() if name != "length"}
WORDS = [word for name, value in TOGETHER.items() for word in ("-o", f"{name}={value}")]

CONTRADICTIONS = {
    "limit=200 length=long": "option limit=200 takes the place of option length=long: choose one of them",
    "limit=1 length=medium": "option limit=1 takes the place of option length=medium: choose one of them",
}


def options_of(text: str) -> dict[str, object]:
    """`limit=200 length=long` as options."""
    return {name: value for name, _, value in (word.partition("=") for word in text.split())}


@clause("FR-016", "FR-110", "FR-087", "FR-135", "FR-138", "FR-145", "FR-148")
def test_these_are_all_the_options_and_each_names_its_clause() -> None:
    options = find_game(BOX).settings().options
    assert {option.name: option.clause for option in options} == {
        name: clause_id for name, (clause_id, _) in CHOSEN.items()
    }


@clause("FR-016", "FR-110", "FR-087", "FR-135", "FR-138", "FR-145", "FR-148")
@pytest.mark.parametrize("name", CHOSEN)
def test_a_record_is_headed_by_each_option_and_played_again_with_it(name: str) -> None:
    rules = rules_of(BOX, 3, {name: CHOSEN[name][1]})
    record = lastcard.Record(rules, ["Ada", "Bo", "Cy"], 1)
    assert f"options {name}={CHOSEN[name][1]}\n" in record.text()
    again = lastcard.read_record(record.text(), unfinished=True)
    assert again.rules.settings.changed() == {name: CHOSEN[name][1]}


@clause("FR-016")
@pytest.mark.parametrize("options", CONTRADICTIONS)
def test_options_that_contradict_each_other_are_refused_in_one_sentence(options: str) -> None:
    with pytest.raises(BadOption) as bad:
        rules_of(BOX, 3, options_of(options))
    assert str(bad.value) == CONTRADICTIONS[options]


@clause("FR-016", "FR-110", "FR-087", "FR-135", "FR-138", "FR-145", "FR-148")
@pytest.mark.parametrize(("one", "other"), [*combinations(CHOSEN, 2)])
def test_all_other_pairs_of_options_go_together(one: str, other: str) -> None:
    chosen: dict[str, object] = {name: CHOSEN[name][1] for name in (one, other)}
    if {one, other} == {"limit", "length"}:
        with pytest.raises(BadOption):
            rules_of(BOX, 8, chosen)
    else:
        assert play_out(rules_of(BOX, 8, chosen).start(1), fast(1)) > 0


@clause("FR-016", "FR-N06")
@pytest.mark.parametrize("options", ["limit=200 length=short", "limit=0 length=long", "limit=0 length=short"])
def test_a_front_may_send_every_option_along_as_long_as_one_of_the_two_is_not_chosen(options: str) -> None:
    assert rules_of(BOX, 2, options_of(options)).settings.chosen.keys() == {"limit", "length"}


@clause("FR-148", "SC-04")
@pytest.mark.parametrize(("seats", "copies"), [(6, 1), (8, 2), (8, 4)])
def test_with_enough_power_cards_everybody_is_dealt_two(seats: int, copies: int) -> None:
    zones = rules_of(BOX, seats, {"power-copies": copies}).start(1).view(0).zones()
    powers = zones["powers"]
    assert isinstance(powers, list)
    assert all(len(cards) >= 2 for cards in powers)


@clause("FR-016")
@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize("options", CONTRADICTIONS)
def test_the_command_line_refuses_them_too(command: str, options: str) -> None:
    words = [word for option in options.split() for word in ("-o", option)]
    run = process.lastcard(command, BOX, "--seats", "3", *words)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.strip().endswith(CONTRADICTIONS[options])


@clause("FR-016", "FR-110", "FR-087", "FR-135", "FR-138", "FR-145", "FR-148")
def test_play_writes_all_options_into_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run = process.lastcard("play", BOX, "--seats", "3", "--record", str(path), *WORDS, typed="draw\n")
    assert run.stderr == ""
    assert lastcard.read_record(path.read_text(), unfinished=True).rules.settings.changed() == TOGETHER


@clause("FR-016", "FR-110", "FR-087", "FR-135", "FR-138", "FR-145", "FR-148")
def test_simulate_plays_with_all_options() -> None:
    run = process.lastcard("simulate", BOX, "random", "--seats", "3", "--games", "3", "--json", *WORDS)
    assert run.stderr == ""
    assert json.loads(run.stdout)["options"] == {name: str(value) for name, value in TOGETHER.items()}
