"""A table that another node owns: its viewers are here, its decisions are made there.

It stands as the log says. What is done here is sent to the owner over the bus; what happened is read from the
log, whenever the bus wakes it and once a second in case the bus has lost something.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from lastcard.engine.contract import Seat, Words
from lastcard.server.cluster.peer_messages import PeerAnswer, PeerNews
from lastcard.server.connection.frames import framed
from lastcard.server.live_table.inbox import Act, Comes, Command, Goes, SitsDown, Wakes
from lastcard.server.live_table.node_table import NodeTable
from lastcard.server.log.seating import Taken
from lastcard.server.log.table_log import Happened, TableLog
from lastcard.server.store.entries import NotStored
from lastcard.server.viewers.viewer import Viewer
from lastcard.server.wire import encoder, refused

if TYPE_CHECKING:
    from lastcard.server.cluster.peers import Peers

PULSE: Final = 1.0
PATIENCE: Final = 5.0


class FollowedTable(NodeTable):
    """The table as the log says, for viewers of this node."""

    def __init__(self, log: TableLog, peers: Peers, owner: str) -> None:
        super().__init__(log, peers.services)
        self.peers = peers
        self.owner = owner
        self.asked_for: dict[int, tuple[Act | SitsDown, asyncio.TimerHandle]] = {}
        self.kept_under: list[tuple[Act, int]] = []
        self.present: set[Seat] = set()
        self.readers: list[asyncio.Future[None]] = []
        self.sleeping: asyncio.Future[None] | None = None
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to follow."""
        self.tasks = [asyncio.create_task(self._take_on()), asyncio.create_task(self._follow())]

    def noticed(self) -> None:
        """Something waits in the inbox."""
        if self.sleeping is not None:
            if not self.sleeping.done():
                self.sleeping.set_result(None)
            self.sleeping = None

    async def close(self, code: str = "shutting-down") -> None:
        """Stop following."""
        await self.peers.stop_following(self)
        await super().close(code)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _take_on(self) -> None:
        while True:
            if not self.inbox:
                self.sleeping = asyncio.get_running_loop().create_future()
                await self.sleeping
            try:
                await self._take(self.waiting())
            except Exception:
                self.breaks()
                return

    async def _follow(self) -> None:
        while True:
            self.put(Wakes())
            await self.peers.say_who_is_here(self)
            await asyncio.sleep(PULSE)
            try:
                if not await self.services.store.is_owned(self.log.code):
                    self.services.lost(self)
                    return
            except NotStored:
                continue

    async def catch_up(self) -> None:
        """Read the log to its end, before somebody is looked for in it."""
        read: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.readers.append(read)
        self.put(Wakes())
        await read

    def is_present(self, seat: Seat) -> bool:
        """As the owner says, or here."""
        return seat in self.present or any(viewer.seat == seat for viewer in self.viewers)

    def news(self, news: PeerNews) -> None:
        """The owner has written on."""
        if self.clock.running != news.timer:
            self.clock.running = news.timer
            self.clock.changed += 1
        if self.present != set(news.present):
            self.present = set(news.present)
            self.broadcast.sheet += 1
        self.put(Wakes())

    async def _take(self, commands: list[Command]) -> None:
        """Send on what is done here, read what happened, tell it."""
        for command in commands:
            await self._pass_on(command)
        readers, self.readers = self.readers, []
        before = self.log.snapshot()
        happened = await self._read_on()
        for reader in readers:
            if not reader.done():
                reader.set_result(None)
        arrived = [todo for todo, number in self.kept_under if number <= self.log.number]
        self.kept_under = [(todo, number) for todo, number in self.kept_under if number > self.log.number]
        answered: dict[Viewer, list[int]] = {}
        for todo in arrived:
            if todo.viewer is not None:
                answered.setdefault(todo.viewer, []).append(todo.ref)
        self.broadcast.tell(happened, answered, before.earlier(self.log))

    async def _pass_on(self, command: Command) -> None:
        if isinstance(command, Comes):
            self.let_in(command)
            await self.peers.say_who_is_here(self)
        elif isinstance(command, Goes):
            self.let_out(command.viewer)
            await self.peers.say_who_is_here(self)
        elif isinstance(command, Act):
            await self.peers.ask(self, command)
        elif isinstance(command, SitsDown):
            await self.peers.ask_seat(self, command)

    async def _read_on(self) -> list[Happened]:
        try:
            entries = await self.services.store.entries(self.log.code, self.log.number)
        except NotStored:
            return []
        if any(entry.what != "move" for entry in entries):
            self.broadcast.sheet += 1
        happened = [self.log.take(entry) for entry in entries]
        for one in happened:
            self.broadcast.sheet_changed(one)
            if one.what == "leave":
                self.stand_up(one.seat)
        return happened

    def waits_for(self, ref: int, command: Act | SitsDown) -> None:
        """An answer should come; if it does not, it was not done as far as anybody knows."""
        silent = PeerAnswer(ref, refused=refused("not-stored", Words("clause.table.not-stored")))
        self.asked_for[ref] = (command, self.services.later(PATIENCE, lambda: self.answered(silent)))

    def answered(self, answer: PeerAnswer) -> None:
        """The owner has answered, or has not in all that time."""
        self.peers.followers.pop(answer.ref, None)
        command, timer = self.asked_for.pop(answer.ref, (None, None))
        if timer is not None:
            timer.cancel()
        if isinstance(command, Act):
            self._told_answer(command, answer)
        elif isinstance(command, SitsDown) and not command.answer.done():
            command.answer.set_exception(
                why_not(answer)
            ) if answer.seated is None else command.answer.set_result(answer.seated)

    def _told_answer(self, command: Act, answer: PeerAnswer) -> None:
        if answer.refused is None:
            self.kept_under.append((command, answer.number))
            self.put(Wakes())
            return
        answer.refused.re = command.ref
        if command.viewer is not None:
            command.viewer.post(framed(encoder.encode(answer.refused)))
        if command.reply is not None:
            command.reply(0, answer.refused)


def why_not(answer: PeerAnswer) -> Exception:
    """Why somebody could not sit down."""
    if answer.taken and answer.why is not None:
        return Taken(answer.taken, Words(answer.why.key, answer.why.values))
    return NotStored("the owner of the table does not answer")
