"""The bus over NATS, for many nodes."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error

from lastcard.server.cluster.bus import Bus, NoBus, Subscriber

PATIENCE: Final = 5.0
"""Seconds to reach the server when a node opens; later on the client tries for ever."""


class NatsBus(Bus):
    """One NATS connection, which reconnects by itself."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.client: Client | None = None
        self.subscribed: dict[str, Subscription] = {}

    async def open(self) -> None:
        """Connect to the server."""
        reaching = nats.connect(
            self.url, connect_timeout=5, max_reconnect_attempts=-1, reconnect_time_wait=0.5, error_cb=ignore
        )
        try:
            self.client = await asyncio.wait_for(reaching, PATIENCE)
        except (Error, OSError, ValueError, TimeoutError):
            raise NoBus(f"no NATS server answers at {self.url}") from None

    async def close(self) -> None:
        """Disconnect."""
        if self.client is not None:
            with contextlib.suppress(Error, OSError):
                await self.client.close()

    async def tell(self, subject: str, message: bytes) -> None:
        """Send a message. A lost one does no harm: the log is read later anyway."""
        assert self.client is not None
        with contextlib.suppress(Error, OSError):
            await self.client.publish(subject, message)

    async def listen(self, subject: str, hears: Subscriber) -> None:
        """Subscribe to a subject."""
        assert self.client is not None

        async def heard(message: Msg) -> None:
            await hears(message.data)

        self.subscribed[subject] = await self.client.subscribe(subject, cb=heard)
        await self._arrive()

    async def unlisten(self, subject: str) -> None:
        """End a subscription."""
        subscription = self.subscribed.pop(subject, None)
        if subscription is not None:
            with contextlib.suppress(Error, OSError):
                await subscription.unsubscribe()
                await self._arrive()

    async def _arrive(self) -> None:
        """Wait until the server has taken a subscription. A first ping may overtake it, a second may not."""
        assert self.client is not None
        await self.client.flush()
        await self.client.flush()


async def ignore(error: Exception) -> None:
    """Ignore a lost connection: the client reconnects, and nothing depends on it."""
