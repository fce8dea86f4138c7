"""What people are told of a bot: its name, and how it plays."""

from __future__ import annotations

from lastcard.bots.bot import Bot
from lastcard.bots.game_bots import PLANS, READS
from lastcard.engine.contract import Rules, Words


def name_of(bot: Bot) -> Words:
    """What the bot is called at a table."""
    return Words(f"bots.name-{_level(bot)}")


def manner_of(bot: Bot, rules: Rules) -> Words:
    """How it plays this game, in a sentence: by a method, or in a race by its pace.

    In games of turns nobody is above those who plan ahead: who reads you plays as they do.
    """
    level = _level(bot)
    if rules.real_time:
        return Words(f"bots.race-{level}")
    return Words(f"bots.about-{PLANS if level == READS else level}")


def _level(bot: Bot) -> str:
    return bot.name.partition(":")[0]
