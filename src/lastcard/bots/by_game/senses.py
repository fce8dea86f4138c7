"""Which sense goes with which game. The list is a list."""

from __future__ import annotations

from typing import Final

from lastcard.bots.by_game.frantic_sense import FranticSense
from lastcard.bots.by_game.math_attack_sense import MathAttackSense
from lastcard.bots.by_game.multiplication_sense import MultiplicationSense
from lastcard.bots.by_game.schwupps_sense import SchwuppsSense
from lastcard.bots.sense import RandomSense, Sense

_DICE: Final = RandomSense()

_BY_GAME: Final[dict[str, Sense]] = {
    "frantic": FranticSense(),
    "math-attack": MathAttackSense(),
    "multiplication": MultiplicationSense(),
    "schwupps": SchwuppsSense(),
}


def sense_for(game: str) -> Sense:
    """The sense for a game; the boxes of one family share theirs. Dice for a game nobody thought about."""
    return _BY_GAME.get(game.partition("+")[0], _DICE)
