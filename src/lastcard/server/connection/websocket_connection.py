"""One WebSocket connection, from the handshake to the last frame, in one small object.

A node has many more sockets than messages on their way, so a connection has no task, no queue and no headers.
A whole text goes from `data_received` to the listener in the same call; a frame goes straight to the
transport. `websockets` does the rest: the handshake, pings, fragments, closing, and whatever breaks the
protocol. Its object exists only while it is needed. (ADR 0023)
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final, Protocol, cast

from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from lastcard.server.connection.frames import HEAD, size_of, text_in
from lastcard.server.connection.full_protocol import LARGEST, FullProtocol, logger
from lastcard.server.connection.socket_ends import Connection, Listener

CLOSING: Final = 10.0
"""Seconds for the client to answer a close frame."""

QUIET: Final = 2
"""After so many unanswered pings a connection counts as dead."""

PING: Final = Frame(Opcode.PING, b"").serialize(mask=False)


Acceptor = Callable[["WebSocketConnection", Request], Listener | HTTPStatus]
"""Accepts a connection by naming its listener, or rejects it with a status."""


class Connections(Protocol):
    """The part of a server's state that holds its connections."""

    connections: set[Any]


class WebSocketConnection(Connection):
    """A WebSocket with a listener; for the event loop it is an asyncio protocol."""

    __slots__ = (
        "acceptor",
        "all",
        "closes",
        "cut",
        "full",
        "listener",
        "paused",
        "protocol",
        "quiet",
        "reading",
        "rest",
        "transport",
    )

    def __init__(self, acceptor: Acceptor, server_state: Connections, **others: object) -> None:
        self.acceptor = acceptor
        self.all = server_state.connections
        self.transport = cast(asyncio.Transport, None)
        self.listener: Listener | None = None
        self.protocol: FullProtocol | ServerProtocol | None = ServerProtocol(max_size=LARGEST, logger=logger)
        """The full protocol, while it is needed."""
        self.rest = b""
        """Bytes that are not read yet: part of a frame, or all since reading was paused."""
        self.paused = self.reading = False
        self.full: asyncio.Future[None] | None = None
        """Done when there is room again; None while there is."""
        self.closes: asyncio.TimerHandle | None = None
        """Runs after we have sent a close frame."""
        self.cut = False
        """Is it over? The transport knows, too, but asking it for every frame takes longer."""
        self.quiet = 0

    # -------------------------------------------------------------- what the transport says

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is made; the request comes next."""
        self.transport = cast(asyncio.Transport, transport)
        self.all.add(self)

    def connection_lost(self, error: Exception | None) -> None:
        """The connection is lost."""
        self.cut = True
        self.all.discard(self)
        if self.closes is not None:
            self.closes.cancel()
        self.resume_writing()
        self.protocol, self.rest = None, b""
        listener, self.listener = self.listener, None
        if listener is not None:
            listener.gone()

    def eof_received(self) -> None:
        """The client sends nothing more: then it is sent nothing more."""
        self.cut = True

    def pause_writing(self) -> None:
        """The write buffer is full."""
        self.full = self.full or asyncio.get_running_loop().create_future()

    def resume_writing(self) -> None:
        """The write buffer has room again."""
        full, self.full = self.full, None
        if full is not None and not full.done():
            full.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Bytes have arrived: the request, or frames."""
        self.quiet = 0
        if self.listener is None:
            self._shake_hands(data)
            return
        self.rest = self.rest + data if self.rest else data
        self._read_on()

    # -------------------------------------------------------------- coming in

    def _shake_hands(self, data: bytes) -> None:
        protocol = cast(ServerProtocol, self.protocol)
        protocol.receive_data(data)
        for request in protocol.events_received():
            if isinstance(request, Request):
                self._answer(protocol, request)
        if self.listener is None and protocol.handshake_exc is not None:
            self._flush(protocol)
            self._hang_up()

    def _answer(self, protocol: ServerProtocol, request: Request) -> None:
        """Accept the request, if the acceptor and the protocol allow it."""
        response = protocol.accept(request)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            answer = self.acceptor(self, request)
            if isinstance(answer, HTTPStatus):
                response = protocol.reject(answer, answer.phrase)
            else:
                self.listener, self.protocol = answer, None
        protocol.send_response(response)
        self._flush(protocol)
        if self.listener is None:
            self._hang_up()

    # -------------------------------------------------------------- reading

    def _read_on(self) -> None:
        """Read all whole frames, as long as there is a listener; it may call this again."""
        if self.reading:
            return
        self.reading = True
        try:
            self._read_frames()
        finally:
            self.reading = False

    def _read_frames(self) -> None:
        data, at = self.rest, 0
        while self.listener is not None and not self.paused and not self.cut:
            size = size_of(data, at)
            if size > LARGEST + HEAD:
                self._by_full_protocol(data[at:])
                at = len(data)
            if size == 0 or at + size > len(data):
                break
            if self.closes is not None:
                self._hear_good_bye(data[at])
            elif self.protocol is None and (text := text_in(data, at, size)) is not None:
                self.listener.heard(text)
            else:
                self._by_full_protocol(data[at : at + size])
            at += size
        self.rest = data[at:] if self.listener is not None else b""

    def _hear_good_bye(self, first: int) -> None:
        if first & 0x0F == Opcode.CLOSE:
            self._hang_up()

    def _by_full_protocol(self, frames: bytes) -> None:
        """Give frames to the full protocol, until no message is incomplete."""
        protocol = self.protocol = cast(FullProtocol, self.protocol or FullProtocol())
        protocol.receive_data(frames)
        self._flush(protocol)
        for text in protocol.messages():
            cast(Listener, self.listener).heard(text)
        if protocol.is_idle():
            self.protocol = None
        elif protocol.state is not OPEN:
            self._hang_up()

    def pause(self) -> None:
        """Read nothing until `go_on`."""
        self.paused = True
        self.transport.pause_reading()

    def go_on(self) -> None:
        """Read what has come since, and what comes."""
        self.paused = False
        if not self.cut:
            self.transport.resume_reading()
        self._read_on()

    # -------------------------------------------------------------- writing

    def write(self, frame: bytes) -> bool:
        """Send a frame at once; False if there is no room for it. Raises OSError if nobody is there."""
        if self.closes is not None or self.cut:
            raise ConnectionResetError
        if self.full is not None:
            return False
        self.transport.write(frame)
        return True

    async def room(self) -> None:
        """Wait until there is room."""
        if self.full is not None:
            await self.full

    def close(self, code: int, reason: str) -> None:
        """Send a close frame; hang up when the client answers it, or after a while."""
        if self.closes is not None or self.cut:
            return
        good_bye = Frame(Opcode.CLOSE, Close(code, reason).serialize())
        self.transport.write(good_bye.serialize(mask=False))
        self.closes = asyncio.get_running_loop().call_later(CLOSING, self._abort)
        if self.paused:
            self.go_on()

    def ping(self) -> None:
        """Send a ping; hang up if the last ones were not answered."""
        self.quiet += 1
        if self.quiet > QUIET:
            self._abort()
        elif self.full is None and self.closes is None:
            self.transport.write(PING)

    def shutdown(self) -> None:
        """Close the connection because the server ends."""
        if self.listener is not None:
            self.close(1012, "")
        self._hang_up()

    def _hang_up(self) -> None:
        """Close the transport after all that is written has been sent."""
        self.cut = True
        self.transport.close()

    def _abort(self) -> None:
        """Close the transport at once."""
        self.cut = True
        self.transport.abort()

    def _flush(self, protocol: FullProtocol | ServerProtocol) -> None:
        for data in protocol.data_to_send():
            if data:
                self.transport.write(data)
