"""A view as numbers: each fact of it is hashed into a vector of fixed length.

A fact is a text and a number: `hand=r7` 2 for two red sevens in hand, `sizes.1` 5 for what seat 1 holds.
The first numbers are exact: which seat looks, who may act, who is awaited.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import copysign, log1p
from zlib import crc32

import numpy as np
import numpy.typing as npt

from lastcard.engine.contract import Rules, View

Vector = npt.NDArray[np.float32]
LENGTH = 1024
BOUND = 100.0
"""No number of an observation is larger."""


def facts(found: object, path: str) -> Iterator[tuple[str, float]]:
    """All facts in plain data. Of cards in a row the last one is told apart: it lies on top."""
    if isinstance(found, str):
        yield f"{path}={found}", 1.0
    elif isinstance(found, int):
        yield path, float(found)
    elif isinstance(found, dict):
        for key, value in found.items():
            yield from facts(value, f"{path}.{key}")
    elif isinstance(found, list) and are_texts(found):
        yield from ((f"{path}={text}", 1.0) for text in found)
        yield f"{path}.last={found[-1]}", 1.0
    elif isinstance(found, list):
        for index, value in enumerate(found):
            yield from facts(value, f"{path}.{index}")


def are_texts(found: list[object]) -> bool:
    """Cards in a row, and not a card with something else about it."""
    return bool(found) and isinstance(found[0], str) and isinstance(found[-1], str)


def squeezed(number: float) -> float:
    """Large numbers closer together, so that a total of 150 does not drown a card."""
    if -1.0 <= number <= 1.0:
        return number
    return copysign(min(BOUND, log1p(abs(number))), number)


class Place:
    """Where the facts under one path go: remembered, so that a text is hashed once and not in every view."""

    def __init__(self, path: str, head: int, length: int) -> None:
        self.path = path
        self.head = head
        self.length = length
        self.own = self._hashed(path)
        self.texts: dict[str, int] = {}
        self.parts: dict[object, Place] = {}

    def _hashed(self, name: str) -> int:
        return self.head + crc32(name.encode()) % self.length

    def part(self, key: object) -> Place:
        """The place of something inside."""
        found = self.parts.get(key)
        if found is None:
            found = self.parts[key] = Place(f"{self.path}.{key}", self.head, self.length)
        return found

    def of(self, text: str) -> int:
        """The place of a text under this path."""
        found = self.texts.get(text)
        if found is None:
            found = self.texts[text] = self._hashed(f"{self.path}={text}")
        return found

    def gather(self, found: object, sums: dict[int, float]) -> None:
        """Add up the `facts` of plain data."""
        if isinstance(found, str):
            place = self.of(found)
            sums[place] = sums.get(place, 0.0) + 1.0
        elif isinstance(found, int):
            sums[self.own] = sums.get(self.own, 0.0) + found
        elif isinstance(found, dict):
            for key, value in found.items():
                self.part(key).gather(value, sums)
        elif isinstance(found, list) and are_texts(found):
            for text in found:
                place = self.of(text)
                sums[place] = sums.get(place, 0.0) + 1.0
            self.part("last").gather(found[-1], sums)
        elif isinstance(found, list):
            for index, value in enumerate(found):
                self.part(index).gather(value, sums)


class Encoding:
    """Turns the views of a rule set into vectors; the same view gives the same vector in every process."""

    def __init__(self, rules: Rules, length: int = LENGTH) -> None:
        self.seats = rules.seats
        self.head = 3 * rules.seats
        self.length = self.head + length
        self._zones = Place("", self.head, length)
        self._prompt = Place("prompt", self.head, length)

    def encode(self, view: View) -> Vector:
        """All that the view tells, as numbers."""
        vector = np.zeros(self.length, dtype=np.float32)
        if view.seat < self.seats:
            vector[view.seat] = 1.0
        for seat in range(self.seats):
            vector[self.seats + seat] = view.to_act >> seat & 1
            vector[2 * self.seats + seat] = view.awaited >> seat & 1
        sums: dict[int, float] = {}
        self._prompt.gather(view.prompt.key, sums)
        self._zones.gather(view.zones(), sums)
        vector[list(sums)] = [squeezed(number) for number in sums.values()]
        return vector
