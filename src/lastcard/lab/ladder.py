"""The ladder: each level against the one below it, until it is certain; then ratings for all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations

from lastcard.lab.crew import Crew
from lastcard.lab.farm import Part, parts
from lastcard.lab.plan import GameRow, Plan
from lastcard.lab.sprt import UNDECIDED, Sprt
from lastcard.lab.tally import Cluster

SPAN = 4
"""Deals handed out at once: few, for the test may end with any of them."""


@dataclass
class Step:
    """One level against the one below it in all other seats."""

    above: str
    below: str
    verdict: str
    deals: int
    games: int
    won: Cluster
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
class Climb:
    """How a ladder is climbed: the game, the levels from below, and how much better the next one must be."""

    plan: Plan
    levels: list[str]
    gain: float

    def pairs(self) -> list[tuple[str, str]]:
        """Each level with the one below it."""
        return list(zip(self.levels[1:], self.levels, strict=False))

    def plan_for(self, above: str, below: str) -> Plan:
        """One of the upper level, the lower one everywhere else, in all rotations."""
        return self._with([above] + [below] * (self.plan.seats - 1), self.plan.games)

    def _with(self, names: list[str], deals: int) -> Plan:
        plan = self.plan
        one = Plan(plan.game, plan.seats, ",".join(names), deals, plan.seed, plan.options)
        return Plan(
            plan.game,
            plan.seats,
            one.bots,
            deals * len(one.orders()),
            plan.seed,
            plan.options,
            patience=plan.patience,
        )

    def mixed(self, deals: int) -> list[Plan]:
        """Every choice of different levels at one table."""
        return [self._with(list(names), deals) for names in combinations(self.levels, self.plan.seats)]


def take_step(climb: Climb, above: str, below: str, crew: Crew, progress: Callable[[int], None]) -> Step:
    """Play deal after deal until it is certain, or until there are no more."""
    plan = climb.plan_for(above, below)
    test, won, games, faults = Sprt(1 / plan.seats, climb.gain), Cluster(), 0, 0
    for rows in in_order(parts(plan, crew, range(plan.deals()), True, SPAN)):
        shares = [row.share(seat) for row in rows for seat, bot in enumerate(row.bots) if bot == above]
        test.add(sum(shares) / len(shares))
        won.add(sum(shares), len(shares))
        games += len(rows)
        faults += sum(len(row.faults) for row in rows)
        progress(test.deals)
        if test.verdict() != UNDECIDED:
            break
    return Step(above, below, test.verdict(), test.deals, games, won, test.ratio(), faults)


def in_order(found: Iterator[Part]) -> Iterator[list[GameRow]]:
    """The games deal by deal in the order of the plan: a test must not see quick deals first."""
    waiting: dict[int, Part] = {}
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


def rated(climb: Climb, deals: int, crew: Crew, progress: Callable[[int], None]) -> list[Rating]:
    """Ratings from a run in which all levels meet each other, the best first."""
    rows: list[GameRow] = []
    for plan in climb.mixed(deals):
        for part in parts(plan, crew, range(plan.deals()), True, SPAN):
            rows += part.rows
            progress(len(rows))
    rows.sort(key=lambda row: (row.deal, row.turned, row.bots))
    return ratings_of(rows, climb.levels)


def ratings_of(rows: list[GameRow], levels: list[str]) -> list[Rating]:
    """Plackett-Luce ratings after these games: winners first, then by what each noted."""
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
