"""Slow bots think in worker processes, so that no table waits for another table's bot.

Only text and numbers cross the border. A worker rebuilds the game from its moves and shows the bot its view;
a table always goes to the same worker, which remembers where it was.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import Final, TypeVar

from msgspec import Struct

from lastcard.bots import advice, find_bot
from lastcard.bots.bot import Bot
from lastcard.bots.faults import LATE, checked, note, note_on
from lastcard.engine.contract import Rules, Seat, State
from lastcard.engine.rng import fast
from lastcard.shelf import rules_of

Argument = TypeVar("Argument")
Result = TypeVar("Result")

MOST_GAMES: Final = 256
PATIENCE: Final = 10.0
"""Seconds after which a bot counts as hanging."""


class BotRequest(Struct, frozen=True, array_like=True):
    """A request to a bot: the game, its moves from number `first` on, the seat, the bot and its dice."""

    table: str
    game: str
    options: dict[str, str | int]
    following: int
    seats: int
    seed: str
    first: int
    moves: list[tuple[Seat, str]]
    seat: Seat
    bot: str
    dice: int


class KnownGame:
    """A game that a worker remembers."""

    def __init__(self, request: BotRequest) -> None:
        base = rules_of(request.game, request.seats, dict(request.options))
        self.rules: Rules = base.following(request.following)
        self.state: State = self.rules.start(request.seed)
        self.state.hush()
        self.made = 0
        self.bots: dict[tuple[Seat, str], Bot] = {}

    def follow(self, first: int, moves: list[tuple[Seat, str]]) -> None:
        """Make the moves that are new."""
        for seat, text in moves[self.made - first :]:
            move = self.rules.parse(text)
            assert move is not None
            self.state.apply(seat, move)
        self.made = first + len(moves)

    def bot(self, seat: Seat, name: str) -> Bot:
        """The bot at a seat; it may remember what it saw there."""
        if (seat, name) not in self.bots:
            self.bots[seat, name] = find_bot(name).seated(self.rules)
        return self.bots[seat, name]


_known: OrderedDict[str, KnownGame] = OrderedDict()


FORGOTTEN: Final = ("", -1)


def answer(request: BotRequest) -> tuple[str, int] | None:
    """In a worker: choose a move and its delay; None passes, FORGOTTEN asks for all moves again."""
    known = _known.pop(request.table, None)
    if request.first == 0:
        known = KnownGame(request)
    elif known is None or not request.first <= known.made <= request.first + len(request.moves):
        return FORGOTTEN
    _known[request.table] = known
    if len(_known) > MOST_GAMES:
        _known.popitem(last=False)
    known.follow(request.first, request.moves)
    moves = known.state.moves(request.seat)
    if not moves:
        return None
    view = known.state.view(request.seat)
    choice = known.bot(request.seat, request.bot).choose(view, moves, fast(request.dice))
    choice = checked(choice, view, moves)
    return None if choice is None else (choice.move.text(), choice.after_ms)


class Advice(Struct, frozen=True, array_like=True):
    """The move to make, its decision, and the share of the win that it promises, if known."""

    decision: int
    move: str
    share: float | None = None


def advise(request: BotRequest) -> Advice | None:
    """In a worker: ask the strongest bot for a move of a seat; None if the seat has no move."""
    known = KnownGame(request)
    known.follow(0, request.moves)
    state = known.state
    moves = state.moves(request.seat)
    best = advice.hint(known.rules, state.view(request.seat), moves, fast(request.dice))
    if best is not None:
        return Advice(state.decision(), best.move.text(), best.value)
    return Advice(state.decision(), moves[0].text()) if moves else None


class BotFailed(Exception):
    """A bot raised an error, hung, or chose an illegal move; the text is the note for the log."""


class BotWorkers:
    """Worker processes, one fewer than there are cores, started when first needed."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(1, (os.cpu_count() or 1) - 1)
        self.workers: list[ProcessPoolExecutor | None] = [None] * self.count
        self.turns = [asyncio.Lock() for worker in self.workers]

    async def ask(self, request: BotRequest) -> tuple[str, int] | None:
        """Ask a bot for a move; raises BotFailed if there is none."""
        return await self.think(request.table, answer, request)

    async def think(self, table: str, how: Callable[[Argument], Result], asked: Argument) -> Result:
        """Run a function in the worker of a table; raises BotFailed if it fails.

        Waiting for its turn is not counted.
        """
        index = hash(table) % self.count
        async with self.turns[index]:
            return await self._think(index, how, asked)

    async def _think(self, index: int, how: Callable[[Argument], Result], asked: Argument) -> Result:
        worker = self.workers[index]
        if worker is not None and has_died(worker):  # while nobody was waiting: that is no fault of this bot
            self._replace(index, worker)
            worker = None
        if worker is None:
            worker = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
            self.workers[index] = worker
        try:
            thinking = asyncio.get_running_loop().run_in_executor(worker, how, asked)
            return await asyncio.wait_for(thinking, PATIENCE)
        except TimeoutError:
            self._replace(index, worker)
            raise BotFailed(note(LATE, f"after {PATIENCE:g} s")) from None
        except Exception as error:
            if isinstance(error, BrokenExecutor):
                self._replace(index, worker)
            raise BotFailed(note_on(error)) from None

    def _replace(self, index: int, worker: ProcessPoolExecutor) -> None:
        if self.workers[index] is worker:
            self.workers[index] = None
            dismiss(worker)

    def close(self) -> None:
        """End all workers."""
        for worker in self.workers:
            if worker is not None:
                dismiss(worker)


def has_died(worker: ProcessPoolExecutor) -> bool:
    """Has its process ended by itself?"""
    return bool(wait([process.sentinel for process in (worker._processes or {}).values()], 0))


def dismiss(worker: ProcessPoolExecutor) -> None:
    """End a worker, even one that hangs."""
    processes = list((worker._processes or {}).values())
    worker.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
