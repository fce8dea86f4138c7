"""Why a card may not be played."""

from __future__ import annotations

from lastcard.engine.contract import Refusal, Seat, Value
from lastcard.games.frantic.cards.demand import Demand
from lastcard.games.frantic.cards.rows import CardRow
from lastcard.games.frantic.kinds import COLOURS, NO_COLOUR
from lastcard.games.frantic.table.table import Table


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
