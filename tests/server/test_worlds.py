"""Two worlds that a seat cannot tell apart give it the same bytes: view, moves, timer, and refusals."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from lastcard.engine.contract import CLOCK, WATCHER, Seat, State, seat_bit, seats_in
from lastcard.engine.rng import fast
from lastcard.engine.sitting import Refused
from lastcard.server.connection.socket_ends import Socket
from lastcard.server.live_table.owned_table import OwnedTable
from lastcard.server.log.seat_states import DealEntry, SitEntry
from lastcard.server.log.table_log import Happened, TableLog
from lastcard.server.services import Services
from lastcard.server.store.entries import LogEntry, TableRow
from lastcard.server.store.sqlite_store import SqliteStore
from lastcard.server.viewers.updates import Updates
from lastcard.server.viewers.viewer import Viewer
from lastcard.server.wire import Join, NewTable, SeatSpec, Terms
from tests.server.test_play import BOXES, chairs_of, options_of

MOVES = 60
"""So many moves of a game are looked at."""


class Nowhere(Socket):
    """The far end of a viewer who is never sent anything."""

    def write(self, frame: bytes) -> bool:
        raise AssertionError

    async def room(self) -> None:
        raise AssertionError

    def close(self, code: int, reason: str) -> None:
        raise AssertionError


def dealt(name: str, services: Services, rng: random.Random) -> OwnedTable:
    """A table at which a game has just been dealt, with somebody who looks on.

    A round of Frantic may be over as soon as it is dealt: then the cards are dealt anew.
    """
    table = laid(name, services, f"{rng.getrandbits(256):064x}")
    return table if table.log.phase == "playing" else dealt(name, services, rng)


def laid(name: str, services: Services, seed: str) -> OwnedTable:
    """A table at which a game has been dealt by this seed."""
    seats = len(chairs_of(name))
    making = NewTable(name, [SeatSpec()] * seats, None, dict(options_of(name)), Terms(think=30, lead=0))
    log = TableLog(TableRow("worlds", 0, 0, msgspec.json.encode(making).decode(), "{}", "gathering", False))
    names = [f"P{seat}" for seat in range(seats)]
    for seat, called in enumerate(names):
        text = msgspec.json.encode(SitEntry(called, "person", "", "proof")).decode()
        log.take(LogEntry(log.number + 1, 0, seat, "sit", text))
    text = msgspec.json.encode(DealEntry(seed, names)).decode()
    log.take(LogEntry(log.number + 1, 0, -1, "deal", text))
    table = OwnedTable(log, services)
    table.audience.viewers.append(Viewer(Nowhere(), WATCHER))
    return table


def told(table: OwnedTable, state: State, viewer: Viewer, before: State | None = None) -> bytes:
    """What this viewer would be told if this were how it stands; at a time that is always the same.

    With `before`, only what has changed since.
    """
    sitting = table.log.sitting
    assert sitting is not None
    kept, sitting.state = sitting.state, state
    try:
        table.game.clock.stop()
        table.game.clock.arm()
        running = table.shown.running
        table.shown.running = msgspec.structs.replace(running, until=running.total)
        happened = [Happened(table.log.number, 0, 0, "move", "")]
        updates = Updates(table.summary, 0, happened if before else [], before)
        return updates.news(viewer, 0) if before else updates.whole(viewer, Join(), 0)
    finally:
        sitting.state = kept


def verdicts(table: OwnedTable, state: State, seat: Seat, texts: list[str]) -> list[tuple[str, str, object]]:
    """How each of these would be refused, if it would be."""
    sitting = table.log.sitting
    assert sitting is not None
    kept, found = sitting.state, []
    for text in texts:
        sitting.state = state.clone()
        answer = sitting.submit(seat, state.decision(), text)
        refused = isinstance(answer, Refused)
        found.append((answer.code, answer.why.clause, answer.why.words.key) if refused else ("", "", ""))  # type: ignore[union-attr]
    sitting.state = kept
    return found


def compare_changes(
    table: OwnedTable, before: State, viewer: Viewer, other: State, mover: Seat, text: str
) -> None:
    """Where the same move leads to what looks alike again, the same is told to have changed."""
    state, move = table.log.state, table.log.rules.parse(text)
    assert state is not None
    assert move is not None
    if move not in other.moves(mover):
        return
    then = other.clone()
    other.apply(mover, move)
    if other.view(viewer.seat).data() == state.view(viewer.seat).data():
        assert told(table, state, viewer, before) == told(table, other, viewer, then)


async def walk(table: OwnedTable, rng: random.Random) -> int:
    """Play some moves; before each, look with every pair of eyes at another world that fits."""
    log = table.log
    words = [move.text() for move in log.rules.vocabulary()]
    looked = 0
    while log.phase == "playing" and looked < MOVES:
        state = log.state
        assert state is not None
        worlds: list[tuple[Viewer, State]] = []
        for seat in [*range(len(log.seat_states)), WATCHER]:
            other = log.rules.imagine(state.view(seat), fast(rng.getrandbits(40)))
            viewer = Viewer(Nowhere(), seat)
            viewer.says = True
            assert told(table, state, viewer) == told(table, other, viewer)
            worlds.append((viewer, other))
            if seat != WATCHER and state.to_act() & seat_bit(seat):
                texts = rng.sample(words, min(12, len(words)))
                assert verdicts(table, state, seat, texts) == verdicts(table, other, seat, texts)
        mover = rng.choice([seat for seat in seats_in(state.to_act()) if state.moves(seat)])
        text = rng.choice(state.moves(mover)).text()
        before = state.clone()
        assert not isinstance(log.submit(0, mover, state.decision(), text), Refused)
        for viewer, other in worlds:
            compare_changes(table, before, viewer, other, mover, text)
        looked += 1
    table.game.clock.stop()
    return looked


@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize("seed", [1, 2])
def test_worlds_that_look_alike_are_told_alike(name: str, seed: int, tmp_path: Path) -> None:
    async def try_it() -> int:
        store = SqliteStore(str(tmp_path / "tables.sqlite3"))
        try:
            rng = random.Random(seed)
            return await walk(dealt(name, Services(store), rng), rng)
        finally:
            await store.close()

    assert asyncio.run(try_it()) > 0


def test_a_window_has_the_same_beat_whoever_could_step_in(tmp_path: Path) -> None:
    """In Frantic: the timer of a window depends on nothing that somebody holds."""

    async def try_it() -> set[tuple[bool, int]]:
        store = SqliteStore(str(tmp_path / "tables.sqlite3"))
        rng, seen = random.Random(5), set[tuple[bool, int]]()
        while len(seen) < 2:
            seen |= windows_of(dealt("frantic", Services(store), rng), rng)
        await store.close()
        return seen

    assert asyncio.run(try_it()) == {(False, 5000), (True, 5000)}


def windows_of(table: OwnedTable, rng: random.Random) -> set[tuple[bool, int]]:
    """A game; of each of its windows, whether anybody could step in, and how long it stays open."""
    seen = set()
    while table.log.phase == "playing":
        state = table.state
        assert state is not None
        table.game.clock.arm()
        if state.to_act() & seat_bit(CLOCK):
            armed = any(len(state.moves(seat)) > 1 for seat in seats_in(state.awaited()))
            assert table.shown.running.seats == seats_in(state.awaited())
            seen.add((armed, table.shown.running.total))
        mover = rng.choice(seats_in(state.to_act()))
        table.log.submit(0, mover, state.decision(), rng.choice(state.moves(mover)).text())
    table.game.clock.stop()
    return seen
