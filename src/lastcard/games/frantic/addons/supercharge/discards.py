"""Cards that come back into a hand for all to see."""

from __future__ import annotations

from lastcard.engine.contract import EVERYBODY, Seat, seat_bit
from lastcard.engine.piles import Moved
from lastcard.games.frantic.marks import noted
from lastcard.games.frantic.table import KEEPS, Table


def pick_up(table: Table, seat: Seat, at: int, key: str) -> None:
    """A card of the discard pile comes into a hand."""
    receive(table, seat, table.discards.pop(at), "discard", key)


def receive(table: Table, seat: Seat, kind: int, source: str, key: str) -> None:
    """A card that lay elsewhere comes into a hand before everybody's eyes."""
    hand = table.hands[seat]
    hand.add(kind)
    if table.memory == KEEPS:
        hand.marks = noted(hand.marks, kind, EVERYBODY & ~seat_bit(seat))
    if table.loud:
        table.tell(Moved(seat, table.code(kind), source, f"hand:{seat}", EVERYBODY, key))
