"""The Multiplication Game: the examples of the rulebook."""

from __future__ import annotations

import pytest

from tests.table import clause, table


@clause("MG-12")
def test_on_12_as_2x6_all_multiples_of_2_and_of_6_go() -> None:
    numbers = {factor * one for factor in (2, 6) for one in range(1, 11)} - {12}
    hand = " ".join(str(number) for number in sorted(numbers))
    t = table("multiplication", f"Ada: {hand} | Bo: 35 ; open 12=2x6")
    assert {move.split("=")[0] for move in t.may("Ada").split()} == {*hand.split(), "draw"}


@clause("MG-13")
def test_on_12_as_2x6_24_goes_as_4x6_but_not_as_3x8() -> None:
    t = table("multiplication", "Ada: 24 7 | Bo: 35 ; open 12=2x6")
    assert t.refused("Ada 24=3x8") == "MG-12"
    assert t.play("Ada 24=4x6").to_act() == "Bo"


@clause("MG-14")
def test_on_24_as_4x6_28_goes_as_4x7() -> None:
    t = table("multiplication", "Ada: 28 7 | Bo: 35 ; open 24=4x6").play("Ada 28=4x7")
    assert t.place("discard") == "28 24"


@clause("MG-21")
@pytest.mark.parametrize("move", ["8=2x4", "18=2x9"])
def test_on_28_as_4x7_36_goes_as_4x9_and_the_one_after_next_uses_4_or_9(move: str) -> None:
    t = table("multiplication", "Ada: 36 7 | Bo: 35 | Cy: 8 18 ; open 28=4x7 ; draw 50").play("Ada 36=4x9")
    assert (t.hand("Bo"), t.to_act()) == ("35 50", "Cy")
    t.play(f"Cy {move}")


@clause("MG-32")
def test_on_28_as_4x7_a_free_card_goes_as_4_with_the_penalty_of_a_square() -> None:
    t = table("multiplication", "Ada: free 7 | Bo: 35 | Cy: 8 ; open 28=4x7 ; draw 50")
    t.play("Ada free=4=4x1")
    assert (t.hand("Bo"), t.to_act()) == ("35 50", "Cy")
