"""The moves of Frantic that name no card of a box: words, seats, wishes; and the class of those that do.

Each is made once, with its notation: a log, and a list of what may be done, hold that one text.
"""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Move, Seat, Words
from lastcard.games.frantic.kinds import COLOURS, MOST_NUMBERS, NO_COLOUR

MOST_SEATS: Final = 8
"""FR-015: two to eight players."""

NAMES: Final = {
    "": "move.card",
    "!": "frantic.move-throw",
    "give=": "frantic.move-give",
    "drop=": "frantic.move-drop",
    "take=": "frantic.move-take",
    "put=": "frantic.move-put",
    "as=": "frantic.move-as",
}
"""The sentence that names a move with a card, by how its notation begins."""

ELSEWHERE: Final = ("take=", "as=")
"""With these a move names a card that is not in the hand."""


class Word(Move):
    """A move that is one word."""

    def __init__(self, notation: str) -> None:
        self.notation: Final = notation

    def text(self) -> str:
        """Its notation."""
        return self.notation

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return Words("move.draw" if self.notation == "draw" else f"frantic.move-{self.notation}")


class At(Move):
    """A seat: `at=1` aims at it, `to=1` gives to it."""

    def __init__(self, word: str, seat: Seat) -> None:
        self.word: Final = word
        self.seat: Final = seat
        self.notation: Final = f"{word}={seat}"

    def text(self) -> str:
        """Its notation, by the number of the seat."""
        return self.notation

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return Words(f"frantic.move-{self.word}", {"seat": self.seat})


class Wish(Move):
    """A wish: `red`, or `7`."""

    def __init__(self, colour: int, number: int) -> None:
        self.colour: Final = colour
        self.number: Final = number
        self.notation: Final = str(number) if colour == NO_COLOUR else COLOURS[colour]

    def text(self) -> str:
        """Its notation."""
        return self.notation

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name: the number, or the colour."""
        if self.colour == NO_COLOUR:
            return Words("frantic.move-number", {"number": self.number})
        return Words(f"frantic.move-{self.notation}")


class OfCard(Move):
    """A move that names a card: `r7` lays it, `!ca` throws it in, `give=r7` hands it over."""

    def __init__(self, prefix: str, kind: int, code: str) -> None:
        self.prefix: Final = prefix
        self.kind: Final = kind
        self.code: Final = code
        self.notation: Final = prefix + code

    def text(self) -> str:
        """Its notation."""
        return self.notation

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name: what is done with which card; a card to take or to name lies elsewhere."""
        value = "face" if self.prefix in ELSEWHERE else "card"
        return Words(NAMES[self.prefix], {value: self.code})


class Send(Move):
    """A card and whom it goes to: `r7>2`."""

    def __init__(self, kind: int, code: str, seat: Seat) -> None:
        self.kind: Final = kind
        self.code: Final = code
        self.seat: Final = seat
        self.notation: Final = f"{code}>{seat}"

    def text(self) -> str:
        """Its notation."""
        return self.notation

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return Words("frantic.move-send", {"card": self.code, "seat": self.seat})


class OfEvent(Move):
    """An event card among several: `pick=market`."""

    def __init__(self, event: int, code: str) -> None:
        self.event: Final = event
        self.code: Final = code
        self.notation: Final = f"pick={code}"

    def text(self) -> str:
        """Its notation."""
        return self.notation

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return Words("frantic.move-pick", {"face": self.code})


DRAW: Final = Word("draw")
END: Final = Word("end")
DEAL: Final = Word("deal")
SEEN: Final = Word("seen")
NONE: Final = Word("none")
USE: Final = Word("use")
NO_WISH: Final = Word("no-wish")
NO_EFFECT: Final = Word("no-effect")
WORDS: Final[list[Move]] = [DRAW, END, DEAL, SEEN, NONE, USE, NO_WISH, NO_EFFECT]

AT: Final = [At("at", seat) for seat in range(MOST_SEATS)]
TO: Final = [At("to", seat) for seat in range(MOST_SEATS)]

# FR-035: black is not among the colours.
COLOUR_WISHES: Final = [Wish(colour, 0) for colour in range(len(COLOURS))]
NUMBER_WISHES: Final = [Wish(NO_COLOUR, number) for number in range(1, MOST_NUMBERS + 1)]
"""FR-N09: wishable numbers from 1 on; how far depends on the boxes."""
