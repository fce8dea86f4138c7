"""The plan of a simulation: which games are played by whom. A row is the result of one game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field

from lastcard.engine.contract import Rules
from lastcard.lab.seat_orders import bot_named, names_of, rotations
from lastcard.lab.supervised_bot import PATIENCE
from lastcard.shelf import rules_of

MOST_GAMES = 1_000_000_000
"""The number of deals of one seed."""


@dataclass(frozen=True)
class SimulationPlan:
    """A simulation: a game, its options, the bots and their seats, the number of games and the seed.

    If the bots differ, each deal is played in every rotation of the seats, so that the luck of the deal and
    of the seat cancels out.
    """

    game: str
    seats: int
    bots: str
    games: int
    seed: int
    options: dict[str, object] = field(default_factory=dict)
    series: str = ""
    """A tournament in its text form; then each game of the plan is a whole series."""
    fixed: bool = False
    """Do all stay in their seats?"""
    patience: float = PATIENCE
    """Seconds a bot has for a move."""

    def rules(self) -> Rules:
        """The rules with seats and options."""
        return rules_of(self.game, self.seats, self.options)

    def orders(self) -> list[list[str]]:
        """Who sits where, in every order that is played."""
        names = names_of(self.bots, self.rules().seats)
        return [names] if self.fixed else rotations(names)

    def deals(self) -> int:
        """The number of deals; the last one is played in all orders, too."""
        return -(-self.games // len(self.orders()))

    def total(self) -> int:
        """The number of games that the plan plays."""
        return self.deals() * len(self.orders())

    def seed_of(self, deal: int) -> int:
        """The seed of one deal: no two plans with different seeds share a deal."""
        return self.seed * MOST_GAMES + deal

    def check(self) -> None:
        """Raises for an unknown game, bot, seat count or option, before anything is played."""
        for name in self.orders()[0]:
            bot_named(name)

    def data(self) -> dict[str, object]:
        """The plan as plain data."""
        return asdict(self)


@dataclass(frozen=True)
class Span:
    """A span of deals, from `first` up to and without `last`."""

    first: int
    last: int


def spans(deals: Iterator[int] | range, size: int) -> Iterator[Span]:
    """Gather deals into spans of neighbours."""
    first = last = -1
    for deal in deals:
        if deal != last or last - first >= size:
            if first >= 0:
                yield Span(first, last)
            first = deal
        last = deal + 1
    if first >= 0:
        yield Span(first, last)


@dataclass
class GameRow:
    """The result of one game: its deal, the bots in their seats, the outcome, and what was noted."""

    deal: int
    seed: int
    bots: list[str]
    winners: list[int]
    points: list[int]
    clause: str
    moves: int
    faults: list[str]
    dealt: list[list[str]]
    told: dict[str, int]
    turned: int = 0
    """Which of the orders it was."""

    def share(self, seat: int) -> float:
        """The share of the win that a seat got; winners share it equally."""
        return 1 / len(self.winners) if seat in self.winners else 0.0
