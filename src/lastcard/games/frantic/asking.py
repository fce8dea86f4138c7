"""Decisions that can say why something may not be done."""

from __future__ import annotations

from abc import abstractmethod

from lastcard.engine.agenda import Decision
from lastcard.engine.contract import Move, Refusal, Seat
from lastcard.games.frantic.table import Table


class Asked(Decision[Table]):
    """A decision of one seat."""

    @abstractmethod
    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """The clause by which this seat may not answer so."""
