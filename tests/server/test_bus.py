"""All three buses carry messages alike: to all who listen, on that subject alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest

from lastcard.server.cluster.bus import Bus, NoBus
from lastcard.server.cluster.bus_drivers import bus_for
from lastcard.server.cluster.local_bus import LocalBus, LocalExchange
from tests.server.parts import nats, postgres

PATIENCE = 30


@pytest.fixture(scope="module", params=["local", "postgres", "nats"])
def kind(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, str]]:
    """The words that a node is started with: its bus and its database."""
    folder = tmp_path_factory.mktemp("bus")
    if request.param == "postgres":
        with postgres(folder) as url:
            yield "postgres", url
    elif request.param == "nats":
        with nats(folder) as url:
            yield url, ""
    else:
        yield "local", ""


async def two(kind: tuple[str, str]) -> tuple[Bus, Bus]:
    """Two nodes' ends of one bus."""
    wire = LocalExchange()
    ends: list[Bus] = []
    for _end in range(2):
        bus = LocalBus(wire) if kind[0] == "local" else bus_for(*kind)
        assert bus is not None
        await bus.open()
        ends.append(bus)
    return ends[0], ends[1]


def run(kind: tuple[str, str], test: Callable[[Bus, Bus], Awaitable[None]]) -> None:
    async def inside() -> None:
        here, there = await two(kind)
        try:
            await asyncio.wait_for(test(here, there), PATIENCE)
        finally:
            await here.close()
            await there.close()

    asyncio.run(inside())


class Ear:
    """Remembers what it hears."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()

    async def __call__(self, message: bytes) -> None:
        self.heard.put_nowait(message)


def test_a_message_reaches_every_listener(kind: tuple[str, str]) -> None:
    async def test(here: Bus, there: Bus) -> None:
        mine, theirs = Ear(), Ear()
        await here.listen("lastcard_table_abcde", mine)
        await there.listen("lastcard_table_abcde", theirs)
        await here.tell("lastcard_table_abcde", '{"number": 7, "name": "Zoë"}'.encode())
        assert await mine.heard.get() == await theirs.heard.get() == '{"number": 7, "name": "Zoë"}'.encode()

    run(kind, test)


def test_messages_of_one_sender_keep_their_order(kind: tuple[str, str]) -> None:
    async def test(here: Bus, there: Bus) -> None:
        ear = Ear()
        await there.listen("lastcard_node_x", ear)
        for number in range(200):
            await here.tell("lastcard_node_x", str(number).encode())
        assert [await ear.heard.get() for number in range(200)] == [str(n).encode() for n in range(200)]

    run(kind, test)


def test_other_subjects_are_not_heard(kind: tuple[str, str]) -> None:
    async def test(here: Bus, there: Bus) -> None:
        ear, last = Ear(), Ear()
        await there.listen("lastcard_table_aaaaa", ear)
        await there.listen("lastcard_table_zzzzz", last)
        await here.tell("lastcard_table_bbbbb", b"no")
        await there.unlisten("lastcard_table_aaaaa")
        await here.tell("lastcard_table_aaaaa", b"no more")
        await here.tell("lastcard_table_zzzzz", b"yes")
        assert await last.heard.get() == b"yes"
        assert ear.heard.empty()

    run(kind, test)


def test_an_unknown_bus_is_refused_in_one_sentence() -> None:
    with pytest.raises(NoBus, match="a bus is nats://host:port, or postgres"):
        bus_for("carrier-pigeon", "")
    assert bus_for("", "tables.sqlite3") is None
