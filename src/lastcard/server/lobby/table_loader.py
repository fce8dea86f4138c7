"""Loads tables from the store: as their owner, or as a follower of the node that owns them."""

from __future__ import annotations

import logging

from lastcard.server.cluster.followed_table import FollowedTable
from lastcard.server.cluster.peer_bus import PeerBus
from lastcard.server.live_table.node_table import Hook, NodeTable, ignore
from lastcard.server.live_table.owned_table import OwnedTable
from lastcard.server.log.table_log import TableLog, rebuilt
from lastcard.server.services import Services
from lastcard.server.store.entries import LogEntry, NoTable, NotStored, TableRow

logger = logging.getLogger("lastcard.lobby")


class TableLoader:
    """Makes the tables of a node from what the store keeps."""

    def __init__(self, services: Services, drop: Hook) -> None:
        self.services = services
        self.store = services.store
        self.drop = drop
        self.peer_bus: PeerBus | None = None
        self.publish: Hook = ignore

    def connect(self, peer_bus: PeerBus, publish: Hook) -> None:
        """Reach other nodes over this bus."""
        self.peer_bus = peer_bus
        self.publish = publish

    async def make(self, row: TableRow) -> OwnedTable:
        """Store a new table and own it."""
        await self.store.add(row)
        if self.store.leased:
            row = await self.store.claim(row.code, self.services.node) or row
        return self._own(TableLog(row), row.epoch)

    async def load(self, code: str) -> NodeTable:
        """Load a table from its log; raises NoTable."""
        owned = await self.store.claim(code, self.services.node) if self.store.leased else None
        row = owned or await self.store.find(code)
        if row is None:
            raise NoTable(code)
        log = rebuilt(row, await self.store.entries(code))
        if self.store.leased and owned is None:
            return await self._follow(log, row.node)
        return self._own(log, row.epoch)

    async def load_all(self, codes: list[str]) -> tuple[list[OwnedTable], set[str]]:
        """Load those of these tables that this node may own, many at once; and the codes of all of those."""
        store = self.store
        rows = await (store.claims(codes, self.services.node) if store.leased else store.found(codes))
        logs = await store.logs([row.code for row in rows])
        rebuilt_ones = [self._rebuilt(row, logs.get(row.code, [])) for row in rows]
        return [table for table in rebuilt_ones if table is not None], {row.code for row in rows}

    def _rebuilt(self, row: TableRow, entries: list[LogEntry]) -> OwnedTable | None:
        """A table whose log cannot be played stays away; the others do not suffer for it."""
        try:
            return self._own(rebuilt(row, entries), row.epoch)
        except Exception:
            logger.exception("table not brought back", extra={"table": row.code})
            return None

    def _own(self, log: TableLog, epoch: int) -> OwnedTable:
        return OwnedTable(log, self.services, epoch, self.drop, self.publish)

    async def _follow(self, log: TableLog, owner: str) -> FollowedTable:
        if self.peer_bus is None:
            raise NotStored("another node owns this table, and there is no bus to reach it")
        table = FollowedTable(log, self.services, owner, self.peer_bus, self.drop)
        await table.follow()
        return table
