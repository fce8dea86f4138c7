"""Hochspannung, the packs: what is known of them, and that others can be played with. HS-02, HS-12, US-01."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard.engine.laws import check
from lastcard.games.hochspannung.cards import Card, Problem, Step, answers
from lastcard.games.hochspannung.decks import (
    COMBINED,
    HOCHSPANNUNG,
    UNTER_SPANNUNG,
    BadDeck,
    Call,
    Deck,
    Row,
    problems_of,
    steps_of,
)
from lastcard.games.hochspannung.rules import HochspannungGame
from tests.games.hochspannung import race
from tests.table import clause

CORNERS = [(low, high) for low in range(9) for high in range(low + 1, 9)]

problem_rows = st.lists(
    st.builds(
        lambda a, b, c: Row(Problem(a, b, *c)), st.integers(2, 9), st.integers(2, 9), st.sampled_from(CORNERS)
    ),
    max_size=62,
    unique_by=lambda row: (row.card.face(), tuple(row.card.corners)),
)
step_rows = st.lists(
    st.builds(lambda v, c, n: Row(Step(v, c), n), st.integers(1, 10), st.integers(1, 9), st.integers(1, 3)),
    min_size=1,
    max_size=62,
    unique_by=lambda row: row.card.face(),
)
packs = st.builds(Deck, problem_rows, step_rows)


def fits(card: Card, top: Card, call: int) -> bool:
    """What the rules say, said once more and otherwise."""
    if isinstance(top, Problem):
        return call == top.first * top.second and bool(
            set(str(call)) & {str(corner) for corner in card.corners}
        )
    assert isinstance(top, Step)
    ring = [10, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    return call in card.corners and call in {
        ring[(top.value + way) % 10] for way in (top.centre, -top.centre)
    }


@clause("HS-02")
def test_there_are_61_cards_with_a_problem_each() -> None:
    cards = [card for card in HOCHSPANNUNG.cards if isinstance(card, Problem)]
    assert len(cards) == len(HOCHSPANNUNG.pack()) == len(HOCHSPANNUNG.cards) == 61
    assert all(2 <= card.first <= 9 and 2 <= card.second <= 9 for card in cards)
    assert all(card.first * card.second >= 2 * 3 for card in cards)


@clause("HS-02")
def test_each_card_has_two_different_corners_from_0_to_8() -> None:
    corners = [card.corners for card in HOCHSPANNUNG.cards]
    assert all(len(set(pair)) == 2 for pair in corners)
    assert {number for pair in corners for number in pair} == set(range(9))


@clause("HS-12")
@pytest.mark.parametrize("deck", [HOCHSPANNUNG, UNTER_SPANNUNG, COMBINED])
def test_every_card_can_be_answered_by_many_others(deck: Deck) -> None:
    for top in range(len(deck.cards)):
        others = [kind for kind in deck.fitting(top) if kind != top]
        assert len(others) >= 6, deck.faces[top]


@clause("HS-13")
def test_every_digit_of_every_solution_is_on_some_corner() -> None:
    corners = {number for card in HOCHSPANNUNG.cards for number in card.corners}
    digits = {int(digit) for card in HOCHSPANNUNG.cards for digit in str(card.calls()[0])}
    assert digits <= corners


@clause("US-01")
def test_unter_spannung_has_73_cards() -> None:
    cards = [UNTER_SPANNUNG.cards[kind] for kind in UNTER_SPANNUNG.pack()]
    assert len(cards) == 73
    centres = Counter(card.centre for card in cards if isinstance(card, Step))
    values = Counter(card.corners[0] for card in cards)
    assert centres == {1: 24, 2: 24, 3: 25}
    assert values == {1: 8, 2: 8, 3: 8, 4: 7, 5: 7, 6: 7, 7: 7, 8: 7, 9: 7, 10: 7}


@clause("HC-01")
def test_both_packs_together_have_134_cards() -> None:
    faces = [COMBINED.faces[kind] for kind in COMBINED.pack()]
    apart = [deck.faces[kind] for deck in (HOCHSPANNUNG, UNTER_SPANNUNG) for kind in deck.pack()]
    assert len(faces) == 134
    assert Counter(faces) == Counter(apart)


@clause("HS-12", "US-03", "US-04", "HC-07", "HC-08")
@settings(max_examples=40)
@given(packs)
def test_the_tables_say_what_the_rules_say_of_every_two_cards_of_any_pack(deck: Deck) -> None:
    for top, asks in enumerate(deck.cards):
        for call in deck.calls[top]:
            laid = [*call.problem_lays, *call.step_lays]
            assert [move.text() for move in laid] == [f"{call.number}:{face}" for face in deck.faces]
            for kind, card in enumerate(deck.cards):
                assert is_set(deck, call, kind) == fits(card, asks, call.number)


@clause("HS-16", "US-05", "HC-06")
@settings(max_examples=40)
@given(packs, st.integers(0, 99))
def test_no_card_answers_a_call_that_the_top_does_not_ask(deck: Deck, number: int) -> None:
    for top, asks in enumerate(deck.cards):
        asked = number in {call.number for call in deck.calls[top]}
        for card in deck.cards:
            assert answers(card, asks, number) == fits(card, asks, number)
            assert asked or not fits(card, asks, number)


def is_set(deck: Deck, call: Call, kind: int) -> bool:
    """Is the bit of this kind in the table?"""
    at = kind - deck.first_step
    return bool(call.problems >> kind & 1) if at < 0 else bool(call.steps >> at & 1)


@clause("HS-16")
@settings(max_examples=40)
@given(packs, st.data())
def test_every_attempt_is_a_move_and_its_notation_comes_back(deck: Deck, data: st.DataObject) -> None:
    face, call = data.draw(st.sampled_from(deck.faces)), data.draw(st.integers(0, 99))
    for text in (f"{call}:{face}", face):
        move = deck.lay(text)
        assert move is not None
        assert move.text() == text
    assert all(deck.lay(move.text()) is move for lays in deck.lays for move in lays)


@clause("HS-13", "HS-16")
@pytest.mark.parametrize("text", ["", ":", "24:", "24:1x1", "x:3x5", "024:3x5", "100:3x5", "-6:3x5", "٣:3x5"])
def test_what_is_no_call_or_no_card_is_no_move(text: str) -> None:
    assert HOCHSPANNUNG.lay(text) is None
    assert HOCHSPANNUNG.lay("24:3x5") is not None


@clause("HS-16")
def test_a_card_may_be_written_as_it_is_read() -> None:
    assert COMBINED.lay("24:3×5") is COMBINED.lay("24:3x5")
    assert COMBINED.lay("8:8±2") is COMBINED.lay("8:8+-2")


@clause("HS-02")
def test_a_race_can_be_run_with_another_pack() -> None:
    """A small one, in which two problems are printed twice, with different corners."""
    pack = """3x7 1/2  4x6 4/2  7x9 6/3  2x6 1/2  4x8 2/3  6x7 4/2  8x9 7/2  9x9 1/8  5x3 5/1  9x3 7/2
              3x7 0/5  4x6 1/8  7x3 3/4  6x4 5/6  9x7 1/4  8x8 2/6  9x8 2/4  3x5 1/6  5x5 5/2"""
    deck = Deck(problems_of(pack), [])
    game = HochspannungGame(race.HOCHSPANNUNG.using(deck, "hochspannung-mine", "Mine"))
    rules = game.rules(3, game.settings())
    assert rules.game == "hochspannung-mine"
    assert {"3x7/12", "3x7/05", "7x3"} <= set(deck.faces)
    assert all(check(rules, seed) > 10 for seed in range(10))


@clause("US-01")
def test_a_race_can_be_run_with_other_steps() -> None:
    deck = Deck([], steps_of("+-1: 1 2 3 1 2 3\n+-4: 0 0 2 3 3 3"))
    assert len(deck.pack()) == 23
    game = HochspannungGame(race.UNTER_SPANNUNG.using(deck, "small", "Small"))
    assert all(check(game.rules(2, game.settings()), seed) > 10 for seed in range(10))


@clause("HS-02")
@pytest.mark.parametrize(
    "rows",
    [
        [Row(Problem(3, 5, 2, 6)), Row(Problem(3, 5, 2, 6))],
        [Row(Problem(3, 5, 2, 6), 2)],
        [Row(Step(7, 2), 4)],
        [Row(Problem(10, 10, 2, 6))],
        [Row(Problem(2, second, 2, 6)) for second in range(63)],
    ],
)
def test_a_pack_that_cannot_be_played_with_is_refused(rows: list[Row]) -> None:
    with pytest.raises(BadDeck):
        Deck(rows, [])


@clause("HS-02")
@pytest.mark.parametrize("text", ["3x5 26", "3+5 2/6", "3x5 2/a", "ax5 2/6"])
def test_a_pack_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(BadDeck, match="is written"):
        problems_of(text)


@clause("US-01")
def test_steps_that_cannot_be_read_are_refused() -> None:
    with pytest.raises(BadDeck, match="is written"):
        steps_of("+-1: 3 x")


@clause("HS-03")
def test_a_pack_too_small_to_deal_is_refused() -> None:
    game = HochspannungGame(race.HOCHSPANNUNG.using(race.deck_of("3x5/26 3x7/18 4x4/25"), "tiny", "Tiny"))
    assert game.rules(2, game.settings()).start(1).view(0).to_act == 1
    with pytest.raises(BadDeck, match="too small for 3 players"):
        game.rules(3, game.settings()).start(1)
