"""How the cards may have gone, as far as the whole table can tell.

Before the first reshuffle a card out of sight may be in any other hand or anywhere in the draw pile. After it
(MG-40) the draw pile holds the cards put back and no others. So every card in a hand is *of* a shuffle: of
shuffle 0 if it never went back into the pile, of 1 if the first reshuffle put it back last, and so on.

Everybody sees who draws when and who discards what, and so can tell how many cards of each shuffle everybody
holds: a number card is of the shuffle that put it back last. But two free cards look alike. When they are of
different shuffles and one is discarded, it may be either, and from then on there are several pasts.
"""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Seat
from lastcard.games.multiplication.cards import FREE, KINDS


class Past:
    """One way it may have gone: of which shuffles everybody's cards are, and the free cards out of sight."""

    def __init__(self, held: list[list[int]], frees: list[int]) -> None:
        self.held: Final = held
        self.frees: Final = frees

    def text(self) -> str:
        """All of it: pasts that read alike are alike."""
        return f"{self.held} {self.frees}"

    def clone(self) -> Past:
        """The same past, to go on by itself."""
        return Past([hand.copy() for hand in self.held], self.frees.copy())


class Pasts:
    """All pasts that what everybody saw allows, and the shuffle that each number card is of."""

    def __init__(self, shuffles: int, shuffle_of: list[int], pasts: list[Past]) -> None:
        self.shuffles = shuffles
        self.shuffle_of: Final = shuffle_of
        self.all = pasts

    def clone(self) -> Pasts:
        """The same pasts, to go on by themselves."""
        return Pasts(self.shuffles, self.shuffle_of.copy(), [past.clone() for past in self.all])

    def draw(self, seat: Seat) -> None:
        """A seat drew a card, which is of the last shuffle."""
        for past in self.all:
            past.held[seat].append(self.shuffles)

    def put_back(self, kinds: list[int]) -> None:
        """These cards were shuffled and are the draw pile."""
        self.shuffles += 1
        for kind in kinds:
            self.shuffle_of[kind] = self.shuffles
            if kind == FREE:
                for past in self.all:
                    past.frees.append(self.shuffles)

    def discard(self, seat: Seat, kind: int) -> None:
        """A seat discarded a card: pasts in which it had no card of that shuffle are not true."""
        shuffle = self.shuffle_of[kind]
        self.all = [past for past in self.all if shuffle in past.held[seat]]
        for past in self.all:
            past.held[seat].remove(shuffle)

    def discard_free(self, seat: Seat) -> None:
        """A seat discarded a free card: of two that look alike it may be either."""
        found: dict[str, Past] = {}
        for past in self.all:
            for shuffle in sorted(set(past.frees)):
                if shuffle in past.held[seat]:
                    after = past.clone()
                    after.held[seat].remove(shuffle)
                    after.frees.remove(shuffle)
                    found[after.text()] = after
        self.all = list(found.values())


def undivided(sizes: list[int], frees: int) -> Pasts:
    """Before any reshuffle: hands of these sizes, and so many free cards out of sight."""
    return Pasts(0, [0] * KINDS, [Past([[0] * size for size in sizes], [0] * frees)])
