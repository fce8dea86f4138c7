"""Tables in one SQLite file: one writer thread takes everything that waits and commits it at once."""

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

from lastcard.server.store import Batch, NotStored, Store, rows_of
from lastcard.server.store.migrate import bring_up_to_date

ADD = "INSERT INTO log (code, number, at, seat, what, text, by) VALUES "
ROW = "(?, ?, ?, ?, ?, ?, ?)"
TELL = "UPDATE tables SET updated = ?, line = coalesce(?, line), phase = coalesce(?, phase) WHERE code = ?"
MOST_AT_ONCE = 512

ROWS = (64, 48, 32, 24, 16, 12, 8, 6, 4, 3, 2, 1)
"""Rows of one statement. Each lets go of the interpreter once, and has to wait for it afterwards, so there
are large ones; each is kept ready, some 700 bytes a row, so there is not one for every number."""
INSERTS = {count: ADD + ", ".join([ROW] * count) for count in ROWS}

PATIENCE = 5.0
"""Seconds to wait for somebody else who uses the file."""


class Waiting:
    """A batch on its way to the disk, and who waits for it."""

    def __init__(self, batch: Batch, loop: asyncio.AbstractEventLoop) -> None:
        self.batch = batch
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()

    def tell(self, error: Exception | None) -> None:
        """On the loop: it is written, or it is not."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class SqliteStore(Store):
    """WAL, `synchronous=FULL`: a commit is on the disk before anybody hears of it."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.url = f"sqlite:///{path}"
        self.inbox: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
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
            connection = await self._in_reader(writing, self.path)
        except (OSError, sa.exc.DBAPIError, sqlite3.Error) as error:
            raise NotStored(f"the database {self.path} cannot be opened: {plainly(error)}") from None
        self.writer = threading.Thread(
            target=self._write_on, args=[connection], name="lastcard-writer", daemon=True
        )
        self.writer.start()

    async def migrate(self) -> None:
        """Bring the file up to date, as opening it does."""
        await self.open()

    async def close(self) -> None:
        """Write what is waiting, and let go."""
        if self.writer is not None:
            self.inbox.put(None)
            await asyncio.to_thread(self.writer.join)
        await self._in_reader(self.engine.dispose)
        self.reader.shutdown()

    async def append(self, batch: Batch) -> None:
        """Hand it to the writer, and wait until it is on the disk."""
        waiting = Waiting(batch, asyncio.get_running_loop())
        self.inbox.put(waiting)
        await waiting.done

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

    # -------------------------------------------------------------- in the writer's thread

    def _write_on(self, connection: sqlite3.Connection) -> None:
        closing = False
        while not closing:
            waiting, closing = self._all_waiting()
            if waiting:
                self._commit(connection, waiting)
        connection.close()

    def _all_waiting(self) -> tuple[list[Waiting], bool]:
        """Everything that waits, after waiting for something; and whether it is time to close."""
        found: list[Waiting] = []
        first = self.inbox.get()
        while first is not None:
            found.append(first)
            if len(found) == MOST_AT_ONCE:
                return found, False
            try:
                first = self.inbox.get_nowait()
            except queue.Empty:
                return found, False
        return found, True

    def _commit(self, connection: sqlite3.Connection, waiting: list[Waiting]) -> None:
        error = write_all(connection, [one.batch for one in waiting])
        if error is not None and len(waiting) > 1:
            for one in waiting:  # one of them may be at fault: each for itself
                self._commit(connection, [one])
            return
        waiting[0].loop.call_soon_threadsafe(tell_all, waiting, error)


def tell_all(waiting: list[Waiting], error: Exception | None) -> None:
    """On the loop: these are written, or they are not."""
    for one in waiting:
        one.tell(error)


def plainly(error: OSError | sa.exc.DBAPIError | sqlite3.Error) -> str:
    """What is wrong, in the words of the system or of SQLite."""
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
    return connection


def set_to_wal(connection: sqlite3.Connection, until: float) -> None:
    """Somebody else may be reading: SQLite does not wait for that by itself when the journal changes."""
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)


def write_all(connection: sqlite3.Connection, batches: list[Batch]) -> Exception | None:
    """All of it in one transaction, or nothing and why."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        rows = [row for batch in batches for row in rows_of(batch)]
        while rows:
            count = next(count for count in ROWS if count <= len(rows))
            some, rows = rows[:count], rows[count:]
            connection.execute(INSERTS[count], [value for row in some for value in row])
        for batch in batches:
            if batch.line is not None or batch.phase is not None:
                connection.execute(TELL, (batch.entries[-1].at, batch.line, batch.phase, batch.code))
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return NotStored(str(error))
    return None
