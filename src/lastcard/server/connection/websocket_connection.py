"""One WebSocket, from the handshake to the last frame, held in as little as it needs.

A table has many more sockets than moves on their way, so each is one small object: no task, no queue, no
headers kept. A whole text goes from the call that read it to whoever listens; a message goes from the call
that made it to the transport. All that is rarer, the handshake, pings, fragments, closing and whatever breaks
the protocol, is done by `websockets`, which is there only while it is needed.
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
"""Seconds in which whoever is told good-bye may say it, too."""

QUIET: Final = 2
"""After so many pings without a sign of life a line is dead."""

PING: Final = Frame(Opcode.PING, b"").serialize(mask=False)


Acceptor = Callable[["WebSocketConnection", Request], Listener | HTTPStatus]
"""Lets a line in, by saying who listens, or says why not."""


class Connections(Protocol):
    """The part of a server's state that a line belongs to."""

    connections: set[Any]


class WebSocketConnection(Connection):
    """A socket with a listener; to the loop it is a protocol like any other."""

    __slots__ = (
        "all",
        "closes",
        "cut",
        "door",
        "full",
        "listener",
        "paused",
        "quiet",
        "reading",
        "rest",
        "rules",
        "transport",
    )

    def __init__(self, door: Acceptor, server_state: Connections, **others: object) -> None:
        self.door = door
        self.all = server_state.connections
        self.transport = cast(asyncio.Transport, None)
        self.listener: Listener | None = None
        self.rules: FullProtocol | ServerProtocol | None = ServerProtocol(max_size=LARGEST, logger=logger)
        """The protocol in full, while there is need of it."""
        self.rest = b""
        """What came, and is not yet heard: part of a frame, or all since reading was paused."""
        self.paused = self.reading = False
        self.full: asyncio.Future[None] | None = None
        """Done when there is room again; None while there is."""
        self.closes: asyncio.TimerHandle | None = None
        """Runs since we said good-bye."""
        self.cut = False
        """Is it over? The transport knows, too, but asking it for every frame takes longer."""
        self.quiet = 0

    # -------------------------------------------------------------- what the transport says

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """There is a line; the request comes next."""
        self.transport = cast(asyncio.Transport, transport)
        self.all.add(self)

    def connection_lost(self, error: Exception | None) -> None:
        """The line is cut."""
        self.cut = True
        self.all.discard(self)
        if self.closes is not None:
            self.closes.cancel()
        self.resume_writing()
        self.rules, self.rest = None, b""
        listener, self.listener = self.listener, None
        if listener is not None:
            listener.gone()

    def eof_received(self) -> None:
        """Nothing more will come: then nothing more is told."""
        self.cut = True

    def pause_writing(self) -> None:
        """There is no room for more."""
        self.full = self.full or asyncio.get_running_loop().create_future()

    def resume_writing(self) -> None:
        """There is room again."""
        full, self.full = self.full, None
        if full is not None and not full.done():
            full.set_result(None)

    def data_received(self, data: bytes) -> None:
        """The request, or frames."""
        self.quiet = 0
        if self.listener is None:
            self._shake_hands(data)
            return
        self.rest = self.rest + data if self.rest else data
        self._read_on()

    # -------------------------------------------------------------- coming in

    def _shake_hands(self, data: bytes) -> None:
        rules = cast(ServerProtocol, self.rules)
        rules.receive_data(data)
        for request in rules.events_received():
            if isinstance(request, Request):
                self._answer(rules, request)
        if self.listener is None and rules.handshake_exc is not None:
            self._flush(rules)
            self._hang_up()

    def _answer(self, rules: ServerProtocol, request: Request) -> None:
        """Let it in, if the door and the protocol allow it."""
        response = rules.accept(request)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            answer = self.door(self, request)
            if isinstance(answer, HTTPStatus):
                response = rules.reject(answer, answer.phrase)
            else:
                self.listener, self.rules = answer, None
        rules.send_response(response)
        self._flush(rules)
        if self.listener is None:
            self._hang_up()

    # -------------------------------------------------------------- hearing

    def _read_on(self) -> None:
        """Hear all whole frames, as long as somebody listens, who may well ask for more of them."""
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
                self._by_rules(data[at:])
                at = len(data)
            if size == 0 or at + size > len(data):
                break
            if self.closes is not None:
                self._hear_good_bye(data[at])
            elif self.rules is None and (text := text_in(data, at, size)) is not None:
                self.listener.heard(text)
            else:
                self._by_rules(data[at : at + size])
            at += size
        self.rest = data[at:] if self.listener is not None else b""

    def _hear_good_bye(self, first: int) -> None:
        if first & 0x0F == Opcode.CLOSE:
            self._hang_up()

    def _by_rules(self, frames: bytes) -> None:
        """Let the protocol in full deal with this, and with what follows until nothing is half done."""
        rules = self.rules = cast(FullProtocol, self.rules or FullProtocol())
        rules.receive_data(frames)
        self._flush(rules)
        for text in rules.told():
            cast(Listener, self.listener).heard(text)
        if rules.is_idle():
            self.rules = None
        elif rules.state is not OPEN:
            self._hang_up()

    def pause(self) -> None:
        """Hear nothing until `go_on`."""
        self.paused = True
        self.transport.pause_reading()

    def go_on(self) -> None:
        """Hear what has come since, and what comes."""
        self.paused = False
        if not self.cut:
            self.transport.resume_reading()
        self._read_on()

    # -------------------------------------------------------------- telling

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
        """Say good-bye, and hang up when it is said back, or after a while."""
        if self.closes is not None or self.cut:
            return
        good_bye = Frame(Opcode.CLOSE, Close(code, reason).serialize())
        self.transport.write(good_bye.serialize(mask=False))
        self.closes = asyncio.get_running_loop().call_later(CLOSING, self._abort)
        if self.paused:
            self.go_on()

    def ping(self) -> None:
        """Ask for a sign of life; hang up if the last ones were not answered."""
        self.quiet += 1
        if self.quiet > QUIET:
            self._abort()
        elif self.full is None and self.closes is None:
            self.transport.write(PING)

    def shutdown(self) -> None:
        """The server ends: say so, and hang up."""
        if self.listener is not None:
            self.close(1012, "")
        self._hang_up()

    def _hang_up(self) -> None:
        """What is on its way still arrives."""
        self.cut = True
        self.transport.close()

    def _abort(self) -> None:
        """At once."""
        self.cut = True
        self.transport.abort()

    def _flush(self, rules: FullProtocol | ServerProtocol) -> None:
        for data in rules.data_to_send():
            if data:
                self.transport.write(data)
