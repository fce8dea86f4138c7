"""A plan says which games are played by whom; a row says how one of them went."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field

from lastcard.engine.contract import Rules
from lastcard.games import rules_of
from lastcard.lab.seat_orders import bot_named, names_of, rotations
from lastcard.lab.supervised_bot import PATIENCE

MOST_GAMES = 1_000_000_000
"""So many deals one seed has."""


@dataclass(frozen=True)
class SimulationPlan:
    """What is to be played: a game, its options, who sits where, how many games from which seed on.

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
        """How many deals it takes; the last one is played in all orders, too."""
        return -(-self.games // len(self.orders()))

    def total(self) -> int:
        """How many games that makes."""
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
    """Deals of a plan from one to another, the last not included."""

    first: int
    last: int


def spans(deals: Iterator[int] | range, size: int) -> Iterator[Span]:
    """Deals in order, gathered into spans of neighbours."""
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
    """One game: which deal, who sat where, how it ended, and what else was noted."""

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
        """What a seat got of the win: winners share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0
