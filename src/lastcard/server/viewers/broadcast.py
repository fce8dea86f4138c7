"""What each viewer of a table is told: built up from what its seat sees, once for all who see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from lastcard.engine.contract import State
from lastcard.server.connection.frames import framed
from lastcard.server.log.table_log import Happened
from lastcard.server.viewers.summaries import table_line
from lastcard.server.viewers.updates import Outbox, Updates
from lastcard.server.viewers.viewer import Viewer
from lastcard.server.wire import Join, Update, encoder

if TYPE_CHECKING:
    from lastcard.server.live_table.node_table import NodeTable


NONE: Final[list[int]] = []


class Broadcast:
    """Knows what has changed, and tells it."""

    def __init__(self, table: NodeTable) -> None:
        self.table = table
        self.sheet = 0
        self.greeted: dict[Viewer, Join] = {}
        self.hands_due = False
        self.hands_missed = False

    def line(self) -> str:
        """The table in a list, as it is kept."""
        return msgspec.json.encode(table_line(self.table)).decode()

    def sheet_changed(self, happened: Happened) -> None:
        """After a move: does the sheet look different now?"""
        log = self.table.log
        if log.phase == "over" or log.starts_at > happened.at:
            self.sheet += 1

    def greet(self, viewer: Viewer, join: Join) -> None:
        """Tell this viewer where things stand, with the next telling."""
        self.greeted[viewer] = join

    def tell(self, happened: list[Happened], answered: dict[Viewer, list[int]], before: State | None) -> None:
        """Everybody hears what is new to them; whoever did something hears that it is done.

        `before` is the game as it stood when all were told last; None if another one is on now.
        """
        self.send(self.write(happened, answered, before))

    def write(
        self, happened: list[Happened], answered: dict[Viewer, list[int]], before: State | None
    ) -> Outbox:
        """All that is to be told, without telling it."""
        updates = Updates(self.table, happened, before)
        outbox = Outbox(updates)
        for viewer in self.table.viewers:
            last = 0
            for re in answered.get(viewer, NONE):
                if last:
                    outbox.add_bare(viewer, last)
                last = re
            join = self.greeted.pop(viewer, None) if self.greeted else None
            if join is not None or viewer.catch_up():
                outbox.add(viewer, updates.whole(viewer, join, last), last)
            elif happened or last or not self._is_up_to_date(viewer):
                outbox.add(viewer, updates.news(viewer, last), last)
            viewer.sheet, viewer.timer = self.sheet, self.table.clock.changed
        self.greeted.clear()
        return outbox

    def send(self, outbox: Outbox) -> None:
        """Tell what was written."""
        outbox.send()
        if outbox.tells:
            self._show_hands()

    def is_plain(self) -> bool:
        """Is nobody to be told everything?"""
        return not self.greeted and all(not viewer.lost for viewer in self.table.viewers)

    def _is_up_to_date(self, viewer: Viewer) -> bool:
        return viewer.sheet == self.sheet and viewer.timer == self.table.clock.changed

    def _show_hands(self) -> None:
        """Where the terms allow it, watchers see all hands, some time later."""
        if not self.table.log.shows_hands:
            return
        terms = self.table.log.making.terms
        state = self.table.state
        if state is None:
            return
        self.hands_missed = self.hands_due
        if self.hands_due or not any(viewer.watches for viewer in self.table.viewers):
            return
        views = [state.view(seat).data() for seat in range(len(self.table.seat_states))]
        message = framed(
            encoder.encode(Update(self.table.log.number, self.table.services.now(), hands=views))
        )
        self.hands_due = True
        self.table.services.later(1.0, self._rest)
        self.table.services.later(terms.delay, lambda: self._post_to_watchers(message))

    def _rest(self) -> None:
        """At most once a second, but never without the last of it."""
        self.hands_due = False
        if self.hands_missed:
            self._show_hands()

    def _post_to_watchers(self, message: bytes) -> None:
        for viewer in self.table.viewers:
            if viewer.watches:
                viewer.post(message)
