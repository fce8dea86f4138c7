"""One table: one inbox for people, bots and time; stored before told.

Whatever comes in waits in the inbox. The table takes everything that waits, decides each, has all of it
stored at once, and only then tells the viewers. If it cannot be stored, it stands as it stood and says so.
"""

from __future__ import annotations

import logging
import time
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from lastcard.engine.contract import Refusal, Seat, Words, seat_bit
from lastcard.engine.rng import new_seed
from lastcard.engine.sitting import Refused as Refusing
from lastcard.server.connection.frames import framed
from lastcard.server.live_table.bot_seats import Pilots
from lastcard.server.live_table.inbox import Comes, Command, Goes, SitsDown, Taken, Told, Wakes, refused
from lastcard.server.live_table.node_table import Room
from lastcard.server.live_table.presence import Presence
from lastcard.server.live_table.races import Races
from lastcard.server.live_table.table_acts import do_at_table
from lastcard.server.log.seat_states import Dealt
from lastcard.server.log.seating import free_seats, seat_and_token
from lastcard.server.log.table_log import Happened, Replica, Snapshot
from lastcard.server.services import House
from lastcard.server.store import Batch, Entry, LeaseLost, NotStored
from lastcard.server.viewers.updates import Mail
from lastcard.server.viewers.viewer import Viewer
from lastcard.server.wire import Refused, Seated, spoken, told

logger = logging.getLogger("lastcard.table")


@mypyc_attr(acyclic=True, free_list_len=1)
class Taking:
    """What was taken from the inbox at once: what came of it, and how it stood before."""

    __slots__ = ("banks", "before", "began", "happened", "mail")

    def __init__(self, before: Snapshot, banks: list[int]) -> None:
        self.before: Final = before
        self.banks: Final = banks
        self.began: Final = time.perf_counter()
        self.happened: list[Happened] = []
        self.mail: Mail | None = None


class Table(Room):
    """A table in play, on the node that owns it."""

    def __init__(self, replica: Replica, house: House, epoch: int = 0) -> None:
        super().__init__(replica, house)
        self.epoch = epoch
        self.pilots = Pilots(self)
        self.races = Races(self)
        self.presence = Presence(self)
        self.clock.acts_for = self.pilots.act_for
        self.answers: list[tuple[Told, int, Refused | None]] = []
        self.seated: list[tuple[SitsDown, Seated]] = []
        self.settles = False
        self.started = False
        self.busy = False
        self.taking: Taking | None = None
        self.closed = False
        self.looks = True
        """Has something but a move come in? Then it is seen to who is here, away and back."""

    def start(self) -> None:
        """Begin to take what comes in."""
        self.started = True
        if self.inbox:
            self.noticed()

    async def close(self, code: str = "shutting-down") -> None:
        """Stop; viewers are told to come again."""
        self.closed = True
        self.taking = None
        self.pilots.stop()
        for command, seated in self.seated:
            if not command.answer.done():
                command.answer.set_exception(NotStored("the table is closed"))
        await super().close(code)

    def is_present(self, seat: Seat) -> bool:
        """Is somebody here for this seat, or there through another node?"""
        here = any(viewer.seat == seat for viewer in self.viewers)
        return here or seat in self.house.elsewhere(self.replica.code)

    # -------------------------------------------------------------- from the inbox to the viewers

    def noticed(self) -> None:
        """Something waits in the inbox: it is taken with all that comes in the same breath."""
        if not self.busy and self.started:
            self.busy = True
            self.house.breath.notice(self)

    def take(self) -> Batch | None:
        """Decide everything that waits, and say what of it is to be stored."""
        if self.closed:
            return None
        try:
            taking = self.taking = Taking(self.replica.snapshot(), list(self.clock.banks))
            for command in self.waiting():
                taking.happened += self._decide(command)
            taking.happened += self._follow_up()
            if not taking.happened:
                self._tell(taking)
                return None
            if not self.settles and self.telling.is_plain():
                taking.mail = self._written(taking)
            return self._batch(taking)
        except Exception:
            self.breaks()
            return None

    def _batch(self, taking: Taking) -> Batch:
        line = phase = None
        if self.settles:
            line, phase = self.telling.line(), self.replica.phase
        entries = [one.entry() for one in taking.happened]
        return Batch(self.replica.code, self.epoch, entries, line, phase)

    def stored(self, error: Exception | None) -> None:
        """It is safe, or it is not: then it has not happened."""
        taking = self.taking
        if self.closed or taking is None:
            return
        try:
            if error is None:
                self.house.tally.stored(len(taking.happened), time.perf_counter() - taking.began)
            elif isinstance(error, NotStored):
                self._undo(taking, str(error))
            elif isinstance(error, LeaseLost):
                self.house.lost(self)
                return
            else:
                raise error
            self._tell(taking)
        except Exception:
            self.breaks()

    def _tell(self, taking: Taking) -> None:
        """Everybody hears of it, and the next may be taken."""
        self.taking = None
        if taking.mail is None:
            for one in taking.happened:
                if one.what == "leave":
                    self.stand_up(one.seat)
            taking.mail = self._written(taking)
        self.telling.send(taking.mail)
        self.clock.start()
        self._answer()
        self.pilots.plan()
        self.house.wake_followers(self)
        self.busy = False
        if self.inbox:
            self.noticed()

    def _written(self, taking: Taking) -> Mail:
        """What everybody is to hear. Moves are written up while the game is at hand, and sent when stored."""
        self.clock.arm()
        answered: dict[Viewer, list[int]] = {}
        for todo, number, refusing in self.answers:
            if refusing is None and todo.viewer is not None:
                answered.setdefault(todo.viewer, []).append(todo.ref)
        return self.telling.write(taking.happened, answered, taking.before.earlier(self.replica))

    def _undo(self, taking: Taking, why: str) -> None:
        """It could not be stored: stand as before, and refuse everything that was decided."""
        logger.error("not stored", extra={"table": self.replica.code, "why": why})
        taking.happened, taking.mail = [], None
        self.replica.restore(taking.before)
        self.clock.banks = taking.banks
        self.clock.stop()
        self.clock.changed += 1
        self.telling.sheet += 1
        refused = Refusal("table", case="not-stored")
        self.answers = [
            (todo, 0, answer or Refused(todo.ref, "not-stored", "table", spoken(refused.words)))
            for todo, number, answer in self.answers
        ]
        for command, seated in self.seated:
            if not command.answer.done():
                command.answer.set_exception(NotStored(why))
        self.seated = []
        self.races.forget()
        self.pilots.forget()
        self.house.later(1.0, lambda: self.put(Wakes()))

    def _answer(self) -> None:
        """Whoever asked hears whether it was done."""
        for todo, number, refusing in self.answers:
            if todo.reply is not None:
                todo.reply(number, refusing)
            if refusing is not None and todo.viewer is not None:
                message = framed(told.encode(refusing))
                todo.viewer.post(message, message)
                self.house.metrics.refused(refusing.code)
        for command, seated in self.seated:
            if not command.answer.done():
                command.answer.set_result(seated)
        self.answers, self.seated, self.settles = [], [], False

    # -------------------------------------------------------------- deciding

    def _decide(self, command: Command) -> list[Happened]:
        if isinstance(command, Told):
            return self._do(command)
        self.looks = True
        if isinstance(command, Comes):
            if self.let_in(command):
                self.presence.came(command.viewer.seat)
        elif isinstance(command, Goes):
            if self.let_out(command.viewer) and not command.viewer.watches:
                self.presence.went(command.viewer.seat)
        elif isinstance(command, SitsDown):
            return self._sit(command)
        return []

    def _do(self, todo: Told) -> list[Happened]:
        """A move, or something at the table itself."""
        happened: list[Happened] = []
        answer: Refused | None = None
        if not self._may_speak_for(todo.seat, todo.by):
            answer = refused("not-seated", Words("clause.table.not-seated"))
        elif todo.text.startswith("/"):
            done = do_at_table(self, todo.seat, todo.text)
            happened, answer = ([], done) if isinstance(done, Refused) else (done, None)
        else:
            happened, answer = self._move(todo)
        if answer is not None:
            answer.re = todo.ref
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
            return by.startswith("clock") or self.pilots.name_for(seat) != ""
        return self.replica.proven & seat_bit(seat) != 0

    def note(self, seat: Seat, what: str, text: str = "", by: str = "") -> Happened:
        """Something happens at the table itself."""
        self.telling.sheet += 1
        self.looks = True
        self.settles = True
        return self.replica.take(Entry(self.replica.number + 1, self.house.now(), seat, what, text, by))

    # -------------------------------------------------------------- sitting down, dealing

    def _sit(self, command: SitsDown) -> list[Happened]:
        try:
            seating, seated = seat_and_token(self.replica, command.who)
        except Taken as taken:
            if not command.answer.done():
                command.answer.set_exception(taken)
            return []
        self.presence.went(seated.seat)
        self.seated.append((command, seated))
        return [self.note(seated.seat, "sit", msgspec.json.encode(seating).decode())]

    def fill_and_deal(self) -> list[Happened]:
        """Bots take every seat that is still free, and the game begins."""
        return self._fill("") + self._deal()

    def _fill(self, kind: str) -> list[Happened]:
        """Bots sit down: where bots were asked for, or on every free seat."""
        return [
            self.note(seat, "sit", msgspec.json.encode(seating).decode())
            for seat, seating in free_seats(self.replica, kind)
        ]

    def _deal(self) -> list[Happened]:
        dealt = Dealt(str(new_seed()), self.replica.names)
        happened = [self.note(-1, "deal", msgspec.json.encode(dealt).decode())]
        self.clock.fill_banks()
        self.pilots.forget()
        self.races.forget()
        return happened

    def _follow_up(self) -> list[Happened]:
        """What follows by itself: bots sit down, a full table is dealt, people who are gone are away."""
        if self.replica.phase == "playing" and not self.looks:
            return []
        self.looks = False
        happened = [self.note(seat, "back") for seat in self.presence.back()]
        if self.replica.phase == "gathering":
            happened += self._fill("bot")
            if all(place.kind != "open" for place in self.places):
                happened += self._deal()
        elif self.replica.phase == "over" and self.presence.all_ready():
            happened += self.fill_and_deal()
        elif self.replica.phase == "playing":
            happened += [self.note(seat, "away") for seat in self.presence.away()]
        return happened
