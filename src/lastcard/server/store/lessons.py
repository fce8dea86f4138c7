"""The store of lessons and pupils; all of a lesson is deleted when it ends."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any, Final

import sqlalchemy as sa
from msgspec import Struct

from lastcard.server.store.schema import lessons, log, pupils, tables

LARGEST: Final = 60
"""Children in one class."""


class KeptLesson(Struct):
    """A lesson: what proves its teacher, when it ends at the latest, and the codes of its tables."""

    code: str
    proof: str
    until: int
    seated: str = ""


class KeptPupil(Struct):
    """A child in a class: its name, when it was last there, and the table it was called to."""

    code: str
    number: int
    name: str
    folded: str
    proof: str
    joined: int
    seen: int
    sits: str = ""


class LessonBook(ABC):
    """The part of a store for lessons; each step is one statement, so nodes can share the database."""

    logged: tuple[sa.TableClause, ...] = (log,)
    """Where entries are kept."""

    @abstractmethod
    async def _run(self, statement: sa.Executable) -> Sequence[Any]:
        """Run one statement in a transaction of its own."""

    async def begin_lesson(self, lesson: KeptLesson) -> bool:
        """A new lesson; False if there is one with this code."""
        fields = KeptLesson.__struct_fields__
        there = sa.exists().where(lessons.c.code == lesson.code)
        row = sa.select(*[sa.literal(getattr(lesson, field)) for field in fields]).where(~there)
        made = sa.insert(lessons).from_select(list(fields), row).returning(lessons.c.code)
        return bool(await self._run(made))

    async def lesson(self, code: str) -> KeptLesson | None:
        """The lesson of a code."""
        rows = await self._run(sa.select(lessons).where(lessons.c.code == code))
        return KeptLesson(*rows[0]) if rows else None

    async def enrol(self, pupil: KeptPupil) -> bool:
        """A child comes in; False if the name is taken or the class is full."""
        fields = KeptPupil.__struct_fields__
        there = sa.exists().where(pupils.c.code == pupil.code, pupils.c.folded == pupil.folded)
        count = sa.select(sa.func.count()).where(pupils.c.code == pupil.code).scalar_subquery()
        row = sa.select(*[sa.literal(getattr(pupil, field)) for field in fields])
        row = row.where(~there, count < LARGEST)
        made = sa.insert(pupils).from_select(list(fields), row).returning(pupils.c.number)
        return bool(await self._run(made))

    async def pupil(self, code: str, number: int) -> KeptPupil | None:
        """One child of a class."""
        wanted = sa.select(pupils).where(pupils.c.code == code, pupils.c.number == number)
        rows = await self._run(wanted)
        return KeptPupil(*rows[0]) if rows else None

    async def pupils(self, code: str) -> list[KeptPupil]:
        """All children of a class, in the order in which they came."""
        wanted = sa.select(pupils).where(pupils.c.code == code).order_by(pupils.c.joined, pupils.c.name)
        return [KeptPupil(*row) for row in await self._run(wanted)]

    async def saw(self, pupil: KeptPupil, now: int, sits: str) -> None:
        """A child is here, and is called to this table or to none."""
        mine = (pupils.c.code == pupil.code) & (pupils.c.number == pupil.number)
        unchanged = pupils.c.sits == pupil.sits
        await self._run(sa.update(pupils).where(mine, unchanged).values(seen=now, sits=sits))

    async def call(self, code: str, numbers: Collection[int], table: str) -> None:
        """Call children to a table; it belongs to the lesson from then on."""
        seated = lessons.c.seated + f" {table}"
        await self._run(sa.update(lessons).where(lessons.c.code == code).values(seated=seated))
        called = (pupils.c.code == code) & pupils.c.number.in_(list(numbers))
        await self._run(sa.update(pupils).where(called).values(sits=table))

    async def dismiss(self, code: str, number: int) -> None:
        """A child is no longer in the class."""
        await self._run(sa.delete(pupils).where(pupils.c.code == code, pupils.c.number == number))

    async def old_lessons(self, now: int) -> list[KeptLesson]:
        """Lessons whose time is up."""
        rows = await self._run(sa.select(lessons).where(lessons.c.until < now))
        return [KeptLesson(*row) for row in rows]

    async def class_tables(self) -> set[str]:
        """Codes of the tables that belong to lessons."""
        return {code for row in await self._run(sa.select(lessons.c.seated)) for code in row[0].split()}

    async def forget_tables(self, codes: Collection[str]) -> None:
        """Wipe out tables, each with its log."""
        await self._run(sa.delete(tables).where(tables.c.code.in_(list(codes))))
        for part in self.logged:
            await self._run(sa.delete(part).where(part.c.code.in_(list(codes))))

    async def forget_lesson(self, code: str) -> None:
        """Wipe out a lesson and its class."""
        await self._run(sa.delete(pupils).where(pupils.c.code == code))
        await self._run(sa.delete(lessons).where(lessons.c.code == code))
