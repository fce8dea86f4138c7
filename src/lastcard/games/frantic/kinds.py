"""Kinds of cards as small numbers, and sets of them.

A number card is colour × 10 + number − 1, with black as the fifth colour: 0 to 49. A special card is 64 and
its place among the special rows of the boxes in play. So each half of a set fits one machine word.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lastcard.engine.bits import bit

COLOURS: Final = ("red", "blue", "yellow", "green")
LETTERS: Final = "rbygk"
BLACK: Final = 4
"""FR-035: no colour that could be wished; the fifth letter."""

NO_COLOUR: Final = -1

MOST_NUMBERS: Final = 10
SPECIAL: Final = 64
"""Kinds from here on are special cards; the kind less this is their bit."""

KINDS: Final = 128


def number_kind(colour: int, number: int) -> int:
    """The kind of a number card."""
    return colour * MOST_NUMBERS + number - 1


class Kinds:
    """A set of kinds. Never changed once made."""

    def __init__(self, numbers: i64 = 0, specials: i64 = 0) -> None:
        self.numbers: Final = numbers
        self.specials: Final = specials

    def has(self, kind: i64) -> bool:
        """Is this kind among them?"""
        if kind < SPECIAL:
            return self.numbers & bit(kind) != 0
        return self.specials & bit(kind - SPECIAL) != 0


def kinds_of(kinds: list[int]) -> Kinds:
    """The set of these kinds."""
    numbers: i64 = 0
    specials: i64 = 0
    for kind in kinds:
        if kind < SPECIAL:
            numbers |= bit(kind)
        else:
            specials |= bit(kind - SPECIAL)
    return Kinds(numbers, specials)


NO_KINDS: Final = Kinds()

ALL_KINDS: Final = Kinds(bit(50) - 1, bit(62) - 1)
"""Every kind there can be."""
