"""Finds who is away: whoever has been gone for longer than the grace time, until they come back."""

from __future__ import annotations

import time

from lastcard.engine.contract import Seat
from lastcard.server.live_table.inbox import Inbox
from lastcard.server.log.table_log import TableLog
from lastcard.server.services import Services
from lastcard.server.viewers.audience import Audience


class Presence:
    """Knows since when the player of a seat is gone."""

    def __init__(self, log: TableLog, audience: Audience, inbox: Inbox, services: Services) -> None:
        self.log = log
        self.audience = audience
        self.inbox = inbox
        self.services = services
        self.gone_at: dict[Seat, float] = {}
        self.missed: set[Seat] = set()

    def came(self, seat: Seat) -> None:
        """The player of this seat is present."""
        self.gone_at.pop(seat, None)

    def went(self, seat: Seat) -> None:
        """The player of this seat is not present any more, or not yet."""
        self.gone_at[seat] = time.monotonic()

    def back(self) -> list[Seat]:
        """The seats that were away and are present again."""
        seat_states = self.log.seat_states
        present = [
            seat
            for seat, seat_state in enumerate(seat_states)
            if seat_state.proof and self.audience.is_present(seat)
        ]
        for seat in present:
            self.came(seat)
        return [seat for seat in present if seat_states[seat].away]

    def away(self) -> list[Seat]:
        """The seats whose players have been gone for longer than the grace time and are not noted as away."""
        seat_states = self.log.seat_states
        missing = [
            seat for seat, seat_state in enumerate(seat_states) if seat_state.proof and not seat_state.away
        ]
        return [seat for seat in missing if not self.audience.is_present(seat) and self._is_long_gone(seat)]

    def all_ready(self) -> bool:
        """Do all people who are present want another game?"""
        people = [seat for seat, seat_state in enumerate(self.log.seat_states) if seat_state.kind == "person"]
        here = [self.log.seat_states[seat] for seat in people if self.audience.is_present(seat)]
        return bool(here) and all(seat_state.ready for seat_state in here)

    def _is_long_gone(self, seat: Seat) -> bool:
        """Is the grace time over? If not, the table looks again when it is."""
        gone = time.monotonic() - self.gone_at.setdefault(seat, time.monotonic())
        left = self.log.making.terms.grace * self.services.pace - gone
        if left > 0 and seat not in self.missed:
            self.missed.add(seat)
            self.services.later(left + 0.05, lambda: self._look_for(seat))
        return left <= 0

    def _look_for(self, seat: Seat) -> None:
        self.missed.discard(seat)
        self.inbox.wake()
