"""What others know of the cards in a hand.

A mark says that some seats know of one card of a kind. A card handed over is known to its giver, one taken
from a market to everybody. When a card leaves a hand unseen, those who did not see which one know nothing of
that hand any more. Lists of marks are replaced, never changed, so that clones share them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from lastcard.engine.contract import EVERYBODY, Seat, Seats, seat_bit


@mypyc_attr(acyclic=True, free_list_len=1)
class Mark:
    """These seats know of one card of this kind."""

    def __init__(self, kind: int, seats: Seats) -> None:
        self.kind: Final = kind
        self.seats: Final = seats


NO_MARKS: Final[list[Mark]] = []


def noted(marks: list[Mark], kind: int, seats: Seats) -> list[Mark]:
    """These seats know of one more card of this kind."""
    if seats == 0:
        return marks
    found = marks.copy()
    found.append(Mark(kind, seats))
    return found


def all_noted(marks: list[Mark], kinds: list[int], seats: Seats) -> list[Mark]:
    """These seats, of which there is one, know of a card of each of these kinds."""
    found = marks.copy()
    for kind in kinds:
        found.append(Mark(kind, seats))
    return found


def left(marks: list[Mark], kind: int, seen: Seats) -> list[Mark]:
    """A card of this kind has left the hand before the eyes of some; all others forget what they knew."""
    if seen == EVERYBODY and not has(marks, kind):
        return marks
    found: list[Mark] = []
    still = seen
    for mark in marks:
        seats = mark.seats & seen
        if mark.kind == kind:
            gone = seats & still
            still &= ~gone
            seats &= ~gone
        if seats == mark.seats:
            found.append(mark)
        elif seats != 0:
            found.append(Mark(mark.kind, seats))
    return found


def has(marks: list[Mark], kind: int) -> bool:
    """Does anybody know of a card of this kind?"""
    return any(mark.kind == kind for mark in marks)


def without(marks: list[Mark], seat: Seat) -> list[Mark]:
    """The marks of all but one seat."""
    mine = seat_bit(seat)
    found: list[Mark] = []
    for mark in marks:
        if not mark.seats & mine:
            found.append(mark)
        elif mark.seats != mine:
            found.append(Mark(mark.kind, mark.seats & ~mine))
    return found


def known_to(marks: list[Mark], seat: Seat) -> list[int]:
    """The kinds of all cards that a seat knows to be there."""
    found = [mark.kind for mark in marks if mark.seats & seat_bit(seat)]
    found.sort()
    return found
