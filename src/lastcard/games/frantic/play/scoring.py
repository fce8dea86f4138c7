"""The points of a round, and who deals after it."""

from __future__ import annotations

from lastcard.engine.contract import NOBODY, Seat, Seats, seat_bit
from lastcard.games.frantic.table.hands import Hand
from lastcard.games.frantic.table.table import Table


def hand_points(table: Table, hand: Hand) -> int:
    """FR-011, FR-012, FR-013: what the cards of a hand count."""
    points = table.rules.deck.points
    return sum([points[kind] for kind in hand.cards()])


def round_points(table: Table, finishers: Seats) -> list[int]:
    """FR-107: what each scores for the round, with all that lasts."""
    ending = table.ending
    assert ending is not None
    if ending.flat >= 0:
        points = [ending.flat] * table.seats()
    else:
        points = [hand_points(table, hand) for hand in table.hands]
    if not ending.plain:
        for modifier in table.modifiers:
            modifier.scores(table, points, finishers)
    # FR-123: whoever was protected from what ended the round scores nothing.
    return [scored if ending.counted & seat_bit(seat) else 0 for seat, scored in enumerate(points)]


def next_dealer(table: Table, points: list[int]) -> Seat:
    """FR-108: whoever has the most points in this round."""
    most = max(points)
    ending = table.ending
    if min(points) == most and ending is not None and ending.originator != NOBODY:
        # FR-N40: a plain Doomsday: its originator deals.
        return ending.originator
    # FR-N40: of equals the first in play direction from the last dealer, who counts last.
    seat = table.after(table.dealer)
    while points[seat] != most:
        seat = table.after(seat)
    return seat
