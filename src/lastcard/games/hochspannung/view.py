"""What a seat knows of a race."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lastcard.engine.contract import Seat, Seats, View, Words
from lastcard.games.hochspannung.cards import Problem
from lastcard.games.hochspannung.decks import Deck

if TYPE_CHECKING:
    from lastcard.games.hochspannung.zones import Zones

NOT_SEEN: Final = -1


class HochspannungView(View):
    """The own hand once the race is on; the discard pile, bottom first; how many cards lie elsewhere."""

    def __init__(
        self,
        seat: Seat,
        to_act: Seats,
        decision: int,
        *,
        youngest: Seat,
        deck: Deck,
        hand: list[int],
        sizes: list[int],
        piles: list[int],
        discard: list[int],
        covered: int,
        last: int,
        box: int,
        stuck_on: list[int],
    ) -> None:
        top = discard[-1] if discard else NOT_SEEN
        super().__init__(seat, to_act, 0, decision, prompt_for(to_act, decision, youngest, deck, top))
        self.deck: Final = deck
        self.hand: Final = hand
        self.sizes: Final = sizes
        self.piles: Final = piles
        self.discard: Final = discard
        self.covered: Final = covered
        self.last: Final = last
        self.box: Final = box
        self.stuck_on: Final = stuck_on

    def is_started(self) -> bool:
        """Has the signal been given?"""
        return self.decision > 0

    def zones(self) -> Zones:
        """What lies where; `corners` are those of the hand, `covered` counts the face-down cards on top."""
        return {
            "started": self.is_started(),
            "hand": self._faces(self.hand),
            "corners": [self.deck.cards[kind].corners for kind in self.hand],
            "sizes": self.sizes,
            "piles": self.piles,
            "discard": self._faces(self.discard),
            "covered": self.covered,
            "last": self._faces([self.last] if self.last != NOT_SEEN else []),
            "box": self.box,
            "stuck_on": self._faces(self.stuck_on),
        }

    def says(self) -> list[Words]:
        """The other players, then the own cards, the top, and the hand with its corners."""
        players = [seat for seat in range(len(self.sizes)) if seat != self.seat]
        if self.seat < len(self.sizes):
            players.append(self.seat)
        said = [
            Words(
                "hochspannung.see-player", {"seat": seat, "hand": self.sizes[seat], "pile": self.piles[seat]}
            )
            for seat in players
        ]
        if self.discard:
            said.append(Words("hochspannung.see-top", {"card": self.deck.faces[self.discard[-1]]}))
        if self.hand:
            cards = " ".join(self._with_corners(kind) for kind in self.hand)
            said.append(Words("hochspannung.see-hand", {"cards": cards}))
        return said

    def _with_corners(self, kind: int) -> str:
        """`3x5(2/6)`; an Unter Spannung card shows its corner in its name."""
        card = self.deck.cards[kind]
        if not isinstance(card, Problem):
            return self.deck.faces[kind]
        return f"{self.deck.faces[kind]}({card.corners[0]}/{card.corners[1]})"

    def faces(self) -> list[str]:
        """Own hand, discard pile, and the own last card."""
        return self._faces(self.seen())

    def seen(self) -> list[int]:
        """The kinds of all cards that this seat knows."""
        return self.hand + self.discard + ([self.last] if self.last != NOT_SEEN else [])

    def _faces(self, kinds: list[int]) -> list[str]:
        return [self.deck.faces[kind] for kind in kinds]


def prompt_for(to_act: Seats, decision: int, youngest: Seat, deck: Deck, top: int) -> Words:
    """What is to be done: wait for the signal, or answer the top card."""
    if to_act == 0:
        return Words("hochspannung.over")
    if decision == 0:
        return Words("hochspannung.ask-go", {"seat": youngest})
    key = "hochspannung.ask" if isinstance(deck.cards[top], Problem) else "hochspannung.ask-step"
    return Words(key, {"card": deck.faces[top]})
