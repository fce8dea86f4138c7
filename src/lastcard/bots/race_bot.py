"""Those who race: they find what fits, after a time that depends on the level and on how hard the sum is.

The time is drawn from a log-normal distribution, as people's reaction times are. A slip is a fit that is
overlooked: a card is drawn, or time goes by. That somebody draws when nothing fits is a duty of bots. (HS-33)
"""

from __future__ import annotations

import math
from typing import Final, cast

from lastcard.bots.bot import Bot, Choice
from lastcard.engine.contract import Move, View
from lastcard.engine.rng import Rng
from lastcard.games.hochspannung.cards import Problem, Step, answers
from lastcard.games.hochspannung.moves import Lay
from lastcard.games.hochspannung.view import HochspannungView

WIDTH: Final = 0.35
"""How much one time differs from the next."""

_PARTS: Final = 1 << 24


class Pace:
    """How fast one is: the middle time to find a card, slips in a thousand, and whether one looks ahead."""

    def __init__(self, middle_ms: int, slips: int, ahead: bool) -> None:
        self.middle_ms: Final = middle_ms
        self.slips: Final = slips
        self.ahead: Final = ahead


class RaceBot(Bot):
    """Finds what fits, sooner or later."""

    def __init__(self, name: str, pace: Pace) -> None:
        super().__init__(name)
        self.pace: Final = pace

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        """A card that fits; else draw, or lay the last card down."""
        seen = cast(HochspannungView, view)
        lays = [move for move in moves if isinstance(move, Lay)]
        slips = int(rng.below(1000)) < self.pace.slips
        others = [move for move in moves if not isinstance(move, Lay)]
        if not lays or (slips and others):
            return Choice(others[0], self.time(0.6, rng))
        hard = hardness(seen) * (2.0 if slips else 1.0)
        lay = best_of(lays, seen) if self.pace.ahead else lays[rng.below(len(lays))]
        return Choice(lay, self.time(hard, rng))

    def time(self, hard: float, rng: Rng) -> int:
        """How long it takes this time, in milliseconds."""
        return int(self.pace.middle_ms * hard * math.exp(WIDTH * normal(rng))) + 1


def normal(rng: Rng) -> float:
    """A number drawn from the normal distribution."""
    turn = float(rng.below(_PARTS)) / _PARTS
    far = (float(rng.below(_PARTS)) + 1.0) / _PARTS
    return math.sqrt(-2.0 * math.log(far)) * math.cos(2.0 * math.pi * turn)


def hardness(view: HochspannungView) -> float:
    """How hard the sum on top is: 1 for a middling one."""
    card = view.deck.cards[view.discard[-1]]
    if isinstance(card, Step):
        return 0.6 + 0.1 * card.centre
    assert isinstance(card, Problem)
    if card.first == card.second or 2 in (card.first, card.second) or 5 in (card.first, card.second):
        return 0.8
    return 0.55 + 0.04 * (card.first + card.second)


def best_of(lays: list[Lay], view: HochspannungView) -> Lay:
    """The card after which most of the own hand fits."""
    best, most = lays[0], -1
    for lay in lays:
        follows = following(int(lay.kind), view)
        if follows > most:
            best, most = lay, follows
    return best


def following(kind: int, view: HochspannungView) -> int:
    """How many other cards of the own hand fit on this one."""
    cards = view.deck.cards
    top = cards[kind]
    found = 0
    for call in top.calls():
        for other in view.hand:
            if other != kind and answers(cards[other], top, call):
                found += 1
    return found
