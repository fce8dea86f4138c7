"""Hochspannung, play: HS-10 to HS-24."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard.engine.contract import Refusal
from lastcard.shelf import rules_of
from lastcard.words import say
from tests.games.hochspannung.race import race
from tests.table import Table, clause, dealt


def sentence(t: Table, name: str, move: str) -> str:
    """What somebody reads whose move is refused."""
    why: Refusal = t.sitting.rules.refusal(t.state, t.seat(name), move)
    return say(why.words, t.names, reader=t.seat(name))


@clause("HS-10")
def test_everybody_may_act_all_the_time_and_nobody_has_to() -> None:
    t = race("Ada: 3x5/26 2x9/34 | Bo: 4x4/25 6x6/17 | Cy: 8x8/13 ; discard 7x8/13 ; pile Cy 9x9/46")
    for move in ("Bo 56:4x4", "Cy draw", "Cy 16:8x8"):
        assert t.to_act() == "Ada Bo Cy"
        assert t.state.awaited() == 0
        assert t.state.decision() == 1
        t.play(move)


@clause("HS-11")
def test_the_corners_of_the_top_card_do_not_matter() -> None:
    t = race("Ada: 3x5/13 2x9/34 | Bo: 4x4/25 6x6/78 ; discard 7x8/13")
    assert t.refused("Ada 56:3x5") == "HS-12"


@clause("HS-12")
def test_a_card_with_a_digit_of_the_solution_matches() -> None:
    t = race("Ada: 3x5/26 2x9/15 6x6/78 | Bo: 4x4/25 6x7/78 ; discard 7x8/13")
    assert t.may("Ada") == "56:3x5 56:2x9"
    assert t.refused("Ada 56:6x6") == "HS-12"
    assert sentence(t, "Ada", "56:6x6") == "Not on 7×8: 56 has no 7 and no 8."


@clause("HS-12")
def test_only_a_card_in_hand_can_be_laid() -> None:
    t = race("Ada: 3x5/26 2x9/15 | Bo: 4x4/25 6x7/78 ; discard 7x8/13")
    assert t.refused("Ada 56:4x4") == "HS-12"
    assert sentence(t, "Ada", "56:4x4") == "You hold no 4×4."


@clause("HS-13")
def test_a_one_digit_solution_has_just_that_digit() -> None:
    t = race("Ada: 4x4/05 4x5/16 | Bo: 6x6/78 6x7/78 ; discard 2x3/13")
    assert t.may("Ada") == "6:4x5"
    assert t.refused("Ada 6:4x4") == "HS-12"


@clause("HS-13")
def test_a_zero_behind_is_a_digit() -> None:
    t = race("Ada: 4x4/05 4x5/16 | Bo: 6x6/78 6x7/78 ; discard 2x5/37")
    assert t.may("Ada") == "10:4x4 10:4x5"


@clause("HS-14")
def test_the_card_laid_is_the_new_top_and_sets_the_new_task() -> None:
    t = race("Ada: 3x5/26 2x9/15 | Bo: 4x4/27 6x7/78 ; discard 7x8/13")
    t.play("Ada 56:3x5")
    assert t.place("discard") == "7x8 3x5"
    assert t.may("Ada") == "15:2x9 last"
    assert t.view("Bo").prompt.values == {"card": "3x5"}


@clause("HS-15")
def test_several_plays_in_a_row_are_each_judged_by_the_top_of_the_moment() -> None:
    t = race("Ada: 3x5/26 2x9/15 4x4/18 | Bo: 4x5/27 6x7/78 ; discard 7x8/13")
    t.play("Ada 56:3x5")
    assert t.refused("Ada 56:4x4") == "HS-16"
    t.play("Ada 15:2x9 18:4x4")
    assert t.place("discard") == "7x8 3x5 2x9 4x4"


@clause("HS-15")
def test_two_cards_at_once_are_no_move() -> None:
    t = race("Ada: 3x5/26 2x9/15 | Bo: 4x5/27 6x7/78 ; discard 7x8/13")
    assert t.refused("Ada 56:3x5,2x9") == "table"
    assert t.refused("Ada 56:3x5 56:2x9") == "table"


@clause("HS-16")
@pytest.mark.parametrize("call", [54, 65, 5, 6, 0, 99])
def test_a_wrong_solution_is_refused_and_the_right_one_is_not_given_away(call: int) -> None:
    t = race("Ada: 3x5/26 2x9/15 | Bo: 4x5/27 6x7/78 ; discard 7x8/13")
    assert t.refused(f"Ada {call}:3x5") == "HS-16"
    assert sentence(t, "Ada", f"{call}:3x5") == f"7×8 is not {call}."


@clause("HS-16")
def test_a_card_without_a_word_is_refused() -> None:
    t = race("Ada: 3x5/26 2x9/15 | Bo: 4x5/27 6x7/78 ; discard 7x8/13")
    assert t.refused("Ada 3x5") == "HS-16"
    assert "56" not in sentence(t, "Ada", "3x5")


@clause("HS-16")
def test_everybody_hears_the_call() -> None:
    t = race("Ada: 3x5/26 2x9/15 | Bo: 4x5/27 6x7/78 ; discard 7x8/13").play("Ada 56:3x5")
    assert [say(event.seen_by(1).words(), t.names, reader=1) for event in t.told] == [
        "Ada calls 56.",
        "Ada lays 3×5.",
    ]


@clause("HS-16")
def test_the_list_of_moves_is_not_for_people() -> None:
    assert rules_of("hochspannung", 2, {}).hints is False


@clause("HS-17")
def test_of_two_right_plays_the_first_stays_and_the_other_card_goes_back() -> None:
    t = race("Ada: 3x5/26 2x9/15 | Bo: 4x5/16 6x7/78 ; discard 7x8/13")
    t.play("Ada 56:3x5")
    assert t.refused("Bo 56:4x5") == "HS-17"
    assert sentence(t, "Bo", "56:4x5") == "Too late: 3×5 lies there now, and 4×5 stays in your hand."
    assert t.hand("Bo") == "4x5 6x7"


@clause("HS-17")
def test_a_late_card_that_fits_the_new_top_must_be_called_anew() -> None:
    t = race("Ada: 3x5/26 2x9/15 | Bo: 4x5/16 6x7/78 ; discard 7x8/13")
    t.play("Ada 56:3x5")
    assert t.refused("Bo 56:4x5") == "HS-17"
    t.play("Bo 15:4x5")
    assert t.place("discard") == "7x8 3x5 4x5"


@clause("HS-16", "HS-17")
def test_a_card_that_never_fitted_was_not_too_late() -> None:
    t = race("Ada: 3x5/26 2x9/15 | Bo: 4x5/17 6x7/78 ; discard 7x8/13")
    t.play("Ada 56:3x5")
    assert t.refused("Bo 56:4x5") == "HS-16"


@clause("HS-18")
def test_a_wrong_card_goes_back_without_penalty() -> None:
    t = race("Ada: 3x5/26 6x6/78 | Bo: 4x5/16 6x7/78 ; discard 7x8/13 ; pile Ada 9x9/24")
    before = t.state.places()
    assert t.refused("Ada 56:6x6") == "HS-12"
    assert t.state.places() == before
    assert t.may("Ada") == "56:3x5 draw"


@clause("HS-19")
def test_cards_may_be_drawn_at_any_time_one_by_one_without_limit() -> None:
    t = dealt("hochspannung", 2).play("Ada go")
    for held in range(4, 30):
        assert len(t.hand("Bo").split()) == held
        t.play("Bo draw")
    assert t.place("pile Bo") == ""


@clause("HS-19")
def test_the_top_of_the_own_pile_is_drawn_and_seen_by_its_player_alone() -> None:
    t = race("Ada: 3x5/26 | Bo: 4x5/16 6x7/78 ; discard 7x8/13 ; pile Ada 9x9/24 8x8/24").play("Ada draw")
    assert t.hand("Ada") == "3x5 9x9"
    assert [event.seen_by(0).faces() for event in t.told] == [["9x9"]]
    assert [event.seen_by(1).faces() for event in t.told] == [[]]


@clause("HS-19")
def test_drawing_is_never_compulsory() -> None:
    t = race("Ada: 3x5/23 4x4/27 | Bo: 4x5/17 6x7/78 ; discard 7x8/13 ; pile Ada 9x9/24")
    assert t.may("Ada") == "draw"
    assert t.may("Bo") == ""
    assert t.state.awaited() == 0


@clause("HS-20")
def test_with_an_empty_hand_and_a_pile_one_must_draw_first() -> None:
    t = race("Ada: 3x5/26 | Bo: 4x5/17 6x7/78 ; discard 7x8/13 ; pile Ada 9x9/15")
    t.play("Ada 56:3x5")
    assert t.winners() == ""
    assert t.may("Ada") == "draw"
    assert t.refused("Ada 15:9x9") == "HS-20"
    t.play("Ada draw 15:9x9")
    assert t.winners() == "Ada"


@clause("HS-21")
def test_with_an_empty_pile_nothing_can_be_drawn() -> None:
    t = race("Ada: 3x5/26 2x9/15 | Bo: 4x5/17 6x7/78 ; discard 3x3/78 7x8/13 ; pile Bo 9x9/15")
    assert t.refused("Ada draw") == "HS-21"
    t.play("Bo draw")
    assert t.place("pile Bo") == ""
    assert t.hand("Ada") == "3x5 2x9"


@clause("HS-22")
def test_a_late_claim_counts_if_its_call_is_right_for_the_top_now_lying_there() -> None:
    """Bo meant the first 24; two cards later another 24 lies there."""
    t = race("Ada: 2x9/24 3x8/18 5x5/78 | Bo: 4x5/27 6x7/78 ; discard 4x6/13")
    t.play("Ada 24:2x9 18:3x8", "Bo 24:4x5")
    assert t.place("discard") == "4x6 2x9 3x8 4x5"


@clause("HS-22")
def test_a_late_claim_with_a_right_call_must_still_fit() -> None:
    t = race("Ada: 2x9/24 3x8/18 5x5/78 | Bo: 4x5/37 6x7/78 ; discard 4x6/13")
    t.play("Ada 24:2x9 18:3x8")
    assert t.refused("Bo 24:4x5") == "HS-12"


@clause("HS-23")
@pytest.mark.parametrize(("first", "second"), [("Ada 56:3x5", "Bo 56:4x5"), ("Bo 56:4x5", "Ada 56:3x5")])
def test_who_arrives_first_is_first(first: str, second: str) -> None:
    t = race("Ada: 3x5/26 2x9/15 | Bo: 4x5/16 6x7/78 ; discard 7x8/13")
    t.play(first)
    assert t.refused(second) == "HS-17"
    assert [entry.seat for entry in t.sitting.record.entries] == [t.seat(first.split()[0])]


@clause("HS-24")
def test_the_face_down_finish_needs_no_call() -> None:
    t = race("Ada: 3x5/34 | Bo: 4x5/17 6x7/78 ; discard 7x8/13")
    assert t.may("Ada") == "last"
    assert t.play("Ada last").winners() == "Ada"


@clause("HS-16", "HS-17", "HS-20", "HS-21", "HS-40", "HC-05")
@settings(max_examples=60)
@given(st.sampled_from(["hochspannung", "unter-spannung", "hochspannung+unter-spannung"]), st.data())
def test_every_attempt_is_answered_in_a_sentence(game: str, data: st.DataObject) -> None:
    t = dealt(game, 2, data.draw(st.integers(0, 99)))
    cards = [card for place in t.state.places().values() for card in place]
    attempts = st.builds(lambda call, card: f"{call}:{card}", st.integers(0, 99), st.sampled_from(cards))
    words = st.sampled_from(["go", "draw", "last"]) | st.sampled_from(cards) | attempts | st.text()
    for seat, text in data.draw(st.lists(st.tuples(st.integers(0, 1), words), max_size=40)):
        t.sitting.submit(seat, t.state.decision(), text)
        assert sentence(t, t.names[seat], text)
