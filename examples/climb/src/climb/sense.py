"""Sense for Climb: lay the lowest card that fits, and pass last."""

from __future__ import annotations

from lastcard.bots.game_bots import GameBots
from lastcard.bots.sense import Sense
from lastcard.engine.contract import Glance, Move
from lastcard.engine.rng import Rng


class ClimbSense(Sense):
    """Moves are listed from the lowest card up, and to pass is last."""

    def eager(self, glance: Glance, moves: list[Move], rng: Rng) -> Move:
        """Any card that fits."""
        return moves[rng.below(len(moves) - 1)] if len(moves) > 1 else moves[0]

    def greedy(self, glance: Glance, moves: list[Move], rng: Rng) -> Move:
        """The lowest card that fits."""
        return moves[0]


def climb_bots() -> GameBots:
    """What bots go by in Climb."""
    return GameBots("climb", ClimbSense(), levels=("beginner", "regular", "counts"))
