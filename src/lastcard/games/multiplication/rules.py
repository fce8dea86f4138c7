"""The rules of The Multiplication Game with its seats and options chosen."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from lastcard.engine.contract import Game, Move, Refusal, Rules, Seat, State, View, seats_in
from lastcard.engine.hands import Hand
from lastcard.engine.options import BadOption, Option, Settings
from lastcard.engine.piles import Pile, shuffled
from lastcard.engine.position import Position
from lastcard.engine.rng import Rng, fork, source
from lastcard.engine.series import POINTS, Tournament
from lastcard.games.multiplication.cards import FREE, TURNED_UP, pack
from lastcard.games.multiplication.imagine import imagined
from lastcard.games.multiplication.memory import BLANK
from lastcard.games.multiplication.moves import DECLARE, DISCARD, DRAW, FREE_AS, move_of
from lastcard.games.multiplication.positions import Setting
from lastcard.games.multiplication.refusals import refusal_of
from lastcard.games.multiplication.state import Multiplication, as_multiplication
from lastcard.games.multiplication.view import MultiplicationView

FEWEST: Final = 2
MOST: Final = 6

OPTIONS: Final = (
    Option("free", "MG-03", 2, least=0, most=2),
    Option("dealer", "MG-06", 0, least=0, most=MOST - 1),
    Option("opening", "MG-07", "undeclared", ("undeclared", "dealer")),
    Option("points", "MG-45", "off", ("off", "on")),
    Option("limit", "MG-47", 2000, least=1, most=2000),
)


class MultiplicationRules(Rules):
    """How many free cards; who deals; whether the dealer declares the first card; points; the turn limit."""

    def __init__(self, seats: int, settings: Settings) -> None:
        # The pairs are for the players to find: nobody is shown what fits.
        super().__init__("multiplication", 1, seats, settings, hints=False)
        self.frees: Final = settings.number("free")
        self.dealer: Final = settings.number("dealer")
        self.dealer_declares: Final = settings.word("opening") == "dealer"
        self.points: Final = settings.word("points") == "on"
        self.limit: Final = settings.number("limit")
        self.last_turn: i64 = self.limit + 1 if self.dealer_declares else self.limit
        # MG-04: seven cards each for two or three players, five for more.
        self.hand_size: Final = 7 if seats <= 3 else 5
        if self.dealer >= seats:
            raise BadOption(f"option dealer may be 0 to {seats - 1} with {seats} players, not {self.dealer}")

    def start(self, seed: int | str) -> State:
        """MG-04: shuffle and deal. MG-05: the top card is turned up; the rest is the draw pile."""
        rng = source(seed)
        dealt = Pile(shuffled(pack(self.frees), rng))
        hands = [Hand() for seat in range(self.seats)]
        for card in range(self.hand_size):
            for hand in hands:
                hand.add(dealt.draw())
        rest = dealt.cards()
        top = TURNED_UP[turn_up(rest, rng)]
        return Multiplication(
            self, rng, pile=Pile(rest), hands=hands, top=top, under=[], memory=BLANK, seat=self.first_seat()
        )

    def first_seat(self) -> Seat:
        """MG-06: the player left of the dealer begins. MG-07: unless the dealer declares first."""
        return self.dealer if self.dealer_declares else (self.dealer + 1) % self.seats

    def imagine(self, view: View, rng: Rng) -> State:
        """A world in which everything this seat has seen is true."""
        seen = cast(MultiplicationView, view)
        world = imagined(seen, rng)
        return Multiplication(
            self,
            fork(rng),
            pile=Pile(world.pile),
            hands=world.hands,
            top=seen.top,
            under=seen.under.copy(),
            memory=world.memory,
            seat=seats_in(seen.to_act)[0] if seen.to_act else 0,
            turn=seen.decision,
            idle=seen.idle,
            over=seen.to_act == 0,
        )

    def parse(self, text: str) -> Move | None:
        """The move with this notation."""
        return move_of(text)

    def vocabulary(self) -> list[Move]:
        """Every move that may ever be legal, in a fixed order."""
        return [*DISCARD, *FREE_AS, *DECLARE, DRAW]

    def refusal(self, state: State, seat: Seat, text: str) -> Refusal:
        """Why this may not be done now."""
        return refusal_of(as_multiplication(state), seat, text)

    def position(self, position: Position) -> State:
        """Facts: `open CARD`, `under CARDS`, `draw CARDS` or `draw none`, `turn NAME` (else the first)."""
        setting = Setting(position, self.frees)
        turn = position.said("turn")
        seat = position.seat(turn[0]) if turn else 0
        if self.dealer_declares and not setting.top.declared:
            seat = self.dealer
        # MG-07: an open card that is declared has taken the first decision already. MG-47: it is no turn.
        decision = 1 if self.dealer_declares and setting.top.declared else 0
        return Multiplication(
            self,
            source(0),
            pile=Pile(setting.pile),
            hands=setting.hands,
            top=setting.top,
            under=setting.under,
            memory=BLANK,
            seat=seat,
            turn=decision,
        )

    def tournament(self) -> Tournament | None:
        """MG-45: with points, as many games as there are players, so that everybody deals once."""
        return Tournament(self.seats, POINTS, "MG-45") if self.points else None

    def following(self, games: int) -> Rules:
        """MG-06: from game to game the deal goes on to the left."""
        dealer = (self.dealer + games) % self.seats
        return MultiplicationRules(self.seats, self.settings.having({"dealer": dealer}))


def turn_up(pile: list[int], rng: Rng) -> int:
    """MG-08: turn up cards until a number shows; free cards go back into the pile at random places."""
    kind = pile.pop(0)
    frees = 0
    while kind == FREE:
        frees += 1
        kind = pile.pop(0)
    for free in range(frees):
        pile.insert(int(rng.below(len(pile) + 1)), FREE)
    return kind


class MultiplicationGame(Game):
    """MG-01: for two to six players."""

    def __init__(self) -> None:
        super().__init__("multiplication", "The Multiplication Game", FEWEST, MOST, ("MG",))

    def settings(self) -> Settings:
        """Free cards, the dealer, the first card, points, the turn limit."""
        return Settings(OPTIONS)

    def rules(self, seats: int, settings: Settings) -> Rules:
        """The rules for so many."""
        return MultiplicationRules(seats, settings)
