"""What a bot is: somebody who chooses from a view and a list of moves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from lastcard.engine.contract import Move, View
from lastcard.engine.rng import Rng


class Choice:
    """A move, and after how many milliseconds it is made: in real time the delay matters."""

    def __init__(self, move: Move, after_ms: int = 0) -> None:
        self.move: Final = move
        self.after_ms: Final = after_ms


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses a move for a seat. Holds no game: the same object may sit at many tables."""

    def __init__(self, name: str, dice: bool = False) -> None:
        self.name: Final = name
        self.dice: Final = dice

    @abstractmethod
    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        """One of these moves, of which there is at least one; None lets the moment pass if not awaited."""
