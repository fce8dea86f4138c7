"""Measures our rules and other engines in one run: `scripts/bench [--write] [--gate] [--only PART]`.

Every figure alternates with its yardstick (A, B, B, A, ...), in short slices of processor time, so that a
busy machine slows both. OpenSpiel's own figure is its random rollout in C++: it clones a dealt state of crazy
eights for four and plays random legal moves to the end, all in C++. Ours is the same on our games.
"""

from __future__ import annotations

import argparse
import gc
import random
import statistics
import sys
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

import lastcard
from lastcard.engine.contract import Rules, State
from lastcard.engine.playout import play_outs
from tools.bench_bots import thoughts
from tools.bench_document import machine, write
from tools.bench_steps import steps

TURNS = 41
"""How often a figure and its yardstick take turns."""

SLICE = 0.05
"""Seconds of processor time each gets in a turn."""

Work = Callable[[], int]
"""Does some moves (or clones) and says how many."""


@dataclass
class Row:
    """One figure: what does the work, what it is measured against, and the bar it must pass."""

    name: str
    work: Work
    against: str = ""
    bar: float = 0.0


def per_second(work: Work) -> float:
    """How many a second, in processor time."""
    done, begun = 0, process_time()
    while process_time() - begun < SLICE:
        done += work()
    return done / (process_time() - begun)


# -- OpenSpiel ------------------------------------------------------------


class CrazyEights:
    """OpenSpiel's crazy eights for four, dealt once."""

    ROLLOUTS = 200

    def __init__(self) -> None:
        import pyspiel

        self.game = pyspiel.load_game("crazy_eights(players=4)")
        self.dealt = self.game.new_initial_state()
        self.rng = lastcard.fast(3)
        while self.dealt.is_chance_node():
            self.dealt.apply_action(self._chance(self.dealt))
        evaluator = pyspiel.RandomRolloutEvaluator(self.ROLLOUTS, 7)
        # One simulation of its MCTS is one evaluation of the root: all these rollouts, all in C++.
        self.bot = pyspiel.MCTSBot(self.game, evaluator, 1.0, 1, 64, False, 7, False)
        self.length = statistics.fmean(self._drive() for _ in range(400))

    def _chance(self, state: object) -> int:
        outcomes = state.chance_outcomes()  # type: ignore[attr-defined]
        return int(outcomes[self.rng.below(len(outcomes))][0])

    def rollouts(self) -> int:
        """Rollouts in C++; moves are counted by their mean number."""
        self.bot.step(self.dealt)
        return round(self.ROLLOUTS * self.length)

    def _drive(self) -> int:
        state, moves, below = self.dealt.clone(), 0, self.rng.below
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[below(len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[below(len(actions))])
                moves += 1
        return moves

    def driven(self) -> int:
        """Twenty games driven from Python."""
        return sum(self._drive() for _ in range(20))

    def clones(self) -> int:
        """Clones asked for from Python."""
        clone = self.dealt.clone
        for _ in range(1000):
            clone()
        return 1000


# -- RLCard ------------------------------------------------------------


class Uno:
    """RLCard's uno for two, driven through its environment."""

    def __init__(self) -> None:
        import rlcard

        self.env = rlcard.make("uno", config={"seed": 3})
        self.dice = random.Random(3)

    def driven(self) -> int:
        """One game."""
        state, _ = self.env.reset()
        moves = 0
        while not self.env.is_over():
            actions = list(state["legal_actions"])
            state, _ = self.env.step(actions[int(self.dice.random() * len(actions))])
            moves += 1
        return moves


# -- ours ------------------------------------------------------------


class Ours:
    """One of our games, dealt from fifty seeds."""

    def __init__(self, rules: Rules) -> None:
        self.states: list[State] = [rules.start(seed) for seed in range(50)]
        for state in self.states:
            state.hush()
        self.rng = lastcard.fast(5)

    def unlisted(self) -> int:
        """Random play in the compiled loop."""
        return sum(play_outs(state, self.rng, 1, False) for state in self.states)

    def listed(self) -> int:
        """Random play in the compiled loop, all legal moves listed at each."""
        return sum(play_outs(state, self.rng, 1, True) for state in self.states)

    def driven(self) -> int:
        """Fifty games driven from Python through `moves` and `apply`."""
        made, below = 0, self.rng.below
        for dealt in self.states:
            state = dealt.clone()
            while seats := state.to_act():
                if seats & (seats - 1):
                    seat = below(seats.bit_count())
                else:
                    seat = seats.bit_length() - 1
                moves = state.moves(seat)
                if moves:
                    state.apply(seat, moves[below(len(moves))])
                    made += 1
        return made

    def clones(self) -> int:
        """Clones asked for from Python."""
        clone = self.states[0].clone
        for _ in range(1000):
            clone()
        return 1000


BIG = "frantic+troublemaker+supercharge"
"""The biggest game, with a bar of its own."""

GAMES = {"math-attack": 2, "hochspannung": 4, "multiplication": 4, "schwupps": 4}
"""The games with bars, and for how many seats they are measured."""


def plays() -> list[Row]:
    """The figures of the rules, each after its yardstick."""
    eights, uno = CrazyEights(), Uno()
    found = [
        Row("OpenSpiel crazy_eights, C++ rollouts", eights.rollouts),
        Row(
            "OpenSpiel crazy_eights, driven from Python",
            eights.driven,
            "OpenSpiel crazy_eights, C++ rollouts",
        ),
        Row("RLCard uno, env.step", uno.driven, "OpenSpiel crazy_eights, C++ rollouts"),
        Row("OpenSpiel crazy_eights, clone", eights.clones),
    ]
    for game, seats in GAMES.items():
        ours = Ours(lastcard.rules(game, seats))
        found += [
            Row(f"{game}, compiled play-outs", ours.unlisted, "OpenSpiel crazy_eights, C++ rollouts", 2.0),
            Row(f"{game}, moves listed", ours.listed, "OpenSpiel crazy_eights, C++ rollouts", 1.0),
            Row(
                f"{game}, driven from Python", ours.driven, "OpenSpiel crazy_eights, driven from Python", 3.0
            ),
            Row(f"{game}, clone", ours.clones, "OpenSpiel crazy_eights, clone", 1.0),
        ]
    big = Ours(lastcard.rules(BIG, 4))
    found += [
        Row(f"{BIG}, compiled play-outs", big.unlisted, "OpenSpiel crazy_eights, C++ rollouts", 1 / 3),
        Row(f"{BIG}, moves listed", big.listed, "OpenSpiel crazy_eights, C++ rollouts"),
        Row(f"{BIG}, clone", big.clones, "OpenSpiel crazy_eights, clone"),
    ]
    found += [Row(*figure) for figure in steps()]
    return found


def searches() -> list[Row]:
    """The figures of the bots that search, each after its yardstick."""
    return [Row(*figure) for figure in thoughts()]


PARTS = {"Play": plays, "Search": searches}
"""What is measured, by the heading it has in the document."""


@dataclass
class Figure:
    """What was measured for a row: its rates, and the ratios to its yardstick."""

    row: Row
    rates: list[float]
    ratios: list[float]

    def passes(self) -> bool:
        """Is the middle ratio at or above the bar?"""
        return not self.row.bar or statistics.median(self.ratios) >= self.row.bar

    def cells(self) -> list[str]:
        """Name, rate, ratio with its spread, bar."""
        rate = f"{statistics.median(self.rates) / 1e6:.3f} M"
        if not self.ratios:
            return [self.row.name, rate, "1", ""]
        low, middle, high = statistics.quantiles(self.ratios, n=4)
        spread = f"{middle:.2f} ({low:.2f} to {high:.2f})"
        bar = f"{self.row.bar:.3g}" + ("" if self.passes() else " MISSED") if self.row.bar else ""
        return [self.row.name, rate, spread, bar]


def measure(found: list[Row]) -> list[Figure]:
    """Each row in turns with its yardstick; a ratio is taken within a turn."""
    figures = {row.name: Figure(row, [], []) for row in found}
    for row in found:
        if not row.against:
            continue
        figure, yardstick = figures[row.name], figures[row.against]
        for turn in range(TURNS):
            pair = (figure, yardstick) if turn % 2 else (yardstick, figure)
            for each in pair:
                each.rates.append(per_second(each.row.work))
            figure.ratios.append(figure.rates[-1] / yardstick.rates[-1])
        print(" | ".join(figure.cells()), file=sys.stderr)
    return list(figures.values())


def table(figures: list[Figure]) -> str:
    """The figures as a Markdown table."""
    lines = ["| what | a second | ratio (middle half) | bar |", "|---|---|---|---|"]
    lines += [f"| {' | '.join(figure.cells())} |" for figure in figures]
    return "\n".join(lines)


def main() -> int:
    """Measure and print; write or check the bars if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the table into docs/benchmarks.md")
    parser.add_argument("--gate", action="store_true", help="fail if a bar is missed")
    parser.add_argument(
        "--only", choices=sorted(PARTS), help="measure this part, and leave the other as it is"
    )
    chosen = parser.parse_args()
    if not lastcard.is_compiled():
        print("the rules are not compiled: nothing to measure", file=sys.stderr)
        return 2
    gc.collect()
    gc.disable()
    found: list[Figure] = []
    for part in [chosen.only] if chosen.only else PARTS:
        figures = measure(PARTS[part]())
        print(table(figures))
        if chosen.write:
            write(part, machine(), table(figures), f"{TURNS} turns of {SLICE} s")
        found += figures
    return 1 if chosen.gate and not all(figure.passes() for figure in found) else 0


if __name__ == "__main__":
    sys.exit(main())
