"""Plays our search against OpenSpiel's C++ `MCTSBot` on crazy eights: `python -m tools.against_mcts`.

It is a handicap match. OpenSpiel's bot sees all hands, and only the order of the draw pile is chance to it;
ours sees its own hand. The same deal is played in lock-step in both programs: one of ours against theirs in
all other seats, from every seat. With `--one theirs` one of theirs plays against ours. Each side has a fixed
number of simulations a move, or with `--ms` a fixed processor time: then a move gets as many simulations as
the last ones took that long for.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import process_time
from typing import Any

import pyspiel

from crazy_eights.bots import CrazyEightsBot
from crazy_eights.rules import CrazyEightsRules
from lastcard.engine.contract import seats_in
from lastcard.engine.rng import Rng, fast
from lastcard.lab.statistics.win_share import WinShare
from tools.lockstep import Lockstep, number_of, their_game

FADES = 0.9
"""How much of what was known before counts after one more move."""


@dataclass
class Clock:
    """How many simulations a move may have, and how long it took."""

    simulations: int
    ms: float = 0.0
    made: float = 0.0
    took: float = 0.0
    moves: int = 0
    total: float = 0.0
    asked: int = 0

    def budget(self) -> int:
        """Simulations for the next move."""
        if not self.ms or not self.took:
            return self.simulations
        return max(4, round(self.made / self.took * self.ms / 1000))

    def note(self, simulations: int, seconds: float) -> None:
        """Note how long one move took."""
        self.made = FADES * self.made + simulations
        self.took = FADES * self.took + seconds
        self.moves += 1
        self.asked += simulations
        self.total += seconds

    def text(self) -> str:
        """How long a move took, and how many simulations it had."""
        moves = max(1, self.moves)
        return f"{1000 * self.total / moves:.2f} ms and {self.asked / moves:.0f} simulations a move"


class Ours:
    """One of our bots: it is shown its view and its moves."""

    def __init__(self, rules: CrazyEightsRules, name: str, clock: Clock) -> None:
        self.rules, self.name, self.clock = rules, name, clock

    def choose(self, game: Lockstep, rng: Rng) -> int:
        """The number of a move."""
        simulations, seat = self.clock.budget(), game.seat()
        view, moves = game.ours.view(seat), game.ours.moves(seat)
        named = f"{self.name}:{simulations}" if self.clock.simulations else self.name
        begun = process_time()
        choice = CrazyEightsBot(named).seated(self.rules).choose(view, moves, rng)
        self.clock.note(simulations, process_time() - begun)
        assert choice is not None
        return number_of(choice.move)


class Theirs:
    """OpenSpiel's MCTS with one random rollout a simulation: it is shown the whole state."""

    def __init__(self, game: Any, curiosity: float, clock: Clock) -> None:
        self.game, self.curiosity, self.clock = game, curiosity, clock

    def choose(self, game: Lockstep, rng: Rng) -> int:
        """The number of a move."""
        simulations, seed = self.clock.budget(), int(rng.below(1_000_000))
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.MCTSBot(self.game, evaluator, self.curiosity, simulations, 500, False, seed, False)
        begun = process_time()
        action = int(bot.step(game.theirs))
        self.clock.note(simulations, process_time() - begun)
        return action


Player = Ours | Theirs


@dataclass
class Score:
    """The wins of the candidate, and its mean lead in points over the others."""

    won: WinShare = field(default_factory=WinShare)
    ahead: WinShare = field(default_factory=WinShare)

    def text(self) -> str:
        """Both, with their intervals by deal."""
        low, high = self.won.interval()
        points, margin = self.ahead.share(), 1.96 * self.ahead.error()
        return (
            f"{self.won.share():.1%} of the wins ({low:.1%} to {high:.1%}), "
            f"{points:+.1f} ± {margin:.1f} points a game, {self.won.deals} deals"
        )


def play(
    rules: CrazyEightsRules, game: Any, players: list[Player], seed: int
) -> tuple[list[float], list[int]]:
    """Play one game; return each seat's share of the win and its points. A forced move needs no search."""
    table, rng = Lockstep(rules, game, seed), fast(seed)
    while not table.is_over():
        actions = table.actions()
        chosen = players[table.seat()].choose(table, rng) if len(actions) > 1 else actions[0]
        table.apply(chosen)
    outcome = table.ours.outcome()
    assert outcome is not None
    winners = seats_in(outcome.winners)
    return [(seat in winners) / len(winners) for seat in range(rules.seats)], outcome.points


def scores(rules: CrazyEightsRules, game: Any, one: Player, others: Player, first: int) -> Iterator[Score]:
    """Deal after deal, the score so far of one against all others."""
    score, seed = Score(), first
    while True:
        won = ahead = 0.0
        for seat in range(rules.seats):
            players: list[Player] = [others] * rules.seats
            players[seat] = one
            shares, points = play(rules, game, players, seed)
            won += shares[seat]
            ahead += points[seat] - (sum(points) - points[seat]) / (rules.seats - 1)
        score.won.add(won, rules.seats)
        score.ahead.add(ahead, rules.seats)
        seed += 1
        yield score


def main() -> int:
    """Play a match and print the score."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--bot", default="plans", help="one of our bots")
    parser.add_argument(
        "--ours", type=int, default=500, help="simulations a move of ours; 0 if it makes none"
    )
    parser.add_argument("--theirs", type=int, default=500, help="simulations a move of theirs")
    parser.add_argument("--ms", type=float, default=0.0, help="milliseconds a move of either, instead")
    parser.add_argument("--curiosity", type=float, default=50.0, help="their constant of UCT")
    parser.add_argument("--one", choices=("ours", "theirs"), default="ours", help="who has one seat only")
    parser.add_argument("--points", action="store_true", help="ours plays for points, as theirs does")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=1_000_000, help="the seed of the first deal")
    asked = parser.parse_args()
    rules = CrazyEightsRules(asked.seats, for_points=asked.points)
    game = their_game(asked.seats)
    ours = Ours(rules, asked.bot, Clock(asked.ours, asked.ms if asked.ours else 0.0))
    theirs = Theirs(game, asked.curiosity, Clock(asked.theirs, asked.ms))
    sides: tuple[Player, Player] = (ours, theirs) if asked.one == "ours" else (theirs, ours)
    for score in scores(rules, game, *sides, asked.first):
        if score.won.deals == asked.deals:
            break
    aim = "for points" if asked.points else "to win"
    print(f"one of {asked.one} (ours is {asked.bot}, {aim}): {score.text()}")
    print(
        f"ours: {ours.clock.text()}; theirs: {theirs.clock.text()}, curiosity {asked.curiosity:g}", flush=True
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
