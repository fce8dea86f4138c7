"""Bots see a view and a list of moves, never a state. The list is a list."""

from __future__ import annotations

from typing import Final

from lastcard.bots.bot import Bot
from lastcard.bots.chance import Chance

BOTS: Final[tuple[Bot, ...]] = (Chance(),)


class UnknownBot(ValueError):
    """A bot that is not on the list."""


def find_bot(name: str) -> Bot:
    """The bot of this name."""
    for bot in BOTS:
        if bot.name == name:
            return bot
    known = ", ".join(bot.name for bot in BOTS)
    raise UnknownBot(f"there is no bot {name!r}; there are: {known}")


def bots_for(names: str, seats: int) -> list[Bot]:
    """The bots of a list such as `random` or `random,random`: one for all seats, or one each."""
    found = [find_bot(name.strip()) for name in names.split(",")]
    if len(found) == 1:
        return found * seats
    if len(found) != seats:
        raise UnknownBot(f"{len(found)} bots are named, but {seats} must be: name one for all, or one each")
    return found
