"""A view as numbers: each feature of it is hashed into a vector of fixed length.

The first numbers are exact: which seat looks, who may act, who is awaited. `lastcard.bots.features` says
what a feature is.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from lastcard.bots.features import BOUND, FeaturePath, numbers_of
from lastcard.engine.contract import Rules, View

__all__ = ["BOUND", "LENGTH", "Encoding", "Vector"]

Vector = npt.NDArray[np.float32]
LENGTH = 1024


class Encoding:
    """Turns the views of a rule set into vectors; the same view gives the same vector in every process."""

    def __init__(self, rules: Rules, length: int = LENGTH) -> None:
        self.seats = rules.seats
        self.head = 3 * rules.seats
        self.length = self.head + length
        self._zones = FeaturePath("", self.head, length)
        self._prompt = FeaturePath("prompt", self.head, length)

    def encode(self, view: View) -> Vector:
        """All that the view tells, as numbers."""
        sums: dict[int, float] = {}
        if view.seat < self.seats:
            sums[view.seat] = 1.0
        for seat in range(self.seats):
            sums[self.seats + seat] = float(view.to_act >> seat & 1)
            sums[2 * self.seats + seat] = float(view.awaited >> seat & 1)
        self._prompt.gather(view.prompt.key, sums)
        self._zones.gather(view.zones(), sums)
        vector = np.zeros(self.length, dtype=np.float32)
        vector[list(sums)] = numbers_of(sums)
        return vector
