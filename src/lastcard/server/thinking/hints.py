"""Hints for a seat that has to act: the move that the strongest bot would make with its view.

A hint is thought over where the bots think, once for each moment, however often it is asked for. It goes to
the seat that asked, over HTTP, and to nobody else.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from msgspec.structs import replace

from lastcard.bots import advice
from lastcard.engine.contract import Seat, seat_bit
from lastcard.server.log.table_log import TableLog
from lastcard.server.store.abstract_store import Store
from lastcard.server.thinking.bot_requests import all_moves, bot_request
from lastcard.server.thinking.bot_workers import Advice, BotWorkers, advise

MOST_KEPT: Final = 512
NO_BOT: Final = ""
"""No bot of the table is asked, but whoever advises in this game."""


def are_given(log: TableLog) -> bool:
    """May people ask for hints at this table? The host says so, and somebody must weigh moves in the game."""
    return log.making.terms.hints and advice.is_given(log.rules)


def is_to_act(log: TableLog, seat: Seat) -> bool:
    """Has this seat something to decide?"""
    state = log.state
    return state is not None and log.phase == "playing" and bool(state.to_act() & seat_bit(seat))


class Hints:
    """The hints that were thought over lately; those of moments long gone are forgotten."""

    def __init__(self, bot_workers: BotWorkers, store: Store) -> None:
        self.bot_workers = bot_workers
        self.store = store
        self.kept: OrderedDict[tuple[str, int, Seat], asyncio.Task[Advice | None]] = OrderedDict()

    async def ask(self, log: TableLog, seat: Seat) -> Advice | None:
        """A hint for a seat at this moment; raises BotFailed or NotStored."""
        moment = (log.code, log.number, seat)
        task = self.kept.get(moment)
        if task is None or has_failed(task):
            task = self.kept[moment] = asyncio.create_task(self._think(log, seat))
            if len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        return await asyncio.shield(task)

    async def _think(self, log: TableLog, seat: Seat) -> Advice | None:
        request = bot_request(log, seat, NO_BOT, 0, [])
        request = replace(request, moves=await all_moves(self.store, log))
        return await self.bot_workers.think(request.table, advise, request)


def has_failed(task: asyncio.Task[Advice | None]) -> bool:
    """Has it failed, so that it may be asked again?"""
    return task.done() and (task.cancelled() or task.exception() is not None)
