"""Events of Troublemaker in which nobody is asked: Black Hole, Capitalism and Double Taxation."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Seat, Words
from lastcard.engine.piles import Told
from lastcard.games.frantic.cards.texts import EventEffect
from lastcard.games.frantic.events.occurrence import Occurrence
from lastcard.games.frantic.table.table import Table

TAXED: Final = 3


class BlackHole(EventEffect):
    """FR-130: the originator gets all black cards from all hands."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N81: a protected originator gets nothing."""
        if not occurrence.has(occurrence.originator):
            return
        rows = table.rules.deck.rows
        for seat in occurrence.order(table):
            if seat != occurrence.originator:
                black = [kind for kind in table.hands[seat].cards() if rows[kind].is_black()]
                self.give_up(table, seat, occurrence.originator, black)

    def give_up(self, table: Table, giver: Seat, taker: Seat, kinds: list[int]) -> None:
        """That somebody has none is news too."""
        if table.loud:
            values = {"seat": giver, "to": taker, "count": len(kinds)}
            table.tell(Told(Words("frantic.gives-count", {**values})))
        for kind in kinds:
            table.give(giver, taker, kind)


class Capitalism(EventEffect):
    """FR-131: everyone draws as many cards as they hold."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """In order."""
        for seat in occurrence.order(table):
            table.draw(seat, int(table.hands[seat].size))


class DoubleTaxation(EventEffect):
    """FR-134: each adds the points of their three highest hand cards to their total, keeping the cards."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N38: unless the table plays the version without scores."""
        order = occurrence.order(table)
        taxes = [tax_of(table, seat) for seat in order]
        keeps_score = table.rules.settings.word("double-taxation") == "points"
        ranks = sorted(set(taxes))
        for at, seat in enumerate(order):
            if keeps_score:
                # FR-N33: the total changes at once.
                table.score(seat, taxes[at])
            if table.loud:
                values = {"seat": seat, "points": taxes[at], "total": table.totals[seat]}
                table.tell(Told(Words("frantic.taxed", {**values})))
        if not keeps_score:
            # FR-135: the fewest points draw 1, the second fewest 2; equals draw the same.
            for at, seat in enumerate(order):
                table.draw(seat, ranks.index(taxes[at]) + 1)


def tax_of(table: Table, seat: Seat) -> int:
    """The points of the three highest cards in a hand."""
    values = [table.rules.deck.points[kind] for kind in table.hands[seat].cards()]
    values.sort(reverse=True)
    return sum(values[:TAXED])
