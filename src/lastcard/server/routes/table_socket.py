"""One socket: its first message joins, the others do; each is answered, or the line closed with a reason."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from http import HTTPStatus
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

import msgspec
from websockets.datastructures import Headers
from websockets.http11 import Request

from lastcard.engine.contract import WATCHER, Seat, Words
from lastcard.server.connection.frames import framed
from lastcard.server.connection.limits import Limits
from lastcard.server.connection.socket_ends import Listener
from lastcard.server.connection.websocket_connection import Acceptor, WebSocketConnection
from lastcard.server.live_table.inbox import Act, Comes, Goes
from lastcard.server.live_table.node_table import NodeTable
from lastcard.server.lobby import NoTable
from lastcard.server.store.entries import NotStored
from lastcard.server.viewers.viewer import Viewer
from lastcard.server.wire import (
    ClientMessage,
    Do,
    Join,
    Left,
    RefusedAct,
    Spoken,
    client_decoder,
    encoder,
    refused,
)

if TYPE_CHECKING:
    from lastcard.server.app import ServerNode

FIRST_WORD: float = 20.0
"""Seconds in which a new socket must say who it is."""

TABLE: Final = re.compile(r"/api/tables/([^/]+)/socket")


class NotUnderstood(Exception):
    """What was said is none of our messages."""


TURNED_AWAY: Final[dict[type[Exception], tuple[str, int]]] = {
    NoTable: ("no-table", 1000),
    NotStored: ("not-stored", 1012),
}
"""Why a socket does not get as far as the table: the code of `left`, and that of the closing."""


def seat_for(table: NodeTable, join: Join) -> Seat | None:
    """The seat that the token proves; a watcher's without one, if there may be watchers."""
    if join.token:
        return table.log.seat_of(join.token)
    return None if table.log.making.terms.watch == "nobody" else WATCHER


def understood(text: bytes) -> ClientMessage:
    """The message in this text; raises NotUnderstood."""
    try:
        said: ClientMessage = client_decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise NotUnderstood from None
    return said


def door(node: ServerNode) -> Acceptor:
    """The way in to the tables of a node."""

    def answer(connection: WebSocketConnection, request: Request) -> Listener | HTTPStatus:
        table = TABLE.fullmatch(request.path.partition("?")[0])
        if table is None:
            return HTTPStatus.NOT_FOUND
        if not is_ours(request.headers):
            return HTTPStatus.FORBIDDEN
        return TableSocket(node, connection, unquote(table[1]))

    return answer


def is_ours(headers: Headers) -> bool:
    """A browser tells which page opened the socket: only ours may; a program tells nothing."""
    origins = headers.get_all("Origin")
    try:
        return not origins or [urlsplit(origin).netloc for origin in origins] == headers.get_all("Host")
    except ValueError:  # what it tells is no address at all
        return False


class TableSocket(Listener):
    """Somebody at a table through one socket."""

    __slots__ = ("code", "connection", "joining", "limits", "node", "table", "viewer", "waits")

    def __init__(self, node: ServerNode, connection: WebSocketConnection, code: str) -> None:
        self.node = node
        self.connection = connection
        self.code = code
        self.limits = Limits(node.limits) if node.limits else None
        self.table: NodeTable | None = None
        self.viewer: Viewer | None = None
        self.joining: asyncio.Task[None] | None = None
        self.waits: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(
            FIRST_WORD, self._turn_away, "silent", 1008
        )
        node.services.metrics.sockets.inc()

    def heard(self, text: bytes) -> None:
        """The first word joins, all others go to the table."""
        if self.table is not None and self.viewer is not None:
            self._hear(self.table, self.viewer, text)
        elif self.waits is not None:
            self._hear_first(text)

    def gone(self) -> None:
        """The line is cut."""
        self.node.services.metrics.sockets.dec()
        self._wait_no_more()
        if self.joining is not None:
            self.joining.cancel()
        if self.table is not None and self.viewer is not None:
            self.table.put(Goes(self.viewer))
            self.viewer.leave()

    def _wait_no_more(self) -> None:
        if self.waits is not None:
            self.waits.cancel()
        self.waits = None

    def _hear_first(self, text: bytes) -> None:
        self._wait_no_more()
        try:
            first = understood(text)
        except NotUnderstood:
            first = None
        if isinstance(first, Join):
            self.connection.pause()
            self.joining = asyncio.create_task(self._join(first))
        else:
            self._turn_away("not-understood", 1008)

    async def _join(self, join: Join) -> None:
        """Find the table, and sit down at it or watch."""
        try:
            table = await self.node.lobby.table(self.code)
            await table.catch_up()
        except (NoTable, NotStored) as error:
            self._turn_away(*TURNED_AWAY[type(error)])
            return
        finally:
            self.joining = None
        self.code = table.log.code  # which all at the table share
        seat = seat_for(table, join)
        if seat is None:
            self._turn_away("wrong-token" if join.token else "not-public", 1000)
            return
        self.table, self.viewer = table, Viewer(self.connection, seat, table.waker)
        table.put(Comes(self.viewer, join, True))
        self.connection.go_on()

    def _turn_away(self, code: str, close: int) -> None:
        self._wait_no_more()
        self.node.services.metrics.closed(code)
        with suppress(OSError):
            self.connection.write(framed(encoder.encode(Left(code, Spoken(f"table.left-{code}")))))
        self.connection.close(close, code)

    def _hear(self, table: NodeTable, viewer: Viewer, data: bytes) -> None:
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
        if type(said) is Do:
            self._do(table, viewer, said)
        elif isinstance(said, Join):
            table.put(Comes(viewer, said, False))

    def _dismiss(self, viewer: Viewer, code: str) -> None:
        self.node.services.metrics.closed(code)
        viewer.dismiss(code, 1008)

    def _do(self, table: NodeTable, viewer: Viewer, said: Do) -> None:
        if viewer.watches:
            answer = refused("not-seated", Words("clause.table.not-seated"))
            answer.re = said.id
            message = framed(encoder.encode(answer))
            viewer.post(message, message)
            self._refused(viewer)
            return
        table.put(
            Act(
                viewer.seat,
                said.decision,
                said.do,
                said.id,
                said.seen,
                viewer=viewer,
                reply=self._answered,
            )
        )

    def _answered(self, number: int, answer: RefusedAct | None) -> None:
        if answer is not None and self.viewer is not None:
            self._refused(self.viewer)

    def _refused(self, viewer: Viewer) -> None:
        if self.limits is not None and not self.limits.refused.take():
            self._dismiss(viewer, "too-fast")
