"""Who of a table's people is away: gone for longer than the grace time, until they are back."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from lastcard.engine.contract import Seat
from lastcard.server.live_table.inbox import Wakes

if TYPE_CHECKING:
    from lastcard.server.live_table.owned_table import Table


class Presence:
    """Since when somebody is gone."""

    def __init__(self, table: Table) -> None:
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
        places = self.table.places
        present = [seat for seat, place in enumerate(places) if place.proof and self.table.is_present(seat)]
        for seat in present:
            self.came(seat)
        return [seat for seat in present if places[seat].away]

    def away(self) -> list[Seat]:
        """People who are not there and have been gone for long, but are not known to be away."""
        places = self.table.places
        missing = [seat for seat, place in enumerate(places) if place.proof and not place.away]
        return [seat for seat in missing if not self.table.is_present(seat) and self._is_long_gone(seat)]

    def all_ready(self) -> bool:
        """Do all people who are here, or there through another node, want another game?"""
        people = [seat for seat, place in enumerate(self.table.places) if place.kind == "person"]
        here = [self.table.places[seat] for seat in people if self.table.is_present(seat)]
        return bool(here) and all(place.ready for place in here)

    def _is_long_gone(self, seat: Seat) -> bool:
        """Has the grace time passed? If not, it is looked at again when it has."""
        house = self.table.house
        gone = time.monotonic() - self.gone_at.setdefault(seat, time.monotonic())
        left = self.table.replica.making.terms.grace * house.pace - gone
        if left > 0 and seat not in self.missed:
            self.missed.add(seat)
            house.later(left + 0.05, lambda: self._look_for(seat))
        return left <= 0

    def _look_for(self, seat: Seat) -> None:
        self.missed.discard(seat)
        self.table.put(Wakes())
