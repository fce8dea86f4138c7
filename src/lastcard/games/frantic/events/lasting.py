"""The event of the base game that lasts: the Time Bomb."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Seat, Seats, Words, seat_bit
from lastcard.games.frantic.cards.texts import EventEffect
from lastcard.games.frantic.events.occurrence import Occurrence
from lastcard.games.frantic.table.endings import BOMB
from lastcard.games.frantic.table.modifiers import Modifier
from lastcard.games.frantic.table.table import Table

TURNS_LEFT: Final = 3


class SetTimeBomb(EventEffect):
    """FR-097: three turns are left to everyone."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N28, FR-N79: a second one restarts the count and adds nothing."""
        for modifier in table.modifiers:
            if isinstance(modifier, TimeBomb):
                table.lift(modifier)
        table.add(TimeBomb(occurrence.event(), occurrence.touched))


class TimeBomb(Modifier[Table]):
    """FR-097: each player has three turns left; the round ends when somebody would start a fourth.

    `begun` counts the turns each seat has begun since, four bits a seat; `touched` are those it counts for.
    """

    def __init__(self, event: int, touched: Seats, begun: int = 0) -> None:
        super().__init__(event)
        self.touched: Final = touched
        self.begun: Final = begun

    def words(self) -> Words:
        """How many turns are left to whoever has fewest."""
        most = max([self.begun >> 4 * seat & 15 for seat in range(8)])
        return Words("frantic.bomb-ticks", {"left": TURNS_LEFT - most})

    def turn_begins(self, table: Table, seat: Seat, missed: bool) -> Modifier[Table] | None:
        """FR-100: the turn in which it was set has begun before. FR-N28: a missed turn is no turn."""
        if missed or not self.touched & seat_bit(seat):
            # FR-N82: nor does it count the turns of somebody protected.
            return self
        if self.begun >> 4 * seat & 15 == TURNS_LEFT:
            table.stop(BOMB)
            return self
        return TimeBomb(self.event, self.touched, self.begun + (1 << 4 * seat))

    def scores(self, table: Table, points: list[int], finishers: Seats) -> None:
        """FR-098: −10 for who got out, +10 for all others. FR-099, FR-N28: doubled if nobody did."""
        exploded = table.ending is BOMB
        for seat in range(len(points)):
            if not self.touched & seat_bit(seat):
                # FR-124: no −10 and no +10 for somebody protected, and 0 if the bomb went off. FR-N82, FR-N95
                points[seat] = 0 if exploded else points[seat]
            elif finishers == 0:
                points[seat] *= 2
            else:
                points[seat] += -10 if finishers & seat_bit(seat) else 10
