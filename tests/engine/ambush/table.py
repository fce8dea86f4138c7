"""A table of Ambush, and what a seat sees of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lastcard.engine.agenda import Agenda, Stage, plain
from lastcard.engine.contract import (
    EVERYBODY,
    WATCHER,
    Outcome,
    Seat,
    Seats,
    State,
    View,
    Words,
    all_seats,
    seat_bit,
    seats_in,
)
from lastcard.engine.hands import Hand
from lastcard.engine.piles import Moved, Pile
from lastcard.engine.rng import Rng
from tests.engine.ambush.moves import FACES

if TYPE_CHECKING:
    from tests.engine.ambush.rules import AmbushRules


class Ambush(Stage["Ambush"]):
    """Hands, a pile, open discards; who is left out of the next fair."""

    def __init__(
        self,
        rules: AmbushRules,
        rng: Rng,
        pile: Pile,
        hands: list[Hand],
        discards: list[int],
        spared: Seats,
        agenda: Agenda,
        number: i64 = -1,
        loud: bool = True,
    ) -> None:
        super().__init__(agenda, number, loud)
        self.rules: Final = rules
        self.rng = rng
        self.pile = pile
        self.hands = hands
        self.discards = discards
        self.spared = spared

    def clone(self) -> State:
        """An independent state with the same future."""
        return self.rules.kind(
            self.rules,
            self.rng.clone(),
            self.pile.clone(),
            [hand.clone() for hand in self.hands],
            self.discards.copy(),
            self.spared,
            self.agenda,
            self.number,
            self.loud,
        )

    def discard(self, seat: Seat, kind: int) -> None:
        """Lay a card open on the discards."""
        self.hands[seat].remove(kind)
        self.discards.append(kind)
        if self.loud:
            self.tell(Moved(seat, FACES[kind], f"hand:{seat}", "discards", EVERYBODY, "ambush.plays"))

    def draw(self, seat: Seat) -> None:
        """Take the top card of the pile."""
        kind = self.pile.draw()
        self.hands[seat].add(kind)
        if self.loud:
            self.tell(Moved(seat, FACES[kind], "pile", f"hand:{seat}", seat_bit(seat), "ambush.draws"))

    def hand_over(self, giver: Seat, taker: Seat, kind: int) -> None:
        """Give a card that only the two see."""
        self.hands[giver].remove(kind)
        self.hands[taker].add(kind)
        if self.loud:
            known = seat_bit(giver) | seat_bit(taker)
            self.tell(Moved(giver, FACES[kind], f"hand:{giver}", f"hand:{taker}", known, "ambush.gives"))

    def holders(self) -> Seats:
        """Everybody who has cards."""
        return sum(seat_bit(seat) for seat, hand in enumerate(self.hands) if hand.size > 0)

    def outcome(self) -> Outcome | None:
        """Nothing is left to do: all without cards have won."""
        if self.agenda is not None:
            return None
        winners = all_seats(self.rules.seats) & ~self.holders()
        return Outcome(winners, [-int(hand.size) for hand in self.hands], "AB-1")

    def view(self, seat: Seat) -> View:
        """The own hand, the discards, all sizes, and what is asked."""
        hand = self.hands[seat].cards() if seat != WATCHER else []
        return AmbushView(seat, self, hand)

    def places(self) -> dict[str, list[str]]:
        """Where every card is."""
        found = {"pile": faces(self.pile.cards()), "discards": faces(self.discards)}
        for seat, hand in enumerate(self.hands):
            found[f"hand:{seat}"] = faces(hand.cards())
        return found


class AmbushView(View):
    """What a seat knows."""

    def __init__(self, seat: Seat, table: Ambush, hand: list[int]) -> None:
        self.agenda: Final = table.seen_agenda(seat)
        prompt = self.agenda[-1].words() if self.agenda else Words("ambush.over")
        super().__init__(seat, table.to_act(), table.awaited(), table.decision(), prompt)
        self.hand: Final = hand
        self.sizes: Final = [int(other.size) for other in table.hands]
        self.pile: Final = table.pile.size()
        self.discards: Final = table.discards.copy()
        self.spared: Final = table.spared
        self.said: Final = [move.text() for move in table.said_by(seat)]

    def zones(self) -> dict[str, object]:
        """What lies where."""
        return {
            "hand": faces(self.hand),
            "sizes": self.sizes,
            "pile": self.pile,
            "discards": faces(self.discards),
            "spared": seats_in(self.spared),
            "agenda": [plain(task.words()) for task in self.agenda],
            "said": self.said,
        }

    def faces(self) -> list[str]:
        """Own hand and discards."""
        return faces(self.hand + self.discards)


def faces(kinds: list[int]) -> list[str]:
    """Cards by their code."""
    return [FACES[kind] for kind in kinds]
