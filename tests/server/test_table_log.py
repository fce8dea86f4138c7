"""A table as its log says it is."""

from __future__ import annotations

import msgspec

import lastcard
from lastcard.server.log.seat_states import Dealt
from lastcard.server.log.table_log import Replica
from lastcard.server.store import Entry, Kept
from lastcard.server.wire import Chair, NewTable

GAME = "frantic+supercharge"


def over_at_once() -> str:
    """The seed of a deal by which the game is over before anybody moves."""
    rules = lastcard.rules(GAME, seats=3, limit=1)
    seeds = (f"{number:064x}" for number in range(100_000))
    return next(seed for seed in seeds if rules.start(seed).outcome() is not None)


def test_a_game_may_be_over_as_soon_as_it_is_dealt() -> None:
    making = NewTable(GAME, [Chair()] * 3, None, {"limit": 1})
    replica = Replica(Kept("table", 0, 0, msgspec.json.encode(making).decode(), "{}", "gathering", False))
    seed = over_at_once()
    text = msgspec.json.encode(Dealt(seed, ["Ada", "Ben", "Cleo"])).decode()
    replica.take(Entry(1, 0, -1, "deal", text))
    assert replica.phase == "over"
    assert replica.last is not None
    assert replica.last.seed == seed
    assert len(replica.outcomes) == 1
    assert replica.state is not None
    assert replica.state.view(0).data()["decision"] == 0  # A command may name it: the wire takes none below.
