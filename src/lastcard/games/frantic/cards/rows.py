"""What a card says: one row for each kind of hand card and one for each event card.

Every row begins with its code, its clause and what it does; the rest has names. A box makes its hand cards
with `numbered`, `coloured`, `two_coloured` and `colourless`, its events with `EventRow`. A row is the
definition and is shared by all games; what is under way because of it lies on the agenda.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from lastcard.games.frantic.cards.texts import Condition, Effect, EventEffect, Naming
from lastcard.games.frantic.kinds import BLACK, LETTERS, number_kind


class CardRow:
    """One kind of hand card.

    `colours` are bits of red, blue, yellow, green; none of them and a number is a black card, none and no
    number a colourless one. `kept` may not be handed over on purpose by a special card (FR-066), `stuck`
    may not be discarded, `starts` may lie as start card, `wishes` says that a wish goes with the card.
    """

    def __init__(
        self,
        code: str,
        clause: str,
        effects: list[Effect] | None = None,
        *,
        copies: int = 1,
        points: int = 7,
        colours: int = 0,
        number: int = 0,
        symbol: str = "",
        condition: Condition | None = None,
        naming: Naming | None = None,
        kept: bool = False,
        stuck: bool = False,
        starts: bool = True,
        wishes: bool = False,
    ) -> None:
        self.code: Final = code
        self.clause: Final = clause
        self.effects: Final[list[Effect]] = [] if effects is None else effects
        self.copies: Final = copies
        self.points: Final = points
        self.colours: Final = colours
        self.number: Final = number
        self.symbol: Final = symbol
        self.condition: Final = condition
        self.naming: Final = naming
        self.kept: Final = kept
        self.stuck: Final = stuck
        self.starts: Final = starts
        self.wishes: Final = wishes

    def is_number(self) -> bool:
        """FR-010, FR-N47: number cards are coloured or black; everything else is a special card."""
        return self.number != 0

    def is_black(self) -> bool:
        """FR-003: a number without a colour."""
        return self.number != 0 and self.colours == 0

    def is_colourless(self) -> bool:
        """FR-005, FR-006: a special card without a colour."""
        return self.number == 0 and self.colours == 0

    def number_kind(self) -> int:
        """The kind of a number card."""
        return number_kind(BLACK if self.is_black() else LETTERS.index(self.code[0]), self.number)


class EventRow:
    """One event card."""

    def __init__(self, code: str, clause: str, effect: EventEffect) -> None:
        self.code: Final = code
        self.clause: Final = clause
        self.effect: Final = effect


def numbered(
    letter: str, number: int, clause: str, effects: list[Effect] | None = None, *, copies: int = 1
) -> CardRow:
    """A number card of one colour, or with the letter `k` a black one; FR-011: it counts its number."""
    colours = 0 if letter == LETTERS[BLACK] else 1 << LETTERS.index(letter)
    code = f"{letter}{number}"
    return CardRow(code, clause, effects, copies=copies, points=number, colours=colours, number=number)


def coloured(symbol: str, clause: str, effects: list[Effect], *, copies: int = 1) -> list[CardRow]:
    """A special card in each of the four colours; FR-012: 7 points."""
    return [
        CardRow(f"{letter}{symbol}", clause, effects, copies=copies, colours=1 << at, symbol=symbol)
        for at, letter in enumerate(LETTERS[:BLACK])
    ]


def two_coloured(prefix: str, clause: str, naming: Naming) -> list[CardRow]:
    """A special card for each pair of colours, without a symbol; FR-012: 7 points."""
    return [
        CardRow(
            f"{prefix}{LETTERS[one]}{LETTERS[other]}", clause, colours=1 << one | 1 << other, naming=naming
        )
        for one, other in combinations(range(BLACK), 2)
    ]


def colourless(
    code: str,
    clause: str,
    effects: list[Effect] | None = None,
    *,
    copies: int = 1,
    points: int = 7,
    wishes: bool = True,
    condition: Condition | None = None,
    naming: Naming | None = None,
    kept: bool = False,
    stuck: bool = False,
    starts: bool = True,
) -> CardRow:
    """A special card without a colour, which mostly goes with a wish; FR-012: 7 points."""
    return CardRow(
        code,
        clause,
        effects,
        copies=copies,
        points=points,
        symbol=code,
        wishes=wishes,
        condition=condition,
        naming=naming,
        kept=kept,
        stuck=stuck,
        starts=starts,
    )
