"""What a power card says: one row for each kind, and the row at work on a card."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from lastcard.engine.agenda import Task
from lastcard.engine.contract import Seat, Words
from lastcard.games.frantic.cards.demand import Demand
from lastcard.games.frantic.cards.rows import CardRow
from lastcard.games.frantic.play.play import Play
from lastcard.games.frantic.table.table import Table

MOST_POWERS: Final = 15
"""There is room for so many kinds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PowerEffect(ABC):
    """A verb of a power card. It holds no game."""

    @abstractmethod
    def begin(self, table: Table, charge: Charge) -> None:
        """Do it for the player of the charged card, or push what has to be decided first."""


class PowerRow:
    """One kind of power card. FR-150: `first` is the corner mark, 1ST or 2ND.

    `numbers_only` goes with a number card alone.
    """

    def __init__(
        self, code: str, clause: str, effect: PowerEffect, *, first: bool, numbers_only: bool = False
    ) -> None:
        self.code: Final = code
        self.clause: Final = clause
        self.effect: Final = effect
        self.first: Final = first
        self.numbers_only: Final = numbers_only

    def goes_with(self, row: CardRow) -> bool:
        """May it charge such a card? FR-A14: one of them only goes with a number card."""
        return row.is_number() or not self.numbers_only


class Charge(Task[Table]):
    """A power card at work: on which card, and what the pile asked for when that had just been laid.

    FR-N87: it works wherever the power card itself has gone meanwhile.
    """

    def __init__(self, power: PowerRow, play: Play, shown: Demand) -> None:
        self.power: Final = power
        self.play: Final = play
        self.shown: Final = shown

    def seat(self) -> Seat:
        """Who activated it."""
        return self.play.seat

    def words(self) -> Words:
        """Which power works for whom."""
        return Words("frantic.power-works", {"seat": self.play.seat, "card": self.power.code})

    def run(self, table: Table) -> None:
        """FR-N45: unless the round is about to end."""
        if not table.cut_short():
            self.power.effect.begin(table, self)
