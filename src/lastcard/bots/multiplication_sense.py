"""Sense for The Multiplication Game: what can follow one's own card, and what the next player can do."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from lastcard.bots.sense import Sense
from lastcard.engine.bits import bit, count
from lastcard.engine.contract import Glance, Move
from lastcard.engine.rng import Rng
from lastcard.games.multiplication.cards import FREE, Laid
from lastcard.games.multiplication.moves import Declare, Discard
from lastcard.games.multiplication.view import Held, MultiplicationView

FREE_KEPT: Final[i64] = 60
"""A free card always fits, so it is kept as long as another card does."""
SQUARE: Final[i64] = 25
"""A square costs the next player a turn and a card."""
FOLLOWED: Final[i64] = 10
"""For each own card that would fit next time."""


def held_by(glance: Glance) -> Held:
    """The own hand, from a glance or from a view."""
    return glance if isinstance(glance, Held) else cast(MultiplicationView, glance).held()


class MultiplicationSense(Sense):
    """Squares first, free cards last, and between them whatever leaves most to follow."""

    def eager(self, glance: Glance, moves: list[Move], rng: Rng) -> Move:
        """Any card that fits; to draw is last."""
        return moves[rng.below(len(moves) - 1)] if len(moves) > 1 else moves[0]

    def greedy(self, glance: Glance, moves: list[Move], rng: Rng) -> Move:
        """The card that is worth most."""
        held = held_by(glance)
        best = moves[len(moves) - 1]
        most: i64 = -100_000
        for move in moves:
            if isinstance(move, Discard):
                worth = worth_of(move.laid, held.kinds, held.size)
                if worth > most:
                    best, most = move, worth
            elif isinstance(move, Declare):
                return moves[rng.below(len(moves))]
        return best


def worth_of(laid: Laid, held: i64, size: i64) -> i64:
    """What discarding a card as this pair is worth."""
    if size == 1:
        return 1000
    left = held if laid.kind == FREE else held & ~bit(laid.kind)
    fitting = (laid.first | laid.second) & left
    worth = FOLLOWED * count(fitting) - count(laid.first | laid.second)
    if laid.square:
        worth += SQUARE
    if laid.kind == FREE:
        worth -= FREE_KEPT
    return worth
