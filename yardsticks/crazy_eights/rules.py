"""The rules of crazy eights, rule for rule those of OpenSpiel's `crazy_eights`, without its options.

It is not on the shelf: it is there so that searches can be compared on the same game.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from crazy_eights.cards import EIGHT, RANKS, pack
from crazy_eights.moves import MOVES, move_of
from crazy_eights.state import CrazyEights
from crazy_eights.view import NAMING, CrazyEightsView
from lastcard.engine.bits import bit
from lastcard.engine.contract import Move, Refusal, Rules, Seat, State, View
from lastcard.engine.hands import Hand, hand_of
from lastcard.engine.options import Settings
from lastcard.engine.piles import Pile, shuffled
from lastcard.engine.position import BadPosition, Position
from lastcard.engine.rng import Rng, source

SEATS: Final = 4


class CrazyEightsRules(Rules):
    """For two to five; with fewer ranks and fewer cards in hand it is a small game of the same kind.

    The game is the same for points; only what bots strive for is not.
    """

    def __init__(
        self, seats: int = SEATS, ranks: str = RANKS, hand_size: int = 0, for_points: bool = False
    ) -> None:
        name = "crazy-eights-for-points" if for_points else "crazy-eights"
        super().__init__(name, 1, seats, Settings(()))
        self.players: i64 = seats
        self.pack: Final = pack(ranks)
        self.hand_size: Final = hand_size or (7 if seats == 2 else 5)
        self.all_cards: i64 = hand_of(self.pack).first

    def start(self, seed: int | str) -> State:
        """Shuffle and deal; the player after the dealer, who is drawn, begins."""
        rng = source(seed)
        cards = shuffled(self.pack, rng)
        hands = [hand_of([cards.pop() for card in range(self.hand_size)]) for seat in range(self.seats)]
        top = turn_up(cards, rng)
        return CrazyEights(self, Pile(cards), hands, top, top % 4, rng.below(self.seats))

    def imagine(self, view: View, rng: Rng) -> State:
        """The unseen cards dealt afresh. Whoever draws or passes may hold what fits: all may be anywhere."""
        seen = cast(CrazyEightsView, view)
        pile = Pile(shuffled(seen.unseen, rng))
        hands: list[Hand] = []
        for seat in range(self.seats):
            if seat == seen.seat:
                hands.append(Hand(seen.hand, 0, 0, seen.sizes[seat]))
            else:
                hands.append(drawn_from(pile, seen.sizes[seat]))
        return CrazyEights(
            self,
            pile,
            hands,
            seen.top,
            seen.suit,
            seen.turn,
            seen.under,
            seen.decision,
            seen.drawn,
            seen.passes,
            seen.asked == NAMING,
            seen.to_act == 0,
        )

    def parse(self, text: str) -> Move | None:
        """The move with this notation."""
        return move_of(text)

    def vocabulary(self) -> list[Move]:
        """Every move that may ever be legal, by its number in OpenSpiel."""
        return [*MOVES]

    def refusal(self, state: State, seat: Seat, text: str) -> Refusal:
        """Nobody is refused anything here but by the list of moves."""
        return Refusal("table", {"text": text}, "not-a-move")

    def position(self, position: Position) -> State:
        """No position is written down."""
        raise BadPosition("a yardstick has no positions")


def turn_up(cards: list[int], rng: Rng) -> int:
    """Take the top card; an eight goes back into the pile, which is shuffled again."""
    while cards[-1] // 4 == EIGHT:
        rng.shuffle(cards)
    return cards.pop()


def drawn_from(pile: Pile, size: i64) -> Hand:
    """A hand of so many cards from the top."""
    cards: i64 = 0
    for number in range(size):
        cards |= bit(pile.draw())
    return Hand(cards, 0, 0, size)
