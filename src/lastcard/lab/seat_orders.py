"""Finds bots by name, your own by `@module.Name`, and lists the orders in which they sit."""

from __future__ import annotations

from lastcard import plugins
from lastcard.bots import UnknownBot, find_bot
from lastcard.bots.bot import Bot
from lastcard.plugins import OWN


def names_of(bots: str, seats: int) -> list[str]:
    """A name for every seat: one for all, or one each."""
    names = [known_as(name.strip()) for name in bots.split(",")]
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise UnknownBot(f"{len(names)} bots are named, but {seats} must be: name one for all, or one each")
    return names


def known_as(name: str) -> str:
    """The name on the list, for one that has several."""
    return name if name.startswith(OWN) else find_bot(name).name


def bot_named(name: str) -> Bot:
    """A bot on the list, or one of your own: `@my_bots.Adder` is the class Adder in the module my_bots."""
    return _own(name) if name.startswith(OWN) else find_bot(name)


def _own(name: str) -> Bot:
    try:
        plugin = plugins.own(name)
    except plugins.BadPlugin:
        raise UnknownBot(f"a bot of your own is written @module.Name, not {name!r}") from None
    bot = plugin.made
    if plugin.fault:
        raise UnknownBot(f"{name!r} cannot be seated: {plugin.fault}")
    if not isinstance(bot, Bot):
        raise UnknownBot(f"{name!r} is no bot: it does not derive from lastcard.bots.bot.Bot")
    return bot


def bots_named(names: list[str]) -> list[Bot]:
    """The bots of these names."""
    return [bot_named(name) for name in names]


def rotations(names: list[str]) -> list[list[str]]:
    """All orders that come from moving everybody one seat on, each once."""
    found: list[list[str]] = []
    for turn in range(len(names)):
        order = names[-turn:] + names[:-turn] if turn else names
        if order not in found:
            found.append(order)
    return found
