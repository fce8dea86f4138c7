"""A table as its log says it is."""

from __future__ import annotations

import msgspec

import lastcard
from lastcard.server.log.seat_states import DealEntry
from lastcard.server.log.table_log import TableLog
from lastcard.server.store.entries import LogEntry, TableRow
from lastcard.server.wire import NewTable, SeatSpec

GAME = "frantic+supercharge"


def over_at_once() -> str:
    """The seed of a deal by which the game is over before anybody moves."""
    rules = lastcard.rules(GAME, seats=3, limit=1)
    seeds = (f"{number:064x}" for number in range(100_000))
    return next(seed for seed in seeds if rules.start(seed).outcome() is not None)


def test_a_game_may_be_over_as_soon_as_it_is_dealt() -> None:
    making = NewTable(GAME, [SeatSpec()] * 3, None, {"limit": 1})
    log = TableLog(TableRow("table", 0, 0, msgspec.json.encode(making).decode(), "{}", "gathering", False))
    seed = over_at_once()
    text = msgspec.json.encode(DealEntry(seed, ["Ada", "Ben", "Cleo"])).decode()
    log.take(LogEntry(1, 0, -1, "deal", text))
    assert log.phase == "over"
    assert log.last is not None
    assert log.last.seed == seed
    assert len(log.outcomes) == 1
    assert log.state is not None
    assert log.state.view(0).data()["decision"] == 0  # A command may name it: the wire takes none below.
