"""Sends messages to other nodes over the bus, and keeps who waits for an answer."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Coroutine
from typing import Final

import msgspec

from lastcard.server.cluster.bus import Bus
from lastcard.server.cluster.peer_messages import PeerAnswer, PeerMessage, PeerNews

news_decoder = msgspec.json.Decoder(PeerNews)

Answered = Callable[[PeerAnswer], None]
"""Is called with the answer of another node."""


def node_subject(node: str) -> str:
    """The subject that one node listens to."""
    return f"lastcard_node_{node}"


def table_subject(code: str) -> str:
    """The subject that the followers of a table listen to."""
    return f"lastcard_table_{code}"


class PeerBus:
    """The bus as one node uses it."""

    def __init__(self, bus: Bus, node: str) -> None:
        self.bus: Final = bus
        self.node: Final = node
        self.refs = itertools.count(1)
        self.waiting: dict[int, Answered] = {}
        """Who waits for the answer to the message of a number."""
        self.sending: set[asyncio.Task[None]] = set()

    async def tell(self, node: str, message: PeerMessage) -> None:
        """Send a message to one node."""
        await self.bus.tell(node_subject(node), msgspec.json.encode(message))

    def tell_soon(self, node: str, message: PeerMessage) -> None:
        """Send a message to one node, without waiting for it."""
        self._later(self.tell(node, message))

    def publish(self, code: str, news: PeerNews) -> None:
        """Send news of a table to all nodes that follow it, without waiting for it."""
        self._later(self.bus.tell(table_subject(code), msgspec.json.encode(news)))

    def _later(self, sending: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(sending)
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    # -------------------------------------------------------------- following a table

    async def follow(self, code: str, hear: Callable[[PeerNews], None]) -> None:
        """Call `hear` with all news of a table."""

        async def heard(message: bytes) -> None:
            hear(news_decoder.decode(message))

        await self.bus.listen(table_subject(code), heard)

    async def stop_following(self, code: str) -> None:
        """Hear no more news of a table."""
        await self.bus.unlisten(table_subject(code))

    # -------------------------------------------------------------- answers

    def expect(self, answered: Answered) -> int:
        """Take a new number for a message; its answer goes to `answered`."""
        ref = next(self.refs)
        self.waiting[ref] = answered
        return ref

    def answer(self, answer: PeerAnswer) -> None:
        """Hand an answer to whoever waits for it."""
        answered = self.waiting.get(answer.ref)
        if answered is not None:
            answered(answer)
