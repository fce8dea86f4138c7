"""Classes: children join with one code, the teacher sees who is there and seats everybody at tables."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Final

from lastcard.engine.contract import Words
from lastcard.server.lobby.table_lobby import SWEEP, Lobby
from lastcard.server.log.names import cleaned, is_proven, new_token, proof_of
from lastcard.server.log.seating import Taken
from lastcard.server.store.entries import NotStored
from lastcard.server.store.lessons import KeptLesson, KeptPupil
from lastcard.server.wire import (
    Called,
    Hello,
    Lesson,
    NewTable,
    Placing,
    Pupil,
    PupilSheet,
    Register,
    SeatSpec,
    Terms,
)
from lastcard.shelf import all_games

LASTS: Final = 6 * 3600 * 1000
"""Milliseconds after which a lesson ends by itself, and all that is known of it is wiped out."""

HERE: Final = 12_000
"""Milliseconds for which a child that has said hello is taken to be there."""

HEARD: Final = 4_000
"""A hello that follows another so soon is not written down."""


class NoLesson(Exception):
    """There is no lesson with this code and token."""


def new_lesson_code() -> str:
    """A code of six digits to write on a board; a table's code has five characters."""
    return str(100_000 + secrets.randbelow(900_000))


class Classes:
    """The lessons of all nodes: everything about them is in the store."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.services = lobby.services
        self.store = lobby.services.store

    async def begin(self) -> Lesson:
        """Begin a lesson; returns its code and the token of its teacher."""
        token = new_token()
        while True:
            lesson = KeptLesson(new_lesson_code(), proof_of(token), self.services.now() + LASTS)
            if await self.store.begin_lesson(lesson):
                return Lesson(lesson.code, token)

    async def taught(self, code: str, token: str) -> KeptLesson:
        """Find the lesson of a teacher; raises NoLesson."""
        lesson = await self.store.lesson(code)
        if lesson is None or lesson.until < self.services.now() or not is_proven(token, lesson.proof):
            raise NoLesson(code)
        return lesson

    async def register(self, code: str, token: str) -> Register:
        """List who is in the class, and at which table."""
        lesson, now = await self.taught(code, token), self.services.now()
        sheets = [
            PupilSheet(pupil.number, pupil.name, pupil.sits, now - pupil.seen < HERE)
            for pupil in await self.store.pupils(code)
        ]
        return Register(code, lesson.until, sheets, lesson.seated.split())

    async def enrol(self, code: str, name: str) -> Pupil:
        """Add a child under a first name; raises NoLesson or Taken."""
        lesson, now = await self.store.lesson(code), self.services.now()
        if lesson is None or lesson.until < now:
            raise NoLesson(code)
        name, token = cleaned(name), new_token()
        if not name:
            raise Taken("bad-name", Words("table.bad-name"))
        pupil = KeptPupil(
            code, secrets.randbelow(2**50), name, name.casefold(), proof_of(token), joined=now, seen=now
        )
        if not await self.store.enrol(pupil):
            raise Taken("name-taken", Words("table.name-taken", {"name": name}))
        return Pupil(pupil.number, token)

    async def hello(self, code: str, hello: Hello) -> Called:
        """Note that a child is here; returns the table that it is called to. Raises NoLesson."""
        pupil = await self.store.pupil(code, hello.number)
        if pupil is None or not is_proven(hello.token, pupil.proof):
            raise NoLesson(code)
        sits, now = "" if pupil.sits == hello.left else pupil.sits, self.services.now()
        if sits != pupil.sits or now - pupil.seen > HEARD:
            await self.store.saw(pupil, now, sits)
        return Called(pupil.name, sits)

    async def dismiss(self, code: str, token: str, number: int) -> Register:
        """Remove somebody from the class for the teacher."""
        await self.taught(code, token)
        await self.store.dismiss(code, number)
        return await self.register(code, token)

    async def seat(self, code: str, wanted: Placing) -> Register:
        """Set up tables for all children who are there and have none; raises NoLesson or BadTable."""
        register = await self.register(code, wanted.token)
        waiting = [pupil.number for pupil in register.pupils if pupil.here and not pupil.table]
        secrets.SystemRandom().shuffle(waiting)
        for size in shares(len(waiting), wanted.each, most_at(wanted.game)):
            group, waiting = waiting[:size], waiting[size:]
            chairs = chairs_for(size, fewest_at(wanted.game), alone=len(register.pupils) == 1)
            made = await self.lobby.make(
                NewTable(wanted.game, chairs, options=wanted.options, terms=Terms(grace=60))
            )
            await self.store.call(code, group, made.code)
        return await self.register(code, wanted.token)

    async def end(self, code: str, token: str) -> None:
        """End a lesson and delete all of it."""
        await self.forget(await self.taught(code, token))

    async def forget(self, lesson: KeptLesson) -> None:
        """Delete a lesson and its tables: twice, because entries may be written meanwhile."""
        codes = lesson.seated.split()
        await self.store.forget_tables(codes)
        for code in codes:
            await self.lobby.clear(code)
        await self.store.forget_tables(codes)
        await self.store.forget_lesson(lesson.code)

    async def sweep_on(self) -> None:
        """Delete old lessons again and again, as long as this task runs."""
        while True:
            await asyncio.sleep(SWEEP)
            with contextlib.suppress(NotStored):
                await self.sweep()

    async def sweep(self) -> None:
        """Delete lessons whose time is over."""
        for lesson in await self.store.old_lessons(self.services.now()):
            await self.forget(lesson)


def fewest_at(game: str) -> int:
    """The fewest players of a game."""
    return next((each.fewest for each in all_games() if each.name == game), 2)


def most_at(game: str) -> int:
    """The most players of a game."""
    return next((each.most for each in all_games() if each.name == game), 8)


def shares(children: int, each: int, most: int) -> list[int]:
    """How many sit at each table: about as many as wished, evenly, and nobody alone where that can be.

    A game for two and an odd number of children leave one; a chair stays free beside it.
    """
    if children < 1:
        return []
    each = max(1, min(each, most))
    tables = min(-(-children // each), max(1, children // 2))
    tables = max(tables, -(-children // most))
    return [(children + tables - 1 - table) // tables for table in range(tables)]


def chairs_for(children: int, fewest: int, alone: bool) -> list[SeatSpec]:
    """Chairs for so many children; bots up to the fewest that can play, but nobody sits with bots alone.

    A child that is left over gets a free chair beside it, for the teacher or whoever comes late; the only
    child of a class plays against a bot.
    """
    people = children if children > 1 or alone else 2
    missing = max(0, max(fewest, 2) - people)
    return [SeatSpec("person")] * people + [SeatSpec("bot")] * missing
