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

from lastcard.engine.contract import Rules, View, seat_bit

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
    elif isinstance(found, list) and found and isinstance(found[0], str):
        yield from ((f"{path}={text}", 1.0) for text in found)
        yield f"{path}.last={found[-1]}", 1.0
    elif isinstance(found, list):
        for index, value in enumerate(found):
            yield from facts(value, f"{path}.{index}")


def squeezed(number: float) -> float:
    """Large numbers closer together, so that a total of 150 does not drown a card."""
    return number if -1.0 <= number <= 1.0 else copysign(log1p(abs(number)), number)


class Encoding:
    """Turns the views of a rule set into vectors; the same view gives the same vector in every process."""

    def __init__(self, rules: Rules, length: int = LENGTH) -> None:
        self.seats = rules.seats
        self.head = 3 * rules.seats
        self.length = self.head + length
        self._places: dict[str, int] = {}

    def encode(self, view: View) -> Vector:
        """All that the view tells, as numbers."""
        vector = np.zeros(self.length, dtype=np.float32)
        for seat in range(self.seats):
            bit = seat_bit(seat)
            vector[seat] = seat == view.seat
            vector[self.seats + seat] = bool(view.to_act & bit)
            vector[2 * self.seats + seat] = bool(view.awaited & bit)
        sums: dict[int, float] = {self._place(f"prompt={view.prompt.key}"): 1.0}
        for name, number in facts(view.zones(), ""):
            place = self._place(name)
            sums[place] = sums.get(place, 0.0) + number
        for place, number in sums.items():
            vector[place] = max(-BOUND, min(BOUND, squeezed(number)))
        return vector

    def _place(self, name: str) -> int:
        place = self._places.get(name)
        if place is None:
            place = self._places[name] = self.head + crc32(name.encode()) % (self.length - self.head)
        return place
