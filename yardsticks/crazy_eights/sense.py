"""Sense for crazy eights: the longest suit first, eights last."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from crazy_eights.cards import EIGHTS, in_suit
from crazy_eights.moves import DRAW, NAME, PASS, PLAY, Play
from crazy_eights.view import NAMING, PASSING, CrazyEightsView, Holding
from lastcard.bots.sense import Sense, shares_of_the_win
from lastcard.engine.bits import count, lowest
from lastcard.engine.contract import Glance, Move, State
from lastcard.engine.rng import Rng

WORST: Final = 200.0
"""Hardly anybody loses so many points in a game."""


def holding_of(glance: Glance) -> Holding:
    """The own hand, from a glance or from a view."""
    return glance if isinstance(glance, Holding) else cast(CrazyEightsView, glance).holding()


class CrazyEightsSense(Sense):
    """A card of the suit of which most are held; an eight if nothing else fits; then draw, then pass.

    One may play to win, or for points as OpenSpiel's bots do.
    """

    def __init__(self, for_points: bool) -> None:
        super().__init__(sees_moves=True)
        self.for_points: Final = for_points

    def eager(self, glance: Glance, moves: list[Move], rng: Rng) -> Move:
        """Any card that fits, or any suit; to draw or to pass is last."""
        last = moves[len(moves) - 1]
        fitting = len(moves) - 1 if isinstance(moves[0], Play) else len(moves)
        return moves[rng.below(fitting)] if fitting > 0 else last

    def greedy(self, glance: Glance, moves: list[Move], rng: Rng) -> Move:
        """The longest suit first, eights last."""
        return at_sight(holding_of(glance))

    def at_sight(self, glance: Glance) -> Move | None:
        """The same in a world that is only imagined."""
        return at_sight(cast(Holding, glance))

    def rewards(self, state: State, seats: int) -> list[float]:
        """A share of the win; or the points, so that none lost is 1."""
        if not self.for_points:
            return shares_of_the_win(state, seats)
        outcome = state.outcome()
        assert outcome is not None
        return [1.0 + points / WORST for points in outcome.points]


def at_sight(held: Holding) -> Move:
    """The longest suit first, eights last."""
    plain = held.hand & ~EIGHTS
    if held.asked == NAMING:
        return NAME[longest_suit(plain, held.hand)]
    fits = held.fits & ~EIGHTS
    if fits != 0:
        return PLAY[lowest(fits & in_suit(longest_suit(plain, fits)))]
    if held.fits != 0:
        return PLAY[lowest(held.fits)]
    return PASS if held.asked == PASSING else DRAW


def longest_suit(hand: i64, among: i64) -> i64:
    """The suit of most of these cards, of those suits of which there is one among those."""
    best: i64 = 0
    most: i64 = -1
    for suit in range(4):
        cards = in_suit(suit)
        if among & cards != 0:
            held = count(hand & cards)
            if held > most:
                best, most = suit, held
    return best
