"""What a seat can do at the table itself: begin, play again, leave, speak."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lastcard.engine.contract import Seat, Words
from lastcard.server.log.seating import AUTOPILOT
from lastcard.server.log.table_log import Happened
from lastcard.server.wire import RefusedAct, refused

if TYPE_CHECKING:
    from lastcard.server.live_table.owned_table import OwnedTable


def do_at_table(table: OwnedTable, seat: Seat, text: str) -> list[Happened] | RefusedAct:
    """Something like `/again`, or `/say hello`."""
    word, _, rest = text.partition(" ")
    doing = DOINGS.get(word)
    if doing is None:
        return not_a_move(text)
    return doing(table, seat, rest)


def not_a_move(text: str) -> RefusedAct:
    """There is nothing of this name to be done."""
    return refused("not-a-move", Words("clause.table.not-a-move", {"text": text}))


def not_now() -> RefusedAct:
    """The table is at something else."""
    return refused("not-now", Words("clause.table.not-now"))


def start(table: OwnedTable, seat: Seat, rest: str) -> list[Happened] | RefusedAct:
    """The host begins, and bots take the free seats."""
    if table.log.phase != "gathering":
        return not_now()
    if seat != table.host():
        return refused("not-asked", Words("clause.table.host-starts"))
    return table.fill_and_deal()


def again(table: OwnedTable, seat: Seat, rest: str) -> list[Happened] | RefusedAct:
    """Somebody wants another game."""
    return [table.note(seat, "again")] if table.log.phase == "over" else not_now()


def leave(table: OwnedTable, seat: Seat, rest: str) -> list[Happened] | RefusedAct:
    """Somebody gives up the seat."""
    return [table.note(seat, "leave", AUTOPILOT)]


def say(table: OwnedTable, seat: Seat, rest: str) -> list[Happened] | RefusedAct:
    """A quick phrase."""
    return [table.note(seat, "say", rest)] if rest in table.services.phrases else not_a_move(rest[:40])


def chat(table: OwnedTable, seat: Seat, rest: str) -> list[Happened] | RefusedAct:
    """A line of one's own, where the host allows it."""
    if not table.log.making.terms.chat:
        return refused("not-now", Words("clause.table.no-chat"))
    text = on_one_line(rest)
    return [table.note(seat, "chat", text)] if text else not_a_move("")


def on_one_line(text: str) -> str:
    """A line of chat as it may be shown."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:160]


DOINGS: Final = {"/start": start, "/again": again, "/leave": leave, "/say": say, "/chat": chat}
