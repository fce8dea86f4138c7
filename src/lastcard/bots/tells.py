"""What can be read off others: who drew, passed or held back, and what they therefore do not hold."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from lastcard.engine.contract import Seat, State, View

SURE: Final = 0.15
"""How much of a world is left to believe in for each card in it that its owner would have played."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tell(ABC):
    """Somebody let a card pass: of the cards held then none would do. `spare` cards have come since."""

    def __init__(self, seat: Seat, spare: int) -> None:
        self.seat: Final = seat
        self.spare = spare

    @abstractmethod
    def telling(self, world: State) -> int:
        """How many cards that would have done this seat holds in a world."""

    @abstractmethod
    def size(self, view: View) -> int:
        """How many cards the seat has in hand."""

    def credence(self, world: State) -> float:
        """How much of this world one believes."""
        credence, excess = 1.0, self.telling(world) - self.spare
        while excess > 0:
            credence *= SURE
            excess -= 1
        return credence

    def lasts(self, before: View, after: View) -> bool:
        """Does it still tell anything after another move was seen? Cards that came may be any."""
        grown = self.size(after) - self.size(before)
        if grown > 0:
            self.spare += grown
        return self.spare < self.size(after)
