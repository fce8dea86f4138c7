"""What a player has: a hand and a personal pile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lastcard.engine.bits import bit, numbers_in
from lastcard.engine.piles import Pile
from lastcard.games.schwupps.cards import AGGRAVATION

HAND_SIZE: Final = 4


@mypyc_attr(acyclic=True)
class Player:
    """A hand and a personal pile, unseen by all, in one object, so that a clone costs one.

    `first` holds the kinds of number cards in hand, `second` those in hand twice; aggravation cards are
    counted. The personal pile is a part of a deck that is never changed, from `at` to `end`.
    """

    def __init__(
        self, *, first: i64, second: i64, size: i64, aggravations: i64, deck: list[int], at: i64, end: i64
    ) -> None:
        self.first = first
        self.second = second
        self.size = size
        self.aggravations = aggravations
        self.deck = deck
        self.at = at
        self.end = end

    def clone(self) -> Player:
        """The same cards, played on their own."""
        return Player(
            first=self.first,
            second=self.second,
            size=self.size,
            aggravations=self.aggravations,
            deck=self.deck,
            at=self.at,
            end=self.end,
        )

    def take(self, kind: i64) -> None:
        """Take a card into the hand. SW-53: whatever it is, there is no hand limit."""
        self.size += 1
        if kind == AGGRAVATION:
            self.aggravations += 1
        else:
            card = bit(kind)
            self.second |= self.first & card
            self.first |= card

    def lay(self, kind: i64) -> None:
        """Take a number card, which must be there, out of the hand."""
        card = bit(kind)
        self.size -= 1
        if self.second & card != 0:
            self.second ^= card
        else:
            self.first ^= card

    def spend(self) -> None:
        """Take an aggravation card, which must be there, out of the hand."""
        self.size -= 1
        self.aggravations -= 1

    def stock(self) -> i64:
        """How many cards are in the personal pile."""
        return self.end - self.at

    def draw(self) -> int:
        """Take the top card of the personal pile, which must not be empty, into the hand."""
        kind = self.deck[self.at]
        self.at += 1
        self.take(kind)
        return kind

    def is_out(self) -> bool:
        """SW-70: the hand is empty, and so is the personal pile. (SW-73: one alone is not enough.)"""
        return self.size == 0 and self.at == self.end

    def left(self) -> int:
        """SW-81: the cards that count, in hand and personal pile."""
        return int(self.size + self.stock())

    def cards(self) -> list[int]:
        """The hand, aggravation cards last."""
        numbers = numbers_in(self.first) + numbers_in(self.second)
        numbers.sort()
        return numbers + [AGGRAVATION] * int(self.aggravations)

    def stocked(self) -> list[int]:
        """The personal pile, top first."""
        return self.deck[self.at : self.end]


def player_of(cards: list[int], stock: Pile) -> Player:
    """A player with this hand and this personal pile."""
    player = Player(first=0, second=0, size=0, aggravations=0, deck=stock.order, at=stock.at, end=stock.end)
    for kind in cards:
        player.take(kind)
    return player
