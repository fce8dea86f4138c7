"""The levels of play, weakest first, and the bot that plays a level at a table."""

from __future__ import annotations

from typing import Final

from lastcard.bots.bot import Bot, Choice
from lastcard.bots.by_game import game_bots_for
from lastcard.bots.dice_bot import DiceBot
from lastcard.bots.game_bots import BEGINNER, COUNTS, PLANS, READS, REGULAR, GameBots
from lastcard.engine.contract import Move, Rules, View
from lastcard.engine.rng import Rng


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
        return self.seated_by(game_bots_for(rules.game), rules)

    def seated_by(self, game_bots: GameBots, rules: Rules) -> Bot:
        """The player of this level, by what these know of the game: it need not be on the shelf."""
        return game_bots.player(self.name, self.level, rules, self.simulations)


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
    levels = game_bots_for(game).levels
    return [bot for bot in LEVEL_BOTS if bot.level in levels]
