"""The rules of Hochspannung and its sisters, with seats and options chosen."""

from __future__ import annotations

from typing import Final, cast

from lastcard.engine.contract import Game, Move, Refusal, Rules, Seat, State, View, all_seats, seat_bit
from lastcard.engine.options import BadOption, Option, Settings
from lastcard.engine.piles import Pile, shuffled
from lastcard.engine.position import BadPosition, Position
from lastcard.engine.rng import Rng, source
from lastcard.engine.series import POINTS, Tournament
from lastcard.games.hochspannung.decks import BadDeck
from lastcard.games.hochspannung.holdings import Holding, holding
from lastcard.games.hochspannung.moves import DRAW, GO, LAST
from lastcard.games.hochspannung.refusals import why_not
from lastcard.games.hochspannung.state import OVER, RACING, WAITING, Race, as_race
from lastcard.games.hochspannung.variants import Variant
from lastcard.games.hochspannung.view import NOT_SEEN, HochspannungView

FAMILY: Final = "hochspannung"
FEWEST: Final = 2

OPTIONS: Final = (
    Option("youngest", "HS-07", 0, least=0, most=5),
    Option("finish", "HS-43", "either", ("either", "face-down")),
    Option("count", "HS-54", "hand", ("hand", "hand+pile")),
)


class HochspannungRules(Rules):
    """Which of the three games; who gives the signal; how a last card goes; what is counted."""

    def __init__(self, variant: Variant, seats: int, settings: Settings) -> None:
        super().__init__(variant.name, 1, seats, settings, hints=False, real_time=True)
        self.variant: Final = variant
        self.deck: Final = variant.deck
        self.youngest: Final = settings.number("youngest")
        self.only_face_down: Final = settings.word("finish") == "face-down"
        self.counts_pile: Final = settings.word("count") == "hand+pile"
        self.everybody: Final = all_seats(seats)
        self.signaller: Final = seat_bit(self.youngest)
        if self.youngest >= seats:
            raise BadOption(
                f"option youngest may be 0 to {seats - 1} with {seats} players, not {self.youngest}"
            )

    def start(self, seed: int | str) -> State:
        """HS-03: shuffle and deal evenly. HS-04: one card lies open in the middle. HC-02: or face down."""
        deal = shuffled(self.deck.pack(), source(seed))
        each = (len(deal) - 1) // self.seats
        if each == 0:
            raise BadDeck(f"this pack is too small for {self.seats} players")
        # HS-05: all dealt cards are the own pile. HS-06: the hand comes from it, unseen. (US-02, HC-04)
        piles = [deal[1 + seat * each : 1 + (seat + 1) * each] for seat in range(self.seats)]
        hand = min(each, self.variant.deal.hand)
        holdings = [holding(pile[:hand], pile[hand:], self.deck.first_step) for pile in piles]
        # HC-03: what cannot be dealt evenly goes back to the box.
        box = deal[1 + self.seats * each :]
        return Race(self, holdings=holdings, discard=deal[:1], box=box, covered=self.variant.deal.covered)

    def imagine(self, view: View, rng: Rng) -> State:
        """The unseen cards dealt afresh; never so that the table is stuck: that would have shown. (HS-31)"""
        seen = cast(HochspannungView, view)
        world = self._imagined(seen, self._stock(seen, rng))
        while world.is_stuck():
            world = self._imagined(seen, self._stock(seen, rng))
        return world

    def _stock(self, seen: HochspannungView, rng: Rng) -> Pile:
        """The unseen cards in some order; what comes last goes to the box."""
        unseen = shuffled(self._without(seen.seen()), rng)
        # HS-30: what fitted when the table was stuck was in no hand, and nobody has drawn since.
        boxed = [kind for top in seen.stuck_on for kind in self.deck.fitting(top)]
        return Pile(
            [kind for kind in unseen if kind not in boxed] + [kind for kind in unseen if kind in boxed]
        )

    def _imagined(self, seen: HochspannungView, stock: Pile) -> Race:
        """A world with the unseen cards in this order: face-down top, hands and piles, box."""
        discard = seen.discard.copy()
        if seen.covered > 0:
            discard.append(stock.draw() if seen.last == NOT_SEEN else seen.last)
        holdings: list[Holding] = []
        for seat in range(self.seats):
            knows = seat == seen.seat and seen.is_started()
            hand = seen.hand if knows else taken(stock, seen.sizes[seat])
            holdings.append(holding(hand, taken(stock, seen.piles[seat]), self.deck.first_step))
        phase = OVER if seen.to_act == 0 else RACING if seen.is_started() else WAITING
        return Race(
            self,
            holdings=holdings,
            discard=discard,
            box=stock.cards(),
            phase=phase,
            covered=seen.covered > 0,
            stuck_on=seen.stuck_on,
        )

    def _without(self, kinds: list[int]) -> list[int]:
        """The pack without these cards."""
        rest = self.deck.pack()
        for kind in kinds:
            if kind not in rest:
                raise BadPosition(f"there are not so many {self.deck.faces[kind]} in the pack")
            rest.remove(kind)
        return rest

    def position(self, position: Position) -> State:
        """Facts: `discard cards`, bottom first; `pile NAME cards`, top first; `waiting` before the signal.

        Piles that are not named are empty; all other cards are in the box.
        """
        position.only(("discard", "pile", "waiting"))
        discard = self._kinds(position.said("discard") or [])
        hands = [self._kinds(hand) for hand in position.hands]
        piles = [self._kinds(pile) for pile in position.said_of_seats("pile")]
        box = self._without([kind for place in [discard, *hands, *piles] for kind in place])
        waits = position.said("waiting") is not None
        first_step = self.deck.first_step
        holdings = [holding(hand, pile, first_step) for hand, pile in zip(hands, piles, strict=True)]
        race = Race(
            self,
            holdings=holdings,
            discard=discard,
            box=box,
            phase=WAITING if waits else RACING,
            covered=waits and self.variant.deal.covered,
        )
        if not discard or race.is_stuck():
            raise BadPosition("a card must lie on the discard pile, and somebody must be able to act")
        return race

    def _kinds(self, faces: list[str]) -> list[int]:
        for face in faces:
            if face not in self.deck.faces:
                raise BadPosition(f"there is no card {face!r} in this game")
        return [self.deck.faces.index(face) for face in faces]

    def parse(self, text: str) -> Move | None:
        """The move with this notation; any card with any call is one, right or wrong."""
        if text == "draw":
            return DRAW
        if text == "last":
            return LAST
        return GO if text == "go" else self.deck.lay(text)

    def vocabulary(self) -> list[Move]:
        """Every move that may ever be legal, in a fixed order."""
        return [GO, *self.deck.fitting_lays(), DRAW, LAST]

    def refusal(self, state: State, seat: Seat, text: str) -> Refusal:
        """Why this may not be done now."""
        return why_not(as_race(state), seat, text)

    def tournament(self) -> Tournament | None:
        """HS-50: four games. HS-53: the points are minus points, so most is fewest; equal sums share.

        HS-55: the youngest stays the youngest, so all games have the same rules. HC-13: also with both packs.
        """
        games = self.variant.deal.tournament
        return Tournament(games, POINTS, "HS-50") if games > 0 else None


def taken(stock: Pile, cards: int) -> list[int]:
    """The next cards of a stock."""
    return [stock.draw() for card in range(cards)]


class HochspannungGame(Game):
    """One of the three on the shelf, or one with another pack."""

    def __init__(self, variant: Variant) -> None:
        super().__init__(variant.name, variant.title, FEWEST, variant.most, variant.prefixes, FAMILY)
        self.variant: Final = variant

    def settings(self) -> Settings:
        """Who gives the signal, how a last card goes, what is counted."""
        return Settings(OPTIONS)

    def rules(self, seats: int, settings: Settings) -> Rules:
        """The rules for so many."""
        return HochspannungRules(self.variant, seats, settings)
