"""Sense for a game: how a beginner and how a regular guest play it. The regular's is the roll-out policy."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from lastcard.engine.bits import count
from lastcard.engine.contract import Glance, Move, State
from lastcard.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense(ABC):
    """One page of sense for a game. It holds no game, and goes by a view or a glance and the moves alone.

    `sees_moves` says that a glance shows what can be done, so that no list is needed to be sensible.
    """

    def __init__(self, sees_moves: bool = False) -> None:
        self.sees_moves: Final = sees_moves

    @abstractmethod
    def eager(self, glance: Glance, moves: list[Move], rng: Rng) -> Move:
        """What a beginner does: something that helps at once, without a thought for later."""

    @abstractmethod
    def greedy(self, glance: Glance, moves: list[Move], rng: Rng) -> Move:
        """What a regular guest does: what to keep, whom to hit, what to wish for."""

    def at_sight(self, glance: Glance) -> Move | None:
        """What `greedy` does, found without a list of moves; nothing if it takes one."""
        return None

    def chapter(self, glance: Glance) -> int:
        """Which part of the game this is; one looks ahead to the end of it, and no further."""
        return 0

    def prospects(self, glance: Glance, seats: int) -> list[float]:
        """How much of the win each seat may expect at the beginning of a new part."""
        return [1.0 / seats] * seats

    def rewards(self, state: State, seats: int) -> list[float]:
        """What each seat has, when a game is over, of what is played for: of the win, from 0 to 1."""
        return shares_of_the_win(state, seats)


class RandomSense(Sense):
    """For a game nobody has thought about: dice."""

    def eager(self, glance: Glance, moves: list[Move], rng: Rng) -> Move:
        """Any move."""
        return moves[rng.below(len(moves))]

    def greedy(self, glance: Glance, moves: list[Move], rng: Rng) -> Move:
        """Any move."""
        return moves[rng.below(len(moves))]


def shares_of_the_win(state: State, seats: int) -> list[float]:
    """What each seat has of the win when a game is over: winners share it."""
    outcome = state.outcome()
    assert outcome is not None
    winners = outcome.winners
    each = 1.0 / int(count(winners))
    return [each if winners >> seat & 1 else 0.0 for seat in range(seats)]
