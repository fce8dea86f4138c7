"""The events of Troublemaker that bring other events: Plague, Event Manager and Repeat.

FR-N30: they nest freely. FR-N80: whoever is protected from one is protected from all that it brings, since
the occurrence of an event that was brought is the occurrence of the one that brought it.
"""

from __future__ import annotations

from typing import Final, cast

from lastcard.engine.agenda import Task
from lastcard.engine.contract import NOBODY, Move, Refusal, Seat, Words
from lastcard.games.frantic.cards.texts import EventEffect
from lastcard.games.frantic.events.occurrence import Occurrence
from lastcard.games.frantic.events.trigger import EventComing, announce_event, carry_out, turn_up_event
from lastcard.games.frantic.moves import OfEvent
from lastcard.games.frantic.play.asking import Asked
from lastcard.games.frantic.table.table import Table
from lastcard.games.frantic.table.windows import EVENT_COMING

PLAGUES: Final = 2
OFFERED: Final = 3


class Plague(EventEffect):
    """FR-140: two more events are carried out one after the other, both even if the first ends the round."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N31: the round is scored after the second one."""
        table.in_order([Bring(occurrence)] * PLAGUES)


class Bring(Task[Table]):
    """One more event comes. FR-N80: with its own window before it."""

    def __init__(self, occurrence: Occurrence) -> None:
        self.occurrence: Final = occurrence

    def words(self) -> Words:
        """What comes."""
        return Words("frantic.event-comes", {"seat": self.occurrence.originator})

    def run(self, table: Table) -> None:
        """It comes to those whom the occurrence touches."""
        announce_event(table, self.occurrence)


class EventManager(EventEffect):
    """FR-136: the next three events are turned up; the originator picks one to be carried out."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N80: one window before all three."""
        table.offer(EVENT_COMING, EventsComing(occurrence))


class EventsComing(EventComing):
    """Three events are about to be turned up."""

    def run(self, table: Table) -> None:
        """FR-N30: the two that are not picked stay out and count as turned up. FR-N85: maybe fewer come."""
        occurrence = self.occurrence.spared(table.spared)
        table.spared = 0
        events: list[int] = []
        lying = occurrence
        for place in range(OFFERED):
            event = turn_up_event(table, lying)
            if event != NOBODY:
                events.append(event)
                lying = lying.bringing(event)
        pick(table, occurrence, events, "FR-136")


class Repeat(EventEffect):
    """FR-142: the originator picks an event already turned up in this round; it is carried out again."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N30: not Repeat itself. FR-N80: nobody can protect themselves any more."""
        events = range(len(table.rules.deck.events))
        turned = [at for at in events if table.has_turned(at) and at != occurrence.event()]
        pick(table, occurrence, turned, "FR-142")


def pick(table: Table, occurrence: Occurrence, events: list[int], clause: str) -> None:
    """FR-142: with none to pick there is no effect; the only one is picked without asking."""
    if len(events) == 1:
        carry_out(table, events[0], occurrence)
    elif events:
        table.push(PickEvent(occurrence, events, clause))


class PickEvent(Asked):
    """Which event is carried out? FR-N81: the originator chooses, protected or not."""

    def __init__(self, occurrence: Occurrence, events: list[int], clause: str) -> None:
        super().__init__(occurrence.originator)
        self.occurrence: Final = occurrence
        self.events: Final = events
        self.clause: Final = clause

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-event-pick", {"seat": self.seat})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """One of them."""
        return [table.rules.deck.pick[event] for event in self.events]

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """It happens."""
        carry_out(table, cast(OfEvent, move).event, self.occurrence)

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Only one of them."""
        return Refusal(self.clause)
