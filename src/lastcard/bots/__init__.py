"""Bots see a view and a list of moves, never a state. The list is a list."""

from __future__ import annotations

from typing import Final

from lastcard.bots.bot import Bot
from lastcard.bots.levels import DICE, LEVEL_BOTS, LevelBot, level_bots_for

BOTS: Final[tuple[Bot, ...]] = (DICE, *LEVEL_BOTS)
"""All levels of play, weakest first."""

ALIASES: Final = {"random": "dice"}
"""Other names that are understood."""

MOST_SIMULATIONS: Final = 1_000_000


class UnknownBot(ValueError):
    """A bot that is not on the list."""


def find_bot(name: str) -> Bot:
    """The bot of this name; `plans:500` is one that searches, with so many simulations a move."""
    plain, colon, simulations = name.partition(":")
    for bot in BOTS:
        if bot.name == ALIASES.get(plain, plain):
            return _with_budget(bot, name, simulations) if colon else bot
    known = ", ".join(bot.name for bot in BOTS)
    raise UnknownBot(f"there is no bot {name!r}; there are: {known}")


def _with_budget(bot: Bot, name: str, simulations: str) -> Bot:
    """The same bot with another number of simulations a move."""
    if not isinstance(bot, LevelBot) or bot.quick:
        raise UnknownBot(f"{bot.name} makes no simulations, so {name!r} cannot say how many")
    if not (simulations.isascii() and simulations.isdigit() and 1 <= int(simulations) <= MOST_SIMULATIONS):
        raise UnknownBot(f"{name!r}: simulations are a whole number from 1 to {MOST_SIMULATIONS}")
    return LevelBot(name, bot.level, bot.quick, int(simulations))


def bots_for(names: str, seats: int) -> list[Bot]:
    """The bots of a list such as `dice` or `regular,dice`: one for all seats, or one each."""
    found = [find_bot(name.strip()) for name in names.split(",")]
    if len(found) == 1:
        return found * seats
    if len(found) != seats:
        raise UnknownBot(f"{len(found)} bots are named, but {seats} must be: name one for all, or one each")
    return found


def levels_for(game: str) -> list[Bot]:
    """The bots that can be told apart in this game, weakest first."""
    return [DICE, *level_bots_for(game)]
