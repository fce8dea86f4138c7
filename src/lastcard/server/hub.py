"""Viewers and what is on its way to them. Nobody waits for a slow one: it is told anew when it catches up."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Protocol

from lastcard.engine.contract import WATCHER, Seat
from lastcard.server.wire import Left, Spoken, told

MOST_MESSAGES: Final = 64
MOST_BYTES: Final = 512 * 1024


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
        "number",
        "outbox",
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
        self.outbox: deque[bytes] = deque()
        self.bytes = 0
        self.lagging = False
        self.closing: tuple[int, str] | None = None
        self.wake = asyncio.Event()

    @property
    def watches(self) -> bool:
        """Has it no seat?"""
        return self.seat == WATCHER

    def post(self, message: bytes) -> None:
        """Put a message on its way; one that piled up too much is dropped, and told anew later."""
        if self.closing is not None or self.lagging:
            return
        self.outbox.append(message)
        self.bytes += len(message)
        if len(self.outbox) > MOST_MESSAGES or self.bytes > MOST_BYTES:
            self.outbox.clear()
            self.bytes = 0
            self.lagging = True
        self.wake.set()

    def dismiss(self, code: str, close: int = 1000) -> None:
        """Tell why, then close."""
        if self.closing is not None:
            return
        self.lagging = False
        self.outbox.clear()
        self.outbox.append(told.encode(Left(code, Spoken(f"table.left-{code}"))))
        self.closing = (close, code)
        self.wake.set()

    def catch_up(self) -> bool:
        """Has it lost messages, and room for new ones? Then it is told anew."""
        if not self.lagging or self.outbox:
            return False
        self.lagging = False
        self.number = self.sheet = self.timer = -1
        return True

    async def deliver(self) -> None:
        """Send what is posted until dismissed; the one task that writes to this socket."""
        while True:
            while self.outbox:
                message = self.outbox.popleft()
                self.bytes -= len(message)
                await self.socket.send(message)
            if self.closing is not None:
                await self.socket.close(*self.closing)
                return
            self.wake.clear()
            await self.wake.wait()
