"""Viewers and what is on its way to them. Nobody waits for a slow one: it is told anew when it catches up.

A message is handed over at once where there is room, which there nearly always is: a task that sends, one for
each viewer, would cost more than most moves. Only where there is none does a task wait for it.
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
"""Seconds in which somebody who is dismissed may hear why."""

GONE: Final = (1006, "gone")
"""There is nobody at the other end any more."""


class Backlog:
    """What piles up for a viewer without room: messages, or only the answers of those that were dropped."""

    __slots__ = ("bytes", "lagging", "messages", "owed", "task")

    def __init__(self) -> None:
        self.messages: list[tuple[bytes, bytes]] = []
        """Each with the bare answer that is in it."""
        self.bytes = 0
        self.owed: list[bytes] = []
        self.lagging = False
        """Was it too much, so that it was dropped?"""
        self.task: asyncio.Task[None] | None = None
        """Sends it."""

    def add(self, message: bytes, answer: bytes) -> None:
        """One more; if that is too much, all of them are dropped."""
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
        """No message is left."""
        self.messages.clear()
        self.bytes = 0

    def pay(self) -> None:
        """All that was dropped is behind us: what is owed is sent first."""
        self.messages.extend((answer, answer) for answer in self.owed)
        self.bytes = sum(map(len, self.owed))
        self.owed = []
        self.lagging = False


class Viewer:
    """Somebody at the table with a socket: a seat, or a watcher."""

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
        """Called when one that has lost messages may be told anew."""
        self.backlog: Backlog | None = None
        """There only while there is no room, which is seldom: most viewers never have one."""
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
        """Put a message on its way. What piles up is dropped and told anew, but for the bare `answer`."""
        if not self.takes(message):
            self.pile_up(message, answer)

    def refuse(self, refused: RefusedAct) -> None:
        """Tell that an act was refused."""
        message = framed(encoder.encode(refused))
        self.post(message, message)

    def takes(self, message: bytes) -> bool:
        """Hand a message over at once; False if it has to be piled up. Who is dismissed hears no more."""
        return self.closing is not None or (self.backlog is None and self._is_sent(message))

    def pile_up(self, message: bytes, answer: bytes) -> None:
        """Keep a message until there is room for it; somebody who asks and never listens has to go."""
        backlog = self._waiting()
        backlog.add(message, answer)
        if len(backlog.owed) > MOST_OWED:
            self.dismiss("too-fast", 1008)

    def _is_sent(self, message: bytes) -> bool:
        """Hand it over, if there is room; where nobody is any more, there is always room."""
        try:
            return self.socket.write(message)
        except OSError:
            self.closing = GONE
            return True

    def _waiting(self) -> Backlog:
        """What waits for room, and somebody who sends it."""
        if self.backlog is None:
            self.backlog = Backlog()
            self.backlog.task = asyncio.create_task(self._deliver(self.backlog))
        return self.backlog

    def dismiss(self, code: str, close: int = 1000) -> None:
        """Tell why, then close."""
        if self.closing is not None:
            return
        self.closing = (close, code)
        backlog = self._waiting()
        backlog.drop()
        backlog.messages.append((left_frame(code), b""))
        asyncio.get_running_loop().call_later(LAST_WORD, self._hang_up)

    def catch_up(self) -> bool:
        """Has it lost messages, and room for new ones? Then it is told anew."""
        lost, self.lost = self.lost, False
        return lost

    async def _deliver(self, backlog: Backlog) -> None:
        """Send what piles up until nothing is left, and say good-bye if dismissed."""
        try:
            while backlog.messages or backlog.lagging:
                await self._send_all(backlog)
        finally:
            self.backlog = None
        self._hang_up()

    def _hang_up(self) -> None:
        """Say good-bye, if dismissed."""
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
        """Send no more."""
        if self.backlog is not None and self.backlog.task is not None:
            self.backlog.task.cancel()


def left_frame(code: str) -> bytes:
    """The last message of a socket: why it is closed."""
    return framed(encoder.encode(Left(code, Spoken(f"table.left-{code}"))))
