"""The moves: discard a card with its pair declared, draw instead, or declare the first card.

A pair is written with the smaller multiplier first and read in either order: `24=6x4` is `24=4x6`.
"""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Move, Seat, Value, Words
from lastcard.games.multiplication.cards import AS_FREE, AS_NUMBER, FACES, FREE, LAID, Laid, fits
from lastcard.games.multiplication.pairs import NUMBERS, PAIRS, pairs_of

OPEN: Final = "open"
LONGEST: Final = 6
"""Digits of the longest number that is read at all."""


def discard_words(laid: Laid) -> Words:
    """The name of a discard: the card and its pair, for a free card also its number."""
    pair = laid.offered[0]
    values: dict[str, Value] = {"card": FACES[laid.kind], "a": pair.low, "b": pair.high}
    if laid.kind != FREE:
        return Words("multiplication.move-discard", values)
    values["number"] = laid.number
    return Words("multiplication.move-discard-free", values)


class Discard(Move):
    """Put a card on the open card and declare its pair: `24=4x6`, `free=4=1x4`. (MG-11, MG-30)"""

    def __init__(self, laid: Laid) -> None:
        self.laid: Final = laid

    def text(self) -> str:
        """Its notation."""
        return self.laid.text()

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return discard_words(self.laid)


class Draw(Move):
    """Discard nothing: the turn is lost, and a card drawn. (MG-16)"""

    def text(self) -> str:
        """Its notation."""
        return "draw"

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return Words("move.draw")


class Declare(Move):
    """The dealer's word on the first open card: `open=3x4`. (MG-07)"""

    def __init__(self, laid: Laid) -> None:
        self.laid: Final = laid

    def text(self) -> str:
        """Its notation."""
        return f"{OPEN}={self.laid.offered[0].text()}"

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        pair = self.laid.offered[0]
        return Words("multiplication.move-declare", {"a": pair.low, "b": pair.high})


class Attempt(Move):
    """Some card as some product, as somebody wrote it: the table has no such move, so it is never legal."""

    def __init__(self, card: str, number: int, low: int, high: int) -> None:
        self.card: Final = card
        self.number: Final = number
        self.low: Final = low
        self.high: Final = high

    def text(self) -> str:
        """Its notation."""
        named = f"free={self.number}" if self.card == "free" else self.card
        return f"{named}={self.low}x{self.high}"


DISCARD: Final[list[Discard]] = [Discard(laid) for laid in AS_NUMBER]
"""A number card, by pair."""
FREE_AS: Final[list[Discard]] = [Discard(laid) for laid in AS_FREE]
"""A free card, by pair."""
FIRST_WAY: Final[list[Discard]] = [DISCARD[PAIRS.index(pairs_of(number)[0])] for number in NUMBERS]
"""A number card as its first pair, by kind."""
SECOND_WAY: Final[list[Discard]] = [DISCARD[PAIRS.index(pairs_of(number)[-1])] for number in NUMBERS]
"""A number card as its second pair, by kind."""
FREE_ON: Final[list[list[Discard]]] = [
    [move for move in FREE_AS if fits(move.laid.offered[0], laid.offered)] for laid in LAID
]
"""A free card as every pair that fits, by the index of the open card. MG-34: there is always one."""
DECLARE: Final[list[Declare]] = [Declare(laid) for laid in AS_NUMBER]
"""The first open card, by pair."""
DRAW: Final = Draw()

_MOVES: Final[dict[str, Move]] = {move.text(): move for move in [*DISCARD, *FREE_AS, *DECLARE, DRAW]}


def move_of(text: str) -> Move | None:
    """The move with this notation; an attempt that can never be legal is one too. None for anything else."""
    if text == "draw":
        return DRAW
    attempt = attempt_of(text)
    return None if attempt is None else _MOVES.get(attempt.text(), attempt)


def attempt_of(text: str) -> Attempt | None:
    """Some card as some product, right or wrong: `24=4x6`, `24=6×4`, `24=2x12`, `free=4=4x1`, `open=5x5`."""
    named, _, product = text.replace("\N{MULTIPLICATION SIGN}", "x").rpartition("=")
    one, _, other = product.partition("x")
    card, equals, number = named.partition("=")
    if equals and card != "free":
        return None
    worth = number if card == "free" else "0" if card == OPEN else card
    if not (is_number(one) and is_number(other) and is_number(worth)):
        return None
    low, high = sorted((int(one), int(other)))
    return Attempt(card, int(worth), low, high)


def is_number(word: str) -> bool:
    """Is this a whole number of not too many digits, and none of them idle?"""
    return word.isascii() and word.isdigit() and len(word) <= LONGEST and str(int(word)) == word


def laid_of(word: str) -> Laid | None:
    """The card that lies as this says: declared as `24=4x6` or `free=4=1x4`; None if there is none."""
    move = move_of(word)
    return move.laid if isinstance(move, Discard) else None
