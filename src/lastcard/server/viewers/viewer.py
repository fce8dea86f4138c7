"""Viewers and their backlogs. Nobody waits for a slow viewer: it gets a complete view when it catches up.

A message is written at once if there is room, which is nearly always so: a sending task for each viewer would
cost more than most moves. Only without room does a task wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from lastcard.engine.contract import WATCHER, Seat
from lastcard.server.connection.frames import framed
from lastcard.server.connection.socket_ends import Socket
from lastcard.server.wire import Left, RefusedAct, Spoken, encoder

MOST_MESSAGES: Final = 64
MOST_BYTES: Final = 512 * 1024
MOST_OWED: Final = 256

LAST_WORD: Final = 30.0
"""Seconds for a dismissed viewer to receive the reason."""

GONE: Final = (1006, "gone")
"""The socket is lost."""


class Backlog:
    """Messages that wait for a viewer without room, or only the answers of messages that were dropped."""

    __slots__ = ("bytes", "lagging", "messages", "owed", "task")

    def __init__(self) -> None:
        self.messages: list[tuple[bytes, bytes]] = []
        """Each message with the bare answer that is in it."""
        self.bytes = 0
        self.owed: list[bytes] = []
        self.lagging = False
        """Were messages dropped because they were too many?"""
        self.task: asyncio.Task[None] | None = None
        """Sends the backlog."""

    def add(self, message: bytes, answer: bytes) -> None:
        """Add a message; drop all of them if they are too many."""
        if self.lagging:
            self.owe([answer])
            return
        self.messages.append((message, answer))
        self.bytes += len(message)
        if len(self.messages) > MOST_MESSAGES or self.bytes > MOST_BYTES:
            self.lagging = True
            self.owe([owed for dropped, owed in self.messages])

    def owe(self, answers: list[bytes]) -> None:
        """Drop all messages, and keep these answers."""
        self.drop()
        self.owed += [answer for answer in answers if answer]

    def drop(self) -> None:
        """Drop all messages."""
        self.messages.clear()
        self.bytes = 0

    def pay(self) -> None:
        """Put the answers that are owed first, and accept messages again."""
        self.messages.extend((answer, answer) for answer in self.owed)
        self.bytes = sum(map(len, self.owed))
        self.owed = []
        self.lagging = False


class Viewer:
    """A socket at a table: a player at a seat, or a watcher."""

    __slots__ = (
        "backlog",
        "closing",
        "has_room",
        "lost",
        "names",
        "rtt",
        "says",
        "seat",
        "socket",
        "summary",
        "timer",
    )

    def __init__(self, socket: Socket, seat: Seat, has_room: Callable[[], None] = lambda: None) -> None:
        self.socket = socket
        self.seat = seat
        self.has_room = has_room
        """Is called when this viewer has lost messages and has room for a complete view."""
        self.backlog: Backlog | None = None
        """Exists only while there is no room; most viewers never have one."""
        self.says = False
        """Does it want the table in sentences?"""
        self.names = False
        """Does it want the names of its moves?"""
        self.rtt = 0
        self.summary = self.timer = -1
        """Which revision of the summary and which change of the timer it was told last."""
        self.lost = False
        self.closing: tuple[int, str] | None = None

    @property
    def watches(self) -> bool:
        """Has it no seat?"""
        return self.seat == WATCHER

    def post(self, message: bytes, answer: bytes = b"") -> None:
        """Send a message, or keep it in the backlog. A dropped backlog still sends the bare `answer`."""
        if not self.takes(message):
            self.pile_up(message, answer)

    def refuse(self, refused: RefusedAct) -> None:
        """Tell that an act was refused."""
        message = framed(encoder.encode(refused))
        self.post(message, message)

    def takes(self, message: bytes) -> bool:
        """Send a message at once; False if it has to wait. A dismissed viewer gets no more messages."""
        return self.closing is not None or (self.backlog is None and self._is_sent(message))

    def pile_up(self, message: bytes, answer: bytes) -> None:
        """Keep a message in the backlog; dismiss a viewer who asks and never reads."""
        backlog = self._waiting()
        backlog.add(message, answer)
        if len(backlog.owed) > MOST_OWED:
            self.dismiss("too-fast", 1008)

    def _is_sent(self, message: bytes) -> bool:
        """Write a message if there is room; a lost socket always has room."""
        try:
            return self.socket.write(message)
        except OSError:
            self.closing = GONE
            return True

    def _waiting(self) -> Backlog:
        """The backlog, with a task that sends it."""
        if self.backlog is None:
            self.backlog = Backlog()
            self.backlog.task = asyncio.create_task(self._deliver(self.backlog))
        return self.backlog

    def dismiss(self, code: str, close: int = 1000) -> None:
        """Send the reason, then close the socket."""
        if self.closing is not None:
            return
        self.closing = (close, code)
        backlog = self._waiting()
        backlog.drop()
        backlog.messages.append((left_frame(code), b""))
        asyncio.get_running_loop().call_later(LAST_WORD, self._hang_up)

    def catch_up(self) -> bool:
        """Has it lost messages, and room for a complete view?"""
        lost, self.lost = self.lost, False
        return lost

    async def _deliver(self, backlog: Backlog) -> None:
        """Send the backlog until it is empty, then close the socket if dismissed."""
        try:
            while backlog.messages or backlog.lagging:
                await self._send_all(backlog)
        finally:
            self.backlog = None
        self._hang_up()

    def _hang_up(self) -> None:
        """Close the socket, if dismissed."""
        self.leave()
        if self.closing not in (None, GONE):
            self.socket.close(*self.closing)

    async def _send_all(self, backlog: Backlog) -> None:
        while backlog.messages:
            message, _ = backlog.messages[0]
            if not self._is_sent(message):
                await self.socket.room()
            else:
                backlog.messages.pop(0)
                backlog.bytes -= len(message)
        if backlog.lagging and self.closing is None:
            backlog.pay()
            self.lost = True
            self.has_room()
        backlog.lagging = False

    def leave(self) -> None:
        """Stop sending."""
        if self.backlog is not None and self.backlog.task is not None:
            self.backlog.task.cancel()


def left_frame(code: str) -> bytes:
    """The last message of a socket: why it is closed."""
    return framed(encoder.encode(Left(code, Spoken(f"table.left-{code}"))))
