"""What a bot is: somebody who chooses from a view and a list of moves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from lastcard.engine.contract import Move, Rules, View
from lastcard.engine.rng import Rng


class Choice:
    """A move, and after how many milliseconds it is made: in real time the delay matters."""

    def __init__(self, move: Move, after_ms: int = 0) -> None:
        self.move: Final = move
        self.after_ms: Final = after_ms


class Thought:
    """What a bot thinks of a move: the share of the win it expects, and how often it tried it."""

    def __init__(self, move: Move, value: float, visits: int) -> None:
        self.move: Final = move
        self.value: Final = value
        self.visits: Final = visits

    def __repr__(self) -> str:
        return f"Thought({self.move.text()}, {self.value:.3f}, {self.visits})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses a move for a seat.

    A bot on the list holds no game; `seated` gives the one that plays at a table. `quick` says that it needs
    no more than microseconds a move, so that it may think where others wait; `watches` that it wants to see
    the table after every move, not only when it is asked.
    """

    def __init__(self, name: str, dice: bool = False, quick: bool = True, watches: bool = False) -> None:
        self.name: Final = name
        self.dice: Final = dice
        self.quick: Final = quick
        self.watches: Final = watches

    @abstractmethod
    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        """One of these moves, of which there is at least one; None lets the moment pass if not awaited."""

    def seated(self, rules: Rules) -> Bot:
        """The bot for one seat at a table with these rules; it may remember what it sees there."""
        return self

    def watch(self, view: View) -> None:
        """See the table between two moves of others; only a bot that remembers makes anything of it."""
        assert not self.watches, f"{self.name} says that it watches, and does not"

    def ponder(self, view: View, moves: list[Move], rng: Rng) -> list[Thought]:
        """What it thinks of each move, best first; nothing if it does not weigh them."""
        return []
