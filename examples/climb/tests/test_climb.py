"""Climb, clause by clause."""

from __future__ import annotations

import pytest
from climb import Climb

from lastcard import Refused, Sitting, Words, read_position, seats_in
from lastcard.engine.laws import check

game = Climb()


def at(text: str) -> Sitting:
    """A sitting at a written position."""
    position = read_position(text)
    rules = game.rules(len(position.names), game.settings())
    sitting = Sitting(rules, position.names, seed=1)
    sitting.state = rules.position(position)
    return sitting


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("cards", [3, 5, 6])
def test_the_laws_hold(seats: int, cards: int) -> None:
    rules = game.rules(seats, game.settings().having({"cards": cards}))
    assert all(check(rules, seed) > 0 for seed in range(5))


def test_a_card_must_be_higher_than_the_top() -> None:
    sitting = at("Ada: 3 9 | Bo: 4 ; ladder 2 7")
    answer = sitting.submit(0, decision=0, text="3")
    assert isinstance(answer, Refused)
    assert answer.why.words == Words("clause.CL-10", {"top": 7})


def test_whoever_has_passed_is_out() -> None:
    sitting = at("Ada: 3 9 | Bo: 4 8")
    sitting.submit(0, 0, "pass")
    sitting.submit(1, 1, "4")
    assert seats_in(sitting.state.to_act()) == [1]
