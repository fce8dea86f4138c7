"""What bots know of each game: one module for each game, and the list of them.

A module may import the view and the moves of its game, but not its rules or its state.
"""

from __future__ import annotations

from typing import Final

from lastcard import plugins
from lastcard.bots.by_game.frantic_sense import FRANTIC_BOTS
from lastcard.bots.by_game.hochspannung_sense import HOCHSPANNUNG_BOTS
from lastcard.bots.by_game.math_attack_sense import MATH_ATTACK_BOTS
from lastcard.bots.by_game.multiplication_sense import MULTIPLICATION_BOTS
from lastcard.bots.by_game.schwupps_sense import SCHWUPPS_BOTS
from lastcard.bots.game_bots import COUNTS, PLANS, GameBots
from lastcard.shelf import family_of

GAME_BOTS: Final[tuple[GameBots, ...]] = (
    FRANTIC_BOTS,
    HOCHSPANNUNG_BOTS,
    MATH_ATTACK_BOTS,
    MULTIPLICATION_BOTS,
    SCHWUPPS_BOTS,
)


def all_game_bots() -> list[GameBots]:
    """What this package knows, and then what installed packages bring."""
    found = list(GAME_BOTS)
    for plugin in plugins.installed(plugins.BOTS):
        made = plugin.made
        if isinstance(made, GameBots) and not any(made.family == other.family for other in found):
            found.append(made)
    return found


def game_bots_for(game: str) -> GameBots:
    """What bots go by in this game; in one that nobody has written for, by its contract alone."""
    family = family_of(game)
    for game_bots in all_game_bots():
        if game_bots.family == family:
            return game_bots
    # Without sense a beginner and a regular guest would throw dice.
    return GameBots(family, levels=(COUNTS, PLANS))
