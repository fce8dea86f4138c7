"""The printed cards, and what fits on what: corners answer, the middle asks.

Everything stands on one idea. The card on top offers calls, numbers that may be said aloud; each call wants
certain corner numbers, and a card of either pack that shows one of them may be laid with it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final


class Card(ABC):
    """A card of either pack."""

    def __init__(self, corners: list[int]) -> None:
        self.corners: Final = corners

    @abstractmethod
    def face(self) -> str:
        """How it is written."""

    @abstractmethod
    def calls(self) -> list[int]:
        """The numbers that may be called while it lies on top."""

    @abstractmethod
    def wanted(self, call: int) -> list[int]:
        """The corner numbers that answer one of its calls."""


class Problem(Card):
    """A Hochspannung card: a multiplication and two corner numbers. (HS-02)"""

    def __init__(self, first: int, second: int, low: int, high: int) -> None:
        super().__init__([low, high])
        self.first: Final = first
        self.second: Final = second

    def face(self) -> str:
        """`3x5`."""
        return f"{self.first}x{self.second}"

    def calls(self) -> list[int]:
        """HS-16: the solution is said aloud; in the combined game too (HC-06)."""
        return [self.first * self.second]

    def wanted(self, call: int) -> list[int]:
        """HS-13: either digit of the solution, or its only one; no leading zero. (HC-08)"""
        return [int(digit) for digit in str(call)]


class Step(Card):
    """An Unter Spannung card: a value in the corners, plus or minus the number in the centre."""

    def __init__(self, value: int, centre: int) -> None:
        super().__init__([value])
        self.value: Final = value
        self.centre: Final = centre

    def face(self) -> str:
        """`7+-2`."""
        return f"{self.value}+-{self.centre}"

    def calls(self) -> list[int]:
        """US-03: the value plus the centre, or minus the centre. HC-10: on 6±2 an 8 or a 4. (HC-07)"""
        more, less = on_ring(self.value + self.centre), on_ring(self.value - self.centre)
        return [more] if more == less else [more, less]

    def wanted(self, call: int) -> list[int]:
        """US-05: what is called is the value of the card that is laid. HC-06: or the corner that is used."""
        return [call]


def on_ring(number: int) -> int:
    """US-04: the values form a ring of ten, so 11 is 1, and 0 is 10. HC-11: a corner 0 answers no step."""
    return (number - 1) % 10 + 1


def answers(card: Card, top: Card, call: int) -> bool:
    """HS-12: a card matches if at least one of its corner numbers is wanted.

    HS-11: the corners of the top card do not matter. HC-09: a corner 10 is only a 10, never a 1 or a 0.
    HC-14: a card both of whose corners are wanted, each by a call of its own, may be laid with either.
    """
    return call in top.calls() and any(corner in top.wanted(call) for corner in card.corners)
