"""What people are told of a bot: its name, and how it plays."""

from __future__ import annotations

from lastcard.bots.bot import Bot
from lastcard.bots.levels import is_race
from lastcard.engine.contract import Words


def name_of(bot: Bot) -> Words:
    """What the bot is called at a table."""
    return Words(f"bots.name-{_level(bot)}")


def manner_of(bot: Bot, game: str) -> Words:
    """How it plays this game, in a sentence: by a method, or in a race by its pace."""
    return Words(f"bots.race-{_level(bot)}" if is_race(game) else f"bots.about-{_level(bot)}")


def _level(bot: Bot) -> str:
    return bot.name.partition(":")[0]
