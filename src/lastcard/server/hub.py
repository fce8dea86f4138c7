"""Viewers and what is on its way to them. Nobody waits for a slow one: it is told anew when it catches up."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from lastcard.engine.contract import WATCHER, Seat
from lastcard.server.wire import Left, Spoken, told

MOST_MESSAGES: Final = 64
MOST_BYTES: Final = 512 * 1024
MOST_OWED: Final = 256


class Socket(Protocol):
    """What a viewer is reached through."""

    async def send(self, message: bytes) -> None:
        """Hand one message over; returns when there is room for the next."""

    async def close(self, code: int, reason: str) -> None:
        """Say good-bye."""


class Viewer:
    """Somebody at the table with a socket: a seat, or a watcher."""

    __slots__ = (
        "bytes",
        "closing",
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
        "wake",
    )

    def __init__(self, socket: Socket, seat: Seat) -> None:
        self.socket = socket
        self.seat = seat
        self.says = False
        self.rtt = 0
        self.number = -1
        self.sheet = -1
        self.timer = -1
        self.outbox: deque[tuple[bytes, bytes]] = deque()
        self.owed: list[bytes] = []
        self.bytes = 0
        self.lagging = False
        self.lost = False
        self.closing: tuple[int, str] | None = None
        self.wake = asyncio.Event()

    @property
    def watches(self) -> bool:
        """Has it no seat?"""
        return self.seat == WATCHER

    def post(self, message: bytes, answer: bytes = b"") -> None:
        """Put a message on its way. What piles up is dropped and told anew, but for the bare `answer`."""
        if self.closing is not None:
            return
        if self.lagging:
            self._owe([answer])
            return
        self.outbox.append((message, answer))
        self.bytes += len(message)
        if len(self.outbox) > MOST_MESSAGES or self.bytes > MOST_BYTES:
            self.lagging = True
            self._owe([owed for dropped, owed in self.outbox])
        self.wake.set()

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
        self.wake.set()

    def catch_up(self) -> bool:
        """Has it lost messages, and room for new ones? Then it is told anew."""
        lost, self.lost = self.lost, False
        return lost

    async def deliver(self, has_room: Callable[[], None]) -> None:
        """Send what is posted until dismissed; the one task that writes to this socket.

        `has_room` is called when one that has lost messages may be told anew.
        """
        while True:
            while self.outbox:
                message, _ = self.outbox.popleft()
                self.bytes -= len(message)
                await self.socket.send(message)
            if self.closing is not None:
                await self.socket.close(*self.closing)
                return
            if self.lagging:
                self._make_room()
                has_room()
                continue
            self.wake.clear()
            await self.wake.wait()

    def _make_room(self) -> None:
        """All that was dropped is behind us: what is owed is sent first."""
        self.outbox.extend((answer, answer) for answer in self.owed)
        self.bytes = sum(map(len, self.owed))
        self.owed = []
        self.lagging, self.lost = False, True
