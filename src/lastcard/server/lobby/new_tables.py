"""Checks a table that somebody wants to set up, and makes its first row."""

from __future__ import annotations

import msgspec

from lastcard.bots import UnknownBot, find_bot
from lastcard.engine.options import BadOption
from lastcard.server.log.names import new_code
from lastcard.server.store.entries import TableRow
from lastcard.server.wire import NewTable, TableLine
from lastcard.shelf import UnknownGame, family_of, rules_of


class BadTable(ValueError):
    """A table that cannot be set up as asked, and why."""


def check(wanted: NewTable) -> None:
    """Raise BadTable with a sentence if this table cannot be set up."""
    try:
        rules_of(wanted.game, len(wanted.chairs), dict(wanted.options))
        for chair in wanted.chairs:
            if chair.kind == "bot" and chair.bot:
                find_bot(chair.bot)
    except (UnknownGame, BadOption, UnknownBot) as bad:
        raise BadTable(str(bad)) from None
    people = sum(chair.kind == "person" for chair in wanted.chairs)
    if wanted.name is not None and people == 0:
        raise BadTable("nobody can sit down at a table of bots alone")


def new_row(wanted: NewTable, now: int) -> TableRow:
    """The row of a new table, under a new code."""
    code = new_code()
    making = msgspec.json.encode(msgspec.structs.replace(wanted, name=None)).decode()
    family = family_of(wanted.game)
    line = TableLine(code, wanted.game, "gathering", [], len(wanted.chairs), "", now, family)
    kept_line = msgspec.json.encode(line).decode()
    return TableRow(code, now, now, making, kept_line, "gathering", wanted.terms.listed)
