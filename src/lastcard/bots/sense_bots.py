"""Those who play by sense alone: the beginner and the regular guest."""

from __future__ import annotations

from typing import Final

from lastcard.bots.bot import Bot, Choice
from lastcard.bots.sense import Sense
from lastcard.engine.contract import Move, View
from lastcard.engine.rng import Rng

SLOWEST: Final = 3000
FASTEST: Final = 800


def pause(rng: Rng) -> int:
    """How long it takes to lay a card: manners, in a game of turns."""
    return FASTEST + int(rng.below(SLOWEST - FASTEST))


class Beginner(Bot):
    """Does what helps at once."""

    def __init__(self, name: str, sense: Sense) -> None:
        super().__init__(name)
        self.sense: Final = sense

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        """Something that helps at once."""
        return Choice(self.sense.eager(view, moves, rng), pause(rng))


class Regular(Bot):
    """Plays with sense: knows what to keep, whom to hit, what to wish for."""

    def __init__(self, name: str, sense: Sense) -> None:
        super().__init__(name)
        self.sense: Final = sense

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        """The sensible move."""
        return Choice(self.sense.greedy(view, moves, rng), pause(rng))
