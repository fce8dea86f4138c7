"""What nodes tell each other: wake-ups and forwarded commands. Nothing is true because the bus said so."""

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
        """Reach the others; raises NoBus."""

    @abstractmethod
    async def close(self) -> None:
        """Let go."""

    @abstractmethod
    async def tell(self, subject: str, message: bytes) -> None:
        """Send a message to all who listen to a subject."""

    @abstractmethod
    async def listen(self, subject: str, hears: Subscriber) -> None:
        """Hear what is said on a subject from now on."""

    @abstractmethod
    async def unlisten(self, subject: str) -> None:
        """Hear it no more."""
