"""The bus over PostgreSQL's NOTIFY: nothing more is needed for two or three nodes.

A listening connection can die in silence, so it is asked now and then, and replaced. NOTIFY takes a global
lock at commit, so everything that waits goes in one statement.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import asyncpg

from lastcard.server.cluster.bus import Bus, NoBus, Subscriber

TELL: Final = """
SELECT pg_notify(note.subject, note.payload) FROM unnest($1::text[], $2::text[]) AS note(subject, payload)
"""
LARGEST: Final = 7900
PULSE: Final = 2.0

GONE: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)
"""How a connection shows that it is lost."""

logger = logging.getLogger("lastcard.bus")


class PostgresBus(Bus):
    """One connection that listens and one that notifies."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.hears: dict[str, Subscriber] = {}
        self.waiting: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self.listening: asyncpg.Connection[asyncpg.Record] | None = None
        self.notifying: asyncpg.Connection[asyncpg.Record] | None = None
        self.tasks: list[asyncio.Task[None]] = []
        self.hearing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Connect to the database."""
        try:
            await self._listen_anew()
        except GONE as error:
            raise NoBus(f"the bus cannot reach the database: {error}") from None
        self.tasks = [asyncio.create_task(self._tell_on()), asyncio.create_task(self._stay())]

    async def close(self) -> None:
        """Disconnect."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for connection in (self.listening, self.notifying):
            if connection is not None:
                with contextlib.suppress(*GONE):
                    await connection.close(timeout=5)

    async def tell(self, subject: str, message: bytes) -> None:
        """Send a message soon."""
        if len(message) > LARGEST:
            logger.error("too large for the bus", extra={"why": subject})
            return
        self.waiting.put_nowait((subject, message.decode()))

    async def listen(self, subject: str, hears: Subscriber) -> None:
        """Subscribe to a subject."""
        self.hears[subject] = hears
        if self.listening is not None and not self.listening.is_closed():
            await self.listening.add_listener(subject, self._heard)

    async def unlisten(self, subject: str) -> None:
        """End a subscription."""
        self.hears.pop(subject, None)
        if self.listening is not None and not self.listening.is_closed():
            with contextlib.suppress(asyncpg.InterfaceError):
                await self.listening.remove_listener(subject, self._heard)

    def _heard(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        hears = self.hears.get(channel)
        if hears is not None:
            task = asyncio.ensure_future(hears(str(payload).encode()))
            self.hearing.add(task)
            task.add_done_callback(self.hearing.discard)

    async def _listen_anew(self) -> None:
        self.listening = await asyncpg.connect(self.url, timeout=5)
        for subject in self.hears:
            await self.listening.add_listener(subject, self._heard)

    async def _stay(self) -> None:
        """Check the listening connection again and again; replace it if it is lost."""
        while True:
            await asyncio.sleep(PULSE)
            try:
                if self.listening is None or self.listening.is_closed():
                    await self._listen_anew()
                else:
                    await asyncio.wait_for(self.listening.execute("SELECT 1"), 5)
            except GONE as error:
                logger.warning("bus lost", extra={"why": str(error)})
                if self.listening is not None:
                    self.listening.terminate()
                    self.listening = None

    async def _tell_on(self) -> None:
        while True:
            messages = [await self.waiting.get()]
            while not self.waiting.empty() and len(messages) < 256:
                messages.append(self.waiting.get_nowait())
            try:
                await self._tell_all(messages)
            except GONE as error:
                logger.warning("bus could not tell", extra={"why": str(error)})
                if self.notifying is not None:
                    self.notifying.terminate()
                    self.notifying = None
                await asyncio.sleep(0.5)

    async def _tell_all(self, messages: list[tuple[str, str]]) -> None:
        if self.notifying is None or self.notifying.is_closed():
            self.notifying = await asyncpg.connect(self.url, timeout=5)
        subjects, payloads = zip(*messages, strict=True)
        await self.notifying.execute(TELL, list(subjects), list(payloads))
