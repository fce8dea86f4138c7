"""The 52 cards, numbered and named as in OpenSpiel: four to a rank, clubs, diamonds, hearts, spades."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lastcard.engine.bits import shifted

SUITS: Final = "CDHS"
RANKS: Final = "23456789TJQKA"
FACES: Final[tuple[str, ...]] = tuple(suit + rank for rank in RANKS for suit in SUITS)
"""What each card is called: `C2`, `DT`, `SA`."""

EIGHT: Final[i64] = 6
"""The rank that fits on everything."""
EIGHTS: Final[i64] = 0xF000000
CLUBS: Final[i64] = 0x1111111111111
"""A bit for each club; the other suits are one, two and three bits further up."""
RANK: Final[i64] = 0xF
"""A bit for each two; the other ranks are four bits further up each."""
JACK: Final = 9
"""From this rank on a card left in hand counts ten."""


def in_suit(suit: i64) -> i64:
    """All cards of a suit."""
    return shifted(CLUBS, suit)


def fitting(rank: i64, suit: i64) -> i64:
    """What may be played on a card of this rank if this suit counts: rank, suit, or any eight."""
    return shifted(RANK, 4 * rank) | shifted(CLUBS, suit) | EIGHTS


def pack(ranks: str) -> list[int]:
    """The cards of these ranks."""
    return [card for card, face in enumerate(FACES) if face[1] in ranks]


def penalty(card: int) -> int:
    """What a card left in hand costs.

    Below the jack OpenSpiel adds two to the number of the card and not to that of its rank: a three of clubs
    costs 6, one of spades 9. It is the same game only with the same costs.
    """
    rank = card // 4
    if rank == EIGHT:
        return 50
    return 10 if rank >= JACK else card + 2
