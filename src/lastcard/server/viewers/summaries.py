"""The table around the cards, as everybody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcard.engine.contract import Seat
from lastcard.engine.rng import commitment
from lastcard.server.thinking import hints
from lastcard.server.wire import SeatSheet, TableLine, TableSheet
from lastcard.shelf import find_game

if TYPE_CHECKING:
    from lastcard.server.live_table.node_table import NodeTable


def seat_summary(table: NodeTable, seat: Seat) -> SeatSheet:
    """One seat."""
    seat_state = table.seat_states[seat]
    viewer = next((viewer for viewer in table.viewers if viewer.seat == seat), None)
    return SeatSheet(
        seat_state.name,
        seat_state.kind,
        seat_state.bot,
        (seat_state.kind == "bot" and not seat_state.remote) or table.is_present(seat),
        seat_state.away,
        viewer.rtt if viewer is not None else 0,
        table.clock.bank(seat),
        seat_state.ready,
    )


def table_summary(table: NodeTable) -> TableSheet:
    """The whole table."""
    log = table.log
    making, sitting = log.making, log.sitting
    return TableSheet(
        log.code,
        making.game,
        find_game(making.game).title,
        log.rules.settings.changed(),
        log.hints,
        log.phase,
        [seat_summary(table, seat) for seat in range(len(table.seat_states))],
        table.host(),
        sum(viewer.watches for viewer in table.viewers),
        making.terms,
        log.game_number,
        commitment(str(sitting.record.seed)) if sitting is not None else "",
        log.starts_at,
        log.standing(),
        log.last,
        hints.are_given(log),
    )


def table_line(table: NodeTable) -> TableLine:
    """The table in a list."""
    log = table.log
    host = table.host()
    return TableLine(
        log.code,
        log.making.game,
        log.phase,
        [seat_summary(table, seat) for seat in range(len(table.seat_states))],
        sum(seat_state.kind == "open" for seat_state in table.seat_states),
        table.seat_states[host].name if host >= 0 else "",
        log.created,
    )
