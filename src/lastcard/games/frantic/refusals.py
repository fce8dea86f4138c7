"""Finds the clause by which a move is refused."""

from __future__ import annotations

from lastcard.engine.contract import Move, Refusal, Seat, seat_bit
from lastcard.engine.windows import Everyone
from lastcard.games.frantic.addons import AddOn
from lastcard.games.frantic.events.secrets import Secret
from lastcard.games.frantic.play.asking import Asked, card_in, not_held, not_now
from lastcard.games.frantic.table.table import Table


def refusal_of(table: Table, addons: list[AddOn], seat: Seat, text: str) -> Refusal:
    """Why a seat may not do this now."""
    if table.to_act() == 0:
        return Refusal("table", case="over")
    move = table.rules.parse(text)
    if move is None:
        return Refusal("table", {"text": text}, "not-a-move")
    if not table.to_act() & seat_bit(seat):
        return Refusal("FR-024", case="turn")
    for addon in addons:
        refusal = addon.refusal(table, seat, move)
        if refusal is not None:
            return refusal
    top = table.top()
    if isinstance(top, Asked):
        return top.refusal(table, seat, move)
    if isinstance(top, Everyone) and isinstance(top.question, Secret):
        return top.question.refusal(table, seat, move, top.said_by(seat))
    return unthrown(table, seat, move)


def unthrown(table: Table, seat: Seat, move: Move) -> Refusal:
    """Why this may not be thrown in."""
    card = card_in(table, seat, move, "!")
    return not_held(move, "!") if card is None else not_now(card)
