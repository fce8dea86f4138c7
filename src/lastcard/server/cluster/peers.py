"""What this node and the others tell each other over the bus."""

from __future__ import annotations

import asyncio
import itertools
import time
from typing import TYPE_CHECKING, Final

import msgspec

from lastcard.engine.contract import Seat
from lastcard.server.cluster.bus import Bus
from lastcard.server.cluster.followed_table import FollowedTable
from lastcard.server.cluster.peer_messages import (
    PeerAct,
    PeerAnswer,
    PeerAudience,
    PeerMessage,
    PeerNews,
    PeerSit,
    peer_message_decoder,
)
from lastcard.server.live_table.inbox import Act, SitsDown, Wakes
from lastcard.server.live_table.node_table import NodeTable
from lastcard.server.log.seating import Taken
from lastcard.server.services import Services
from lastcard.server.store.entries import NotStored
from lastcard.server.wire import RefusedAct, spoken

if TYPE_CHECKING:
    from lastcard.server.lobby import Lobby

FRESH: Final = 3.0
"""Seconds for which it counts that somebody is at a table through another node."""

read_news = msgspec.json.Decoder(PeerNews)


def node_subject(node: str) -> str:
    """What one node listens to."""
    return f"lastcard_node_{node}"


def table_subject(code: str) -> str:
    """What the followers of a table listen to."""
    return f"lastcard_table_{code}"


class Peers:
    """The other nodes, as this one knows them."""

    def __init__(self, services: Services, lobby: Lobby, bus: Bus) -> None:
        self.services = services
        self.lobby = lobby
        self.bus = bus
        self.refs = itertools.count(1)
        self.here: dict[str, dict[str, tuple[float, PeerAudience]]] = {}
        self.followers: dict[int, FollowedTable] = {}
        self.sending: set[asyncio.Task[None]] = set()
        services.peers = self

    async def open(self) -> None:
        """Listen to what the others say to this node."""
        await self.bus.open()
        await self.bus.listen(node_subject(self.services.node), self._hear)

    async def close(self) -> None:
        """Listen no more."""
        await self.bus.close()

    async def tell(self, node: str, note: PeerMessage) -> None:
        """Say something to one node."""
        await self.bus.tell(node_subject(node), msgspec.json.encode(note))

    # -------------------------------------------------------------- as the owner of a table

    def who_is_elsewhere(self, code: str) -> set[Seat]:
        """Seats whose people are connected through other nodes."""
        now = time.monotonic()
        notes = self.here.get(code, {}).values()
        return {seat for heard, note in notes if now - heard < FRESH for seat in note.seats}

    def is_watched(self, code: str) -> bool:
        """Is anybody there through another node?"""
        now = time.monotonic()
        return any(
            now - heard < FRESH and (note.seats or note.watchers)
            for heard, note in self.here.get(code, {}).values()
        )

    def wake(self, table: NodeTable) -> None:
        """Tell the followers that the log goes on."""
        code = table.log.code
        if not self.here.get(code):
            return
        present = [seat for seat in range(len(table.seat_states)) if table.is_present(seat)]
        watchers = sum(viewer.watches for viewer in table.viewers)
        news = PeerNews(table.log.number, table.clock.running, present, watchers)
        task = asyncio.ensure_future(self.bus.tell(table_subject(code), msgspec.json.encode(news)))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def _hear(self, message: bytes) -> None:
        try:
            note = peer_message_decoder.decode(message)
        except msgspec.DecodeError:
            return
        if isinstance(note, PeerAnswer):
            follower = self.followers.get(note.ref)
            if follower is not None:
                follower.answered(note)
        elif isinstance(note, PeerAudience):
            self._hear_here(note)
        elif isinstance(note, PeerAct):
            await self._do(note)
        else:
            await self._sit(note)

    def _hear_here(self, note: PeerAudience) -> None:
        table = self.lobby.tables.get(note.code)
        if table is None or isinstance(table, FollowedTable):
            return
        nodes = self.here.setdefault(note.code, {})
        known = nodes.get(note.node)
        nodes[note.node] = (time.monotonic(), note)
        if not note.seats and not note.watchers:
            del nodes[note.node]
        self.services.later(FRESH + 0.1, lambda: table.put(Wakes()))
        if known is None or known[1] != note:
            table.broadcast.sheet += 1
            table.put(Wakes())

    async def _do(self, note: PeerAct) -> None:
        table = self.lobby.tables.get(note.code)
        if table is None or isinstance(table, FollowedTable):
            return  # not ours any more: the asker will notice that nobody answers

        def reply(number: int, refused: RefusedAct | None) -> None:
            self._answer(note.node, PeerAnswer(note.ref, number, refused))

        table.put(Act(note.seat, note.decision, note.text, 0, note.seen, reply=reply))

    def _answer(self, node: str, answer: PeerAnswer) -> None:
        task = asyncio.ensure_future(self.tell(node, answer))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def _sit(self, note: PeerSit) -> None:
        table = self.lobby.tables.get(note.code)
        if table is None or isinstance(table, FollowedTable):
            return
        try:
            answer = PeerAnswer(note.ref, seated=await table.sit(note.who))
        except Taken as taken:
            answer = PeerAnswer(note.ref, taken=taken.code, why=spoken(taken.words))
        except NotStored:
            return
        await self.tell(note.node, answer)

    # -------------------------------------------------------------- as a follower

    async def follow(self, follower: FollowedTable) -> None:
        """Be woken when the owner has written on."""

        async def hear(message: bytes) -> None:
            follower.news(read_news.decode(message))

        await self.bus.listen(table_subject(follower.log.code), hear)

    async def stop_following(self, follower: FollowedTable) -> None:
        """Be woken no more."""
        await self.bus.unlisten(table_subject(follower.log.code))

    async def say_who_is_here(self, follower: FollowedTable) -> None:
        """Tell the owner who is at its table through this node."""
        seats = sorted({viewer.seat for viewer in follower.viewers if not viewer.watches})
        watchers = sum(viewer.watches for viewer in follower.viewers)
        await self.tell(follower.owner, PeerAudience(follower.log.code, self.services.node, seats, watchers))

    async def ask(self, follower: FollowedTable, todo: Act) -> None:
        """Send a command to the owner."""
        ref = next(self.refs)
        self.followers[ref] = follower
        follower.waits_for(ref, todo)
        note = PeerAct(
            follower.log.code, ref, self.services.node, todo.seat, todo.decision, todo.text, todo.seen
        )
        await self.tell(follower.owner, note)

    async def ask_seat(self, follower: FollowedTable, command: SitsDown) -> None:
        """Ask the owner for a seat."""
        ref = next(self.refs)
        self.followers[ref] = follower
        follower.waits_for(ref, command)
        await self.tell(follower.owner, PeerSit(follower.log.code, ref, self.services.node, command.who))
