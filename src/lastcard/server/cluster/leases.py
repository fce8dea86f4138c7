"""The leases of a node on its tables: renewed before they end, released when a table is put away."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping

from lastcard.server.live_table.node_table import Hook, NodeTable
from lastcard.server.live_table.owned_table import OwnedTable
from lastcard.server.store.abstract_store import LEASE, Store
from lastcard.server.store.entries import NotStored


class Leases:
    """The leases of one node on the tables in its memory."""

    def __init__(self, store: Store, node: str, tables: Mapping[str, NodeTable], drop: Hook) -> None:
        self.store = store
        self.node = node
        self.tables = tables
        self.drop = drop

    async def renew_on(self) -> None:
        """Renew all leases again and again, as long as this task runs."""
        while True:
            await asyncio.sleep(LEASE / 3000)
            with contextlib.suppress(NotStored):
                await self._renew()

    async def _renew(self) -> None:
        """Go on owning our tables; drop those that another node owns now."""
        ours = await self.store.renew(self.node)
        for code, table in list(self.tables.items()):
            if isinstance(table, OwnedTable) and ours.get(code, table.epoch) != table.epoch:
                self.drop(table)

    async def release(self, table: NodeTable) -> None:
        """Let another node own a table at once."""
        if self.store.leased and isinstance(table, OwnedTable):
            with contextlib.suppress(NotStored):
                await self.store.release(table.log.code, self.node)
