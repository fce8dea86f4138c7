"""Wishing a colour or a number."""

from __future__ import annotations

from typing import Final, cast

from lastcard.engine.contract import Move, Refusal, Seat, Words
from lastcard.engine.piles import Told
from lastcard.engine.rng import Rng
from lastcard.games.frantic.kinds import COLOURS, NO_COLOUR
from lastcard.games.frantic.moves import COLOUR_WISHES, NO_WISH, NUMBER_WISHES, Wish
from lastcard.games.frantic.play.asking import Asked, not_asked
from lastcard.games.frantic.table.modifiers import ALL_COLOURS
from lastcard.games.frantic.table.table import Table


class Wishing(Asked):
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

    def random_move(self, table: Table, seat: Seat, rng: Rng) -> Move | None:
        """One of the moves, each as likely; mostly any colour may be wished, and nothing need be listed."""
        if table.wishable() != ALL_COLOURS:
            return super().random_move(table, seat, rng)
        at = rng.below(
            len(COLOURS) + (table.rules.deck.highest if self.numbers else 0) + (1 if self.free else 0)
        )
        if at < len(COLOURS):
            return COLOUR_WISHES[at]
        at -= len(COLOURS)
        return NUMBER_WISHES[at] if self.numbers and at < table.rules.deck.highest else NO_WISH

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """FR-N73: the wish replaces the demand standing at this moment."""
        if move is not NO_WISH:
            make_wish(table, seat, cast(Wish, move))

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Why this may not be wished."""
        return unwishable(table, move, self.numbers)


def wishes(table: Table, numbers: bool) -> list[Move]:
    """FR-035, FR-N67: one of the four colours, never black; FR-N09: or a number."""
    colours = table.wishable()
    found: list[Move] = [COLOUR_WISHES[at] for at in range(len(COLOURS)) if colours >> at & 1]
    if numbers:
        found += NUMBER_WISHES[: table.rules.deck.highest]
    return found


def unwishable(table: Table, move: Move, numbers: bool) -> Refusal:
    """Why a wish may not be made, or has to be."""
    if move is NO_WISH:
        return Refusal("FR-N08") if numbers else Refusal("FR-N67")
    if not isinstance(move, Wish):
        return not_asked()
    for modifier in table.modifiers:
        if move.colour != NO_COLOUR and not modifier.wishable(table) >> move.colour & 1:
            return Refusal(modifier.clause())
    # FR-040: only the cards that say so may wish a number.
    return Refusal("FR-040")


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
