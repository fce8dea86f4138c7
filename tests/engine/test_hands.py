"""Hands as bit sets, held against a plain count of cards."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from lastcard.engine.hands import Hand, add_each, hand_of

KINDS = st.integers(0, 61)
CARDS = st.dictionaries(KINDS, st.integers(1, 3)).map(lambda copies: [*Counter(copies).elements()])


@given(CARDS)
def test_a_hand_holds_what_was_put_into_it(cards: list[int]) -> None:
    hand = hand_of(cards)
    assert hand.cards() == sorted(cards)
    assert hand.size == len(cards)


@given(CARDS, KINDS)
def test_a_hand_knows_what_it_has(cards: list[int], kind: int) -> None:
    assert hand_of(cards).has(kind) == (kind in cards)


@given(CARDS.flatmap(st.permutations))
def test_cards_taken_out_are_gone_one_at_a_time(cards: list[int]) -> None:
    hand, left = hand_of(sorted(cards)), Counter(cards)
    for kind in cards:
        hand.remove(kind)
        left[kind] -= 1
        assert hand.cards() == sorted(left.elements())
        assert hand.size == left.total()


@given(CARDS)
def test_the_layers_tell_how_many_there_are_of_a_kind(cards: list[int]) -> None:
    hand = hand_of(cards)
    layers = [hand.first, hand.second, hand.third]
    for kind in range(62):
        assert sum(layer >> kind & 1 for layer in layers) == cards.count(kind)


@given(CARDS, KINDS)
def test_a_clone_goes_its_own_way(cards: list[int], kind: int) -> None:
    hand = hand_of(cards)
    twin = hand.clone()
    if cards.count(kind) < 3:
        twin.add(kind)
    else:
        twin.remove(kind)
    assert hand.cards() == sorted(cards)
    assert twin.cards() != hand.cards()


def test_an_empty_hand_has_nothing() -> None:
    assert (Hand().cards(), Hand().size) == ([], 0)


@given(st.sets(KINDS))
def test_the_entries_of_some_kinds_come_lowest_first(kinds: set[int]) -> None:
    found = ["before"]
    add_each(found, [f"move {kind}" for kind in range(62)], sum(2**kind for kind in kinds))
    assert found == ["before", *(f"move {kind}" for kind in sorted(kinds))]
