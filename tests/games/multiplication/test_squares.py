"""The Multiplication Game, squares: MG-20 to MG-24."""

from __future__ import annotations

import pytest

from lastcard.games.multiplication.cards import AS_NUMBER
from tests.table import Table, clause, table


def three(hand: str, top: str) -> Table:
    """Ada with this hand and a 2, Bo and Cy; three known cards on the draw pile."""
    return table("multiplication", f"Ada: {hand} 2 | Bo: 49 32 | Cy: 54 45 ; open {top} ; draw 3 5 15")


@clause("MG-20")
def test_after_a_square_the_next_player_loses_the_turn_and_draws_one() -> None:
    t = three("36", "28=4x7").play("Ada 36=4x9")
    assert (t.hand("Bo"), t.to_act()) == ("3 32 49", "Cy")
    assert [t.hand(name) for name in ("Ada", "Cy")] == ["2", "45 54"]


@clause("MG-20")
def test_any_other_number_costs_nothing() -> None:
    t = three("8", "28=4x7").play("Ada 8=2x4")
    assert (t.hand("Bo"), t.to_act()) == ("32 49", "Bo")


@clause("MG-21")
@pytest.mark.parametrize("move", ["36=4x9", "36=6x6"])
def test_the_number_makes_the_square_and_not_the_pair(move: str) -> None:
    t = three("36", "24=4x6").play(f"Ada {move}")
    assert (t.hand("Bo"), t.to_act()) == ("3 32 49", "Cy")


@clause("MG-21")
def test_the_squares_are_the_ten_from_1_to_100() -> None:
    squares = {laid.number for laid in AS_NUMBER if laid.square}
    assert squares == {1, 4, 9, 16, 25, 36, 49, 64, 81, 100}


@clause("MG-22")
def test_the_penalty_cannot_be_passed_on_by_another_square() -> None:
    t = table("multiplication", "Ada: 36 2 | Bo: 16 | Cy: 54 ; open 28=4x7").play("Ada 36=4x9")
    assert t.refused("Bo 16=4x4") == "MG-10"
    assert (t.may("Bo"), t.to_act()) == ("", "Cy")


@clause("MG-23")
def test_the_player_after_goes_on_with_the_declared_pair_of_the_square() -> None:
    t = table("multiplication", "Ada: 36 2 | Bo: 49 | Cy: 28 54 45 42 ; open 32=4x8").play("Ada 36=4x9")
    assert t.refused("Cy 42=6x7") == "MG-12"
    assert t.may("Cy") == "28=4x7 45=5x9 54=6x9 draw"


@clause("MG-23")
def test_of_two_players_the_one_who_discarded_the_square_moves_again() -> None:
    t = table("multiplication", "Ada: 36 28 2 | Bo: 49 ; open 32=4x8 ; draw 3").play("Ada 36=4x9")
    assert (t.to_act(), t.hand("Bo")) == ("Ada", "3 49")
    t.play("Ada 28=4x7")


@clause("MG-24")
def test_the_penalty_is_one_with_the_discard_and_asks_nobody() -> None:
    t = three("36", "28=4x7")
    before = t.state.decision()
    t.play("Ada 36=4x9")
    assert t.state.decision() == before + 1
    assert [event.words().key.partition(".")[2] for event in t.told] == [
        "discards",
        "declares",
        "square",
        "draws",
    ]
