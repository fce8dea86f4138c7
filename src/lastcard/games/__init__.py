"""The games on the shelf. The list is a list."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Game, Rules
from lastcard.games.frantic.boxes import FRANTICS
from lastcard.games.hochspannung.rules import HochspannungGame
from lastcard.games.hochspannung.variants import VARIANTS
from lastcard.games.math_attack.rules import MathAttackGame
from lastcard.games.multiplication.rules import MultiplicationGame
from lastcard.games.schwupps.rules import SchwuppsGame

GAMES: Final[tuple[Game, ...]] = (
    *FRANTICS,
    *(HochspannungGame(variant) for variant in VARIANTS),
    MathAttackGame(),
    MultiplicationGame(),
    SchwuppsGame(),
)


class UnknownGame(ValueError):
    """A game that is not on the shelf, or not for so many."""


def find_game(name: str) -> Game:
    """The game of this name."""
    for game in GAMES:
        if game.name == name:
            return game
    known = ", ".join(game.name for game in GAMES)
    raise UnknownGame(f"there is no game {name!r}; there are: {known}")


def family_of(name: str) -> str:
    """The family of the game of this name; one that is not on the shelf is a family of its own."""
    for game in GAMES:
        if game.name == name:
            return game.family
    return name


def rules_of(name: str, seats: int, options: dict[str, object]) -> Rules:
    """The rules of a game for so many seats with these options; 0 seats means as few as it takes."""
    game = find_game(name)
    count = game.fewest if seats == 0 else seats
    if not game.fewest <= count <= game.most:
        raise UnknownGame(f"{name} is for {_players(game)} players, not {seats}")
    return game.rules(count, game.settings().having(options))


def _players(game: Game) -> str:
    return str(game.fewest) if game.fewest == game.most else f"{game.fewest} to {game.most}"
