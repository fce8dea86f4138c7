"""The clock of one table: it times windows and decisions, and acts when the time is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from lastcard.engine.contract import CLOCK, Seat, seat_bit, seats_in
from lastcard.server.live_table.inbox import Act, Inbox
from lastcard.server.log.table_log import TableLog
from lastcard.server.services import Services
from lastcard.server.viewers.audience import Audience
from lastcard.server.viewers.shown_clock import NO_TIMER, ShownClock
from lastcard.server.wire import Timer

TIMEOUT: Final = "timeout"
LAG: Final = 1000
"""Milliseconds by which a timer may go off too soon: the loop looks at the clock only once a turn. If it is
more, somebody has set the clock."""


class Clock:
    """Runs the timer of one table and shows it in the `ShownClock`."""

    def __init__(
        self,
        log: TableLog,
        shown: ShownClock,
        audience: Audience,
        inbox: Inbox,
        services: Services,
        act_for: Callable[[Seat, int], None],
    ) -> None:
        self.log = log
        self.shown = shown
        self.audience = audience
        self.inbox = inbox
        self.services = services
        self.act_for: Final = act_for
        """Moves for a seat whose time is over."""
        self.began = 0
        self.due = 0
        """Milliseconds of a timer that is shown and does not run yet; 0 if there is none."""
        self.handle: asyncio.TimerHandle | None = None

    def fill_banks(self) -> None:
        """Give everybody the whole bank for a new game."""
        self.shown.fill_banks(len(self.log.seat_states))
        self.stop()

    def reset(self, banks: list[int]) -> None:
        """Stop and take the banks of an earlier moment, because the last batch was not stored."""
        self.shown.banks = banks
        self.stop()
        self.shown.changed += 1

    def stop(self) -> None:
        """Stop the timer and show none."""
        if self.handle is not None:
            self.handle.cancel()
        self.handle = None
        self.due = 0
        self.shown.hide()

    def arm(self) -> None:
        """Show the timer of the decision that is open, unless it runs already."""
        wanted = self._wanted()
        if wanted is None:
            self.stop()
            return
        decision, seats, total = wanted
        running = self.shown.running
        if running.decision == decision and running.until:
            if running.seats != seats:
                self.shown.show(Timer(decision, running.until, running.total, seats))
            return
        self.stop()
        self.due = total
        self.shown.show(Timer(decision, self.services.now() + total, total, seats))

    def start(self) -> None:
        """Run the timer that is shown, now that all viewers are told: nobody loses the time of storing."""
        if self.due:
            self.began = self.services.now()
            self.handle = self.services.later(self.due / 1000, self._run_out)
            self.due = 0

    def _wanted(self) -> tuple[int, list[Seat], int] | None:
        """The open decision, the seats that it waits for, and the milliseconds; None if time is unlimited."""
        state = self.log.state
        if state is None or self.log.phase != "playing" or not self.audience.is_attended():
            return None
        if state.to_act() & seat_bit(CLOCK):
            beat = max(1, int(1000 * self.log.making.terms.beat * self.services.pace))
            return state.decision(), seats_in(state.awaited()), beat
        if not self.log.think:
            return None
        people = [seat for seat in seats_in(state.awaited()) if self._is_timed(seat)]
        if not people:
            return None
        return state.decision(), people, self.log.think + min(self._bank(seat) for seat in people)

    def _is_timed(self, seat: Seat) -> bool:
        seat_state = self.log.seat_states[seat]
        return (seat_state.kind == "person" or seat_state.remote) and not seat_state.away

    def _bank(self, seat: Seat) -> int:
        if not self.shown.banks:
            self.fill_banks()
        return self.shown.bank(seat)

    def spent(self, seat: Seat, now: int) -> None:
        """A seat has moved: take the time beyond that of a decision from its bank."""
        think, running = self.log.think, self.shown.running
        if think and running.until and seat in running.seats:
            over = now - self.began - think
            if over > 0 and self._bank(seat):
                self.shown.spend(seat, over)

    def _run_out(self) -> None:
        """The time is over: act through the inbox, as everybody does."""
        state, running = self.log.state, self.shown.running
        if state is None or running is NO_TIMER:
            return
        left = self.began + running.total - self.services.now()
        if 0 < left < LAG:
            self.handle = self.services.later(left / 1000, self._run_out)
            return
        if state.to_act() & seat_bit(CLOCK):
            self.inbox.put(Act(CLOCK, running.decision, TIMEOUT, by="clock"))
            return
        for seat in running.seats:
            self.act_for(seat, running.decision)
