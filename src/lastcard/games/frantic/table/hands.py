"""A hand of Frantic: bit sets with as many copies as the boxes have, and what others know of it."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from lastcard.engine.bits import bit, count, lowest, nth
from lastcard.games.frantic.kinds import SPECIAL
from lastcard.games.frantic.table.marks import NO_MARKS, Mark


@mypyc_attr(acyclic=True)
class Hand:
    """Cards in a hand.

    `numbers` holds the kinds of number cards of which there is at least one, `twins` those with two. The
    copies of a special card, up to fifteen, are counted in four planes: `ones`, `twos`, `fours`, `eights`.
    """

    def __init__(
        self,
        *,
        numbers: i64 = 0,
        twins: i64 = 0,
        ones: i64 = 0,
        twos: i64 = 0,
        fours: i64 = 0,
        eights: i64 = 0,
        size: i64 = 0,
        marks: list[Mark] = NO_MARKS,
    ) -> None:
        self.numbers = numbers
        self.twins = twins
        self.ones = ones
        self.twos = twos
        self.fours = fours
        self.eights = eights
        self.size = size
        self.marks = marks

    def clone(self) -> Hand:
        """The same cards in another hand."""
        return Hand(
            numbers=self.numbers,
            twins=self.twins,
            ones=self.ones,
            twos=self.twos,
            fours=self.fours,
            eights=self.eights,
            size=self.size,
            marks=self.marks,
        )

    def specials(self) -> i64:
        """The special cards of which there is at least one."""
        return self.ones | self.twos | self.fours | self.eights

    def add(self, kind: i64) -> None:
        """Take a card of this kind into the hand."""
        self.size += 1
        if kind < SPECIAL:
            card = bit(kind)
            if self.numbers & card == 0:
                self.numbers |= card
            else:
                self.twins |= card
            return
        carry = bit(kind - SPECIAL)
        ones, twos, fours = self.ones, self.twos, self.fours
        self.ones = ones ^ carry
        carry &= ones
        self.twos = twos ^ carry
        carry &= twos
        self.fours = fours ^ carry
        self.eights ^= carry & fours

    def remove(self, kind: i64) -> None:
        """Take a card of this kind, which must be there, out of the hand."""
        self.size -= 1
        if kind < SPECIAL:
            card = bit(kind)
            if self.twins & card != 0:
                self.twins ^= card
            else:
                self.numbers ^= card
            return
        borrow = bit(kind - SPECIAL)
        self.ones ^= borrow
        borrow &= self.ones
        self.twos ^= borrow
        borrow &= self.twos
        self.fours ^= borrow
        self.eights ^= borrow & self.fours

    def has(self, kind: i64) -> bool:
        """Is a card of this kind in the hand?"""
        if kind < SPECIAL:
            return self.numbers & bit(kind) != 0
        return self.specials() & bit(kind - SPECIAL) != 0

    def copies(self, kind: i64) -> i64:
        """How many cards of this kind are in the hand."""
        if kind < SPECIAL:
            return ((self.numbers >> kind) & 1) + ((self.twins >> kind) & 1)
        at = kind - SPECIAL
        low = ((self.ones >> at) & 1) + 2 * ((self.twos >> at) & 1)
        return low + 4 * ((self.fours >> at) & 1) + 8 * ((self.eights >> at) & 1)

    def nth(self, at: i64) -> i64:
        """One of the cards by its place, from 0 to size − 1: a blind draw is one at random."""
        here = count(self.numbers)
        if at < here:
            return nth(self.numbers, at)
        at -= here
        here = count(self.twins)
        if at < here:
            return nth(self.twins, at)
        at -= here
        here = count(self.ones)
        if at < here:
            return SPECIAL + nth(self.ones, at)
        at -= here
        here = 2 * count(self.twos)
        if at < here:
            return SPECIAL + nth(self.twos, at // 2)
        at -= here
        here = 4 * count(self.fours)
        if at < here:
            return SPECIAL + nth(self.fours, at // 4)
        return SPECIAL + nth(self.eights, (at - here) // 8)

    def cards(self) -> list[int]:
        """The kinds of all cards, lowest first, a kind as often as it is there."""
        found: list[int] = []
        numbers = self.numbers
        while numbers != 0:
            kind = int(lowest(numbers))
            found.append(kind)
            if self.twins & numbers & -numbers != 0:
                found.append(kind)
            numbers &= numbers - 1
        self._add_specials(found)
        return found

    def special_cards(self) -> list[int]:
        """The kinds of all cards but the number cards, lowest first, a kind as often as it is there."""
        found: list[int] = []
        self._add_specials(found)
        return found

    def _add_specials(self, found: list[int]) -> None:
        specials = self.specials()
        while specials != 0:
            kind = SPECIAL + int(lowest(specials))
            for copy in range(self.copies(kind)):
                found.append(kind)
            specials &= specials - 1


def hand_of(kinds: list[int]) -> Hand:
    """A hand of these cards."""
    hand = Hand()
    for kind in kinds:
        hand.add(kind)
    return hand
