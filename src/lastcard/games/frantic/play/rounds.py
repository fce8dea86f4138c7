"""Rounds: the deal, the start card, the count, and who deals next."""

from __future__ import annotations

from typing import Final

from lastcard.engine.agenda import Task
from lastcard.engine.contract import EVERYBODY, Move, Refusal, Seat, Seats, Words
from lastcard.engine.piles import Moved, Pile, Told, shuffled
from lastcard.games.frantic.kinds import NO_COLOUR
from lastcard.games.frantic.moves import DEAL, MOST_SEATS
from lastcard.games.frantic.play.asking import Asked
from lastcard.games.frantic.play.finish import HANDS_CHECK
from lastcard.games.frantic.play.play import Play
from lastcard.games.frantic.play.scoring import next_dealer, round_points
from lastcard.games.frantic.play.turn import PASS_ON
from lastcard.games.frantic.table.hands import Hand
from lastcard.games.frantic.table.table import Table

HAND_SIZE: Final = 7


def deal(table: Table, dealer: Seat) -> None:
    """FR-017: everything shuffled afresh, seven cards each, and the start card."""
    deck = table.rules.deck
    table.dealer = table.turn = dealer
    table.pile = Pile(shuffled(deck.cards, table.rng))
    # FR-078: all event cards are in again.
    table.events = Pile(shuffled([*range(len(deck.events))], table.rng))
    table.spent, table.turned, table.colour, table.step, table.turns = [], 0, NO_COLOUR, 1, 0
    # FR-N49, FR-N75: what lasted and what was due ended with the round.
    table.modifiers, table.missing, table.spared, table.shown = table.rules.standing, 0, 0, 0
    table.ending = None
    table.round_number += 1
    table.hands = [Hand() for seat in range(table.seats())]
    if table.loud:
        table.tell(Told(Words("frantic.deals", {"seat": dealer, "round": int(table.round_number)})))
    for card in range(HAND_SIZE):
        for seat in table.around(table.after(dealer)):
            table.take_top(seat)
    for extra in table.extras:
        extra.deal(table)
    begin(table, dealer)


def begin(table: Table, dealer: Seat) -> None:
    """FR-018: the start card counts as played by the dealer; FR-022: then the player to the right begins."""
    deck = table.rules.deck
    while not deck.rows[table.pile.order[table.pile.at]].starts:
        # FR-N04: a card that could not be played now is shuffled back.
        table.pile = Pile(shuffled(table.pile.cards(), table.rng))
    kind = table.pile.draw()
    table.discards = [kind]
    table.demand = deck.start
    if table.loud:
        code = deck.rows[kind].code
        table.tell(Moved(dealer, code, "draw", "discard", EVERYBODY, "frantic.starts"))
    # FR-019, FR-N02: the dealer executes it before the first turn, and nothing may be added to it.
    # FR-N60: it and all it brought are checked like a turn of the dealer's.
    table.push(COUNT)
    table.push(FIRST_TURN[dealer])
    start = Play(dealer, kind, kind, before=deck.start, colour=NO_COLOUR, chargeable=False, held=False)
    naming = deck.rows[kind].naming
    if naming is None:
        start.announce(table)
    else:
        naming.begin(table, start)


class FirstTurn(Task[Table]):
    """The start card is done: the first player follows."""

    def __init__(self, dealer: Seat) -> None:
        self.dealer: Final = dealer

    def words(self) -> Words:
        """What comes next."""
        return Words("frantic.round-begins", {"seat": self.dealer})

    def run(self, table: Table) -> None:
        """FR-020: on Fuck You any card may follow."""
        if table.cut_short():
            return
        if table.demand is table.rules.deck.start:
            table.demand = table.rules.deck.anything
        table.in_order([HANDS_CHECK[self.dealer], PASS_ON[self.dealer]])


class Count(Task[Table]):
    """It lies beneath all of a round: when nothing else is left to do, the hands are counted."""

    def words(self) -> Words:
        """What comes at the end."""
        return Words("frantic.count")

    def run(self, table: Table) -> None:
        """FR-N61: who finished is settled before anything else happens to the hands."""
        ending = table.ending
        assert ending is not None
        if table.loud:
            table.tell(Told(Words(ending.key)))
        finishers = 0 if ending.plain else table.empty()
        table.push(Reckon(finishers))
        for modifier in table.modifiers:
            modifier.round_ends(table, finishers)


class Reckon(Task[Table]):
    """FR-107: everybody adds the points of the round to their total."""

    def __init__(self, finishers: Seats) -> None:
        self.finishers: Final = finishers

    def words(self) -> Words:
        """What comes at the end."""
        return Words("frantic.count")

    def run(self, table: Table) -> None:
        """The hands lie open, and the game is over or the next dealer deals."""
        points = round_points(table, self.finishers)
        table.shown = table.everybody()
        for seat, scored in enumerate(points):
            table.score(seat, scored)
            if table.loud:
                values = {"seat": seat, "points": scored, "total": table.totals[seat]}
                table.tell(Told(Words("frantic.scores", {**values})))
        if not table.rules.is_reached(max(table.totals)):
            # FR-108: the player with the most points in this round deals the next one.
            table.push(DEAL_NEXT[next_dealer(table, points)])


class DealNext(Asked):
    """The next round is dealt when everybody has seen the count."""

    def words(self) -> Words:
        """Who deals."""
        return Words("frantic.ask-deal", {"seat": self.seat})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """Deal."""
        return [DEAL]

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """A new round."""
        deal(table, seat)

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """First the deal."""
        return Refusal("FR-108")


COUNT: Final = Count()
FIRST_TURN: Final = [FirstTurn(seat) for seat in range(MOST_SEATS)]
DEAL_NEXT: Final = [DealNext(seat) for seat in range(MOST_SEATS)]
