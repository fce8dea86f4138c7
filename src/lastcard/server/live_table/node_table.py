"""What every table of a node has, whether the node owns it or follows it: an inbox, and viewers around it."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from typing import Final

from lastcard.engine.contract import WATCHER, Seat, State
from lastcard.server.live_table.clock import Clock
from lastcard.server.live_table.inbox import Comes, Command, SitsDown, Wakes
from lastcard.server.log.seat_states import SeatState
from lastcard.server.log.table_log import TableLog
from lastcard.server.services import Services
from lastcard.server.store.entries import NotStored
from lastcard.server.viewers.broadcast import Broadcast
from lastcard.server.viewers.viewer import Viewer
from lastcard.server.wire import Join, SeatToken, SitRequest

MOST_AT_ONCE: Final = 64

logger = logging.getLogger("lastcard.table")


class NodeTable(ABC):
    """A table as its log says, the viewers that this node has there, and what comes in from them."""

    def __init__(self, log: TableLog, services: Services) -> None:
        self.log = log
        self.services = services
        self.inbox: list[Command] = []
        self.viewers: list[Viewer] = []
        self.broadcast = Broadcast(self)
        self.clock = Clock(self)
        self.emptied = time.monotonic()
        self.waker = self.wake
        """The same for all viewers."""

    @abstractmethod
    def start(self) -> None:
        """Begin to take what comes in."""

    @abstractmethod
    def noticed(self) -> None:
        """Something waits in the inbox."""

    @abstractmethod
    def is_present(self, seat: Seat) -> bool:
        """Is somebody there for this seat, here or through another node?"""

    async def catch_up(self) -> None:
        """Know all that is in the log; an owner does."""
        return

    # -------------------------------------------------------------- the inbox

    def put(self, command: Command) -> None:
        """Something comes in."""
        self.inbox.append(command)
        self.noticed()

    def wake(self) -> None:
        """Something may have changed: look again."""
        self.put(Wakes())

    async def sit(self, who: SitRequest) -> SeatToken:
        """Give somebody a seat; raises Taken or NotStored."""
        command = SitsDown(who, asyncio.get_running_loop().create_future())
        self.put(command)
        return await command.answer

    def waiting(self) -> list[Command]:
        """What waits in the inbox, taken out of it."""
        taken, self.inbox = self.inbox[:MOST_AT_ONCE], self.inbox[MOST_AT_ONCE:]
        return taken

    def breaks(self) -> None:
        """It met an error of ours, which is being handled: it is dropped, and rebuilt from its log."""
        logger.exception("table stopped", extra={"table": self.log.code, "number": self.log.number})
        self.services.broken(self)

    def is_idle(self, seconds: float) -> bool:
        """Has nobody been here for so long?"""
        return not self.viewers and not self.inbox and time.monotonic() - self.emptied > seconds

    async def close(self, code: str = "shutting-down") -> None:
        """Stop; viewers are told to come again."""
        self.clock.stop()
        waiting, self.inbox = self.inbox, []
        for command in waiting:
            if isinstance(command, SitsDown) and not command.answer.done():
                command.answer.set_exception(NotStored("the table is closed"))
        for viewer in self.viewers:
            viewer.dismiss(code, 1012)

    # -------------------------------------------------------------- who is there

    @property
    def seat_states(self) -> list[SeatState]:
        """The seats."""
        return self.log.seat_states

    @property
    def state(self) -> State | None:
        """The game that is on."""
        return self.log.state

    def host(self) -> Seat:
        """Whoever of the people sits first."""
        people = [seat for seat, seat_state in enumerate(self.seat_states) if seat_state.kind == "person"]
        return people[0] if people else -1

    def let_in(self, command: Comes) -> bool:
        """A viewer joins, or asks where things stand; False if the seat is not theirs."""
        viewer, join = command.viewer, command.join
        viewer.says, viewer.names = join.says, join.names
        viewer.rtt = join.rtt or viewer.rtt
        if command.first:
            if viewer.seat != WATCHER and self.log.seat_of(join.token) != viewer.seat:
                viewer.dismiss("wrong-token")
                return False
            for older in [other for other in self.viewers if other.seat == viewer.seat != WATCHER]:
                self.viewers.remove(older)
                older.dismiss("replaced")
            self.viewers.append(viewer)
            self.broadcast.sheet += 1
        self.broadcast.greet(viewer, join)
        return True

    def let_out(self, viewer: Viewer) -> bool:
        """A viewer's socket has gone; False if the viewer had gone before."""
        if viewer not in self.viewers:
            return False
        self.viewers.remove(viewer)
        self.broadcast.sheet += 1
        self.emptied = time.monotonic()
        return True

    def stand_up(self, seat: Seat) -> None:
        """Whoever gave up this seat watches from now on, if that is allowed."""
        for viewer in [viewer for viewer in self.viewers if viewer.seat == seat]:
            if self.log.making.terms.watch == "nobody":
                self.viewers.remove(viewer)
                viewer.dismiss("not-public")
            else:
                viewer.seat = WATCHER
                self.broadcast.greet(viewer, Join(says=viewer.says, names=viewer.names))
