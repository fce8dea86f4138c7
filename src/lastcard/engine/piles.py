"""Piles of cards, and saying that a card moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from lastcard.engine.contract import EVERYBODY, Event, Seat, Seats, Words, seat_bit
from lastcard.engine.rng import Rng

if TYPE_CHECKING:
    from lastcard.engine.event_data import MovedData, ToldData


@mypyc_attr(acyclic=True)
class Pile:
    """Face-down cards in a fixed order. Clones share the order: it is replaced, never changed."""

    def __init__(self, order: list[int], at: i64 = 0, end: i64 = -1) -> None:
        self.order = order
        self.at = at
        self.end = len(order) if end < 0 else end

    def size(self) -> int:
        """How many cards are left."""
        return int(self.end - self.at)

    def draw(self) -> int:
        """Take the top card; there must be one."""
        card = self.order[self.at]
        self.at += 1
        return card

    def cards(self) -> list[int]:
        """What is left, top first."""
        return self.order[self.at : self.end]

    def clone(self) -> Pile:
        """The same pile, drawn from on its own."""
        return Pile(self.order, self.at, self.end)


NO_CARDS: Final[list[str]] = []
"""What most sentences name. Nobody adds to it."""


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    """These cards in a random order, in a list of their own."""
    order = cards.copy()
    rng.shuffle(order)
    return order


@mypyc_attr(acyclic=True)
class Moved(Event):
    """A card went from one place to another; those in `known` saw which."""

    def __init__(self, seat: Seat, card: str, source: str, target: str, known: Seats, key: str) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.source: Final = source
        self.target: Final = target
        self.known: Final = known
        self.key: Final = key

    def seen_by(self, seat: Seat) -> Event:
        """The move with its card, or only that a card moved."""
        if self.known & seat_bit(seat):
            return self
        return Moved(self.seat, "", self.source, self.target, EVERYBODY, f"{self.key}-unseen")

    def faces(self) -> list[str]:
        """The card, for those who see it."""
        return [self.card] if self.card else []

    def words(self) -> Words:
        """`Ada draws a card`, `Ada plays +7`."""
        return Words(self.key, {"seat": self.seat, "card": self.card} if self.card else {"seat": self.seat})

    def data(self) -> MovedData:
        """Plain data for the wire."""
        return {
            "kind": "moved",
            "seat": self.seat,
            "card": self.card,
            "from": self.source,
            "to": self.target,
            "key": self.key,
        }


@mypyc_attr(acyclic=True)
class Told(Event):
    """Something everybody hears that moves no hidden card."""

    def __init__(self, told: Words, shown: list[str] | None = None) -> None:
        self.told: Final = told
        self.shown: Final[list[str]] = NO_CARDS if shown is None else shown

    def seen_by(self, seat: Seat) -> Event:
        """The same for all."""
        return self

    def faces(self) -> list[str]:
        """The cards it names."""
        return self.shown

    def words(self) -> Words:
        """The sentence itself."""
        return self.told

    def data(self) -> ToldData:
        """Plain data for the wire."""
        return {"kind": "told", "key": self.told.key, "values": self.told.values}
