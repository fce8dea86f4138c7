"""The two events of Troublemaker that last: Last Chance and Plus One."""

from __future__ import annotations

from typing import Final

from lastcard.engine.agenda import Task
from lastcard.engine.contract import Seat, Seats, Words, seat_bit
from lastcard.games.frantic.cards.texts import EventEffect
from lastcard.games.frantic.events.occurrence import Occurrence
from lastcard.games.frantic.events.trigger import trigger
from lastcard.games.frantic.table.modifiers import Modifier
from lastcard.games.frantic.table.table import Table


class SetLastChance(EventEffect):
    """FR-139: for the rest of the round whoever gets rid of their last card triggers an event."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N79: carried out again it changes nothing."""
        if not [modifier for modifier in table.modifiers if isinstance(modifier, LastChance)]:
            table.add(LastChance(occurrence.event(), occurrence.touched))


class LastChance(Modifier[Table]):
    """FR-139: it waits for empty hands. `touched` are those who trigger an event."""

    def __init__(self, event: int, touched: Seats) -> None:
        super().__init__(event)
        self.touched: Final = touched

    def words(self) -> Words:
        """What waits."""
        return Words("frantic.last-chance")

    def ran_out(self, table: Table, seats: Seats, seat: Seat) -> None:
        """FR-N29: an event for each; FR-N66: from the player in turn on. FR-125"""
        runners = [other for other in table.around(seat) if seats & self.touched & seat_bit(other)]
        table.in_order([FarewellEvent(runner) for runner in runners])


class FarewellEvent(Task[Table]):
    """The event of somebody who has run out of cards."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def words(self) -> Words:
        """What comes."""
        return Words("frantic.event-comes", {"seat": self.seat})

    def run(self, table: Table) -> None:
        """FR-N66: they are its originator. FR-N63: nothing comes if the round is about to end."""
        if not table.cut_short():
            trigger(table, self.seat)


class SetPlusOne(EventEffect):
    """FR-141: for the rest of the round every draw is one card more."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N79: carried out again it changes nothing."""
        if not [modifier for modifier in table.modifiers if isinstance(modifier, PlusOne)]:
            table.add(PlusOne(occurrence.event(), occurrence.touched))


class PlusOne(Modifier[Table]):
    """FR-141: one card more, once per order to draw and not per card."""

    def __init__(self, event: int, touched: Seats) -> None:
        super().__init__(event)
        self.touched: Final = touched

    def words(self) -> Words:
        """What holds."""
        return Words("frantic.plus-one")

    def draws(self, table: Table, seat: Seat, count: int) -> int:
        """FR-N78: an order for none stays none and is not asked about. FR-N82: not for the protected."""
        return count + 1 if self.touched & seat_bit(seat) else count
