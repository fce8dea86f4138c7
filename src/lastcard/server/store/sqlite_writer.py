"""Writes to an SQLite file in a thread: takes all batches that wait, and commits them at once."""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import time
from typing import Any

from msgspec.structs import astuple

from lastcard.server.store.entries import Batch, NotStored, Waiting

logger = logging.getLogger("lastcard.store")

ADD = "INSERT INTO fresh (code, number, at, seat, what, text, by) VALUES "
ROW = "(?, ?, ?, ?, ?, ?, ?)"
COLUMNS = 7
TELL = "UPDATE tables SET updated = ?, line = coalesce(?, line), phase = coalesce(?, phase) WHERE code = ?"
NEWEST = "SELECT max(id) FROM fresh"
LAST_OF = "SELECT max(number) FROM log WHERE code = ?"
MOST_AT_ONCE = 512

MANY = 16
PAUSE = 0.002
"""Where many batches came at once, others will soon follow: the writer waits so many seconds for them, as one
commit for all takes less than two. At a quiet table nobody waits. (ADR 0023)"""

NEWEST_ROW = "SELECT * FROM fresh ORDER BY id DESC LIMIT 1"
SETTLE = """INSERT INTO settled SELECT code, number, at, seat, what, text, by FROM fresh
WHERE id < ? ORDER BY code, number"""
MOST_FRESH = 8000
"""So many entries may wait to be settled. The more, the less each costs; looking through them takes half a
millisecond, settling them some fifteen. (ADR 0023)"""
MOST_KNOWN = 10_000
"""Of so many tables the writer may know where their logs end."""

ROWS = (64, 48, 32, 24, 16, 12, 8, 6, 4, 3, 2, 1)
"""Rows of one statement. Each lets go of the interpreter once, and has to wait for it afterwards, so there
are large ones; each is kept ready, some 700 bytes a row, so there is not one for every number.
(ADR 0023)"""
INSERTS = {count: ADD + ", ".join([ROW] * count) for count in ROWS}


class WriterLoop:
    """Writes batches from a queue until it finds None, and reports each on the event loop."""

    def __init__(
        self,
        writer: SqliteWriter,
        inbox: queue.SimpleQueue[list[Waiting] | None],
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        self.writer = writer
        self.inbox = inbox
        self.loop = loop
        self.busy = False
        """Were there many batches the last time?"""

    def write_on(self) -> None:
        """Write batches until the queue is closed."""
        closing = False
        while not closing:
            waiting, closing = self._all_waiting()
            self.busy = len(waiting) >= MANY
            if waiting:
                self._commit(waiting)
            if closing or self.writer.fresh > MOST_FRESH:
                self.writer.settle()
        self.writer.connection.close()

    def _all_waiting(self) -> tuple[list[Waiting], bool]:
        """Wait for batches, and take all that are there; and whether the queue is closed."""
        found: list[Waiting] = []
        first = self.inbox.get()
        if self.busy:
            time.sleep(PAUSE)
        while first is not None:
            found += first
            if len(found) >= MOST_AT_ONCE or self.inbox.empty():
                return found, False
            first = self.inbox.get()
        return found, True

    def _commit(self, waiting: list[Waiting]) -> None:
        error = self.writer.write([batch for batch, then in waiting])
        if error is not None and len(waiting) > 1:
            for one in waiting:  # one of them may be at fault: each for itself
                self._commit([one])
            return
        self.loop.call_soon_threadsafe(tell_all, waiting, error)


def tell_all(waiting: list[Waiting], error: Exception | None) -> None:
    """Call everybody who waits for these batches; runs on the event loop."""
    for batch, then in waiting:
        then(error)


class ForeignWrite(NotStored):
    """Another process has written to the file, so what is known of the ends of the logs is wrong."""


class SqliteWriter:
    """Appends entries in the order in which they come, and sorts them by table now and then.

    A page of the file is written whole. In the order of the log, in which each table has pages of its own,
    every move would be a page or two; in the order of time all moves of a moment share one.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.fresh = 0
        """Entries written since they were last sorted."""
        self.newest: int | None = None
        """The newest entry, if we have looked. What we write follows it, unless somebody else writes, too."""
        self.last: dict[str, int] = {}
        """The last number at each table, as far as it is known."""

    def write(self, batches: list[Batch]) -> Exception | None:
        """Write batches in one transaction; the error if nothing was written."""
        try:
            try:
                self._write(batches)
            except ForeignWrite:
                self._forget()
                self._write(batches)
        except (sqlite3.Error, NotStored) as error:
            self._forget()
            return error if isinstance(error, NotStored) else NotStored(str(error))
        self.fresh += sum(len(batch.entries) for batch in batches)
        return None

    def _write(self, batches: list[Batch]) -> None:
        run = self.connection.execute
        run("BEGIN IMMEDIATE")
        if self.newest is None:
            ((newest,),) = run(NEWEST)
            self.newest = newest or 0
        values: list[Any] = []
        for batch in batches:
            self._go_on(batch, values)
        self._add(values)
        for batch in batches:
            if batch.line is not None or batch.phase is not None:
                run(TELL, (batch.entries[-1].at, batch.line, batch.phase, batch.code))
        run("COMMIT")

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
        """Write these values, and empty the list; raises ForeignWrite."""
        at, rows = 0, len(values) // COLUMNS
        while rows:
            count = next(count for count in ROWS if count <= rows)
            added = self.connection.execute(INSERTS[count], values[at : at + COLUMNS * count])
            self.newest = (self.newest or 0) + count
            if added.lastrowid != self.newest:
                raise ForeignWrite
            at, rows = at + COLUMNS * count, rows - count
        values.clear()

    def settle(self) -> None:
        """Sort the fresh entries by table; if that fails, it is tried again later."""
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
        """Forget what is known of the file, because nothing was written."""
        self.newest = None
        self.last.clear()
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")
