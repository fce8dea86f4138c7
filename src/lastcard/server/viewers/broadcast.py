"""What each viewer of a table is told: built up from what its seat sees, once for all who see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from lastcard.engine.contract import State
from lastcard.server.connection.frames import framed
from lastcard.server.log.table_log import Happened
from lastcard.server.viewers.summaries import line_of
from lastcard.server.viewers.updates import Letters, Mail
from lastcard.server.viewers.viewer import Viewer
from lastcard.server.wire import Join, Update, told

if TYPE_CHECKING:
    from lastcard.server.live_table.node_table import Room


NONE: Final[list[int]] = []


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
        if replica.phase == "over" or replica.starts_at > happened.at:
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
    ) -> Mail:
        """All that is to be told, without telling it."""
        letters = Letters(self.table, happened, before)
        mail = Mail(letters)
        for viewer in self.table.viewers:
            last = 0
            for re in answered.get(viewer, NONE):
                if last:
                    mail.add_bare(viewer, last)
                last = re
            join = self.greeted.pop(viewer, None) if self.greeted else None
            if join is not None or viewer.catch_up():
                mail.add(viewer, letters.whole(viewer, join, last), last)
            elif happened or last or not self._is_up_to_date(viewer):
                mail.add(viewer, letters.news(viewer, last), last)
            viewer.sheet, viewer.timer = self.sheet, self.table.clock.changed
        self.greeted.clear()
        return mail

    def send(self, mail: Mail) -> None:
        """Tell what was written."""
        mail.send()
        if mail.tells:
            self._show_hands()

    def is_plain(self) -> bool:
        """Is nobody to be told everything?"""
        return not self.greeted and all(not viewer.lost for viewer in self.table.viewers)

    def _is_up_to_date(self, viewer: Viewer) -> bool:
        return viewer.sheet == self.sheet and viewer.timer == self.table.clock.changed

    def _show_hands(self) -> None:
        """Where the terms allow it, watchers see all hands, some time later."""
        if not self.table.replica.shows_hands:
            return
        terms = self.table.replica.making.terms
        state = self.table.state
        if state is None:
            return
        self.hands_missed = self.hands_due
        if self.hands_due or not any(viewer.watches for viewer in self.table.viewers):
            return
        views = [state.view(seat).data() for seat in range(len(self.table.places))]
        message = framed(told.encode(Update(self.table.replica.number, self.table.house.now(), hands=views)))
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
