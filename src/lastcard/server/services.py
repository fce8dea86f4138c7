"""What all tables of a node share: the store, the time, the bot workers, the metrics."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import time_ns

from lastcard.bots import BOTS, UnknownBot, find_bot
from lastcard.bots.bot import Bot
from lastcard.server.counters import StoreCounters
from lastcard.server.metrics import Metrics
from lastcard.server.store.abstract_store import Store
from lastcard.server.store.batching import Batching
from lastcard.server.thinking.bot_workers import BotWorkers
from lastcard.server.thinking.hints import Hints
from lastcard.server.thinking.reviews import Reviews
from lastcard.words import sentences


def milliseconds() -> int:
    """The time of this machine, in milliseconds."""
    return time_ns() // 1_000_000


class Services:
    """The services of one node. `pace` 1 is for people; 0 leaves out every pause, for tests."""

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
        self.metrics = Metrics()
        self.counters: StoreCounters = self.metrics.counters
        self.bot_workers = BotWorkers()
        self.reviews = Reviews(self.bot_workers)
        self.hints = Hints(self.bot_workers, store)
        self.phrases = {key.removeprefix("phrase.") for key in sentences("en") if key.startswith("phrase.")}
        self.autopilot = "regular" if any(bot.name == "regular" for bot in BOTS) else BOTS[0].name
        self.now: Callable[[], int] = milliseconds
        """Tells the time, in milliseconds."""

    def later(self, seconds: float, what: Callable[[], None]) -> asyncio.TimerHandle:
        """Call something after so many seconds."""
        return asyncio.get_running_loop().call_later(seconds, what)

    def bot(self, name: str) -> Bot:
        """Find the bot of this name; the autopilot if there is none."""
        try:
            return self.find_bot(name)
        except UnknownBot:
            return self.find_bot(self.autopilot)
