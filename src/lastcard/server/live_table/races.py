"""Fair races: one start for all, the first move to arrive wins, and the loser is told who was faster."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Seat, State
from lastcard.server.log.table_log import Happened, TableLog
from lastcard.server.wire import Faster

REMEMBERED: Final = 8
CLOSE: Final = 3000
"""Milliseconds within which the loser is told who was faster."""


class Lap:
    """One move of a race: the state before it, and who made it when."""

    __slots__ = ("at", "before", "number", "seat")

    def __init__(self, number: int, before: State, seat: Seat = -1, at: int = 0) -> None:
        self.number = number
        self.before = before
        self.seat = seat
        self.at = at


class Races:
    """The last few moves of a race at a table."""

    def __init__(self, log: TableLog) -> None:
        self.log = log
        self.laps: list[Lap] = []
        self.standing: State | None = None

    def forget(self) -> None:
        """Forget all moves, because another game is on."""
        self.laps.clear()
        self.standing = None

    def is_early(self, now: int) -> bool:
        """Has the race not begun?"""
        return now < self.log.starts_at and self.log.is_racing()

    def remember(self) -> None:
        """Keep the state before a move, if this is a race."""
        state = self.log.state
        self.standing = state.clone() if state is not None and self.log.is_racing() else None

    def won(self, happened: Happened) -> None:
        """Keep a move that was made."""
        if self.standing is not None:
            self.laps.append(Lap(happened.number, self.standing, happened.seat, happened.at))
            self.laps = self.laps[-REMEMBERED:]
            self.standing = None

    def faster(self, seat: Seat, text: str, seen: int, now: int) -> Faster | None:
        """Who made this move impossible just now, after the last update that the mover has seen."""
        move = self.log.rules.parse(text)
        if move is None:
            return None
        was_legal = False
        for lap in self.laps:
            if lap.number <= seen:
                continue
            legal = move in lap.before.moves(seat)
            if was_legal and not legal:
                break
            was_legal = legal
            winner = lap
        if not was_legal or winner.seat == seat or now - winner.at > CLOSE:
            return None
        return Faster(winner.seat, now - winner.at)
