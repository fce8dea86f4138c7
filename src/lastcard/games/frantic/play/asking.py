"""Decisions of one seat, and the refusals that many of them share."""

from __future__ import annotations

from abc import abstractmethod
from typing import cast

from lastcard.engine.agenda import Decision
from lastcard.engine.contract import Move, Refusal, Seat
from lastcard.games.frantic.moves import OfCard
from lastcard.games.frantic.table.table import Table


class Asked(Decision[Table]):
    """A decision of one seat."""

    @abstractmethod
    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """The clause by which this seat may not answer so."""


def not_asked() -> Refusal:
    """Something else has to be decided now."""
    return Refusal("FR-024", case="asked")


def card_in(table: Table, seat: Seat, move: Move, prefix: str) -> OfCard | None:
    """The card in the hand that a move names in the way that is asked for; None if it does not."""
    named = isinstance(move, OfCard) and move.prefix == prefix and table.hands[seat].has(move.kind)
    return cast(OfCard, move) if named else None


def not_held(move: Move, prefix: str) -> Refusal:
    """The card named is not in the hand, or none is named in the way that is asked for."""
    if isinstance(move, OfCard) and move.prefix == prefix:
        return Refusal("FR-024", {"card": move.code}, "hand")
    return not_asked()


def not_now(move: OfCard) -> Refusal:
    """A card that cannot be thrown in at this moment."""
    return Refusal("FR-N12", {"card": move.code})
