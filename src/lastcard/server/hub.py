"""Viewers and what is on its way to them. Nobody waits for a slow one: it is told anew when it catches up.

A message is handed over at once where there is room, which there nearly always is: a task that sends, one for
each viewer, would cost more than most moves. Only where there is none does a task wait for it.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from lastcard.engine.contract import WATCHER, Seat
from lastcard.server.wire import Left, Spoken, told

MOST_MESSAGES: Final = 64
MOST_BYTES: Final = 512 * 1024
MOST_OWED: Final = 256

LAST_WORD: Final = 30.0
"""Seconds in which somebody who is dismissed may hear why."""

GONE: Final = (1006, "gone")
"""There is nobody at the other end any more."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Socket(ABC):
    """What a viewer is reached through."""

    __slots__ = ()

    @abstractmethod
    def write(self, message: bytes) -> bool:
        """Hand one message over; False if there is no room for it. Raises OSError if nobody is there."""

    @abstractmethod
    async def room(self) -> None:
        """Wait until there is room."""

    @abstractmethod
    def close(self, code: int, reason: str) -> None:
        """Say good-bye."""


class Viewer:
    """Somebody at the table with a socket: a seat, or a watcher."""

    __slots__ = (
        "bytes",
        "closing",
        "delivering",
        "has_room",
        "lagging",
        "lost",
        "number",
        "outbox",
        "owed",
        "rtt",
        "says",
        "seat",
        "sheet",
        "socket",
        "timer",
    )

    def __init__(self, socket: Socket, seat: Seat, has_room: Callable[[], None] = lambda: None) -> None:
        self.socket = socket
        self.seat = seat
        self.has_room = has_room
        """Called when one that has lost messages may be told anew."""
        self.delivering: asyncio.Task[None] | None = None
        self.says = False
        self.rtt = 0
        self.number = -1
        self.sheet = -1
        self.timer = -1
        self.outbox: list[tuple[bytes, bytes]] = []
        self.owed: list[bytes] = []
        self.bytes = 0
        self.lagging = False
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

    def takes(self, message: bytes) -> bool:
        """Hand a message over at once; False if it has to be piled up. Who is dismissed hears no more."""
        return self.closing is not None or (self.delivering is None and self._is_sent(message))

    def pile_up(self, message: bytes, answer: bytes) -> None:
        """Keep a message until there is room for it."""
        if self.delivering is None:
            self.delivering = asyncio.create_task(self._deliver())
        if self.lagging:
            self._owe([answer])
            return
        self.outbox.append((message, answer))
        self.bytes += len(message)
        if len(self.outbox) > MOST_MESSAGES or self.bytes > MOST_BYTES:
            self.lagging = True
            self._owe([owed for dropped, owed in self.outbox])

    def _is_sent(self, message: bytes) -> bool:
        """Hand it over, if there is room; where nobody is any more, there is always room."""
        try:
            return self.socket.write(message)
        except OSError:
            self.closing = GONE
            return True

    def _owe(self, answers: list[bytes]) -> None:
        """Keep the answers of messages that are dropped; somebody who asks and never listens has to go."""
        self.outbox.clear()
        self.bytes = 0
        self.owed += [answer for answer in answers if answer]
        if len(self.owed) > MOST_OWED:
            self.dismiss("too-fast", 1008)

    def dismiss(self, code: str, close: int = 1000) -> None:
        """Tell why, then close."""
        if self.closing is not None:
            return
        self.outbox.clear()
        self.outbox.append((told.encode(Left(code, Spoken(f"table.left-{code}"))), b""))
        self.closing = (close, code)
        asyncio.get_running_loop().call_later(LAST_WORD, self._hang_up)
        if self.delivering is None:
            self.delivering = asyncio.create_task(self._deliver())

    def catch_up(self) -> bool:
        """Has it lost messages, and room for new ones? Then it is told anew."""
        lost, self.lost = self.lost, False
        return lost

    async def _deliver(self) -> None:
        """Send what piles up until nothing is left, and say good-bye if dismissed."""
        try:
            while self.outbox or self.lagging:
                await self._send_all()
        finally:
            self.delivering = None
        self._hang_up()

    def _hang_up(self) -> None:
        """Say good-bye, if dismissed."""
        self.leave()
        if self.closing not in (None, GONE):
            self.socket.close(*self.closing)

    async def _send_all(self) -> None:
        while self.outbox:
            message, _ = self.outbox[0]
            if not self._is_sent(message):
                await self.socket.room()
            else:
                self.outbox.pop(0)
                self.bytes -= len(message)
        if self.lagging and self.closing is None:
            self._make_room()
            self.has_room()
        self.lagging = False

    def leave(self) -> None:
        """Send no more."""
        if self.delivering is not None:
            self.delivering.cancel()

    def _make_room(self) -> None:
        """All that was dropped is behind us: what is owed is sent first."""
        self.outbox.extend((answer, answer) for answer in self.owed)
        self.bytes = sum(map(len, self.owed))
        self.owed = []
        self.lagging, self.lost = False, True
