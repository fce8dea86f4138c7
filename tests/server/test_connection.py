"""A WebSocket connection: whole texts are read directly, all else by the full protocol."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.datastructures import Headers
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Request
from websockets.uri import parse_uri

from lastcard.server.connection.frames import frame_of, framed, size_of, text_in
from lastcard.server.connection.full_protocol import LARGEST
from lastcard.server.connection.socket_ends import Listener
from lastcard.server.connection.websocket_connection import WebSocketConnection
from lastcard.server.routes.socket_route import is_ours

TEXT, BINARY, CONT, CLOSE, PING, PONG = (
    Opcode.TEXT,
    Opcode.BINARY,
    Opcode.CONT,
    Opcode.CLOSE,
    Opcode.PING,
    Opcode.PONG,
)


class FakeTransport:
    """The transport of a connection: keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closing = False

    def write(self, data: bytes) -> None:
        assert not self.closing
        self.written += data

    def close(self) -> None:
        self.closing = True

    abort = close

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class RecordingListener(Listener):
    """Keeps what is heard."""

    def __init__(self, connection: WebSocketConnection) -> None:
        self.connection = connection
        self.texts: list[bytes] = []
        self.is_gone = False

    def heard(self, text: bytes) -> None:
        self.texts.append(text)
        if text in (b"wait", b"blink"):
            self.connection.pause()
        if text == b"blink":
            self.connection.go_on()

    def gone(self) -> None:
        self.is_gone = True


class FakeServer:
    """What a connection needs of a server."""

    def __init__(self) -> None:
        self.connections: set[Any] = set()


class Call:
    """A connection with `websockets` at the other end."""

    def __init__(self, answer: HTTPStatus | None = None) -> None:
        def accept(connection: WebSocketConnection, request: Request) -> Listener | HTTPStatus:
            self.path = request.path
            return self.listener if answer is None else answer

        self.transport, self.server = FakeTransport(), FakeServer()
        self.connection = WebSocketConnection(accept, self.server)
        self.listener = RecordingListener(self.connection)
        self.connection.connection_made(cast(asyncio.Transport, self.transport))
        self.client = ClientProtocol(parse_uri("ws://localhost/api/tables/abcde/socket"))
        self.client.send_request(self.client.connect())
        self.say()
        self.hear()

    def say(self) -> None:
        """What the client has to say goes to the connection."""
        for data in self.client.data_to_send():
            self.connection.data_received(data)

    def hear(self) -> list[Any]:
        """What the connection has said since."""
        written, self.transport.written = self.transport.written, b""
        self.client.receive_data(written)
        return self.client.events_received()

    def send(self, opcode: Opcode, data: bytes, fin: bool = True) -> None:
        """One frame from the client."""
        self.connection.data_received(Frame(opcode, data, fin).serialize(mask=True))


def test_the_acceptor_gets_the_path_and_somebody_listens() -> None:
    call = Call()
    assert (call.path, call.client.handshake_exc) == ("/api/tables/abcde/socket", None)
    assert call.server.connections == {call.connection}
    call.send(TEXT, b"hello")
    assert call.listener.texts == [b"hello"]


@pytest.mark.parametrize("status", [HTTPStatus.NOT_FOUND, HTTPStatus.FORBIDDEN])
def test_who_is_not_let_in_hears_why(status: HTTPStatus) -> None:
    call = Call(status)
    assert str(int(status)) in str(call.client.handshake_exc)
    assert call.transport.closing


def test_what_is_no_handshake_is_turned_away() -> None:
    transport = FakeTransport()
    connection = WebSocketConnection(lambda connection, request: RecordingListener(connection), FakeServer())
    connection.connection_made(cast(asyncio.Transport, transport))
    connection.data_received(b"GET / HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n\r\n")
    assert transport.written.startswith(b"HTTP/1.1 4")
    assert transport.closing


SIZES = st.sampled_from([0, 1, 125, 126, 127, 1000, LARGEST - 1, LARGEST])


@given(SIZES, st.integers(0, 20))
def test_a_text_is_found_whole_wherever_it_lies(size: int, before: int) -> None:
    text = b"x" * size
    frame = Frame(TEXT, text).serialize(mask=True)
    data = b"y" * before + frame + b"z"
    assert size_of(data, before) == len(frame)
    assert text_in(data, before, len(frame)) == text


@given(st.integers(0, 70_000))
def test_what_we_write_is_a_frame(size: int) -> None:
    assert framed(b"x" * size) == Frame(TEXT, b"x" * size).serialize(mask=False)


@given(st.lists(st.binary(max_size=100)))
def test_so_are_pieces(pieces: list[bytes]) -> None:
    text = b"".join(pieces)
    assert frame_of(pieces) == framed(text)


@given(
    st.lists(st.tuples(st.sampled_from([TEXT, PING, PONG]), st.binary(max_size=120)), max_size=12),
    st.lists(st.integers(1, 40), min_size=1),
)
def test_frames_are_heard_in_order_however_they_are_cut(
    frames: list[tuple[Opcode, bytes]], cuts: list[int]
) -> None:
    call = Call()
    data = b"".join(Frame(opcode, text).serialize(mask=True) for opcode, text in frames)
    at = 0
    while at < len(data):
        cut = cuts[at % len(cuts)]
        call.connection.data_received(data[at : at + cut])
        at += cut
    assert call.listener.texts == [text for opcode, text in frames if opcode is TEXT]
    pongs = [text for opcode, text in frames if opcode is PING]
    assert [event.data for event in call.hear() if event.opcode is PONG] == pongs
    assert call.connection.protocol is None


@given(st.lists(st.binary(max_size=50), min_size=1, max_size=6), st.booleans())
def test_a_message_in_parts_is_heard_as_one(parts: list[bytes], is_text: bool) -> None:
    call = Call()
    for at, part in enumerate(parts):
        call.send(CONT if at else TEXT if is_text else BINARY, part, at == len(parts) - 1)
        call.send(PING, b"?")
    assert call.listener.texts == [b"".join(parts) if is_text else b""]
    call.send(TEXT, b"next")
    assert call.listener.texts[-1] == b"next"


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([Frame(TEXT, b"x" * (LARGEST + 1)).serialize(mask=True)], 1009),
        ([Frame(TEXT, b"x" * (LARGEST + 1)).serialize(mask=True)[:20]], 1009),
        ([b"\x81\xff" + (1 << 62).to_bytes(8, "big")], 1009),
        (
            [Frame(TEXT, b"x" * LARGEST, False).serialize(mask=True), Frame(CONT, b"x").serialize(mask=True)],
            1009,
        ),
        ([Frame(TEXT, b"bare").serialize(mask=False)], 1002),
        ([Frame(CONT, b"of what?").serialize(mask=True)], 1002),
        ([b"\xc1" + Frame(TEXT, b"reserved").serialize(mask=True)[1:]], 1002),
        ([b"\x83" + Frame(TEXT, b"unknown").serialize(mask=True)[1:]], 1002),
    ],
)
def test_who_breaks_the_protocol_is_told_so_and_cut_off(frames: list[bytes], code: int) -> None:
    call = Call()
    for frame in frames:
        call.connection.data_received(frame)
    assert call.transport.closing
    assert [Close.parse(event.data).code for event in call.hear() if event.opcode is CLOSE] == [code]
    assert call.listener.texts == []


def test_a_good_bye_is_answered() -> None:
    call = Call()
    call.client.send_close(1001, "going")
    call.say()
    assert [Close.parse(event.data).code for event in call.hear()] == [1001]
    assert call.transport.closing
    call.connection.connection_lost(None)
    assert call.listener.is_gone
    assert call.server.connections == set()


def test_our_good_bye_is_said_once_and_its_answer_ends_it() -> None:
    async def try_it() -> None:
        call = Call()
        call.connection.close(1000, "replaced")
        call.connection.close(1000, "again")
        assert [Close.parse(event.data).reason for event in call.hear()] == ["replaced"]
        call.send(TEXT, b"not heard any more")
        assert not call.transport.closing
        with pytest.raises(ConnectionResetError):
            call.connection.write(framed(b"too late"))
        call.say()
        assert call.transport.closing
        assert call.listener.texts == []
        call.connection.connection_lost(None)

    asyncio.run(try_it())


def test_nothing_is_heard_while_paused_and_all_of_it_after() -> None:
    call = Call()
    call.client.send_text(b"wait")
    call.client.send_text(b"one")
    call.say()
    call.send(TEXT, b"two")
    assert call.listener.texts == [b"wait"]
    call.connection.go_on()
    assert call.listener.texts == [b"wait", b"one", b"two"]


def test_who_asks_for_more_while_hearing_hears_everything_once() -> None:
    call = Call()
    frames = [Frame(TEXT, text).serialize(mask=True) for text in (b"one", b"blink", b"two")]
    call.connection.data_received(b"".join(frames))
    assert call.listener.texts == [b"one", b"blink", b"two"]


def test_without_room_nothing_is_written_until_there_is() -> None:
    async def try_it() -> None:
        call = Call()
        call.connection.pause_writing()
        assert not call.connection.write(framed(b"later"))
        waiting = asyncio.create_task(call.connection.room())
        await asyncio.sleep(0)
        assert not waiting.done()
        call.connection.resume_writing()
        await waiting
        assert call.connection.write(framed(b"now"))
        assert [event.data for event in call.hear()] == [b"now"]

    asyncio.run(try_it())


def test_who_gives_no_sign_of_life_is_cut_off() -> None:
    call = Call()
    for _ in range(2):
        call.connection.ping()
    assert [event.opcode for event in call.hear()] == [PING, PING]
    call.say()
    for _ in range(2):
        call.connection.ping()
    assert not call.transport.closing
    call.connection.ping()
    assert call.transport.closing


@pytest.mark.parametrize(
    ("told", "ours"),
    [
        ({"Host": "table:8000"}, True),
        ({"Host": "table:8000", "Origin": "http://table:8000"}, True),
        ({"Host": "table:8000", "Origin": "https://elsewhere"}, False),
        ({"Host": "table:8000", "Origin": "http://["}, False),
        ({"Host": "table:8000", "Origin": "null"}, False),
        ({"Origin": "http://table:8000"}, False),
    ],
)
def test_only_our_own_page_may_open_a_connection(told: dict[str, str], ours: bool) -> None:
    assert is_ours(Headers(told)) is ours
