"""Shows all hands to watchers, some time later, where the terms of the table allow it."""

from __future__ import annotations

from typing import Final

from lastcard.server.connection.frames import framed
from lastcard.server.log.table_log import TableLog
from lastcard.server.services import Services
from lastcard.server.viewers.audience import Audience
from lastcard.server.wire import Update, encoder

PAUSE: Final = 1.0
"""Seconds between two views of the hands."""


class HandsView:
    """The hands that watchers of one table are shown: at most once a second, and always the last ones."""

    def __init__(self, log: TableLog, audience: Audience, services: Services) -> None:
        self.log = log
        self.audience = audience
        self.services = services
        self.waits = False
        self.missed = False

    def show(self) -> None:
        """Something has happened: send the hands to all watchers when the delay of the terms is over."""
        if not self.log.shows_hands:
            return
        state = self.log.state
        if state is None:
            return
        self.missed = self.waits
        if self.waits or not self.audience.watchers():
            return
        views = [state.view(seat).data() for seat in range(len(self.log.seat_states))]
        message = framed(encoder.encode(Update(self.log.number, self.services.now(), hands=views)))
        self.waits = True
        self.services.later(PAUSE, self._end_pause)
        self.services.later(self.log.making.terms.delay, lambda: self._send(message))

    def _end_pause(self) -> None:
        """Show what happened during the pause."""
        self.waits = False
        if self.missed:
            self.show()

    def _send(self, message: bytes) -> None:
        for viewer in self.audience.viewers:
            if viewer.watches:
                viewer.post(message)
