"""Bots for games in real time: they find a move after a time that depends on the level and on the sum.

The time is drawn from a log-normal distribution, as people's reaction times are. A slip is a find that is
overlooked: something else is done, or time goes by.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from lastcard.bots.bot import Bot, Choice
from lastcard.engine.contract import Move, View
from lastcard.engine.rng import Rng

WIDTH: Final = 0.35
"""How much one time differs from the next."""

_PARTS: Final = 1 << 24


class Pace:
    """How fast one is: the middle time to find a card, slips in a thousand, and whether one looks ahead."""

    def __init__(self, middle_ms: int, slips: int, ahead: bool) -> None:
        self.middle_ms: Final = middle_ms
        self.slips: Final = slips
        self.ahead: Final = ahead


@mypyc_attr(allow_interpreted_subclasses=True)
class RaceSense:
    """What bots know of a race. A race that nobody has written for is played by these defaults."""

    def finds(self, moves: list[Move]) -> list[Move]:
        """The moves that one has to find: all but the last, where games put draw, pass and stop."""
        return moves[:-1]

    def hardness(self, view: View) -> float:
        """How long it takes to find one now: 1 is a middling time."""
        return 1.0

    def best(self, finds: list[Move], view: View) -> Move:
        """The find that somebody chooses who looks ahead."""
        return finds[0]


class RaceBot(Bot):
    """Finds a move, sooner or later."""

    def __init__(self, name: str, pace: Pace, sense: RaceSense) -> None:
        super().__init__(name)
        self.pace: Final = pace
        self.sense: Final = sense

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        """A find; else what is left to do."""
        finds = self.sense.finds(moves)
        slips = int(rng.below(1000)) < self.pace.slips
        others = [move for move in moves if move not in finds]
        if not finds or (slips and others):
            return Choice(others[0], self.time(0.6, rng))
        hard = self.sense.hardness(view) * (2.0 if slips else 1.0)
        found = self.sense.best(finds, view) if self.pace.ahead else finds[rng.below(len(finds))]
        return Choice(found, self.time(hard, rng))

    def time(self, hard: float, rng: Rng) -> int:
        """How long it takes this time, in milliseconds."""
        return int(self.pace.middle_ms * hard * math.exp(WIDTH * normal(rng))) + 1


def normal(rng: Rng) -> float:
    """A number drawn from the normal distribution."""
    turn = float(rng.below(_PARTS)) / _PARTS
    far = (float(rng.below(_PARTS)) + 1.0) / _PARTS
    return math.sqrt(-2.0 * math.log(far)) * math.cos(2.0 * math.pi * turn)
