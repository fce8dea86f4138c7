"""The end of a round: empty hands, Nice Try, and what it leads to.

When all of a turn is done, everybody without cards has run out (FR-N60). What lasts may have something to
say to that; then all who still have cards are asked whether they throw something in (LAST_CARD). If nobody
does, the round is over. If somebody does, those without cards draw and the check is made again (FR-N65).
"""

from __future__ import annotations

from typing import Final

from lastcard.engine.agenda import Task
from lastcard.engine.contract import Move, Seat, Seats, Words, seat_bit
from lastcard.engine.windows import Cause, Reaction
from lastcard.games.frantic.cards.deck import Deck
from lastcard.games.frantic.moves import MOST_SEATS
from lastcard.games.frantic.play.play import NO_OFFER, throw_in
from lastcard.games.frantic.play.wishes import Wishing
from lastcard.games.frantic.table.endings import RAN_OUT
from lastcard.games.frantic.table.table import Table
from lastcard.games.frantic.table.windows import LAST_CARD

REFILL: Final = 3


class HandsCheck(Task[Table]):
    """FR-N60: who has no cards now that everything is done? Asked for the player in turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def words(self) -> Words:
        """What is checked."""
        return Words("frantic.checks-hands", {"seat": self.seat})

    def run(self, table: Table) -> None:
        """FR-N12: what lasts comes first, then Nice Try."""
        if table.cut_short():
            return
        empty = table.empty()
        if empty != 0:
            table.push(LAST_CARDS[self.seat])
            for modifier in table.modifiers:
                modifier.ran_out(table, empty, self.seat)


class LastCards(Task[Table]):
    """FR-104: somebody would end the round."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def words(self) -> Words:
        """What is about to happen."""
        return Words("frantic.out-of-cards", {"seat": self.seat})

    def run(self, table: Table) -> None:
        """FR-062: also through an event; but whoever got cards again meanwhile is in play. (FR-N60)"""
        if not table.cut_short() and table.empty() != 0:
            table.offer(LAST_CARD, LastCard(self.seat))


class LastCard(Cause[Table]):
    """FR-060: the round ends unless somebody throws something in."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def words(self) -> Words:
        """What is about to happen."""
        return Words("frantic.out-of-cards", {"seat": self.seat})

    def prompt(self) -> Words:
        """What those with cards are asked."""
        return Words("frantic.ask-last-card", {"seat": self.seat})

    def asked(self, table: Table) -> Seats:
        """FR-N12: all who have cards. FR-061: also those who have just received one."""
        return table.holders()

    def order(self, table: Table) -> list[Seat]:
        """FR-N12: in play direction from the player in turn."""
        return table.around(self.seat)

    def run(self, table: Table) -> None:
        """FR-077: all without cards end the round together."""
        table.stop(RAN_OUT)
        table.cut_short()


class NiceTry(Reaction[Table]):
    """FR-060: thrown in when somebody would end the round."""

    def __init__(self, deck: Deck, card: int) -> None:
        super().__init__(LAST_CARD)
        self.card: Final = card
        self.offer: Final[list[Move]] = [deck.throw[card]]

    def offers(self, table: Table, seat: Seat, cause: Cause[Table]) -> list[Move]:
        """For whoever holds it."""
        return self.offer if table.hands[seat].has(self.card) else NO_OFFER

    def owns(self, move: Move) -> bool:
        """The one move."""
        return move is self.offer[0]

    def take(self, table: Table, seat: Seat, move: Move, cause: Cause[Table]) -> None:
        """Lay it, perhaps wish, and let those draw who had no cards."""
        assert isinstance(cause, LastCard)
        nice_try(table, seat, self.card, cause)


def nice_try(table: Table, seat: Seat, card: int, cause: LastCard) -> None:
    """FR-N16: only those who had no cards before draw, not a thrower whose last card it was."""
    empty = table.empty()
    throw_in(table, seat, card)
    # FR-063: thrown in, it may also wish a colour. FR-N65: then the check is made again.
    table.in_order([Wishing(seat, False, True), Refill(cause.seat, empty), HANDS_CHECK[cause.seat]])


class Refill(Task[Table]):
    """FR-060: everyone without cards draws 3, and the round goes on."""

    def __init__(self, seat: Seat, empty: Seats) -> None:
        self.seat: Final = seat
        self.empty: Final = empty

    def words(self) -> Words:
        """Who draws."""
        return Words("frantic.refills", {"seat": self.seat})

    def run(self, table: Table) -> None:
        """FR-N65: in play direction from the player in turn, who comes first."""
        for seat in table.around(self.seat):
            if self.empty & seat_bit(seat):
                table.draw(seat, REFILL)


HANDS_CHECK: Final = [HandsCheck(seat) for seat in range(MOST_SEATS)]
LAST_CARDS: Final = [LastCards(seat) for seat in range(MOST_SEATS)]
