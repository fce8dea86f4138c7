"""A race in progress. Everybody acts at once, and whoever arrives first is first. (HS-10, HS-23)

A play is judged by what lies on top when it arrives; its call says which problem it answers (HS-22). Being
stuck is found and resolved inside `apply`, and nothing tells before that nobody can play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64, mypyc_attr

from lastcard.engine.bits import count, nth
from lastcard.engine.contract import (
    NO_EVENTS,
    Event,
    Move,
    Outcome,
    Seat,
    Seats,
    State,
    View,
    seat_bit,
)
from lastcard.engine.hands import add_each
from lastcard.engine.rng import Rng
from lastcard.games.hochspannung.decks import Call
from lastcard.games.hochspannung.holdings import Holding
from lastcard.games.hochspannung.moves import DRAW, GO, LAST, Draw, Lay
from lastcard.games.hochspannung.telling import tell_move, tell_nothing_fits, tell_turned_up, tell_win
from lastcard.games.hochspannung.view import NOT_SEEN, HochspannungView

if TYPE_CHECKING:
    from lastcard.games.hochspannung.rules import HochspannungRules

WAITING: Final = 0
RACING: Final = 1
OVER: Final = 2

NO_CALLS: Final[list[Call]] = []
NO_TOPS: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Race(State):
    """Everybody's cards, the discard pile from the bottom up, and the box with what was left over.

    `stuck_on` are the tops on which the table was stuck: everybody knows that no hand fits them.
    """

    def __init__(
        self,
        rules: HochspannungRules,
        *,
        holdings: list[Holding],
        discard: list[int],
        box: list[int],
        phase: i64 = WAITING,
        covered: bool = False,
        stuck_on: list[int] = NO_TOPS,
        loud: bool = True,
    ) -> None:
        self.rules: Final = rules
        self.holdings = holdings
        self.discard = discard
        self.calls = rules.deck.calls[discard[-1]]
        self.box: Final = box
        self.phase = phase
        self.covered = covered
        self.stuck_on = stuck_on
        self.loud = loud

    def clone(self) -> State:
        """An independent state with the same future."""
        return Race(
            self.rules,
            holdings=[held.clone() for held in self.holdings],
            discard=self.discard.copy(),
            box=self.box,
            phase=self.phase,
            covered=self.covered,
            stuck_on=self.stuck_on,
            loud=self.loud,
        )

    def to_act(self) -> Seats:
        """HS-10: everybody, all the time. HS-07: before the start only the one who gives the signal."""
        if self.phase == RACING:
            return self.rules.everybody
        return self.rules.signaller if self.phase == WAITING else 0

    def awaited(self) -> Seats:
        """Nobody. HS-19: drawing is never compulsory. HS-33: that somebody draws is a duty of bots."""
        return 0

    def decision(self) -> int:
        """The race is one decision, open to its end; the signal comes before it."""
        return 0 if self.phase == WAITING else 1

    def _calls(self, held: Holding) -> list[Call]:
        """What this player may call: HS-11: only what the top card asks counts."""
        # HS-43: a last card may be played openly, unless the table wants it face down.
        if self.rules.only_face_down and held.is_down_to_one():
            return NO_CALLS
        return self.calls

    def _other_move(self, held: Holding) -> Move | None:
        """What can be done without a call: draw, or finish."""
        # HS-19: at any time, one by one, without a limit. HS-21: from the own pile only.
        if held.has_pile():
            return DRAW
        # HS-40: the last card may be laid whatever the problem.
        return LAST if held.size == 1 else None

    def moves(self, seat: Seat) -> list[Move]:
        """Each card with each call that fits, then a draw or the last card; perhaps nothing."""
        found: list[Move] = []
        if not self.to_act() & seat_bit(seat):
            return found
        if self.phase == WAITING:
            found.append(GO)
            return found
        held = self.holdings[seat]
        for call in self._calls(held):
            add_each(found, call.problem_lays, call.problems & held.problems)
            add_each(found, call.step_lays, call.steps & held.steps.first)
        other = self._other_move(held)
        if other is not None:
            found.append(other)
        return found

    def random_move(self, seat: Seat, rng: Rng) -> Move | None:
        """One of the moves, each as likely; None if there is nothing to do at the moment."""
        if not self.to_act() & seat_bit(seat):
            return None
        if self.phase == WAITING:
            return GO
        held = self.holdings[seat]
        calls = self._calls(held)
        lays: i64 = 0
        for call in calls:
            lays += count(call.problems & held.problems) + count(call.steps & held.steps.first)
        other = self._other_move(held)
        if other is None:
            return None if lays == 0 else _nth_lay(calls, held, rng.below(lays))
        choice = rng.below(lays + 1)
        return other if choice == lays else _nth_lay(calls, held, choice)

    def apply(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Lay, draw, finish or give the signal; then see whether the table is stuck."""
        held = self.holdings[seat]
        was_covered = self.covered
        if isinstance(move, Lay):
            kind = self._lay(held, move.kind)
        elif isinstance(move, Draw):
            # HS-19: one card from the own pile into the hand. US-07: likewise.
            kind = held.draw()
        else:
            kind = self._finish(held) if move is LAST else self._begin()
        # HS-33: nobody is stuck while the one who has just moved can draw.
        stuck = not held.has_pile() and self.is_stuck()
        told: list[Event] | None = None
        if self.loud:
            told = tell_move(seat, move, self.rules.deck.faces[kind], was_covered, stuck)
            if self.phase == OVER:
                told.append(tell_win(seat))
        if stuck:
            self._unstick(told)
        return NO_EVENTS if told is None else tuple(told)

    def _lay(self, held: Holding, kind: i64) -> int:
        """HS-14: the card becomes the new top, and what it asks is the new task."""
        # HS-15: one card, judged against what lies there now. US-06: likewise.
        # HS-17: whoever comes first is here first; the others find another top and keep their cards.
        held.remove(kind)
        self._put_on_top(int(kind))
        # HS-43: a last card played openly ends the game just the same. HS-20: with a pile left it does not.
        if held.is_rid():
            self.phase = OVER
        return int(kind)

    def _put_on_top(self, kind: int) -> None:
        self.discard.append(kind)
        self.calls = self.rules.deck.calls[kind]

    def _finish(self, held: Holding) -> int:
        """HS-40: the last card goes face down, whatever the problem. HS-24: without a call. (US-09, HC-12)"""
        # HS-41: if two players can, the first to do it has won: _lay ends the game.
        kind = self._lay(held, held.cards()[0])
        self.covered = True
        return kind

    def _begin(self) -> int:
        """HS-07: the signal; now all look at their hands. HC-05: the middle card is turned over with it."""
        self.covered = False
        self.phase = RACING
        return self.discard[-1]

    def is_stuck(self) -> bool:
        """HS-30: nobody can draw, nobody has a match, and nobody is down to one card. (US-08)"""
        if self.phase != RACING:
            return False
        for held in self.holdings:
            # HS-33: a pile is enough to go on: the table waits for its owner.
            if held.has_pile() or held.size == 1:
                return False
            for call in self.calls:
                if call.problems & held.problems != 0 or call.steps & held.steps.first != 0:
                    return False
        return True

    def _unstick(self, told: list[Event] | None) -> None:
        """HS-31: the bottom card of the discard pile comes to the top. HS-32: and again, if it has to."""
        # HS-32: after the whole pile it ends, for nothing will ever fit.
        for turned in range(len(self.discard)):
            self.stuck_on = [*self.stuck_on, self.discard[-1]]
            kind = self.discard.pop(0)
            self._put_on_top(kind)
            stuck = self.is_stuck()
            if told is not None:
                told.append(tell_turned_up(self.rules.youngest, self.rules.deck.faces[kind], stuck))
            if not stuck:
                return
        self.phase = OVER
        if told is not None:
            told.append(tell_nothing_fits())

    def outcome(self) -> Outcome | None:
        """Whoever is rid of all cards has won; if nobody can be, the fewest cards in hand."""
        if self.phase != OVER:
            return None
        sizes = [int(held.size) for held in self.holdings]
        for seat, held in enumerate(self.holdings):
            if held.is_rid():
                finish = self.rules.variant.clauses.finish if self.covered else "HS-43"
                return Outcome(seat_bit(seat), self._points(), finish)
        # HS-32: equal hands share the win. HS-34: everybody notes the own hand, the winners too.
        winners = sum(seat_bit(seat) for seat, size in enumerate(sizes) if size == min(sizes))
        return Outcome(winners, self._points(), "HS-32")

    def _points(self) -> list[int]:
        """HS-51: one minus point for each card in hand. HS-52: so the winner, rid of all, notes nothing."""
        # HS-54: cards left in the pile count only if the table wants it.
        counts_pile = self.rules.counts_pile
        return [-int(held.size) - (len(held.pile()) if counts_pile else 0) for held in self.holdings]

    def view(self, seat: Seat) -> View:
        """HS-06: a hand is seen from the start on, and by its player alone; the discard pile lies open."""
        is_seated = seat < self.rules.seats
        covered = 1 if self.covered else 0
        hand = self.holdings[seat].cards() if is_seated and self.phase != WAITING else []
        # HS-40: who has laid the last card face down knows it, and nobody else.
        knows = is_seated and self.phase == OVER and self.covered and self.holdings[seat].is_rid()
        return HochspannungView(
            seat,
            self.to_act(),
            self.decision(),
            youngest=self.rules.youngest,
            deck=self.rules.deck,
            hand=hand,
            sizes=[int(held.size) for held in self.holdings],
            piles=[len(held.pile()) for held in self.holdings],
            discard=self.discard[: len(self.discard) - covered],
            covered=covered,
            last=self.discard[-1] if knows else NOT_SEEN,
            box=len(self.box),
            stuck_on=self.stuck_on,
        )

    def places(self) -> dict[str, list[str]]:
        """Where every card is."""
        found = {"discard": self._faces(self.discard), "box": self._faces(self.box)}
        for seat, held in enumerate(self.holdings):
            found[f"hand:{seat}"] = self._faces(held.cards())
            found[f"pile:{seat}"] = self._faces(held.pile())
        return found

    def _faces(self, kinds: list[int]) -> list[str]:
        return [self.rules.deck.faces[kind] for kind in kinds]

    def hush(self) -> None:
        """Tell no events from now on."""
        self.loud = False


def _nth_lay(calls: list[Call], held: Holding, at: i64) -> Move:
    """The play with this number, counted call by call."""
    for call in calls:
        problems = call.problems & held.problems
        here = count(problems)
        if at < here:
            return call.problem_lays[nth(problems, at)]
        at -= here
        steps = call.steps & held.steps.first
        here = count(steps)
        if at < here:
            return call.step_lays[nth(steps, at)]
        at -= here
    raise AssertionError("there are not so many plays")


def as_race(state: State) -> Race:
    """A state of this game, known as such."""
    return cast(Race, state)
