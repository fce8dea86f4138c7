"""The deck: the rows of all boxes in play, as tables by the kind of card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lastcard.engine.agenda import TIMEOUT
from lastcard.engine.bits import bit
from lastcard.engine.contract import Move
from lastcard.engine.windows import PASS
from lastcard.games.frantic.cards.demand import anything, of_card, of_colour, of_number
from lastcard.games.frantic.cards.rows import CardRow, EventRow
from lastcard.games.frantic.kinds import COLOURS, KINDS, SPECIAL, Kinds, kinds_of
from lastcard.games.frantic.moves import (
    AT,
    COLOUR_WISHES,
    MOST_SEATS,
    NUMBER_WISHES,
    TO,
    WORDS,
    OfCard,
    OfEvent,
    Send,
)

NO_CARD: Final = CardRow("", "", copies=0, points=0)
"""Stands in the tables for kinds that are not in the boxes."""


class Deck:
    """Every kind of card and every event by its number, what fits on what, and the moves that name cards."""

    def __init__(self, cards: list[CardRow], events: list[EventRow]) -> None:
        by_kind = numbered_kinds(cards)
        self.rows: Final[list[CardRow]] = [by_kind.get(kind, NO_CARD) for kind in range(KINDS)]
        self.kinds: Final[dict[str, int]] = {row.code: kind for kind, row in by_kind.items()}
        self.cards: Final = [kind for kind, row in by_kind.items() for copy in range(row.copies)]
        self.points: Final = [row.points for row in self.rows]
        self.events: Final = events
        self.highest: Final = max([row.number for row in cards])
        """FR-N09: the highest number that may be wished."""
        self.demands: Final = [of_card(row, by_kind) for row in self.rows]
        self.guises: Final = [of_card(row, by_kind) for row in self.rows]
        """What a card asks for that is played as another: the same, yet told from what the other asks for."""
        self.colour_wishes: Final = [of_colour(colour, by_kind, True) for colour in range(len(COLOURS))]
        self.number_wishes: Final = [of_number(number, by_kind) for number in range(self.highest + 1)]
        self.plain_colours: Final = [of_colour(colour, by_kind, False) for colour in range(len(COLOURS))]
        self.anything: Final = anything(by_kind, "anything", False)
        self.start: Final = anything(by_kind, "start", True)
        """FR-N67: what the start card is laid on: a colourless one must wish."""
        self.conditional: Final[i64] = conditional_in(by_kind)
        self.kept: Final = kinds_of([kind for kind, row in by_kind.items() if row.kept])
        self.stuck: Final = kinds_of([kind for kind, row in by_kind.items() if row.stuck])
        self.of_colour: Final = [coloured_in(by_kind, colour) for colour in range(len(COLOURS))]
        self.lay: Final = self._moves("")
        self.throw: Final = self._moves("!")
        self.give: Final = self._moves("give=")
        self.drop: Final = self._moves("drop=")
        self.take: Final = self._moves("take=")
        self.put: Final = self._moves("put=")
        self.call: Final = self._moves("as=")
        self.pick: Final = [OfEvent(event, row.code) for event, row in enumerate(events)]
        self.send: Final = [
            [Send(kind, row.code, seat) for seat in range(MOST_SEATS)] for kind, row in self._all()
        ]
        self.by_text: Final[dict[str, Move]] = {}
        self.know(WORDS)
        self.know([PASS, TIMEOUT, *AT, *TO, *COLOUR_WISHES, *NUMBER_WISHES[: self.highest]])
        self.know([*self.pick])
        for moves in (self.lay, self.throw, self.give, self.drop, self.take, self.put, self.call):
            self.know([*moves])
        for sends in self.send:
            self.know([*sends])

    def _all(self) -> list[tuple[int, CardRow]]:
        return list(enumerate(self.rows))

    def _moves(self, prefix: str) -> list[OfCard]:
        return [OfCard(prefix, kind, row.code) for kind, row in self._all()]

    def know(self, moves: list[Move]) -> None:
        """These moves can be written."""
        for move in moves:
            if not isinstance(move, OfCard | Send) or move.code:
                self.by_text[move.text()] = move

    def kind(self, code: str) -> int:
        """The kind of a card."""
        return self.kinds[code]

    def codes(self, kinds: list[int]) -> list[str]:
        """Cards by their codes."""
        return [self.rows[kind].code for kind in kinds]

    def event_codes(self, events: list[int]) -> list[str]:
        """Event cards by their codes."""
        return [self.events[event].code for event in events]

    def event(self, code: str) -> int:
        """The number of an event card."""
        return [row.code for row in self.events].index(code)


def numbered_kinds(cards: list[CardRow]) -> dict[int, CardRow]:
    """The rows by kind: number cards in their places, special cards in the order of the boxes."""
    found: dict[int, CardRow] = {row.number_kind(): row for row in cards if row.is_number()}
    specials = [row for row in cards if not row.is_number()]
    for at, row in enumerate(specials):
        found[SPECIAL + at] = row
    assert len(found) == len(cards)
    assert len(specials) < SPECIAL - 2
    return dict(sorted(found.items()))


def conditional_in(rows: dict[int, CardRow]) -> i64:
    """The special cards with a condition of their own."""
    found: i64 = 0
    for kind, row in rows.items():
        if row.condition is not None:
            found |= bit(kind - SPECIAL)
    return found


def coloured_in(rows: dict[int, CardRow], colour: int) -> Kinds:
    """All cards of a colour, number and special."""
    return kinds_of([kind for kind, row in rows.items() if row.colours >> colour & 1])
