"""What the pile asks for: which cards may follow."""

from __future__ import annotations

from typing import Final

from lastcard.games.frantic.cards.rows import CardRow
from lastcard.games.frantic.kinds import COLOURS, NO_COLOUR, Kinds, kinds_of


class Demand:
    """What lies on top, or was wished. Never changed once made: the pile takes another one.

    `fits` are the kinds that may follow, `colour` is the colour in force, if any. `must_wish`: a card that
    goes with a wish has to make it.
    """

    def __init__(
        self,
        name: str,
        fits: Kinds,
        *,
        colour: int = NO_COLOUR,
        number: int = 0,
        symbol: str = "",
        must_wish: bool = False,
        wished: bool = False,
        clause: str = "",
    ) -> None:
        self.name: Final = name
        self.fits: Final = fits
        self.colour: Final = colour
        self.number: Final = number
        self.symbol: Final = symbol
        self.must_wish: Final = must_wish
        self.wished: Final = wished
        self.clause: Final = clause
        """The clause by which others do not follow, if it is none of the base game's."""


def of_card(row: CardRow, rows: dict[int, CardRow]) -> Demand | None:
    """FR-038: what a card that was laid asks for; None if it leaves the demand below it in force."""
    if row.is_colourless():
        # FR-065, FR-N08: Fuck You is invisible, and a colourless card only changes the demand by a wish.
        return None
    if row.is_black():
        return Demand(row.code, _fitting(rows, NO_COLOUR, row.number, "", True), number=row.number)
    if row.colours & (row.colours - 1) != 0:
        # A card of two colours says as it is laid which of them goes on.
        return None
    colour = row.colours.bit_length() - 1
    fits = _fitting(rows, colour, row.number, row.symbol, False)
    return Demand(row.code, fits, colour=colour, number=row.number, symbol=row.symbol)


def of_colour(colour: int, rows: dict[int, CardRow], wished: bool) -> Demand:
    """FR-036: a wished colour; or a plain one, where a card leaves a colour and nothing else."""
    return Demand(COLOURS[colour], _fitting(rows, colour, 0, "", False), colour=colour, wished=wished)


def of_number(number: int, rows: dict[int, CardRow]) -> Demand:
    """FR-036: a wished number."""
    fits = _fitting(rows, NO_COLOUR, number, "", False)
    return Demand(str(number), fits, number=number, wished=True)


def anything(rows: dict[int, CardRow], name: str, must_wish: bool) -> Demand:
    """FR-020, FR-N68: every card that its own condition allows, black ones included."""
    return Demand(name, kinds_of([*rows]), must_wish=must_wish)


def _fitting(rows: dict[int, CardRow], colour: int, number: int, symbol: str, black: bool) -> Kinds:
    return kinds_of([kind for kind, row in rows.items() if fits(row, colour, number, symbol, black)])


def fits(row: CardRow, colour: int, number: int, symbol: str, black: bool) -> bool:
    """May this card follow where a colour, a number or a symbol is in force, or a black card lies on top?"""
    if row.is_colourless():
        # FR-032: on any card.
        return True
    if row.is_black():
        # FR-033: only on the same number or the wish for it. FR-034, FR-037: not on black, not by colour.
        return row.number == number and not black
    in_colour = colour != NO_COLOUR and row.colours >> colour & 1 != 0
    if row.is_number():
        # FR-030: the same colour or the same number, wished or lying there. FR-034: on black the same number.
        return in_colour or row.number == number
    # FR-031: the colour, or the same symbol. FR-037: by no number.
    return in_colour or (row.symbol == symbol and symbol != "")
