"""Events of the base game in which one after the other chooses openly: Market and Recession. (FR-N77)"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from lastcard.engine.agenda import Task
from lastcard.engine.contract import Move, Refusal, Seat, Words
from lastcard.engine.rng import Rng
from lastcard.games.frantic.cards.texts import EventEffect
from lastcard.games.frantic.events.at_once import discard_all
from lastcard.games.frantic.events.occurrence import Occurrence
from lastcard.games.frantic.moves import OfCard
from lastcard.games.frantic.play.asking import Asked, card_in, not_asked, not_held
from lastcard.games.frantic.play.play import add_cards, any_card
from lastcard.games.frantic.table.hands import Hand
from lastcard.games.frantic.table.table import Table

_NO_MOVES: Final[list[Move]] = []


class Market(EventEffect):
    """FR-088: as many cards as players are turned up, and each takes one of their choice."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N25: with too few cards those that are there are taken, and then the round ends."""
        takers: list[Task[Table]] = []
        for seat in occurrence.order(table):
            if not table.turn_up():
                break
            takers.append(TakeOne(seat))
        table.in_order(takers)


class TakeOne(Asked):
    """One of the cards that lie in the middle."""

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-take", {"seat": self.seat})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """Each kind that lies there."""
        hand = Hand()
        for lying in table.lying:
            hand.add(lying.kind)
        found: list[Move] = []
        add_cards(found, table.rules.deck.take, hand.numbers, hand.specials())
        return found

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """It comes into the hand before everybody's eyes."""
        kind = cast(OfCard, move).kind
        for lying in table.lying:
            if lying.kind == kind:
                table.take_up(seat, lying, "frantic.takes")
                return

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """What does not lie there cannot be taken."""
        if isinstance(move, OfCard) and move.prefix == "take=":
            return Refusal("FR-088", {"card": move.code})
        return not_asked()


class Recession(EventEffect):
    """FR-092: the first discards one card of their choice, the second two, and so on."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """In order."""
        table.in_order([DiscardSome(seat, at + 1) for at, seat in enumerate(occurrence.order(table))])


class DiscardSome(Task[Table]):
    """A seat discards so many cards; who has no more than that discards all."""

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def words(self) -> Words:
        """Who discards how many."""
        return Words("frantic.has-to-discard", {"seat": self.seat, "left": self.count})

    def run(self, table: Table) -> None:
        """Let the seat choose if there is a choice."""
        if table.hands[self.seat].size > self.count:
            table.push(DiscardOne(self.seat, self.count))
        else:
            discard_all(table, self.seat)


class DiscardOne(Asked):
    """Which card is discarded? `left` of them are still to be chosen."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-discard", {"seat": self.seat, "left": self.left})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """FR-068, FR-N27: all but what cannot be discarded."""
        found: list[Move] = []
        add_cards(found, table.rules.deck.drop, table.hands[seat].numbers, self._specials(table, seat))
        return found

    def random_move(self, table: Table, seat: Seat, rng: Rng) -> Move | None:
        """One of the moves, each as likely."""
        specials = self._specials(table, seat)
        return any_card(table.rules.deck.drop, table.hands[seat].numbers, specials, _NO_MOVES, rng)

    def _specials(self, table: Table, seat: Seat) -> i64:
        return table.hands[seat].specials() & ~table.rules.deck.stuck.specials

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """Discard it, and go on."""
        table.discard(seat, cast(OfCard, move).kind)
        if self.left > 1:
            table.push(DiscardOne(seat, self.left - 1))

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Why this card may not be discarded."""
        card = card_in(table, seat, move, "drop=")
        if card is None:
            return not_held(move, "drop=")
        return Refusal(table.rules.deck.rows[card.kind].clause, {"card": card.code}, "discard")
