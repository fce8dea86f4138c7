"""Bots: each sees a view and a list of moves, never a state, and chooses a move.

The package has the levels, the list of bots and what every bot needs. It may import the shelf, games and
engine.
"""

from __future__ import annotations

from typing import Final

from lastcard import plugins
from lastcard.bots.bot import Bot
from lastcard.bots.by_game import all_game_bots
from lastcard.bots.game_bots import GameBots
from lastcard.bots.levels import DICE, LEVEL_BOTS, LevelBot, level_bots_for

BOTS: Final[tuple[Bot, ...]] = (DICE, *LEVEL_BOTS)
"""The bots of this package: all levels of play, weakest first."""

ALIASES: Final = {"random": "dice"}
"""Other names that are understood."""

MOST_SIMULATIONS: Final = 1_000_000


class UnknownBot(ValueError):
    """A bot that is not on the list."""


def all_bots() -> list[Bot]:
    """The bots of this package, and then those of installed packages."""
    found = list(BOTS)
    for plugin in plugins.installed(plugins.BOTS):
        made = plugin.made
        if isinstance(made, Bot) and _is_free(made.name, found):
            found.append(made)
    return found


def _is_free(name: str, others: list[Bot]) -> bool:
    """May a bot be called so? A colon stands before the number of simulations."""
    return name not in ALIASES and ":" not in name and not any(name == other.name for other in others)


def left_out() -> list[str]:
    """A sentence about each bot of an installed package that was left out."""
    bots, game_bots = all_bots(), all_game_bots()
    found: list[str] = []
    for plugin in plugins.installed(plugins.BOTS):
        made = plugin.made
        if plugin.fault:
            found.append(plugin.left_out(plugin.fault))
        elif isinstance(made, Bot):
            if made not in bots:
                found.append(plugin.left_out(f"there is a bot {made.name!r} already"))
        elif isinstance(made, GameBots):
            if made not in game_bots:
                found.append(plugin.left_out(f"there are bots for {made.family!r} already"))
        else:
            found.append(plugin.left_out("it is neither a Bot nor a GameBots"))
    return found


def find_bot(name: str) -> Bot:
    """The bot of this name; `plans:500` is one that searches, with so many simulations a move."""
    plain, colon, simulations = name.partition(":")
    for bot in all_bots():
        if bot.name == ALIASES.get(plain, plain):
            return _with_budget(bot, name, simulations) if colon else bot
    known = ", ".join(bot.name for bot in all_bots())
    raise UnknownBot(f"there is no bot {name!r}; there are: {known}")


def _with_budget(bot: Bot, name: str, simulations: str) -> Bot:
    """The same bot with another number of simulations a move."""
    if not isinstance(bot, LevelBot) or bot.quick:
        raise UnknownBot(f"{bot.name} makes no simulations, so {name!r} cannot say how many")
    if not (simulations.isascii() and simulations.isdigit() and 1 <= int(simulations) <= MOST_SIMULATIONS):
        raise UnknownBot(f"{name!r}: simulations are a whole number from 1 to {MOST_SIMULATIONS}")
    return LevelBot(name, bot.level, bot.quick, int(simulations))


def levels_for(game: str) -> list[Bot]:
    """The bots that can be told apart in this game, weakest first."""
    return [DICE, *level_bots_for(game)]
