"""The moves: play a card, draw, pass, and name the suit after an eight."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from crazy_eights.cards import FACES, SUITS
from lastcard.engine.contract import Move


class Action(Move):
    """A move with its number in OpenSpiel."""

    def __init__(self, number: int, word: str) -> None:
        self.number: Final = number
        self.word: Final = word

    def text(self) -> str:
        """`C2`, `draw`, `pass`, `suit=C`."""
        return self.word


class Play(Action):
    """Play a card."""

    def __init__(self, card: int) -> None:
        super().__init__(card, FACES[card])
        self.card: i64 = card


class Name(Action):
    """Name the suit that counts after an eight."""

    def __init__(self, suit: int) -> None:
        super().__init__(54 + suit, f"suit={SUITS[suit]}")
        self.suit: i64 = suit


PLAY: Final[list[Move]] = [Play(card) for card in range(52)]
DRAW: Final = Action(52, "draw")
PASS: Final = Action(53, "pass")
NAME: Final[list[Name]] = [Name(suit) for suit in range(4)]

MOVES: Final[list[Move]] = [*PLAY, DRAW, PASS, *NAME]
"""Every move, by its number."""

_BY_TEXT: Final[dict[str, Move]] = {move.text(): move for move in MOVES}


def move_of(text: str) -> Move | None:
    """The move with this notation."""
    return _BY_TEXT.get(text)
