"""Supervises a bot: if it raises, hangs, or answers illegally or late, a default move is made instead."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter

from lastcard.bots.bot import Bot, Choice
from lastcard.bots.faults import ILLEGAL, LATE, RAISED, SILENT, default_move, note
from lastcard.engine.contract import Move, Rules, Seat, View, seat_bit
from lastcard.engine.rng import Rng
from lastcard.lab.match import MatchLog

PATIENCE = 10.0
"""The default time limit of a bot for a move, in seconds."""
ENOUGH = 3
"""A bot that was late so often is not asked again in this game."""


@dataclass(frozen=True)
class Fault:
    """A fault of a bot: its seat, the decision, the kind, a description, and the moves made before."""

    seat: Seat
    decision: int
    kind: str
    words: str
    after: int = 0

    def note(self) -> str:
        """`raised ValueError: no`."""
        return note(self.kind, self.words)

    def text(self) -> str:
        """`seat 1, decision 14: raised ValueError: no`."""
        return f"seat {self.seat}, decision {self.decision}: {self.note()}"


class Overdue(Exception):
    """The time limit for a move is over."""


class Alarm:
    """A timer that raises Overdue in the main thread."""

    def __init__(self) -> None:
        self.armed = False

    def ring(self, number: int, frame: object) -> None:
        """Interrupt the bot that is thinking."""
        if self.armed:
            self.armed = False
            raise Overdue

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """Raise Overdue if the block takes longer. It interrupts Python code only, not compiled code."""
        if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
            yield
            return
        before = signal.signal(signal.SIGALRM, self.ring)
        self.armed = True
        signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            yield
        finally:
            self.armed = False
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)


class Unseated(Bot):
    """Replaces a bot that could not be seated; asked for a move, it raises the reason."""

    def __init__(self, bot: Bot, error: Exception) -> None:
        super().__init__(bot.name)
        self.error = error

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        """Raise what went wrong when the bot was seated."""
        raise self.error


class SupervisedBot(Bot):
    """Plays the moves of a bot within a time limit, and notes each fault."""

    def __init__(self, bot: Bot, patience: float, faults: list[Fault], log: MatchLog | None = None) -> None:
        super().__init__(bot.name, bot.dice, bot.quick, bot.watches)
        self.bot = bot
        self.patience = patience
        self.faults = faults
        self.log = log
        self.late = 0

    def seated(self, rules: Rules) -> Bot:
        """Seat the bot, supervised."""
        return SupervisedBot(self._sat_down(rules), self.patience, self.faults, self.log)

    def _sat_down(self, rules: Rules) -> Bot:
        try:
            with Alarm().within(self.patience):
                player: object = self.bot.seated(rules)
            if not isinstance(player, Bot):
                raise TypeError(f"{type(player).__name__} is not a bot")
        except Exception as error:
            return Unseated(self.bot, error)
        return player

    def watch(self, view: View) -> None:
        """Show the bot the table; an error is noted as a fault."""
        try:
            self.bot.watch(view)
        except Exception as error:
            self._note(view, RAISED, f"{type(error).__name__}: {error}")

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        """The move that the bot chooses, or the default move after a fault."""
        if self.late >= ENOUGH:
            return self._default(moves)
        begun = perf_counter()
        try:
            with Alarm().within(self.patience):
                choice = self.bot.choose(view, moves, rng)
        except Overdue:
            return self._late(view, moves)
        except Exception as error:
            return self._fault(view, moves, RAISED, f"{type(error).__name__}: {error}")
        if perf_counter() - begun > self.patience:
            return self._late(view, moves)
        return self._checked(choice, view, moves)

    def _checked(self, choice: object, view: View, moves: list[Move]) -> Choice | None:
        if choice is None:
            awaited = view.awaited & seat_bit(view.seat)
            return self._fault(view, moves, SILENT, "") if awaited else None
        if isinstance(choice, Choice) and choice.move in moves:
            return choice
        chosen = choice.move if isinstance(choice, Choice) else choice
        return self._fault(view, moves, ILLEGAL, str(chosen))

    def _late(self, view: View, moves: list[Move]) -> Choice:
        self.late += 1
        return self._fault(view, moves, LATE, f"after {self.patience:g} s")

    def _fault(self, view: View, moves: list[Move], kind: str, words: str) -> Choice:
        self._note(view, kind, words)
        return self._default(moves)

    def _note(self, view: View, kind: str, words: str) -> None:
        made = len(self.log.moves) if self.log is not None else 0
        self.faults.append(Fault(view.seat, view.decision, kind, " ".join(words.split())[:200], made))

    def _default(self, moves: list[Move]) -> Choice:
        return Choice(default_move(moves), int(self.patience * 1000))
