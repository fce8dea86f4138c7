"""The updates of one broadcast, joined from pieces of JSON: a piece that several viewers see is written once.

Each update is one frame and holds, byte for byte, the `Update` that msgspec would write. Most pieces are the
same for everybody at the table, so writing each update whole would be much of the work of a move. (ADR 0023)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from lastcard.engine.contract import WATCHER, Move, Seat, Since, State, seat_bit
from lastcard.server.connection.frames import frame_of
from lastcard.server.log.table_log import Happened, TableLog
from lastcard.server.viewers.outbox import answer_to
from lastcard.server.viewers.shown_clock import ShownClock
from lastcard.server.viewers.step_text import StepText, listed
from lastcard.server.viewers.summaries import Summary
from lastcard.server.viewers.viewer import Viewer
from lastcard.server.wire import Join, encoder, spoken

NOTHING: Final = b"{}"
VIEW: Final = b',"view":'
NO_VIEW: Final = b',"view":{}'
NO_MOVES: Final = b',"moves":[]'


@mypyc_attr(acyclic=True, free_list_len=1)
class Updates:
    """Writes the update of each viewer of one table."""

    __slots__ = (
        "before",
        "clock",
        "common",
        "happened",
        "head",
        "kind",
        "latest",
        "log",
        "revision",
        "shared_changes",
        "since",
        "step",
        "step_texts",
        "steps",
        "summary",
        "table",
        "timer",
        "watched",
    )

    def __init__(self, summary: Summary, now: int, happened: list[Happened], before: State | None) -> None:
        self.summary: Final = summary
        self.revision: Final = summary.revision()
        self.log: Final[TableLog] = summary.log
        self.clock: Final[ShownClock] = summary.clock
        self.happened: Final = happened
        self.before: Final = before
        self.head: Final = f'{{"t":"update","number":{self.log.number},"now":{now}'.encode()
        self.since: Since | None = None
        self.shared_changes = b""
        self.table = b""
        self.timer = b""
        self.step_texts: list[StepText] = []
        self.step = self.steps = b""
        """The step that was written last, alone and in a list."""
        self.watched: dict[bool, bytes] = {}
        self.common = b""
        """The view changes of all who have nothing of their own to see or do."""
        self.kind = (b"", b"", False, False)
        self.latest = b""
        """The pieces of the update that was written last, and that update."""

    def news(self, viewer: Viewer, re: int) -> bytes:
        """Write what is new since the last update. It is nearly always the same for all who only look on."""
        summary = viewer.summary != self.revision
        timer = viewer.timer != self.clock.changed
        stand = self._stands(viewer) if self.happened else b""
        steps = self._steps(viewer.seat) if self.happened else b""
        if re:
            return self._joined(answer_to(re), steps, stand, summary, timer)
        kind = (steps, stand, summary, timer)
        if kind != self.kind:
            self.kind = kind
            self.latest = self._joined(b"", steps, stand, summary, timer)
        return self.latest

    def _stands(self, viewer: Viewer) -> bytes:
        """The view and the moves of a viewer, written once for all watchers."""
        if viewer.seat != WATCHER:
            return self._stand(viewer, self.before)
        stand = self.watched.get(viewer.says)
        if stand is None:
            stand = self.watched[viewer.says] = self._stand(viewer, self.before)
        return stand

    def _joined(self, answer: bytes, steps: bytes, stand: bytes, summary: bool, timer: bool) -> bytes:
        """Join the pieces into an update."""
        parts = [self.head, answer, steps, stand]
        if summary:
            parts.append(self._table())
        if timer:
            parts.append(self._timer())
        parts.append(b"}")
        return frame_of(parts)

    def whole(self, viewer: Viewer, join: Join | None, re: int) -> bytes:
        """Write everything, for a viewer who has just come or has lost messages."""
        parts = [self.head]
        if re:
            parts.append(answer_to(re))
        if join is not None and join.ping:
            parts.append(f',"pong":{join.ping}'.encode())
        parts.append(f',"you":{viewer.seat}'.encode())
        if join is not None and join.since >= 0:
            recent = self.log.recent
            parts.append(
                listed([StepText(one).for_seat(viewer.seat) for one in recent if one.number > join.since])
            )
        parts += [self._stand(viewer, None), self._table(), self._timer(), b"}"]
        return frame_of(parts)

    # -------------------------------------------------------------- the pieces

    def _stand(self, viewer: Viewer, before: State | None) -> bytes:
        """The whole view or its changes, and the moves."""
        state = self.log.state
        if state is None:
            return b""
        seat = viewer.seat
        own = self._whole(state, seat) if before is None else self._changes(state, before, seat)
        moves = self._moves(state, viewer)
        if viewer.says:
            says = encoder.encode([spoken(words) for words in state.view(seat).says()])
            return b"".join([own, moves, b',"says":', says])
        if own is not self.shared_changes or moves is not NO_MOVES:
            return b"".join([own, moves])
        if not self.common:
            self.common = own + moves
        return self.common

    def _whole(self, state: State, seat: Seat) -> bytes:
        """A whole view."""
        return VIEW + encoder.encode(state.view(seat).data())

    def _changes(self, state: State, before: State, seat: Seat) -> bytes:
        """The changes of a view."""
        since = self.since
        if since is None:
            since = self.since = state.since(before)
            self.shared_changes = VIEW + encoder.encode(since.shared())
        own = since.own(seat)
        return joined(self.shared_changes, encoder.encode(own)) if own else self.shared_changes

    def _moves(self, state: State, viewer: Viewer) -> bytes:
        """The moves of a seat; left out where finding them is the game, unless a program plays the seat."""
        log, seat = self.log, viewer.seat
        if seat == WATCHER or log.phase != "playing" or not state.to_act() & seat_bit(seat):
            return NO_MOVES
        if log.hints or log.seat_states[seat].remote:
            moves = state.moves(seat)
            texts = b',"moves":' + encoder.encode([move.text() for move in moves])
            return texts + names_of(moves, seat, len(log.seat_states)) if viewer.names and moves else texts
        return b""

    def _table(self) -> bytes:
        if not self.table:
            self.table = b',"table":' + encoder.encode(self.summary.sheet())
        return self.table

    def _timer(self) -> bytes:
        if not self.timer:
            self.timer = b',"timer":' + encoder.encode(self.clock.running)
        return self.timer

    def _steps(self, seat: Seat) -> bytes:
        """The steps, as a seat may see them."""
        if not self.step_texts:
            self.step_texts = [StepText(one) for one in self.happened]
        if len(self.step_texts) > 1:
            return listed([step_text.for_seat(seat) for step_text in self.step_texts])
        step = self.step_texts[0].for_seat(seat)
        if step is not self.step:
            self.step, self.steps = step, listed([step])
        return self.steps


def names_of(moves: list[Move], seat: Seat, seats: int) -> bytes:
    """The name of each move of a seat."""
    return b',"names":' + encoder.encode([spoken(move.words(seat, seats)) for move in moves])


def joined(one: bytes, other: bytes) -> bytes:
    """Join a view and an object of other fields into one view, without parsing them."""
    if other == NOTHING:
        return one
    comma = b"" if one == NO_VIEW else b","
    return b"".join([one[:-1], comma, other[1:]])
