"""Tables in one SQLite file: one writer thread takes everything that waits and commits it at once."""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from msgspec.structs import astuple

from lastcard.server.store import Batch, NotStored, Store, Then
from lastcard.server.store.migrate import bring_up_to_date
from lastcard.server.store.schema import fresh, settled

logger = logging.getLogger("lastcard.store")

ADD = "INSERT INTO fresh (code, number, at, seat, what, text, by) VALUES "
ROW = "(?, ?, ?, ?, ?, ?, ?)"
COLUMNS = 7
TELL = "UPDATE tables SET updated = ?, line = coalesce(?, line), phase = coalesce(?, phase) WHERE code = ?"
NEWEST = "SELECT max(id) FROM fresh"
LAST_OF = "SELECT max(number) FROM log WHERE code = ?"
MOST_AT_ONCE = 512

NEWEST_ROW = "SELECT * FROM fresh ORDER BY id DESC LIMIT 1"
SETTLE = """INSERT INTO settled SELECT code, number, at, seat, what, text, by FROM fresh
WHERE id < ? ORDER BY code, number"""
MOST_FRESH = 2000
"""So many entries may wait to be settled: settling takes some milliseconds, looking through them one."""
MOST_KNOWN = 10_000
"""Of so many tables the writer may know where their logs end."""

ROWS = (64, 48, 32, 24, 16, 12, 8, 6, 4, 3, 2, 1)
"""Rows of one statement. Each lets go of the interpreter once, and has to wait for it afterwards, so there
are large ones; each is kept ready, some 700 bytes a row, so there is not one for every number."""
INSERTS = {count: ADD + ", ".join([ROW] * count) for count in ROWS}

PATIENCE = 5.0
"""Seconds to wait for somebody else who uses the file."""

Waiting = tuple[Batch, Then]
"""A batch on its way to the disk, and who waits for it."""


class SqliteStore(Store):
    """WAL, `synchronous=FULL`: a commit is on the disk before anybody hears of it."""

    logged = (fresh, settled)  # in the order in which an entry goes through them

    def __init__(self, path: str) -> None:
        self.path = path
        self.url = f"sqlite:///{path}"
        self.inbox: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.loop: asyncio.AbstractEventLoop | None = None
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
            pen = Pen(await self._in_reader(writing, self.path))
            await self._in_reader(pen.settle)
        except (OSError, sa.exc.DBAPIError, sqlite3.Error) as error:
            raise NotStored(f"the database {self.path} cannot be opened: {plainly(error)}") from None
        self.loop = asyncio.get_running_loop()
        self.writer = threading.Thread(target=self._write_on, args=[pen], name="lastcard-writer", daemon=True)
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

    def hand_over(self, batch: Batch, then: Then) -> None:
        """Hand it to the writer."""
        self.inbox.put((batch, then))

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

    def _write_on(self, pen: Pen) -> None:
        closing = False
        while not closing:
            waiting, closing = self._all_waiting()
            if waiting:
                self._commit(pen, waiting)
            if closing or pen.fresh > MOST_FRESH:
                pen.settle()
        pen.connection.close()

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

    def _commit(self, pen: Pen, waiting: list[Waiting]) -> None:
        error = pen.write([batch for batch, then in waiting])
        if error is not None and len(waiting) > 1:
            for one in waiting:  # one of them may be at fault: each for itself
                self._commit(pen, [one])
            return
        assert self.loop is not None
        self.loop.call_soon_threadsafe(tell_all, waiting, error)


def tell_all(waiting: list[Waiting], error: Exception | None) -> None:
    """On the loop: these are written, or they are not."""
    for batch, then in waiting:
        then(error)


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


class Pen:
    """Writes entries where they come, one after the other, and now and then puts them in order by table.

    A page of the file is written whole. In the order of the log, in which each table has pages of its own,
    every move would be a page or two; in the order of time all moves of a moment share one.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.fresh = 0
        """Entries written since they were last put in order."""
        self.newest: int | None = None
        """The newest entry, if it is ours; if it is not, somebody else writes."""
        self.last: dict[str, int] = {}
        """The last number at each table, as far as it is known."""

    def write(self, batches: list[Batch]) -> Exception | None:
        """All of it in one transaction, or nothing and why."""
        run = self.connection.execute
        try:
            run("BEGIN IMMEDIATE")
            self._see_who_wrote()
            values: list[Any] = []
            for batch in batches:
                self._go_on(batch, values)
            self._add(values)
            for batch in batches:
                if batch.line is not None or batch.phase is not None:
                    run(TELL, (batch.entries[-1].at, batch.line, batch.phase, batch.code))
            run("COMMIT")
        except (sqlite3.Error, NotStored) as error:
            self._forget()
            return error if isinstance(error, NotStored) else NotStored(str(error))
        self.fresh += sum(len(batch.entries) for batch in batches)
        return None

    def _see_who_wrote(self) -> None:
        """Does somebody else write to this file? Then we do not know where any log ends."""
        ((newest,),) = self.connection.execute(NEWEST)
        if newest != self.newest:
            self.newest = newest
            self.last.clear()

    def _go_on(self, batch: Batch, values: list[Any]) -> None:
        """Add the values of a batch, which has to go on where the log of its table ends."""
        code, entries = batch.code, batch.entries
        last = self.last.get(code)
        if last != entries[0].number - 1:
            self._add(values)  # so that what is written so far is looked at, too
            ((last,),) = self.connection.execute(LAST_OF, [code])
        last = last or 0
        for entry in entries:
            if entry.number != last + 1:
                raise NotStored(f"{code}: {entry.number} does not follow {last}")
            last = entry.number
            values.append(code)
            values += astuple(entry)
        self.last[code] = last

    def _add(self, values: list[Any]) -> None:
        """Write these values, and have none left."""
        at, rows = 0, len(values) // COLUMNS
        while rows:
            count = next(count for count in ROWS if count <= rows)
            added = self.connection.execute(INSERTS[count], values[at : at + COLUMNS * count])
            self.newest = added.lastrowid
            at, rows = at + COLUMNS * count, rows - count
        values.clear()

    def settle(self) -> None:
        """Put what is fresh in order by table; if that cannot be done now, later."""
        self.fresh = 0
        if len(self.last) > MOST_KNOWN:
            self.last.clear()
        run = self.connection.execute
        try:
            run("BEGIN IMMEDIATE")
            for newest in run(NEWEST_ROW).fetchall():  # it stays, so that its number is not used again
                run(SETTLE, newest[:1])
                run("DELETE FROM fresh")
                run("INSERT INTO fresh VALUES (?, ?, ?, ?, ?, ?, ?, ?)", newest)
            run("COMMIT")
        except sqlite3.Error as error:
            logger.error("not settled", extra={"why": str(error)})
            self._forget()

    def _forget(self) -> None:
        """Nothing was written."""
        self.newest = None
        self.last.clear()
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")
