"""All tables of a node: set up, found by code, brought back from the log, put away when nobody is there."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from lastcard.bots import UnknownBot, find_bot
from lastcard.engine.options import BadOption
from lastcard.games import UnknownGame, rules_of
from lastcard.server.house import House
from lastcard.server.names import new_code
from lastcard.server.replica import Replica, rebuilt
from lastcard.server.store import Kept
from lastcard.server.table import Table, Wakes
from lastcard.server.wire import NewTable, Seated, Sitter, TableLine

IDLE: Final = 120.0
SWEEP: Final = 15.0
RECENT: Final = 24 * 3600 * 1000

logger = logging.getLogger("lastcard.lobby")


class NoTable(Exception):
    """There is no table with this code."""


class BadTable(ValueError):
    """A table that cannot be set up as asked, and why."""


class Lobby:
    """The tables that are in memory, and the way to the others."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.sweeping: asyncio.Task[None] | None = None
        house.on_lost = self._drop

    async def open(self) -> None:
        """Bring back the tables that were in play."""
        self.sweeping = asyncio.create_task(self._sweep())
        for code in await self.house.store.going_on(self.house.now() - RECENT):
            await self.table(code)

    async def close(self) -> None:
        """Tell everybody to come again, and stop."""
        if self.sweeping is not None:
            self.sweeping.cancel()
        for table in list(self.tables.values()):
            await table.close()
        self.house.thinkers.close()

    async def make(self, wanted: NewTable) -> Seated:
        """Set a table up; whoever gave a name sits down at it."""
        check(wanted)
        now = self.house.now()
        making = msgspec.structs.replace(wanted, name=None)
        kept = Kept(
            new_code(), now, now, msgspec.json.encode(making).decode(), "{}", "gathering", wanted.terms.listed
        )
        line = TableLine(kept.code, wanted.game, "gathering", [], len(wanted.chairs), "", now)
        kept.line = msgspec.json.encode(line).decode()
        await self.house.store.add(kept)
        table = self._seat(Replica(kept), kept.epoch)
        if wanted.name is None:
            table.put(Wakes())
            return Seated(kept.code, -1, "")
        return await table.sit(Sitter(wanted.name))

    async def table(self, code: str) -> Table:
        """The table of this code; raises NoTable."""
        found = self.tables.get(code)
        if found is not None:
            return found
        if code not in self.loading:
            self.loading[code] = asyncio.ensure_future(self._load(code))
            self.loading[code].add_done_callback(lambda done: self.loading.pop(code, None))
        return await asyncio.shield(self.loading[code])

    async def _load(self, code: str) -> Table:
        kept = await self.house.store.find(code)
        if kept is None:
            raise NoTable(code)
        return self._seat(rebuilt(kept, await self.house.store.entries(code)), kept.epoch)

    def _seat(self, replica: Replica, epoch: int) -> Table:
        table = Table(replica, self.house, epoch)
        self.tables[replica.code] = table
        self.house.metrics.tables.set(len(self.tables))
        table.start()
        return table

    async def listed(self) -> list[TableLine]:
        """Tables that want to be found."""
        return [msgspec.json.decode(kept.line, type=TableLine) for kept in await self.house.store.listed()]

    def _drop(self, table: Table) -> None:
        if self.tables.get(table.replica.code) is table:
            del self.tables[table.replica.code]
        self.house.metrics.tables.set(len(self.tables))
        asyncio.ensure_future(table.close("moved"))

    async def _sweep(self) -> None:
        """Put tables away that nobody has been at for a while."""
        while True:
            await asyncio.sleep(SWEEP)
            for table in [table for table in self.tables.values() if table.is_idle(IDLE)]:
                del self.tables[table.replica.code]
                await table.close()
            self.house.metrics.tables.set(len(self.tables))


def check(wanted: NewTable) -> None:
    """Can this table be set up? Raises BadTable with a sentence."""
    try:
        rules_of(wanted.game, len(wanted.chairs), dict(wanted.options))
        for chair in wanted.chairs:
            if chair.kind == "bot" and chair.bot:
                find_bot(chair.bot)
    except (UnknownGame, BadOption, UnknownBot) as bad:
        raise BadTable(str(bad)) from None
    people = sum(chair.kind == "person" for chair in wanted.chairs)
    if wanted.name is not None and people == 0:
        raise BadTable("nobody can sit down at a table of bots alone")
