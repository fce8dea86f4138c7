"""Which seat somebody gets at a table, and who takes those that are left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from lastcard.engine.contract import Seat, Words
from lastcard.server.live_table.inbox import Taken
from lastcard.server.log.names import cleaned, free_bot_name, new_token, proof_of
from lastcard.server.log.seat_states import Seating
from lastcard.server.log.table_log import Replica
from lastcard.server.wire import Seated, Sitter

AUTOPILOT: Final = "regular"
"""The bot that takes a seat for which none was asked for."""


def seat_and_token(replica: Replica, who: Sitter) -> tuple[Seating, Seated]:
    """How somebody sits down, and the token that will prove it; raises Taken."""
    seat, name = _free(replica, who)
    token = new_token()
    proof = proof_of(token)
    program, person = Seating(name, "bot", "remote", proof), Seating(name, "person", "", proof)
    return (program if who.bot else person), Seated(replica.code, seat, token)


def _free(replica: Replica, who: Sitter) -> tuple[Seat, str]:
    """The seat and the name that somebody gets."""
    name = cleaned(who.name)
    if not name:
        raise Taken("bad-name", Words("table.bad-name"))
    if name.casefold() in [place.name.casefold() for place in replica.places]:
        raise Taken("name-taken", Words("table.name-taken", {"name": name}))
    chairs = replica.making.chairs
    people = [seat for seat, chair in enumerate(chairs) if chair.kind == "person"]
    free = [seat for seat in people if replica.places[seat].kind == "open"]
    if replica.phase == "playing" or not free or (who.seat is not None and who.seat not in free):
        raise Taken("seat-taken", Words("table.seat-taken"))
    return (free[0] if who.seat is None else who.seat), name


def free_seats(replica: Replica, kind: str) -> Iterator[tuple[Seat, Seating]]:
    """The free seats that were meant for this kind, or for any, and the bots that take them."""
    for seat, place in enumerate(replica.places):
        chair = replica.making.chairs[seat]
        if place.kind == "open" and kind in ("", chair.kind):
            yield seat, Seating(free_bot_name(replica.names), "bot", chair.bot or AUTOPILOT)
