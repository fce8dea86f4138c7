"""A sequential test: it stops as soon as it is certain whether a bot is stronger.

Two hypotheses about the mean of what is won a deal: the fair share, or the fair share and a gain. Deals are
independent, the games of one deal are not, so a deal is one observation. Their spread is measured, and the
likelihoods are those of a normal distribution with that spread: a generalised sequential probability ratio
test.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log

STRONGER = "stronger"
NOT_STRONGER = "not stronger"
UNDECIDED = "undecided"

WRONG = 0.05
"""How often either verdict may be wrong."""
FEWEST = 20
"""No verdict before so many deals: their spread would be a guess."""
LEAST_SPREAD = 1e-4
"""The least spread that is assumed, even if all deals had the same result."""


@dataclass
class SequentialTest:
    """A generalised sequential probability ratio test over what the candidate wins in each deal."""

    fair: float
    gain: float
    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, won: float) -> None:
        """Add one deal: the mean share of the win over its games."""
        self.deals += 1
        self.total += won
        self.squares += won * won

    def ratio(self) -> float:
        """The logarithm of how much more likely the gain is than none."""
        if self.deals < 2:
            return 0.0
        mean = self.total / self.deals
        spread = max(LEAST_SPREAD, self.squares / self.deals - mean * mean)
        return self.deals * self.gain * (2 * (mean - self.fair) - self.gain) / (2 * spread)

    def verdict(self) -> str:
        """`stronger`, `not stronger`, or `undecided`."""
        bound = log((1 - WRONG) / WRONG)
        if self.deals < FEWEST or -bound < self.ratio() < bound:
            return UNDECIDED
        return STRONGER if self.ratio() > 0 else NOT_STRONGER
