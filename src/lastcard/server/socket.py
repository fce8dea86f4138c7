"""One socket: its first message joins, the others do; each is answered, or the line closed with a reason."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import urlsplit

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from lastcard.engine.contract import WATCHER, Words
from lastcard.server.commands import Comes, Goes, Told, Wakes, refused
from lastcard.server.hub import Viewer
from lastcard.server.limits import Limits
from lastcard.server.lobby import NoTable
from lastcard.server.quick import QUICK, QuickSocket
from lastcard.server.room import Room
from lastcard.server.store import NotStored
from lastcard.server.wire import Do, Join, Left, Said, Spoken, read_said, told

if TYPE_CHECKING:
    from lastcard.server.app import Node

FIRST_WORD: float = 20.0
"""Seconds in which a new socket must say who it is."""


LAST_WORD: float = 30.0
"""Seconds in which somebody who is dismissed may hear why."""


class NotUnderstood(Exception):
    """What was said is none of our messages."""


TURNED_AWAY: Final[dict[type[Exception], tuple[str, int]]] = {
    NotUnderstood: ("not-understood", 1008),
    TimeoutError: ("silent", 1008),
    NoTable: ("no-table", 1000),
    NotStored: ("not-stored", 1012),
}
"""Why a socket does not get as far as the table: the code of `left`, and that of the closing."""


def understood(text: str | bytes) -> Said:
    """The message in this text; raises NotUnderstood."""
    try:
        said: Said = read_said.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise NotUnderstood from None
    return said


class Line:
    """A socket as a viewer needs it."""

    __slots__ = ("quick", "socket")

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.quick: QuickSocket = cast(dict[str, Any], socket.scope)["extensions"][QUICK]

    def write(self, message: bytes) -> bool:
        """Hand one message over, if there is room."""
        return self.quick.write_text(message)

    async def room(self) -> None:
        """Wait until there is room."""
        await self.quick.room()

    async def close(self, code: int, reason: str) -> None:
        """Say good-bye."""
        await self.socket.close(code, reason)


def is_ours(socket: WebSocket[Any, Any, Any]) -> bool:
    """A browser tells which page opened the socket: only ours may; a program tells nothing."""
    headers = {name: value.decode("latin-1") for name, value in socket.scope["headers"]}
    origin = headers.get(b"origin")
    return origin is None or urlsplit(origin).netloc == headers.get(b"host")


async def attend(node: Node, socket: WebSocket[Any, Any, Any], code: str) -> None:
    """A socket from its first word to its last."""
    if not is_ours(socket):
        await socket.close(1008, "origin")
        return
    await socket.accept()
    node.house.metrics.sockets.inc()
    try:
        await Attendance(node, socket, code).run()
    except (WebSocketDisconnect, RuntimeError):
        pass  # it has gone, perhaps while we were speaking
    finally:
        node.house.metrics.sockets.dec()


class Attendance:
    """Somebody at a table through one socket."""

    def __init__(self, node: Node, socket: WebSocket[Any, Any, Any], code: str) -> None:
        self.node = node
        self.socket = socket
        self.code = code
        self.line = Line(socket)
        self.limits = Limits(node.limits) if node.limits else None

    async def run(self) -> None:
        """Join, then do, until gone."""
        try:
            first = understood(await asyncio.wait_for(self.socket.receive_data(mode="text"), FIRST_WORD))
            if not isinstance(first, Join):
                raise NotUnderstood
            table = await self.node.lobby.table(self.code)
            await table.catch_up()
            viewer = self._viewer(table, first)
        except tuple(TURNED_AWAY) as error:
            await self._turn_away(*TURNED_AWAY[type(error)])
        else:
            if viewer is None:
                await self._turn_away("wrong-token" if first.token else "not-public", 1000)
            else:
                await self._stay(table, viewer, first)

    async def _turn_away(self, code: str, close: int) -> None:
        self.node.house.metrics.closed(code)
        await self.socket.send_data(
            told.encode(Left(code, Spoken(f"table.left-{code}"))).decode(), mode="text"
        )
        await self.socket.close(close, code)

    def _viewer(self, table: Room, join: Join) -> Viewer | None:
        """The seat that the token proves; a watcher without one, if there may be watchers."""
        if join.token:
            seat = table.replica.seat_of(join.token)
        else:
            seat = None if table.replica.making.terms.watch == "nobody" else WATCHER
        return None if seat is None else Viewer(self.line, seat, lambda: table.put(Wakes()))

    async def _stay(self, table: Room, viewer: Viewer, join: Join) -> None:
        table.put(Comes(viewer, join, True))
        try:
            await self._read_on(table, viewer)
            await viewer.leave(LAST_WORD)
        finally:
            table.put(Goes(viewer))
            await viewer.leave()

    async def _read_on(self, table: Room, viewer: Viewer) -> None:
        """Until gone or dismissed: all texts go to `_hear`, most of them without coming by here."""
        hear = partial(self._hear, table, viewer)
        while viewer.closing is None:
            self.line.quick.listen(hear)
            hear((await self.socket.receive_data(mode="text")).encode())

    def _hear(self, table: Room, viewer: Viewer, data: bytes) -> None:
        if viewer.closing is not None:
            return
        if self.limits is not None and not self.limits.admits(len(data)):
            self._dismiss(viewer, "too-fast")
            return
        try:
            said = understood(data)
        except NotUnderstood:
            self._dismiss(viewer, "not-understood")
            return
        if isinstance(said, Join):
            table.put(Comes(viewer, said, False))
        else:
            self._do(table, viewer, said)

    def _dismiss(self, viewer: Viewer, code: str) -> None:
        self.node.house.metrics.closed(code)
        viewer.dismiss(code, 1008)

    def _do(self, table: Room, viewer: Viewer, said: Do) -> None:
        if viewer.watches:
            answer = refused("not-seated", Words("clause.table.not-seated"))
            answer.re = said.id
            viewer.post(told.encode(answer), told.encode(answer))
            self._refused(viewer)
            return
        table.put(
            Told(
                viewer.seat,
                said.decision,
                said.do,
                said.id,
                said.seen,
                viewer=viewer,
                reply=self._hears(viewer),
            )
        )

    def _hears(self, viewer: Viewer) -> Any:
        return lambda number, answer: self._refused(viewer) if answer is not None else None

    def _refused(self, viewer: Viewer) -> None:
        if self.limits is not None and not self.limits.refused.take():
            self._dismiss(viewer, "too-fast")
