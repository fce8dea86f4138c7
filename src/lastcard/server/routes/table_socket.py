"""One client at one table through one socket: its first message joins, the others act."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec

from lastcard.engine.contract import WATCHER, Seat, Words
from lastcard.server.connection.limits import Limits
from lastcard.server.connection.socket_ends import Connection, Listener
from lastcard.server.live_table.inbox import Act, Comes, Goes
from lastcard.server.live_table.node_table import NodeTable
from lastcard.server.node import ServerNode
from lastcard.server.store.entries import NoTable, NotStored
from lastcard.server.viewers.viewer import Viewer, left_frame
from lastcard.server.wire import ClientMessage, Do, Join, RefusedAct, client_decoder, refused

FIRST_WORD: float = 20.0
"""Seconds for a new socket to send its first message."""


class NotUnderstood(Exception):
    """A text is none of the messages of the socket."""


TURNED_AWAY: Final[dict[type[Exception], tuple[str, int]]] = {
    NoTable: ("no-table", 1000),
    NotStored: ("not-stored", 1012),
}
"""Why a socket does not reach its table: the code of `left`, and the close code."""


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


class TableSocket(Listener):
    """The listener of one socket: joins a table, then puts acts into its inbox."""

    __slots__ = ("code", "connection", "joining", "limits", "node", "table", "viewer", "waits")

    def __init__(self, node: ServerNode, connection: Connection, code: str) -> None:
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
        """Join with the first message; send all others to the table."""
        if self.table is not None and self.viewer is not None:
            self._hear(self.table, self.viewer, text)
        elif self.waits is not None:
            self._hear_first(text)

    def gone(self) -> None:
        """The socket is closed: leave the table."""
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
        self.table, self.viewer = table, Viewer(self.connection, seat, table.inbox.waker)
        table.put(Comes(self.viewer, join, True))
        self.connection.go_on()

    def _turn_away(self, code: str, close: int) -> None:
        self._wait_no_more()
        self.node.services.metrics.closed(code)
        with suppress(OSError):
            self.connection.write(left_frame(code))
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
            viewer.refuse(answer)
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
