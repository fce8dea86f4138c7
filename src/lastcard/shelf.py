"""The shelf: the games of this package, of installed packages, and of files in the current directory."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from functools import cache

from lastcard import plugins
from lastcard.brought import LANGUAGES, brought_page, brought_sentences
from lastcard.engine.contract import Game, Rules
from lastcard.games import GAMES
from lastcard.plugins import BadPlugin, Plugin

VARIABLE = "LASTCARD_GAMES"
"""This environment variable names games in the current directory, so that child processes find them too."""

_NAME = re.compile(r"[a-z0-9]+([-+][a-z0-9]+)*")
_PREFIX = re.compile(r"[A-Z]{2}")


class UnknownGame(ValueError):
    """A game that is not on the shelf, or not for so many."""


@dataclass(frozen=True)
class Shelf:
    """All games that can be played here, and a sentence about each one that was left out."""

    games: tuple[Game, ...]
    faults: tuple[str, ...]


@cache
def shelf() -> Shelf:
    """The games of this package first, then those of others by name."""
    games, faults = list(GAMES), []
    for plugin in [*plugins.installed(plugins.GAMES), *plugins.named_in(VARIABLE)]:
        try:
            games.append(checked(plugin, games))
        except Exception as error:  # Whatever a stranger's game does wrong, the others must work.
            faults.append(plugin.left_out(plugins.reason(error)))
    return Shelf(tuple(games), tuple(faults))


def all_games() -> tuple[Game, ...]:
    """All games on the shelf."""
    return shelf().games


def add_own(name: str) -> str:
    """Put a game in the current directory on the shelf, `@climb.Climb`, for child processes too; its name."""
    plugin = plugins.own(name)
    game = checked(plugin, list(GAMES))
    os.environ[VARIABLE] = f"{os.environ.get(VARIABLE, '')} {name}".strip()
    shelf.cache_clear()
    return find_game(game.name).name


def checked(plugin: Plugin, others: list[Game]) -> Game:
    """The game that is offered, if it fits on the shelf beside these."""
    game = plugin.made
    if plugin.fault:
        raise BadPlugin(plugin.fault)
    if not isinstance(game, Game):
        raise BadPlugin("it is no game: it does not derive from lastcard.Game")
    check_names(game, others)
    rules = game.rules(game.fewest, game.settings())
    if rules.game != game.name:
        raise BadPlugin(f"the game is called {game.name!r}, but its rules say {rules.game!r}")
    check_page(game)
    for language in LANGUAGES:
        brought_sentences(game, language)
    return game


def check_page(game: Game) -> None:
    """Its rules page, if it brings one, has clauses of its own only."""
    page = brought_page(game)
    prefixes = tuple(f"{prefix}-" for prefix in game.prefixes)
    for clause in () if page is None else page.clauses:
        if not clause.id.startswith(prefixes):
            raise BadPlugin(f"its rules page has the clause {clause.id}, which is not its own")


def check_names(game: Game, others: list[Game]) -> None:
    """Its name and the prefixes of its clauses must be well formed and free."""
    if _NAME.fullmatch(game.name) is None:
        raise BadPlugin(f"{game.name!r} is no name for a game: it takes small letters, digits and hyphens")
    if any(other.name == game.name for other in others):
        raise BadPlugin(f"there is a game {game.name!r} already")
    for prefix in game.prefixes:
        if _PREFIX.fullmatch(prefix) is None:
            raise BadPlugin(f"{prefix!r} is no prefix of clauses: it takes two capital letters")
        if any(prefix in other.prefixes and other.family != game.family for other in others):
            raise BadPlugin(f"the clauses of another game have the prefix {prefix} already")
    if not game.prefixes:
        raise BadPlugin("its clauses have no prefix")


def find_game(name: str) -> Game:
    """The game of this name."""
    for game in all_games():
        if game.name == name:
            return game
    known = ", ".join(game.name for game in all_games())
    raise UnknownGame(f"there is no game {name!r}; there are: {known}")


def family_of(name: str) -> str:
    """The family of the game of this name; one that is not on the shelf is a family of its own."""
    return next((game.family for game in all_games() if game.name == name), name)


def rules_of(name: str, seats: int, options: dict[str, object]) -> Rules:
    """The rules of a game for so many seats with these options; 0 seats means as few as it takes."""
    game = find_game(name)
    count = game.fewest if seats == 0 else seats
    if not game.fewest <= count <= game.most:
        raise UnknownGame(f"{name} is for {_players(game)} players, not {seats}")
    return game.rules(count, game.settings().having(options))


def _players(game: Game) -> str:
    return str(game.fewest) if game.fewest == game.most else f"{game.fewest} to {game.most}"
