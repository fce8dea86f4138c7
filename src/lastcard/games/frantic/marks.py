"""What others know of the cards in a hand.

A mark says that some seats know of one card of a kind: `kind + 256 × seats`. A card handed over is known to
its giver, one taken from a market to everybody. When a card leaves a hand unseen, those who did not see
which one know nothing of that hand any more. Lists of marks are replaced, never changed, so that clones
share them.
"""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Seat, Seats, seat_bit

_SEATS: Final = 256

NO_MARKS: Final[list[int]] = []


def noted(marks: list[int], kind: int, seats: Seats) -> list[int]:
    """These seats know of one more card of this kind."""
    return [*marks, kind + _SEATS * seats] if seats != 0 else marks


def left(marks: list[int], kind: int, seen: Seats) -> list[int]:
    """A card of this kind has left the hand before the eyes of some; all others forget what they knew."""
    found: list[int] = []
    still = seen
    for mark in marks:
        seats = mark // _SEATS & seen
        if mark % _SEATS == kind:
            gone = seats & still
            still &= ~gone
            seats &= ~gone
        if seats != 0:
            found.append(mark % _SEATS + _SEATS * seats)
    return found


def without(marks: list[int], seat: Seat) -> list[int]:
    """The marks of all but one seat."""
    others = [mark & ~(seat_bit(seat) * _SEATS) for mark in marks]
    return [mark for mark in others if mark >= _SEATS]


def known_to(marks: list[int], seat: Seat) -> list[int]:
    """The kinds of all cards that a seat knows to be there."""
    found = [mark % _SEATS for mark in marks if mark // _SEATS & seat_bit(seat)]
    found.sort()
    return found
