"""The bot that throws dice."""

from __future__ import annotations

from typing import Final

from lastcard.bots.bot import Bot, Choice
from lastcard.engine.contract import Move, View
from lastcard.engine.rng import Rng

SLOWEST: Final = 12000
FASTEST: Final = 4000


class DiceBot(Bot):
    """Any legal move, each as likely, after four to twelve seconds."""

    def __init__(self) -> None:
        super().__init__("dice", dice=True)

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        """Throw the dice."""
        move = moves[rng.below(len(moves))]
        return Choice(move, FASTEST + int(rng.below(SLOWEST - FASTEST)))
