"""The packs as tables, and the flat tables a race runs on, built from them once.

The corner pairs of Hochspannung are not known: HS-R1 is a reconstruction. The copies of Unter Spannung are
those of a sister edition. Both may be replaced by other rows without touching a rule.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lastcard.engine.bits import bit, numbers_in
from lastcard.engine.contract import Move
from lastcard.games.hochspannung.cards import Card, Problem, Step, answers
from lastcard.games.hochspannung.moves import MOST_CALLED, NO_CALL, Lay

KINDS: Final = 62
"""So many kinds of either pack fit into one hand."""
CALLED: Final = tuple(str(call) for call in range(MOST_CALLED + 1))


# HS-02: 61 cards, each with a problem between 2x3 and 9x9 and two different corner numbers from 0 to 8.
HS_R1: Final = """
2x3 1/8  2x4 2/6  2x5 5/6  2x6 3/4  2x7 6/8  2x8 2/3  2x9 2/4
3x2 2/4  3x4 4/8  3x5 2/6  3x6 2/3  3x7 5/8  3x8 1/8  3x9 0/1
4x2 1/2  4x3 0/3  4x4 2/5  4x5 3/4  4x6 3/8  4x7 1/4  4x8 6/8  4x9 0/4
5x2 2/8  5x3 4/6  5x4 1/8  5x5 1/3  5x6 1/4  5x7 1/2  5x8 5/6  5x9 1/3
6x2 0/8  6x3 4/5  6x4 1/5  6x5 2/7  6x6 1/2  6x7 1/6  6x8 2/6  6x9 1/6
7x2 2/5  7x3 0/6  7x4 0/5  7x5 4/6  7x6 3/5  7x8 1/7  7x9 1/4
8x2 2/4  8x3 3/6  8x4 4/7  8x5 1/2  8x6 1/5  8x7 2/4  8x8 2/8  8x9 1/6
9x2 6/7  9x3 4/8  9x4 1/2  9x5 2/8  9x6 2/3  9x7 0/2  9x8 4/5  9x9 0/2
"""

# US-01: 73 cards. A row for each number in the centre: how many of value 1, 2 and so on to 10.
SEVEN_ATE_NINE: Final = """
+-1: 3 3 3 3 2 2 2 2 2 2
+-2: 2 2 2 2 3 3 3 3 2 2
+-3: 3 3 3 2 2 2 2 2 3 3
"""


class BadDeck(ValueError):
    """A pack that cannot be read or played with."""


class Row:
    """A row of a pack: a card, and how many of it there are."""

    def __init__(self, card: Card, copies: int = 1) -> None:
        self.card: Final = card
        self.copies: Final = copies


def problems_of(text: str) -> list[Row]:
    """The Hochspannung cards in this table: `3x5 2/6` is one of them, with the corners 2 and 6."""
    rows: list[Row] = []
    words = text.split()
    for problem, corners in zip(words[::2], words[1::2], strict=True):
        first, _, second = problem.partition("x")
        low, _, high = corners.partition("/")
        if not all(number.isdecimal() for number in (first, second, low, high)):
            raise BadDeck(f"a card is written '3x5 2/6', not '{problem} {corners}'")
        rows.append(Row(Problem(int(first), int(second), int(low), int(high))))
    return rows


def steps_of(text: str) -> list[Row]:
    """The Unter Spannung cards in this table: `+-2: 3 0 1` is three of 1±2 and one of 3±2."""
    rows: list[Row] = []
    for line in text.strip().splitlines():
        sign, _, copies = line.partition(":")
        centre = sign.removeprefix("+-")
        if not all(number.isdecimal() for number in [centre, *copies.split()]):
            raise BadDeck(f"a line is written '+-2: 3 0 1', not {line!r}")
        for value, many in enumerate(copies.split(), 1):
            if int(many) > 0:
                rows.append(Row(Step(value, int(centre)), int(many)))
    return rows


@final
class Call:
    """A number that may be called on a top card, the cards that answer it, and the moves that lay them."""

    def __init__(self, number: int, problems: i64, steps: i64, lays: list[Move], first_step: int) -> None:
        self.number: Final = number
        self.problems: Final = problems
        self.steps: Final = steps
        self.problem_lays: Final = lays[:first_step]
        self.step_lays: Final = lays[first_step:]


@final
class Deck:
    """A pack made from rows, numbered in their order: first the Hochspannung cards, then Unter Spannung.

    Shared by all games that are played with it, and never changed.
    """

    def __init__(self, problems: list[Row], steps: list[Row]) -> None:
        rows = problems + steps
        self.first_step: Final = len(problems)
        self.cards: Final = [row.card for row in rows]
        self.faces: Final = [written(card, self.cards) for card in self.cards]
        self.copies: Final = [row.copies for row in rows]
        self._check()
        self.lays: Final = [self._lays(call) for call in range(MOST_CALLED + 1)]
        self.calls: Final = [self._calls(top) for top in self.cards]

    def _check(self) -> None:
        if max(self.first_step, len(self.cards) - self.first_step) > KINDS:
            raise BadDeck(f"a pack has at most {KINDS} kinds of card")
        if max(self.copies[: self.first_step], default=1) > 1 or max(self.copies) > 3:
            raise BadDeck("of a Hochspannung card there is one, of an Unter Spannung card at most three")
        if len(set(self.faces)) < len(self.faces):
            raise BadDeck("equal cards are one row with so many copies")
        if max(call for card in self.cards for call in card.calls()) > MOST_CALLED:
            raise BadDeck(f"nothing above {MOST_CALLED} can be called")

    def pack(self) -> list[int]:
        """All cards, by kind."""
        return [kind for kind, copies in enumerate(self.copies) for copy in range(copies)]

    def _lays(self, call: int) -> list[Move]:
        """The moves with a call, by kind; none if no card asks for it."""
        if not any(call in card.calls() for card in self.cards):
            return []
        return [Lay(call, kind, face) for kind, face in enumerate(self.faces)]

    def _calls(self, top: Card) -> list[Call]:
        return [
            Call(
                number,
                self._answering(top, number, 0, self.first_step),
                self._answering(top, number, self.first_step, len(self.cards)),
                self.lays[number],
                self.first_step,
            )
            for number in top.calls()
        ]

    def _answering(self, top: Card, call: int, first: int, end: int) -> i64:
        """Which kinds of a pack answer a call, as bits: the memo of `answers`."""
        found: i64 = 0
        for kind in range(first, end):
            if answers(self.cards[kind], top, call):
                found |= bit(kind - first)
        return found

    def fitting(self, top: int) -> list[int]:
        """The kinds that fit on a top card, with whatever call."""
        found: list[int] = []
        for call in self.calls[top]:
            found += numbers_in(call.problems)
            found += [kind + self.first_step for kind in numbers_in(call.steps)]
        return found

    def fitting_lays(self) -> list[Move]:
        """Every lay that fits on some card of the pack, by call and kind."""
        fitting: set[tuple[int, int]] = set()
        for top in self.calls:
            for call in top:
                steps = [kind + self.first_step for kind in numbers_in(call.steps)]
                fitting.update([(call.number, kind) for kind in numbers_in(call.problems) + steps])
        return [self.lays[number][kind] for number, kind in sorted(fitting)]

    def lay(self, text: str) -> Move | None:
        """The attempt to lay a card that is written so, with any call or none; one that can fit is shared."""
        # What people read is as good as what is easily typed.
        call, colon, face = text.replace("×", "x").replace("±", "+-").rpartition(":")
        if face not in self.faces:
            return None
        kind = self.faces.index(face)
        if colon == "":
            return Lay(NO_CALL, kind, face)
        # HS-13: no leading zero, neither in a call.
        if call not in CALLED:
            return None
        lays = self.lays[int(call)]
        return lays[kind] if lays else Lay(int(call), kind, face)


def written(card: Card, cards: list[Card]) -> str:
    """The face of a card, with its corners behind, `3x5/26`, if others of the pack ask the same."""
    face = card.face()
    if sum(other.face() == face for other in cards) < 2:
        return face
    return f"{face}/{''.join(str(corner) for corner in card.corners)}"


HOCHSPANNUNG: Final = Deck(problems_of(HS_R1), [])
UNTER_SPANNUNG: Final = Deck([], steps_of(SEVEN_ATE_NINE))
# HC-01: both packs, shuffled together.
COMBINED: Final = Deck(problems_of(HS_R1), steps_of(SEVEN_ATE_NINE))
