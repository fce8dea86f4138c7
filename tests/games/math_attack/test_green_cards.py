"""Math Attack!, the green cards: MA-30 to MA-36."""

from __future__ import annotations

import pytest

from lastcard.engine.playout import play_out
from lastcard.engine.rng import fast
from lastcard.shelf import rules_of
from tests.table import clause, table


@clause("MA-30")
def test_a_cancel_goes_on_a_black_or_red_card_and_undoes_it() -> None:
    t = table("math-attack", "Ada: cancel | Bo: +1 ; line Ada +5 +double").play("Ada own:cancel")
    assert t.place("line Ada") == "+5 +double cancel"
    assert t.view("Ada").zones()["totals"] == [[5, 15, 5], []]


@clause("MA-30")
@pytest.mark.parametrize("last", ["sign", "block", "end"])
def test_a_cancel_does_not_go_on_another_green_card(last: str) -> None:
    t = table("math-attack", f"Ada: cancel +1 | Bo: +1 ; line Ada +5 {last}")
    assert t.refused("Ada own:cancel") == "MA-30"


@clause("MA-30")
def test_a_cancel_does_not_go_on_an_empty_line() -> None:
    t = table("math-attack", "Ada: cancel +1 | Bo: +1")
    assert t.refused("Ada own:cancel") == "MA-30"
    assert t.may("Ada") == "own:+1 other:+1"


@clause("MA-31")
def test_after_a_cancel_the_next_needs_a_new_black_or_red_card() -> None:
    t = table("math-attack", "Ada: cancel +3 | Bo: +2 ; line Ada +5 cancel")
    assert t.refused("Ada own:cancel") == "MA-31"
    t.play("Ada own:+3", "Bo own:+2")
    assert "own:cancel" in t.may("Ada")


@clause("MA-32")
def test_a_block_closes_the_line_for_the_next_turn_and_no_longer() -> None:
    t = table("math-attack", "Ada: block +1 | Bo: +2 end ; line Ada +5").play("Ada own:block")
    assert t.may("Bo") == "own:+2 own:end"
    assert t.refused("Bo other:end") == "MA-32"
    t.play("Bo own:+2")
    assert "own:+1" in t.may("Ada")


@clause("MA-32")
def test_the_own_line_of_the_opponent_may_be_blocked_too() -> None:
    t = table("math-attack", "Ada: block | Bo: +2 -2").play("Ada other:block")
    assert t.may("Bo") == "other:+2 other:-2"


@clause("MA-33")
@pytest.mark.parametrize("hand", ["cancel", "cancel cancel", ""])
def test_with_nothing_to_lay_the_turn_passes_without_a_draw(hand: str) -> None:
    t = table("math-attack", f"Ada: {hand} | Bo: +1 end ; stack none")
    assert t.may("Ada") == "pass"
    t.play("Ada pass")
    assert (t.hand("Ada"), t.to_act()) == (hand, "Bo")


@clause("MA-33")
def test_a_pass_uses_up_the_block_that_caused_it() -> None:
    t = table("math-attack", "Ada: block +3 | Bo: cancel ; line Ada +5 ; line Bo sign ; stack none").play(
        "Ada own:block"
    )
    assert t.may("Bo") == "pass"
    t.play("Bo pass")
    assert t.may("Ada") == "own:+3 other:+3"


@clause("MA-34")
def test_in_random_play_nobody_has_to_pass_while_cards_are_in_the_stack() -> None:
    for seed in range(100):
        state = rules_of("math-attack", 2, {}).start(seed)
        rng = fast(seed)
        while (seats := state.to_act()) and state.places()["stack"]:
            seat = seats - 1
            assert [move.text() for move in state.moves(seat)] != ["pass"]
            move = state.random_move(seat, rng)
            assert move is not None
            state.apply(seat, move)
        play_out(state, rng)


@clause("MA-35")
def test_a_sign_card_turns_the_line_and_cannot_be_cancelled() -> None:
    t = table("math-attack", "Ada: sign | Bo: cancel +1 ; line Ada +5").play("Ada own:sign")
    assert t.view("Ada").zones()["totals"] == [[5, -5], []]
    assert t.refused("Bo other:cancel") == "MA-30"


@clause("MA-36")
def test_a_red_card_on_the_own_line_is_legal() -> None:
    t = table("math-attack", "Ada: -9 | Bo: +1").play("Ada own:-9")
    assert t.place("line Ada") == "-9"
