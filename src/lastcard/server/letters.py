"""The messages of one telling, put together from pieces: what several see alike is written once for all.

Each is, byte for byte, the `Update` that msgspec would write. Most of a message is the same for everybody at
the table, so that writing each as a whole would be most of the work of a move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lastcard.engine.contract import WATCHER, Seat, Since, State, seat_bit
from lastcard.server.hub import Viewer
from lastcard.server.replica import Happened
from lastcard.server.sheets import sheet_of
from lastcard.server.wire import Join, spoken, told

if TYPE_CHECKING:
    from lastcard.server.room import Room

NOTHING: Final = b"{}"


class Letters:
    """What every viewer of a table may be told now."""

    __slots__ = (
        "accounts",
        "before",
        "for_watchers",
        "happened",
        "head",
        "now",
        "shared",
        "shared_changes",
        "sheet",
        "since",
        "table",
        "timer",
    )

    def __init__(self, table: Room, happened: list[Happened], before: State | None) -> None:
        self.table: Final = table
        self.happened: Final = happened
        self.before: Final = before
        self.now: Final = table.house.now()
        self.head: Final = f'{{"t":"update","number":{table.replica.number},"now":{self.now}'.encode()
        self.shared = b""
        self.since: Since | None = None
        self.shared_changes = b""
        self.sheet = b""
        self.timer = b""
        self.accounts: list[Account] = []
        self.for_watchers: dict[tuple[bool, bool, bool], bytes] = {}

    def bare(self, re: int) -> bytes:
        """It was done, and nothing else; nothing at all if nothing was asked."""
        return b"".join([self.head, answer_to(re), b"}"]) if re else b""

    def news(self, viewer: Viewer, re: int) -> bytes:
        """What is new since the last telling."""
        sheet = viewer.sheet != self.table.telling.sheet
        timer = viewer.timer != self.table.clock.changed
        if viewer.seat != WATCHER or re:
            return self._news(viewer, re, sheet, timer)
        kind = (viewer.says, sheet, timer)
        message = self.for_watchers.get(kind)
        if message is None:
            message = self.for_watchers[kind] = self._news(viewer, re, sheet, timer)
        return message

    def _news(self, viewer: Viewer, re: int, sheet: bool, timer: bool) -> bytes:
        parts = [self.head]
        if re:
            parts.append(answer_to(re))
        if self.happened:
            parts.append(self._steps(viewer.seat))
            self._stand(parts, viewer, self.before)
        if sheet:
            parts.append(self._sheet())
        if timer:
            parts.append(self._timer())
        parts.append(b"}")
        return b"".join(parts)

    def whole(self, viewer: Viewer, join: Join | None, re: int) -> bytes:
        """Everything, for somebody who has just come or has lost the thread."""
        parts = [self.head]
        if re:
            parts.append(answer_to(re))
        if join is not None and join.ping:
            parts.append(f',"pong":{join.ping}'.encode())
        parts.append(f',"you":{viewer.seat}'.encode())
        if join is not None and join.since >= 0:
            recent = self.table.replica.recent
            parts.append(
                listed(
                    [Account(one).for_seat(viewer.seat) for one in recent if one.entry.number > join.since]
                )
            )
        self._stand(parts, viewer, None)
        parts += [self._sheet(), self._timer(), b"}"]
        return b"".join(parts)

    # -------------------------------------------------------------- the pieces

    def _stand(self, parts: list[bytes], viewer: Viewer, before: State | None) -> None:
        """The view, or what is not in it as it was before, and what may be done."""
        state = self.table.state
        if state is None:
            return
        seat = viewer.seat
        if before is None:
            self._add_view(parts, state, seat)
        else:
            self._add_changes(parts, state, before, seat)
        self._add_moves(parts, state, seat)
        if viewer.says:
            parts += [b',"says":', told.encode([spoken(words) for words in state.view(seat).says()])]

    def _add_view(self, parts: list[bytes], state: State, seat: Seat) -> None:
        """A whole view."""
        view = state.view(seat)
        self.shared = self.shared or told.encode(view.shared())
        add_joined(parts, self.shared, told.encode(view.own()))

    def _add_changes(self, parts: list[bytes], state: State, before: State, seat: Seat) -> None:
        """What has changed in a view."""
        since = self.since
        if since is None:
            since = self.since = state.since(before)
            self.shared_changes = told.encode(since.shared())
        own = since.own(seat)
        add_joined(parts, self.shared_changes, told.encode(own) if own else NOTHING)

    def _add_moves(self, parts: list[bytes], state: State, seat: Seat) -> None:
        """What a seat may do; untold where finding it is the game, unless a program asks."""
        table = self.table
        if seat == WATCHER or table.replica.phase != "playing" or not state.to_act() & seat_bit(seat):
            parts.append(b',"moves":[]')
        elif table.replica.rules.hints or table.replica.making.terms.hints or table.places[seat].remote:
            parts += [b',"moves":', told.encode([move.text() for move in state.moves(seat)])]

    def _sheet(self) -> bytes:
        if not self.sheet:
            self.sheet = b',"table":' + told.encode(sheet_of(self.table))
        return self.sheet

    def _timer(self) -> bytes:
        if not self.timer:
            self.timer = b',"timer":' + told.encode(self.table.clock.running)
        return self.timer

    def _steps(self, seat: Seat) -> bytes:
        """What happened, as a seat is told it."""
        if not self.accounts:
            self.accounts = [Account(one) for one in self.happened]
        return listed([account.for_seat(seat) for account in self.accounts])


class Account:
    """What one entry tells. Each event is written at most twice: with all of it, and as a watcher sees it."""

    __slots__ = ("happened", "masked", "whole", "written")

    def __init__(self, happened: Happened) -> None:
        self.happened: Final = happened
        self.whole: Final = [b"" for event in happened.events]
        self.masked: Final = [b"" for event in happened.events]
        self.written: Final[dict[int, bytes]] = {}

    def for_seat(self, seat: Seat) -> bytes:
        """As a seat is told it; those who see all of the same events are told the same."""
        seen = 0
        for at, event in enumerate(self.happened.events):
            if event.seen_by(seat) is event:
                seen |= 1 << at
        text = self.written.get(seen)
        if text is None:
            text = self.written[seen] = self._write(seen)
        return text

    def _write(self, seen: int) -> bytes:
        entry = self.happened.entry
        parts = [f'{{"n":{entry.number},"seat":{entry.seat},"at":{entry.at}'.encode()]
        if self.happened.events:
            events = [self._event(at, seen & (1 << at) != 0) for at in range(len(self.whole))]
            parts += [b',"events":[', b",".join(events), b"]"]
        if self.happened.said:
            parts += [b',"said":', told.encode([spoken(words) for words in self.happened.said])]
        parts.append(b"}")
        return b"".join(parts)

    def _event(self, at: int, is_seen: bool) -> bytes:
        event, known = self.happened.events[at], self.whole if is_seen else self.masked
        if not known[at]:
            known[at] = told.encode((event if is_seen else event.seen_by(WATCHER)).data())
        return known[at]


def answer_to(re: int) -> bytes:
    """It was done."""
    return f',"re":{re}'.encode()


def add_joined(parts: list[bytes], one: bytes, other: bytes) -> None:
    """The view: two objects of different names as one; what is written stays written."""
    parts.append(b',"view":')
    if other == NOTHING:
        parts.append(one)
    elif one == NOTHING:
        parts.append(other)
    else:
        parts += [one[:-1], b",", other[1:]]


def listed(steps: list[bytes]) -> bytes:
    """Steps, as they are written; nothing if there are none."""
    return b"".join([b',"steps":[', b",".join(steps), b"]"]) if steps else b""
