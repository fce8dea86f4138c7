"""Reviews of finished games by the strongest bot, computed in the bot workers.

A review is thought over in short stretches, so that a bot at a table never waits long for its turn. It goes
on while somebody asks for it, and is kept for the next one who does.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from lastcard.bots import advice
from lastcard.bots.bot import Thought
from lastcard.engine.record import Record, read_record
from lastcard.server.thinking.bot_workers import BotFailed, BotWorkers
from lastcard.server.wire import RemarkSheet, Review, spoken
from lastcard.shelf import all_games

logger = logging.getLogger("lastcard.reviews")

STRETCH: Final = 0.1
"""Seconds after which a stretch ends with the next choice."""

FORSAKEN: Final = 30.0
"""Seconds without anybody asking after which a review rests."""

MOST_KEPT: Final = 256
MOST_AT_ONCE: Final = 8


TRIES: Final = 3
"""A worker may be lost for somebody else's reasons."""


class ReviewStretch(Struct, frozen=True, array_like=True):
    """A request to a worker: review this game after so many moves."""

    game: str
    record: str
    first: int
    seats: int


TO_THE_END: Final = -1


class StretchResult(Struct, frozen=True, array_like=True):
    """How far a worker came, `TO_THE_END` perhaps: the seats that had a choice, and what was better."""

    done: int
    chose: list[int]
    remarks: list[RemarkSheet]


_left_off: OrderedDict[tuple[str, int], Iterator[advice.Remark]] = OrderedDict()


def look(stretch: ReviewStretch) -> StretchResult:
    """In a worker: review the next stretch of a game; go on from memory if that is possible."""
    remarks = _left_off.pop((stretch.game, stretch.first), None) or begin(stretch)
    until = time.monotonic() + STRETCH
    chose, better = [], []
    for remark in remarks:
        chose.append(remark.seat)
        if remark.better is not None:
            better.append(remark_sheet(remark, remark.better, stretch.seats))
        if time.monotonic() > until:
            leave_off(stretch.game, remark.number, remarks)
            return StretchResult(remark.number, chose, better)
    return StretchResult(TO_THE_END, chose, better)


def begin(stretch: ReviewStretch) -> Iterator[advice.Remark]:
    """The remarks on a game from behind so many moves."""
    return advice.review(read_record(stretch.record, all_games()), first=stretch.first)


def leave_off(game: str, number: int, remarks: Iterator[advice.Remark]) -> None:
    """Remember where to go on."""
    _left_off[game, number] = remarks
    if len(_left_off) > MOST_AT_ONCE:
        _left_off.popitem(last=False)


def remark_sheet(remark: advice.Remark, better: Thought, seats: int) -> RemarkSheet:
    """A remark for the wire, at a table of so many."""
    played, seat = remark.played, remark.seat
    return RemarkSheet(
        remark.number,
        seat,
        played.move.text(),
        better.move.text(),
        spoken(played.move.words(seat, seats)),
        spoken(better.move.words(seat, seats)),
        round(100 * played.value),
        round(100 * better.value),
    )


class TooMany(Exception):
    """So many games are under review that another one has to wait."""


class NotReviewed(Exception):
    """The review failed."""


class GameReview:
    """One game under review, or reviewed."""

    def __init__(self, game: str, record: Record) -> None:
        self.game: Final = game
        self.record: Final = record.text()
        self.review: Final = Review(0, len(record.entries), [0] * record.rules.seats, [])
        self.asked = time.monotonic()
        self.failures = 0
        self.task: asyncio.Task[None] | None = None

    def is_done(self) -> bool:
        """Has it come to the end of the game?"""
        return self.review.done >= self.review.moves

    def is_under_way(self) -> bool:
        """Is a worker at it?"""
        return self.task is not None and not self.task.done()

    async def go_on(self, bot_workers: BotWorkers) -> None:
        """Review stretch by stretch, to the end or until nobody asks any more."""
        while not self.is_done() and time.monotonic() - self.asked < FORSAKEN:
            try:
                self._take(await bot_workers.think(self.game, look, self._next()))
                self.failures = 0
            except BotFailed as failed:
                logger.error("review failed", extra={"table": self.game, "why": str(failed)})
                self.failures += 1
                if self.has_failed():
                    return

    def has_failed(self) -> bool:
        """Have the workers failed too often?"""
        return self.failures >= TRIES

    def _next(self) -> ReviewStretch:
        return ReviewStretch(self.game, self.record, self.review.done, len(self.review.choices))

    def _take(self, found: StretchResult) -> None:
        self.review.done = self.review.moves if found.done == TO_THE_END else found.done
        self.review.remarks += found.remarks
        for seat in found.chose:
            self.review.choices[seat] += 1


class Reviews:
    """The games that this node reviews or has reviewed; those not asked for longest are forgotten."""

    def __init__(self, bot_workers: BotWorkers) -> None:
        self.bot_workers = bot_workers
        self.kept: OrderedDict[tuple[str, int], GameReview] = OrderedDict()

    def ask(self, code: str, number: int) -> Review | None:
        """The review as far as it has come; None if it has to begin first, or anew. May raise NotReviewed."""
        reviewing = self.kept.get((code, number))
        if reviewing is None:
            return None
        if reviewing.has_failed():
            del self.kept[code, number]
            raise NotReviewed
        reviewing.asked = time.monotonic()
        self.kept.move_to_end((code, number))
        return reviewing.review if reviewing.is_done() or reviewing.is_under_way() else None

    def begin(self, code: str, number: int, record: Record) -> Review:
        """Begin with a game, or go on where it was left; raises TooMany."""
        if sum(each.is_under_way() for each in self.kept.values()) >= MOST_AT_ONCE:
            raise TooMany
        key = (code, number)
        reviewing = self.kept.setdefault(key, GameReview(f"{code}/{number}", record))
        if not reviewing.is_under_way():
            reviewing.task = asyncio.create_task(reviewing.go_on(self.bot_workers))
        self._forget_some()
        return reviewing.review

    def _forget_some(self) -> None:
        resting = [key for key, each in self.kept.items() if not each.is_under_way()]
        for key in resting[: max(0, len(self.kept) - MOST_KEPT)]:
            del self.kept[key]

    def forget(self, code: str) -> None:
        """Forget all reviews of the games at a table."""
        for key in [key for key in self.kept if key[0] == code]:
            task = self.kept.pop(key).task
            if task is not None:
                task.cancel()

    def close(self) -> None:
        """Stop all reviews."""
        for reviewing in self.kept.values():
            if reviewing.task is not None:
                reviewing.task.cancel()
