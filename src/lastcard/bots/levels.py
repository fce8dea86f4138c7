"""The levels of play, weakest first, and the bot that plays a level at a table."""

from __future__ import annotations

from typing import Final

from lastcard.bots.bot import Bot, Choice
from lastcard.bots.by_game.senses import sense_for
from lastcard.bots.dice_bot import DiceBot
from lastcard.bots.race_bot import Pace, RaceBot
from lastcard.bots.search.flat import FlatSearch
from lastcard.bots.search.tree import TreeSearch
from lastcard.bots.sense import Sense
from lastcard.bots.sense_bots import Beginner, Regular
from lastcard.engine import contract
from lastcard.engine.contract import Move, Rules, View
from lastcard.engine.rng import Rng

BEGINNER: Final = "beginner"
REGULAR: Final = "regular"
COUNTS: Final = "counts"
PLANS: Final = "plans"
READS: Final = "reads"

PACES: Final[dict[str, Pace]] = {
    BEGINNER: Pace(5000, 150, False),
    REGULAR: Pace(4000, 80, False),
    COUNTS: Pace(3200, 40, True),
    PLANS: Pace(2500, 20, True),
    READS: Pace(1800, 0, True),
}

BUDGETS: Final[dict[str, tuple[int, int]]] = {
    "frantic": (100, 350),
    "math-attack": (200, 5000),
    "multiplication": (400, 6000),
    "schwupps": (300, 1500),
}
"""Simulations a move of those who count cards and of those who plan: at most 200 ms on one core, compiled."""

USUAL: Final = (100, 1000)
"""The same for a game that is not on the list."""

SLOWER: Final = 16
"""Plain Python makes so many times fewer simulations, to be as quick."""

TOLD_APART: Final[dict[str, tuple[str, ...]]] = {
    "frantic": (BEGINNER, REGULAR, COUNTS, PLANS),
    "math-attack": (BEGINNER, REGULAR, COUNTS, PLANS),
    "multiplication": (BEGINNER, REGULAR, COUNTS, PLANS),
    "schwupps": (BEGINNER, REGULAR, PLANS),
}
"""The levels that were measured to differ in games of turns, Frantic with its add-ons too: docs/bots.md.

In a race all of them do.
"""


def is_compiled() -> bool:
    """Do bots run compiled here?"""
    return not contract.__file__.endswith(".py")


def budget(game: str, level: str) -> int:
    """How many simulations a move this level makes in this game."""
    made = BUDGETS.get(game.partition("+")[0], USUAL)[0 if level == COUNTS else 1]
    return made if is_compiled() else max(8, made // SLOWER)


class LevelBot(Bot):
    """A level of play. At a table it becomes the player for that game."""

    def __init__(self, name: str, level: str, quick: bool, simulations: int = 0) -> None:
        super().__init__(name, quick=quick)
        self.level: Final = level
        self.simulations: Final = simulations

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        """Nothing before it has sat down."""
        raise AssertionError(f"{self.name} must be seated before it plays")

    def seated(self, rules: Rules) -> Bot:
        """The player of this level for this game."""
        if rules.real_time:
            return RaceBot(self.name, PACES[self.level])
        return self.seated_with(rules, sense_for(rules.game))

    def seated_with(self, rules: Rules, sense: Sense) -> Bot:
        """The player of this level for a game of turns, with this sense for it."""
        if self.level == BEGINNER:
            return Beginner(self.name, sense)
        if self.level == REGULAR:
            return Regular(self.name, sense)
        simulations = self.simulations or budget(rules.game, self.level)
        if self.level == COUNTS:
            return FlatSearch(self.name, rules, sense, simulations)
        return TreeSearch(self.name, rules, sense, simulations)


DICE: Final = DiceBot()

LEVEL_BOTS: Final = (
    LevelBot(BEGINNER, BEGINNER, quick=True),
    LevelBot(REGULAR, REGULAR, quick=True),
    LevelBot(COUNTS, COUNTS, quick=False),
    LevelBot(PLANS, PLANS, quick=False),
    LevelBot(READS, READS, quick=False),
)


def level_bots_for(game: str) -> list[Bot]:
    """The levels that can be told apart in this game, weakest first."""
    everybody = tuple(bot.level for bot in LEVEL_BOTS)
    levels = TOLD_APART.get(game.partition("+")[0], everybody)
    return [bot for bot in LEVEL_BOTS if bot.level in levels]
