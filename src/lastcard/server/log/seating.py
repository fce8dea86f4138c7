"""Chooses the seat that somebody gets, and the bots for the free seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from lastcard.engine.contract import Seat, Words
from lastcard.engine.rng import new_seed
from lastcard.server.log.names import cleaned, free_bot_name, new_token, proof_of
from lastcard.server.log.seat_states import DealEntry, SitEntry
from lastcard.server.log.table_log import TableLog
from lastcard.server.wire import SeatToken, SitRequest

AUTOPILOT: Final = "regular"
"""The bot of a seat for which no level was chosen."""


class Taken(Exception):
    """The seat, the name or the table is not free."""

    def __init__(self, code: str, words: Words) -> None:
        super().__init__(code)
        self.code = code
        self.words = words


def seat_and_token(log: TableLog, who: SitRequest) -> tuple[str, SeatToken]:
    """The text of the entry by which somebody sits down, and the token that proves the seat; raises Taken."""
    seat, name = _free(log, who)
    token = new_token()
    proof = proof_of(token)
    program, person = SitEntry(name, "bot", "remote", proof), SitEntry(name, "person", "", proof)
    return _text(program if who.bot else person), SeatToken(log.code, seat, token)


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


def free_seats(log: TableLog, kind: str) -> Iterator[tuple[Seat, str]]:
    """The free seats for this kind, or for any, and the texts of the entries by which bots sit down there."""
    for seat, seat_state in enumerate(log.seat_states):
        spec = log.making.chairs[seat]
        if seat_state.kind == "open" and kind in ("", spec.kind):
            yield seat, _text(SitEntry(free_bot_name(log.names), "bot", spec.bot or AUTOPILOT))


def deal_text(log: TableLog) -> str:
    """The text of an entry that deals with a new seed."""
    return _text(DealEntry(str(new_seed()), log.names))


def _text(entry: SitEntry | DealEntry) -> str:
    return msgspec.json.encode(entry).decode()
