"""The public namespace: exactly these names, each with a word on what it means; and the examples run."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import lastcard

ROOT = Path(__file__).parents[1]
NAMES = {
    "CLOCK",
    "GAMES",
    "WATCHER",
    "Accepted",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeed",
    "Event",
    "Game",
    "Move",
    "Outcome",
    "Record",
    "Refusal",
    "Refused",
    "Rng",
    "Rules",
    "Seat",
    "Seats",
    "Series",
    "SeriesRecord",
    "Sitting",
    "State",
    "Tournament",
    "UnknownGame",
    "View",
    "Words",
    "best_of",
    "commitment",
    "fast",
    "is_compiled",
    "new_seed",
    "read_position",
    "read_record",
    "read_series",
    "rules",
    "say",
    "seats_in",
    "verify",
    "version",
}


def test_the_public_names_are_these() -> None:
    assert set(lastcard.__all__) == NAMES
    assert len(lastcard.__all__) == len(NAMES)


def test_whoever_takes_everything_gets_exactly_these() -> None:
    taken: dict[str, object] = {}
    exec("from lastcard import *", taken)
    assert set(taken) - {"__builtins__"} == NAMES


OURS = {name for name in NAMES if getattr(getattr(lastcard, name), "__module__", "").startswith("lastcard")}
"""Classes and functions of our own; numbers, texts and names for int are explained where they stand."""


@pytest.mark.parametrize("name", sorted(OURS))
def test_every_class_and_function_says_what_it_is(name: str) -> None:
    thing = getattr(lastcard, name)
    assert thing.__doc__ or lastcard.is_compiled()


def test_errors_are_errors() -> None:
    for name in ("BadOption", "BadPosition", "BadRecord", "BadSeed", "UnknownGame"):
        assert issubclass(getattr(lastcard, name), ValueError)


def test_the_example_of_the_package_runs() -> None:
    tried = doctest.testmod(lastcard)
    assert tried.attempted > 0
    assert tried.failed == 0


def test_the_examples_of_the_readme_run() -> None:
    tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried.attempted > 0
    assert tried.failed == 0


def test_a_rule_set_is_made_by_name() -> None:
    rules = lastcard.rules("hochspannung", seats=4)
    state = rules.start(seed=1)
    assert (rules.game, rules.seats) == ("hochspannung", 4)
    assert state.clone().view(2).data() == state.view(2).data()
    with pytest.raises(lastcard.UnknownGame):
        lastcard.rules("hochspannung", seats=7)
    with pytest.raises(lastcard.BadOption):
        lastcard.rules("hochspannung", colour="red")
