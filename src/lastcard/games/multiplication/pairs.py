"""The multiplication table: 55 pairs of multipliers, and the 42 numbers they make."""

from __future__ import annotations

from typing import Final

LOWEST: Final = 1
HIGHEST: Final = 10


class Pair:
    """Two multipliers from 1 to 10 and their product; the order does not matter. (MG-11)"""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high
        self.number: Final = low * high

    def text(self) -> str:
        """`4x6`: the smaller multiplier first."""
        return f"{self.low}x{self.high}"


def shares(one: Pair, other: Pair) -> bool:
    """MG-12: do two pairs have a multiplier in common?"""
    return one.low in (other.low, other.high) or one.high in (other.low, other.high)


def is_square(number: int) -> bool:
    """MG-21: the number decides, whatever pair is declared: 36 as 4×9 is a square too."""
    return any(root * root == number for root in range(LOWEST, HIGHEST + 1))


# MG-46: all pairs; a program may show them as a help card.
PAIRS: Final[tuple[Pair, ...]] = tuple(
    Pair(low, high) for low in range(LOWEST, HIGHEST + 1) for high in range(low, HIGHEST + 1)
)

# MG-02: each number of the table once.
NUMBERS: Final[tuple[int, ...]] = tuple(sorted({pair.number for pair in PAIRS}))


def pairs_of(number: int) -> list[Pair]:
    """The pairs that make a number, the smallest multiplier first; no number has more than two."""
    return [pair for pair in PAIRS if pair.number == number]
