"""A table on the node that owns it: entries are stored before they are told.

Commands of people, bots and time wait in one inbox. The table takes all that wait, decides each, has the
entries stored at once, and only then tells the viewers. If the entries cannot be stored, the table goes back
to where it was and refuses every command.
"""

from __future__ import annotations

import logging
import time
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from lastcard.engine.contract import Seat
from lastcard.server.live_table.game_in_play import GameInPlay
from lastcard.server.live_table.node_table import Hook, NodeTable, ignore
from lastcard.server.live_table.referee import Referee
from lastcard.server.log.table_log import Happened, Snapshot, TableLog
from lastcard.server.services import Services
from lastcard.server.store.entries import Batch, LeaseLost, NotStored, Waiting
from lastcard.server.viewers.audience import FRESH, Report
from lastcard.server.viewers.outbox import Outbox

logger = logging.getLogger("lastcard.table")

RETRY: Final = 1.0
"""Seconds after which a table whose batch was not stored looks again."""


@mypyc_attr(acyclic=True, free_list_len=1)
class BatchInHand:
    """The batch that the store has not answered yet, and how the table stood before it."""

    __slots__ = ("banks", "before", "began", "happened", "outbox")

    def __init__(self, before: Snapshot, banks: list[int]) -> None:
        self.before: Final = before
        self.banks: Final = banks
        self.began: Final = time.perf_counter()
        self.happened: list[Happened] = []
        self.outbox: Outbox | None = None

    def is_plain(self) -> bool:
        """Are there only moves in it?"""
        return all(one.what == "move" for one in self.happened)


class OwnedTable(NodeTable):
    """A table in play, on the node that owns it."""

    def __init__(
        self,
        log: TableLog,
        services: Services,
        epoch: int = 0,
        drop: Hook = ignore,
        publish: Hook = ignore,
    ) -> None:
        super().__init__(log, services, drop)
        self.epoch: Final = epoch
        self.publish: Final = publish
        """Tells the nodes that follow this table that its log goes on."""
        self.game: Final = GameInPlay(self.summary, self.inbox, services)
        self.referee: Final = Referee(self.game, self.inbox, self.audience)
        self.answers: Final = self.referee.answers
        self.taker: Final = self.take
        self.then: Final = self.stored
        self.started = False
        self.busy = False
        self.closed = False
        self.in_hand: BatchInHand | None = None

    def start(self) -> None:
        """Begin to take commands."""
        self.started = True
        if self.inbox.commands:
            self.notice()

    async def close(self, code: str = "shutting-down") -> None:
        """Stop, and tell all viewers to come again."""
        self.closed = True
        self.in_hand = None
        self.game.stop()
        self.answers.deny_seats("the table is closed")
        await super().close(code)

    def notice(self) -> None:
        """Something waits in the inbox: take it in the next turn of the loop."""
        if not self.busy and self.started:
            self.busy = True
            self.services.batching.add(self.taker)

    def hear_report(self, node: str, seats: list[Seat], watchers: int) -> None:
        """Keep who looks at this table through another node; look again when that no longer counts."""
        self.services.later(FRESH + 0.1, self.inbox.waker)
        if self.audience.hear_report(node, Report(seats, watchers)):
            self.inbox.wake()

    # -------------------------------------------------------------- from the inbox to the store

    def take(self) -> Waiting | None:
        """Decide all commands that wait; the entries to store, if there are any."""
        if self.closed:
            return None
        try:
            return self._take()
        except Exception:
            self.fail()
            return None

    def _take(self) -> Waiting | None:
        in_hand = self.in_hand = BatchInHand(self.log.snapshot(), list(self.shown.banks))
        for command in self.inbox.take():
            in_hand.happened += self.referee.decide(command)
        in_hand.happened += self.referee.dealer.follow_up()
        if not in_hand.happened:
            self._tell(in_hand)
            return None
        is_plain = in_hand.is_plain() and self.log.phase != "over"
        if is_plain and self.broadcast.is_plain():
            in_hand.outbox = self._written(in_hand)
        return self._batch(in_hand.happened, is_plain), self.then

    def _batch(self, happened: list[Happened], is_plain: bool) -> Batch:
        """The batch to store; with the row of the table unless there are only moves in it."""
        entries = [one.entry() for one in happened]
        if is_plain:
            return Batch(self.log.code, self.epoch, entries)
        line = msgspec.json.encode(self.summary.line()).decode()
        return Batch(self.log.code, self.epoch, entries, line, self.log.phase)

    # -------------------------------------------------------------- from the store to the viewers

    def stored(self, error: Exception | None) -> None:
        """The batch is safe, or it is not: then nothing of it has happened."""
        in_hand = self.in_hand
        if self.closed or in_hand is None:
            return
        try:
            self._settle(in_hand, error)
        except Exception:
            self.fail()

    def _settle(self, in_hand: BatchInHand, error: Exception | None) -> None:
        if error is None:
            self.services.counters.stored(len(in_hand.happened), time.perf_counter() - in_hand.began)
        elif isinstance(error, NotStored):
            self._undo(in_hand, str(error))
        elif isinstance(error, LeaseLost):
            self.drop(self)
            return
        else:
            raise error
        self._tell(in_hand)

    def _tell(self, in_hand: BatchInHand) -> None:
        """Tell everybody what happened, and be ready for the next batch."""
        self.in_hand = None
        if in_hand.outbox is None:
            for one in in_hand.happened:
                if one.what == "leave":
                    self.audience.stand_up(one.seat)
            in_hand.outbox = self._written(in_hand)
        self.broadcast.send(in_hand.outbox)
        self.game.clock.start()
        self.answers.send(self.services.metrics)
        self.game.bot_seats.plan()
        if self.audience.reports:
            self.publish(self)
        self.busy = False
        if self.inbox.commands:
            self.notice()

    def _written(self, in_hand: BatchInHand) -> Outbox:
        """The updates for everybody. Moves are written up while they are stored, then sent. (ADR 0023)"""
        self.game.clock.arm()
        before = in_hand.before.earlier(self.log)
        return self.broadcast.write(in_hand.happened, self.answers.by_viewer(), before)

    def _undo(self, in_hand: BatchInHand, why: str) -> None:
        """Go back to the moment before the batch, and refuse every command in it."""
        logger.error("not stored", extra={"table": self.log.code, "why": why})
        in_hand.happened, in_hand.outbox = [], None
        self.log.restore(in_hand.before)
        self.game.undo(in_hand.banks)
        self.answers.refuse_all(why)
        self.services.later(RETRY, self.inbox.waker)
