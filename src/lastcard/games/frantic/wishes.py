"""Wishing a colour or a number."""

from __future__ import annotations

from typing import Final, cast

from lastcard.engine.agenda import Decision
from lastcard.engine.contract import Move, Seat, Words
from lastcard.engine.piles import Told
from lastcard.games.frantic.kinds import COLOURS, NO_COLOUR
from lastcard.games.frantic.moves import COLOUR_WISHES, NO_WISH, NUMBER_WISHES, Wish
from lastcard.games.frantic.table import Table


class Wishing(Decision[Table]):
    """A seat names what is to follow: a colour, or with `numbers` a colour or a number (FR-040).

    `free`: it may also leave the demand as it is.
    """

    def __init__(self, seat: Seat, numbers: bool, free: bool) -> None:
        super().__init__(seat)
        self.numbers: Final = numbers
        self.free: Final = free

    def words(self) -> Words:
        """What is asked."""
        return Words(f"frantic.ask-wish{'-number' if self.numbers else ''}", {"seat": self.seat})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """The four colours as far as they may be wished, the numbers, and perhaps no wish."""
        found = wishes(table, self.numbers)
        if self.free or not found:
            found.append(NO_WISH)
        return found

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """FR-N73: the wish replaces the demand standing at this moment."""
        if move is not NO_WISH:
            make_wish(table, seat, cast(Wish, move))


def wishes(table: Table, numbers: bool) -> list[Move]:
    """FR-035, FR-N67: one of the four colours, never black; FR-N09: or a number."""
    colours = table.wishable()
    found: list[Move] = [COLOUR_WISHES[at] for at in range(len(COLOURS)) if colours >> at & 1]
    if numbers:
        found += NUMBER_WISHES[: table.rules.deck.highest]
    return found


def make_wish(table: Table, seat: Seat, wish: Wish) -> None:
    """FR-036: from now on the pile asks for this."""
    deck = table.rules.deck
    if wish.colour == NO_COLOUR:
        table.ask_for(deck.number_wishes[wish.number])
    else:
        table.ask_for(deck.colour_wishes[wish.colour])
    if table.loud:
        key = "frantic.wishes-number" if wish.colour == NO_COLOUR else f"frantic.wishes-{wish.text()}"
        table.tell(Told(Words(key, {"seat": seat, "number": wish.number})))
