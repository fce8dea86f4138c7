"""The Multiplication Game, free cards: MG-30 to MG-34."""

from __future__ import annotations

import pytest

from lastcard.games.multiplication.cards import LAID
from lastcard.games.multiplication.moves import FREE_ON
from lastcard.games.multiplication.pairs import PAIRS
from tests.table import clause, table


@clause("MG-30")
def test_a_free_card_stands_for_any_number_with_a_pair_that_fits() -> None:
    t = table("multiplication", "Ada: free 2 | Bo: 80 ; open 28=4x7")
    free = [move for move in t.may("Ada").split() if move.startswith("free")]
    fitting = [pair for pair in PAIRS if {pair.low, pair.high} & {4, 7}]
    assert free == [f"free={pair.number}={pair.text()}" for pair in fitting]
    assert len(free) == 19


@clause("MG-30")
@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("free=11=1x11", "MG-30"),
        ("free=26=2x13", "MG-30"),
        ("free=0=0x4", "MG-30"),
        ("free=24=4x7", "MG-11"),
        ("free=24=2x12", "MG-11"),
        ("free=24=3x8", "MG-12"),
    ],
)
def test_number_and_pair_of_a_free_card_must_be_right(move: str, why: str) -> None:
    t = table("multiplication", "Ada: free 2 | Bo: 80 ; open 28=4x7")
    assert t.refused(f"Ada {move}") == why


@clause("MG-31")
@pytest.mark.parametrize("number", ["24=4x6", "28=4x7", "32=4x8", "40=4x10"])
def test_its_number_may_be_that_of_a_card_that_is_elsewhere(number: str) -> None:
    t = table("multiplication", "Ada: free 24 | Bo: 32 ; open 28=4x7 ; under 40=4x10")
    t.play(f"Ada free={number}")
    assert t.place("discard") == "free 28 40"


@clause("MG-32")
def test_declared_as_a_square_it_costs_the_next_player_turn_and_card() -> None:
    t = table("multiplication", "Ada: free 2 | Bo: 80 | Cy: 3 ; open 28=4x7 ; draw 50")
    t.play("Ada free=4=4x1")
    assert (t.to_act(), t.hand("Bo")) == ("Cy", "50 80")
    t.play("Cy 3=1x3")


@clause("MG-32")
def test_declared_as_another_number_it_costs_nothing() -> None:
    t = table("multiplication", "Ada: free 2 | Bo: 80 | Cy: 3 ; open 28=4x7").play("Ada free=8=2x4")
    assert (t.to_act(), t.hand("Bo")) == ("Bo", "80")


@clause("MG-33")
def test_on_the_pile_it_keeps_number_and_pair_until_covered() -> None:
    t = table("multiplication", "Ada: free 2 | Bo: 80 18 | Cy: 3 ; open 28=4x7").play("Ada free=8=2x4")
    assert t.view("Cy").zones()["open"] == {"card": "free", "number": 8, "pair": [2, 4]}
    assert t.refused("Bo 80=8x10") == "MG-12"
    t.play("Bo 18=2x9")
    assert t.place("discard") == "18 free 28"


@clause("MG-33")
def test_shuffled_back_it_is_blank_again() -> None:
    t = table("multiplication", "Ada: 35 | Bo: 80 ; open 28=4x7 ; under free=4=1x4 ; draw none")
    while "free" not in t.hand(t.to_act()):
        t.play(f"{t.to_act()} draw")
    assert "free" not in t.place("discard")
    assert "free=70=7x10" in t.may(t.to_act()).split()


@clause("MG-34")
def test_a_free_card_can_always_be_played() -> None:
    for laid in LAID:
        multipliers = {m for pair in laid.offered for m in (pair.low, pair.high)}
        texts = {move.text() for move in FREE_ON[laid.index]}
        for one in multipliers:
            for other in range(1, 11):
                low, high = sorted((one, other))
                assert f"free={low * high}={low}x{high}" in texts
