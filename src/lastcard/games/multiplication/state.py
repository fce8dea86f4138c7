"""The Multiplication Game in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64, mypyc_attr

from lastcard.engine.bits import bit, count, lowest, nth
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
from lastcard.engine.hands import Hand
from lastcard.engine.piles import Moved, Pile, Told
from lastcard.engine.rng import Rng
from lastcard.games.multiplication.cards import FACES, FREE, FREE_BIT, Laid
from lastcard.games.multiplication.memory import BLANK, Memory, begun
from lastcard.games.multiplication.moves import (
    DECLARE,
    DRAW,
    FIRST_WAY,
    FREE_ON,
    SECOND_WAY,
    Declare,
    Discard,
)
from lastcard.games.multiplication.pairs import PAIRS
from lastcard.games.multiplication.pasts import undivided
from lastcard.games.multiplication.view import Held, MultiplicationView

if TYPE_CHECKING:
    from lastcard.games.multiplication.rules import MultiplicationRules


@mypyc_attr(acyclic=True)
class Multiplication(State):
    """Hands, draw pile, the open card and what lies under it; whose turn it is.

    `idle` counts the turns since a card was last discarded or drawn.
    """

    def __init__(
        self,
        rules: MultiplicationRules,
        rng: Rng,
        *,
        pile: Pile,
        hands: list[Hand],
        top: Laid,
        under: list[Laid],
        memory: Memory,
        seat: i64,
        turn: i64 = 0,
        idle: i64 = 0,
        over: bool = False,
        loud: bool = True,
    ) -> None:
        self.rules: Final = rules
        self.rng = rng
        self.pile = pile
        self.hands = hands
        self.seats: i64 = len(hands)
        self.top = top
        self.under = under
        self.memory = memory
        self.seat = seat
        self.turn = turn
        self.idle = idle
        self.over = over
        self.loud = loud

    def clone(self) -> State:
        """An independent state with the same future."""
        return Multiplication(
            self.rules,
            self.rng.clone(),
            pile=self.pile.clone(),
            hands=[hand.clone() for hand in self.hands],
            top=self.top,
            under=self.under.copy(),
            memory=self.memory.clone(),
            seat=self.seat,
            turn=self.turn,
            idle=self.idle,
            over=self.over,
            loud=self.loud,
        )

    def to_act(self) -> Seats:
        """MG-10: the player in turn."""
        return 0 if self.over else int(bit(self.seat))

    def awaited(self) -> Seats:
        """The player in turn."""
        return self.to_act()

    def decision(self) -> int:
        """Each turn is a decision."""
        return int(self.turn)

    def is_declaring(self) -> bool:
        """MG-07: if so chosen, the dealer declares the first open card before the first turn."""
        return self.rules.dealer_declares and not self.top.declared

    def moves(self, seat: Seat) -> list[Move]:
        """Each card as each pair that fits, a free card last; then to draw. (MG-10, MG-12, MG-16)"""
        if self.over or seat != self.seat:
            return []
        if self.is_declaring():
            return [DECLARE[PAIRS.index(pair)] for pair in self.top.offered]
        held = self.hands[self.seat].first
        found: list[Move] = []
        fitting = held & self.top.first
        while fitting != 0:
            found.append(FIRST_WAY[lowest(fitting)])
            fitting &= fitting - 1
        fitting = held & self.top.second
        while fitting != 0:
            found.append(SECOND_WAY[lowest(fitting)])
            fitting &= fitting - 1
        # MG-30: a free card as any number whose pair fits.
        if held & FREE_BIT != 0:
            found += FREE_ON[self.top.index]
        # MG-16: whoever can discard need not.
        found.append(DRAW)
        return found

    def random_move(self, seat: Seat, rng: Rng) -> Move | None:
        """One of the moves, each as likely."""
        if self.over or seat != self.seat:
            return None
        if self.is_declaring():
            return DECLARE[PAIRS.index(self.top.offered[rng.below(len(self.top.offered))])]
        held = self.hands[self.seat].first
        first = held & self.top.first
        second = held & self.top.second
        ways = count(first)
        both = ways + count(second)
        frees: i64 = len(FREE_ON[self.top.index]) if held & FREE_BIT != 0 else 0
        choice = rng.below(both + frees + 1)
        if choice < ways:
            return FIRST_WAY[nth(first, choice)]
        if choice < both:
            return SECOND_WAY[nth(second, choice - ways)]
        if choice < both + frees:
            return FREE_ON[self.top.index][choice - both]
        return DRAW

    def apply(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Discard the card, or draw one; or declare the first card."""
        told: list[Event] | None = [] if self.loud else None
        if isinstance(move, Discard):
            self._discard(move.laid, told)
        elif isinstance(move, Declare):
            # MG-09: nobody discarded this card, so a square costs nobody anything.
            self.top = move.laid
            self._declared(told)
        else:
            # MG-16: the turn is lost, and a card drawn. MG-17: it is played in a later turn at the earliest.
            self._draw(told)
        self.seat = self._next()
        self.turn += 1
        if not self.over:
            self._stop(told)
        return NO_EVENTS if told is None else tuple(told)

    def _next(self) -> i64:
        """MG-06: clockwise."""
        return self.seat + 1 if self.seat + 1 < self.seats else 0

    def _discard(self, laid: Laid, told: list[Event] | None) -> None:
        """MG-10: one card on the open card. MG-14: it is the open card now, with the pair declared for it."""
        hand = self.hands[self.seat]
        hand.remove(laid.kind)
        self.under.append(self.top)
        self.top = laid
        self.idle = 0
        self.memory.discarded(self.seat, laid.kind)
        if told is not None:
            seat = int(self.seat)
            key = "multiplication.discards-free" if laid.kind == FREE else "multiplication.discards"
            told.append(Moved(seat, FACES[laid.kind], f"hand:{seat}", "discard", EVERYBODY, key))
            self._declared(told)
        if hand.size == 0:
            # MG-42: whoever has discarded all cards wins at once. MG-43: a last square costs nobody anything.
            self.over = True
            self._say("out", told)
        elif laid.square:
            # MG-20: a square costs the next player the turn and a card; a free card as a square too (MG-32).
            # MG-24: at once, without asking. MG-22: so nobody can pass it on. MG-23: the one after goes on.
            self.seat = self._next()
            self._say("square", told)
            self._draw(told)

    def _draw(self, told: list[Event] | None) -> None:
        """The player in turn takes the top card of the draw pile."""
        if self.pile.size() == 0 and not self._reshuffle(told):
            # MG-41: there is nothing to draw, and the turn is lost all the same.
            self.idle += 1
            self._say("nothing", told)
            return
        kind = self.pile.draw()
        self.idle = 0
        self.hands[self.seat].add(kind)
        self.memory.drawn(self.seat, kind)
        if told is not None:
            seat = int(self.seat)
            told.append(
                Moved(seat, FACES[kind], "draw", f"hand:{seat}", seat_bit(seat), "multiplication.draws")
            )

    def _reshuffle(self, told: list[Event] | None) -> bool:
        """MG-40: all discards but the open card are the new draw pile, if there are any.

        MG-33: a free card among them is blank again.
        """
        if not self.under:
            return False
        kinds = [int(laid.kind) for laid in self.under]
        self.rng.shuffle(kinds)
        self.under = []
        self.pile = Pile(kinds)
        if self.memory is BLANK:
            self.memory = begun(self.hands)
        self.memory.put_back(kinds)
        if told is not None:
            told.append(Told(Words("multiplication.reshuffles", {"count": len(kinds)})))
        return True

    def _stop(self, told: list[Event] | None) -> None:
        """Stop a game that does not come to an end."""
        if self.idle >= self.seats:
            # MG-44: a whole round in which nobody discarded and nobody could draw.
            self.over = True
            if told is not None:
                told.append(Told(Words("multiplication.stuck")))
        elif self.turn >= self.rules.last_turn:
            # MG-47: the turn limit.
            self.over = True
            if told is not None:
                told.append(Told(Words("multiplication.limit", {"count": self.rules.limit})))

    def _say(self, what: str, told: list[Event] | None) -> None:
        """Tell something about the player in turn."""
        if told is not None:
            told.append(Told(Words(f"multiplication.{what}", {"seat": int(self.seat)})))

    def _declared(self, told: list[Event] | None) -> None:
        """Tell what the open card stands for."""
        if told is not None:
            pair = self.top.offered[0]
            values = {"seat": int(self.seat), "number": pair.number, "a": pair.low, "b": pair.high}
            told.append(Told(Words("multiplication.declares", {**values})))

    def outcome(self) -> Outcome | None:
        """MG-42: whoever has no card left; else, stopped, whoever holds fewest, and equals share (MG-44)."""
        if not self.over:
            return None
        sizes = self._sizes()
        fewest = min(sizes)
        winners = sum(seat_bit(seat) for seat, size in enumerate(sizes) if size == fewest)
        stopped = "MG-44" if self.idle >= self.seats else "MG-47"
        return Outcome(winners, self._points(sizes, fewest), "MG-42" if fewest == 0 else stopped)

    def _points(self, sizes: list[int], fewest: int) -> list[int]:
        """MG-45: if so chosen, each loser notes a point less for every card left."""
        if not self.rules.points:
            return [0] * len(sizes)
        return [0 if size == fewest else -size for size in sizes]

    def view(self, seat: Seat) -> View:
        """MG-18: hands are hidden, all else is public but the order of the draw pile."""
        hand = self.hands[seat].cards() if seat != WATCHER else []
        shuffled_once = self.memory is not BLANK
        return MultiplicationView(
            seat,
            self.to_act(),
            self.decision(),
            declaring=self.is_declaring(),
            dealer=self.rules.dealer,
            hand=hand,
            sizes=self._sizes(),
            pile=self.pile.size(),
            top=self.top,
            under=self.under.copy(),
            idle=int(self.idle),
            pasts=self.memory.recall()
            if shuffled_once
            else undivided(self._sizes(), self._frees_out_of_sight()),
            frees=self.memory.frees_of(seat) if shuffled_once else [0] * hand.count(FREE),
        )

    def glance(self, seat: Seat) -> Glance:
        """The own hand at a glance."""
        hand = self.hands[seat]
        return Held(seat, hand.first, hand.size, None if self.is_declaring() else self.top)

    def _sizes(self) -> list[int]:
        return [int(hand.size) for hand in self.hands]

    def _frees_out_of_sight(self) -> int:
        return self.rules.frees - sum(laid.kind == FREE for laid in [self.top, *self.under])

    def places(self) -> dict[str, list[str]]:
        """Where every card is, from the top."""
        discard = [self.top, *reversed(self.under)]
        found = {
            "draw": [FACES[kind] for kind in self.pile.cards()],
            "discard": [FACES[laid.kind] for laid in discard],
        }
        for seat, hand in enumerate(self.hands):
            found[f"hand:{seat}"] = [FACES[kind] for kind in hand.cards()]
        return found

    def hush(self) -> None:
        """Tell no events from now on."""
        self.loud = False


def as_multiplication(state: State) -> Multiplication:
    """A state of this game, known as such."""
    return cast(Multiplication, state)
