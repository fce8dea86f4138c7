"""Batches the inboxes of all tables once per turn of the loop, and hands all batches to the store at once.

A node has many tables, and in a busy moment commands wait at most of them. One turn of the loop serves all:
one call instead of one for each table, and one parcel for the store, written in one transaction. (ADR 0023)
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from lastcard.server.store.abstract_store import Store
from lastcard.server.store.entries import Waiting

Taker = Callable[[], Waiting | None]
"""Takes what waits at a table; the batch to store, if there is one."""


class Batching:
    """The tables whose inboxes are taken in the next turn of the loop."""

    __slots__ = ("store", "takers")

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.takers: list[Taker] = []

    def add(self, taker: Taker) -> None:
        """Take from this table, too."""
        if not self.takers:
            asyncio.get_running_loop().call_soon(self._take_all)
        self.takers.append(taker)

    def _take_all(self) -> None:
        takers, self.takers = self.takers, []
        waiting: list[Waiting] = []
        for take in takers:
            taken = take()
            if taken is not None:
                waiting.append(taken)
        if waiting:
            self.store.hand_over(waiting)
