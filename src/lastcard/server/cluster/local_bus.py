"""The bus of nodes in one process: for tests, and for a node that is alone."""

from __future__ import annotations

from collections import defaultdict

from lastcard.server.cluster.bus import Bus, Subscriber


class LocalExchange:
    """Connects the local buses of one process."""

    def __init__(self) -> None:
        self.ends: list[LocalBus] = []


class LocalBus(Bus):
    """Delivers a message at once."""

    def __init__(self, wire: LocalExchange) -> None:
        self.wire = wire
        self.hears: dict[str, list[Subscriber]] = defaultdict(list)

    async def open(self) -> None:
        """Connect."""
        self.wire.ends.append(self)

    async def close(self) -> None:
        """Disconnect."""
        if self in self.wire.ends:
            self.wire.ends.remove(self)

    async def tell(self, subject: str, message: bytes) -> None:
        """Send a message to all who are connected."""
        for end in list(self.wire.ends):
            for hears in list(end.hears[subject]):
                await hears(message)

    async def listen(self, subject: str, hears: Subscriber) -> None:
        """Subscribe to a subject."""
        self.hears[subject].append(hears)

    async def unlisten(self, subject: str) -> None:
        """End a subscription."""
        self.hears.pop(subject, None)
