"""The rules on the table: Schwupps cards of seven kinds in two rows of two, and a pile beside each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lastcard.engine.bits import bit
from lastcard.engine.position import BadPosition
from lastcard.games.schwupps.cards import KINDS, NUMBERS, colour_of, number_of

RULES: Final = ("+1", "-1", "+2", "-2", "number", "colour", "either")
STEPS: Final = (1, -1, 2, -2)
"""How far the first four rules step."""
SAME_NUMBER: Final = 4
SAME_COLOUR: Final = 5

SPLIT: Final = (5, 5, 4, 4, 4, 4, 4)
"""How the 30 Schwupps cards are split over the seven rules: a guess, to be replaced when it is known."""
RULE_CARDS: Final[tuple[int, ...]] = tuple(rule for rule in range(len(RULES)) for copy in range(SPLIT[rule]))

ROWS: Final = 2
PLACES: Final = 4
"""Row 1 first and second place, row 2 first and second place; the first is next to the Schwupps pile."""


def stepped(number: int, step: int) -> int:
    """SW-31: after 10 comes 1, below 1 comes 10."""
    return (number - 1 + step) % NUMBERS + 1


def fits(rule: int, card: int, top: int) -> bool:
    """Does a number card fit on a top card under a rule?"""
    if rule < SAME_NUMBER:
        # SW-30: exactly that much higher or lower, whatever the colour.
        return number_of(card) == stepped(number_of(top), STEPS[rule])
    same_number = number_of(card) == number_of(top)
    same_colour = colour_of(card) == colour_of(top)
    if rule == SAME_NUMBER:
        # SW-32: any colour.
        return same_number
    if rule == SAME_COLOUR:
        # SW-33: any number.
        return same_colour
    # SW-34: at least one of the two.
    return same_number or same_colour


@mypyc_attr(acyclic=True)
class Spot:
    """One of the four piles as it lies there: its rule, its top card, and all kinds that fit, one bit each.

    There are 7 × 50 of them, shared by all states.
    """

    def __init__(self, rule: int, top: int) -> None:
        fitting: i64 = 0
        for card in range(KINDS):
            if fits(rule, card, top):
                fitting |= bit(card)
        self.rule: Final[i64] = rule
        self.top: Final[i64] = top
        self.fits: Final[i64] = fitting


_SPOTS: Final[list[Spot]] = [Spot(rule, top) for rule in range(len(RULES)) for top in range(KINDS)]


def spot(rule: i64, top: i64) -> Spot:
    """The spot with this rule and this top card."""
    return _SPOTS[rule * KINDS + top]


@mypyc_attr(acyclic=True)
class Rows:
    """The two rows: four spots, row 1 first and second, row 2 first and second."""

    def __init__(self, one: Spot, two: Spot, three: Spot, four: Spot) -> None:
        self.one = one
        self.two = two
        self.three = three
        self.four = four

    def clone(self) -> Rows:
        """The same rows, played on by themselves."""
        return Rows(self.one, self.two, self.three, self.four)

    def at(self, place: i64) -> Spot:
        """The spot at a place, 0 to 3."""
        if place < 2:
            return self.one if place == 0 else self.two
        return self.three if place == 2 else self.four

    def lay(self, place: i64, kind: i64) -> None:
        """SW-35: the card is the new top there."""
        if place == 0:
            self.one = spot(self.one.rule, kind)
        elif place == 1:
            self.two = spot(self.two.rule, kind)
        elif place == 2:
            self.three = spot(self.three.rule, kind)
        else:
            self.four = spot(self.four.rule, kind)

    def slide(self, row: i64, entering: i64) -> i64:
        """SW-41: a rule enters at the first place of a row, the one there moves on, and one leaves.

        SW-42: the piles stay where they are, and so does the other row.
        """
        if row == 0:
            leaving = self.two.rule
            self.two = spot(self.one.rule, self.two.top)
            self.one = spot(entering, self.one.top)
        else:
            leaving = self.four.rule
            self.four = spot(self.three.rule, self.four.top)
            self.three = spot(entering, self.three.top)
        return leaving

    def spots(self) -> list[Spot]:
        """All four spots."""
        return [self.one, self.two, self.three, self.four]


def rows_of(rules: list[int], tops: list[int]) -> Rows:
    """The rows with these rules and tops."""
    one, two, three, four = [spot(rules[place], tops[place]) for place in range(PLACES)]
    return Rows(one, two, three, four)


def rules_of(codes: list[str]) -> list[int]:
    """The rules with these codes."""
    for code in codes:
        if code not in RULES:
            raise BadPosition(f"there is no Schwupps card {code!r}")
    return [RULES.index(code) for code in codes]


def codes_of(rules: list[int]) -> list[str]:
    """The codes of these rules."""
    return [RULES[rule] for rule in rules]


def rules_without(rules: list[int]) -> list[int]:
    """All Schwupps cards but these, which must be there."""
    left = list(SPLIT)
    for rule in rules:
        left[rule] -= 1
        if left[rule] < 0:
            raise BadPosition(f"there are not so many {RULES[rule]} among the Schwupps cards")
    return [rule for rule in range(len(RULES)) for copy in range(left[rule])]


def laid(place: i64, kind: i64) -> int:
    """A card on a pile as one number: all four piles lie in one list, oldest card first."""
    return int(place * 64 + kind)


def piles_of(discards: list[int]) -> list[list[int]]:
    """The four piles, bottom card first."""
    piles: list[list[int]] = [[] for place in range(PLACES)]
    for card in discards:
        piles[card // 64].append(card % 64)
    return piles


def buried_in(piles: list[list[int]]) -> list[int]:
    """The cards below the four tops."""
    return [kind for pile in piles for kind in pile[:-1]]
