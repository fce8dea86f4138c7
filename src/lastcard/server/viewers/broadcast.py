"""Sends every viewer of a table the update that its seat may see."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import State
from lastcard.server.log.table_log import Happened
from lastcard.server.services import Services
from lastcard.server.viewers.hands_view import HandsView
from lastcard.server.viewers.outbox import Outbox
from lastcard.server.viewers.summaries import Summary
from lastcard.server.viewers.updates import Updates
from lastcard.server.viewers.viewer import Viewer

NONE: Final[list[int]] = []


class Broadcast:
    """Writes and sends the updates of one table."""

    def __init__(self, summary: Summary, services: Services) -> None:
        self.summary = summary
        self.audience = summary.audience
        self.services = services
        self.hands = HandsView(summary.log, summary.audience, services)

    def write(
        self, happened: list[Happened], answered: dict[Viewer, list[int]], before: State | None
    ) -> Outbox:
        """Write what is new to each viewer, and answer those who did something.

        `before` is the game as it stood at the last broadcast; None if another game is on now.
        """
        updates = Updates(self.summary, self.services.now(), happened, before)
        outbox = Outbox(updates.head, len(happened) > 0)
        greeted, timer = self.audience.greeted, self.summary.clock.changed
        for viewer in self.audience.viewers:
            last = 0
            for re in answered.get(viewer, NONE):
                if last:
                    outbox.add_bare(viewer, last)
                last = re
            join = greeted.pop(viewer, None) if greeted else None
            if join is not None or viewer.catch_up():
                outbox.add(viewer, updates.whole(viewer, join, last), last)
            elif happened or last or viewer.summary != updates.revision or viewer.timer != timer:
                outbox.add(viewer, updates.news(viewer, last), last)
            viewer.summary, viewer.timer = updates.revision, timer
        greeted.clear()
        return outbox

    def send(self, outbox: Outbox) -> None:
        """Send the updates that were written."""
        outbox.send()
        if outbox.tells:
            self.hands.show()

    def is_plain(self) -> bool:
        """Is there no viewer who needs to be told everything?"""
        return not self.audience.greeted and not self.audience.is_lagging()
