"""A view as features for learning: each feature has an index in a vector, found by hashing.

A feature is a text and a number: `hand=r7` 2 for two red sevens in hand, `sizes.1` 5 for what seat 1 holds.
The last of several cards in a row is a feature of its own, since it lies on top. Indexes are cached, so that
a text is hashed once and not in every view.
"""

from __future__ import annotations

from math import log1p
from typing import Final
from zlib import crc32

BOUND: Final = 100.0
"""No number is larger."""


def squeezed(number: float) -> float:
    """Large numbers closer together, so that a total of 150 does not drown a card."""
    if -1.0 <= number <= 1.0:
        return number
    size = min(BOUND, log1p(abs(number)))
    return size if number > 0.0 else -size


def are_texts(found: list[object]) -> bool:
    """Cards in a row, and not a card with something else about it."""
    return len(found) > 0 and isinstance(found[0], str) and isinstance(found[-1], str)


class FeaturePath:
    """The indexes of all features under one path of a view, in a vector of `head` and `length` numbers."""

    def __init__(self, path: str, head: int, length: int) -> None:
        self.path: Final = path
        self.head: Final = head
        self.length: Final = length
        self.own: Final = self._hashed(path)
        self.texts: Final[dict[str, int]] = {}
        self.parts: Final[dict[object, FeaturePath]] = {}

    def _hashed(self, name: str) -> int:
        return self.head + crc32(name.encode()) % self.length

    def part(self, key: object) -> FeaturePath:
        """The path of something inside."""
        found = self.parts.get(key)
        if found is None:
            found = FeaturePath(f"{self.path}.{key}", self.head, self.length)
            self.parts[key] = found
        return found

    def of(self, text: str) -> int:
        """The index of a text under this path."""
        found = self.texts.get(text)
        if found is None:
            found = self._hashed(f"{self.path}={text}")
            self.texts[text] = found
        return found

    def gather(self, found: object, sums: dict[int, float]) -> None:
        """Add up all features in plain data, index by index."""
        if isinstance(found, str):
            self.add_text(found, sums)
        elif isinstance(found, int):
            sums[self.own] = sums.get(self.own, 0.0) + float(found)
        elif isinstance(found, dict):
            for key, value in found.items():
                self.part(key).gather(value, sums)
        elif isinstance(found, list):
            self.gather_list(found, sums)

    def add_text(self, text: str, sums: dict[int, float]) -> None:
        """One text more under this path."""
        index = self.of(text)
        sums[index] = sums.get(index, 0.0) + 1.0

    def gather_list(self, found: list[object], sums: dict[int, float]) -> None:
        """Cards in a row by their names alone, and the last one once more; anything else by its number."""
        if are_texts(found):
            for text in found:
                self.add_text(str(text), sums)
            self.part("last").add_text(str(found[-1]), sums)
            return
        for index in range(len(found)):
            self.part(index).gather(found[index], sums)


def numbers_of(sums: dict[int, float]) -> list[float]:
    """The sums, in order, as they stand in a vector."""
    return [squeezed(number) for number in sums.values()]
