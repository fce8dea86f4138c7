"""The table around the cards, as everybody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcard.engine.contract import Seat
from lastcard.engine.rng import commitment
from lastcard.games import find_game
from lastcard.server.thinking import hints
from lastcard.server.wire import SeatSheet, TableLine, TableSheet

if TYPE_CHECKING:
    from lastcard.server.live_table.node_table import Room


def seat_sheet(table: Room, seat: Seat) -> SeatSheet:
    """One seat."""
    place = table.places[seat]
    viewer = next((viewer for viewer in table.viewers if viewer.seat == seat), None)
    return SeatSheet(
        place.name,
        place.kind,
        place.bot,
        (place.kind == "bot" and not place.remote) or table.is_present(seat),
        place.away,
        viewer.rtt if viewer is not None else 0,
        table.clock.bank(seat),
        place.ready,
    )


def sheet_of(table: Room) -> TableSheet:
    """The whole table."""
    replica = table.replica
    making, sitting = replica.making, replica.sitting
    return TableSheet(
        replica.code,
        making.game,
        find_game(making.game).title,
        replica.rules.settings.changed(),
        replica.hints,
        replica.phase,
        [seat_sheet(table, seat) for seat in range(len(table.places))],
        table.host(),
        sum(viewer.watches for viewer in table.viewers),
        making.terms,
        replica.game_number,
        commitment(str(sitting.record.seed)) if sitting is not None else "",
        replica.starts_at,
        replica.standing(),
        replica.last,
        hints.are_given(replica),
    )


def line_of(table: Room) -> TableLine:
    """The table in a list."""
    replica = table.replica
    host = table.host()
    return TableLine(
        replica.code,
        replica.making.game,
        replica.phase,
        [seat_sheet(table, seat) for seat in range(len(table.places))],
        sum(place.kind == "open" for place in table.places),
        table.places[host].name if host >= 0 else "",
        replica.created,
    )
