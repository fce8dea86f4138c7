"""The inbox of a table, and the commands that people, bots, time and other nodes put into it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from lastcard.engine.contract import Seat
from lastcard.server.store.entries import NotStored
from lastcard.server.viewers.viewer import Viewer
from lastcard.server.wire import Join, RefusedAct, SeatToken, SitRequest

MOST_AT_ONCE: Final = 64

Reply = Callable[[int, RefusedAct | None], None]
"""Is called with the number of the entry that keeps an act, or with why the act was refused."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Act:
    """A move, or something at the table itself, for a seat; and who is answered."""

    __slots__ = ("by", "decision", "ref", "reply", "seat", "seen", "text", "viewer")

    def __init__(
        self,
        seat: Seat,
        decision: int,
        text: str,
        ref: int = 0,
        seen: int = 0,
        by: str = "",
        viewer: Viewer | None = None,
        reply: Reply | None = None,
    ) -> None:
        self.seat = seat
        self.decision = decision
        self.text = text
        self.ref = ref
        self.seen = seen
        self.by = by
        self.viewer = viewer
        self.reply = reply


class Comes:
    """A viewer joins, or asks where things stand."""

    def __init__(self, viewer: Viewer, join: Join, first: bool) -> None:
        self.viewer = viewer
        self.join = join
        self.first = first


class Goes:
    """A viewer's socket has gone."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer


class SitsDown:
    """Somebody wants a seat, and waits for the answer."""

    def __init__(self, who: SitRequest, answer: asyncio.Future[SeatToken]) -> None:
        self.who = who
        self.answer = answer

    def grant(self, seat: SeatToken) -> None:
        """Answer with a seat."""
        if not self.answer.done():
            self.answer.set_result(seat)

    def deny(self, error: Exception) -> None:
        """Answer with the reason why there is no seat."""
        if not self.answer.done():
            self.answer.set_exception(error)


class Wakes:
    """The table has to look again: a grace time is over, or something has changed on another node."""


Command = Act | Comes | Goes | SitsDown | Wakes


class Inbox:
    """The commands that wait at a table, in the order in which they came."""

    def __init__(self, notify: Callable[[], None]) -> None:
        self.notify: Final = notify
        """Is called after every command that comes in."""
        self.commands: list[Command] = []
        self.waker: Final = self.wake
        """One bound method for all viewers of the table."""

    def put(self, command: Command) -> None:
        """Add a command."""
        self.commands.append(command)
        self.notify()

    def wake(self) -> None:
        """Make the table look again."""
        self.put(Wakes())

    def take(self) -> list[Command]:
        """Take out the commands that wait, up to a limit."""
        taken, self.commands = self.commands[:MOST_AT_ONCE], self.commands[MOST_AT_ONCE:]
        return taken

    async def sit(self, who: SitRequest) -> SeatToken:
        """Ask for a seat and wait for it; raises Taken or NotStored."""
        command = SitsDown(who, asyncio.get_running_loop().create_future())
        self.put(command)
        return await command.answer

    def close(self) -> None:
        """Empty the inbox, and deny every seat that was asked for."""
        waiting, self.commands = self.commands, []
        for command in waiting:
            if isinstance(command, SitsDown):
                command.deny(NotStored("the table is closed"))
