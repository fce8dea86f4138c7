"""The seats that bots play at one table: their own, and those of people who are away."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from lastcard.bots.bot import Bot, Choice
from lastcard.bots.faults import checked, default_move, note_on
from lastcard.engine.contract import CLOCK, Seat, seat_bit, seats_in
from lastcard.engine.rng import fast
from lastcard.server.live_table.inbox import Act, Inbox
from lastcard.server.log.table_log import Happened, TableLog
from lastcard.server.services import Services
from lastcard.server.store.entries import NotStored, noted
from lastcard.server.thinking.bot_requests import all_moves, bot_request
from lastcard.server.thinking.bot_workers import FORGOTTEN, BotFailed
from lastcard.server.viewers.audience import Audience

logger = logging.getLogger("lastcard.bots")

SHORTEST: Final = 500
SPREAD: Final = 600


class PlannedMove:
    """A move that a bot is going to make or still thinks about."""

    __slots__ = ("decision", "handle", "seat", "task", "text")

    def __init__(self, seat: Seat, decision: int) -> None:
        self.seat = seat
        self.decision = decision
        self.text = ""
        self.handle: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    def is_open(self) -> bool:
        """Is the bot still thinking, or the move still waiting?"""
        return self.handle is not None or (self.task is not None and not self.task.done())

    def drop(self) -> None:
        """Cancel it."""
        if self.handle is not None:
            self.handle.cancel()
        if self.task is not None:
            self.task.cancel()


class BotSeats:
    """Lets the bots of one table think, and puts their moves into the inbox."""

    def __init__(self, log: TableLog, audience: Audience, inbox: Inbox, services: Services) -> None:
        self.log = log
        self.audience = audience
        self.inbox = inbox
        self.services = services
        self.plans: dict[Seat, PlannedMove] = {}
        self.bots: dict[tuple[Seat, str], Bot] = {}
        self.first = 0
        self.fresh: list[tuple[Seat, str]] = []

    def stop(self) -> None:
        """Cancel every planned move."""
        for plan in self.plans.values():
            plan.drop()
        self.plans = {}

    def forget(self) -> None:
        """Cancel every planned move and forget the bots, because another game is on."""
        self.stop()
        self.bots = {}
        self.first, self.fresh = -1, []

    def moved(self, happened: Happened) -> None:
        """Keep a move that was made, for the bots in worker processes."""
        if self.first >= 0:
            self.fresh.append((happened.seat, happened.text))
            if len(self.fresh) > 256:
                self.first, self.fresh = -1, []

    def name_for(self, seat: Seat) -> str:
        """The bot that plays this seat now; nobody if a person or a program does."""
        if seat == CLOCK or not self.log.seat_states[seat].piloted:
            return ""
        seat_state = self.log.seat_states[seat]
        return self.services.autopilot if seat_state.away else seat_state.bot

    def plan(self) -> None:
        """Let every bot that may act think of a move, unless it has one that still holds."""
        if not self.audience.is_attended():
            self.stop()
            return
        if not self.plans and not any(seat_state.piloted for seat_state in self.log.seat_states):
            return
        asked = self._asked()
        for seat in [seat for seat in self.plans if seat not in asked]:
            self.plans.pop(seat).drop()
        for seat in asked:
            name = self.name_for(seat)
            if name:
                self._consider(seat, name)
            elif seat in self.plans:
                self.plans.pop(seat).drop()

    def _asked(self) -> list[Seat]:
        """All seats that may act now, the clock among them."""
        state = self.log.state
        if state is None or self.log.phase != "playing":
            return []
        return seats_in(state.to_act())

    def _consider(self, seat: Seat, name: str) -> None:
        state = self.log.state
        assert state is not None
        plan = self.plans.get(seat)
        if plan is not None:
            if self._holds(plan):
                return
            self.plans.pop(seat).drop()
        plan = self.plans[seat] = PlannedMove(seat, state.decision())
        if self.services.bot(name).quick:
            self._choose_here(plan, name)
        else:
            plan.task = asyncio.create_task(self._choose_elsewhere(plan, name))

    def _holds(self, plan: PlannedMove) -> bool:
        """Is this planned move still good? In a race it is while it is legal."""
        state = self.log.state
        assert state is not None
        if plan.decision != state.decision() or not plan.is_open():
            return False
        if not self.log.is_racing() or not plan.text:
            return True
        move = self.log.rules.parse(plan.text)
        return move in state.moves(plan.seat)

    def seated(self, seat: Seat, name: str) -> Bot:
        """The bot at a seat; it may remember what it saw there."""
        sitting = self.log.sitting
        assert sitting is not None
        if (seat, name) not in self.bots:
            self.bots[seat, name] = self.services.bot(name).seated(sitting.rules)
        return self.bots[seat, name]

    def _choose_here(self, plan: PlannedMove, name: str) -> None:
        state = self.log.state
        assert state is not None
        if not state.moves(plan.seat):
            return
        try:
            choice = self._choice(plan.seat, name)
        except Exception as error:
            self._default(plan, self._failed(name, note_on(error)))
        else:
            if choice is not None:
                self._schedule(plan, choice.move.text(), choice.after_ms, 0)

    def _choice(self, seat: Seat, name: str) -> Choice | None:
        """Ask a quick bot; raises if it fails or if its move is not legal."""
        state = self.log.state
        assert state is not None
        moves, view = state.moves(seat), state.view(seat)
        choice = self.seated(seat, name).choose(view, moves, fast(secrets.randbits(60)))
        return checked(choice, view, moves)

    def _failed(self, name: str, why: str) -> str:
        """Log and count the fault of a bot; returns the note for the table's log."""
        logger.error("bot failed", extra={"table": self.log.code, "bot": name, "why": why})
        self.services.metrics.bot_failed()
        return why

    async def _choose_elsewhere(self, plan: PlannedMove, name: str) -> None:
        asked_at = self.services.now()
        try:
            answer = await self._ask(plan.seat, name)
        except (BotFailed, NotStored) as failed:
            why = self._failed(name, str(failed))
            if self.plans.get(plan.seat) is plan:
                self._default(plan, why)
            return
        if self.plans.get(plan.seat) is plan and answer is not None:
            text, after = answer
            self._schedule(plan, text, after, self.services.now() - asked_at)

    async def _ask(self, seat: Seat, name: str) -> tuple[str, int] | None:
        """Ask the bot in its own process; tell it all moves again if it has forgotten the game."""
        if self.first >= 0:
            sent = self.first + len(self.fresh)
            known = bot_request(self.log, seat, name, self.first, list(self.fresh))
            answer = await self.services.bot_workers.ask(known)
            if answer != FORGOTTEN:
                self._is_known(sent)
                return answer
        moves = await all_moves(self.services.store, self.log)
        answer = await self.services.bot_workers.ask(bot_request(self.log, seat, name, 0, moves))
        self.first, self.fresh = len(moves), self._since(len(moves))
        return answer

    def _is_known(self, made: int) -> None:
        """The worker knows so many moves of the game."""
        if 0 <= self.first < made:
            self.fresh = self.fresh[made - self.first :]
            self.first = made

    def _since(self, made: int) -> list[tuple[Seat, str]]:
        sitting = self.log.sitting
        assert sitting is not None
        missing = sitting.number - made
        recent = [happened for happened in self.log.recent if happened.what == "move"]
        return [(one.seat, one.text) for one in recent[len(recent) - missing :]] if missing else []

    def _default(self, plan: PlannedMove, why: str) -> None:
        """Make the default move for a bot without an answer; the log says why."""
        state = self.log.state
        assert state is not None
        moves = state.moves(plan.seat)
        if moves:
            self._schedule(plan, default_move(moves).text(), SHORTEST, 0, noted("default", why))

    def act_for(self, seat: Seat, decision: int) -> None:
        """Let the autopilot move for a seat whose time is over; the log says that it was the clock."""
        state = self.log.state
        if state is None or state.decision() != decision or not state.to_act() & seat_bit(seat):
            return
        move, by = default_move(state.moves(seat)), "clock"
        try:
            choice = self._choice(seat, self.services.autopilot)
            move = choice.move if choice is not None else move
        except Exception as error:
            by = noted(by, self._failed(self.services.autopilot, note_on(error)))
        self._put(seat, decision, move.text(), by)

    def _schedule(self, plan: PlannedMove, text: str, after_ms: int, thought: int, by: str = "bot") -> None:
        """Make the move after a pause; in a window the pause does not depend on the cards."""
        services = self.services
        state = self.log.state
        assert state is not None
        plan.text = text
        if self.log.is_racing():
            wait = max(0, self.log.starts_at - services.now()) + after_ms * services.pace
        elif state.to_act() & seat_bit(CLOCK):
            beat = 1000 * self.log.making.terms.beat * services.pace
            wait = beat * (0.3 + 0.3 * secrets.randbelow(100) / 100) - thought
        else:
            wait = (SHORTEST + secrets.randbelow(SPREAD)) * services.pace - thought
        plan.handle = services.later(max(0.0, wait) / 1000, lambda: self._carry_out(plan, by))

    def _carry_out(self, plan: PlannedMove, by: str) -> None:
        plan.handle = None
        plan.task = None
        self._put(plan.seat, plan.decision, plan.text, by)

    def _put(self, seat: Seat, decision: int, text: str, by: str) -> None:
        self.inbox.put(Act(seat, decision, text, by=by))
