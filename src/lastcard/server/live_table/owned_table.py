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
from lastcard.engine.sitting import Refused
from lastcard.server.connection.frames import framed
from lastcard.server.live_table.bot_seats import BotSeats
from lastcard.server.live_table.inbox import Act, Comes, Command, Goes, SitsDown, Wakes
from lastcard.server.live_table.node_table import NodeTable
from lastcard.server.live_table.presence import Presence
from lastcard.server.live_table.races import Races
from lastcard.server.live_table.table_acts import do_at_table
from lastcard.server.log.seat_states import DealEntry
from lastcard.server.log.seating import Taken, free_seats, seat_and_token
from lastcard.server.log.table_log import Happened, Snapshot, TableLog
from lastcard.server.services import Services
from lastcard.server.store.entries import Batch, LeaseLost, LogEntry, NotStored
from lastcard.server.viewers.updates import Outbox
from lastcard.server.viewers.viewer import Viewer
from lastcard.server.wire import RefusedAct, SeatToken, encoder, refused, spoken

logger = logging.getLogger("lastcard.table")


@mypyc_attr(acyclic=True, free_list_len=1)
class BatchInHand:
    """What was taken from the inbox at once: what came of it, and how it stood before."""

    __slots__ = ("banks", "before", "began", "happened", "outbox")

    def __init__(self, before: Snapshot, banks: list[int]) -> None:
        self.before: Final = before
        self.banks: Final = banks
        self.began: Final = time.perf_counter()
        self.happened: list[Happened] = []
        self.outbox: Outbox | None = None


class OwnedTable(NodeTable):
    """A table in play, on the node that owns it."""

    def __init__(self, log: TableLog, services: Services, epoch: int = 0) -> None:
        super().__init__(log, services)
        self.epoch = epoch
        self.bot_seats = BotSeats(self)
        self.races = Races(self)
        self.presence = Presence(self)
        self.clock.acts_for = self.bot_seats.act_for
        self.answers: list[tuple[Act, int, RefusedAct | None]] = []
        self.seated: list[tuple[SitsDown, SeatToken]] = []
        self.settles = False
        self.started = False
        self.busy = False
        self.in_hand: BatchInHand | None = None
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
        self.in_hand = None
        self.bot_seats.stop()
        for command, seated in self.seated:
            if not command.answer.done():
                command.answer.set_exception(NotStored("the table is closed"))
        await super().close(code)

    def is_present(self, seat: Seat) -> bool:
        """Is somebody here for this seat, or there through another node?"""
        here = any(viewer.seat == seat for viewer in self.viewers)
        return here or seat in self.services.elsewhere(self.log.code)

    # -------------------------------------------------------------- from the inbox to the viewers

    def noticed(self) -> None:
        """Something waits in the inbox: it is taken with all that comes in the same breath."""
        if not self.busy and self.started:
            self.busy = True
            self.services.batching.notice(self)

    def take(self) -> Batch | None:
        """Decide everything that waits, and say what of it is to be stored."""
        if self.closed:
            return None
        try:
            in_hand = self.in_hand = BatchInHand(self.log.snapshot(), list(self.clock.banks))
            for command in self.waiting():
                in_hand.happened += self._decide(command)
            in_hand.happened += self._follow_up()
            if not in_hand.happened:
                self._tell(in_hand)
                return None
            if not self.settles and self.broadcast.is_plain():
                in_hand.outbox = self._written(in_hand)
            return self._batch(in_hand)
        except Exception:
            self.breaks()
            return None

    def _batch(self, in_hand: BatchInHand) -> Batch:
        line = phase = None
        if self.settles:
            line, phase = self.broadcast.line(), self.log.phase
        entries = [one.entry() for one in in_hand.happened]
        return Batch(self.log.code, self.epoch, entries, line, phase)

    def stored(self, error: Exception | None) -> None:
        """It is safe, or it is not: then it has not happened."""
        in_hand = self.in_hand
        if self.closed or in_hand is None:
            return
        try:
            if error is None:
                self.services.counters.stored(len(in_hand.happened), time.perf_counter() - in_hand.began)
            elif isinstance(error, NotStored):
                self._undo(in_hand, str(error))
            elif isinstance(error, LeaseLost):
                self.services.lost(self)
                return
            else:
                raise error
            self._tell(in_hand)
        except Exception:
            self.breaks()

    def _tell(self, in_hand: BatchInHand) -> None:
        """Everybody hears of it, and the next may be taken."""
        self.in_hand = None
        if in_hand.outbox is None:
            for one in in_hand.happened:
                if one.what == "leave":
                    self.stand_up(one.seat)
            in_hand.outbox = self._written(in_hand)
        self.broadcast.send(in_hand.outbox)
        self.clock.start()
        self._answer()
        self.bot_seats.plan()
        self.services.wake_followers(self)
        self.busy = False
        if self.inbox:
            self.noticed()

    def _written(self, in_hand: BatchInHand) -> Outbox:
        """What everybody is to hear. Moves are written up while the game is at hand, and sent when stored."""
        self.clock.arm()
        answered: dict[Viewer, list[int]] = {}
        for todo, number, refusing in self.answers:
            if refusing is None and todo.viewer is not None:
                answered.setdefault(todo.viewer, []).append(todo.ref)
        return self.broadcast.write(in_hand.happened, answered, in_hand.before.earlier(self.log))

    def _undo(self, in_hand: BatchInHand, why: str) -> None:
        """It could not be stored: stand as before, and refuse everything that was decided."""
        logger.error("not stored", extra={"table": self.log.code, "why": why})
        in_hand.happened, in_hand.outbox = [], None
        self.log.restore(in_hand.before)
        self.clock.banks = in_hand.banks
        self.clock.stop()
        self.clock.changed += 1
        self.broadcast.sheet += 1
        refused = Refusal("table", case="not-stored")
        self.answers = [
            (todo, 0, answer or RefusedAct(todo.ref, "not-stored", "table", spoken(refused.words)))
            for todo, number, answer in self.answers
        ]
        for command, seated in self.seated:
            if not command.answer.done():
                command.answer.set_exception(NotStored(why))
        self.seated = []
        self.races.forget()
        self.bot_seats.forget()
        self.services.later(1.0, lambda: self.put(Wakes()))

    def _answer(self) -> None:
        """Whoever asked hears whether it was done."""
        for todo, number, refusing in self.answers:
            if todo.reply is not None:
                todo.reply(number, refusing)
            if refusing is not None and todo.viewer is not None:
                message = framed(encoder.encode(refusing))
                todo.viewer.post(message, message)
                self.services.metrics.refused(refusing.code)
        for command, seated in self.seated:
            if not command.answer.done():
                command.answer.set_result(seated)
        self.answers, self.seated, self.settles = [], [], False

    # -------------------------------------------------------------- deciding

    def _decide(self, command: Command) -> list[Happened]:
        if isinstance(command, Act):
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

    def _do(self, todo: Act) -> list[Happened]:
        """A move, or something at the table itself."""
        happened: list[Happened] = []
        answer: RefusedAct | None = None
        if not self._may_speak_for(todo.seat, todo.by):
            answer = refused("not-seated", Words("clause.table.not-seated"))
        elif todo.text.startswith("/"):
            done = do_at_table(self, todo.seat, todo.text)
            happened, answer = ([], done) if isinstance(done, RefusedAct) else (done, None)
        else:
            happened, answer = self._move(todo)
        if answer is not None:
            answer.re = todo.ref
        self.answers.append((todo, self.log.number, answer))
        return happened

    def _move(self, todo: Act) -> tuple[list[Happened], RefusedAct | None]:
        now = self.services.now()
        if self.races.is_early(now) and not todo.by:
            return [], refused("early", Words("clause.table.early"))
        self.races.remember()
        done = self.log.submit(now, todo.seat, todo.decision, todo.text, todo.by)
        if isinstance(done, Refused):
            faster = self.races.faster(todo.seat, todo.text, todo.seen, now)
            return [], refused(done.code, done.why.words, done.why.clause, faster)
        self.clock.spent(todo.seat, now)
        self.races.won(done)
        self.bot_seats.moved(done)
        if self.log.phase == "over":
            self.settles = True
        self.broadcast.sheet_changed(done)
        return [done], None

    def _may_speak_for(self, seat: Seat, by: str) -> bool:
        """Time may; a bot while it plays the seat; somebody through a socket while it is theirs."""
        if by:
            return by.startswith("clock") or self.bot_seats.name_for(seat) != ""
        return self.log.proven & seat_bit(seat) != 0

    def note(self, seat: Seat, what: str, text: str = "", by: str = "") -> Happened:
        """Something happens at the table itself."""
        self.broadcast.sheet += 1
        self.looks = True
        self.settles = True
        return self.log.take(LogEntry(self.log.number + 1, self.services.now(), seat, what, text, by))

    # -------------------------------------------------------------- sitting down, dealing

    def _sit(self, command: SitsDown) -> list[Happened]:
        try:
            seating, seated = seat_and_token(self.log, command.who)
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
            for seat, seating in free_seats(self.log, kind)
        ]

    def _deal(self) -> list[Happened]:
        dealt = DealEntry(str(new_seed()), self.log.names)
        happened = [self.note(-1, "deal", msgspec.json.encode(dealt).decode())]
        self.clock.fill_banks()
        self.bot_seats.forget()
        self.races.forget()
        return happened

    def _follow_up(self) -> list[Happened]:
        """What follows by itself: bots sit down, a full table is dealt, people who are gone are away."""
        if self.log.phase == "playing" and not self.looks:
            return []
        self.looks = False
        happened = [self.note(seat, "back") for seat in self.presence.back()]
        if self.log.phase == "gathering":
            happened += self._fill("bot")
            if all(seat_state.kind != "open" for seat_state in self.seat_states):
                happened += self._deal()
        elif self.log.phase == "over" and self.presence.all_ready():
            happened += self.fill_and_deal()
        elif self.log.phase == "playing":
            happened += [self.note(seat, "away") for seat in self.presence.away()]
        return happened
