"""Positions as text, so that a puzzle, a test or a bug report says only what it is about.

`Ada: +7 cancel | Bo: end ; line Ada +5 ; turn Bo` names the hands, then facts: a word and what it says.
Each game reads the facts it knows and fills in what is not said.
"""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Seat


class BadPosition(ValueError):
    """A position that cannot be read."""


class Fact:
    """One thing a position says: `line Ada +5 +3`."""

    def __init__(self, word: str, rest: list[str]) -> None:
        self.word: Final = word
        self.rest: Final = rest


class Position:
    """Who sits there, what they hold, and what else is said."""

    def __init__(self, names: list[str], hands: list[list[str]], facts: list[Fact]) -> None:
        self.names: Final = names
        self.hands: Final = hands
        self.facts: Final = facts

    def seat(self, name: str) -> Seat:
        """The seat of a name."""
        if name not in self.names:
            raise BadPosition(f"nobody here is called {name!r}")
        return self.names.index(name)

    def said(self, word: str) -> list[str] | None:
        """What follows this word, or None if it is not said."""
        for fact in self.facts:
            if fact.word == word:
                return fact.rest
        return None

    def said_of_seats(self, word: str) -> list[list[str]]:
        """What follows this word and each name: `line Ada +5` gives a list for Ada's seat."""
        found: list[list[str]] = [[] for _ in self.names]
        for fact in self.facts:
            if fact.word == word:
                if not fact.rest:
                    raise BadPosition(f"{word!r} of whom? A name must follow")
                found[self.seat(fact.rest[0])] += fact.rest[1:]
        return found

    def only(self, known: tuple[str, ...]) -> None:
        """Nothing but these words may be said."""
        for fact in self.facts:
            if fact.word not in known:
                raise BadPosition(f"{fact.word!r} means nothing here; known are {', '.join(known)}")


def read_position(text: str) -> Position:
    """The position in this text."""
    parts = [part.strip() for part in text.split(";")]
    names: list[str] = []
    hands: list[list[str]] = []
    for hand in parts[0].split("|"):
        name, colon, cards = hand.partition(":")
        if not colon:
            raise BadPosition(f"a hand is written 'name: cards', not {hand.strip()!r}")
        if name.strip() in names:
            raise BadPosition(f"two seats are called {name.strip()!r}")
        names.append(name.strip())
        hands.append(cards.split())
    facts = [Fact(part.split()[0], part.split()[1:]) for part in parts[1:] if part]
    return Position(names, hands, facts)
