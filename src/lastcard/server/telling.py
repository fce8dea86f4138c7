"""What each viewer of a table is told: built up from what its seat sees, once for all who see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from lastcard.engine.contract import WATCHER, Event, Seat, State, seat_bit
from lastcard.server.hub import Viewer
from lastcard.server.replica import Happened
from lastcard.server.sheets import line_of, sheet_of
from lastcard.server.wire import Join, Step, Update, spoken, told

if TYPE_CHECKING:
    from lastcard.server.room import Room


NONE: Final[list[int]] = []

NOTHING: Final = b"{}"

SECRET: Final = object()
"""In place of a step that is not told to everybody alike."""


class Telling:
    """Knows what has changed, and tells it."""

    def __init__(self, table: Room) -> None:
        self.table = table
        self.sheet = 0
        self.greeted: dict[Viewer, Join] = {}
        self.hands_due = False
        self.hands_missed = False

    def line(self) -> str:
        """The table in a list, as it is kept."""
        return msgspec.json.encode(line_of(self.table)).decode()

    def sheet_changed(self, happened: Happened) -> None:
        """After a move: does the sheet look different now?"""
        replica = self.table.replica
        if replica.phase == "over" or replica.starts_at > happened.entry.at:
            self.sheet += 1

    def greet(self, viewer: Viewer, join: Join) -> None:
        """Tell this viewer where things stand, with the next telling."""
        self.greeted[viewer] = join

    def tell(self, happened: list[Happened], answered: dict[Viewer, list[int]], before: State | None) -> None:
        """Everybody hears what is new to them; whoever did something hears that it is done.

        `before` is the game as it stood when all were told last; None if another one is on now.
        """
        letters = Letters(self.table, happened, before)
        for viewer in self.table.viewers:
            last = 0
            for re in answered.get(viewer, NONE):
                if last:
                    viewer.post(letters.bare(last), letters.bare(last))
                last = re
            join = self.greeted.pop(viewer, None)
            if join is not None or viewer.catch_up():
                viewer.post(letters.whole(viewer, join, last), letters.bare(last))
            elif happened or last or not self._is_up_to_date(viewer):
                viewer.post(letters.news(viewer, last), letters.bare(last))
            viewer.sheet, viewer.timer = self.sheet, self.table.clock.changed
        self.greeted.clear()
        if happened:
            self._show_hands()

    def _is_up_to_date(self, viewer: Viewer) -> bool:
        return viewer.sheet == self.sheet and viewer.timer == self.table.clock.changed

    def _show_hands(self) -> None:
        """Where the terms allow it, watchers see all hands, some time later."""
        terms = self.table.replica.making.terms
        state = self.table.state
        if terms.watch != "hands" or state is None:
            return
        self.hands_missed = self.hands_due
        if self.hands_due or not any(viewer.watches for viewer in self.table.viewers):
            return
        views = [state.view(seat).data() for seat in range(len(self.table.places))]
        message = told.encode(Update(self.table.replica.number, self.table.house.now(), hands=views))
        self.hands_due = True
        self.table.house.later(1.0, self._rest)
        self.table.house.later(terms.delay, lambda: self._post_to_watchers(message))

    def _rest(self) -> None:
        """At most once a second, but never without the last of it."""
        self.hands_due = False
        if self.hands_missed:
            self._show_hands()

    def _post_to_watchers(self, message: bytes) -> None:
        for viewer in self.table.viewers:
            if viewer.watches:
                viewer.post(message)


class Letters:
    """The messages of one telling. Those who see the same get the same bytes."""

    def __init__(self, table: Room, happened: list[Happened], before: State | None) -> None:
        self.table = table
        self.happened = happened
        self.before = before
        self.now = table.house.now()
        self.shared = b""
        self.shared_changes = b""
        self.steps: dict[int, Any] = {}
        self.written: dict[tuple[Seat, bool, bool, bool], bytes] = {}

    def bare(self, re: int) -> bytes:
        """It was done, and nothing else; nothing at all if nothing was asked."""
        return told.encode(Update(self.table.replica.number, self.now, re)) if re else b""

    def news(self, viewer: Viewer, re: int) -> bytes:
        """What is new since the last telling."""
        sheet = viewer.sheet != self.table.telling.sheet
        timer = viewer.timer != self.table.clock.changed
        key = (viewer.seat, viewer.says, sheet, timer)
        if re or key not in self.written:
            message = told.encode(self._update(viewer, re, sheet, timer))
            if re:
                return message
            self.written[key] = message
        return self.written[key]

    def _update(self, viewer: Viewer, re: int, sheet: bool, timer: bool) -> Update:
        update = Update(self.table.replica.number, self.now, re)
        if self.happened:
            update.steps = [self._step(one, viewer.seat) for one in self.happened]
            self._stand(update, viewer, self.before)
        if sheet:
            update.table = sheet_of(self.table)
        if timer:
            update.timer = self.table.clock.running
        return update

    def whole(self, viewer: Viewer, join: Join | None, re: int) -> bytes:
        """Everything, for somebody who has just come or has lost the thread."""
        pong = join.ping if join is not None else 0
        update = Update(self.table.replica.number, self.now, re, pong, viewer.seat)
        since = -1 if join is None else join.since
        if since >= 0:
            recent = self.table.replica.recent
            update.steps = [self._step(one, viewer.seat) for one in recent if one.entry.number > since]
        self._stand(update, viewer, None)
        update.table = sheet_of(self.table)
        update.timer = self.table.clock.running
        return told.encode(update)

    def _stand(self, update: Update, viewer: Viewer, before: State | None) -> None:
        """The view, or what is not in it as it was before, and what may be done."""
        state = self.table.state
        if state is None:
            return
        seat = viewer.seat
        update.view = self._whole(state, seat) if before is None else self._changes(state, before, seat)
        update.moves = moves_for(self.table, state, seat)
        if viewer.says:
            update.says = [spoken(words) for words in state.view(seat).says()]

    def _whole(self, state: State, seat: Seat) -> Any:
        """A view as it is written; what all see alike is written once."""
        view = state.view(seat)
        self.shared = self.shared or told.encode(view.shared())
        return joined(self.shared, told.encode(view.own()))

    def _changes(self, state: State, before: State, seat: Seat) -> Any:
        """What has changed in a view; what has for all alike is written once."""
        self.shared_changes = self.shared_changes or told.encode(state.shared_changes(before))
        own = state.changes(before, seat)
        return joined(self.shared_changes, told.encode(own) if own else NOTHING)

    def _step(self, one: Happened, seat: Seat) -> Any:
        """What one entry tells a seat, written once for all who are told everything."""
        number = one.entry.number
        public = self.steps.get(number)
        if public is None:
            public = self.steps[number] = self._public_step(one)
        if public is not SECRET:
            return public
        return step_of(one, [event.seen_by(seat) for event in one.events])

    def _public_step(self, one: Happened) -> Any:
        """What a watcher is told, if that is all there is to tell: then everybody is told the same."""
        for event in one.events:
            if event.seen_by(WATCHER) is not event:
                return SECRET
        return msgspec.Raw(told.encode(step_of(one, list(one.events))))


def joined(one: bytes, other: bytes) -> msgspec.Raw:
    """Two objects of different names as one; what is written stays written."""
    if one == NOTHING or other == NOTHING:
        return msgspec.Raw(other if one == NOTHING else one)
    return msgspec.Raw(b"%b,%b" % (one[:-1], other[1:]))


def moves_for(table: Room, state: State, seat: Seat) -> list[str] | None:
    """What a seat may do; untold where finding it is the game, unless a program asks."""
    if seat == WATCHER or table.replica.phase != "playing" or not state.to_act() & seat_bit(seat):
        return []
    shown = table.replica.rules.hints or table.replica.making.terms.hints or table.places[seat].remote
    return [move.text() for move in state.moves(seat)] if shown else None


def step_of(happened: Happened, seen: list[Event]) -> Step:
    """What one entry tells somebody who sees these events of it."""
    entry = happened.entry
    events = [event.data() for event in seen]
    return Step(entry.number, entry.seat, entry.at, events, [spoken(words) for words in happened.said])
