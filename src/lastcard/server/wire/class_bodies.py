"""HTTP bodies of a class: the teacher, the children, and where they sit."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from lastcard.server.wire.fields import Count, Name, Token


class Lesson(Struct):
    """A class has been opened: its code, and the token that proves the teacher."""

    code: str
    token: str


class Teacher(Struct, forbid_unknown_fields=True):
    """I am the teacher of this class."""

    token: Token


class Dismissal(Struct, forbid_unknown_fields=True):
    """The teacher sends somebody out of the class."""

    token: Token
    number: Count


class Placing(Struct, forbid_unknown_fields=True):
    """The teacher wants tables for all who wait: which game, and how many at a table if it can be."""

    token: Token
    game: Annotated[str, Meta(max_length=60)]
    each: Annotated[int, Meta(ge=1, le=8)] = 2
    options: Annotated[dict[str, str | int], Meta(max_length=40)] = {}


class PupilSheet(Struct):
    """A child as the teacher sees it: whether it is there, and the table it was called to, if any."""

    number: int
    name: str
    table: str
    here: bool


class Register(Struct):
    """A class as the teacher sees it, and when it ends by itself."""

    code: str
    until: int
    pupils: list[PupilSheet]
    tables: list[str]


class NewPupil(Struct, forbid_unknown_fields=True):
    """A child that wants to come in, under a first name."""

    name: Name


class Pupil(Struct):
    """A place in a class, and the token that proves it."""

    number: int
    token: str


class Hello(Struct, forbid_unknown_fields=True):
    """A child is here; `left` is the table that it has come back from."""

    number: Count
    token: Token
    left: Annotated[str, Meta(max_length=12)] = ""


class Called(Struct):
    """Where a child is called to: the code of a table, empty while it waits."""

    name: str
    table: str
