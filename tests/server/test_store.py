"""Both stores do the same: what they have taken is kept, once, and only from a table's owner."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from lastcard.server.store import sqlite_store, sqlite_writer
from lastcard.server.store.abstract_store import Store
from lastcard.server.store.drivers import store_for
from lastcard.server.store.entries import Batch, LeaseLost, LogEntry, NotStored, TableRow
from lastcard.server.store.postgres_store import PostgresStore
from lastcard.server.store.schema import log, metadata
from lastcard.server.store.sqlite_store import SqliteStore
from tests.server.parts import postgres


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("store")
    if request.param == "sqlite":
        yield str(folder / "deeper" / "tables.sqlite3")
        return
    with postgres(folder) as url:
        asyncio.run(migrated(url))
        yield url


async def migrated(url: str) -> None:
    store = PostgresStore(url)
    await store.migrate()
    await store.close()


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = store_for(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def run(address: str, test: Callable[[Store], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with opened(address) as store:
            await test(store)

    asyncio.run(inside())


def test_the_steps_lead_to_the_tables_that_are_declared(address: str) -> None:
    async def look(store: Store) -> None:
        if isinstance(store, SqliteStore):
            with store.engine.connect() as connection:
                assert missing(connection) == []
        else:
            assert isinstance(store, PostgresStore)
            async with store.engine.connect() as reached:
                assert await reached.run_sync(missing) == []

    run(address, look)


def missing(connection: sa.Connection) -> list[Any]:
    """What Alembic would change to make a database like the declared one; a view it does not know."""
    parts = ("log", "fresh", "settled") if connection.dialect.name == "sqlite" else ()
    options = {"include_object": lambda found, name, *others: name not in parts}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


def test_the_log_of_a_file_is_two_relations_seen_as_the_one_that_is_declared(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        with store.engine.connect() as connection:
            seen = sa.inspect(connection)
            assert [column["name"] for column in seen.get_columns("log")] == log.c.keys()
            assert [column["name"] for column in seen.get_columns("settled")] == log.c.keys()
            assert seen.get_pk_constraint("settled")["constrained_columns"] == ["code", "number"]
            assert [column["name"] for column in seen.get_columns("fresh")] == ["id", *log.c.keys()]

    run(str(tmp_path / "tables.sqlite3"), look)


def kept(code: str, **more: Any) -> TableRow:
    return TableRow(code, 1, 1, "{}", "{}", more.pop("phase", "gathering"), more.pop("listed", False), **more)


def move(number: int, text: str = "b7") -> LogEntry:
    return LogEntry(number, 1000 + number, 0, "move", text)


def test_what_was_taken_is_there_after_opening_again(address: str) -> None:
    async def write(store: Store) -> None:
        await store.add(kept("again"))
        owned = await store.claim("again", "me")
        assert owned is not None
        await store.append(Batch("again", owned.epoch, [move(1), move(2, "×é🂡")], '{"x":1}', "playing"))

    async def read(store: Store) -> None:
        assert await store.entries("again") == [move(1), move(2, "×é🂡")]
        assert await store.entries("again", 1) == [move(2, "×é🂡")]
        found = await store.find("again")
        assert found is not None
        assert (found.line, found.phase, found.updated) == ('{"x":1}', "playing", 1002)

    run(address, write)
    run(address, read)


def test_many_tables_at_once_lose_nothing(address: str) -> None:
    async def test(store: Store) -> None:
        epochs: dict[str, int] = {}
        for table in range(20):
            await store.add(kept(f"many{table}"))
            owned = await store.claim(f"many{table}", "me")
            assert owned is not None
            epochs[owned.code] = owned.epoch

        async def play(code: str) -> None:
            for number in range(1, 31):
                await store.append(Batch(code, epochs[code], [move(number)]))

        await asyncio.gather(*[play(code) for code in epochs])
        for code in epochs:
            assert [entry.number for entry in await store.entries(code)] == list(range(1, 31))

    run(address, test)


def test_a_number_is_written_only_once(address: str) -> None:
    async def test(store: Store) -> None:
        await store.add(kept("once"))
        await store.add(kept("other"))
        for code in ("once", "other"):
            await store.claim(code, "me")
        await store.append(Batch("once", 1, [move(1, "first")]))
        second = store.append(Batch("once", 1, [move(2), move(1, "second")]))
        innocent = store.append(Batch("other", 1, [move(1)]))
        answers = await asyncio.gather(second, innocent, return_exceptions=True)
        assert isinstance(answers[0], NotStored | LeaseLost)
        assert answers[1] is None
        assert await store.entries("once") == [move(1, "first")]

    run(address, test)


def relations(path: str) -> tuple[list[str], list[str]]:
    """The texts in each part of a file's log."""
    with closing(sqlite3.connect(path)) as connection:
        fresh = connection.execute("SELECT text FROM fresh ORDER BY id").fetchall()
        settled = connection.execute("SELECT text FROM settled ORDER BY code, number").fetchall()
    return [text for (text,) in fresh], [text for (text,) in settled]


def test_what_is_fresh_is_settled_by_and_by_and_read_as_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All but the newest entry is put in order; the log says the same before and after."""
    path = str(tmp_path / "tables.sqlite3")
    monkeypatch.setattr(sqlite_writer, "MOST_FRESH", 5)

    async def test(store: Store) -> None:
        for number in range(1, 4):
            for code in ("b", "a"):
                await store.append(Batch(code, 0, [move(number, f"{code}{number}")]))
                assert [entry.number for entry in await store.entries(code)] == list(range(1, number + 1))
        await store.append(Batch("c", 0, [move(1, "c1")]))
        await store.append(Batch("a", 0, [move(4, "a4")]))
        assert relations(path) == (["a3", "c1", "a4"], ["a1", "a2", "b1", "b2", "b3"])
        logs = await store.logs(["a", "b", "c"])
        assert {code: [entry.text for entry in entries] for code, entries in logs.items()} == {
            "a": ["a1", "a2", "a3", "a4"],
            "b": ["b1", "b2", "b3"],
            "c": ["c1"],
        }
        await store.forget_tables(["a"])
        assert await store.entries("a") == []

    run(path, test)
    assert relations(path) == (["c1"], ["b1", "b2", "b3"])


def test_a_log_goes_on_where_it_ends_whoever_else_writes_to_the_file(tmp_path: Path) -> None:
    """Two servers on one file by mistake: neither writes over the other's moves."""
    path = str(tmp_path / "tables.sqlite3")

    async def test(store: Store) -> None:
        await store.append(Batch("ours", 0, [move(1, "one")]))
        async with opened(path) as other:
            await other.append(Batch("ours", 0, [move(2, "theirs")]))
            await other.append(Batch("else", 0, [move(1)]))
        with pytest.raises(NotStored, match="2 does not follow 2"):
            await store.append(Batch("ours", 0, [move(2, "late")]))
        with pytest.raises(NotStored, match="4 does not follow 2"):
            await store.append(Batch("ours", 0, [move(4)]))
        await store.append(Batch("ours", 0, [move(3, "three")]))
        assert [entry.text for entry in await store.entries("ours")] == ["one", "theirs", "three"]

    run(path, test)


def test_what_is_written_in_one_transaction_counts_for_the_rest_of_it(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.sqlite3")
    run(path, lambda store: asyncio.sleep(0))
    writes = sqlite_writer.SqliteWriter(sqlite_store.writing(path))
    with closing(writes.connection):
        twice = writes.write([Batch("same", 0, [move(1, "one")]), Batch("same", 0, [move(1, "other")])])
        assert str(twice) == "same: 1 does not follow 1"
        assert relations(path) == ([], [])
        assert writes.write([Batch("same", 0, [move(1, "one")]), Batch("same", 0, [move(2, "two")])]) is None
        assert relations(path) == (["one", "two"], [])


def test_a_code_that_was_forgotten_may_begin_anew(address: str) -> None:
    async def test(store: Store) -> None:
        for text in ("first", "second"):
            await store.add(kept("twice"))
            owned = await store.claim("twice", "me")
            assert owned is not None
            await store.append(Batch("twice", owned.epoch, [move(1, text)]))
            assert await store.entries("twice") == [move(1, text)]
            await store.forget_tables(["twice"])

    run(address, test)


def test_a_table_has_one_owner_at_a_time(address: str) -> None:
    async def test(store: Store) -> None:
        await store.add(kept("owned"))
        first = await store.claim("owned", "one")
        assert first is not None
        assert await store.claim("owned", "two") is None
        assert await store.is_owned("owned")
        assert (await store.renew("one"))["owned"] == first.epoch
        await store.release("owned", "one")
        assert not await store.is_owned("owned")
        second = await store.claim("owned", "two")
        assert second is not None
        assert second.epoch == first.epoch + 1

    run(address, test)


def test_a_former_owner_can_no_longer_write(address: str) -> None:
    if not address.startswith("postgres"):
        pytest.skip("one process owns an SQLite file: there is no other node")

    async def test(store: Store) -> None:
        await store.add(kept("fenced"))
        first = await store.claim("fenced", "one")
        await store.release("fenced", "one")
        second = await store.claim("fenced", "two")
        assert first is not None
        assert second is not None
        with pytest.raises(LeaseLost):
            await store.append(Batch("fenced", first.epoch, [move(1, "late")]))
        await store.append(Batch("fenced", second.epoch, [move(1, "mine")]))
        assert await store.entries("fenced") == [move(1, "mine")]

    run(address, test)


def test_only_listed_tables_that_go_on_are_listed(address: str) -> None:
    async def test(store: Store) -> None:
        await store.add(kept("shown", listed=True))
        await store.add(kept("hidden"))
        await store.add(kept("ended", listed=True, phase="over"))
        codes = [each.code for each in await store.listed()]
        assert "shown" in codes
        assert "hidden" not in codes
        assert "ended" not in codes

    run(address, test)


def test_a_new_file_is_ready_to_be_written_before_anybody_else_uses_it(tmp_path: Path) -> None:
    """Were the journal changed at the moment of a first write, the store might stay without a writer."""
    path = str(tmp_path / "new.sqlite3")

    async def open_it() -> str:
        store = store_for(path)
        await store.open()
        with closing(sqlite3.connect(path)) as connection:
            (journal,) = connection.execute("PRAGMA journal_mode").fetchone()
        await store.close()
        return str(journal)

    assert asyncio.run(open_it()) == "wal"
