"""The game that is on at one table: makes moves, and keeps clock, bots and races in step with them."""

from __future__ import annotations

from lastcard.engine.contract import Seat, Words
from lastcard.engine.sitting import Refused
from lastcard.server.live_table.bot_seats import BotSeats
from lastcard.server.live_table.clock import Clock
from lastcard.server.live_table.inbox import Act, Inbox
from lastcard.server.live_table.races import Races
from lastcard.server.log.table_log import Happened
from lastcard.server.services import Services
from lastcard.server.viewers.summaries import Summary
from lastcard.server.wire import RefusedAct, refused


class GameInPlay:
    """Moves, clock, bots and races of the game that is on."""

    def __init__(self, summary: Summary, inbox: Inbox, services: Services) -> None:
        log, audience = summary.log, summary.audience
        self.log = log
        self.services = services
        self.races = Races(log)
        self.bot_seats = BotSeats(log, audience, inbox, services)
        self.clock = Clock(log, summary.clock, audience, inbox, services, self.bot_seats.act_for)

    def move(self, act: Act) -> Happened | RefusedAct:
        """Make a move, or refuse it."""
        now = self.services.now()
        if self.races.is_early(now) and not act.by:
            return refused("early", Words("clause.table.early"))
        self.races.remember()
        done = self.log.submit(now, act.seat, act.decision, act.text, act.by)
        if isinstance(done, Refused):
            faster = self.races.faster(act.seat, act.text, act.seen, now)
            return refused(done.code, done.why.words, done.why.clause, faster)
        self.clock.spent(act.seat, now)
        self.races.won(done)
        self.bot_seats.moved(done)
        return done

    def may_act(self, seat: Seat, by: str) -> bool:
        """May the clock, a bot or a socket act for this seat? A bot must play it, a socket must own it."""
        if by:
            return by.startswith("clock") or self.bot_seats.name_for(seat) != ""
        return self.log.seat_states[seat].proof != ""

    def new_game(self) -> None:
        """Begin anew after a deal."""
        self.clock.fill_banks()
        self._forget()

    def undo(self, banks: list[int]) -> None:
        """Go back to the moment before a batch that was not stored."""
        self.clock.reset(banks)
        self._forget()

    def _forget(self) -> None:
        self.races.forget()
        self.bot_seats.forget()

    def stop(self) -> None:
        """Stop the clock and the bots."""
        self.clock.stop()
        self.bot_seats.stop()
