"""Sense for The Multiplication Game: what can follow one's own card, and what the next player can do."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from lastcard.bots.game_bots import BEGINNER, COUNTS, PLANS, REGULAR, GameBots
from lastcard.bots.sense import Sense
from lastcard.engine.bits import bit, count, lowest
from lastcard.engine.contract import Glance, Move
from lastcard.engine.rng import Rng
from lastcard.games.multiplication.cards import FREE, FREE_BIT, Laid
from lastcard.games.multiplication.moves import DRAW, FIRST_WAY, FREE_ON, SECOND_WAY, Discard
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

    def __init__(self) -> None:
        super().__init__(sees_moves=True)

    def eager(self, glance: Glance, moves: list[Move], rng: Rng) -> Move:
        """Any card that fits; to draw is last."""
        return moves[rng.below(len(moves) - 1)] if len(moves) > 1 else moves[0]

    def greedy(self, glance: Glance, moves: list[Move], rng: Rng) -> Move:
        """The card that is worth most."""
        return self.at_sight(held_by(glance)) or moves[rng.below(len(moves))]

    def at_sight(self, glance: Glance) -> Move | None:
        """The card that is worth most, and to draw if none fits; nothing while a pair is to be declared."""
        held = cast(Held, glance)
        top = held.top
        if top is None:
            return None
        best = BestDiscard(held)
        best.compare(held.kinds & top.first, FIRST_WAY)
        best.compare(held.kinds & top.second, SECOND_WAY)
        if held.kinds & FREE_BIT != 0:
            for move in FREE_ON[top.index]:
                best.try_out(move)
        return best.move


class BestDiscard:
    """The best card so far of those that fit."""

    def __init__(self, held: Held) -> None:
        self.kinds: Final = held.kinds
        self.size: Final = held.size
        self.move: Move = DRAW
        self.worth: i64 = -100_000

    def compare(self, fitting: i64, way: list[Discard]) -> None:
        """Each of these number cards, declared one way."""
        while fitting != 0:
            self.try_out(way[lowest(fitting)])
            fitting &= fitting - 1

    def try_out(self, move: Discard) -> None:
        """Is this one better?"""
        worth = worth_of(move.laid, self.kinds, self.size)
        if worth > self.worth:
            self.move, self.worth = move, worth


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


MULTIPLICATION_BOTS: Final = GameBots(
    "multiplication",
    MultiplicationSense(),
    budgets=(400, 6000),
    levels=(BEGINNER, REGULAR, COUNTS, PLANS),
)
