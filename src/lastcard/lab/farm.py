"""Many matches on all cores. Only text and numbers cross the border between processes."""

from __future__ import annotations

import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import active_children, get_context

from lastcard.bots import bots_for
from lastcard.engine.contract import seats_in
from lastcard.engine.series import read_tournament
from lastcard.games import rules_of
from lastcard.lab.match import play_match, play_series

CHUNK = 500
"""So many games at most are played before they are counted."""

MOST_GAMES = 1_000_000_000
"""So many deals one seed has."""


@dataclass(frozen=True)
class Plan:
    """What is to be played: a game, its options, who sits where, how many games from which seed on."""

    game: str
    seats: int
    bots: str
    games: int
    seed: int
    options: dict[str, object] = field(default_factory=dict)
    series: str = ""
    """A tournament in its text form; then each game of the plan is a whole series."""

    def seed_of(self, index: int) -> int:
        """The seed of one game: no two plans with different seeds share a deal."""
        return self.seed * MOST_GAMES + index

    def check(self) -> None:
        """Raises for an unknown game, bot, seat count or option, before anything is played."""
        bots_for(self.bots, rules_of(self.game, self.seats, self.options).seats)


@dataclass
class Tally:
    """What came of it: games and moves, and for each seat how often it won and what it noted."""

    games: int = 0
    moves: int = 0
    shared: int = 0
    wins: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, other: Tally) -> None:
        """Count another tally in."""
        self.games += other.games
        self.moves += other.moves
        self.shared += other.shared
        seats = range(len(other.wins))
        self.wins = [(self.wins[seat] if self.wins else 0) + other.wins[seat] for seat in seats]
        self.points = [(self.points[seat] if self.points else 0) + other.points[seat] for seat in seats]


def play_chunk(plan: Plan, first: int, last: int) -> Tally:
    """The games of a plan from one index up to another."""
    rules = rules_of(plan.game, plan.seats, plan.options)
    bots = bots_for(plan.bots, rules.seats)
    tally = Tally(wins=[0] * rules.seats, points=[0] * rules.seats)
    tournament = read_tournament(plan.series)
    for index in range(first, last):
        seed = plan.seed_of(index)
        row = play_series(rules, bots, seed, tournament) if tournament else play_match(rules, bots, seed)
        winners = seats_in(row.outcome.winners)
        tally.games += 1
        tally.moves += row.moves
        tally.shared += len(winners) > 1
        for seat in winners:
            tally.wins[seat] += 1
        for seat, points in enumerate(row.outcome.points):
            tally.points[seat] += points
    return tally


def run(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda games: None) -> Tally:
    """Play the whole plan; the result does not depend on the number of jobs."""
    plan.check()
    whole = Tally()
    begun = time.perf_counter()
    for tally in _chunks(plan, jobs):
        whole.add(tally)
        progress(whole.games)
    whole.seconds = time.perf_counter() - begun
    return whole


def _chunks(plan: Plan, jobs: int) -> Iterator[Tally]:
    size = min(CHUNK, -(-plan.games // jobs))
    bounds = ((at, min(at + size, plan.games)) for at in range(0, plan.games, size))
    if jobs == 1:
        for first, last in bounds:
            yield play_chunk(plan, first, last)
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield from _in_order(pool, plan, bounds, 2 * jobs)
        pool.shutdown()
    except BaseException:
        # Whoever breaks off does not want to wait for games that nobody will count.
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - others:
            worker.terminate()
        raise


def _in_order(
    pool: ProcessPoolExecutor, plan: Plan, bounds: Iterator[tuple[int, int]], ahead: int
) -> Iterator[Tally]:
    """The chunks in order, only so many of them handed out ahead."""
    handed_out: deque[Future[Tally]] = deque()
    for first, last in bounds:
        with _undisturbed():
            handed_out.append(pool.submit(play_chunk, plan, first, last))
        if len(handed_out) == ahead:
            yield handed_out.popleft().result()
    while handed_out:
        yield handed_out.popleft().result()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Workers are born deaf to Ctrl-C, which reaches every process at a terminal: the parent ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
