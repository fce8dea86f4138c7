"""Piles, and telling that a card moves."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lastcard.engine.contract import EVERYBODY, WATCHER, Words, seat_bit
from lastcard.engine.piles import Moved, Pile, Told, shuffled
from lastcard.engine.rng import fast


@given(st.lists(st.integers(0, 99)), st.integers(0, 99))
def test_cards_are_drawn_from_the_top(cards: list[int], many: int) -> None:
    pile = Pile(cards)
    many = min(many, len(cards))
    assert [pile.draw() for draw in range(many)] == cards[:many]
    assert pile.cards() == cards[many:]
    assert pile.size() == len(cards) - many


def test_a_clone_is_drawn_from_on_its_own_and_shares_the_order() -> None:
    pile = Pile([1, 2, 3])
    twin = pile.clone()
    assert [twin.draw(), twin.draw()] == [1, 2]
    assert (pile.cards(), twin.cards()) == ([1, 2, 3], [3])
    assert twin.order is pile.order


def test_a_pile_may_end_before_its_order_does() -> None:
    pile = Pile([1, 2, 3, 4], 1, 3)
    assert (pile.size(), pile.cards()) == (2, [2, 3])


@given(st.lists(st.integers(0, 9)))
def test_shuffling_keeps_the_cards_and_leaves_the_list_alone(cards: list[int]) -> None:
    before = cards.copy()
    assert sorted(shuffled(cards, fast(1))) == sorted(cards)
    assert cards == before


def test_only_those_who_know_are_told_the_card() -> None:
    moved = Moved(1, "six", "pile", "hand:1", seat_bit(1), "game.draws")
    assert moved.seen_by(1).faces() == ["six"]
    assert moved.seen_by(0).faces() == moved.seen_by(WATCHER).faces() == []
    assert moved.seen_by(0).words() == Words("game.draws-unseen", {"seat": 1})
    assert moved.seen_by(0).data()["card"] == ""


def test_what_lies_open_is_told_to_all() -> None:
    moved = Moved(1, "six", "hand:1", "discards", EVERYBODY, "game.plays")
    assert moved.seen_by(0) is moved.seen_by(WATCHER) is moved
    assert moved.words() == Words("game.plays", {"seat": 1, "card": "six"})


def test_what_is_told_to_all_is_the_same_for_all() -> None:
    told = Told(Words("game.reveals", {"seat": 2}), ["six"])
    assert told.seen_by(0) is told
    assert (told.faces(), told.data()["values"]) == (["six"], {"seat": 2})
