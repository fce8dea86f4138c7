"""Killed in the middle of play, again and again: no move that anybody saw is lost, and all tables come back.

`LASTCARD_KILLS` says how often; 3 times if not said.
"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing

import pytest

import lastcard
from lastcard.server.store.drivers import store_for
from tests.server.guest import Guest, all_leave, make, record_text, sit
from tests.server.node import FAST, Node, running
from tests.server.parts import postgres

KILLS = int(os.environ.get("LASTCARD_KILLS", "3"))
TABLES = 50


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where the tables are kept; a file of the server's own if it is not said."""
    if request.param == "sqlite":
        yield ""
        return
    with postgres() as url:
        asyncio.run(migrated(url))
        yield url


async def migrated(url: str) -> None:
    """Bring an empty database up to date."""
    store = store_for(url)
    await store.migrate()
    await store.close()


@pytest.fixture
def mortal(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server that will be killed."""
    name = ("--node", "mortal")
    with running(tmp_path_factory.mktemp("mortal"), *FAST, *name, database=database) as started:
        yield started


def seated(address: str, at: int) -> list[Guest]:
    """A table of two people and sometimes a bot, at some game."""
    game = ("schwupps", "math-attack", "multiplication", "frantic")[at % 4]
    chairs = "pp" if game == "math-attack" else "ppb"
    made = make(address, game, chairs, "Ada", terms={"hints": True}, series=99)
    ben = sit(address, made["code"], "Ben")
    return [Guest(address, one["code"], one["token"]) for one in (made, ben)]


async def play_on(guest: Guest, rng: random.Random) -> None:
    """Play until the server is gone; when a game is over, another one."""
    while guest.closed is None:
        await guest.play(rng)
        if guest.closed is None:
            await guest.do("/again")
            await guest.until(lambda: not guest.is_over() or guest.closed is not None)


async def killed(node: Node, tables: list[list[Guest]], rng: random.Random) -> None:
    """Everybody comes, plays for a moment, and then there is no server any more."""
    everybody = [guest for guests in tables for guest in guests]
    for guest in everybody:
        guest.address = node.address
        await guest.join(since=guest.number)
        assert guest.left is None
    before = sum(guest.number for guest in everybody)
    playing = [asyncio.create_task(play_on(guest, random.Random(rng.random()))) for guest in everybody]
    while sum(guest.number for guest in everybody) < before + 4 * len(everybody):
        await asyncio.sleep(0.02)
    await asyncio.sleep(rng.random() / 10)
    node.kill()
    await asyncio.gather(*playing, return_exceptions=True)
    await all_leave(*everybody)


def check(node: Node, tables: list[list[Guest]]) -> None:
    """All that anybody was told is in the log, as it was told."""
    for guests in tables:
        log = {entry.number: entry for entry in node.entries(guests[0].code)}
        assert list(log) == list(range(1, len(log) + 1))
        for guest in guests:
            assert guest.number <= len(log)
            for step in guest.steps:
                assert (log[step["n"]].seat, log[step["n"]].at) == (step["seat"], step["at"])


def test_no_move_that_anybody_saw_is_lost_when_the_server_is_killed(mortal: Node) -> None:
    async def try_it() -> list[list[Guest]]:
        rng = random.Random(1)
        tables = [await asyncio.to_thread(seated, mortal.address, at) for at in range(TABLES)]
        for round_ in range(KILLS):
            await killed(mortal, tables, rng)
            check(mortal, tables)
            mortal.start()
        await come_back(mortal, tables)
        return tables

    tables = asyncio.run(try_it())
    for guests in tables:
        for game in range(1, guests[0].table["game_number"]):
            assert lastcard.verify(record_text(mortal.address, guests[0].code, game))


async def come_back(node: Node, tables: list[list[Guest]]) -> None:
    """Every table is there again, at the number of its log, and goes on."""
    for guests in tables:
        stored = len(node.entries(guests[0].code))
        for guest in guests:
            guest.address = node.address
            await guest.join(since=guest.number)
            assert guest.number >= stored
            assert (await guest.do("/say wave"))["t"] == "update"
        await all_leave(*guests)


def killed_in_play(node: Node, copies: int) -> None:
    """A table in play, the server killed, and so many copies of the table in its database."""
    guests = seated(node.address, 0)

    async def begin() -> None:
        for guest in guests:
            await guest.join()
        await asyncio.gather(*(guest.play(random.Random(1), upto=40) for guest in guests))
        await all_leave(*guests)

    asyncio.run(begin())
    node.kill()
    node.copy(guests[0].code, copies)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_thousand_tables_come_back_in_a_moment(mortal: Node) -> None:
    """Copies of one table in play stand in for a thousand. The limit is generous: the aim is two seconds."""
    killed_in_play(mortal, copies=999)
    started = time.monotonic()
    mortal.start()
    took = time.monotonic() - started
    assert took < 60
    assert mortal.metric("lastcard_tables") == 1000


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_log_that_cannot_be_played_keeps_only_its_own_table_away(mortal: Node) -> None:
    killed_in_play(mortal, copies=2)
    with closing(sqlite3.connect(mortal.database)) as connection, connection:
        connection.execute("UPDATE settled SET text = 'nonsense' WHERE code = 'copy1' AND what = 'move'")
    mortal.start()
    assert mortal.metric("lastcard_tables") == 2
    assert "table not brought back" in mortal.log.read_text()
