"""Cards on their way from hand to hand."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Seat


class Gift:
    """A card on its way from one hand to another."""

    def __init__(self, giver: Seat, taker: Seat, kind: int) -> None:
        self.giver: Final = giver
        self.taker: Final = taker
        self.kind: Final = kind
