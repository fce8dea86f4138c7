"""The multiplication table: 55 pairs of multipliers, and the 42 numbers they make."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Words

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


PAIRS: Final[tuple[Pair, ...]] = tuple(
    Pair(low, high) for low in range(LOWEST, HIGHEST + 1) for high in range(low, HIGHEST + 1)
)

# MG-02: each number of the table once.
NUMBERS: Final[tuple[int, ...]] = tuple(sorted({pair.number for pair in PAIRS}))


def pairs_of(number: int) -> list[Pair]:
    """The pairs that make a number, the smallest multiplier first; no number has more than two."""
    return [pair for pair in PAIRS if pair.number == number]


def multiplication_table() -> list[dict[str, object]]:
    """MG-46: the help card as plain data: every number with its pairs."""
    return [
        {
            "number": number,
            "pairs": [[pair.low, pair.high] for pair in pairs_of(number)],
            "square": is_square(number),
        }
        for number in NUMBERS
    ]


def table_words() -> list[Words]:
    """MG-46: the help card as sentences, a number each."""
    return [Words("multiplication.table"), *(_row_words(number) for number in NUMBERS)]


def _row_words(number: int) -> Words:
    pairs = pairs_of(number)
    one, other = pairs[0], pairs[-1]
    key = "multiplication.table-two" if len(pairs) == 2 else "multiplication.table-one"
    return Words(key, {"number": number, "a": one.low, "b": one.high, "c": other.low, "d": other.high})
