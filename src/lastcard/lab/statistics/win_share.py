"""The share of wins, with an interval that goes by deals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z_SCORE = 1.96
"""So many standard errors to either side hold 95 of 100 true values."""

TAIL = 0.025
"""How often the true value lies beyond either end."""


@dataclass
class WinShare:
    """A share of wins, with the spread from deal to deal: games of one deal are not independent.

    Sums over deals of what was won (w) and of how often it was tried (g), and of their squares.
    """

    w: float = 0.0
    g: float = 0.0
    ww: float = 0.0
    wg: float = 0.0
    gg: float = 0.0
    deals: int = 0

    def add(self, won: float, tried: float) -> None:
        """One deal."""
        self.join(WinShare(won, tried, won * won, won * tried, tried * tried, 1))

    def join(self, other: WinShare) -> None:
        """Other deals."""
        self.w += other.w
        self.g += other.g
        self.ww += other.ww
        self.wg += other.wg
        self.gg += other.gg
        self.deals += other.deals

    def share(self) -> float:
        """How much of what was tried was won."""
        return self.w / self.g if self.g else 0.0

    def error(self) -> float:
        """The standard error of the share; infinite where one deal cannot tell."""
        if self.deals < 2:
            return float("inf")
        share = self.share()
        squares = max(0.0, self.ww - 2 * share * self.wg + share * share * self.gg)
        return sqrt(squares * self.deals / (self.deals - 1)) / self.g

    def interval(self) -> tuple[float, float]:
        """Where the true share lies, 95 times of 100. Who won everything so far need not win it for ever."""
        margin = Z_SCORE * self.error()
        if margin == 0.0 and self.share() in (0.0, 1.0):
            margin = 1.0 - TAIL ** (1.0 / self.deals)
        return max(0.0, self.share() - margin), min(1.0, self.share() + margin)
