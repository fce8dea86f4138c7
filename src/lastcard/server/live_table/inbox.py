"""What comes into a table's inbox, from people, bots, time and other nodes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from mypy_extensions import mypyc_attr

from lastcard.engine.contract import Seat
from lastcard.server.viewers.viewer import Viewer
from lastcard.server.wire import Join, RefusedAct, SeatToken, SitRequest

Reply = Callable[[int, RefusedAct | None], None]
"""Hears under which number it is kept, or why not."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Act:
    """Something to do for a seat, and who hears of it."""

    __slots__ = ("by", "decision", "ref", "reply", "seat", "seen", "text", "viewer")

    def __init__(
        self,
        seat: Seat,
        decision: int,
        text: str,
        ref: int = 0,
        seen: int = 0,
        by: str = "",
        viewer: Viewer | None = None,
        reply: Reply | None = None,
    ) -> None:
        self.seat = seat
        self.decision = decision
        self.text = text
        self.ref = ref
        self.seen = seen
        self.by = by
        self.viewer = viewer
        self.reply = reply


class Comes:
    """A viewer joins, or asks where things stand."""

    def __init__(self, viewer: Viewer, join: Join, first: bool) -> None:
        self.viewer = viewer
        self.join = join
        self.first = first


class Goes:
    """A viewer's socket has gone."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer


class SitsDown:
    """Somebody wants a seat, and waits for the answer."""

    def __init__(self, who: SitRequest, answer: asyncio.Future[SeatToken]) -> None:
        self.who = who
        self.answer = answer


class Wakes:
    """Time to look again: a grace time has passed, a bot has thought, a window may have closed."""


Command = Act | Comes | Goes | SitsDown | Wakes
