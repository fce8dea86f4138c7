"""The moves: a card with a call, a draw, the last card face down, and the signal to start."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lastcard.engine.contract import Move, Seat, Words

NO_CALL: Final = -1
MOST_CALLED: Final = 99
"""The largest number that may be called, right or wrong."""


@final
class Lay(Move):
    """HS-16: say a number and lay a card: `24:3x5`, `8:8+-2`; `3x5` is an attempt without a word."""

    def __init__(self, call: int, kind: i64, face: str) -> None:
        self.call: Final = call
        self.kind: Final = kind
        self.face: Final = face

    def text(self) -> str:
        """Its notation."""
        return self.face if self.call == NO_CALL else f"{self.call}:{self.face}"

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name: the card, and the call if there is one."""
        if self.call == NO_CALL:
            return Words("move.card", {"card": self.face})
        return Words("hochspannung.move-call", {"card": self.face, "call": self.call})


@final
class Draw(Move):
    """HS-19: one card from the own pile. US-07: likewise."""

    def text(self) -> str:
        """Its notation."""
        return "draw"

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return Words("move.draw")


@final
class Last(Move):
    """HS-40: the last card, face down. HS-24: it needs no call."""

    def text(self) -> str:
        """Its notation."""
        return "last"

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return Words("hochspannung.move-last")


@final
class Go(Move):
    """HS-07: the signal to start. HC-05: or the turning of the middle card."""

    def text(self) -> str:
        """Its notation."""
        return "go"

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return Words("hochspannung.move-go")


DRAW: Final = Draw()
LAST: Final = Last()
GO: Final = Go()
