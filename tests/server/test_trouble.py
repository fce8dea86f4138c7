"""When something is wrong: a spectator who stalls, a disk that is full, a database that does not answer."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import websockets.asyncio.client as ws

from lastcard.server.connection.socket_ends import Socket
from lastcard.server.services import Services
from lastcard.server.store.entries import NotStored
from lastcard.server.store.sqlite_store import SqliteStore
from lastcard.server.viewers.viewer import MOST_MESSAGES, MOST_OWED, Viewer
from lastcard.server.wire import SitRequest
from tests.server.guest import (
    PATIENCE,
    UNHURRIED,
    Guest,
    all_leave,
    all_play,
    company,
    fetch,
    post,
    socket_of,
)
from tests.server.node import FAST, Node
from tests.server.test_worlds import dealt

SMALL = 700
"""Blocks of 512 bytes that a file may have: room for the database, and for some moves."""


# ------------------------------------------------------------------ somebody who does not read


def deaf(address: str) -> socket.socket:
    """A connection with as little room as there can be."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect((urlsplit(address).hostname, urlsplit(address).port))
    return line


def test_a_spectator_who_never_reads_delays_nobody_and_catches_up(address: str) -> None:
    async def try_it() -> None:
        guests = await company(address, "frantic", "pppbbbbb", options={"limit": 1})
        line = deaf(address)
        stalled = await ws.connect(socket_of(address, guests[0].code), sock=line, max_queue=1, **UNHURRIED)
        await stalled.send(json.dumps({"t": "join", "says": True}))
        await all_play(guests)
        assert all(guest.is_over() for guest in guests)
        await reads_up_to(stalled, guests[0].number)
        await stalled.close()
        await all_leave(*guests)

    asyncio.run(try_it())


async def reads_up_to(stalled: ws.ClientConnection, number: int) -> None:
    """It reads at last, and hears how things stand now."""
    async with asyncio.timeout(PATIENCE):
        while json.loads(await stalled.recv())["number"] < number:
            pass


class Acceptor(Socket):
    """A line that takes nothing until it is opened."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.open = asyncio.Event()
        self.closed: tuple[int, str] | None = None

    def write(self, frame: bytes) -> bool:
        if not self.open.is_set():
            return False
        self.sent.append(frame)
        return True

    async def room(self) -> None:
        await self.open.wait()

    def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)


async def closed(door: Acceptor) -> None:
    """Wait until somebody has hung up."""
    async with asyncio.timeout(PATIENCE):
        while door.closed is None:
            await asyncio.sleep(0)


def test_what_piles_up_is_dropped_but_answers_are_kept() -> None:
    async def try_it() -> None:
        door = Acceptor()
        asked: list[int] = []
        viewer = Viewer(door, 0, lambda: asked.append(1))
        for number in range(3 * MOST_MESSAGES):
            viewer.post(b"news %d" % number, b"answer %d" % number if number % 10 == 0 else b"")
            await asyncio.sleep(0)
        assert not viewer.catch_up()
        door.open.set()
        async with asyncio.timeout(PATIENCE):
            while not asked:
                await asyncio.sleep(0)
        assert asked == [1]
        assert viewer.catch_up()
        assert not viewer.catch_up()
        viewer.post(b"whole")
        await asyncio.sleep(0.01)
        answers = [b"answer %d" % number for number in range(0, 3 * MOST_MESSAGES, 10)]
        assert door.sent == [*answers, b"whole"]
        viewer.dismiss("replaced")
        await closed(door)
        assert door.closed == (1000, "replaced")

    asyncio.run(try_it())


def test_who_asks_on_and_on_and_never_listens_has_to_go() -> None:
    async def try_it() -> None:
        door = Acceptor()
        viewer = Viewer(door, 0)
        for number in range(MOST_MESSAGES + MOST_OWED + 3):
            viewer.post(b"answer", b"answer")
            await asyncio.sleep(0)
        assert viewer.closing == (1008, "too-fast")
        door.open.set()
        await closed(door)
        assert b"left-too-fast" in door.sent[-1]
        assert door.closed == (1008, "too-fast")

    asyncio.run(try_it())


def test_who_waits_for_a_chair_at_a_table_that_is_closed_is_told(tmp_path: Path) -> None:
    async def try_it() -> None:
        table = dealt(
            "math-attack", Services(SqliteStore(str(tmp_path / "tables.sqlite3"))), random.Random(1)
        )
        table.audience.viewers.clear()
        waiting = asyncio.create_task(table.sit(SitRequest("Cy")))
        await asyncio.sleep(0)
        assert len(table.inbox.commands) == 1
        await table.close()
        with pytest.raises(NotStored, match="closed"):
            await asyncio.wait_for(waiting, PATIENCE)

    asyncio.run(try_it())


# ------------------------------------------------------------------ a store that does not take it


@pytest.fixture
def cramped(tmp_path: Path) -> Iterator[Node]:
    """A server with little room on its disk."""
    node = Node(tmp_path, *FAST)
    node.limit = SMALL
    node.start()
    yield node
    node.stop()


def make_room(node: Node) -> None:
    """Files may grow again."""
    assert node.process is not None
    resource.prlimit(
        node.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    )


def test_a_full_disk_refuses_moves_and_play_goes_on_when_there_is_room(cramped: Node) -> None:
    async def try_it() -> None:
        ada, ben = await company(cramped.address, "schwupps", "pp")
        answer = await until_full(ada)
        assert (answer["code"], answer["clause"], answer["words"]["key"]) == (
            "not-stored", "table", "clause.table.not-stored",
        )  # fmt: skip
        mover, move = await until_refused(ada, ben)
        assert nothing_is_told_that_is_not_stored(cramped, ada, ben)
        make_room(cramped)
        assert (await mover.do(move))["t"] == "update"
        await all_play([ada, ben])
        assert nothing_is_told_that_is_not_stored(cramped, ada, ben)
        await all_leave(ada, ben)

    asyncio.run(try_it())


async def until_full(guest: Guest) -> dict[str, Any]:
    """Talk until the disk is full; how that was refused."""
    while True:
        answer = await guest.do("/say wave")
        if answer["t"] != "update":
            return answer


async def until_refused(*guests: Guest) -> tuple[Guest, str]:
    """Play until a move is not stored: who made it, and which."""
    while True:
        mover = guests[guests[0].view["to_act"][0]]
        move = (mover.moves or [])[0]
        if (await mover.do(move)).get("code") == "not-stored":
            return mover, move
        for guest in guests:
            await guest.reaches(mover.number)


def nothing_is_told_that_is_not_stored(node: Node, *guests: Guest) -> bool:
    """Whatever anybody was told is in the log, at the number and time it was told with."""
    log = {entry.number: entry.at for entry in node.entries(guests[0].code)}
    return all(log[step["n"]] == step["at"] for guest in guests for step in guest.steps)


def test_a_database_that_does_not_answer_refuses_moves_until_it_does(node: Node) -> None:
    async def try_it() -> None:
        ada, ben = await company(node.address, "math-attack", "pp", terms={"think": 3600})
        mover, other = sorted((ada, ben), key=lambda guest: not guest.may_act())
        told, timer = len(other.steps), mover.timer
        with closing(sqlite3.connect(node.database, isolation_level=None)) as lock:
            lock.execute("BEGIN EXCLUSIVE")
            assert (await mover.do((mover.moves or [])[0]))["code"] == "not-stored"
            answer = await asyncio.to_thread(post, node.address, "api/tables", NEW)
            assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")
            health = await asyncio.to_thread(fetch, node.address, "health")
            assert health.status_code == 200
            lock.execute("ROLLBACK")
        assert len(other.steps) == told
        assert mover.timer["decision"] == timer["decision"]
        assert mover.timer["until"] >= timer["until"]
        assert (await mover.do((mover.moves or [])[0]))["t"] == "update"
        await other.until(lambda: len(other.steps) > told)
        assert nothing_is_told_that_is_not_stored(node, ada, ben)
        await all_leave(ada, ben)

    asyncio.run(try_it())


NEW = {"game": "schwupps", "chairs": [{}, {}], "name": "Ada"}


def test_who_leaves_or_comes_back_while_nothing_is_stored_still_has_the_seat(node: Node) -> None:
    async def try_it() -> None:
        ada, ben = await company(node.address, "math-attack", "pp", terms={"grace": 20})
        await ben.leave()
        await ada.until(lambda: ada.table["seats"][1]["away"])
        with closing(sqlite3.connect(node.database, isolation_level=None)) as lock:
            lock.execute("BEGIN EXCLUSIVE")
            await ben.join()
            assert (await ada.do("/leave"))["code"] == "not-stored"
            assert ada.you == 0
            lock.execute("ROLLBACK")
        await ada.until(lambda: not ada.table["seats"][1]["away"])
        assert (await ada.do("/say wave"))["t"] == "update"
        await all_leave(ada, ben)

    asyncio.run(try_it())
