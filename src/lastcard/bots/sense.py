"""Sense for a game: how a beginner and how a regular guest play it. The regular's is the roll-out policy."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from lastcard.engine.contract import Move, State, View, seats_in
from lastcard.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense(ABC):
    """One page of sense for a game. It holds no game, and looks at a view and its moves alone."""

    @abstractmethod
    def eager(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """What a beginner does: something that helps at once, without a thought for later."""

    @abstractmethod
    def greedy(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """What a regular guest does: what to keep, whom to hit, what to wish for."""

    def is_far_enough(self, root: View, now: View) -> bool:
        """Is this as far as one looks ahead from the root? Then `prospects` says how it stands."""
        return False

    def prospects(self, root: View, now: View, seats: int) -> list[float]:
        """How much of the win each seat may expect where one stops to look ahead."""
        return [1.0 / seats] * seats


class Senseless(Sense):
    """For a game nobody has thought about: dice."""

    def eager(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """Any move."""
        return moves[rng.below(len(moves))]

    def greedy(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """Any move."""
        return moves[rng.below(len(moves))]


def shares_of_the_win(state: State, seats: int) -> list[float]:
    """What each seat has of the win when a game is over: winners share it."""
    outcome = state.outcome()
    assert outcome is not None
    winners = seats_in(outcome.winners)
    shares = [0.0] * seats
    for seat in winners:
        shares[seat] = 1.0 / len(winners)
    return shares
