"""A table in the memory of a node, whether the node owns it or follows it."""

from __future__ import annotations

import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from lastcard.engine.contract import State
from lastcard.server.live_table.inbox import Command, Inbox
from lastcard.server.log.table_log import TableLog
from lastcard.server.services import Services
from lastcard.server.viewers.audience import Audience
from lastcard.server.viewers.broadcast import Broadcast
from lastcard.server.viewers.shown_clock import ShownClock
from lastcard.server.viewers.summaries import Summary
from lastcard.server.wire import SeatToken, SitRequest

logger = logging.getLogger("lastcard.table")

Hook = Callable[["NodeTable"], None]
"""Is called with a table."""


def ignore(table: NodeTable) -> None:
    """Do nothing with a table."""


class NodeTable(ABC):
    """The log of a table, the viewers of this node, and the commands that come from them."""

    def __init__(self, log: TableLog, services: Services, drop: Hook) -> None:
        self.log: Final = log
        self.audience: Final = Audience(log)
        self.services: Final = services
        self.drop: Final = drop
        """Takes this table out of memory; its log stays."""
        self.shown: Final = ShownClock(1000 * log.making.terms.bank)
        self.summary: Final = Summary(log, self.audience, self.shown)
        self.broadcast: Final = Broadcast(self.summary, services)
        self.inbox: Final = Inbox(self.notice)

    @abstractmethod
    def start(self) -> None:
        """Begin to take commands."""

    @abstractmethod
    def notice(self) -> None:
        """Something waits in the inbox."""

    async def catch_up(self) -> None:
        """Read the log to its end; an owner knows all of it."""
        return

    @property
    def state(self) -> State | None:
        """The game that is on."""
        return self.log.state

    def put(self, command: Command) -> None:
        """Put a command into the inbox."""
        self.inbox.put(command)

    async def sit(self, who: SitRequest) -> SeatToken:
        """Give somebody a seat; raises Taken or NotStored."""
        return await self.inbox.sit(who)

    def fail(self) -> None:
        """Drop this table after an error of ours, which is being handled; it is rebuilt from its log."""
        logger.exception("table stopped", extra={"table": self.log.code, "number": self.log.number})
        self.services.metrics.broken()
        self.drop(self)

    def is_idle(self, seconds: float) -> bool:
        """Has nobody been here for so long?"""
        audience = self.audience
        has_work = audience.is_attended() or self.inbox.commands
        return not has_work and time.monotonic() - audience.emptied > seconds

    async def close(self, code: str = "shutting-down") -> None:
        """Stop, and tell all viewers to come again."""
        self.inbox.close()
        self.audience.dismiss_all(code)
