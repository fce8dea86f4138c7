"""What a seat knows of The Multiplication Game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lastcard.engine.bits import bit
from lastcard.engine.contract import Glance, Seat, Seats, View, Words, seats_in
from lastcard.games.multiplication.cards import FACES, FREE, Laid
from lastcard.games.multiplication.pasts import Pasts

if TYPE_CHECKING:
    from lastcard.games.multiplication.zones import LaidZone, Zones


class Held(Glance):
    """The own hand, a bit for each kind, and its size; and the card to discard on, if it is declared."""

    def __init__(self, seat: Seat, kinds: i64, size: i64, top: Laid | None) -> None:
        super().__init__(seat)
        self.kinds: Final = kinds
        self.size: Final = size
        self.top: Final = top


class MultiplicationView(View):
    """MG-18: the own hand; the open card with its pair, and what lies under it; how many cards are where.

    Also how the cards may have gone since the first reshuffle, and of which shuffle the own free cards are.
    """

    def __init__(
        self,
        seat: Seat,
        to_act: Seats,
        decision: int,
        *,
        declaring: bool,
        dealer: Seat,
        hand: list[int],
        sizes: list[int],
        pile: int,
        top: Laid,
        under: list[Laid],
        idle: int,
        pasts: Pasts,
        frees: list[int],
    ) -> None:
        super().__init__(seat, to_act, to_act, decision, prompt_for(to_act, top, declaring))
        self.declaring: Final = declaring
        self.dealer: Final = dealer
        self.hand: Final = hand
        self.sizes: Final = sizes
        self.pile: Final = pile
        self.top: Final = top
        self.under: Final = under
        self.idle: Final = idle
        self.pasts: Final = pasts
        self.frees: Final = frees

    def held(self) -> Held:
        """The own hand at a glance."""
        kinds: i64 = 0
        for kind in self.hand:
            kinds |= bit(kind)
        return Held(self.seat, kinds, len(self.hand), None if self.declaring else self.top)

    def zones(self) -> Zones:
        """What lies where; the discard pile from the card under the open one down."""
        return {
            "dealer": self.dealer,
            "hand": [FACES[kind] for kind in self.hand],
            "sizes": self.sizes,
            "draw": self.pile,
            "open": shown(self.top),
            "discard": [shown(laid) for laid in reversed(self.under)],
            "idle": self.idle,
            "shuffles": self.pasts.shuffles,
            "frees": self.frees,
        }

    def says(self) -> list[Words]:
        """What the others hold, the piles, the open card, the own hand."""
        others = [(seat, size) for seat, size in enumerate(self.sizes) if seat != self.seat]
        said = [Words("multiplication.see-held", {"seat": seat, "count": size}) for seat, size in others]
        said.append(Words("multiplication.see-piles", {"draw": self.pile, "discard": len(self.under) + 1}))
        said.append(open_words(self.top))
        if len(others) < len(self.sizes):
            said.append(
                Words("multiplication.see-hand", {"cards": " ".join(FACES[kind] for kind in self.hand)})
            )
        return said

    def faces(self) -> list[str]:
        """Own hand and discard pile."""
        laid = [FACES[laid.kind] for laid in [self.top, *self.under]]
        return [FACES[kind] for kind in self.hand] + laid


def shown(laid: Laid) -> LaidZone:
    """A card of the discard pile: what it is, what it stands for, and its declared pair, if it has one."""
    pair = laid.offered[0]
    return {
        "card": FACES[laid.kind],
        "number": laid.number,
        "pair": [pair.low, pair.high] if laid.declared else [],
    }


def open_words(top: Laid) -> Words:
    """The open card in a sentence."""
    pair = top.offered[0]
    if not top.declared:
        return Words("multiplication.see-open-first", {"number": top.number})
    key = "multiplication.see-open-free" if top.kind == FREE else "multiplication.see-open"
    return Words(key, {"number": top.number, "a": pair.low, "b": pair.high})


def prompt_for(to_act: Seats, top: Laid, declaring: bool) -> Words:
    """What is asked, and of whom."""
    if to_act == 0:
        return Words("multiplication.over")
    seat = seats_in(to_act)[0]
    if declaring:
        return Words("multiplication.ask-declare", {"seat": seat, "number": top.number})
    if not top.declared:
        return Words("multiplication.ask-first", {"seat": seat, "number": top.number})
    pair = top.offered[0]
    return Words("multiplication.ask", {"seat": seat, "number": top.number, "a": pair.low, "b": pair.high})
