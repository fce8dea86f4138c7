"""A game of crazy eights in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from crazy_eights.cards import EIGHT, FACES, SUITS, fitting, penalty
from crazy_eights.moves import DRAW, NAME, PASS, PLAY, Name, Play
from crazy_eights.view import NAMING, PASSING, PLAYING, CrazyEightsView, Holding, faces_of
from lastcard.engine.bits import bit, count, nth, numbers_in
from lastcard.engine.contract import (
    EVERYBODY,
    NO_EVENTS,
    WATCHER,
    Event,
    Glance,
    Move,
    Outcome,
    Seat,
    Seats,
    State,
    View,
    Words,
    seat_bit,
)
from lastcard.engine.hands import Hand, add_each
from lastcard.engine.piles import Moved, Pile, Told
from lastcard.engine.rng import Rng

if TYPE_CHECKING:
    from crazy_eights.rules import CrazyEightsRules

MOST_DRAWN: Final[i64] = 5
"""So many cards may be drawn before one is played; whoever still will not may pass."""


@mypyc_attr(acyclic=True)
class CrazyEights(State):
    """Hands, the draw pile, the card on top with the suit that counts, and all that lies below it.

    `drawn` counts the cards drawn in this turn, `passes` those who passed in a row at an empty pile.
    """

    def __init__(
        self,
        rules: CrazyEightsRules,
        pile: Pile,
        hands: list[Hand],
        top: i64,
        suit: i64,
        seat: i64,
        under: i64 = 0,
        turn: i64 = 0,
        drawn: i64 = 0,
        passes: i64 = 0,
        naming: bool = False,
        over: bool = False,
        loud: bool = True,
    ) -> None:
        self.rules: Final = rules
        self.pile: Final = pile
        self.hands: Final = hands
        self.top = top
        self.suit = suit
        self.seat = seat
        self.under = under
        self.turn = turn
        self.drawn = drawn
        self.passes = passes
        self.naming = naming
        self.over = over
        self.loud = loud

    def clone(self) -> State:
        """An independent state with the same future."""
        return CrazyEights(
            self.rules,
            self.pile.clone(),
            [hand.clone() for hand in self.hands],
            self.top,
            self.suit,
            self.seat,
            self.under,
            self.turn,
            self.drawn,
            self.passes,
            self.naming,
            self.over,
            self.loud,
        )

    def to_act(self) -> Seats:
        """The player in turn."""
        return 0 if self.over else int(bit(self.seat))

    def awaited(self) -> Seats:
        """The player in turn."""
        return self.to_act()

    def decision(self) -> int:
        """Every move is a decision."""
        return int(self.turn)

    def _asked(self) -> i64:
        """Is a suit to be named, or may one still draw?"""
        if self.naming:
            return NAMING
        return PASSING if self.drawn == MOST_DRAWN or self.pile.size() == 0 else PLAYING

    def _fits(self) -> i64:
        """The cards of the player in turn that fit."""
        return self.hands[self.seat].first & fitting(self.top >> 2, self.suit)

    def moves(self, seat: Seat) -> list[Move]:
        """Every card that fits, then to draw or to pass; after an eight only the suits."""
        if self.over or seat != self.seat:
            return []
        found: list[Move] = []
        if self.naming:
            found += NAME
            return found
        add_each(found, PLAY, self._fits())
        found.append(PASS if self._asked() == PASSING else DRAW)
        return found

    def random_move(self, seat: Seat, rng: Rng) -> Move | None:
        """One of the moves, each as likely."""
        if self.over or seat != self.seat:
            return None
        if self.naming:
            return NAME[rng.below(4)]
        fits = self._fits()
        ways = count(fits)
        choice = rng.below(ways + 1)
        if choice < ways:
            return PLAY[nth(fits, choice)]
        return PASS if self._asked() == PASSING else DRAW

    def apply(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Play, name, draw or pass."""
        told: list[Event] | None = [] if self.loud else None
        self.turn += 1
        if isinstance(move, Play):
            self._play(move.card, told)
        elif isinstance(move, Name):
            self._name(move.suit, told)
        elif move is DRAW:
            self._draw(told)
        else:
            self._pass(told)
        return NO_EVENTS if told is None else tuple(told)

    def _next(self) -> None:
        """On to the next player."""
        self.drawn = 0
        self.seat = self.seat + 1 if self.seat + 1 < self.rules.players else 0

    def _play(self, card: i64, told: list[Event] | None) -> None:
        """The card is the open one now; after an eight the same player goes on."""
        hand = self.hands[self.seat]
        hand.remove(card)
        self.under |= bit(self.top)
        self.top = card
        self.suit = card & 3
        self.passes = 0
        if told is not None:
            seat = int(self.seat)
            told.append(Moved(seat, FACES[card], f"hand:{seat}", "discard", EVERYBODY, "crazy-eights.plays"))
        if hand.size == 0:
            self.over = True
        elif card >> 2 == EIGHT:
            self.naming = True
        else:
            self._next()

    def _name(self, suit: i64, told: list[Event] | None) -> None:
        """This suit counts now."""
        self.suit = suit
        self.naming = False
        self._say("names", {"suit": SUITS[suit]}, told)
        self._next()

    def _draw(self, told: list[Event] | None) -> None:
        """Draw a card; the same player goes on."""
        card = self.pile.draw()
        self.hands[self.seat].add(card)
        self.drawn += 1
        self.passes = 0
        if told is not None:
            seat = int(self.seat)
            known = seat_bit(seat)
            told.append(Moved(seat, FACES[card], "draw", f"hand:{seat}", known, "crazy-eights.draws"))

    def _pass(self, told: list[Event] | None) -> None:
        """The turn is over. The game is when all have passed at an empty pile, and one of them twice."""
        self.passes = self.passes + 1 if self.pile.size() == 0 else 0
        self._say("passes", {}, told)
        if self.passes > self.rules.players:
            self.over = True
        else:
            self._next()

    def _say(self, what: str, values: dict[str, str], told: list[Event] | None) -> None:
        """Tell something about the player in turn."""
        if told is not None:
            told.append(Told(Words(f"crazy-eights.{what}", {"seat": int(self.seat), **values})))

    def outcome(self) -> Outcome | None:
        """Cards left in hand cost points; whoever lost fewest has won, and equals share."""
        if not self.over:
            return None
        points = [-sum([penalty(card) for card in numbers_in(hand.first)]) for hand in self.hands]
        most = max(points)
        winners = sum([seat_bit(seat) for seat, each in enumerate(points) if each == most])
        return Outcome(winners, points, "out" if most == 0 else "blocked")

    def view(self, seat: Seat) -> View:
        """Hands are hidden, and so is the order of the draw pile."""
        hand = self.hands[seat].first if seat != WATCHER else 0
        seen = hand | self.under | bit(self.top)
        return CrazyEightsView(
            seat,
            self.to_act(),
            self.decision(),
            int(self.seat),
            int(self._asked()),
            hand,
            [int(each.size) for each in self.hands],
            self.pile.size(),
            int(self.top),
            int(self.suit),
            self.under,
            int(self.drawn),
            int(self.passes),
            numbers_in(self.rules.all_cards & ~seen),
        )

    def glance(self, seat: Seat) -> Glance:
        """The own hand at a glance."""
        hand = self.hands[seat].first
        return Holding(seat, hand, hand & fitting(self.top >> 2, self.suit), self._asked())

    def places(self) -> dict[str, list[str]]:
        """Where every card is; the draw pile from the top."""
        found = {
            "draw": [FACES[card] for card in self.pile.cards()],
            "discard": [FACES[self.top], *faces_of(self.under)],
        }
        for seat, hand in enumerate(self.hands):
            found[f"hand:{seat}"] = faces_of(hand.first)
        return found

    def hush(self) -> None:
        """Tell no events from now on."""
        self.loud = False
