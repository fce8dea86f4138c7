"""What comes into a table's inbox, from people, bots, time and other nodes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec import Struct

from lastcard.engine.contract import Seat, Words
from lastcard.server.hub import Viewer
from lastcard.server.wire import Faster, Join, Refused, Seated, Sitter, spoken


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


def refused(code: str, words: Words, clause: str = "table", faster: Faster | None = None) -> Refused:
    """It is not done, and why."""
    return Refused(0, code, clause, spoken(words), faster)
