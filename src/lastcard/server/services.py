"""What all tables of a node share: the store, the clock, the bots' processes, the bus, the numbers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import time_ns
from typing import TYPE_CHECKING

from lastcard.bots import BOTS, UnknownBot, find_bot
from lastcard.bots.bot import Bot
from lastcard.engine.contract import Seat
from lastcard.server.counters import StoreCounters
from lastcard.server.metrics import Metrics
from lastcard.server.store.abstract_store import Store
from lastcard.server.store.batching import Batching
from lastcard.server.thinking.bot_workers import BotWorkers
from lastcard.server.thinking.hints import Hints
from lastcard.server.thinking.reviews import Reviews
from lastcard.words import sentences

if TYPE_CHECKING:
    from lastcard.server.cluster.peers import Peers
    from lastcard.server.live_table.node_table import NodeTable


def milliseconds() -> int:
    """The time of this machine."""
    return time_ns() // 1_000_000


class Services:
    """The node that tables stand in. `pace` 1 is for people; 0 takes every pause out, for tests."""

    def __init__(
        self,
        store: Store,
        pace: float = 1.0,
        node: str = "alone",
        find_bot: Callable[[str], Bot] = find_bot,
    ) -> None:
        self.store = store
        self.batching = Batching(store)
        self.pace = pace
        self.node = node
        self.find_bot = find_bot
        self.peers: Peers | None = None
        self.metrics = Metrics()
        self.counters: StoreCounters = self.metrics.counters
        self.bot_workers = BotWorkers()
        self.reviews = Reviews(self.bot_workers)
        self.hints = Hints(self.bot_workers, store)
        self.phrases = {key.removeprefix("phrase.") for key in sentences("en") if key.startswith("phrase.")}
        self.autopilot = "regular" if any(bot.name == "regular" for bot in BOTS) else BOTS[0].name
        self.on_lost: Callable[[NodeTable], None] = lambda table: None
        self.now: Callable[[], int] = milliseconds
        """The server's clock, in milliseconds."""

    def later(self, seconds: float, what: Callable[[], None]) -> asyncio.TimerHandle:
        """Do something after a while."""
        return asyncio.get_running_loop().call_later(seconds, what)

    def bot(self, name: str) -> Bot:
        """The bot of this name; the autopilot if it has gone from the list."""
        try:
            return self.find_bot(name)
        except UnknownBot:
            return self.find_bot(self.autopilot)

    def is_attended(self, table: NodeTable) -> bool:
        """Is anybody there, here or through another node? A table without viewers stands still."""
        if table.viewers:
            return True
        return self.peers is not None and self.peers.is_watched(table.log.code)

    def elsewhere(self, code: str) -> set[Seat]:
        """Seats whose people are connected through another node."""
        return self.peers.who_is_elsewhere(code) if self.peers is not None else set()

    def wake_followers(self, table: NodeTable) -> None:
        """Other nodes may read the log on."""
        if self.peers is not None:
            self.peers.wake(table)

    def lost(self, table: NodeTable) -> None:
        """Another node owns this table now."""
        self.on_lost(table)

    def broken(self, table: NodeTable) -> None:
        """This table met an error of ours: drop it, and let it be rebuilt from its log."""
        self.metrics.broken()
        self.on_lost(table)
