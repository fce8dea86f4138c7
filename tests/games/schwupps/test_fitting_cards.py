"""Schwupps, fitting cards: SW-30 to SW-35."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.engine.bits import bit
from lastcard.games.schwupps.cards import FACES, KINDS, kinds_of
from lastcard.games.schwupps.moves import all_moves, move_of
from lastcard.games.schwupps.rows import RULES, fits, spot, stepped
from lastcard.words import say
from tests.table import Table, clause, table

NUMBERS = st.integers(1, 10)
CARDS = st.integers(0, KINDS - 1)
STEPS = st.sampled_from([1, -1, 2, -2])


def fitting(rule: str, card: str, top: str) -> bool:
    """Does a card fit, by their codes?"""
    return fits(RULES.index(rule), kinds_of([card])[0], kinds_of([top])[0])


def on_pile_1(rule: str, top: str, hand: str) -> Table:
    """Ada with this hand, and one pile that matters; the others want an 8, a 9 and a 10."""
    rest = "number +1 +2 ; pile 2 p8 ; pile 3 p8 ; pile 4 y8"
    return table("schwupps", f"Ada: {hand} | Bo: g1 ; rows {rule} {rest} ; pile 1 {top} ; stock Ada g1")


def refused(t: Table, move: str) -> str:
    """The sentence with which Ada's move is refused."""
    return say(t.sitting.rules.refusal(t.state, 0, move).words, t.names)


@clause("SW-30")
@pytest.mark.parametrize(("rule", "wanted"), [("+1", 6), ("+2", 7), ("-1", 4), ("-2", 3)])
def test_plus_and_minus_want_exactly_that_much_more_or_less(rule: str, wanted: int) -> None:
    for number in range(1, 11):
        assert fitting(rule, f"b{number}", "r5") == (number == wanted)


@clause("SW-30")
@pytest.mark.parametrize("rule", ["+1", "-1", "+2", "-2"])
def test_plus_and_minus_take_any_colour(rule: str) -> None:
    wanted = 5 + int(rule)
    assert all(fitting(rule, f"{colour}{wanted}", "r5") for colour in "rbygp")


@clause("SW-30")
def test_a_misfit_is_told_what_the_pile_wants() -> None:
    t = on_pile_1("+2", "r5", "r6 r7")
    assert t.refused("Ada r6@1") == "SW-30"
    assert refused(t, "r6@1") == "A +2 pile on a 5 wants a 7."


@clause("SW-31")
def test_after_10_comes_1_and_below_1_comes_10() -> None:
    assert fitting("-1", "r10", "b1")
    assert fitting("+2", "r2", "b10")
    assert fitting("-2", "r10", "b2")
    assert not fitting("+1", "r10", "b10")


@clause("SW-31")
def test_a_misfit_at_the_end_of_the_ring_is_told_so() -> None:
    t = on_pile_1("-1", "r1", "r2 b10")
    assert t.refused("Ada r2@1") == "SW-31"
    assert refused(t, "r2@1") == "A −1 pile on a 1 wants a 10: after 10 comes 1."


@clause("SW-31")
@given(NUMBERS, STEPS)
def test_a_step_and_the_same_step_back_lead_home(number: int, step: int) -> None:
    assert stepped(stepped(number, step), -step) == number
    assert stepped(number, step) in range(1, 11)


@clause("SW-31")
@given(NUMBERS, STEPS)
def test_the_step_is_the_one_the_clause_writes_down(number: int, step: int) -> None:
    assert stepped(number, step) == ((number - 1 + step) % 10) + 1
    assert stepped(number, step) - number in (step, step - 10, step + 10)


@clause("SW-31")
@given(NUMBERS)
def test_ten_steps_of_one_or_five_of_two_go_once_round(number: int) -> None:
    ones = twos = number
    for step in range(10):
        ones = stepped(ones, 1)
    for step in range(5):
        twos = stepped(twos, -2)
    assert (ones, twos) == (number, number)


@clause("SW-32")
def test_same_number_takes_any_colour() -> None:
    assert all(fitting("number", f"{colour}7", "r7") for colour in "rbygp")
    assert not any(fitting("number", f"r{number}", "r7") for number in range(1, 11) if number != 7)


@clause("SW-32")
def test_a_misfit_on_same_number_is_told_the_number() -> None:
    t = on_pile_1("number", "r5", "r6")
    assert t.refused("Ada r6@1") == "SW-32"
    assert refused(t, "r6@1") == "That pile wants the same number, a 5."


@clause("SW-33")
def test_same_colour_takes_any_number() -> None:
    assert all(fitting("colour", f"g{number}", "g7") for number in range(1, 11))
    assert not any(fitting("colour", f"{colour}7", "g7") for colour in "rbyp")


@clause("SW-33")
@pytest.mark.parametrize("colour", ["red", "blue", "yellow", "green", "purple"])
def test_a_misfit_on_same_colour_is_told_the_colour(colour: str) -> None:
    other = "b6" if colour == "red" else "r6"
    t = on_pile_1("colour", f"{colour[0]}5", other)
    assert t.refused(f"Ada {other}@1") == "SW-33"
    assert refused(t, f"{other}@1") == f"That pile wants the same colour, {colour}."


@clause("SW-34")
def test_either_takes_the_same_colour_or_the_same_number_or_both() -> None:
    assert all(fitting("either", f"g{number}", "g7") for number in range(1, 11))
    assert all(fitting("either", f"{colour}7", "g7") for colour in "rbygp")
    assert not fitting("either", "r6", "g7")


@clause("SW-34")
@pytest.mark.parametrize("colour", ["red", "blue", "yellow", "green", "purple"])
def test_a_misfit_on_either_is_told_both(colour: str) -> None:
    other = "b6" if colour == "red" else "r6"
    t = on_pile_1("either", f"{colour[0]}5", other)
    assert t.refused(f"Ada {other}@1") == "SW-34"
    assert refused(t, f"{other}@1") == f"That pile wants {colour}, or a 5."


@clause("SW-30", "SW-32", "SW-33", "SW-34")
@pytest.mark.parametrize(
    ("rule", "others"),
    [("+1", 10), ("-1", 10), ("+2", 10), ("-2", 10), ("number", 9), ("colour", 19), ("either", 27)],
)
@given(top=CARDS)
def test_so_many_of_the_other_99_cards_fit(rule: str, others: int, top: int) -> None:
    pack = [card for card in range(KINDS) for copy in range(2)]
    pack.remove(top)
    assert sum(fits(RULES.index(rule), card, top) for card in pack) == others


@clause("SW-30", "SW-31", "SW-32", "SW-33", "SW-34")
@pytest.mark.parametrize("rule", RULES)
def test_the_masks_say_what_the_rules_say(rule: str) -> None:
    index = RULES.index(rule)
    for top in range(KINDS):
        mask = spot(index, top).fits
        assert [bool(mask & bit(card)) for card in range(KINDS)] == [
            fits(index, card, top) for card in range(KINDS)
        ]


@clause("SW-21")
def test_the_notation_of_every_move_comes_back() -> None:
    moves = all_moves()
    assert len({move.text() for move in moves}) == len(moves) == 4 * 50 + 2 * 5 + 2 + 2
    assert all(move_of(move.text()) is move for move in moves)


@clause("SW-21")
@given(st.one_of(st.text(), st.from_regex(r"[rbygp](10|[1-9])@[1-4]", fullmatch=True)))
def test_text_is_a_move_only_in_the_very_notation(text: str) -> None:
    move = move_of(text)
    assert move is None or move.text() == text


@clause("SW-35")
def test_the_played_card_is_the_new_top_for_the_next_one() -> None:
    t = on_pile_1("+1", "r5", "b6 g7 y6")
    assert t.may("Ada").split()[:2] == ["b6@1", "y6@1"]
    t.play("Ada b6@1")
    assert t.refused("Ada y6@1") == "SW-30"
    assert t.play("Ada g7@1").place("pile:1") == "r5 b6 g7"


@clause("SW-35")
def test_each_pile_goes_by_its_own_rule_and_top() -> None:
    piles = "pile 1 r5 ; pile 2 g5 ; pile 3 y8 ; pile 4 p10"
    t = table("schwupps", f"Ada: y6 | Bo: g1 ; rows +1 -1 colour -2 ; {piles} ; stock Ada g1")
    assert t.may("Ada").split()[:2] == ["y6@1", "y6@3"]


@clause("SW-35")
def test_cards_have_the_codes_people_type() -> None:
    assert FACES[0] == "r1"
    assert FACES[KINDS - 1] == "p10"
