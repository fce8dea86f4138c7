"""House rules: what may be chosen, and what is refused."""

from __future__ import annotations

import pytest

from lastcard.engine.options import YES_OR_NO, BadOption, Option, Settings

CLOCK = Option("clock", "XX-1", "yes", YES_OR_NO)
ROUNDING = Option("rounding", "XX-2", "down", ("down", "up"))
LIMIT = Option("limit", "XX-3", 137, least=-10, most=500)
SETTINGS = Settings((CLOCK, ROUNDING, LIMIT))


def test_what_is_not_chosen_is_at_its_default() -> None:
    assert (SETTINGS.word("rounding"), SETTINGS.number("limit"), SETTINGS.is_on("clock")) == (
        "down",
        137,
        True,
    )
    assert SETTINGS.changed() == {}


def test_what_is_chosen_is_kept_and_the_rest_stays() -> None:
    chosen = SETTINGS.having({"rounding": "up"}).having({"limit": 200})
    assert (chosen.word("rounding"), chosen.number("limit"), chosen.is_on("clock")) == ("up", 200, True)
    assert SETTINGS.word("rounding") == "down"


def test_only_what_differs_from_the_default_counts_as_changed() -> None:
    assert SETTINGS.having({"rounding": "up", "limit": 137, "clock": "no"}).changed() == {
        "clock": "no",
        "rounding": "up",
    }


@pytest.mark.parametrize(
    ("value", "on"), [("yes", True), ("no", False), (True, True), (False, False), ("true", True)]
)
def test_yes_or_no_may_be_said_in_several_ways(value: object, on: bool) -> None:
    assert SETTINGS.having({"clock": value}).is_on("clock") is on


@pytest.mark.parametrize(("value", "number"), [(5, 5), ("5", 5), ("-10", -10), (500, 500), ("007", 7)])
def test_a_number_may_be_written_or_meant(value: object, number: int) -> None:
    assert SETTINGS.having({"limit": value}).number("limit") == number


BAD = {
    "clock": ["maybe", "", 1, None, "YES"],
    "rounding": ["sideways", "", "Up", True, 0],
    "limit": ["many", "", "-", "--5", "1.5", 1.5, -11, 501, "٣", True, None, "9" * 5000, "1_0", " 5"],
}


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in BAD.items() for value in values]
)
def test_a_value_that_is_not_allowed_is_refused_with_what_is(name: str, value: object) -> None:
    with pytest.raises(BadOption) as bad:
        SETTINGS.having({name: value})
    assert f"option {name} may be {SETTINGS.option(name).allowed()}, not" in str(bad.value)


def test_an_option_there_is_none_of_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="no option 'speed'; options are: clock, rounding, limit"):
        SETTINGS.having({"speed": 3})
    with pytest.raises(BadOption, match="options are: none"):
        Settings(()).value("speed")


def test_what_is_allowed_is_told_in_words() -> None:
    assert [option.allowed() for option in SETTINGS.options] == ["yes, no", "down, up", "-10 to 500"]
