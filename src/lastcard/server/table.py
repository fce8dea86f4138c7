"""One table: one inbox for people, bots and time; stored before told.

Whatever comes in waits in the inbox. The table takes everything that waits, decides each, writes all of it at
once, and only then tells the viewers. If it cannot be written, it stands as it stood and says so.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from lastcard.engine.contract import WATCHER, Refusal, Seat, State, Words, seats_in
from lastcard.engine.rng import new_seed
from lastcard.engine.sitting import Refused as Refusing
from lastcard.server.clock import Clock
from lastcard.server.house import House
from lastcard.server.hub import Viewer
from lastcard.server.names import cleaned, free_bot_name, new_token, proof_of
from lastcard.server.pilots import Pilots
from lastcard.server.races import Races
from lastcard.server.replica import Dealt, Happened, Place, Replica, Seating, Snapshot
from lastcard.server.store import Batch, Entry, LeaseLost, NotStored
from lastcard.server.telling import Telling
from lastcard.server.wire import Faster, Join, Refused, Seated, Sitter, spoken, told

MOST_AT_ONCE: Final = 64
AUTOPILOT: Final = "regular"

logger = logging.getLogger("lastcard.table")


class Told(Struct):
    """Something to do for a seat, and who hears of it."""

    seat: Seat
    decision: int
    text: str
    id: int = 0
    seen: int = 0
    by: str = ""
    viewer: Viewer | None = None
    reply: Callable[[int, Refused | None], None] | None = None


class Comes(Struct):
    """A viewer joins, or asks where things stand."""

    viewer: Viewer
    join: Join
    first: bool


class Goes(Struct):
    """A viewer's socket has gone."""

    viewer: Viewer


class SitsDown(Struct):
    """Somebody wants a seat, and waits for the answer."""

    who: Sitter
    answer: asyncio.Future[Seated]


class Wakes(Struct):
    """Time to look again: a grace time has passed, a bot has thought, a window may have closed."""


Command = Told | Comes | Goes | SitsDown | Wakes


class Taken(Exception):
    """The seat, the name or the table is not free."""

    def __init__(self, code: str, words: Words) -> None:
        super().__init__(code)
        self.code = code
        self.words = words


class Table:
    """A table in play, on the node that owns it."""

    def __init__(self, replica: Replica, house: House, epoch: int = 0) -> None:
        self.replica = replica
        self.house = house
        self.epoch = epoch
        self.inbox: asyncio.Queue[Command] = asyncio.Queue()
        self.viewers: list[Viewer] = []
        self.telling = Telling(self)
        self.clock = Clock(self)
        self.pilots = Pilots(self)
        self.races = Races(self)
        self.answers: list[tuple[Told, int, Refused | None]] = []
        self.seated: list[tuple[SitsDown, Seated]] = []
        self.settles = False
        self.looks = True
        """Has something but a move come in? Then it is seen to who is here, away and back."""
        self.gone_at: dict[Seat, float] = {}
        self.missed: set[Seat] = set()
        self.emptied = time.monotonic()
        self.task: asyncio.Task[None] | None = None
        self.closed = False

    # -------------------------------------------------------------- from outside

    def start(self) -> None:
        """Begin to take what comes in."""
        self.task = asyncio.create_task(self._run(), name=f"table {self.replica.code}")

    def put(self, command: Command) -> None:
        """Something comes in."""
        self.inbox.put_nowait(command)

    async def sit(self, who: Sitter) -> Seated:
        """Give somebody a seat; raises Taken or NotStored."""
        command = SitsDown(who, asyncio.get_running_loop().create_future())
        self.put(command)
        return await command.answer

    async def catch_up(self) -> None:
        """Know all that is in the log; an owner does."""

    def is_idle(self, seconds: float) -> bool:
        """Has nobody been here for so long?"""
        return not self.viewers and self.inbox.empty() and time.monotonic() - self.emptied > seconds

    async def close(self, code: str = "shutting-down") -> None:
        """Stop; viewers are told to come again."""
        self.closed = True
        self.clock.stop()
        self.pilots.stop()
        for viewer in self.viewers:
            viewer.dismiss(code, 1012)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    # -------------------------------------------------------------- the loop

    async def _run(self) -> None:
        while True:
            commands = [await self.inbox.get()]
            while not self.inbox.empty() and len(commands) < MOST_AT_ONCE:
                commands.append(self.inbox.get_nowait())
            try:
                await self._take(commands)
            except LeaseLost:
                self.house.lost(self)
                return
            except Exception:
                logger.exception(
                    "table stopped", extra={"table": self.replica.code, "number": self.replica.number}
                )
                self.house.broken(self)
                return

    async def _take(self, commands: list[Command]) -> None:
        """Decide all, store all, tell all."""
        before, banks = self.replica.snapshot(), list(self.clock.banks)
        happened = [one for command in commands for one in self._decide(command)]
        happened += self._follow_up()
        if happened:
            try:
                await self._store(happened)
            except NotStored as error:
                self._undo(before, banks, str(error))
                happened = []
        self.clock.arm()
        self._answer(happened)
        self._rearm()

    async def _store(self, happened: list[Happened]) -> None:
        began = time.perf_counter()
        line = phase = None
        if self.settles:
            line, phase = self.telling.line(), self.replica.phase
        await self.house.store.append(
            Batch(self.replica.code, self.epoch, [one.entry for one in happened], line, phase)
        )
        self.house.metrics.stored(len(happened), time.perf_counter() - began)

    def _undo(self, before: Snapshot, banks: list[int], why: str) -> None:
        """It could not be stored: stand as before, and refuse everything that was decided."""
        logger.error("not stored", extra={"table": self.replica.code, "why": why})
        self.replica.restore(before)
        self.clock.banks = banks
        self.clock.stop()
        refused = Refusal("table", case="not-stored")
        self.answers = [
            (todo, 0, answer or Refused(todo.id, "not-stored", "table", spoken(refused.words)))
            for todo, number, answer in self.answers
        ]
        for command, seated in self.seated:
            if not command.answer.done():
                command.answer.set_exception(NotStored(why))
        self.seated = []
        self.races.forget()
        self.pilots.forget()
        self.house.later(1.0, lambda: self.put(Wakes()))

    def _answer(self, happened: list[Happened]) -> None:
        """Everybody hears what happened; whoever asked hears whether it was done."""
        for one in happened:
            if one.entry.what == "leave":
                self._stand_up(one.entry.seat)
        answered: dict[Viewer, list[int]] = {}
        for todo, number, refused in self.answers:
            if refused is None and todo.viewer is not None:
                answered.setdefault(todo.viewer, []).append(todo.id)
        self.telling.tell(happened, answered)
        for todo, number, refused in self.answers:
            if todo.reply is not None:
                todo.reply(number, refused)
            if refused is not None and todo.viewer is not None:
                todo.viewer.post(told.encode(refused), told.encode(refused))
                self.house.metrics.refused(refused.code)
        for command, seated in self.seated:
            if not command.answer.done():
                command.answer.set_result(seated)
        self.answers, self.seated, self.settles = [], [], False

    def _rearm(self) -> None:
        self.pilots.plan()
        self.house.wake_followers(self)

    # -------------------------------------------------------------- deciding

    def _decide(self, command: Command) -> list[Happened]:
        if isinstance(command, Told):
            return self._do(command)
        self.looks = True
        if isinstance(command, Comes):
            return self._come(command)
        if isinstance(command, Goes):
            return self._go(command.viewer)
        if isinstance(command, SitsDown):
            return self._sit(command)
        return []

    def _do(self, todo: Told) -> list[Happened]:
        """A move, or something at the table itself."""
        happened: list[Happened] = []
        answer: Refused | None = None
        if not self._may_speak_for(todo.seat, todo.by):
            answer = refused("not-seated", Words("clause.table.not-seated"))
        elif todo.text.startswith("/"):
            done = self._do_at_table(todo.seat, todo.text)
            happened, answer = ([], done) if isinstance(done, Refused) else (done, None)
        else:
            happened, answer = self._move(todo)
        if answer is not None:
            answer.re = todo.id
        self.answers.append((todo, self.replica.number, answer))
        return happened

    def _move(self, todo: Told) -> tuple[list[Happened], Refused | None]:
        now = self.house.now()
        if self.races.is_early(now) and not todo.by:
            return [], refused("early", Words("clause.table.early"))
        self.races.remember()
        done = self.replica.submit(now, todo.seat, todo.decision, todo.text, todo.by)
        if isinstance(done, Refusing):
            faster = self.races.faster(todo.seat, todo.text, todo.seen, now)
            return [], refused(done.code, done.why.words, done.why.clause, faster)
        self.clock.spent(todo.seat, now)
        self.races.won(done)
        self.pilots.moved(done)
        if self.replica.phase == "over":
            self.settles = True
        self.telling.sheet_changed(done)
        return [done], None

    def _may_speak_for(self, seat: Seat, by: str) -> bool:
        """Time may; a bot while it plays the seat; somebody through a socket while it is theirs."""
        if by:
            return by == "clock" or self.pilots.name_for(seat) != ""
        return seat < len(self.places) and self.places[seat].proof != ""

    @property
    def places(self) -> list[Place]:
        """The seats."""
        return self.replica.places

    @property
    def state(self) -> State | None:
        """The game that is on."""
        return self.replica.state

    def _entry(self, seat: Seat, what: str, text: str = "", by: str = "") -> Happened:
        """Something happens at the table itself."""
        self.telling.sheet += 1
        self.looks = True
        self.settles = True
        return self.replica.take(Entry(self.replica.number + 1, self.house.now(), seat, what, text, by))

    def _do_at_table(self, seat: Seat, text: str) -> list[Happened] | Refused:
        word, _, rest = text.partition(" ")
        doing = AT_TABLE.get(word)
        if doing is None:
            return refused("not-a-move", Words("clause.table.not-a-move", {"text": text}))
        return doing(self, seat, rest)

    def _start(self, seat: Seat, rest: str) -> list[Happened] | Refused:
        if self.replica.phase != "gathering":
            return refused("not-now", Words("clause.table.not-now"))
        if seat != self.host():
            return refused("not-asked", Words("clause.table.host-starts"))
        return self._fill("") + self._deal()

    def _again(self, seat: Seat, rest: str) -> list[Happened] | Refused:
        if self.replica.phase != "over":
            return refused("not-now", Words("clause.table.not-now"))
        return [self._entry(seat, "again")]

    def _leave(self, seat: Seat, rest: str) -> list[Happened] | Refused:
        return [self._entry(seat, "leave", AUTOPILOT)]

    def _stand_up(self, seat: Seat) -> None:
        """Whoever gave up this seat watches from now on, if that is allowed."""
        for viewer in [viewer for viewer in self.viewers if viewer.seat == seat]:
            if self.replica.making.terms.watch == "nobody":
                self.viewers.remove(viewer)
                viewer.dismiss("not-public")
            else:
                viewer.seat = WATCHER
                self.telling.greet(viewer, Join(says=viewer.says))

    def _say(self, seat: Seat, rest: str) -> list[Happened] | Refused:
        if rest not in self.house.phrases:
            return refused("not-a-move", Words("clause.table.not-a-move", {"text": rest[:40]}))
        return [self._entry(seat, "say", rest)]

    def _chat(self, seat: Seat, rest: str) -> list[Happened] | Refused:
        text = cleaned_text(rest)
        if not self.replica.making.terms.chat:
            return refused("not-now", Words("clause.table.no-chat"))
        if not text:
            return refused("not-a-move", Words("clause.table.not-a-move", {"text": ""}))
        return [self._entry(seat, "chat", text)]

    def host(self) -> Seat:
        """Whoever of the people sits first."""
        people = [seat for seat, place in enumerate(self.places) if place.kind == "person"]
        return people[0] if people else -1

    # -------------------------------------------------------------- sitting down, dealing

    def _sit(self, command: SitsDown) -> list[Happened]:
        try:
            seat, name = self._free(command.who)
        except Taken as taken:
            if not command.answer.done():
                command.answer.set_exception(taken)
            return []
        token = new_token()
        proof = proof_of(token)
        program, person = Seating(name, "bot", "remote", proof), Seating(name, "person", "", proof)
        seating = program if command.who.bot else person
        happened = [self._entry(seat, "sit", msgspec.json.encode(seating).decode())]
        self.gone_at[seat] = time.monotonic()
        self.seated.append((command, Seated(self.replica.code, seat, token)))
        return happened

    def _free(self, who: Sitter) -> tuple[Seat, str]:
        """The seat and the name that somebody gets; raises Taken."""
        name = cleaned(who.name)
        if not name:
            raise Taken("bad-name", Words("table.bad-name"))
        if name.casefold() in [place.name.casefold() for place in self.places]:
            raise Taken("name-taken", Words("table.name-taken", {"name": name}))
        free = [seat for seat, place in enumerate(self.places) if place.kind == "open"]
        chairs = self.replica.making.chairs
        free = [seat for seat in free if chairs[seat].kind == "person"]
        if self.replica.phase == "playing" or not free or (who.seat is not None and who.seat not in free):
            raise Taken("seat-taken", Words("table.seat-taken"))
        return (free[0] if who.seat is None else who.seat), name

    def _fill(self, kind: str) -> list[Happened]:
        """Bots sit down: where bots were asked for, or on every free seat."""
        happened = []
        for seat, place in enumerate(self.places):
            chair = self.replica.making.chairs[seat]
            if place.kind == "open" and kind in ("", chair.kind):
                name = free_bot_name(self.replica.names)
                seating = Seating(name, "bot", chair.bot or AUTOPILOT)
                happened.append(self._entry(seat, "sit", msgspec.json.encode(seating).decode()))
        return happened

    def _deal(self) -> list[Happened]:
        dealt = Dealt(str(new_seed()), self.replica.names)
        happened = [self._entry(-1, "deal", msgspec.json.encode(dealt).decode())]
        self.clock.fill_banks()
        self.pilots.forget()
        self.races.forget()
        return happened

    def _follow_up(self) -> list[Happened]:
        """What follows by itself: bots sit down, a full table is dealt, people who are gone are away."""
        if self.replica.phase == "playing" and not self.looks:
            return []
        self.looks = False
        happened = self._who_is_back()
        if self.replica.phase == "gathering":
            happened += self._fill("bot")
            if all(place.kind != "open" for place in self.places):
                happened += self._deal()
        elif self.replica.phase == "over" and self._all_ready():
            happened += self._fill("") + self._deal()
        elif self.replica.phase == "playing":
            happened += self._who_is_away()
        return happened

    def _all_ready(self) -> bool:
        """Do all people who are here, or there through another node, want another game?"""
        people = [seat for seat, place in enumerate(self.places) if place.kind == "person"]
        here = [self.places[seat] for seat in people if self.is_present(seat)]
        return bool(here) and all(place.ready for place in here)

    def _who_is_back(self) -> list[Happened]:
        """People who were away and are here again, or there through another node."""
        present = [seat for seat, place in enumerate(self.places) if place.proof and self.is_present(seat)]
        for seat in present:
            self.gone_at.pop(seat, None)
        return [self._entry(seat, "back") for seat in present if self.places[seat].away]

    def _who_is_away(self) -> list[Happened]:
        missing = [seat for seat, place in enumerate(self.places) if place.proof and not place.away]
        gone = [seat for seat in missing if not self.is_present(seat) and self._is_long_gone(seat)]
        return [self._entry(seat, "away") for seat in gone]

    def _is_long_gone(self, seat: Seat) -> bool:
        """Has the grace time passed? If not, it is looked at again when it has."""
        left = self.replica.making.terms.grace * self.house.pace - (
            time.monotonic() - self.gone_at.setdefault(seat, time.monotonic())
        )
        if left > 0 and seat not in self.missed:
            self.missed.add(seat)
            self.house.later(left + 0.05, lambda: self._look_for(seat))
        return left <= 0

    def _look_for(self, seat: Seat) -> None:
        self.missed.discard(seat)
        self.put(Wakes())

    # -------------------------------------------------------------- coming and going

    def is_present(self, seat: Seat) -> bool:
        """Is somebody here for this seat?"""
        return any(viewer.seat == seat for viewer in self.viewers) or seat in self.house.elsewhere(
            self.replica.code
        )

    def _come(self, command: Comes) -> list[Happened]:
        viewer, join = command.viewer, command.join
        viewer.says = join.says
        viewer.rtt = join.rtt or viewer.rtt
        if command.first:
            if viewer.seat != WATCHER and self.replica.seat_of(join.token) != viewer.seat:
                viewer.dismiss("wrong-token")
                return []
            for older in [other for other in self.viewers if other.seat == viewer.seat != WATCHER]:
                self.viewers.remove(older)
                older.dismiss("replaced")
            self.viewers.append(viewer)
            self.telling.sheet += 1
            self.gone_at.pop(viewer.seat, None)
        self.telling.greet(viewer, join)
        return []

    def _go(self, viewer: Viewer) -> list[Happened]:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.telling.sheet += 1
            self.emptied = time.monotonic()
            if not viewer.watches:
                self.gone_at[viewer.seat] = time.monotonic()
        return []

    def asked(self) -> list[Seat]:
        """All who may act now, time among them."""
        state = self.state
        return seats_in(state.to_act()) if self.replica.phase == "playing" and state is not None else []


AT_TABLE: Final = {
    "/start": Table._start,
    "/again": Table._again,
    "/leave": Table._leave,
    "/say": Table._say,
    "/chat": Table._chat,
}


def refused(code: str, words: Words, clause: str = "table", faster: Faster | None = None) -> Refused:
    """It is not done, and why."""
    return Refused(0, code, clause, spoken(words), faster)


def cleaned_text(text: str) -> str:
    """A line of chat as it may be shown."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:160]
