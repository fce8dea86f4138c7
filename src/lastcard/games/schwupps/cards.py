"""The cards that are played: 100 number cards and 14 aggravation cards. (SW-05, SW-06)"""

from __future__ import annotations

from typing import Final

from lastcard.engine.position import BadPosition

COLOURS: Final = ("r", "b", "y", "g", "p")
"""Red, blue, yellow, green, purple: the first letter of a card's code."""
NUMBERS: Final = 10
KINDS: Final = 50
"""Number cards are kinds 0 to 49, colour by colour."""
AGGRAVATION: Final = 50
"""The kind of all aggravation cards."""

FACES: Final[tuple[str, ...]] = (
    *(f"{colour}{number}" for colour in COLOURS for number in range(1, NUMBERS + 1)),
    "ag",
)
COPIES: Final[tuple[int, ...]] = (*(2 for kind in range(KINDS)), 14)

NUMBER_CARDS: Final[tuple[int, ...]] = tuple(kind for kind in range(KINDS) for copy in range(COPIES[kind]))
AGGRAVATION_CARDS: Final[tuple[int, ...]] = (AGGRAVATION,) * COPIES[AGGRAVATION]


def colour_of(kind: int) -> int:
    """The colour of a number card, by its place in COLOURS."""
    return kind // NUMBERS


def number_of(kind: int) -> int:
    """The number on a number card, 1 to 10."""
    return kind % NUMBERS + 1


def faces_of(kinds: list[int]) -> list[str]:
    """The codes of these cards."""
    return [FACES[kind] for kind in kinds]


def kinds_of(faces: list[str]) -> list[int]:
    """The kinds with these codes."""
    for face in faces:
        if face not in FACES:
            raise BadPosition(f"there is no card {face!r} in this game")
    return [FACES.index(face) for face in faces]


def without(cards: list[int]) -> list[int]:
    """All number and aggravation cards but these, which must be there, lowest kind first."""
    left = list(COPIES)
    for kind in cards:
        left[kind] -= 1
        if left[kind] < 0:
            raise BadPosition(f"there are not so many {FACES[kind]} in the pack")
    return [kind for kind in range(AGGRAVATION + 1) for copy in range(left[kind])]
