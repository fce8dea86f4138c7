"""Builds a table that fits a view: the cards that the seat does not see are dealt at random."""

from __future__ import annotations

from typing import Final

from lastcard.engine.agenda import stacked
from lastcard.engine.contract import Seat, seat_bit
from lastcard.engine.piles import Pile, shuffled
from lastcard.engine.rng import Rng, fork
from lastcard.games.frantic.play.asking import Asked
from lastcard.games.frantic.table.hands import Hand, hand_of
from lastcard.games.frantic.table.lying import NO_KIND, Lying
from lastcard.games.frantic.table.marks import NO_MARKS, all_noted
from lastcard.games.frantic.table.table import IMAGINED, Table
from lastcard.games.frantic.table.table_rules import TableRules
from lastcard.games.frantic.view.view import FranticView

TRIES: Final = 5000
"""So often the cards are dealt anew until whoever is asked can answer, even if one card of all decides."""


def imagined_table(rules: TableRules[Table], view: FranticView, rng: Rng) -> Table:
    """A table that fits the view and on which the seat that is asked has a move."""
    for attempt in range(TRIES):
        table = guessed_table(rules, view, rng)
        if can_answer(table, view.seat):
            return table
    raise AssertionError(f"in no world can {view.prompt!r} be answered")


def can_answer(table: Table, viewer: Seat) -> bool:
    """Has the one who is asked a move? The viewer always has."""
    top = table.top()
    return not isinstance(top, Asked) or top.seat == viewer or len(top.moves(table, top.seat)) > 0


def guessed_table(rules: TableRules[Table], view: FranticView, rng: Rng) -> Table:
    """A table with the unseen cards, the sealed answers and the random source drawn anew."""
    deck = rules.deck
    unseen = Pile(shuffled(unseen_by(view), rng))
    lying = [unmasked(card, unseen) for card in view.lying]
    hands = [hand_in(view, seat, unseen) for seat in range(rules.seats)]
    events = [event for event in range(len(deck.events)) if event not in view.spent]
    table = Table(
        rules,
        fork(rng),
        pile=unseen,
        hands=hands,
        discards=view.discards.copy(),
        demand=view.demand,
        colour=view.colour,
        events=Pile(shuffled(events, rng)),
        spent=view.spent,
        turned=view.turned,
        lying=lying,
        modifiers=view.modifiers,
        extras=[extra.imagined(rng) for extra in view.extras],
        totals=view.totals,
        dealer=view.dealer,
        turn=view.turn,
        step=view.step,
        turns=view.turns,
        round_number=view.round_number,
        missing=view.missing,
        spared=view.spared,
        shown=view.shown,
        ending=view.ending,
        memory=IMAGINED,
        agenda=stacked(view.agenda),
        number=view.decision,
        loud=True,
    )
    table.unmask(rng)
    return table


def unseen_by(view: FranticView) -> list[int]:
    """All hand cards that a seat has no place for."""
    seen = view.discards + [card.kind for card in view.lying if card.kind != NO_KIND]
    for cards in view.held:
        seen += cards
    left = [0] * len(view.deck.rows)
    for kind in view.deck.cards:
        left[kind] += 1
    for kind in seen:
        left[kind] -= 1
    return [kind for kind, count in enumerate(left) for copy in range(count)]


def unmasked(card: Lying, unseen: Pile) -> Lying:
    """A card that lies apart; one that the seat does not know is any other."""
    return Lying(card.seat, unseen.draw(), card.known) if card.kind == NO_KIND else card


def hand_in(view: FranticView, seat: int, unseen: Pile) -> Hand:
    """A hand with the cards known to be there, filled up with others."""
    hand = hand_of(view.held[seat])
    while hand.size < view.sizes[seat]:
        hand.add(unseen.draw())
    if seat != view.seat and not view.open & seat_bit(seat):
        hand.marks = all_noted(NO_MARKS, view.held[seat], seat_bit(view.seat))
    return hand
