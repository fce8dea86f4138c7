"""Two nodes on one PostgreSQL: either serves any table, and when one is killed the other goes on."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

import lastcard
from lastcard.server.store.drivers import store_for
from tests.server.guest import Guest, make, sit
from tests.server.node import FAST, Node
from tests.server.parts import nats, postgres


@pytest.fixture(scope="module", params=["postgres", "nats"])
def pair(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Node, Node]]:
    """Two nodes that know each other over a bus."""
    with ExitStack() as stack:
        url = stack.enter_context(postgres())
        folder = tmp_path_factory.mktemp("cluster")
        bus = stack.enter_context(nats(folder)) if request.param == "nats" else "postgres"
        asyncio.run(migrated(url))
        yield two_nodes(folder, url, bus, stack)


async def migrated(url: str) -> None:
    store = store_for(url)
    await store.migrate()
    await store.close()


def two_nodes(folder: Path, url: str, bus: str, stack: ExitStack) -> tuple[Node, Node]:
    nodes = []
    for name in ("one", "two"):
        (folder / name).mkdir()
        node = Node(folder / name, *FAST, "--bus", bus, database=url).start()
        stack.callback(stopped, node)
        nodes.append(node)
    return nodes[0], nodes[1]


def stopped(node: Node) -> None:
    """End a node that has not been killed."""
    if node.process is not None:
        node.stop()


async def log_of(url: str, code: str) -> list[tuple[int, str]]:
    """The numbers and texts of a table's log."""
    store = store_for(url)
    await store.open()
    entries = await store.entries(code)
    await store.close()
    return [(entry.number, entry.text) for entry in entries]


def test_people_on_two_nodes_play_one_game_to_its_end(pair: tuple[Node, Node]) -> None:
    one, two = pair

    async def play() -> None:
        made = make(one.address, "frantic+troublemaker+supercharge", "ppb", options={"limit": 20})
        seat = sit(two.address, made["code"], "Bo")
        ada = await Guest(one.address, made["code"], made["token"]).join()
        bo = await Guest(two.address, made["code"], seat["token"]).join()
        watcher = await Guest(two.address, made["code"]).join()
        await asyncio.gather(to_the_end(ada, 1), to_the_end(bo, 2), to_the_end(watcher, 3))
        assert ada.table["last"] == bo.table["last"] == watcher.table["last"]
        assert bo.view["seat"] == 1
        assert [number for number, text in await log_of(one.database, made["code"])] == list(
            range(1, ada.number + 1)
        )
        for guest in (ada, bo, watcher):
            await guest.leave()

    asyncio.run(play())


def test_all_who_are_there_must_want_another_game(pair: tuple[Node, Node]) -> None:
    """Ada is on one node and Bo on the other: neither alone starts it anew."""
    one, two = pair

    async def play() -> None:
        made = make(one.address, "math-attack", "pp")
        seat = sit(two.address, made["code"], "Bo")
        ada = await Guest(one.address, made["code"], made["token"]).join()
        bo = await Guest(two.address, made["code"], seat["token"]).join()
        await asyncio.gather(to_the_end(ada, 1), to_the_end(bo, 2))
        await ada.do("/again")
        await ada.until(lambda: ada.table["seats"][0]["ready"])
        assert ada.table["phase"] == "over"
        await bo.do("/again")
        await ada.until(lambda: bool(ada.table["phase"] == "playing"))
        await bo.until(lambda: bool(bo.table["phase"] == "playing"))
        await asyncio.gather(ada.leave(), bo.leave())

    asyncio.run(play())


def test_a_refusal_comes_back_from_the_owner(pair: tuple[Node, Node]) -> None:
    one, two = pair

    async def play() -> None:
        made = make(one.address, "math-attack", "pp")
        seat = sit(two.address, made["code"], "Bo")
        bo = await Guest(two.address, made["code"], seat["token"]).join()
        await bo.until(lambda: bo.table.get("phase") == "playing")
        answer = await bo.do("own:+99")
        assert (answer["t"], answer["code"]) == ("refused", "not-a-move")
        with pytest.raises(AssertionError, match="name-taken"):
            sit(two.address, made["code"], "Bo")
        await bo.leave()

    asyncio.run(play())


def test_the_other_node_goes_on_when_the_owner_is_killed(pair: tuple[Node, Node]) -> None:
    one, two = pair

    async def play() -> None:
        made = make(one.address, "math-attack", "pp", name="Ada")
        seat = sit(one.address, made["code"], "Bo")
        ada = await Guest(one.address, made["code"], made["token"]).join()
        bo = await Guest(two.address, made["code"], seat["token"]).join()
        await asyncio.gather(ada.play(random.Random(1), most=2), bo.play(random.Random(2), most=2))
        seen = max(ada.number, bo.number)
        one.kill()
        killed = time.monotonic()
        ada = Guest(two.address, made["code"], made["token"])
        await joined_by(ada, killed + 60)
        bo = Guest(two.address, made["code"], seat["token"])
        await joined_by(bo, killed + 60)
        assert min(ada.number, bo.number) >= seen
        await asyncio.gather(to_the_end(ada, 3), to_the_end(bo, 4))
        log = await log_of(two.database, made["code"])
        assert [number for number, text in log] == list(range(1, ada.number + 1))
        text = record(two.address, made["code"])
        assert lastcard.read_record(text).replay().outcome() is not None
        await ada.leave()
        await bo.leave()

    try:
        asyncio.run(play())
    finally:
        one.start()


async def to_the_end(guest: Guest, chance: int) -> None:
    """Play until the game is over, coming back whenever the table moves to another node."""
    rng = random.Random(chance)
    while not guest.is_over():
        await guest.play(rng)
        if guest.closed is not None and not guest.is_over():
            assert (guest.left or {}).get("code") == "moved", guest.left
            await guest.leave()
            await asyncio.sleep(0.2)
            await guest.join()


async def joined_by(guest: Guest, deadline: float) -> None:
    """Join, as often as it takes while the table moves to another node, until it can be played at."""
    while True:
        await guest.join()
        if guest.closed is None and guest.left is None:
            answer = await guest.do("/say wave")
            if answer["t"] == "update":
                return
        assert time.monotonic() < deadline, f"the table has not come back: {guest.left}"
        await guest.leave()
        await asyncio.sleep(0.2)


def record(address: str, code: str) -> str:
    answer = httpx.get(f"{address}api/tables/{code}/games/1/record", timeout=60)
    assert answer.status_code == 200
    return answer.text
