"""A share of wins with its interval, clustered by deal."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z_SCORE = 1.96
"""Standard errors to either side of a 95 % interval."""

TAIL = 0.025
"""The probability beyond either end of the interval."""


@dataclass
class WinShare:
    """A share of wins with its spread from deal to deal, because games of one deal are not independent.

    Sums over deals of what was won (w) and of how often it was tried (g), and of their squares.
    """

    w: float = 0.0
    g: float = 0.0
    ww: float = 0.0
    wg: float = 0.0
    gg: float = 0.0
    deals: int = 0

    def add(self, won: float, tried: float) -> None:
        """Add one deal."""
        self.join(WinShare(won, tried, won * won, won * tried, tried * tried, 1))

    def join(self, other: WinShare) -> None:
        """Add the deals of another share."""
        self.w += other.w
        self.g += other.g
        self.ww += other.ww
        self.wg += other.wg
        self.gg += other.gg
        self.deals += other.deals

    def share(self) -> float:
        """What was won, divided by what was tried."""
        return self.w / self.g if self.g else 0.0

    def error(self) -> float:
        """The standard error of the share; infinite with fewer than two deals."""
        if self.deals < 2:
            return float("inf")
        share = self.share()
        squares = max(0.0, self.ww - 2 * share * self.wg + share * share * self.gg)
        return sqrt(squares * self.deals / (self.deals - 1)) / self.g

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the true share. It is not empty if all or none was won so far."""
        margin = Z_SCORE * self.error()
        if margin == 0.0 and self.share() in (0.0, 1.0):
            margin = 1.0 - TAIL ** (1.0 / self.deals)
        return max(0.0, self.share() - margin), min(1.0, self.share() + margin)
