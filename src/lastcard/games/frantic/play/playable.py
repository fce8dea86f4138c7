"""Which cards of a hand may be played now, and why the others may not."""

from __future__ import annotations

from mypy_extensions import i64

from lastcard.engine.bits import bit, lowest
from lastcard.engine.contract import Refusal, Seat, Value
from lastcard.games.frantic.cards.demand import Demand
from lastcard.games.frantic.cards.rows import CardRow
from lastcard.games.frantic.kinds import COLOURS, NO_COLOUR, SPECIAL, Kinds
from lastcard.games.frantic.table.table import Table


def playable_on(table: Table, seat: Seat, fits: Kinds) -> tuple[i64, i64]:
    """The number cards and the special cards in a hand that may be played now, if these kinds fit."""
    hand = table.hands[seat]
    numbers, specials = hand.numbers & fits.numbers, hand.specials() & fits.specials
    if specials & table.rules.deck.conditional != 0:
        specials = meeting_conditions(table, seat, specials)
    for modifier in table.modifiers:
        allowed = modifier.allows(table)
        numbers &= allowed.numbers
        specials &= allowed.specials
    return numbers, specials


def meeting_conditions(table: Table, seat: Seat, specials: i64) -> i64:
    """These special cards without those whose own condition is not met."""
    rest = specials & table.rules.deck.conditional
    while rest != 0:
        at = lowest(rest)
        condition = table.rules.deck.rows[SPECIAL + at].condition
        if condition is not None and not condition.holds(table, seat):
            specials ^= bit(at)
        rest &= rest - 1
    return specials


def unplayable(table: Table, seat: Seat, kind: int) -> Refusal:
    """Why a card in the hand may not be played now."""
    row = table.rules.deck.rows[kind]
    if row.condition is not None and not row.condition.holds(table, seat):
        return Refusal(row.condition.clause(), {"card": row.code})
    for modifier in table.modifiers:
        if not modifier.allows(table).has(kind):
            return Refusal(modifier.clause(), {"card": row.code})
    return misfit(row, table.demand)


def misfit(row: CardRow, demand: Demand) -> Refusal:
    """What the pile asks for instead."""
    values: dict[str, Value] = {"card": row.code, "top": demand.name, "number": demand.number}
    if demand.clause:
        return Refusal(demand.clause, values)
    if demand.name in COLOURS:
        return Refusal("FR-036", values, demand.name)
    if demand.wished:
        return Refusal("FR-036", values, "number") if row.is_number() else Refusal("FR-037", values)
    if row.is_black():
        return Refusal("FR-033", values)
    if demand.colour == NO_COLOUR:
        return Refusal("FR-034", values)
    return Refusal("FR-030" if row.is_number() else "FR-031", values)
