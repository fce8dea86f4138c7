"""The bus between nodes, for wake-ups and forwarded commands. Only the log is the truth."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

Subscriber = Callable[[bytes], Awaitable[None]]


class NoBus(Exception):
    """There is no bus at this address, and why."""


class Bus(ABC):
    """Carries short messages on subjects; it may lose one."""

    @abstractmethod
    async def open(self) -> None:
        """Connect; raises NoBus."""

    @abstractmethod
    async def close(self) -> None:
        """Disconnect."""

    @abstractmethod
    async def tell(self, subject: str, message: bytes) -> None:
        """Send a message to all who listen to a subject."""

    @abstractmethod
    async def listen(self, subject: str, hears: Subscriber) -> None:
        """Subscribe to a subject."""

    @abstractmethod
    async def unlisten(self, subject: str) -> None:
        """End a subscription."""
