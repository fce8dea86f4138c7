"""The store in PostgreSQL: entries of all tables go in one statement, fenced by each table's epoch."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from lastcard.server.store.abstract_store import Store
from lastcard.server.store.entries import Batch, LeaseLost, NotStored, Waiting, rows_of
from lastcard.server.store.upgrade import newest, standing, upgrade

ADD = """
WITH mine AS (
    SELECT tables.code FROM tables JOIN unnest($1::text[], $2::bigint[]) AS asked(code, epoch)
    ON tables.code = asked.code AND tables.epoch = asked.epoch FOR SHARE OF tables
), written AS (
    INSERT INTO log (code, number, at, seat, what, text, by)
    SELECT row.* FROM unnest(
        $3::text[], $4::bigint[], $5::bigint[], $6::smallint[], $7::text[], $8::text[], $9::text[]
    )
    AS row(code, number, at, seat, what, text, by) JOIN mine ON mine.code = row.code
    RETURNING code
)
SELECT DISTINCT code FROM written
"""
TELL = """
UPDATE tables SET updated = $1, line = coalesce($2, line), phase = coalesce($3, phase)
WHERE code = $4 AND epoch = $5
"""
MOST_AT_ONCE = 256
PATIENCE = 10.0

GONE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncio.TimeoutError)


class PostgresStore(Store):
    """One connection writes all batches that wait; a few others do the rest."""

    leased = True

    def __init__(self, url: str) -> None:
        self.url = url.replace("postgres://", "postgresql://", 1)
        self.engine = create_async_engine(
            self.url.replace("postgresql://", "postgresql+asyncpg://", 1), pool_size=4, pool_pre_ping=True
        )
        self.waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self.connection: asyncpg.Connection[asyncpg.Record] | None = None
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect to the database, and check that it is up to date."""
        try:
            async with self.engine.connect() as connection:
                at = await connection.run_sync(standing)
        except (*GONE, sa.exc.DBAPIError) as error:
            raise NotStored(f"the database cannot be reached: {error}") from None
        if at != newest():
            raise NotStored(
                f"the database is at step {at}, and step {newest()} is needed: run lastcard migrate"
            )
        self.writer = asyncio.create_task(self._write_on())

    async def migrate(self) -> None:
        """Take every step that is missing."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)
        except (*GONE, sa.exc.DBAPIError) as error:
            raise NotStored(f"the database cannot be reached: {error}") from None

    async def close(self) -> None:
        """Write what is waiting, and close all connections."""
        if self.writer is not None:
            while not self.waiting.empty():
                await asyncio.sleep(0.01)
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        if self.connection is not None:
            await self.connection.close()
        await self.engine.dispose()

    def clock(self) -> sa.ColumnElement[int]:
        """The database's clock, so that all nodes agree when a lease ends."""
        now = sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000
        return sa.cast(now, sa.BigInteger)

    def hand_over(self, waiting: list[Waiting]) -> None:
        """Hand the batches to the writer."""
        for one in waiting:
            self.waiting.put_nowait(one)

    async def _run(self, statement: sa.Executable) -> Sequence[Any]:
        try:
            async with self.engine.begin() as connection:
                result = await connection.execute(statement)
                return [tuple(row) for row in result] if result.returns_rows else []
        except (*GONE, sa.exc.DBAPIError) as error:
            raise NotStored(str(error)) from None

    # -------------------------------------------------------------- the writer

    async def _write_on(self) -> None:
        while True:
            waiting = [await self.waiting.get()]
            while not self.waiting.empty() and len(waiting) < MOST_AT_ONCE:
                waiting.append(self.waiting.get_nowait())
            await self._commit(waiting)

    async def _commit(self, waiting: list[Waiting]) -> None:
        error: Exception | None = None
        mine: set[str] = set()
        try:
            mine = await asyncio.wait_for(self._write([batch for batch, then in waiting]), PATIENCE)
        except asyncpg.UniqueViolationError:
            if len(waiting) > 1:
                for one in waiting:  # somebody has written on at one of them: each for itself
                    await self._commit([one])
                return
            error = LeaseLost(waiting[0][0].code)
        except GONE as gone:
            await self._hang_up()
            error = NotStored(str(gone) or type(gone).__name__)
        for batch, then in waiting:
            is_safe = error is None and batch.code in mine
            then(None if is_safe else error or LeaseLost(batch.code))

    async def _write(self, batches: list[Batch]) -> set[str]:
        """Write batches in one transaction; the codes of the tables that are still ours."""
        connection = await self._connected()
        columns = list(zip(*[row for batch in batches for row in rows_of(batch)], strict=True))
        epochs = {batch.code: batch.epoch for batch in batches}
        async with connection.transaction():
            written = await connection.fetch(ADD, list(epochs), list(epochs.values()), *columns)
            told = [
                (batch.entries[-1].at, batch.line, batch.phase, batch.code, batch.epoch)
                for batch in batches
                if batch.line is not None
            ]
            if told:
                await connection.executemany(TELL, told)
        return {row["code"] for row in written}

    async def _connected(self) -> asyncpg.Connection[asyncpg.Record]:
        if self.connection is None or self.connection.is_closed():
            self.connection = await asyncpg.connect(self.url, timeout=5)
        return self.connection

    async def _hang_up(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None
