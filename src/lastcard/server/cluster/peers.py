"""Answers the other nodes about the tables that this node owns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from lastcard.server.cluster.peer_bus import PeerBus, node_subject
from lastcard.server.cluster.peer_messages import (
    PeerAct,
    PeerAnswer,
    PeerAudience,
    PeerNews,
    PeerSit,
    peer_message_decoder,
)
from lastcard.server.live_table.inbox import Act
from lastcard.server.live_table.node_table import NodeTable
from lastcard.server.live_table.owned_table import OwnedTable
from lastcard.server.log.seating import Taken
from lastcard.server.store.entries import NotStored
from lastcard.server.wire import RefusedAct, spoken


class Peers:
    """The other nodes, as this one knows them."""

    def __init__(self, peer_bus: PeerBus, tables: Mapping[str, NodeTable]) -> None:
        self.peer_bus: Final = peer_bus
        self.tables: Final = tables
        """The tables in the memory of this node, by code."""

    async def open(self) -> None:
        """Listen to what the others say to this node."""
        await self.peer_bus.bus.open()
        await self.peer_bus.bus.listen(node_subject(self.peer_bus.node), self._hear)

    async def close(self) -> None:
        """Listen no more."""
        await self.peer_bus.bus.close()

    def publish(self, table: NodeTable) -> None:
        """Tell the followers of a table that its log goes on."""
        audience, log = table.audience, table.log
        news = PeerNews(log.number, table.shown.running, audience.present(), audience.watchers())
        self.peer_bus.publish(log.code, news)

    async def _hear(self, text: bytes) -> None:
        try:
            message = peer_message_decoder.decode(text)
        except msgspec.DecodeError:
            return
        if isinstance(message, PeerAnswer):
            self.peer_bus.answer(message)
            return
        table = self.tables.get(message.code)
        if not isinstance(table, OwnedTable):
            return  # not ours any more: the asker will notice that nobody answers
        if isinstance(message, PeerAudience):
            table.hear_report(message.node, message.seats, message.watchers)
        elif isinstance(message, PeerAct):
            self._act(table, message)
        else:
            await self._sit(table, message)

    def _act(self, table: OwnedTable, message: PeerAct) -> None:
        def reply(number: int, refused: RefusedAct | None) -> None:
            self.peer_bus.tell_soon(message.node, PeerAnswer(message.ref, number, refused))

        table.put(Act(message.seat, message.decision, message.text, 0, message.seen, reply=reply))

    async def _sit(self, table: OwnedTable, message: PeerSit) -> None:
        try:
            answer = PeerAnswer(message.ref, seated=await table.sit(message.who))
        except Taken as taken:
            answer = PeerAnswer(message.ref, taken=taken.code, why=spoken(taken.words))
        except NotStored:
            return
        await self.peer_bus.tell(message.node, answer)
