"""Batches of several tables in one turn of the loop go to the store at once."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from lastcard.engine.contract import seats_in
from lastcard.server.live_table.inbox import Act
from lastcard.server.live_table.owned_table import OwnedTable
from lastcard.server.services import Services
from lastcard.server.store.entries import Waiting
from lastcard.server.store.sqlite_store import SqliteStore
from tests.server.test_worlds import dealt


class Parcels(SqliteStore):
    """Keeps what it is handed, and stores nothing."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.parcels: list[list[Waiting]] = []

    def hand_over(self, waiting: list[Waiting]) -> None:
        self.parcels.append(waiting)


def moves(table: OwnedTable, decision: int | None = None) -> None:
    """Whoever is awaited makes the first move there is, answering this decision or the one that is open."""
    assert table.state is not None
    (seat,) = seats_in(table.state.awaited())
    open_one = table.state.decision()
    table.put(Act(seat, open_one if decision is None else decision, table.state.moves(seat)[0].text()))


def test_what_comes_in_one_turn_of_the_loop_is_one_parcel(tmp_path: Path) -> None:
    async def try_it() -> None:
        store = Parcels(str(tmp_path / "tables.sqlite3"))
        services = Services(store)
        tables = [dealt("math-attack", services, random.Random(seed)) for seed in range(3)]
        for table in tables:
            table.audience.viewers.clear()
            table.start()
        moves(tables[0])
        moves(tables[1])
        moves(tables[2], decision=77)  # which is refused, so that there is nothing to store
        await asyncio.sleep(0.01)
        assert [[len(batch.entries) for batch, then in parcel] for parcel in store.parcels] == [[1, 1]]
        moves(tables[2])
        moves(tables[0])  # which waits until its first move is stored
        await asyncio.sleep(0.01)
        assert [len(parcel) for parcel in store.parcels] == [2, 1]

    asyncio.run(try_it())
