"""Who of a table's people is away: gone for longer than the grace time, until they are back."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from lastcard.engine.contract import Seat
from lastcard.server.live_table.inbox import Wakes

if TYPE_CHECKING:
    from lastcard.server.live_table.owned_table import OwnedTable


class Presence:
    """Since when somebody is gone."""

    def __init__(self, table: OwnedTable) -> None:
        self.table = table
        self.gone_at: dict[Seat, float] = {}
        self.missed: set[Seat] = set()

    def came(self, seat: Seat) -> None:
        """Somebody is here for this seat."""
        self.gone_at.pop(seat, None)

    def went(self, seat: Seat) -> None:
        """Nobody is here for this seat any more, or not yet."""
        self.gone_at[seat] = time.monotonic()

    def back(self) -> list[Seat]:
        """People who were away and are here again, or there through another node."""
        seat_states = self.table.seat_states
        present = [
            seat
            for seat, seat_state in enumerate(seat_states)
            if seat_state.proof and self.table.is_present(seat)
        ]
        for seat in present:
            self.came(seat)
        return [seat for seat in present if seat_states[seat].away]

    def away(self) -> list[Seat]:
        """People who are not there and have been gone for long, but are not known to be away."""
        seat_states = self.table.seat_states
        missing = [
            seat for seat, seat_state in enumerate(seat_states) if seat_state.proof and not seat_state.away
        ]
        return [seat for seat in missing if not self.table.is_present(seat) and self._is_long_gone(seat)]

    def all_ready(self) -> bool:
        """Do all people who are here, or there through another node, want another game?"""
        people = [
            seat for seat, seat_state in enumerate(self.table.seat_states) if seat_state.kind == "person"
        ]
        here = [self.table.seat_states[seat] for seat in people if self.table.is_present(seat)]
        return bool(here) and all(seat_state.ready for seat_state in here)

    def _is_long_gone(self, seat: Seat) -> bool:
        """Has the grace time passed? If not, it is looked at again when it has."""
        services = self.table.services
        gone = time.monotonic() - self.gone_at.setdefault(seat, time.monotonic())
        left = self.table.log.making.terms.grace * services.pace - gone
        if left > 0 and seat not in self.missed:
            self.missed.add(seat)
            services.later(left + 0.05, lambda: self._look_for(seat))
        return left <= 0

    def _look_for(self, seat: Seat) -> None:
        self.missed.discard(seat)
        self.table.put(Wakes())
