"""Choosing cards of the own hand and handing them over."""

from __future__ import annotations

from typing import Final, cast

from lastcard.engine.agenda import Task
from lastcard.engine.contract import Move, Refusal, Seat, Words, seat_bit
from lastcard.engine.piles import Told
from lastcard.engine.rng import Rng
from lastcard.games.frantic.kinds import Kinds
from lastcard.games.frantic.moves import OfCard
from lastcard.games.frantic.play.asking import Asked, card_in, not_held
from lastcard.games.frantic.play.play import add_cards, any_card
from lastcard.games.frantic.table.table import Table

_NO_MOVES: Final[list[Move]] = []


def choose_gifts(table: Table, giver: Seat, count: int, after: Task[Table], barred: Kinds) -> None:
    """Let a seat set so many cards aside and hand them over; FR-N37: whoever has no more gives them all.

    `barred` may not be given: `deck.kept` through a special card (FR-066), nothing in an event (FR-068).
    """
    table.push(after)
    if table.hands[giver].size > count:
        table.push(SetAside(giver, count, barred))
        return
    for kind in table.hands[giver].cards():
        # FR-067: with Fuck You and one other card only one is given.
        if not barred.has(kind):
            table.set_aside(giver, kind, seat_bit(giver))


class SetAside(Asked):
    """Which cards are given? `left` of them are still to be chosen."""

    def __init__(self, seat: Seat, left: int, barred: Kinds) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.barred: Final = barred

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-give", {"seat": self.seat, "left": self.left})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """FR-066: all but Fuck You, if a special card is at work."""
        found: list[Move] = []
        hand = table.hands[seat]
        add_cards(found, table.rules.deck.give, hand.numbers, hand.specials() & ~self.barred.specials)
        return found

    def random_move(self, table: Table, seat: Seat, rng: Rng) -> Move | None:
        """One of the moves, each as likely."""
        hand = table.hands[seat]
        specials = hand.specials() & ~self.barred.specials
        return any_card(table.rules.deck.give, hand.numbers, specials, _NO_MOVES, rng)

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """Set it aside, and go on."""
        table.set_aside(seat, cast(OfCard, move).kind, seat_bit(seat))
        if self.left > 1:
            table.push(SetAside(seat, self.left - 1, self.barred))

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Why this card may not be given."""
        card = card_in(table, seat, move, "give=")
        return not_held(move, "give=") if card is None else Refusal("FR-066", {"card": card.code})


class HandOver(Task[Table]):
    """The cards set aside go to another hand; perhaps as many are drawn from it blind before. (FR-N70)"""

    def __init__(self, giver: Seat, taker: Seat, blind: int) -> None:
        self.giver: Final = giver
        self.taker: Final = taker
        self.blind: Final = blind

    def words(self) -> Words:
        """Who gives to whom."""
        return Words("frantic.hands-over", {"seat": self.giver, "to": self.taker})

    def run(self, table: Table) -> None:
        """FR-N70: the blind cards come from the hand as it was before it gets the others."""
        gifts = [lying for lying in table.lying if lying.seat == self.giver]
        if table.loud:
            table.tell(
                Told(
                    Words("frantic.gives-count", {"seat": self.giver, "to": self.taker, "count": len(gifts)})
                )
            )
        for card in range(self.blind):
            table.rob(self.giver, self.taker)
        for lying in gifts:
            table.take_up(self.taker, lying, "frantic.gets")
