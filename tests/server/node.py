"""A real `lastcard serve` in a process of its own: started, killed, started again on the same database."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import asyncpg

from lastcard.server.store.entries import LogEntry
from tests.server.guest import fetch

PATIENCE = 60.0
"""Seconds that a server may take to end; far more than it takes."""

FAST = ("--pace", "0.01", "--limits", "0")
"""No pauses to speak of, and nobody is too fast."""


class Node:
    """A server. Its log is kept in a file, and so is its database, if it is not said where that is."""

    def __init__(self, folder: Path, *options: str, database: str = "", **environment: str) -> None:
        self.folder = folder
        self.database = database or str(folder / "tables.sqlite3")
        self.options = options
        self.environment = {**os.environ, **environment}
        self.log = folder / "server.log"
        self.address = ""
        self.limit = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Node:
        """Start it; returns when it has said its address."""
        command = [sys.executable, "-m", "lastcard", "serve", "--port", "0", "--database", self.database]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*self._limited(), *command, "--log", "info", *self.options],
                stdout=subprocess.PIPE, stderr=log, text=True, env=self.environment,
            )  # fmt: skip
        assert self.process.stdout is not None
        said = self.process.stdout.readline().strip()
        assert said.startswith("http://"), f"no address, but {said!r}: {self.log.read_text()}"
        self.address = said.replace("localhost", "127.0.0.1")
        return self

    def _limited(self) -> list[str]:
        """No file may grow beyond so many blocks of 512 bytes, as if the disk were full then."""
        return ["sh", "-c", f'ulimit -S -f {self.limit}; exec "$@"', "sh"] if self.limit else []

    def stop(self) -> int:
        """End it in good order; what it returned."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        assert self.process is not None
        self.process.kill()
        self._ended()

    def _ended(self) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process = None
        return code

    def again(self) -> Node:
        """Kill it, and start it anew on the same database."""
        self.kill()
        return self.start()

    def bot_workers(self) -> list[int]:
        """The processes in which its bots think, by their numbers."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        numbers = [int(child) for file in children for child in file.read_text().split()]
        return [child for child in numbers if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def entries(self, code: str) -> list[LogEntry]:
        """The log of a table, as it is in the file or the database."""
        if self.database.startswith("postgresql:"):
            with ThreadPoolExecutor(1) as elsewhere:
                return elsewhere.submit(asyncio.run, stored(self.database, code)).result()
        with closing(sqlite3.connect(self.database)) as connection:
            wanted = "SELECT number, at, seat, what, text, by FROM log WHERE code = ? ORDER BY number"
            return [LogEntry(*row) for row in connection.execute(wanted, (code,))]

    def copy(self, code: str, times: int) -> None:
        """Put copies of a table beside it, each under a code of its own."""
        with closing(sqlite3.connect(self.database)) as connection:
            for table, target in (("tables", "tables"), ("log", "settled")):
                columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
                others = ", ".join(column for column in columns if column != "code")
                copied = (
                    f"INSERT INTO {target} (code, {others}) SELECT ?, {others} FROM {table} WHERE code = ?"
                )
                connection.executemany(copied, [(f"copy{at}", code) for at in range(times)])
            connection.commit()

    def metric(self, name: str) -> float:
        """What the server has counted under this name."""
        lines = fetch(self.address, "metrics").text.splitlines()
        return float(next(line for line in lines if line.startswith(f"{name} ")).split()[1])


async def stored(url: str, code: str) -> list[LogEntry]:
    """The log of a table in a database."""
    connection = await asyncpg.connect(url)
    try:
        wanted = "SELECT number, at, seat, what, text, by FROM log WHERE code = $1 ORDER BY number"
        return [LogEntry(*row) for row in await connection.fetch(wanted, code)]
    finally:
        await connection.close()


@contextmanager
def running(folder: Path, *options: str, **more: str) -> Iterator[Node]:
    """A server for a while."""
    node = Node(folder, *options, **more).start()
    try:
        yield node
    finally:
        if node.process is not None:
            node.stop()
