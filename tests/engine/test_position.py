"""Positions as text."""

from __future__ import annotations

import pytest

from lastcard.engine.position import BadPosition, Position, read_position

WRITTEN = "Ada: +7 cancel | Bo: end |Cy:; line Ada +5 +3 ; turn Bo; line Bo -2;line Ada -1 ;"


def test_hands_are_read_by_name() -> None:
    position = read_position(WRITTEN)
    assert position.names == ["Ada", "Bo", "Cy"]
    assert position.hands == [["+7", "cancel"], ["end"], []]
    assert [position.seat(name) for name in position.names] == [0, 1, 2]


def test_a_fact_is_a_word_and_what_it_says() -> None:
    position = read_position(WRITTEN)
    assert position.said("turn") == ["Bo"]
    assert position.said("line") == ["Ada", "+5", "+3"]
    assert position.said("stack") is None


def test_facts_of_seats_are_gathered_in_order() -> None:
    assert read_position(WRITTEN).said_of_seats("line") == [["+5", "+3", "-1"], ["-2"], []]


def test_hands_alone_are_enough() -> None:
    position = read_position("Ada: one")
    assert (position.names, position.hands, position.facts) == (["Ada"], [["one"]], [])


@pytest.mark.parametrize("text", ["", "Ada", "Ada one two", "Ada: one | Bo", "; turn Ada"])
def test_a_hand_without_a_name_is_refused(text: str) -> None:
    with pytest.raises(BadPosition, match="a hand is written 'name: cards'"):
        read_position(text)


def test_one_name_is_not_for_two_seats() -> None:
    with pytest.raises(BadPosition, match="two seats are called 'Ada'"):
        read_position("Ada: one | Ada: two")


def test_nobody_else_is_known() -> None:
    position = read_position("Ada: one ; line Bo +5")
    with pytest.raises(BadPosition, match="nobody here is called 'Bo'"):
        position.seat("Bo")
    with pytest.raises(BadPosition, match="nobody here is called 'Bo'"):
        position.said_of_seats("line")


def test_a_fact_of_a_seat_names_the_seat() -> None:
    with pytest.raises(BadPosition, match="'line' of whom"):
        read_position("Ada: one ; line").said_of_seats("line")


def test_only_known_words_may_be_said() -> None:
    position: Position = read_position(WRITTEN)
    position.only(("line", "turn", "stack"))
    with pytest.raises(BadPosition, match="'line' means nothing here; known are turn"):
        position.only(("turn",))
