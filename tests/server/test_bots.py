"""Bots that take their time think elsewhere: no table waits for another's bot, nor for one that has died."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import wait
from pathlib import Path

import pytest

import lastcard
from lastcard.bots.bot import Bot
from lastcard.engine.contract import WATCHER
from lastcard.server.connection.socket_ends import Socket
from lastcard.server.live_table.inbox import Comes
from lastcard.server.lobby.table_lobby import Lobby
from lastcard.server.log.replays import record_of
from lastcard.server.services import Services
from lastcard.server.store.sqlite_store import SqliteStore
from lastcard.server.thinking.bot_workers import BotWorkers
from lastcard.server.viewers.viewer import Viewer
from lastcard.server.wire import Join, NewTable, SeatSpec
from tests.lab.bots import Cheats, Raises, Stumbles, Sulks
from tests.server.guest import PATIENCE, PERSON, Guest, all_leave, company, make
from tests.server.node import Node

SLOW = "plans:1000000"
"""So many simulations a move that it is never done in time."""


async def facing(address: str, bot: str) -> Guest:
    """Somebody who plays Math Attack! against a bot, and has made the first move if it was hers."""
    chairs = [PERSON, {"kind": "bot", "bot": bot}]
    made = make(address, "math-attack", chairs, terms={"hints": True})
    guest = await Guest(address, made["code"], made["token"]).join()
    await guest.sees(phase="playing")
    if guest.may_act():
        await guest.do((guest.moves or [])[0])
    return guest


async def soon(true: Callable[[], object]) -> None:
    """Wait until something is so that no message tells."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.02)


def test_a_thinking_bot_delays_nobody_and_a_dead_one_is_replaced(node: Node) -> None:
    async def try_it() -> None:
        ada = await facing(node.address, SLOW)
        await soon(node.bot_workers)
        waiting = ada.number
        others = await company(node.address, "math-attack", "pp", terms={"hints": True})
        for guest in others:
            await guest.do("/say wave")
        assert ada.number == waiting
        await killed_while_thinking(node, ada, waiting)
        made = next(entry for entry in node.entries(ada.code) if entry.number == waiting + 1)
        assert (made.seat, made.what) == (1, "move")
        assert made.by.startswith("default: raised BrokenProcessPool")
        await all_leave(ada, *others)

    asyncio.run(try_it())


async def killed_while_thinking(node: Node, guest: Guest, number: int) -> None:
    """End the processes in which bots think, until the table has gone on."""
    while guest.number == number:
        for bot_worker in node.bot_workers():
            os.kill(bot_worker, signal.SIGKILL)
        await asyncio.sleep(0.1)


def test_a_slow_bot_plays_a_whole_game_and_remembers_it(node: Node) -> None:
    """Its process is told only what is new, and everything again when another one has to take over."""

    async def try_it() -> None:
        ada = await facing(node.address, "counts:4")
        await ada.play_while(lambda: ada.number < 6)
        for bot_worker in node.bot_workers():
            os.kill(bot_worker, signal.SIGKILL)
        await ada.play_while(lambda: True)
        assert ada.is_over()
        made = [entry.by for entry in node.entries(ada.code) if entry.what == "move" and entry.seat == 1]
        assert len([by for by in made if by != "bot"]) <= 1
        assert "bot" in made
        await ada.leave()

    asyncio.run(try_it())


def test_a_slow_bot_races_without_holding_anybody_up(node: Node) -> None:
    """It is asked again whenever the race has gone on, also after it let the moment pass."""

    async def try_it() -> None:
        chairs = [PERSON, {"kind": "bot", "bot": "counts"}, {"kind": "bot", "bot": "reads"}]
        made = make(node.address, "hochspannung", chairs, terms={"lead": 0, "hints": True})
        ada = await Guest(node.address, made["code"], made["token"]).join()
        await ada.sees(phase="playing")
        if ada.view["to_act"] == [0]:
            await ada.do("go")
        async with asyncio.timeout(PATIENCE):
            while not ada.is_over():
                number = ada.number
                await asyncio.sleep(2)
                if ada.number == number and ada.moves:  # it may be that nobody else has a card that fits
                    await ada.do(ada.moves[0])
        assert {entry.by for entry in node.entries(ada.code) if entry.what == "move" and entry.seat} == {
            "bot"
        }
        await ada.leave()

    asyncio.run(try_it())


def test_a_process_that_died_while_nobody_waited_is_replaced_unnoticed() -> None:
    """The next bot to be asked has done nothing wrong."""

    async def try_it() -> None:
        bot_workers = BotWorkers(1)
        try:
            assert await bot_workers.think("table", abs, -1) == 1
            (worker,) = bot_workers.workers
            assert worker is not None
            (process,) = worker._processes.values()
            process.kill()
            assert wait([process.sentinel], 60)
            assert await bot_workers.think("table", abs, -2) == 2
        finally:
            bot_workers.close()

    asyncio.run(try_it())


class Deaf(Socket):
    """Somebody who watches and forgets."""

    def write(self, frame: bytes) -> bool:
        return True

    async def room(self) -> None:
        raise AssertionError

    def close(self, code: int, reason: str) -> None:
        pass


@pytest.mark.parametrize(
    ("bot", "note"),
    [
        (Raises(), "raised ValueError: I do not like this hand"),
        (Cheats(), "illegal fly"),
        (Sulks(), "silent"),
        (Stumbles(), "raised ValueError: no chair for me"),
    ],
)
def test_what_a_bot_does_wrong_at_a_table_is_noted_in_the_record(tmp_path: Path, bot: Bot, note: str) -> None:
    """As in simulations: the game goes on with default moves, and each says why."""

    async def try_it() -> None:
        store = SqliteStore(str(tmp_path / "tables.sqlite3"))
        services = Services(store, pace=0, find_bot=lambda name: bot)
        lobby = Lobby(services)
        await services.store.open()
        made = await lobby.make(NewTable("math-attack", [SeatSpec("bot"), SeatSpec("bot")]))
        table = await lobby.table(made.code)
        table.put(Comes(Viewer(Deaf(), WATCHER), Join(), True))
        async with asyncio.timeout(60):  # what is decided is not yet stored
            while (record := await record_of(services.store, table.log, 1)) is None:
                await asyncio.sleep(0.01)
        await lobby.close()
        await services.store.close()
        assert {entry.note for entry in record.entries} == {note}
        assert lastcard.read_record(record.text()).text() == record.text()

    asyncio.run(try_it())
