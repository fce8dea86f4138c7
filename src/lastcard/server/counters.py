"""Counters of stored entries: plain numbers, because they change with every move. (ADR 0023)"""

from __future__ import annotations

from typing import Final

BOUNDS: Final = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0, 5.0]


class StoreCounters:
    """How many entries were stored, and a histogram of the seconds that storing took."""

    def __init__(self) -> None:
        self.entries = 0
        self.seconds = 0.0
        self.counts = [0 for bound in BOUNDS] + [0]

    def stored(self, entries: int, seconds: float) -> None:
        """Count entries that were stored."""
        self.entries += entries
        self.seconds += seconds
        at = 0
        while at < len(BOUNDS) and BOUNDS[at] < seconds:
            at += 1
        self.counts[at] += 1
