"""How an event comes: the card that triggers it, the window before it, and the event card turned up."""

from __future__ import annotations

from typing import Final

from lastcard.engine.bits import bit
from lastcard.engine.contract import EVERYBODY, NOBODY, Seat, Seats, Words
from lastcard.engine.piles import Moved, Pile, shuffled
from lastcard.engine.windows import Cause
from lastcard.games.frantic.cards.texts import Effect
from lastcard.games.frantic.events.occurrence import Occurrence
from lastcard.games.frantic.play.play import Play
from lastcard.games.frantic.table.table import Table
from lastcard.games.frantic.table.windows import EVENT_COMING


class TriggerEvent(Effect):
    """FR-071: turn up an event. FR-072: its originator is the player of the card."""

    def begin(self, table: Table, play: Play) -> None:
        """It comes at once. FR-N80: not to those protected from the event that brought the card."""
        trigger(table, play.seat, play.touched)


class EventComing(Cause["Table"]):
    """FR-N12: an event card is about to be turned up; it does not touch those who protect themselves now."""

    def __init__(self, occurrence: Occurrence) -> None:
        self.occurrence: Final = occurrence

    def words(self) -> Words:
        """What is about to happen."""
        return Words("frantic.event-comes", {"seat": self.occurrence.originator})

    def prompt(self) -> Words:
        """What everybody is asked."""
        return Words("frantic.ask-event", {"seat": self.occurrence.originator})

    def asked(self, table: Table) -> Seats:
        """All whom it would touch."""
        return self.occurrence.touched

    def order(self, table: Table) -> list[Seat]:
        """FR-N12: in the order of clause 73."""
        return self.occurrence.order(table)

    def all_count(self) -> bool:
        """FR-N12: every taker counts, and the event comes all the same."""
        return True

    def run(self, table: Table) -> None:
        """FR-071: the top event is turned up and carried out at once."""
        spared = table.spared
        table.spared = 0
        # FR-140, FR-N64: one that another event brought still comes although the round is about to end.
        if not self.occurrence.chain and table.cut_short():
            return
        event = turn_up_event(table, self.occurrence)
        if event != NOBODY:
            carry_out(table, event, self.occurrence.spared(spared))


def trigger(table: Table, originator: Seat, touched: Seats = EVERYBODY) -> None:
    """An event is coming. FR-075: to all players, the originator included, unless somebody is protected."""
    announce_event(table, Occurrence(originator, table.everybody() & touched, []))


def announce_event(table: Table, occurrence: Occurrence) -> None:
    """An event is coming to those whom the occurrence touches; it may be one that another event brought."""
    table.offer(EVENT_COMING, EventComing(occurrence))


def turn_up_event(table: Table, occurrence: Occurrence) -> int:
    """Turn up the top event card; NOBODY if there is none. FR-N30: the discard is reshuffled if need be."""
    if table.events.size() == 0:
        # FR-N85: all but those still being carried out or lasting.
        busy = occurrence.chain + [modifier.event for modifier in table.modifiers]
        table.events = Pile(shuffled([event for event in table.spent if event not in busy], table.rng))
        table.spent = [event for event in table.spent if event in busy]
        if table.events.size() == 0:
            return NOBODY
    event = table.events.draw()
    table.spent = [*table.spent, event]
    table.turned |= bit(event)
    if table.loud:
        code = table.rules.deck.events[event].code
        table.tell(Moved(occurrence.originator, code, "events", "spent", EVERYBODY, "frantic.event"))
    return event


def carry_out(table: Table, event: int, occurrence: Occurrence) -> None:
    """An event that was turned up happens."""
    table.rules.deck.events[event].effect.begin(table, occurrence.bringing(event))
