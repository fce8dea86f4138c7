"""The store in one SQLite file: a writer thread commits all batches that wait at once."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from lastcard.server.store.abstract_store import Store
from lastcard.server.store.entries import NotStored, Waiting
from lastcard.server.store.schema import fresh, settled
from lastcard.server.store.sqlite_writer import ROWS, SqliteWriter, WriterLoop
from lastcard.server.store.upgrade import bring_up_to_date

PATIENCE = 5.0
"""Seconds to wait for somebody else who uses the file."""

CACHE = 500
"""Kilobytes of the file that the writer keeps in memory; it seldom reads."""


class SqliteStore(Store):
    """SQLite with WAL and `synchronous=FULL`: a commit is on the disk before anybody is told."""

    logged = (fresh, settled)  # in the order in which an entry goes through them

    def __init__(self, path: str) -> None:
        self.path = path
        self.url = f"sqlite:///{path}"
        self.inbox: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self.writer: threading.Thread | None = None
        self.reader = ThreadPoolExecutor(1, "lastcard-reader")
        self.engine = sa.create_engine(
            self.url, poolclass=sa.pool.StaticPool, connect_args={"check_same_thread": False, "timeout": 5}
        )

    async def open(self) -> None:
        """Make the file if there is none, and bring it up to date."""
        try:
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)
            await self._in_reader(bring_up_to_date, self.engine)
            writer = SqliteWriter(await self._in_reader(writing, self.path))
            await self._in_reader(writer.settle)
        except (OSError, sa.exc.DBAPIError, sqlite3.Error) as error:
            raise NotStored(f"the database {self.path} cannot be opened: {plainly(error)}") from None
        loop = WriterLoop(writer, self.inbox, asyncio.get_running_loop())
        self.writer = threading.Thread(target=loop.write_on, name="lastcard-writer", daemon=True)
        self.writer.start()

    async def migrate(self) -> None:
        """Bring the file up to date, as opening it does."""
        await self.open()

    async def close(self) -> None:
        """Write what is waiting, and close the file."""
        if self.writer is not None:
            self.inbox.put(None)
            await asyncio.to_thread(self.writer.join)
        await self._in_reader(self.engine.dispose)
        self.reader.shutdown()

    def hand_over(self, waiting: list[Waiting]) -> None:
        """Hand the batches to the writer."""
        self.inbox.put(waiting)

    async def _in_reader(self, work: Any, *given: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.reader, work, *given)

    async def _run(self, statement: sa.Executable) -> Sequence[Any]:
        rows: Sequence[Any] = await self._in_reader(self._run_now, statement)
        return rows

    def _run_now(self, statement: sa.Executable) -> Sequence[Any]:
        try:
            with self.engine.begin() as connection:
                result = connection.execute(statement)
                return [tuple(row) for row in result] if result.returns_rows else []
        except sa.exc.DBAPIError as error:
            raise NotStored(str(error.orig)) from None


def plainly(error: OSError | sa.exc.DBAPIError | sqlite3.Error) -> str:
    """The message of the system or of SQLite."""
    if isinstance(error, OSError):
        return str(error.strerror)
    return str(error.orig if isinstance(error, sa.exc.DBAPIError) else error)


def writing(path: str) -> sqlite3.Connection:
    """A connection that writes safely, from whichever thread."""
    connection = sqlite3.connect(
        path,
        isolation_level=None,
        timeout=PATIENCE,
        check_same_thread=False,
        cached_statements=2 * len(ROWS),
    )
    set_to_wal(connection, time.monotonic() + PATIENCE)
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute(f"PRAGMA cache_size=-{CACHE}")
    return connection


def set_to_wal(connection: sqlite3.Connection, until: float) -> None:
    """Switch to WAL; try again while somebody else reads, because SQLite does not wait for that by itself."""
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)
