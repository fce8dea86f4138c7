"""The store: a log for each table, a row for each table, and leases on tables.

The log is the truth; a table is what its log says. When `append` returns, the entries are on the disk.
"""

from __future__ import annotations

import asyncio
import time
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa

from lastcard.server.store.entries import Batch, LogEntry, NotStored, TableRow, Waiting
from lastcard.server.store.lessons import LessonBook
from lastcard.server.store.schema import log, tables

LEASE: Final = 3000
"""Milliseconds after which a lease ends if it is not renewed."""


class Store(LessonBook):
    """A database of tables. Its drivers differ in how they run a statement and how they append entries."""

    url: str
    leased: bool = False
    """Do several nodes share it, so that each table needs an owner?"""

    @abstractmethod
    async def open(self) -> None:
        """Open the database; raises NotStored if it cannot be reached."""

    @abstractmethod
    async def migrate(self) -> None:
        """Bring the database up to date with this version of Lastcard."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, and close the database."""

    @abstractmethod
    def hand_over(self, waiting: list[Waiting]) -> None:
        """Write batches of entries soon, each on its own or all at once."""

    async def append(self, batch: Batch) -> None:
        """Write entries; returns when they are safe. Raises NotStored or LeaseLost if nothing was written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def tell(error: Exception | None) -> None:
            if done.done():
                return
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

        self.hand_over([(batch, tell)])
        await done

    @abstractmethod
    async def _run(self, statement: sa.Executable) -> Sequence[Any]:
        """Run one statement in a transaction of its own; its rows, or the number of rows it changed."""

    async def add(self, kept: TableRow) -> None:
        """Add the row of a new table."""
        await self._run(
            sa.insert(tables).values(**{name: getattr(kept, name) for name in TableRow.__struct_fields__})
        )

    async def find(self, code: str) -> TableRow | None:
        """The row of a table."""
        found = await self.found([code])
        return found[0] if found else None

    async def found(self, codes: list[str]) -> list[TableRow]:
        """The rows of these tables; tables that do not exist are left out."""
        return [TableRow(*row) for row in await self._run(sa.select(tables).where(tables.c.code.in_(codes)))]

    async def logs(self, codes: list[str]) -> dict[str, list[LogEntry]]:
        """The logs of these tables, by their codes."""
        wanted = sa.select(log).where(log.c.code.in_(codes)).order_by(log.c.code, log.c.number)
        found: dict[str, list[LogEntry]] = {}
        for code, *entry in await self._run(wanted):
            found.setdefault(code, []).append(LogEntry(*entry))
        return found

    async def entries(self, code: str, since: int = 0, what: str = "") -> list[LogEntry]:
        """The entries of a table after a number."""
        wanted = sa.select(*list(log.c)[1:]).where(log.c.code == code, log.c.number > since)
        if what:
            wanted = wanted.where(log.c.what == what)
        return [LogEntry(*row) for row in await self._run(wanted.order_by(log.c.number))]

    async def listed(self, most: int = 100) -> list[TableRow]:
        """Tables that want to be found, newest first."""
        open_ones = tables.c.listed & tables.c.phase.in_(("gathering", "playing"))
        wanted = sa.select(tables).where(open_ones).order_by(tables.c.updated.desc()).limit(most)
        return [TableRow(*row) for row in await self._run(wanted)]

    async def going_on(self, since: int) -> list[str]:
        """Codes of the tables that were in play after a moment."""
        wanted = sa.select(tables.c.code).where(tables.c.phase == "playing", tables.c.updated > since)
        return [row[0] for row in await self._run(wanted)]

    async def codes(self) -> list[str]:
        """The codes of all tables."""
        return [row[0] for row in await self._run(sa.select(tables.c.code).order_by(tables.c.code))]

    def clock(self) -> sa.ColumnElement[int]:
        """The clock that leases run by, in milliseconds."""
        return sa.literal(time.time_ns() // 1_000_000)

    async def claim(self, code: str, node: str) -> TableRow | None:
        """Take the lease of a table that nobody owns: its row with the new epoch; None if it is owned."""
        owned = await self.claims([code], node)
        return owned[0] if owned else None

    async def claims(self, codes: list[str], node: str) -> list[TableRow]:
        """Take the leases of those of these tables that nobody owns: their rows with the new epochs."""
        free = (tables.c.node == node) | (tables.c.until < self.clock()) | (tables.c.node == "")
        taken = sa.update(tables).where(tables.c.code.in_(codes), free)
        owned = taken.values(node=node, epoch=tables.c.epoch + 1, until=self.clock() + LEASE)
        return [TableRow(*row) for row in await self._run(owned.returning(*tables.c))]

    async def renew(self, node: str) -> dict[str, int]:
        """Renew all leases of a node; the codes it still owns, with their epochs."""
        kept = sa.update(tables).where(tables.c.node == node).values(until=self.clock() + LEASE)
        return {row[0]: row[1] for row in await self._run(kept.returning(tables.c.code, tables.c.epoch))}

    async def is_owned(self, code: str) -> bool:
        """Is there a lease on this table that has not ended?"""
        wanted = sa.select(tables.c.node).where(tables.c.code == code, tables.c.until >= self.clock())
        return bool(await self._run(wanted))

    async def release(self, code: str, node: str) -> None:
        """End the lease of a node on a table."""
        await self._run(
            sa.update(tables).where(tables.c.code == code, tables.c.node == node).values(node="", until=0)
        )

    async def answers(self) -> bool:
        """Does the database answer?"""
        try:
            await self._run(sa.select(sa.literal(1)))
        except NotStored:
            return False
        return True
