"""An event being carried out: whose it is, and whom it touches."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import NOBODY, Seat, Seats, seat_bit
from lastcard.games.frantic.table.table import Table


class Occurrence:
    """FR-072: the originator; FR-N20: `touched` leaves out whoever is protected, in everything.

    `chain` are the event cards being carried out, the newest last: one may bring others. (FR-N85)
    """

    def __init__(self, originator: Seat, touched: Seats, chain: list[int]) -> None:
        self.originator: Final = originator
        self.touched: Final = touched
        self.chain: Final = chain

    def event(self) -> int:
        """The event card itself."""
        return self.chain[-1]

    def has(self, seat: Seat) -> bool:
        """Is a seat touched?"""
        return self.touched & seat_bit(seat) != 0

    def order(self, table: Table) -> list[Seat]:
        """FR-073, FR-N51: in the current direction from the one after the originator, who is last. FR-075"""
        first = table.after(self.originator)
        return [seat for seat in table.around(first) if self.touched & seat_bit(seat)]

    def first(self, table: Table, seats: Seats) -> Seat:
        """FR-074: the first of these in play direction, the originator last; NOBODY if none is touched."""
        for seat in self.order(table):
            if seats & seat_bit(seat):
                return seat
        return NOBODY

    def sizes(self, table: Table) -> list[int]:
        """FR-N76: the hand sizes of those touched, settled when the event begins, in order of seats."""
        return [int(table.hands[seat].size) for seat in range(table.seats()) if self.has(seat)]

    def most(self, table: Table) -> int:
        """The size of the largest hand of those touched."""
        return max(self.sizes(table), default=0)

    def fewest(self, table: Table) -> int:
        """The size of the smallest hand of those touched."""
        return min(self.sizes(table), default=0)

    def holding(self, table: Table, size: int) -> Seats:
        """Those touched who hold so many cards."""
        found = 0
        for seat in range(table.seats()):
            if self.has(seat) and table.hands[seat].size == size:
                found |= seat_bit(seat)
        return found

    def spared(self, seats: Seats) -> Occurrence:
        """The occurrence without these."""
        return Occurrence(self.originator, self.touched & ~seats, self.chain)

    def bringing(self, event: int) -> Occurrence:
        """The occurrence of an event card that this one brought."""
        return Occurrence(self.originator, self.touched, [*self.chain, event])
