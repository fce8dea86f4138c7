"""Who acts next when several may: each bot plans a move and a moment, the earliest one acts.

The lab runs this on a virtual clock, a table on a real one; the order of arrival is the order of the record.
"""

from __future__ import annotations

from typing import Final

from lastcard.bots.bot import Bot
from lastcard.engine.contract import Move, Seat, State, seat_bit
from lastcard.engine.rng import Rng


class TimedMove:
    """A move that a seat will make at some moment."""

    def __init__(self, seat: Seat, move: Move, due: int, tie: int) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.due: Final = due
        self.tie: Final = tie

    def is_before(self, other: TimedMove | None) -> bool:
        """HS-23: the earlier one; of equal times the one the seeded generator prefers."""
        if other is None or self.due != other.due:
            return other is None or self.due < other.due
        return self.tie < other.tie


class Pacing:
    """The plans of all bots at one table; seats without a bot plan nothing here."""

    def __init__(self, bots: list[Bot | None], rng: Rng) -> None:
        self.bots: Final = bots
        self.rng: Final = rng
        self.plans: list[TimedMove | None] = [None] * len(bots)

    def next(self, state: State, now: int) -> TimedMove | None:
        """The plan that is due first, after everybody has thought about the state as it is now."""
        first: TimedMove | None = None
        for seat in range(len(self.bots)):
            self._think(state, seat, now)
            plan = self.plans[seat]
            if plan is not None and plan.is_before(first):
                first = plan
        return first

    def _think(self, state: State, seat: Seat, now: int) -> None:
        """Keep a plan that is still legal; else make one."""
        bot = self.bots[seat]
        if bot is not None and bot.watches:
            bot.watch(state.view(seat))
        if bot is None or not state.to_act() & seat_bit(seat):
            self.plans[seat] = None
            return
        plan = self.plans[seat]
        moves = state.moves(seat)
        if plan is not None and plan.move in moves:
            return
        self.plans[seat] = None
        if moves:
            choice = bot.choose(state.view(seat), moves, self.rng)
            if choice is not None:
                assert choice.move in moves, f"{bot.name} chose {choice.move.text()}, which is not legal"
                tie = int(self.rng.below(0x7FFFFFFF))
                self.plans[seat] = TimedMove(seat, choice.move, now + choice.after_ms, tie)

    def done(self, plan: TimedMove) -> None:
        """This plan was carried out, or came too late."""
        self.plans[plan.seat] = None
