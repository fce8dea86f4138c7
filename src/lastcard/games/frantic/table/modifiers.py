"""Modifiers: what changes the rules for a while. Each method has an answer that changes nothing.

A modifier is never changed once made, so that clones share it; one that changes returns another in its place.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from lastcard.engine.agenda import T
from lastcard.engine.contract import Seat, Seats, Words
from lastcard.engine.windows import Cause
from lastcard.games.frantic.kinds import ALL_KINDS, Kinds

NO_EVENT: Final = -1

ALL_COLOURS: Final = 15


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(ABC, Generic[T]):
    """Something that holds for a while; it ends with the round. (FR-N49, FR-N75)"""

    def __init__(self, event: int = NO_EVENT) -> None:
        self.event: Final = event
        """The event card that lasts in it, which stays out of a reshuffle meanwhile. (FR-N85)"""

    @abstractmethod
    def words(self) -> Words:
        """What holds, for the table to read."""

    def clause(self) -> str:
        """The clause by which it forbids what it forbids."""
        return ""

    def allows(self, table: T) -> Kinds:
        """Which kinds may be played?"""
        return ALL_KINDS

    def wishable(self, table: T) -> int:
        """Which colours may be wished, as bits?"""
        return ALL_COLOURS

    def draws(self, table: T, seat: Seat, count: int) -> int:
        """How many cards does a seat draw that is told to draw so many, at least one?"""
        return count

    def closes(self, table: T, window: int, cause: Cause[T]) -> bool:
        """Does it keep a window shut?"""
        return False

    def shows(self, table: T) -> Seats:
        """Whose hands lie open?"""
        return 0

    def turn_begins(self, table: T, seat: Seat, missed: bool) -> Modifier[T] | None:
        """A turn begins, or is missed (then `turn_ends` follows at once): what holds from now on?"""
        return self

    def turn_ends(self, table: T, seat: Seat) -> Modifier[T] | None:
        """A turn is over or was missed: what holds from now on?"""
        return self

    def ran_out(self, table: T, seats: Seats, seat: Seat) -> None:
        """These have no cards left when all of this seat's turn is done: push what comes before Nice Try."""
        return

    def round_ends(self, table: T, finishers: Seats) -> None:
        """The round is over: push what comes before the count."""
        return

    def scores(self, table: T, points: list[int], finishers: Seats) -> None:
        """The points of the round, to be changed in the list."""
        return
