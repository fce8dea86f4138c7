"""The rows of the store: log entries, table rows, and batches of entries on their way to the disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct


class NotStored(Exception):
    """The database did not take it: nothing was written."""


class NoTable(Exception):
    """There is no table with this code."""


class LeaseLost(Exception):
    """Another node owns the table now, or has written on: nothing was written."""


class LogEntry(Struct, frozen=True, array_like=True, gc=False):
    """One entry of a table's log: when, who, what kind of entry, and its text.

    `by` says who moved if it was not the person: `bot`, `clock`, or `default: raised ValueError: no` where a
    bot had no answer.
    """

    number: int
    at: int
    seat: int
    what: str
    text: str
    by: str = ""

    def note(self) -> str:
        """What is noted of a bot that did something wrong here."""
        return self.by.partition(NOTED)[2]


NOTED: Final = ": "


def noted(by: str, note: str) -> str:
    """Who moved, and what is noted of it."""
    return f"{by}{NOTED}{note}"


class TableRow(Struct):
    """The row of a table: how it was set up, its summary for lists, and which node owns it until when."""

    code: str
    created: int
    updated: int
    making: str
    line: str
    phase: str
    listed: bool
    node: str = ""
    epoch: int = 0
    until: int = 0


class Batch(Struct):
    """Entries of one table to be written, in order, and its summary for lists if that changed."""

    code: str
    epoch: int
    entries: list[LogEntry]
    line: str | None = None
    phase: str | None = None


Then = Callable[[Exception | None], None]
"""Is called on the loop when entries are safe; with NotStored or LeaseLost if nothing was written."""

Waiting = tuple[Batch, Then]
"""A batch to be written, and who is called when it is."""


def rows_of(batch: Batch) -> list[tuple[str, int, int, int, str, str, str]]:
    """The entries of a batch as rows of the log."""
    return [(batch.code, e.number, e.at, e.seat, e.what, e.text, e.by) for e in batch.entries]
