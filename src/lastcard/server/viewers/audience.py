"""Who looks at a table: the viewers on this node, and the seats that are present through other nodes."""

from __future__ import annotations

import time
from typing import Final

from lastcard.engine.contract import WATCHER, Seat
from lastcard.server.log.table_log import TableLog
from lastcard.server.viewers.viewer import Viewer
from lastcard.server.wire import Join

FRESH: Final = 3.0
"""Seconds for which the report of another node counts."""


class Report:
    """What another node says of its viewers of a table, and when it said so."""

    __slots__ = ("heard", "seats", "watchers")

    def __init__(self, seats: list[Seat], watchers: int) -> None:
        self.heard: Final = time.monotonic()
        self.seats: Final = seats
        self.watchers: Final = watchers

    def is_fresh(self) -> bool:
        """Does it still count?"""
        return time.monotonic() - self.heard < FRESH

    def is_empty(self) -> bool:
        """Does it say that nobody is there?"""
        return not self.seats and not self.watchers

    def says_the_same(self, other: Report) -> bool:
        """Do both name the same viewers?"""
        return self.seats == other.seats and self.watchers == other.watchers


class Audience:
    """The viewers of one table on this node, and what is known of those on other nodes."""

    def __init__(self, log: TableLog) -> None:
        self.log = log
        self.viewers: list[Viewer] = []
        self.greeted: dict[Viewer, Join] = {}
        """The viewers that the next broadcast tells everything."""
        self.reports: dict[str, Report] = {}
        """On the node that owns the table: what the other nodes report."""
        self.told: set[Seat] = set()
        """On a node that follows the table: the seats that its owner says are present."""
        self.emptied = time.monotonic()
        self.revision = 0
        """Goes up with every change of who is present."""

    # -------------------------------------------------------------- who is present

    def elsewhere(self) -> set[Seat]:
        """The seats that are present through other nodes."""
        fresh = [report for report in self.reports.values() if report.is_fresh()]
        return self.told.union(*[report.seats for report in fresh])

    def is_watched_elsewhere(self) -> bool:
        """Does anybody look at this table through another node?"""
        return any(report.is_fresh() and not report.is_empty() for report in self.reports.values())

    def is_here(self, seat: Seat) -> bool:
        """Does somebody on this node play this seat?"""
        return any(viewer.seat == seat for viewer in self.viewers)

    def is_present(self, seat: Seat) -> bool:
        """Does somebody play this seat, on this node or through another one?"""
        return self.is_here(seat) or seat in self.elsewhere()

    def is_attended(self) -> bool:
        """Does anybody look at this table? A table without viewers stands still."""
        return bool(self.viewers) or self.is_watched_elsewhere()

    def watchers(self) -> int:
        """How many viewers on this node have no seat."""
        return sum(viewer.watches for viewer in self.viewers)

    def round_trip(self, seat: Seat) -> int:
        """How many milliseconds a message takes to the viewer of a seat and back; 0 if nobody knows."""
        return next((viewer.rtt for viewer in self.viewers if viewer.seat == seat), 0)

    def is_lagging(self) -> bool:
        """Has some viewer lost messages?"""
        return any(viewer.lost for viewer in self.viewers)

    def present(self) -> list[Seat]:
        """All seats that somebody plays."""
        return [seat for seat in range(len(self.log.seat_states)) if self.is_present(seat)]

    # -------------------------------------------------------------- what other nodes say

    def hear_report(self, node: str, report: Report) -> bool:
        """Keep the report of another node; False if it says the same as its last one."""
        known = self.reports.get(node)
        self.reports[node] = report
        if report.is_empty():
            del self.reports[node]
        if known is not None and report.says_the_same(known):
            return False
        self.revision += 1
        return True

    def hear_owner(self, present: list[Seat]) -> None:
        """Keep what the owner says of the seats that are present."""
        if self.told != set(present):
            self.told = set(present)
            self.revision += 1

    # -------------------------------------------------------------- coming and going

    def let_in(self, viewer: Viewer, join: Join, first: bool) -> bool:
        """Add a viewer, or greet one again; False if the token does not prove the seat."""
        viewer.says, viewer.names = join.says, join.names
        viewer.rtt = join.rtt or viewer.rtt
        if first:
            if viewer.seat != WATCHER and self.log.seat_of(join.token) != viewer.seat:
                viewer.dismiss("wrong-token")
                return False
            self._replace(viewer)
        self.greeted[viewer] = join
        return True

    def _replace(self, viewer: Viewer) -> None:
        """Add a viewer, and dismiss the one that had the same seat."""
        for older in [other for other in self.viewers if other.seat == viewer.seat != WATCHER]:
            self.viewers.remove(older)
            older.dismiss("replaced")
        self.viewers.append(viewer)
        self.revision += 1

    def let_out(self, viewer: Viewer) -> bool:
        """Remove a viewer whose socket has gone; False if the viewer was removed before."""
        if viewer not in self.viewers:
            return False
        self.viewers.remove(viewer)
        self.revision += 1
        self.emptied = time.monotonic()
        return True

    def stand_up(self, seat: Seat) -> None:
        """Make a watcher of whoever gave up this seat, if the terms allow watchers."""
        for viewer in [viewer for viewer in self.viewers if viewer.seat == seat]:
            if self.log.making.terms.watch == "nobody":
                self.viewers.remove(viewer)
                viewer.dismiss("not-public")
            else:
                viewer.seat = WATCHER
                self.greeted[viewer] = Join(says=viewer.says, names=viewer.names)

    def dismiss_all(self, code: str) -> None:
        """Close the sockets of all viewers."""
        for viewer in self.viewers:
            viewer.dismiss(code, 1012)
