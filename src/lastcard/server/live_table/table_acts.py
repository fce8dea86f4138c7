"""What people do at the table itself: come, go, sit down, start, play again, leave, say something."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Seat, Words
from lastcard.server.live_table.answers import Answers
from lastcard.server.live_table.dealer import Dealer
from lastcard.server.live_table.inbox import Comes, Goes, SitsDown
from lastcard.server.log.seating import AUTOPILOT, Taken
from lastcard.server.log.table_log import Happened
from lastcard.server.viewers.audience import Audience
from lastcard.server.wire import RefusedAct, refused


def come(dealer: Dealer, audience: Audience, command: Comes) -> None:
    """Let a viewer in."""
    if audience.let_in(command.viewer, command.join, command.first):
        dealer.presence.came(command.viewer.seat)


def go(dealer: Dealer, audience: Audience, command: Goes) -> None:
    """Let a viewer out."""
    if audience.let_out(command.viewer) and not command.viewer.watches:
        dealer.presence.went(command.viewer.seat)


def sit(dealer: Dealer, answers: Answers, command: SitsDown) -> list[Happened]:
    """Give somebody a seat, or say why there is none."""
    try:
        happened, token = dealer.sit(command.who)
    except Taken as taken:
        command.deny(taken)
        return []
    answers.seats.append((command, token))
    return [happened]


def act_at_table(dealer: Dealer, seat: Seat, text: str) -> list[Happened] | RefusedAct:
    """Do something like `/again`, or `/say hello`."""
    word, _, rest = text.partition(" ")
    doing = DOINGS.get(word)
    if doing is None:
        return not_a_move(text)
    return doing(dealer, seat, rest)


def not_a_move(text: str) -> RefusedAct:
    """Refuse what has no such name."""
    return refused("not-a-move", Words("clause.table.not-a-move", {"text": text}))


def not_now() -> RefusedAct:
    """Refuse what does not fit the phase of the table."""
    return refused("not-now", Words("clause.table.not-now"))


def start(dealer: Dealer, seat: Seat, rest: str) -> list[Happened] | RefusedAct:
    """Begin the game for the host; bots take the free seats."""
    if dealer.log.phase != "gathering":
        return not_now()
    if seat != dealer.log.host():
        return refused("not-asked", Words("clause.table.host-starts"))
    return dealer.fill_and_deal()


def again(dealer: Dealer, seat: Seat, rest: str) -> list[Happened] | RefusedAct:
    """Note that somebody wants another game."""
    return [dealer.note(seat, "again")] if dealer.log.phase == "over" else not_now()


def leave(dealer: Dealer, seat: Seat, rest: str) -> list[Happened] | RefusedAct:
    """Note that somebody gives up the seat."""
    return [dealer.note(seat, "leave", AUTOPILOT)]


def say(dealer: Dealer, seat: Seat, rest: str) -> list[Happened] | RefusedAct:
    """Say a quick phrase."""
    return [dealer.note(seat, "say", rest)] if rest in dealer.services.phrases else not_a_move(rest[:40])


def chat(dealer: Dealer, seat: Seat, rest: str) -> list[Happened] | RefusedAct:
    """Write a line of one's own, where the host allows it."""
    if not dealer.log.making.terms.chat:
        return refused("not-now", Words("clause.table.no-chat"))
    text = on_one_line(rest)
    return [dealer.note(seat, "chat", text)] if text else not_a_move("")


def on_one_line(text: str) -> str:
    """Make a line of chat fit to be shown."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:160]


DOINGS: Final = {"/start": start, "/again": again, "/leave": leave, "/say": say, "/chat": chat}
