"""What the table remembers, once discards have been shuffled back into the draw pile, of who holds what.

Play only notes down what everybody saw; what follows from it (see `pasts`) is worked out when a view is made.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lastcard.engine.contract import Seat
from lastcard.engine.hands import Hand
from lastcard.games.multiplication.cards import FREE, KINDS
from lastcard.games.multiplication.pasts import Pasts, undivided

UNSEEN: Final = KINDS
"""Stands for the kind of a card that was drawn."""


class Trace:
    """Something that everybody saw: a seat drew a card or discarded one, or cards were put back."""

    def __init__(self, seat: Seat, kind: int, back: list[int]) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.back: Final = back

    def tell(self, pasts: Pasts) -> None:
        """Let the pasts go on by this."""
        if self.back:
            pasts.put_back(self.back)
        elif self.kind == UNSEEN:
            pasts.draw(self.seat)
        elif self.kind == FREE:
            pasts.discard_free(self.seat)
        else:
            pasts.discard(self.seat, self.kind)


_DRAWN: Final[list[Trace]] = [Trace(seat, UNSEEN, []) for seat in range(6)]
_DISCARDED: Final[list[list[Trace]]] = [[Trace(seat, kind, []) for kind in range(KINDS)] for seat in range(6)]


class Memory:
    """What everybody saw since the first reshuffle; and of which shuffle the free cards in hands are.

    `frees` has a seat and a shuffle for each free card in a hand. Clones share the pasts: they are replaced,
    never changed.
    """

    def __init__(
        self, shuffles: i64, frees: list[tuple[int, int]], pasts: Pasts, traces: list[Trace]
    ) -> None:
        self.shuffles = shuffles
        self.frees = frees
        self.pasts = pasts
        self.traces = traces

    def clone(self) -> Memory:
        """The same memory, to go on by itself."""
        if self is BLANK:
            return self
        return Memory(self.shuffles, self.frees.copy(), self.pasts, self.traces.copy())

    def drawn(self, seat: i64, kind: i64) -> None:
        """A seat drew a card of this kind, and only it knows which."""
        if self.shuffles > 0:
            self.traces.append(_DRAWN[seat])
            if kind == FREE:
                self.frees.append((int(seat), int(self.shuffles)))

    def discarded(self, seat: i64, kind: i64) -> None:
        """A seat discarded a card of this kind; of two free cards the one it had first."""
        if self.shuffles > 0:
            self.traces.append(_DISCARDED[seat][kind])
            if kind == FREE:
                at = 0 if self.frees[0][0] == seat else 1
                del self.frees[at]

    def put_back(self, kinds: list[int]) -> None:
        """These cards are the draw pile now."""
        self.shuffles += 1
        self.traces.append(Trace(-1, UNSEEN, kinds))

    def frees_of(self, seat: Seat) -> list[int]:
        """The shuffle of each free card in a hand, as its holder knows."""
        return [shuffle for holder, shuffle in self.frees if holder == seat]

    def recall(self) -> Pasts:
        """All that may have happened; nothing seen twice."""
        if self.traces:
            pasts = self.pasts.clone()
            for trace in self.traces:
                trace.tell(pasts)
            self.pasts = pasts
            self.traces = []
        return self.pasts


BLANK: Final = Memory(0, [], undivided([], 0), [])
"""Before the first reshuffle there is nothing to remember, and all games share it."""


def begun(hands: list[Hand]) -> Memory:
    """What is known just before the first reshuffle: all cards out of sight are in these hands."""
    frees = [(seat, 0) for seat, hand in enumerate(hands) if hand.has(FREE)]
    frees += [(seat, 0) for seat, hand in enumerate(hands) if hand.second != 0]
    return Memory(0, frees, undivided([int(hand.size) for hand in hands], len(frees)), [])
