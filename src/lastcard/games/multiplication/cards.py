"""The cards: 42 numbers and the free card; and how a card lies on the discard pile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lastcard.engine.bits import bit
from lastcard.games.multiplication.pairs import NUMBERS, PAIRS, Pair, is_square, pairs_of, shares

FREE: Final = 42
"""Kinds below are the numbers, lowest first; this one is the free card."""
KINDS: Final = 43
FREE_BIT: Final[i64] = 0x40000000000
FACES: Final[tuple[str, ...]] = (*(str(number) for number in NUMBERS), "free")


def pack(frees: int) -> list[int]:
    """MG-02: 42 numbers, one card each. MG-03: and so many free cards."""
    return [*range(FREE), *([FREE] * frees)]


class Laid:
    """A card as it lies on the discard pile: its number, and the pairs whose multipliers it offers.

    What fits on it is kept as bit sets, a bit for each number: `first` has those whose first pair fits,
    `second` those whose second pair does.
    """

    def __init__(self, index: int, kind: int, offered: list[Pair], declared: bool) -> None:
        self.index: i64 = index
        self.kind: i64 = kind
        self.number: Final = offered[0].number
        self.offered: Final = offered
        self.declared: Final = declared
        self.square: Final = is_square(self.number)
        self.first: i64 = 0
        self.second: i64 = 0
        for at, number in enumerate(NUMBERS):
            pairs = pairs_of(number)
            if fits(pairs[0], offered):
                self.first |= bit(at)
            if len(pairs) == 2 and fits(pairs[1], offered):
                self.second |= bit(at)

    def text(self) -> str:
        """`24=4x6`, `free=4=1x4`; only `12` while nobody has declared its pair."""
        if not self.declared:
            return FACES[self.kind]
        named = f"free={self.number}" if self.kind == FREE else FACES[self.kind]
        return f"{named}={self.offered[0].text()}"


def fits(pair: Pair, offered: list[Pair]) -> bool:
    """May a card declared as this pair be discarded on a card that offers those?

    MG-12: it shares a multiplier with the pair declared for the open card. MG-14: with either of the two.
    MG-07: with any of any pair of a first card that nobody declared.
    """
    return any(shares(pair, one) for one in offered)


AS_NUMBER: Final[list[Laid]] = [
    Laid(at, NUMBERS.index(pair.number), [pair], True) for at, pair in enumerate(PAIRS)
]
"""Each number card declared as each of its pairs: one a pair."""

# MG-30: a free card stands for any number of the table. MG-31: wherever the real card is.
AS_FREE: Final[list[Laid]] = [Laid(len(PAIRS) + at, FREE, [pair], True) for at, pair in enumerate(PAIRS)]
"""A free card declared as each pair."""

TURNED_UP: Final[list[Laid]] = [
    Laid(2 * len(PAIRS) + kind, kind, pairs_of(NUMBERS[kind]), False) for kind in range(FREE)
]
"""Each number as the first open card, declared by nobody. (MG-07)"""

LAID: Final[list[Laid]] = [*AS_NUMBER, *AS_FREE, *TURNED_UP]
"""Every card as it may lie, by index."""
