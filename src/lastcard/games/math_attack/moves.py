"""The moves of Math Attack!: a card on a line, or a pass."""

from __future__ import annotations

from typing import Final, final

from lastcard.engine.contract import Move, Seat, Words
from lastcard.games.math_attack.cards import FACES, KINDS

OWN: Final = 0
OTHER: Final = 1
_LINES: Final = ("own", "other")


@final
class Lay(Move):
    """Put a card at the end of the own or the other line: `own:+7`, `other:-half`."""

    def __init__(self, kind: int, across: int) -> None:
        self.kind: Final = kind
        self.across: Final = across

    def text(self) -> str:
        """Its notation."""
        return f"{_LINES[self.across]}:{FACES[self.kind]}"

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name: the card, and whose line it goes on."""
        seat = (mover + self.across) % seats
        return Words("math-attack.move-lay", {"card": FACES[self.kind], "seat": seat})


@final
class Pass(Move):
    """No card can be laid."""

    def text(self) -> str:
        """Its notation."""
        return "pass"

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return Words("move.pass")


LAY_OWN: Final[list[Move]] = [Lay(kind, OWN) for kind in range(KINDS)]
LAY_OTHER: Final[list[Move]] = [Lay(kind, OTHER) for kind in range(KINDS)]
PASS: Final = Pass()


def move_of(text: str) -> Move | None:
    """The move with this notation, or None."""
    if text == "pass":
        return PASS
    line, _, face = text.partition(":")
    if line in _LINES and face in FACES:
        return (LAY_OWN if line == "own" else LAY_OTHER)[FACES.index(face)]
    return None
