"""The messages of one telling, put together from pieces: what several see alike is written once for all.

Each is a frame; in it is, byte for byte, the `Update` that msgspec would write. Most of it is the same for
everybody at the table, so that writing each as a whole would be most of the work of a move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from lastcard.engine.contract import WATCHER, Event, Move, Seat, Since, State, seat_bit
from lastcard.server.connection.frames import frame_of
from lastcard.server.log.table_log import Happened
from lastcard.server.viewers.summaries import table_summary
from lastcard.server.viewers.viewer import Viewer
from lastcard.server.wire import Join, encoder, spoken

if TYPE_CHECKING:
    from lastcard.server.live_table.node_table import NodeTable

NOTHING: Final = b"{}"
VIEW: Final = b',"view":'
NO_VIEW: Final = b',"view":{}'
NO_MOVES: Final = b',"moves":[]'


@mypyc_attr(acyclic=True, free_list_len=1)
class Updates:
    """What every viewer of a table may be told now."""

    __slots__ = (
        "before",
        "common",
        "happened",
        "head",
        "kind",
        "latest",
        "now",
        "shared",
        "shared_changes",
        "sheet",
        "since",
        "step",
        "step_texts",
        "steps",
        "table",
        "timer",
        "watched",
    )

    def __init__(self, table: NodeTable, happened: list[Happened], before: State | None) -> None:
        self.table: Final = table
        self.happened: Final = happened
        self.before: Final = before
        self.now: Final = table.services.now()
        self.head: Final = f'{{"t":"update","number":{table.log.number},"now":{self.now}'.encode()
        self.shared = b""
        self.since: Since | None = None
        self.shared_changes = b""
        self.sheet = b""
        self.timer = b""
        self.step_texts: list[StepText] = []
        self.step = self.steps = b""
        """What one happening told somebody last, alone and in a list."""
        self.watched: dict[bool, bytes] = {}
        self.common = b""
        """How it stands for those who have no part in it."""
        self.kind = (b"", b"", False, False)
        self.latest = b""
        """The pieces of the message that was put together last, and itself."""

    def news(self, viewer: Viewer, re: int) -> bytes:
        """What is new since the last telling. Nearly always the same for all who have no part in it."""
        sheet = viewer.sheet != self.table.broadcast.sheet
        timer = viewer.timer != self.table.clock.changed
        stand = self._stands(viewer) if self.happened else b""
        steps = self._steps(viewer.seat) if self.happened else b""
        if re:
            return self._joined(answer_to(re), steps, stand, sheet, timer)
        kind = (steps, stand, sheet, timer)
        if kind != self.kind:
            self.kind = kind
            self.latest = self._joined(b"", steps, stand, sheet, timer)
        return self.latest

    def _stands(self, viewer: Viewer) -> bytes:
        """How it stands now; there may be many who only watch."""
        if viewer.seat != WATCHER:
            return self._stand(viewer, self.before)
        stand = self.watched.get(viewer.says)
        if stand is None:
            stand = self.watched[viewer.says] = self._stand(viewer, self.before)
        return stand

    def _joined(self, answer: bytes, steps: bytes, stand: bytes, sheet: bool, timer: bool) -> bytes:
        """A message of these pieces."""
        parts = [self.head, answer, steps, stand]
        if sheet:
            parts.append(self._sheet())
        if timer:
            parts.append(self._timer())
        parts.append(b"}")
        return frame_of(parts)

    def whole(self, viewer: Viewer, join: Join | None, re: int) -> bytes:
        """Everything, for somebody who has just come or has lost the thread."""
        parts = [self.head]
        if re:
            parts.append(answer_to(re))
        if join is not None and join.ping:
            parts.append(f',"pong":{join.ping}'.encode())
        parts.append(f',"you":{viewer.seat}'.encode())
        if join is not None and join.since >= 0:
            recent = self.table.log.recent
            parts.append(
                listed([StepText(one).for_seat(viewer.seat) for one in recent if one.number > join.since])
            )
        parts += [self._stand(viewer, None), self._sheet(), self._timer(), b"}"]
        return frame_of(parts)

    # -------------------------------------------------------------- the pieces

    def _stand(self, viewer: Viewer, before: State | None) -> bytes:
        """The view, or what is not in it as it was before, and what may be done."""
        state = self.table.state
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
        view = state.view(seat)
        self.shared = self.shared or VIEW + encoder.encode(view.shared())
        return joined(self.shared, encoder.encode(view.own()))

    def _changes(self, state: State, before: State, seat: Seat) -> bytes:
        """What has changed in a view."""
        since = self.since
        if since is None:
            since = self.since = state.since(before)
            self.shared_changes = VIEW + encoder.encode(since.shared())
        own = since.own(seat)
        return joined(self.shared_changes, encoder.encode(own)) if own else self.shared_changes

    def _moves(self, state: State, viewer: Viewer) -> bytes:
        """What a seat may do; untold where finding it is the game, unless a program asks."""
        table, seat = self.table, viewer.seat
        if seat == WATCHER or table.log.phase != "playing" or not state.to_act() & seat_bit(seat):
            return NO_MOVES
        if table.log.hints or table.seat_states[seat].remote:
            moves = state.moves(seat)
            texts = b',"moves":' + encoder.encode([move.text() for move in moves])
            return texts + names_of(moves, seat, len(table.seat_states)) if viewer.names and moves else texts
        return b""

    def _sheet(self) -> bytes:
        if not self.sheet:
            self.sheet = b',"table":' + encoder.encode(table_summary(self.table))
        return self.sheet

    def _timer(self) -> bytes:
        if not self.timer:
            self.timer = b',"timer":' + encoder.encode(self.table.clock.running)
        return self.timer

    def _steps(self, seat: Seat) -> bytes:
        """What happened, as a seat is told it."""
        if not self.step_texts:
            self.step_texts = [StepText(one) for one in self.happened]
        if len(self.step_texts) > 1:
            return listed([step_text.for_seat(seat) for step_text in self.step_texts])
        step = self.step_texts[0].for_seat(seat)
        if step is not self.step:
            self.step, self.steps = step, listed([step])
        return self.steps


@mypyc_attr(acyclic=True, free_list_len=1)
class Outbox:
    """Messages that are written and not yet sent, with what each answers."""

    __slots__ = ("answers", "head", "messages", "tells", "viewers")

    def __init__(self, updates: Updates) -> None:
        self.head: Final = updates.head
        self.tells: Final = len(updates.happened) > 0
        """Does it say that something has happened?"""
        self.viewers: Final[list[Viewer]] = []
        self.messages: Final[list[bytes]] = []
        self.answers: Final[list[int]] = []

    def add(self, viewer: Viewer, message: bytes, re: int) -> None:
        """One more."""
        self.viewers.append(viewer)
        self.messages.append(message)
        self.answers.append(re)

    def add_bare(self, viewer: Viewer, re: int) -> None:
        """One that says only that something was done."""
        self.add(viewer, bare(self.head, re), re)

    def send(self) -> None:
        """Send all. Who has lost messages since is told anew soon, and for now only the answer."""
        for at, viewer in enumerate(self.viewers):
            message = self.messages[at]
            if viewer.lost:
                message = bare(self.head, self.answers[at])
            if message and not viewer.takes(message):
                viewer.pile_up(message, bare(self.head, self.answers[at]))


@mypyc_attr(acyclic=True, free_list_len=1)
class StepText:
    """What one entry tells, written once for all who see the same of it."""

    __slots__ = ("happened", "hidden", "text", "texts", "veiled")

    def __init__(self, happened: Happened) -> None:
        self.happened: Final = happened
        self.veiled = 0
        """The events that not everybody sees all of, as bits. What a watcher sees, everybody does. (Law 8)"""
        for at, event in enumerate(happened.events):
            if not event.is_open_to(WATCHER):
                self.veiled |= 1 << at
        self.hidden = -1
        self.text = b""
        """What was told last, and what was hidden in it."""
        self.texts: dict[int, bytes] | None = None
        """All that was told so far, if not everybody is told the same."""

    def for_seat(self, seat: Seat) -> bytes:
        """As a seat is told it; those from whom the same events are hidden are told the same."""
        hidden = self._hidden_from(seat) if self.veiled else 0
        if hidden != self.hidden:
            self.text = self._write(hidden) if not self.veiled else self._known(hidden)
            self.hidden = hidden
        return self.text

    def _hidden_from(self, seat: Seat) -> int:
        hidden = 0
        for at, event in enumerate(self.happened.events):
            if self.veiled & (1 << at) and not event.is_open_to(seat):
                hidden |= 1 << at
        return hidden

    def _known(self, hidden: int) -> bytes:
        if self.texts is None:
            self.texts = {}
        text = self.texts.get(hidden)
        if text is None:
            text = self.texts[hidden] = self._write(hidden)
        return text

    def _write(self, hidden: int) -> bytes:
        happened = self.happened
        text = f'{{"n":{happened.number},"seat":{happened.seat},"at":{happened.at}'
        if happened.events:
            events = [
                written(event.seen_by(WATCHER) if hidden & (1 << at) else event)
                for at, event in enumerate(happened.events)
            ]
            text += f',"events":[{",".join(events)}]'
        if happened.said:
            text += ',"said":' + encoder.encode([spoken(words) for words in happened.said]).decode()
        return (text + "}").encode()


def written(event: Event) -> str:
    """An event as it is told."""
    return event.json() or encoder.encode(event.data()).decode()


def names_of(moves: list[Move], seat: Seat, seats: int) -> bytes:
    """The name of each move of a seat."""
    return b',"names":' + encoder.encode([spoken(move.words(seat, seats)) for move in moves])


def bare(head: bytes, re: int) -> bytes:
    """It was done, and nothing else; nothing at all if nothing was asked."""
    return frame_of([head, answer_to(re), b"}"]) if re else b""


def answer_to(re: int) -> bytes:
    """It was done."""
    return f',"re":{re}'.encode()


def joined(one: bytes, other: bytes) -> bytes:
    """A view, and an object of other names, as one view; what is written stays written."""
    if other == NOTHING:
        return one
    comma = b"" if one == NO_VIEW else b","
    return b"".join([one[:-1], comma, other[1:]])


def listed(steps: list[bytes]) -> bytes:
    """Steps, as they are written; nothing if there are none."""
    return b"".join([b',"steps":[', b",".join(steps), b"]"]) if steps else b""
