"""uvicorn's WebSocket with a short way for texts, in and out.

Between a socket and what stands at its end lie a queue, two coroutines and several layers, which cost more
than most moves do. Once somebody has joined a table, texts go straight to the table, and its messages
straight to the transport; the handshake, pings, closing and what is no text go the usual way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

QUICK: Final = "lastcard.quick"
"""The extension of the ASGI scope under which the application finds the socket itself."""


class QuickSocket(WebSocketsSansIOProtocol):
    """A socket that may be written to at once, and that may have a listener."""

    hears: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find the socket."""
        super().handle_connect(event)
        scope = cast(dict[str, Any] | None, getattr(self, "scope", None))
        if scope is not None:
            scope["extensions"][QUICK] = self

    def send_receive_event_to_app(self) -> None:
        """A message is whole: a text goes to the listener, if there is one."""
        hears = self.hears
        if hears is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        hears(data)

    def listen(self, hears: Callable[[bytes], None]) -> bool:
        """Texts go to this listener from now on; False if there are earlier ones that go the usual way."""
        if not self.queue.empty():
            return False
        self.hears = hears
        return True

    def write_text(self, message: bytes) -> bool:
        """Send a text at once; False if there is no room for it. Raises ClientDisconnected."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        if not self.writable.is_set():
            return False
        self.transport.write(framed(message))
        return True

    async def room(self) -> None:
        """Wait until there is room."""
        await self.writable.wait()


def framed(message: bytes) -> bytes:
    """A text as one frame from a server. (RFC 6455, 5.2)"""
    size = len(message)
    if size < 126:
        return bytes((0x81, size)) + message
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message
