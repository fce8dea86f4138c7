"""An event being carried out: whose it is, and whom it touches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lastcard.engine.bits import bit
from lastcard.engine.contract import EVERYBODY, NOBODY, Seat, Seats, Words, seat_bit
from lastcard.engine.piles import Moved, Pile, shuffled
from lastcard.engine.windows import Cause
from lastcard.games.frantic.table.windows import EVENT_COMING

if TYPE_CHECKING:
    from lastcard.games.frantic.table.table import Table


class Scene:
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

    def spared(self, seats: Seats) -> Scene:
        """The scene without these."""
        return Scene(self.originator, self.touched & ~seats, self.chain)

    def bringing(self, event: int) -> Scene:
        """The scene of an event card that this one brought."""
        return Scene(self.originator, self.touched, [*self.chain, event])


class EventComing(Cause["Table"]):
    """FR-N12: an event card is about to be turned up; whoever protects himself now is not touched by it."""

    def __init__(self, scene: Scene) -> None:
        self.scene: Final = scene

    def words(self) -> Words:
        """What is about to happen."""
        return Words("frantic.event-comes", {"seat": self.scene.originator})

    def prompt(self) -> Words:
        """What everybody is asked."""
        return Words("frantic.ask-event", {"seat": self.scene.originator})

    def asked(self, table: Table) -> Seats:
        """All whom it would touch."""
        return self.scene.touched

    def order(self, table: Table) -> list[Seat]:
        """FR-N12: in the order of clause 73."""
        return self.scene.order(table)

    def all_count(self) -> bool:
        """FR-N12: every taker counts, and the event comes all the same."""
        return True

    def run(self, table: Table) -> None:
        """FR-071: the top event is turned up and carried out at once."""
        spared = table.spared
        table.spared = 0
        # FR-140, FR-N64: one that another event brought still comes although the round is about to end.
        if not self.scene.chain and table.cut_short():
            return
        event = turn_up_event(table, self.scene)
        if event != NOBODY:
            carry_out(table, event, self.scene.spared(spared))


def trigger(table: Table, originator: Seat, touched: Seats = EVERYBODY) -> None:
    """An event is coming. FR-075: to all players, the originator included, unless somebody is protected."""
    announce_event(table, Scene(originator, table.everybody() & touched, []))


def announce_event(table: Table, scene: Scene) -> None:
    """An event is coming to those whom the scene touches; it may be one that another event brought."""
    table.offer(EVENT_COMING, EventComing(scene))


def turn_up_event(table: Table, scene: Scene) -> int:
    """Turn up the top event card; NOBODY if there is none. FR-N30: the discard is reshuffled if need be."""
    if table.events.size() == 0:
        # FR-N85: all but those still being carried out or lasting.
        busy = scene.chain + [modifier.event for modifier in table.modifiers]
        table.events = Pile(shuffled([event for event in table.spent if event not in busy], table.rng))
        table.spent = [event for event in table.spent if event in busy]
        if table.events.size() == 0:
            return NOBODY
    event = table.events.draw()
    table.spent = [*table.spent, event]
    table.turned |= bit(event)
    if table.loud:
        code = table.rules.deck.events[event].code
        table.tell(Moved(scene.originator, code, "events", "spent", EVERYBODY, "frantic.event"))
    return event


def carry_out(table: Table, event: int, scene: Scene) -> None:
    """An event that was turned up happens."""
    table.rules.deck.events[event].happening.begin(table, scene.bringing(event))
