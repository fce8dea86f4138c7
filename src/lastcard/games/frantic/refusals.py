"""Why not: the clause that forbids a move, and what its sentence is filled with."""

from __future__ import annotations

from lastcard.engine.contract import Refusal, Seat
from lastcard.games.frantic.asking import Asked
from lastcard.games.frantic.table import Table


def refusal_of(table: Table, seat: Seat, text: str) -> Refusal:
    """Why a seat may not do this now."""
    move = table.rules.parse(text)
    if move is None:
        return Refusal("table", {"text": text}, "not-a-move")
    if not table.agenda or not table.to_act() >> seat & 1:
        return Refusal("FR-024", case="turn")
    top = table.agenda[-1]
    if isinstance(top, Asked):
        return top.refusal(table, seat, move)
    return Refusal("FR-024", case="asked")
