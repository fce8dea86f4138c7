"""All that comes in the same breath, at whichever table: taken table by table, handed to the store at once.

A node has many tables, and in a busy moment something waits at most of them. One turn of the loop serves all:
one call instead of one for each table, and one parcel for the store, so that it writes them together.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from lastcard.server.store.abstract_store import Store
from lastcard.server.store.entries import Waiting

if TYPE_CHECKING:
    from lastcard.server.live_table.owned_table import OwnedTable


class Batching:
    """The tables at which something waits."""

    __slots__ = ("store", "tables")

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.tables: list[OwnedTable] = []

    def notice(self, table: OwnedTable) -> None:
        """Something waits at this table."""
        if not self.tables:
            asyncio.get_running_loop().call_soon(self._take_all)
        self.tables.append(table)

    def _take_all(self) -> None:
        tables, self.tables = self.tables, []
        waiting: list[Waiting] = []
        for table in tables:
            batch = table.take()
            if batch is not None:
                waiting.append((batch, table.stored))
        if waiting:
            self.store.hand_over(waiting)
