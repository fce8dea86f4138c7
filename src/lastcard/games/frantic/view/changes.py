"""Finds what has changed between two moments of a table, without building whole views.

The zones are those of the view, by the same names. Most of what a table holds is replaced and never changed:
what is still the same thing needs no second look. (ADR 0023)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from lastcard.engine.contract import WATCHER, Seat, Since, seat_bit, seats_in
from lastcard.games.frantic.table.agenda_text import AgendaText
from lastcard.games.frantic.table.hands import Hand
from lastcard.games.frantic.table.marks import known_to
from lastcard.games.frantic.table.table import Table
from lastcard.games.frantic.view.view import (
    agenda_data,
    colour_name,
    demand_data,
    ending_name,
    held_in,
    lasting_data,
    lying_before,
    lying_data,
    prompt_of,
    sizes_of,
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Changes(Since):
    """Between two moments of a table; what all seats need to know for it is found out once."""

    def __init__(self, before: Table, table: Table) -> None:
        super().__init__(before, table)
        self.was: Final = before
        self.table: Final = table
        self.opened: Final = table.open_hands()
        self.were_opened: Final = before.open_hands()
        self.hands: Final = touched(before, table, self.opened != self.were_opened)
        """The seats whose hands are not as they were, in cards or in what anybody knows of them."""
        self.extras: Final = [
            at for at in range(len(table.extras)) if not table.extras[at].is_as(before.extras[at])
        ]

    def shared(self) -> dict[str, object]:
        """What lies open before everybody, and what is asked of whom, as far as it has changed."""
        found: dict[str, object] = {}
        add_counts(found, self.was, self.table)
        add_piles(found, self.was, self.table)
        add_seats(found, self.was, self.table)
        if self.opened != self.were_opened:
            found["open"] = seats_in(self.opened)
        if self.was.agenda is not self.table.agenda:
            add_agenda(found, self.was, self.table)
        add_asking(found, self.was, self.table)
        return found

    def own(self, seat: Seat) -> dict[str, object]:
        """What only this seat sees, or sees as others do not, as far as it has changed."""
        found: dict[str, object] = {}
        before, table = self.was, self.table
        if self._knows_other_hands(seat):
            known = [table.rules.deck.codes(cards) for cards in held_in(table, seat)]
            found["known"] = known
            if seat < len(known) and has_other_cards(before.hands[seat], table.hands[seat]):
                found["hand"] = known[seat]
        if before.lying or table.lying:
            add_lying(found, before, table, seat)
        if before.agenda is not table.agenda:
            add_said(found, before, table, seat)
        for at in self.extras:
            found.update(table.extras[at].changes(before.extras[at], seat))
        return found

    def _knows_other_hands(self, seat: Seat) -> bool:
        """Does this seat know something else of any hand than it did?"""
        for other in self.hands:
            holder = seat_bit(other)
            was_seen = other == seat or self.were_opened & holder != 0
            is_seen = other == seat or self.opened & holder != 0
            if knows_other(self.was.hands[other], self.table.hands[other], seat, was_seen, is_seen):
                return True
        return False


def touched(before: Table, table: Table, opened: bool) -> list[Seat]:
    """The seats whose hands may look different to somebody."""
    found: list[Seat] = []
    for seat in range(len(table.hands)):
        then, now = before.hands[seat], table.hands[seat]
        if opened or then.marks is not now.marks or has_other_cards(then, now):
            found.append(seat)
    return found


def add_counts(found: dict[str, object], before: Table, table: Table) -> None:
    """Plain numbers."""
    if before.pile.size() != table.pile.size():
        found["draw"] = table.pile.size()
    if before.events.size() != table.events.size():
        found["events"] = table.events.size()
    if before.turned != table.turned:
        found["turned"] = int(table.turned)
    if before.dealer != table.dealer:
        found["dealer"] = int(table.dealer)
    if before.turn != table.turn:
        found["turn"] = int(table.turn)
    if before.step != table.step:
        found["step"] = int(table.step)
    if before.turns != table.turns:
        found["turns"] = int(table.turns)
    if before.round_number != table.round_number:
        found["round"] = int(table.round_number)


def add_piles(found: dict[str, object], before: Table, table: Table) -> None:
    """The discard pile and what it asks for, and the events that are out."""
    deck = table.rules.deck
    if before.discards != table.discards:
        found["discard"] = deck.codes(table.discards)
    if before.demand is not table.demand:
        demand = demand_data(table.demand)
        if demand_data(before.demand) != demand:
            found["demand"] = demand
    if before.colour != table.colour:
        found["colour"] = colour_name(int(table.colour))
    if before.spent is not table.spent and before.spent != table.spent:
        found["spent"] = deck.event_codes(table.spent)
    if before.modifiers is not table.modifiers:
        lasting = lasting_data(table.modifiers)
        if lasting_data(before.modifiers) != lasting:
            found["lasting"] = lasting


def add_seats(found: dict[str, object], before: Table, table: Table) -> None:
    """What is told of each seat, and how the round ends."""
    sizes = sizes_of(table)
    if sizes_of(before) != sizes:
        found["sizes"] = sizes
    if before.totals is not table.totals and before.totals != table.totals:
        found["totals"] = table.totals
    if before.missing != table.missing:
        found["missing"] = seats_in(table.missing)
    if before.spared != table.spared:
        found["spared"] = seats_in(table.spared)
    if before.ending is not table.ending:
        ending = ending_name(table.ending)
        if ending_name(before.ending) != ending:
            found["ending"] = ending


def add_agenda(found: dict[str, object], before: Table, table: Table) -> None:
    """What is still to be done, and the prompt. Nobody sees more of it than a watcher."""
    then = agenda_text_of(before)
    now = table.agenda_text = agenda_text_of(table)
    if then.texts != now.texts:
        found["agenda"] = now.texts
    if then.prompt != now.prompt:
        found["prompt"] = {"key": now.prompt.key, "values": now.prompt.values}


def agenda_text_of(table: Table) -> AgendaText:
    """The agenda in words. A clone takes them over: each agenda is put into words once. (ADR 0023)"""
    known = table.agenda_text
    if known is not None and known.agenda is table.agenda:
        return known
    seen = table.seen_agenda(WATCHER)
    return AgendaText(table.agenda, agenda_data(seen), prompt_of(seen))


def add_asking(found: dict[str, object], before: Table, table: Table) -> None:
    """Who is asked, and under which number."""
    to_act, awaited = table.to_act(), table.awaited()
    if before.to_act() != to_act:
        found["to_act"] = seats_in(to_act)
    if before.awaited() != awaited:
        found["awaited"] = seats_in(awaited)
    if before.number != table.number:
        found["decision"] = int(table.number)


def add_said(found: dict[str, object], before: Table, table: Table, seat: Seat) -> None:
    """What this seat has answered, while others are asked."""
    then, now = before.said_by(seat), table.said_by(seat)
    if then or now:
        said = [move.text() for move in now]
        if [move.text() for move in then] != said:
            found["said"] = said


def add_lying(found: dict[str, object], before: Table, table: Table, seat: Seat) -> None:
    """The cards that lie apart."""
    deck = table.rules.deck
    lying = lying_data(deck, lying_before(table, seat))
    if lying_data(deck, lying_before(before, seat)) != lying:
        found["lying"] = lying


def knows_other(then: Hand, now: Hand, seat: Seat, was_seen: bool, is_seen: bool) -> bool:
    """Does a seat know something else of a hand than it did, whether it saw and sees all of it or not?"""
    if was_seen and is_seen:
        return has_other_cards(then, now)
    if not was_seen and not is_seen and then.marks is now.marks:
        return False
    was = then.cards() if was_seen else known_to(then.marks, seat)
    return was != (now.cards() if is_seen else known_to(now.marks, seat))


def has_other_cards(one: Hand, other: Hand) -> bool:
    """Are there other cards in one hand than in another?"""
    if one.numbers != other.numbers or one.twins != other.twins or one.ones != other.ones:
        return True
    return one.twos != other.twos or one.fours != other.fours or one.eights != other.eights
