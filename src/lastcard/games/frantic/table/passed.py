"""What the table is told, when somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from lastcard.engine.contract import EVERYBODY, Event, Seat, Seats, Words, seat_bit

if TYPE_CHECKING:
    from lastcard.engine.event_data import MovedData


@mypyc_attr(acyclic=True)
class Passed(Event):
    """A card went from one hand to another; those in `known` saw which."""

    def __init__(self, seat: Seat, to: Seat, card: str, known: Seats, key: str) -> None:
        self.seat: Final = seat
        self.to: Final = to
        self.card: Final = card
        self.known: Final = known
        self.key: Final = key

    def seen_by(self, seat: Seat) -> Event:
        """The card, or only that a card was passed."""
        if self.known & seat_bit(seat):
            return self
        return Passed(self.seat, self.to, "", EVERYBODY, f"{self.key}-unseen")

    def faces(self) -> list[str]:
        """The card, for those who see it."""
        return [self.card] if self.card else []

    def words(self) -> Words:
        """`Ada gives red 7 to Bo`."""
        if not self.card:
            return Words(self.key, {"seat": self.seat, "to": self.to})
        return Words(self.key, {"seat": self.seat, "to": self.to, "card": self.card})

    def data(self) -> MovedData:
        """Plain data for the wire."""
        return {
            "kind": "moved",
            "seat": self.seat,
            "card": self.card,
            "from": f"hand:{self.seat}",
            "to": f"hand:{self.to}",
            "key": self.key,
        }
