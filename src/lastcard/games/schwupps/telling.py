"""What the table is told, when somebody listens."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import EVERYBODY, Event, Seat, Words, seat_bit
from lastcard.engine.piles import Moved, Told
from lastcard.games.schwupps.cards import AGGRAVATION, FACES
from lastcard.games.schwupps.rows import RULES, Rows

PLAYS: Final = ("schwupps.plays-1", "schwupps.plays-2", "schwupps.plays-3", "schwupps.plays-4")


def tell_play(told: list[Event], seat: Seat, kind: int, place: int) -> None:
    """A number card goes on a pile."""
    told.append(Moved(seat, FACES[kind], f"hand:{seat}", f"pile:{place + 1}", EVERYBODY, PLAYS[place]))


def tell_aggravation(told: list[Event], seat: Seat) -> None:
    """An aggravation card goes to the box."""
    told.append(Moved(seat, FACES[AGGRAVATION], f"hand:{seat}", "box", EVERYBODY, "schwupps.aggravates"))


def tell_schwupp(told: list[Event], seat: Seat, row: int, rows: Rows, leaving: int) -> None:
    """A row has moved: one rule is out, one slid on, one came in."""
    first, second = f"rule:{2 * row + 1}", f"rule:{2 * row + 2}"
    slid, came = RULES[rows.at(2 * row + 1).rule], RULES[rows.at(2 * row).rule]
    told.append(Told(Words("schwupps.schwupps", {"seat": seat, "row": row + 1})))
    told.append(Moved(seat, RULES[leaving], second, "out", EVERYBODY, "schwupps.leaves"))
    told.append(Moved(seat, slid, first, second, EVERYBODY, "schwupps.slides"))
    told.append(Moved(seat, came, "schwupps", first, EVERYBODY, "schwupps.enters"))


def tell_next_rule(told: list[Event], rule: int, renewed: bool) -> None:
    """SW-43, SW-44: the next rule is turned up, perhaps on a new pile."""
    key = "schwupps.next-renewed" if renewed else "schwupps.next"
    told.append(Told(Words(key, {"card": RULES[rule]}), [RULES[rule]]))


def tell_card(told: list[Event], seat: Seat, kind: int, source: str, verb: str) -> None:
    """A card comes into a hand; only its holder sees which. (SW-54)"""
    told.append(Moved(seat, FACES[kind], source, f"hand:{seat}", seat_bit(seat), f"schwupps.{verb}"))


def tell(told: list[Event], verb: str, seat: Seat) -> None:
    """Something that is said of a seat."""
    told.append(Told(Words(f"schwupps.{verb}", {"seat": seat})))


def tell_all(told: list[Event], what: str) -> None:
    """Something that is said to all."""
    told.append(Told(Words(f"schwupps.{what}")))
