"""Throwing a card in out of turn."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Move, Seat
from lastcard.games.frantic.table.table import Table

NO_OFFER: Final[list[Move]] = []


def throw_in(table: Table, seat: Seat, kind: int) -> None:
    """FR-N15: the card goes on top of the pile. FR-N14: the demand stays, unless a wish follows."""
    table.lay(seat, kind, "frantic.throws-in")
