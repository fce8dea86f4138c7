"""What a bot can do wrong, and how simulations and tables note it."""

from __future__ import annotations

from typing import Final

from lastcard.bots.bot import Choice
from lastcard.engine.contract import Move, View, seat_bit

RAISED: Final = "raised"
LATE: Final = "late"
ILLEGAL: Final = "illegal"
SILENT: Final = "silent"
KINDS: Final = (RAISED, LATE, ILLEGAL, SILENT)

LONGEST: Final = 200
"""Letters of a note."""


class Illegal(Exception):
    """A bot chose what may not be done."""


class Silent(Exception):
    """A bot chose nothing although the game waits for it."""


def checked(choice: Choice | None, view: View, moves: list[Move]) -> Choice | None:
    """The choice, if it is one that may be made; raises what is wrong with it."""
    if choice is None:
        if view.awaited & seat_bit(view.seat):
            raise Silent
        return None
    if choice.move not in moves:
        raise Illegal(choice.move.text())
    return choice


def default_move(moves: list[Move]) -> Move:
    """What is done for whoever does not answer: the last of the list, where games put draw, pass and stop."""
    return moves[-1]


def note(kind: str, words: str) -> str:
    """`raised ValueError: no`, on one line and not too long."""
    return " ".join(f"{kind} {words}".split())[:LONGEST]


def note_on(error: Exception) -> str:
    """How it is noted that a bot ended in this error."""
    if isinstance(error, Illegal):
        return note(ILLEGAL, str(error))
    if isinstance(error, Silent):
        return note(SILENT, str(error))
    return note(RAISED, f"{type(error).__name__}: {error}")
