"""Cards that lie apart for a moment: set aside face down, or turned up for all to see."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import NOBODY, Seat, Seats


class Lying:
    """A card on its way: before whom it lies, and who knows it."""

    def __init__(self, seat: Seat, kind: int, known: Seats) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.known: Final = known


NO_KIND: Final = -1
"""The kind of a card that a viewer does not know."""

IN_THE_MIDDLE: Final = NOBODY
"""The seat before which a card in the middle of the table lies."""
