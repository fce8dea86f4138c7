"""A hand of cards as bit sets: one bit a kind."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

from lastcard.engine.bits import bit, lowest, numbers_in

T = TypeVar("T")


@mypyc_attr(acyclic=True)
class Hand:
    """Cards in a hand: up to 62 kinds, up to three of a kind.

    `first` holds the kinds of which there is at least one, `second` those with at least two, `third` three.
    """

    def __init__(self, first: i64 = 0, second: i64 = 0, third: i64 = 0, size: i64 = 0) -> None:
        self.first = first
        self.second = second
        self.third = third
        self.size = size

    def add(self, kind: i64) -> None:
        """Take a card of this kind into the hand."""
        card = bit(kind)
        self.size += 1
        if self.first & card == 0:
            self.first |= card
        elif self.second & card == 0:
            self.second |= card
        else:
            self.third |= card

    def remove(self, kind: i64) -> None:
        """Take a card of this kind, which must be there, out of the hand."""
        card = bit(kind)
        self.size -= 1
        if self.third & card != 0:
            self.third ^= card
        elif self.second & card != 0:
            self.second ^= card
        else:
            self.first ^= card

    def has(self, kind: i64) -> bool:
        """Is a card of this kind in the hand?"""
        return self.first & bit(kind) != 0

    def cards(self) -> list[int]:
        """The kinds of all cards, lowest first, a kind as often as it is there."""
        found = numbers_in(self.first) + numbers_in(self.second) + numbers_in(self.third)
        found.sort()
        return found

    def clone(self) -> Hand:
        """The same cards in another hand."""
        return Hand(self.first, self.second, self.third, self.size)


def hand_of(kinds: list[int]) -> Hand:
    """A hand of these cards."""
    hand = Hand()
    for kind in kinds:
        hand.add(kind)
    return hand


def add_each(found: list[T], by_kind: list[T], kinds: i64) -> None:
    """Add the entry of each of these kinds, lowest first: the moves with these cards."""
    while kinds != 0:
        found.append(by_kind[lowest(kinds)])
        kinds &= kinds - 1
