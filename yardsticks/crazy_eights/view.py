"""What a seat knows of a game of crazy eights."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from crazy_eights.cards import FACES, SUITS, fitting
from lastcard.engine.bits import numbers_in
from lastcard.engine.contract import Glance, Seat, Seats, View, Words

PLAYING: Final[i64] = 0
"""A card may be played, or one drawn."""
PASSING: Final[i64] = 1
"""A card may be played, and no more drawn."""
NAMING: Final[i64] = 2
"""A suit has to be named."""


class Holding(Glance):
    """The own hand and what of it fits, a bit for each card; and what else may be done."""

    def __init__(self, seat: Seat, hand: i64, fits: i64, asked: i64) -> None:
        super().__init__(seat)
        self.hand: Final = hand
        self.fits: Final = fits
        self.asked: Final = asked


class CrazyEightsView(View):
    """The own hand; the card on top, the suit that counts and all that lies below; how many are where.

    `unseen` are the cards that are in other hands or in the draw pile.
    """

    def __init__(
        self,
        seat: Seat,
        to_act: Seats,
        decision: int,
        turn: Seat,
        asked: int,
        hand: i64,
        sizes: list[int],
        pile: int,
        top: int,
        suit: int,
        under: i64,
        drawn: int,
        passes: int,
        unseen: list[int],
    ) -> None:
        super().__init__(seat, to_act, to_act, decision, Words("crazy-eights.turn", {"seat": turn}))
        self.turn: Final = turn
        self.asked: Final = asked
        self.hand: Final = hand
        self.sizes: Final = sizes
        self.pile: Final = pile
        self.top: Final = top
        self.suit: Final = suit
        self.under: Final = under
        self.drawn: Final = drawn
        self.passes: Final = passes
        self.unseen: Final = unseen

    def holding(self) -> Holding:
        """The own hand at a glance."""
        return Holding(self.seat, self.hand, self.hand & fitting(self.top // 4, self.suit), self.asked)

    def zones(self) -> dict[str, object]:
        """What lies where."""
        return {
            "hand": faces_of(self.hand),
            "sizes": self.sizes,
            "draw": self.pile,
            "open": FACES[self.top],
            "suit": SUITS[self.suit],
            "discard": faces_of(self.under),
            "naming": self.asked == NAMING,
            "drawn": self.drawn,
            "passes": self.passes,
        }

    def faces(self) -> list[str]:
        """Own hand and discards."""
        return [*faces_of(self.hand), FACES[self.top], *faces_of(self.under)]


def faces_of(cards: i64) -> list[str]:
    """What these cards are called."""
    return [FACES[card] for card in numbers_in(cards)]
