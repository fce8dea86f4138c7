"""Measures how strong bots are: `python -m tools.strength GAME [BOT AGAINST]...`

Every deal is played from every seat: the candidate has one seat, the other bot all the rest. The figure is
the share of the wins. Its interval is by deal, because games of one deal are not independent. Without bots,
each level plays against the level below.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter

import lastcard
from crazy_eights.bots import CrazyEightsBot
from crazy_eights.rules import CrazyEightsRules
from lastcard.bots import find_bot, levels_for
from lastcard.bots.bot import Bot, Choice
from lastcard.bots.pacing import Pacing
from lastcard.engine.contract import Move, Outcome, Refusal, Rules, Seat, State, View, seats_in
from lastcard.engine.position import Position
from lastcard.engine.rng import Rng, fast
from lastcard.lab.statistics.sequential_test import STRONGER, UNDECIDED, SequentialTest


class Glass(Rules):
    """Rules that imagine the real state: a bot that searches with them sees all hands and piles."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.game, rules.version, rules.seats, rules.settings, rules.hints, rules.real_time)
        self.rules = rules
        self.state: State | None = None

    def start(self, seed: int | str) -> State:
        """The same deal."""
        return self.rules.start(seed)

    def imagine(self, view: View, rng: Rng) -> State:
        """What is really there."""
        assert self.state is not None
        return self.state.clone()

    def parse(self, text: str) -> Move | None:
        """The same notation."""
        return self.rules.parse(text)

    def refusal(self, state: State, seat: Seat, text: str) -> Refusal:
        """The same reasons."""
        return self.rules.refusal(state, seat, text)

    def position(self, position: Position) -> State:
        """The same positions."""
        return self.rules.position(position)


@dataclass
class Score:
    """The share of the win a candidate had, deal by deal."""

    seats: int
    shares: list[float]
    decisions: int = 0
    seconds: float = 0.0

    def mean(self) -> float:
        """Its share over all deals."""
        return statistics.fmean(self.shares)

    def spread(self) -> float:
        """Half of the 95 % interval, by deals."""
        if len(self.shares) < 2:
            return 1.0
        return 1.96 * statistics.stdev(self.shares) / math.sqrt(len(self.shares))

    def text(self) -> str:
        """The share with its interval, against the fair one."""
        sure = "" if abs(self.mean() - 1 / self.seats) > self.spread() else "  NOT SURE"
        return f"{self.mean():7.1%} ± {self.spread():.1%} (fair {1 / self.seats:.1%}){sure}"


def play(rules: Rules, bots: list[Bot], seed: int, glass: Glass | None = None) -> Outcome:
    """One game between bots that have sat down."""
    state = rules.start(seed)
    state.hush()
    if glass is not None:
        glass.state = state
    pacing, now = Pacing([*bots], fast(seed)), 0
    while plan := pacing.next(state, now):
        now = plan.due
        state.apply(plan.seat, plan.move)
        pacing.done(plan)
    outcome = state.outcome()
    assert outcome is not None
    return outcome


class Clocked(Bot):
    """A bot whose thinking is timed."""

    def __init__(self, bot: Bot, score: Score) -> None:
        super().__init__(bot.name, watches=bot.watches)
        self.bot = bot
        self.score = score

    def watch(self, view: View) -> None:
        """Let the other see it."""
        self.bot.watch(view)

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        """What the other chooses."""
        begun = perf_counter()
        choice = self.bot.choose(view, moves, rng)
        if len(moves) > 1:
            self.score.seconds += perf_counter() - begun
            self.score.decisions += 1
        return choice


def deals(
    rules: Rules, candidate: Bot, other: Bot, first: int, glass: bool = False, timed: bool = True
) -> Iterator[Score]:
    """Deal after deal, the score so far."""
    score = Score(rules.seats, [])
    seed = first
    while True:
        share = 0.0
        for seat in range(rules.seats):
            eyes = Glass(rules) if glass else None
            bots = [other.seated(rules) for _ in range(rules.seats)]
            sitting = candidate.seated(rules if eyes is None else eyes)
            bots[seat] = Clocked(sitting, score) if timed else sitting
            winners = seats_in(play(rules, bots, seed, eyes).winners)
            share += (seat in winners) / len(winners)
        score.shares.append(share / rules.seats)
        seed += 1
        yield score


def bot_for(rules: Rules, name: str) -> Bot:
    """The bot of this name, with sense for the yardstick if that is played."""
    return CrazyEightsBot(name) if isinstance(rules, CrazyEightsRules) else find_bot(name)


def measure(
    rules: Rules, candidate: str, other: str, most: int, seconds: float, glass: bool = False
) -> Score:
    """So many deals, or as many as the time allows."""
    begun = perf_counter()
    for score in deals(rules, bot_for(rules, candidate), bot_for(rules, other), 1_000_000, glass):
        if len(score.shares) >= most or (len(score.shares) >= 8 and perf_counter() - begun > seconds):
            return score
    raise AssertionError


def is_better(rules: Rules, candidate: str, other: str, by: float, most: int) -> bool:
    """The sequential test: is the candidate better by so much, rather than an equal?"""
    test = SequentialTest(1 / rules.seats, by)
    for score in deals(rules, bot_for(rules, candidate), bot_for(rules, other), 1, timed=False):
        test.add(score.shares[-1])
        if test.verdict() != UNDECIDED or test.deals == most:
            return test.verdict() == STRONGER
    raise AssertionError


def rules_for(game: str, seats: int, options: dict[str, str]) -> Rules:
    """The rules of a game of the shelf, or of the yardstick beside it."""
    if game == "crazy-eights":
        return CrazyEightsRules(seats or 4)
    return lastcard.rules(game, seats, **options)


def main() -> int:
    """Measure the pairs asked for, or the whole ladder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="*", help="pairs: a candidate, and the one it plays against")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=120.0, help="at most so long a pair")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE")
    parser.add_argument("--glass", action="store_true", help="the candidate sees all cards: the ceiling")
    asked = parser.parse_args()
    rules = rules_for(asked.game, asked.seats, dict(option.split("=", 1) for option in asked.option))
    names = [bot.name for bot in levels_for(asked.game)]
    pairs = list(zip(asked.bots[::2], asked.bots[1::2], strict=True)) or list(
        zip(names[1:], names, strict=False)
    )
    for candidate, other in pairs:
        score = measure(rules, candidate, other, asked.deals, asked.seconds, asked.glass)
        each = 1000 * score.seconds / max(1, score.decisions)
        print(
            f"{asked.game}/{rules.seats} {candidate:>12} against {other:<12} {score.text()}"
            f"  {len(score.shares)} deals, {each:.3f} ms a decision",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
