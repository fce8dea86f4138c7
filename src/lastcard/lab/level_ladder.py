"""The ladder: a sequential test of each level against the one below it, then ratings of all levels."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations

from lastcard.lab.simulation import play_spans
from lastcard.lab.simulation_plan import GameRow, SimulationPlan
from lastcard.lab.statistics.sequential_test import UNDECIDED, SequentialTest
from lastcard.lab.statistics.totals import SpanResult
from lastcard.lab.statistics.win_share import WinShare
from lastcard.lab.workers.worker_pool import WorkerPool

SPAN = 4
"""Deals in one span: few, because the test may end with any of them."""


@dataclass
class LadderStep:
    """The result of one level against the level below it, which has all other seats."""

    above: str
    below: str
    verdict: str
    deals: int
    games: int
    won: WinShare
    ratio: float
    faults: int

    def data(self) -> dict[str, object]:
        """The step as plain data."""
        low, high = self.won.interval()
        return {
            "above": self.above,
            "below": self.below,
            "verdict": self.verdict,
            "deals": self.deals,
            "games": self.games,
            "share": round(self.won.share(), 6),
            "low": round(low, 6),
            "high": round(high, 6),
            "ratio": round(self.ratio, 3),
            "faults": self.faults,
        }


@dataclass
class LadderPlan:
    """The game, the levels from the lowest, and by how much each must beat the one below it."""

    plan: SimulationPlan
    levels: list[str]
    gain: float

    def pairs(self) -> list[tuple[str, str]]:
        """Each level with the one below it."""
        return list(zip(self.levels[1:], self.levels, strict=False))

    def plan_for(self, above: str, below: str) -> SimulationPlan:
        """One bot of the upper level against the lower level in all other seats, in all rotations."""
        return self._with([above] + [below] * (self.plan.seats - 1), self.plan.games)

    def _with(self, names: list[str], deals: int) -> SimulationPlan:
        plan = self.plan
        one = SimulationPlan(plan.game, plan.seats, ",".join(names), deals, plan.seed, plan.options)
        return SimulationPlan(
            plan.game,
            plan.seats,
            one.bots,
            deals * len(one.orders()),
            plan.seed,
            plan.options,
            patience=plan.patience,
        )

    def mixed(self, deals: int) -> list[SimulationPlan]:
        """The plans for every set of different levels at one table."""
        return [self._with(list(names), deals) for names in combinations(self.levels, self.plan.seats)]


def take_step(
    ladder_plan: LadderPlan, above: str, below: str, workers: WorkerPool, progress: Callable[[int], None]
) -> LadderStep:
    """Play deal after deal until the test decides or the deals run out."""
    plan = ladder_plan.plan_for(above, below)
    test, won, games, faults = SequentialTest(1 / plan.seats, ladder_plan.gain), WinShare(), 0, 0
    for rows in in_order(play_spans(plan, workers, range(plan.deals()), True, SPAN)):
        shares = [row.share(seat) for row in rows for seat, bot in enumerate(row.bots) if bot == above]
        test.add(sum(shares) / len(shares))
        won.add(sum(shares), len(shares))
        games += len(rows)
        faults += sum(len(row.faults) for row in rows)
        progress(test.deals)
        if test.verdict() != UNDECIDED:
            break
    return LadderStep(above, below, test.verdict(), test.deals, games, won, test.ratio(), faults)


def in_order(found: Iterator[SpanResult]) -> Iterator[list[GameRow]]:
    """Yield the games deal by deal in the order of the plan, so that quick deals do not come first."""
    waiting: dict[int, SpanResult] = {}
    due = 0
    for part in found:
        waiting[part.span.first] = part
        while due in waiting:
            ready = waiting.pop(due)
            due = ready.span.last
            orders = len(ready.rows) // (ready.span.last - ready.span.first)
            yield from (ready.rows[at : at + orders] for at in range(0, len(ready.rows), orders))


@dataclass
class Rating:
    """A level's skill and how uncertain it is, as openskill rates it."""

    name: str
    mu: float
    sigma: float
    games: int


def rated(
    ladder_plan: LadderPlan, deals: int, workers: WorkerPool, progress: Callable[[int], None]
) -> list[Rating]:
    """Play all levels against each other and rate them, the best first."""
    rows: list[GameRow] = []
    for plan in ladder_plan.mixed(deals):
        for part in play_spans(plan, workers, range(plan.deals()), True, SPAN):
            rows += part.rows
            progress(len(rows))
    rows.sort(key=lambda row: (row.deal, row.turned, row.bots))
    return ratings_of(rows, ladder_plan.levels)


def ratings_of(rows: list[GameRow], levels: list[str]) -> list[Rating]:
    """Plackett-Luce ratings after these games: winners rank first, the others by points."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skills = {name: model.rating(name=name) for name in levels}
    games = dict.fromkeys(levels, 0)
    for row in rows:
        ranks = [float(rank) for rank in ranks_of(row)]
        teams = model.rate([[skills[name]] for name in row.bots], ranks=ranks)
        for name, team in zip(row.bots, teams, strict=True):
            skills[name] = team[0]
            games[name] += 1
    found = [Rating(name, skill.mu, skill.sigma, games[name]) for name, skill in skills.items()]
    return sorted(found, key=lambda rating: -rating.mu)


def ranks_of(row: GameRow) -> list[int]:
    """The place of each seat, from 0: all winners are first."""
    behind = sorted({-points for seat, points in enumerate(row.points) if seat not in row.winners})
    return [0 if seat in row.winners else 1 + behind.index(-points) for seat, points in enumerate(row.points)]
