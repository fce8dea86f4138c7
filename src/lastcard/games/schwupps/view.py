"""What a seat knows of a game of Schwupps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lastcard.engine.bits import bit
from lastcard.engine.contract import Glance, Seat, Seats, View, Words
from lastcard.games.schwupps.cards import AGGRAVATION, FACES, KINDS, faces_of
from lastcard.games.schwupps.rows import PLACES, RULES, Rows, codes_of, rows_of
from lastcard.games.schwupps.story import Story

if TYPE_CHECKING:
    from lastcard.games.schwupps.zones import Zones


class Prospect(Glance):
    """The four piles, the rule that comes next, the own number cards as bits, and what each still has.

    `first` holds the kinds in hand, `second` those in hand twice.
    """

    def __init__(
        self, seat: Seat, rows: Rows, *, next_rule: i64, first: i64, second: i64, left: list[int]
    ) -> None:
        super().__init__(seat)
        self.rows: Final = rows
        self.next_rule: Final = next_rule
        self.first: Final = first
        self.second: Final = second
        self.left: Final = left


class SchwuppsView(View):
    """SW-11: the own hand; the rules and piles on the table, all that was laid there; sizes of all the rest.

    `story` tells what is known of the hands since the common pile was first renewed.
    """

    def __init__(
        self,
        seat: Seat,
        to_act: Seats,
        decision: int,
        *,
        hand: list[int],
        rules: list[int],
        next_rule: int,
        out: list[int],
        piles: list[list[int]],
        hands: list[int],
        stocks: list[int],
        common: int,
        schwupps: int,
        box: int,
        player: Seat,
        turn: int,
        acted: bool,
        schwupped: bool,
        winner: Seat,
        story: Story | None,
    ) -> None:
        super().__init__(seat, to_act, to_act, decision, prompt_for(to_act, player, acted))
        self.hand: Final = hand
        self.rules: Final = rules
        self.next_rule: Final = next_rule
        self.out: Final = out
        self.piles: Final = piles
        self.hands: Final = hands
        self.stocks: Final = stocks
        self.common: Final = common
        self.schwupps: Final = schwupps
        self.box: Final = box
        self.player: Final = player
        self.turn: Final = turn
        self.acted: Final = acted
        self.schwupped: Final = schwupped
        self.winner: Final = winner
        self.story: Final = story

    def prospect(self) -> Prospect:
        """What can be done now, at a glance."""
        first: i64 = 0
        second: i64 = 0
        for kind in self.hand:
            if kind < KINDS:
                second |= first & bit(kind)
                first |= bit(kind)
        rows = rows_of(self.rules, [pile[-1] for pile in self.piles])
        left = [self.hands[seat] + self.stocks[seat] for seat in range(len(self.hands))]
        return Prospect(self.seat, rows, next_rule=self.next_rule, first=first, second=second, left=left)

    def zones(self) -> Zones:
        """What lies where."""
        return {
            "hand": faces_of(self.hand),
            "rows": [codes_of(self.rules[:2]), codes_of(self.rules[2:])],
            "next": RULES[self.next_rule],
            "out": codes_of(self.out),
            "piles": [faces_of(pile) for pile in self.piles],
            "hands": self.hands,
            "stocks": self.stocks,
            "common": self.common,
            "schwupps": self.schwupps,
            "box": self.box,
            "player": self.player,
            "turn": self.turn,
            "acted": self.acted,
            "schwupped": self.schwupped,
            "winner": self.winner,
            "story": {} if self.story is None else self.story.data(),
        }

    def says(self) -> list[Words]:
        """What the others have, the piles to draw from, the four piles with their rules, the own hand."""
        seated = self.seat < len(self.hands)
        said = [self._player(seat) for seat in self._around()]
        said.append(Words("schwupps.see-common", {"common": self.common, "box": self.box}))
        said.append(Words("schwupps.see-next", {"card": RULES[self.next_rule]}))
        said += [self._pile(place) for place in range(PLACES)]
        if seated:
            said.append(Words("schwupps.see-hand", {"cards": " ".join(faces_of(self.hand))}))
        return said

    def _around(self) -> list[Seat]:
        """All seats, from the next in turn to the own."""
        count = len(self.hands)
        first = self.seat + 1 if self.seat < count else 0
        return [(first + left) % count for left in range(count)]

    def _player(self, seat: Seat) -> Words:
        return Words(
            "schwupps.see-player", {"seat": seat, "hand": self.hands[seat], "stock": self.stocks[seat]}
        )

    def _pile(self, place: int) -> Words:
        top = FACES[self.piles[place][-1]]
        return Words("schwupps.see-pile", {"pile": place + 1, "rule": RULES[self.rules[place]], "card": top})

    def faces(self) -> list[str]:
        """Own hand, rules, and all that lies on the four piles."""
        cards = self.hand + [AGGRAVATION] * self.box
        for pile in self.piles:
            cards += pile
        return faces_of(cards) + codes_of([*self.rules, self.next_rule, *self.out])


def prompt_for(to_act: Seats, player: Seat, acted: bool) -> Words:
    """What is asked, and of whom."""
    if to_act == 0:
        return Words("schwupps.over")
    return Words("schwupps.ask-more" if acted else "schwupps.ask", {"seat": player})
