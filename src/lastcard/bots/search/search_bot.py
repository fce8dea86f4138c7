"""What all who search have in common: a table, a sense of the game, and so many simulations a move."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from lastcard.bots.bot import Bot, Choice, Thought
from lastcard.bots.search.rollouts import Rollouts
from lastcard.bots.sense import Sense
from lastcard.bots.sense_bots import pause
from lastcard.engine.contract import Move, Rules, View
from lastcard.engine.rng import Rng, fork


class SearchBot(Bot):
    """Weighs the moves in imagined worlds. The same seed and the same simulations make the same choice."""

    def __init__(self, name: str, rules: Rules, sense: Sense, simulations: int) -> None:
        super().__init__(name, quick=False)
        self.rules: Final = rules
        self.sense: Final = sense
        self.simulations: Final = simulations

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        """The move that it thinks most of."""
        if len(moves) == 1:
            return Choice(moves[0], pause(rng))
        return Choice(self.ponder(view, moves, rng)[0].move, pause(rng))

    def ponder(self, view: View, moves: list[Move], rng: Rng) -> list[Thought]:
        """What it thinks of each move, best first."""
        return self.weigh(Rollouts(self.rules, self.sense, view, fork(rng)), moves)

    @abstractmethod
    def weigh(self, rollouts: Rollouts, moves: list[Move]) -> list[Thought]:
        """What it thinks of each move, best first."""
