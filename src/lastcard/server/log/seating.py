"""Which seat somebody gets at a table, and who takes those that are left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from lastcard.engine.contract import Seat, Words
from lastcard.server.log.names import cleaned, free_bot_name, new_token, proof_of
from lastcard.server.log.seat_states import SitEntry
from lastcard.server.log.table_log import TableLog
from lastcard.server.wire import SeatToken, SitRequest

AUTOPILOT: Final = "regular"
"""The bot that takes a seat for which none was asked for."""


class Taken(Exception):
    """The seat, the name or the table is not free."""

    def __init__(self, code: str, words: Words) -> None:
        super().__init__(code)
        self.code = code
        self.words = words


def seat_and_token(log: TableLog, who: SitRequest) -> tuple[SitEntry, SeatToken]:
    """How somebody sits down, and the token that will prove it; raises Taken."""
    seat, name = _free(log, who)
    token = new_token()
    proof = proof_of(token)
    program, person = SitEntry(name, "bot", "remote", proof), SitEntry(name, "person", "", proof)
    return (program if who.bot else person), SeatToken(log.code, seat, token)


def _free(log: TableLog, who: SitRequest) -> tuple[Seat, str]:
    """The seat and the name that somebody gets."""
    name = cleaned(who.name)
    if not name:
        raise Taken("bad-name", Words("table.bad-name"))
    if name.casefold() in [seat_state.name.casefold() for seat_state in log.seat_states]:
        raise Taken("name-taken", Words("table.name-taken", {"name": name}))
    chairs = log.making.chairs
    people = [seat for seat, chair in enumerate(chairs) if chair.kind == "person"]
    free = [seat for seat in people if log.seat_states[seat].kind == "open"]
    if log.phase == "playing" or not free or (who.seat is not None and who.seat not in free):
        raise Taken("seat-taken", Words("table.seat-taken"))
    return (free[0] if who.seat is None else who.seat), name


def free_seats(log: TableLog, kind: str) -> Iterator[tuple[Seat, SitEntry]]:
    """The free seats that were meant for this kind, or for any, and the bots that take them."""
    for seat, seat_state in enumerate(log.seat_states):
        chair = log.making.chairs[seat]
        if seat_state.kind == "open" and kind in ("", chair.kind):
            yield seat, SitEntry(free_bot_name(log.names), "bot", chair.bot or AUTOPILOT)
