"""Time at the table: thinking, the bank, windows, and seats that a bot keeps for a while."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import lastcard
from lastcard.engine.contract import CLOCK, WATCHER, seats_in
from lastcard.server.connection.socket_ends import Socket
from lastcard.server.live_table.inbox import Act
from lastcard.server.services import Services
from lastcard.server.store.entries import Then, Waiting
from lastcard.server.store.sqlite_store import SqliteStore
from lastcard.server.viewers.viewer import Viewer
from tests.server.guest import Guest, all_leave, all_play, company, make, record_text, sit
from tests.server.node import Node, running
from tests.server.test_worlds import dealt


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server in which windows take their time."""
    with running(tmp_path_factory.mktemp("calm"), "--limits", "0") as started:
        yield started


def test_who_does_not_move_in_time_is_moved_for_and_the_log_says_so(node: Node) -> None:
    async def try_it() -> Guest:
        ada, ben = await company(node.address, "math-attack", "pp", terms={"think": 1})
        mover = (ada, ben)[ada.view["to_act"][0]]
        timer = mover.timer
        assert (timer["decision"], timer["total"], timer["seats"]) == (0, 1000, [mover.you])
        await mover.until(lambda: mover.view["decision"] > 0)
        assert mover.timer["decision"] == mover.view["decision"]
        made = next(entry for entry in node.entries(ada.code) if entry.what == "move")
        assert (made.seat, made.by) == (mover.you, "clock")
        assert made.at >= timer["until"]
        await all_leave(ada, ben)
        return ada

    asyncio.run(try_it())


def test_what_is_thought_too_long_comes_from_the_bank(node: Node) -> None:
    async def try_it() -> None:
        guests = await company(node.address, "math-attack", "pp", terms={"think": 1, "bank": 20})
        mover, other = sorted(guests, key=lambda guest: guest.you != guest.view["to_act"][0])
        assert mover.timer["total"] == 21_000
        began = mover.timer["until"] - mover.timer["total"]
        await asyncio.sleep(1.2)
        assert mover.moves
        await mover.do(mover.moves[0])
        over = mover.steps[-1]["at"] - began - 1000
        spent = 20_000 - mover.table["seats"][mover.you]["bank"]
        assert 190 <= spent <= over  # Time runs from when it is told, which is a little later than it shows.
        await other.until(lambda: bool(other.moves))
        assert other.moves
        await other.do(other.moves[0])
        await mover.until(lambda: mover.timer["seats"] == [mover.you])
        assert mover.timer["total"] == 21_000 - spent
        await all_leave(*guests)

    asyncio.run(try_it())


def test_there_is_no_timer_where_there_is_all_the_time_in_the_world(node: Node) -> None:
    async def try_it() -> None:
        guests = await company(node.address, "math-attack", "pp")
        assert guests[0].timer["until"] == 0
        await all_leave(*guests)

    asyncio.run(try_it())


def test_windows_close_by_the_clock_which_moves_like_everybody(node: Node) -> None:
    """Nobody ever answers a window, and the game goes on all the same."""

    async def try_it() -> str:
        guests = await company(node.address, "frantic", "pp", options={"limit": 1})
        for guest in guests:
            guest.answers_windows = False
        await all_play(guests)
        await all_leave(*guests)
        return guests[0].code

    for game in range(20):  # there are games without a window
        code = asyncio.run(try_it())
        by_time = [entry for entry in node.entries(code) if entry.seat == CLOCK]
        if by_time:
            break
    assert by_time
    assert {(entry.what, entry.text, entry.by) for entry in by_time} == {("move", "timeout", "clock")}
    assert lastcard.verify(record_text(node.address, code))


def test_a_window_goes_on_for_whoever_comes_back_in_the_middle_of_it(calm: Node) -> None:
    async def try_it() -> None:
        guests = await company(calm.address, "frantic", "pp", terms={"beat": 60})
        asked = await in_window(guests)
        before, timer = asked.view, asked.timer
        assert timer["total"] == 60_000
        await asked.leave()
        await asked.join(since=asked.number)
        assert (asked.view, asked.timer) == (before, timer)
        assert asked.moves
        assert (await asked.do(asked.moves[-1]))["t"] == "update"
        await all_leave(*guests)

    asyncio.run(try_it())


async def in_window(guests: list[Guest]) -> Guest:
    """Play on until a window is open; somebody it waits for."""
    while True:
        asked = next((guest for guest in guests if guest.may_act()), None)
        if asked is None:
            await asyncio.sleep(0.01)  # the last answer is on its way to the others
        elif CLOCK in asked.view["to_act"]:
            return asked
        else:
            assert asked.moves
            await asked.do(asked.moves[0])
            for guest in guests:
                await guest.reaches(asked.number)


def test_a_bot_keeps_the_seat_of_who_is_away_until_they_are_back(node: Node) -> None:
    async def try_it() -> None:
        ada, ben = await company(node.address, "schwupps", "pp", terms={"grace": 20})
        await ben.leave()
        await ada.until(lambda: ada.table["seats"][1]["away"])
        assert ada.heard("table.away") == [{"seat": 1}]
        await ada.play_while(lambda: not moved_by_bot(node, ada.code, 1))
        await ben.join()
        assert not ben.table["seats"][1]["away"]
        await ada.until(lambda: ada.heard("table.back") == [{"seat": 1}])
        back = next(entry.number for entry in node.entries(ada.code) if entry.what == "back")
        await all_play([ada, ben])
        moves = [entry for entry in node.entries(ada.code) if entry.what == "move" and entry.seat == 1]
        assert {entry.by for entry in moves if entry.number > back} == {""}
        await all_leave(ada, ben)

    asyncio.run(try_it())


def moved_by_bot(node: Node, code: str, seat: int) -> bool:
    """Has a bot moved for this seat?"""
    return any(entry.seat == seat and entry.by == "bot" for entry in node.entries(code))


def test_a_program_that_hangs_up_is_kept_for_like_a_person(node: Node) -> None:
    async def try_it() -> None:
        made = make(node.address, "multiplication", "pp", terms={"grace": 200})
        ada = await Guest(node.address, made["code"], made["token"]).join()
        seated = sit(node.address, made["code"], "Prog", bot=True)
        program = await Guest(node.address, made["code"], seated["token"]).join()
        await ada.until(lambda: bool(ada.table["seats"][1]["present"]))
        await program.until(lambda: program.table["phase"] == "playing")
        assert (ada.moves is None) == (0 in ada.view["to_act"])
        assert program.moves is not None
        await program.leave()
        await ada.until(lambda: ada.table["seats"][1]["away"])
        assert not ada.table["seats"][1]["present"]
        await program.join()
        await ada.until(lambda: not ada.table["seats"][1]["away"])
        await all_leave(ada, program)

    asyncio.run(try_it())


def test_a_bot_plays_for_a_program_that_hung_up(node: Node) -> None:
    async def try_it() -> None:
        made = make(node.address, "math-attack", "pp", terms={"grace": 20})
        ada = await Guest(node.address, made["code"], made["token"]).join()
        seated = sit(node.address, made["code"], "Prog", bot=True)
        program = await Guest(node.address, made["code"], seated["token"]).join()
        await ada.sees(phase="playing")
        await program.leave()
        await ada.play_while(lambda: not moved_by_bot(node, ada.code, 1))
        assert moved_by_bot(node, ada.code, 1)
        await ada.leave()

    asyncio.run(try_it())


class Slow(SqliteStore):
    """Keeps what it is handed until somebody lets it be safe."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.kept: list[Then] = []

    def hand_over(self, waiting: list[Waiting]) -> None:
        self.kept += [then for batch, then in waiting]


class Deaf(Socket):
    """Somebody who is told, and forgets."""

    def __init__(self) -> None:
        self.told = 0

    def write(self, frame: bytes) -> bool:
        self.told += 1
        return True

    async def room(self) -> None:
        raise AssertionError

    def close(self, code: int, reason: str) -> None:
        pass


def test_time_runs_from_when_it_is_told_and_not_while_it_is_stored(tmp_path: Path) -> None:
    """Were the disk slow, time would else be up before anybody has heard of the question."""

    async def try_it() -> None:
        store, deaf = Slow(str(tmp_path / "tables.sqlite3")), Deaf()
        table = dealt("math-attack", Services(store), random.Random(1))
        table.audience.viewers[:] = [Viewer(deaf, WATCHER)]
        table.start()
        assert table.state is not None
        (seat,) = seats_in(table.state.awaited())
        table.put(Act(seat, table.state.decision(), table.state.moves(seat)[0].text()))
        while not store.kept:
            await asyncio.sleep(0.01)
        assert table.shown.running.total == 30_000
        assert (table.game.clock.handle, deaf.told) == (None, 0)
        store.kept[0](None)
        assert table.game.clock.handle is not None
        assert deaf.told == 1
        await table.close()

    asyncio.run(try_it())


@pytest.mark.parametrize(("early", "moved"), [(1, 0), (999, 0), (0, 1), (-5, 1), (3_600_000, 1)])
def test_time_is_not_up_before_it_is_up_unless_the_clock_was_set(
    tmp_path: Path, early: int, moved: int
) -> None:
    """A timer of the loop may go off a little too soon; nobody loses by that."""

    async def try_it() -> None:
        table = dealt("math-attack", Services(Slow(str(tmp_path / "tables.sqlite3"))), random.Random(1))
        table.audience.viewers[:] = [Viewer(Deaf(), WATCHER)]
        table.game.clock.arm()
        table.game.clock.start()
        ends = table.game.clock.began + table.shown.running.total
        table.services.now = lambda: ends - early
        table.game.clock._run_out()
        assert len(table.inbox.commands) == moved
        await table.close()

    asyncio.run(try_it())
