"""All tables of a node: set up, found by code, brought back from the log, put away when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

import msgspec

from lastcard.bots import UnknownBot, find_bot
from lastcard.engine.options import BadOption
from lastcard.server.classes import Classes
from lastcard.server.cluster.bus import Bus
from lastcard.server.cluster.followed_table import FollowedTable
from lastcard.server.cluster.peers import Peers
from lastcard.server.live_table.inbox import Wakes
from lastcard.server.live_table.node_table import NodeTable
from lastcard.server.live_table.owned_table import OwnedTable
from lastcard.server.log.names import new_code
from lastcard.server.log.table_log import TableLog, rebuilt
from lastcard.server.services import Services
from lastcard.server.store.abstract_store import LEASE
from lastcard.server.store.entries import LogEntry, NotStored, TableRow
from lastcard.server.wire import NewTable, SeatToken, SitRequest, TableLine
from lastcard.shelf import UnknownGame, rules_of

IDLE: Final = 120.0
SWEEP: Final = 15.0
RECENT: Final = 24 * 3600 * 1000
AT_ONCE: Final = 100
"""So many tables are brought back by one question to the store."""

logger = logging.getLogger("lastcard.lobby")


class NoTable(Exception):
    """There is no table with this code."""


class BadTable(ValueError):
    """A table that cannot be set up as asked, and why."""


class Lobby:
    """The tables that are in memory, and the way to the others."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, NodeTable] = {}
        self.loading: dict[str, asyncio.Future[NodeTable]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.closing: set[asyncio.Future[None]] = set()
        self.peers: Peers | None = None
        self.classes = Classes(self)
        services.on_lost = self._drop

    async def open(self, bus: Bus | None = None) -> None:
        """Bring back the tables that were in play."""
        self.tasks = [asyncio.create_task(self._sweep())]
        if bus is not None:
            self.peers = Peers(self.services, self, bus)
            await self.peers.open()
        if self.services.store.leased:
            self.tasks.append(asyncio.create_task(self._renew()))
        codes = await self.services.store.going_on(self.services.now() - RECENT)
        for at in range(0, len(codes), AT_ONCE):
            await self._bring_back(codes[at : at + AT_ONCE])

    async def _bring_back(self, codes: list[str]) -> None:
        """Tables that were in play, many at once; those that another node owns are followed."""
        store = self.services.store
        kept = await (store.claims(codes, self.services.node) if store.leased else store.found(codes))
        logs = await store.logs([one.code for one in kept])
        for one in [one for one in kept if one.code not in self.tables]:
            self._rebuild(one, logs.get(one.code, []))
        owned = {one.code for one in kept}
        for code in codes:
            if code not in owned:
                await self.table(code)

    def _rebuild(self, kept: TableRow, entries: list[LogEntry]) -> None:
        """One whose log cannot be played stays away; the others do not suffer for it."""
        try:
            log = rebuilt(kept, entries)
        except Exception:
            logger.exception("table not brought back", extra={"table": kept.code})
        else:
            self._seat(OwnedTable(log, self.services, kept.epoch))

    async def close(self) -> None:
        """Tell everybody to come again, and stop."""
        for task in self.tasks:
            task.cancel()
        for table in list(self.tables.values()):
            await self._put_away(table)
        if self.peers is not None:
            await self.peers.close()
        self.services.reviews.close()
        self.services.bot_workers.close()

    async def _put_away(self, table: NodeTable) -> None:
        self.tables.pop(table.log.code, None)
        await table.close()
        if self.services.store.leased and isinstance(table, OwnedTable):
            with contextlib.suppress(NotStored):
                await self.services.store.release(table.log.code, self.services.node)

    async def clear(self, code: str) -> None:
        """Send everybody away from a table that is to be wiped out."""
        self.services.reviews.forget(code)
        table = self.tables.pop(code, None)
        if table is not None:
            await table.close("no-table")

    async def make(self, wanted: NewTable) -> SeatToken:
        """Set a table up; whoever gave a name sits down at it."""
        check(wanted)
        now = self.services.now()
        making = msgspec.structs.replace(wanted, name=None)
        kept = TableRow(
            new_code(), now, now, msgspec.json.encode(making).decode(), "{}", "gathering", wanted.terms.listed
        )
        line = TableLine(kept.code, wanted.game, "gathering", [], len(wanted.chairs), "", now)
        kept.line = msgspec.json.encode(line).decode()
        await self.services.store.add(kept)
        if self.services.store.leased:
            kept = await self.services.store.claim(kept.code, self.services.node) or kept
        table = self._seat(OwnedTable(TableLog(kept), self.services, kept.epoch))
        if wanted.name is None:
            table.put(Wakes())
            return SeatToken(kept.code, -1, "")
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
        """From the log: as its owner, or as a follower if another node owns it."""
        store = self.services.store
        owned = await store.claim(code, self.services.node) if store.leased else None
        kept = owned or await store.find(code)
        if kept is None:
            raise NoTable(code)
        log = rebuilt(kept, await store.entries(code))
        if store.leased and owned is None:
            return await self._follow(log, kept.node)
        return self._seat(OwnedTable(log, self.services, kept.epoch))

    async def _follow(self, log: TableLog, owner: str) -> NodeTable:
        if self.peers is None:
            raise NotStored("another node owns this table, and there is no bus to reach it")
        follower = FollowedTable(log, self.peers, owner)
        await self.peers.follow(follower)
        return self._seat(follower)

    def _seat(self, table: NodeTable) -> NodeTable:
        self.tables[table.log.code] = table
        self.services.metrics.tables.set(len(self.tables))
        table.start()
        return table

    async def _renew(self) -> None:
        """Go on owning our tables; drop those that we no longer own."""
        while True:
            await asyncio.sleep(LEASE / 3000)
            try:
                ours = await self.services.store.renew(self.services.node)
            except NotStored:
                continue
            for code, table in list(self.tables.items()):
                if isinstance(table, OwnedTable) and ours.get(code, table.epoch) != table.epoch:
                    self._drop(table)

    async def listed(self) -> list[TableLine]:
        """Tables that want to be found."""
        return [msgspec.json.decode(kept.line, type=TableLine) for kept in await self.services.store.listed()]

    def _drop(self, table: NodeTable) -> None:
        if self.tables.get(table.log.code) is table:
            del self.tables[table.log.code]
        self.services.metrics.tables.set(len(self.tables))
        closing = asyncio.ensure_future(table.close("moved"))
        self.closing.add(closing)
        closing.add_done_callback(self.closing.discard)

    async def _sweep(self) -> None:
        """Put tables away that nobody has been at for a while."""
        while True:
            await asyncio.sleep(SWEEP)
            for table in list(self.tables.values()):
                if table.is_idle(IDLE) and not self.services.is_attended(table):
                    await self._put_away(table)
            with contextlib.suppress(NotStored):
                await self.classes.sweep()
            self.services.metrics.tables.set(len(self.tables))


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
