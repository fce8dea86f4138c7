"""The summary of a table: all that everybody sees around the cards."""

from __future__ import annotations

from lastcard.engine.contract import Seat
from lastcard.engine.rng import commitment
from lastcard.server.log.table_log import TableLog
from lastcard.server.thinking.hints import are_given
from lastcard.server.viewers.audience import Audience
from lastcard.server.viewers.shown_clock import ShownClock
from lastcard.server.wire import SeatSheet, TableLine, TableSheet
from lastcard.shelf import family_of, find_game


class Summary:
    """Writes the summary of one table from its log, its audience and its clock."""

    def __init__(self, log: TableLog, audience: Audience, clock: ShownClock) -> None:
        self.log = log
        self.audience = audience
        self.clock = clock

    def revision(self) -> int:
        """Goes up whenever the summary has changed and must be sent again."""
        return self.log.revision + self.audience.revision + self.clock.revision

    def seat(self, seat: Seat) -> SeatSheet:
        """One seat."""
        state = self.log.seat_states[seat]
        is_local_bot = state.kind == "bot" and not state.remote
        return SeatSheet(
            state.name,
            state.kind,
            state.bot,
            is_local_bot or self.audience.is_present(seat),
            state.away,
            self.audience.round_trip(seat),
            self.clock.bank(seat),
            state.ready,
        )

    def _seats(self) -> list[SeatSheet]:
        return [self.seat(seat) for seat in range(len(self.log.seat_states))]

    def sheet(self) -> TableSheet:
        """The whole table."""
        log = self.log
        making, sitting = log.making, log.sitting
        game = find_game(making.game)
        return TableSheet(
            log.code,
            making.game,
            game.family,
            game.title,
            log.rules.settings.changed(),
            log.rules.real_time,
            log.hints,
            log.phase,
            self._seats(),
            log.host(),
            self.audience.watchers(),
            making.terms,
            log.game_number,
            commitment(str(sitting.record.seed)) if sitting is not None else "",
            log.starts_at,
            log.standing(),
            log.last,
            are_given(log),
        )

    def line(self) -> TableLine:
        """The table in a list."""
        log, host = self.log, self.log.host()
        return TableLine(
            log.code,
            log.making.game,
            log.phase,
            self._seats(),
            sum(state.kind == "open" for state in log.seat_states),
            log.seat_states[host].name if host >= 0 else "",
            log.created,
            family_of(log.making.game),
        )
