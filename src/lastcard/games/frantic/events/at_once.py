"""Events of the base game that ask nobody: each is done at once to those whom it touches. (FR-N20)"""

from __future__ import annotations

from lastcard.engine.contract import Seat, Words, seat_bit
from lastcard.engine.piles import Told, shuffled
from lastcard.games.frantic.cards.texts import EventEffect
from lastcard.games.frantic.events.occurrence import Occurrence
from lastcard.games.frantic.kinds import BLACK, MOST_NUMBERS, NO_COLOUR, number_kind
from lastcard.games.frantic.table.endings import doomsday, finish_line
from lastcard.games.frantic.table.hands import Hand
from lastcard.games.frantic.table.table import Table


class Charity(EventEffect):
    """FR-079: each who does not hold the most cards draws one blind from each who does."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N76: who is rich is settled before cards move; the rich do not draw from each other."""
        rich = occurrence.holding(table, occurrence.most(table))
        order = occurrence.order(table)
        for poor in order:
            if not rich & seat_bit(poor):
                for seat in order:
                    if rich & seat_bit(seat):
                        table.rob(poor, seat)


class Communism(EventEffect):
    """FR-080: everyone draws up to the size of the largest hand."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N76: the size at the beginning."""
        most = occurrence.most(table)
        for seat in occurrence.order(table):
            table.draw(seat, most - int(table.hands[seat].size))


class Doomsday(EventEffect):
    """FR-081: the round is over at once, and everyone scores 50."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """It ends when what is under way is done."""
        table.stop(doomsday(occurrence.touched, occurrence.originator))


class Earthquake(EventEffect):
    """FR-082: everyone passes the whole hand to the right."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N51: right is by seats, whatever the direction; FR-N20: the order closes over the protected."""
        seats = [seat for seat in range(table.seats()) if occurrence.has(seat)]
        table.pass_hands(seats, seats[1:] + seats[:1])


class Expansion(EventEffect):
    """FR-083: the first draws 1, the second 2, and so on; the originator draws the most."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """In order."""
        for at, seat in enumerate(occurrence.order(table)):
            table.draw(seat, at + 1)


class FinishLine(EventEffect):
    """FR-084: the round is over at once, and hands are counted."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """It ends when what is under way is done."""
        table.stop(finish_line(occurrence.touched))


class NothingHappens(EventEffect):
    """FR-085: Friday the 13th."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """Nothing."""
        return


class MatingSeason(EventEffect):
    """FR-089: everyone discards all number cards whose number they have twice or more."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """Whatever the colour, black included."""
        for seat in occurrence.order(table):
            doomed: list[int] = []
            for number in range(1, MOST_NUMBERS + 1):
                kinds = of_number(table.hands[seat], number)
                if len(kinds) > 1:
                    doomed += kinds
            discard_these(table, seat, doomed)


def discard_these(table: Table, seat: Seat, kinds: list[int]) -> None:
    """Discard these cards, and say how many they are: that somebody has none is news too."""
    if table.loud:
        table.tell(Told(Words("frantic.discards-count", {"seat": seat, "count": len(kinds)})))
    for kind in kinds:
        table.discard(seat, kind)


def of_number(hand: Hand, number: int) -> list[int]:
    """The cards of this number in a hand."""
    found: list[int] = []
    for colour in range(BLACK + 1):
        kind = number_kind(colour, number)
        for copy in range(hand.copies(kind)):
            found.append(kind)
    return found


class MexicanStandoff(EventEffect):
    """FR-091: everyone discards the hand, then in order draws three."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """First all discard."""
        order = occurrence.order(table)
        for seat in order:
            discard_all(table, seat)
        for seat in order:
            table.draw(seat, 3)


def discard_all(table: Table, seat: Seat) -> None:
    """Discard the hand. FR-N27: but for what cannot be discarded; Fuck You can. (FR-068)"""
    stuck = table.rules.deck.stuck
    discard_these(table, seat, [kind for kind in table.hands[seat].cards() if not stuck.has(kind)])


class RobinHood(EventEffect):
    """FR-093: the player with the fewest cards swaps hands with the one with the most."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """Ties by FR-074; if both are the same player nothing happens."""
        poor = occurrence.first(table, occurrence.holding(table, occurrence.fewest(table)))
        rich = occurrence.first(table, occurrence.holding(table, occurrence.most(table)))
        if poor != rich:
            table.pass_hands([poor, rich], [rich, poor])


class ThirdTimeLucky(EventEffect):
    """FR-096: everyone draws three."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """In order."""
        for seat in occurrence.order(table):
            table.draw(seat, 3)


class Tornado(EventEffect):
    """FR-101: all hands are put together, shuffled, and dealt out one by one."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """From the one after the originator, as evenly as possible."""
        if table.loud:
            table.tell(Told(Words("frantic.mixes-hands")))
        order = occurrence.order(table)
        cards: list[int] = []
        for seat in order:
            cards += table.hands[seat].cards()
            table.hands[seat] = Hand()
        for at, kind in enumerate(shuffled(cards, table.rng)):
            table.hands[order[at % len(order)]].add(kind)


class Vandalism(EventEffect):
    """FR-102: everyone discards all cards of the last played colour."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-103: black is no colour; FR-102: if no colour was played yet nothing happens."""
        if table.colour == NO_COLOUR:
            return
        doomed = table.rules.deck.of_colour[table.colour]
        for seat in occurrence.order(table):
            discard_these(table, seat, [kind for kind in table.hands[seat].cards() if doomed.has(kind)])
