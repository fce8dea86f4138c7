"""The bots of the ladder with sense for crazy eights, which the list of bots does not know."""

from __future__ import annotations

from typing import Final

from crazy_eights.sense import CrazyEightsSense
from lastcard.bots import find_bot
from lastcard.bots.bot import Bot, Choice
from lastcard.bots.game_bots import GameBots
from lastcard.bots.levels import LevelBot
from lastcard.engine.contract import Move, Rules, View
from lastcard.engine.rng import Rng

TO_WIN: Final = GameBots("crazy-eights", CrazyEightsSense(for_points=False))
FOR_POINTS: Final = GameBots("crazy-eights-for-points", CrazyEightsSense(for_points=True))


class CrazyEightsBot(Bot):
    """A bot of the list; at a table for crazy eights it plays with the sense for it."""

    def __init__(self, name: str) -> None:
        self.bot: Final = find_bot(name)
        super().__init__(name, self.bot.dice, self.bot.quick, self.bot.watches)

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        """Nothing before it has sat down."""
        raise AssertionError(f"{self.name} must be seated before it plays")

    def seated(self, rules: Rules) -> Bot:
        """The player of the same level, with the sense for these rules."""
        if isinstance(self.bot, LevelBot):
            return self.bot.seated_by(FOR_POINTS if rules.game == FOR_POINTS.family else TO_WIN, rules)
        return self.bot.seated(rules)
