"""What somebody is asked who thinks elsewhere: the game at a table, written down for a worker."""

from __future__ import annotations

import secrets

from lastcard.engine.contract import Seat
from lastcard.server.log.table_log import Replica
from lastcard.server.store import Store
from lastcard.server.thinking.bot_workers import Problem


def problem_of(replica: Replica, seat: Seat, bot: str, first: int, moves: list[tuple[Seat, str]]) -> Problem:
    """A problem for a seat: the moves from number `first` on are these."""
    assert replica.sitting is not None
    return Problem(
        f"{replica.code}/{replica.game_number}",
        replica.making.game,
        replica.making.options,
        replica.game_number - 1,
        len(replica.places),
        str(replica.sitting.record.seed),
        first,
        moves,
        seat,
        bot,
        secrets.randbits(60),
    )


async def all_moves(store: Store, replica: Replica) -> list[tuple[Seat, str]]:
    """All moves that were made in the game that is on now."""
    made, since = (replica.sitting.number if replica.sitting else 0), replica.dealt
    entries = await store.entries(replica.code, since, "move")
    return [(entry.seat, entry.text) for entry in entries][:made]
