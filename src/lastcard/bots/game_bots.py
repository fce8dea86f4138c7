"""What bots go by in one family of games: sense, levels, simulations a move, and the pace of a race."""

from __future__ import annotations

from typing import Final

from lastcard.bots.bot import Bot
from lastcard.bots.race_bot import Pace, RaceBot, RaceSense
from lastcard.bots.search.flat import FlatSearch
from lastcard.bots.search.tree import TreeSearch
from lastcard.bots.sense import RandomSense, Sense
from lastcard.bots.sense_bots import Beginner, Regular
from lastcard.engine import contract
from lastcard.engine.contract import Rules

BEGINNER: Final = "beginner"
REGULAR: Final = "regular"
COUNTS: Final = "counts"
PLANS: Final = "plans"
READS: Final = "reads"
LEVELS: Final = (BEGINNER, REGULAR, COUNTS, PLANS, READS)
"""The levels above dice, weakest first."""

USUAL_BUDGETS: Final = (100, 1000)
"""Simulations a move of COUNTS and of PLANS in a game that does not say."""

SLOWER: Final = 16
"""Plain Python makes so many times fewer simulations, to be as quick."""

PACES: Final[dict[str, Pace]] = {
    BEGINNER: Pace(5000, 150, False),
    REGULAR: Pace(4000, 80, False),
    COUNTS: Pace(3200, 40, True),
    PLANS: Pace(2500, 20, True),
    READS: Pace(1800, 0, True),
}
"""How fast each level is in a race that does not say."""


def is_compiled() -> bool:
    """Do bots run compiled here?"""
    return not contract.__file__.endswith(".py")


class GameBots:
    """What the bots of a family of games go by.

    `sense` is for games of turns and `race_sense` for games in real time. `budgets` are the simulations a
    move of COUNTS and of PLANS: at most 200 ms on one core, compiled. `levels` are those that were measured
    to differ (docs/bots.md); people choose from these.
    """

    def __init__(
        self,
        family: str,
        sense: Sense | None = None,
        race_sense: RaceSense | None = None,
        budgets: tuple[int, int] = USUAL_BUDGETS,
        levels: tuple[str, ...] = LEVELS,
        paces: dict[str, Pace] | None = None,
    ) -> None:
        self.family: Final = family
        self.sense: Final[Sense] = RandomSense() if sense is None else sense
        self.race_sense: Final[RaceSense] = RaceSense() if race_sense is None else race_sense
        self.budgets: Final = budgets
        self.levels: Final = levels
        self.paces: Final[dict[str, Pace]] = PACES if paces is None else paces

    def budget(self, level: str) -> int:
        """How many simulations a move this level makes."""
        made = self.budgets[0 if level == COUNTS else 1]
        return made if is_compiled() else max(8, made // SLOWER)

    def player(self, name: str, level: str, rules: Rules, simulations: int = 0) -> Bot:
        """The bot that plays this level at a table with these rules; 0 simulations means as many as usual."""
        if rules.real_time:
            return RaceBot(name, self.paces[level], self.race_sense)
        if level == BEGINNER:
            return Beginner(name, self.sense)
        if level == REGULAR:
            return Regular(name, self.sense)
        made = simulations or self.budget(level)
        if level == COUNTS:
            return FlatSearch(name, rules, self.sense, made)
        return TreeSearch(name, rules, self.sense, made)
