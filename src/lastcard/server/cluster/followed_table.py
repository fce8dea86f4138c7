"""A table that another node owns: its viewers are here, its decisions are made there.

The table stands as the log says. Commands go to the owner over the bus. New entries are read from the log
whenever the bus wakes the table, and once a second in case the bus has lost a message.
"""

from __future__ import annotations

import asyncio
from typing import Final

from lastcard.server.cluster.forwarding import Forwarding
from lastcard.server.cluster.peer_bus import PeerBus
from lastcard.server.cluster.peer_messages import PeerAudience, PeerNews
from lastcard.server.live_table.inbox import Act, Comes, Command, Goes, SitsDown
from lastcard.server.live_table.node_table import Hook, NodeTable
from lastcard.server.log.table_log import Happened, TableLog
from lastcard.server.services import Services
from lastcard.server.store.entries import NotStored

PULSE: Final = 1.0
"""Seconds after which the log is read again, woken or not."""


class FollowedTable(NodeTable):
    """A table as its log says, for the viewers of this node."""

    def __init__(self, log: TableLog, services: Services, owner: str, peer_bus: PeerBus, drop: Hook) -> None:
        super().__init__(log, services, drop)
        self.peer_bus = peer_bus
        self.owner: Final = owner
        self.forwarding = Forwarding(log.code, owner, peer_bus, self.inbox, services)
        self.readers: list[asyncio.Future[None]] = []
        self.sleeping: asyncio.Future[None] | None = None
        self.tasks: list[asyncio.Task[None]] = []

    async def follow(self) -> None:
        """Hear the news of the owner from now on."""
        await self.peer_bus.follow(self.log.code, self.hear_news)

    def start(self) -> None:
        """Begin to take commands and to read the log."""
        self.tasks = [asyncio.create_task(self._take_on()), asyncio.create_task(self._read_again())]

    def notice(self) -> None:
        """Something waits in the inbox: wake the task that takes it."""
        if self.sleeping is not None:
            if not self.sleeping.done():
                self.sleeping.set_result(None)
            self.sleeping = None

    async def close(self, code: str = "shutting-down") -> None:
        """Stop following."""
        await self.peer_bus.stop_following(self.log.code)
        await super().close(code)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _take_on(self) -> None:
        while True:
            if not self.inbox.commands:
                self.sleeping = asyncio.get_running_loop().create_future()
                await self.sleeping
            try:
                await self._take(self.inbox.take())
            except Exception:
                self.fail()
                return

    async def _read_again(self) -> None:
        """Read the log once a second; drop this table when nobody owns it any more."""
        while True:
            self.inbox.wake()
            await self._report()
            await asyncio.sleep(PULSE)
            try:
                if not await self.services.store.is_owned(self.log.code):
                    self.drop(self)
                    return
            except NotStored:
                continue

    async def catch_up(self) -> None:
        """Read the log to its end, before somebody is looked for in it."""
        read: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.readers.append(read)
        self.inbox.wake()
        await read

    def hear_news(self, news: PeerNews) -> None:
        """The owner has written on: show its timer and who is present, and read the log."""
        if self.shown.running != news.timer:
            self.shown.show(news.timer)
        self.audience.hear_owner(news.present)
        self.inbox.wake()

    async def _take(self, commands: list[Command]) -> None:
        """Forward the commands, read what happened, and tell it."""
        for command in commands:
            await self._pass_on(command)
        readers, self.readers = self.readers, []
        before = self.log.snapshot()
        happened = await self._read_on()
        for reader in readers:
            if not reader.done():
                reader.set_result(None)
        answered = self.forwarding.arrived(self.log.number)
        self.broadcast.send(self.broadcast.write(happened, answered, before.earlier(self.log)))

    async def _pass_on(self, command: Command) -> None:
        if isinstance(command, Comes):
            self.audience.let_in(command.viewer, command.join, command.first)
            await self._report()
        elif isinstance(command, Goes):
            self.audience.let_out(command.viewer)
            await self._report()
        elif isinstance(command, Act | SitsDown):
            await self.forwarding.send(command)

    async def _report(self) -> None:
        """Tell the owner who looks at its table through this node."""
        viewers = self.audience.viewers
        seats = sorted({viewer.seat for viewer in viewers if not viewer.watches})
        report = PeerAudience(self.log.code, self.peer_bus.node, seats, self.audience.watchers())
        await self.peer_bus.tell(self.owner, report)

    async def _read_on(self) -> list[Happened]:
        """Read the new entries of the log."""
        try:
            entries = await self.services.store.entries(self.log.code, self.log.number)
        except NotStored:
            return []
        happened = [self.log.take(entry) for entry in entries]
        for one in happened:
            if one.what == "leave":
                self.audience.stand_up(one.seat)
        return happened
