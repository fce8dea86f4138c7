"""`lastcard migrate`, `dump` and `restore`: upgrade, back up and restore the database."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated

import msgspec

from lastcard.cli.arguments import CommandError
from lastcard.cli.serve import named
from lastcard.server.launch import default_database
from lastcard.server.store.drivers import store_for
from lastcard.server.store.entries import Batch, LeaseLost, LogEntry, NotStored, TableRow

Database = Annotated[str, named("DATABASE")]


def migrate(*, database: Database = "") -> None:
    """Bring a database up to date; a file is brought up to date by itself.

    Parameters
    ----------
    database
        A file, or postgresql://user@host/name. The file in your data directory if not said.
    """
    asyncio.run(_told(_migrate(database or default_database())))


async def _told(work: Coroutine[None, None, None]) -> None:
    """Await the work; turn an error of the store into one sentence."""
    try:
        await work
    except (NotStored, LeaseLost) as error:
        raise CommandError(str(error)) from None
    except OSError as error:
        raise CommandError(f"{error.filename} cannot be written: {error.strerror}") from None


async def _migrate(url: str) -> None:
    store = store_for(url)
    await store.migrate()
    await store.close()


def dump(path: Path | None = None, *, database: Database = "") -> None:
    """Write all tables as lines of JSON: a backup that any version can read.

    Classes and their tables are left out: nothing of a lesson outlasts it.

    Parameters
    ----------
    path
        A file; standard output if not said.
    database
        A file, or postgresql://user@host/name. The file in your data directory if not said.
    """
    asyncio.run(_told(_dump(database or default_database(), path)))


async def _dump(url: str, path: Path | None) -> None:
    store = store_for(url)
    await store.open()
    out = sys.stdout if path is None else path.open("w", encoding="utf-8")
    try:
        out.write(json.dumps({"lastcard": 1}) + "\n")
        lessons = await store.class_tables()
        for code in [code for code in await store.codes() if code not in lessons]:
            kept = await store.find(code)
            entries = await store.entries(code)
            out.write(msgspec.json.encode({"table": kept, "log": entries}).decode() + "\n")
    finally:
        if path is not None:
            out.close()
        await store.close()


class Dumped(msgspec.Struct):
    """One line of a backup."""

    table: TableRow
    log: list[LogEntry]


def restore(path: Path, *, database: Database = "") -> None:
    """Read tables from a backup into a database that does not have them yet.

    Parameters
    ----------
    path
        A file that `lastcard dump` wrote.
    database
        A file, or postgresql://user@host/name. The file in your data directory if not said.
    """
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise CommandError(f"{path} cannot be read: {error}") from None
    if not lines or lines[0] != json.dumps({"lastcard": 1}):
        raise CommandError(f"{path} is not a backup of Lastcard")
    try:
        tables = [msgspec.json.decode(line, type=Dumped) for line in lines[1:]]
    except msgspec.DecodeError as error:
        raise CommandError(f"{path} is damaged: {error}") from None
    asyncio.run(_told(_restore(database or default_database(), tables)))


async def _restore(url: str, tables: list[Dumped]) -> None:
    store = store_for(url)
    await store.open()
    try:
        there = set(await store.codes())
        twice = [one.table.code for one in tables if one.table.code in there]
        if twice:
            raise CommandError(f"the database has table {twice[0]} already; nothing was restored")
        for one in tables:
            kept = msgspec.structs.replace(one.table, node="", until=0, epoch=0)
            await store.add(kept)
            if one.log:
                await store.append(Batch(kept.code, 0, one.log, kept.line, kept.phase))
    finally:
        await store.close()
