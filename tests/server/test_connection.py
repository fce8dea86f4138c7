"""A WebSocket of ours: whole texts on the short way, all else by the protocol in full."""

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


class Wire:
    """The transport of a line: keeps what is written."""

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


class Ear(Listener):
    """Keeps what is heard."""

    def __init__(self, line: WebSocketConnection) -> None:
        self.line = line
        self.texts: list[bytes] = []
        self.is_gone = False

    def heard(self, text: bytes) -> None:
        self.texts.append(text)
        if text in (b"wait", b"blink"):
            self.line.pause()
        if text == b"blink":
            self.line.go_on()

    def gone(self) -> None:
        self.is_gone = True


class House:
    """What a line needs of a server."""

    def __init__(self) -> None:
        self.connections: set[Any] = set()


class Call:
    """A line with `websockets` at the other end."""

    def __init__(self, answer: HTTPStatus | None = None) -> None:
        def door(line: WebSocketConnection, request: Request) -> Listener | HTTPStatus:
            self.path = request.path
            return self.ear if answer is None else answer

        self.wire, self.house = Wire(), House()
        self.line = WebSocketConnection(door, self.house)
        self.ear = Ear(self.line)
        self.line.connection_made(cast(asyncio.Transport, self.wire))
        self.client = ClientProtocol(parse_uri("ws://localhost/api/tables/abcde/socket"))
        self.client.send_request(self.client.connect())
        self.say()
        self.hear()

    def say(self) -> None:
        """What the client has to say goes to the line."""
        for data in self.client.data_to_send():
            self.line.data_received(data)

    def hear(self) -> list[Any]:
        """What the line has said since."""
        written, self.wire.written = self.wire.written, b""
        self.client.receive_data(written)
        return self.client.events_received()

    def send(self, opcode: Opcode, data: bytes, fin: bool = True) -> None:
        """One frame from the client."""
        self.line.data_received(Frame(opcode, data, fin).serialize(mask=True))


def test_the_door_hears_the_path_and_somebody_listens() -> None:
    call = Call()
    assert (call.path, call.client.handshake_exc) == ("/api/tables/abcde/socket", None)
    assert call.house.connections == {call.line}
    call.send(TEXT, b"hello")
    assert call.ear.texts == [b"hello"]


@pytest.mark.parametrize("status", [HTTPStatus.NOT_FOUND, HTTPStatus.FORBIDDEN])
def test_who_is_not_let_in_hears_why(status: HTTPStatus) -> None:
    call = Call(status)
    assert str(int(status)) in str(call.client.handshake_exc)
    assert call.wire.closing


def test_what_is_no_handshake_is_turned_away() -> None:
    wire = Wire()
    line = WebSocketConnection(lambda line, request: Ear(line), House())
    line.connection_made(cast(asyncio.Transport, wire))
    line.data_received(b"GET / HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n\r\n")
    assert wire.written.startswith(b"HTTP/1.1 4")
    assert wire.closing


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
        call.line.data_received(data[at : at + cut])
        at += cut
    assert call.ear.texts == [text for opcode, text in frames if opcode is TEXT]
    pongs = [text for opcode, text in frames if opcode is PING]
    assert [event.data for event in call.hear() if event.opcode is PONG] == pongs
    assert call.line.rules is None


@given(st.lists(st.binary(max_size=50), min_size=1, max_size=6), st.booleans())
def test_a_message_in_parts_is_heard_as_one(parts: list[bytes], is_text: bool) -> None:
    call = Call()
    for at, part in enumerate(parts):
        call.send(CONT if at else TEXT if is_text else BINARY, part, at == len(parts) - 1)
        call.send(PING, b"?")
    assert call.ear.texts == [b"".join(parts) if is_text else b""]
    call.send(TEXT, b"next")
    assert call.ear.texts[-1] == b"next"


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
        call.line.data_received(frame)
    assert call.wire.closing
    assert [Close.parse(event.data).code for event in call.hear() if event.opcode is CLOSE] == [code]
    assert call.ear.texts == []


def test_a_good_bye_is_answered() -> None:
    call = Call()
    call.client.send_close(1001, "going")
    call.say()
    assert [Close.parse(event.data).code for event in call.hear()] == [1001]
    assert call.wire.closing
    call.line.connection_lost(None)
    assert call.ear.is_gone
    assert call.house.connections == set()


def test_our_good_bye_is_said_once_and_its_answer_ends_it() -> None:
    async def try_it() -> None:
        call = Call()
        call.line.close(1000, "replaced")
        call.line.close(1000, "again")
        assert [Close.parse(event.data).reason for event in call.hear()] == ["replaced"]
        call.send(TEXT, b"not heard any more")
        assert not call.wire.closing
        with pytest.raises(ConnectionResetError):
            call.line.write(framed(b"too late"))
        call.say()
        assert call.wire.closing
        assert call.ear.texts == []
        call.line.connection_lost(None)

    asyncio.run(try_it())


def test_nothing_is_heard_while_paused_and_all_of_it_after() -> None:
    call = Call()
    call.client.send_text(b"wait")
    call.client.send_text(b"one")
    call.say()
    call.send(TEXT, b"two")
    assert call.ear.texts == [b"wait"]
    call.line.go_on()
    assert call.ear.texts == [b"wait", b"one", b"two"]


def test_who_asks_for_more_while_hearing_hears_everything_once() -> None:
    call = Call()
    frames = [Frame(TEXT, text).serialize(mask=True) for text in (b"one", b"blink", b"two")]
    call.line.data_received(b"".join(frames))
    assert call.ear.texts == [b"one", b"blink", b"two"]


def test_without_room_nothing_is_written_until_there_is() -> None:
    async def try_it() -> None:
        call = Call()
        call.line.pause_writing()
        assert not call.line.write(framed(b"later"))
        waiting = asyncio.create_task(call.line.room())
        await asyncio.sleep(0)
        assert not waiting.done()
        call.line.resume_writing()
        await waiting
        assert call.line.write(framed(b"now"))
        assert [event.data for event in call.hear()] == [b"now"]

    asyncio.run(try_it())


def test_who_gives_no_sign_of_life_is_cut_off() -> None:
    call = Call()
    for _ in range(2):
        call.line.ping()
    assert [event.opcode for event in call.hear()] == [PING, PING]
    call.say()
    for _ in range(2):
        call.line.ping()
    assert not call.wire.closing
    call.line.ping()
    assert call.wire.closing


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
def test_only_our_own_page_may_open_a_line(told: dict[str, str], ours: bool) -> None:
    assert is_ours(Headers(told)) is ours
