"""Math Attack!, set-up: MA-01 to MA-05."""

from __future__ import annotations

from collections import Counter

import pytest

from lastcard.shelf import UnknownGame, rules_of
from tests.table import clause, dealt


@clause("MA-01")
@pytest.mark.parametrize("seats", [1, 3])
def test_it_is_for_two(seats: int) -> None:
    with pytest.raises(UnknownGame, match="is for 2 players"):
        rules_of("math-attack", seats, {})


@clause("MA-02")
def test_the_pack_has_54_cards() -> None:
    places = dealt("math-attack", 2).state.places()
    pack = Counter(card for place in places.values() for card in place)
    assert sum(pack.values()) == 54
    assert [pack[f"{sign}{number}"] for sign in "+-" for number in range(1, 11)] == [2] * 20
    assert [pack[f"{sign}{size}"] for sign in "+-" for size in ("half", "same", "double")] == [1] * 6
    assert [pack[green] for green in ("end", "cancel", "sign", "block")] == [2] * 4


@clause("MA-03")
def test_each_is_dealt_five_and_the_other_44_are_the_stack() -> None:
    places = dealt("math-attack", 2).state.places()
    sizes = {place: len(cards) for place, cards in places.items()}
    assert sizes == {"hand:0": 5, "hand:1": 5, "stack": 44, "line:0": 0, "line:1": 0}


@clause("MA-03")
def test_the_deal_goes_by_the_seed() -> None:
    assert dealt("math-attack", 2, 1).state.places() == dealt("math-attack", 2, 1).state.places()
    assert dealt("math-attack", 2, 1).state.places() != dealt("math-attack", 2, 2).state.places()


@clause("MA-04")
def test_each_has_an_empty_line_that_stands_at_0() -> None:
    t = dealt("math-attack", 2)
    assert t.view("Ada").zones()["lines"] == [[], []]
    t = dealt("math-attack", 2, 3)
    assert t.state.outcome() is None


@clause("MA-05")
def test_the_first_player_is_agreed_or_drawn() -> None:
    assert dealt("math-attack", 2).to_act() == "Ada"
    assert dealt("math-attack", 2, first=1).to_act() == "Bo"
    drawn = {dealt("math-attack", 2, seed, first="drawn").to_act() for seed in range(20)}
    assert drawn == {"Ada", "Bo"}
