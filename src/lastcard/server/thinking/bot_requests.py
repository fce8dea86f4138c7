"""Writes the game at a table as a request to a bot worker."""

from __future__ import annotations

import secrets

from lastcard.engine.contract import Seat
from lastcard.server.log.table_log import TableLog
from lastcard.server.store.abstract_store import Store
from lastcard.server.thinking.bot_workers import BotRequest


def bot_request(log: TableLog, seat: Seat, bot: str, first: int, moves: list[tuple[Seat, str]]) -> BotRequest:
    """The request for a move of a seat: the moves from number `first` on are these."""
    assert log.sitting is not None
    return BotRequest(
        f"{log.code}/{log.game_number}",
        log.making.game,
        log.making.options,
        log.game_number - 1,
        len(log.seat_states),
        str(log.sitting.record.seed),
        first,
        moves,
        seat,
        bot,
        secrets.randbits(60),
    )


async def all_moves(store: Store, log: TableLog) -> list[tuple[Seat, str]]:
    """All moves that were made in the game that is on now."""
    made, since = (log.sitting.number if log.sitting else 0), log.dealt
    entries = await store.entries(log.code, since, "move")
    return [(entry.seat, entry.text) for entry in entries][:made]
