"""The lobby of a node: the tables in its memory, and the way to the others."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from lastcard.server.cluster.leases import Leases
from lastcard.server.live_table.node_table import NodeTable
from lastcard.server.lobby.new_tables import check, new_row
from lastcard.server.lobby.table_loader import TableLoader
from lastcard.server.services import Services
from lastcard.server.wire import NewTable, SeatToken, SitRequest, TableLine

IDLE: Final = 120.0
"""Seconds after which a table without viewers is put away."""

SWEEP: Final = 15.0
RECENT: Final = 24 * 3600 * 1000
AT_ONCE: Final = 100
"""So many tables are loaded by one question to the store."""


class Lobby:
    """Sets tables up, finds them, and puts away those that nobody looks at."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.store
        self.tables: dict[str, NodeTable] = {}
        self.loading: dict[str, asyncio.Future[NodeTable]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.closing: set[asyncio.Future[None]] = set()
        self.loader = TableLoader(services, self._drop)
        self.leases = Leases(services.store, services.node, self.tables, self._drop)

    async def open(self) -> None:
        """Load the tables that were in play."""
        self.tasks = [asyncio.create_task(self._sweep_on())]
        if self.store.leased:
            self.tasks.append(asyncio.create_task(self.leases.renew_on()))
        codes = await self.store.going_on(self.services.now() - RECENT)
        for at in range(0, len(codes), AT_ONCE):
            await self._bring_back(codes[at : at + AT_ONCE])

    async def _bring_back(self, codes: list[str]) -> None:
        """Load many tables at once; follow those that another node owns."""
        tables, owned = await self.loader.load_all([code for code in codes if code not in self.tables])
        for table in tables:
            self._add(table)
        for code in codes:
            if code not in owned:
                await self.table(code)

    async def close(self) -> None:
        """Tell everybody to come again, and stop."""
        for task in self.tasks:
            task.cancel()
        for table in list(self.tables.values()):
            await self._put_away(table)
        self.services.reviews.close()
        self.services.bot_workers.close()

    async def _put_away(self, table: NodeTable) -> None:
        self.tables.pop(table.log.code, None)
        await table.close()
        await self.leases.release(table)

    async def clear(self, code: str) -> None:
        """Send everybody away from a table that is to be wiped out."""
        self.services.reviews.forget(code)
        table = self.tables.pop(code, None)
        if table is not None:
            await table.close("no-table")

    async def make(self, wanted: NewTable) -> SeatToken:
        """Set a table up, and give a seat to whoever gave a name; raises BadTable, Taken or NotStored."""
        check(wanted)
        table = await self.loader.make(new_row(wanted, self.services.now()))
        self._add(table)
        if wanted.name is None:
            table.inbox.wake()
            return SeatToken(table.log.code, -1, "")
        return await table.sit(SitRequest(wanted.name))

    async def table(self, code: str) -> NodeTable:
        """The table of this code; raises NoTable."""
        found = self.tables.get(code)
        if found is not None:
            return found
        if code not in self.loading:
            self.loading[code] = asyncio.ensure_future(self._load(code))
            self.loading[code].add_done_callback(lambda done: self.loading.pop(code, None))
        return await asyncio.shield(self.loading[code])

    async def _load(self, code: str) -> NodeTable:
        table = await self.loader.load(code)
        self._add(table)
        return table

    def _add(self, table: NodeTable) -> None:
        self.tables[table.log.code] = table
        self._count()
        table.start()

    async def listed(self) -> list[TableLine]:
        """The tables that want to be found."""
        return [msgspec.json.decode(row.line, type=TableLine) for row in await self.store.listed()]

    def _drop(self, table: NodeTable) -> None:
        """Take a table out of memory: another node owns it now, or it met an error of ours."""
        if self.tables.get(table.log.code) is table:
            del self.tables[table.log.code]
        self._count()
        closing = asyncio.ensure_future(table.close("moved"))
        self.closing.add(closing)
        closing.add_done_callback(self.closing.discard)

    async def _sweep_on(self) -> None:
        """Put tables away that nobody has looked at for a while."""
        while True:
            await asyncio.sleep(SWEEP)
            for table in list(self.tables.values()):
                if table.is_idle(IDLE):
                    await self._put_away(table)
            self._count()

    def _count(self) -> None:
        self.services.metrics.tables.set(len(self.tables))
