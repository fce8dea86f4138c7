"""Time at one table: how long a window stays open, how long somebody may think. Running out is a move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from lastcard.engine.contract import CLOCK, Seat, seat_bit, seats_in
from lastcard.server.live_table.inbox import Act
from lastcard.server.wire import Timer

if TYPE_CHECKING:
    from lastcard.server.live_table.node_table import NodeTable

NOTHING: Final = Timer(0, 0, 0, [])
TIMEOUT: Final = "timeout"
LAG: Final = 1000
"""Milliseconds by which a timer may go off too soon: the loop looks at the clock only once a turn. If it is
more, somebody has set the clock."""


class Clock:
    """What runs down at a table, if anything does."""

    def __init__(self, table: NodeTable) -> None:
        self.table = table
        self.acts_for: Callable[[Seat, int], None] = lambda seat, decision: None
        """Moves for a seat whose time has run out."""
        self.running: Timer = NOTHING
        self.changed = 0
        self.began = 0
        self.due = 0
        """What is shown and does not run yet, in milliseconds."""
        self.handle: asyncio.TimerHandle | None = None
        self.banks: list[int] = []

    def fill_banks(self) -> None:
        """A new game: everybody has the whole bank again."""
        self.banks = [1000 * self.table.log.making.terms.bank for seat_state in self.table.seat_states]
        self.stop()

    def stop(self) -> None:
        """Nothing runs."""
        if self.handle is not None:
            self.handle.cancel()
        self.handle = None
        self.due = 0
        if self.running is not NOTHING:
            self.running = NOTHING
            self.changed += 1

    def arm(self) -> None:
        """Show what has to run for the decision that is open, unless it runs already."""
        wanted = self._wanted()
        if wanted is None:
            self.stop()
            return
        decision, seats, total = wanted
        if self.running.decision == decision and self.running.until:
            if self.running.seats != seats:
                self._show(Timer(decision, self.running.until, self.running.total, seats))
            return
        self.stop()
        self.due = total
        self._show(Timer(decision, self.table.services.now() + total, total, seats))

    def start(self) -> None:
        """Let run what is shown, now that all are told; however long it took to store, nobody loses by it."""
        if self.due:
            self.began = self.table.services.now()
            self.handle = self.table.services.later(self.due / 1000, self._run_out)
            self.due = 0

    def _show(self, timer: Timer) -> None:
        self.running = timer
        self.changed += 1

    def _wanted(self) -> tuple[int, list[Seat], int] | None:
        """The open decision, whom it waits for, and how long; None if there is all the time in the world."""
        state = self.table.state
        if (
            state is None
            or self.table.log.phase != "playing"
            or not self.table.services.is_attended(self.table)
        ):
            return None
        if state.to_act() & seat_bit(CLOCK):
            beat = max(1, int(1000 * self.table.log.making.terms.beat * self.table.services.pace))
            return state.decision(), seats_in(state.awaited()), beat
        if not self.table.log.think:
            return None
        people = [seat for seat in seats_in(state.awaited()) if self._is_timed(seat)]
        if not people:
            return None
        return state.decision(), people, self.table.log.think + min(self._bank(seat) for seat in people)

    def _is_timed(self, seat: Seat) -> bool:
        seat_state = self.table.seat_states[seat]
        return (seat_state.kind == "person" or seat_state.remote) and not seat_state.away

    def _bank(self, seat: Seat) -> int:
        if not self.banks:
            self.fill_banks()
        return self.banks[seat]

    def bank(self, seat: Seat) -> int:
        """What a seat has left beyond the time of a decision."""
        return self.banks[seat] if self.banks else 1000 * self.table.log.making.terms.bank

    def spent(self, seat: Seat, now: int) -> None:
        """A seat has moved: what it took beyond the time of a decision comes from its bank."""
        think = self.table.log.think
        if think and self.running.until and seat in self.running.seats:
            over = now - self.began - think
            if over > 0 and self._bank(seat):
                self.banks[seat] = max(0, self._bank(seat) - over)
                self.table.broadcast.sheet += 1

    def _run_out(self) -> None:
        """Time acts: through the inbox, like everybody."""
        state = self.table.state
        if state is None or self.running is NOTHING:
            return
        left = self.began + self.running.total - self.table.services.now()
        if 0 < left < LAG:
            self.handle = self.table.services.later(left / 1000, self._run_out)
            return
        if state.to_act() & seat_bit(CLOCK):
            self.table.put(Act(CLOCK, self.running.decision, TIMEOUT, by="clock"))
            return
        for seat in self.running.seats:
            self.acts_for(seat, self.running.decision)
