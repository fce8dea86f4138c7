"""A game of Math Attack! in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64, mypyc_attr

from lastcard.engine.bits import count, nth
from lastcard.engine.contract import (
    EVERYBODY,
    NO_EVENTS,
    NOBODY,
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
from lastcard.games.math_attack.cards import BLOCK, END, FACES
from lastcard.games.math_attack.lines import Line
from lastcard.games.math_attack.moves import LAY_OTHER, LAY_OWN, PASS, Lay
from lastcard.games.math_attack.view import MathAttackView, Standing

if TYPE_CHECKING:
    from lastcard.games.math_attack.rules import MathAttackRules


@mypyc_attr(acyclic=True)
class MathAttack(State):
    """Two hands, two lines, one stack; whose turn it is; whether the end has been called.

    MA-45: it always ends: whoever holds an end can always lay it, and with the stack empty the hands run out.
    """

    def __init__(
        self,
        rules: MathAttackRules,
        *,
        stack: Pile,
        hands: list[Hand],
        lines: list[Line],
        turn: i64,
        seat: i64,
        ending: bool = False,
        over: bool = False,
        loud: bool = True,
    ) -> None:
        self.rules: Final = rules
        self.stack = stack
        self.hands = hands
        self.lines = lines
        self.turn = turn
        self.seat = seat
        self.ending = ending
        self.over = over
        self.loud = loud

    def clone(self) -> State:
        """An independent state with the same future."""
        return MathAttack(
            self.rules,
            stack=self.stack.clone(),
            hands=[self.hands[0].clone(), self.hands[1].clone()],
            lines=[self.lines[0].clone(), self.lines[1].clone()],
            turn=self.turn,
            seat=self.seat,
            ending=self.ending,
            over=self.over,
            loud=self.loud,
        )

    def to_act(self) -> Seats:
        """The player in turn."""
        if self.over:
            return 0
        return 2 if self.seat == 1 else 1

    def awaited(self) -> Seats:
        """The player in turn."""
        return self.to_act()

    def decision(self) -> int:
        """Each turn is a decision."""
        return int(self.turn)

    def moves(self, seat: Seat) -> list[Move]:
        """Each card on the own line, then each on the other; a pass only if there is none. (MA-12, MA-33)

        MA-34: that takes a hand of nothing but cancels, so an empty stack.
        """
        if self.over or seat != self.seat:
            return []
        found: list[Move] = []
        kinds = self.hands[self.seat].first
        add_each(found, LAY_OWN, self.lines[self.seat].fitting(kinds))
        add_each(found, LAY_OTHER, self.lines[self.seat ^ 1].fitting(kinds))
        if len(found) == 0:
            found.append(PASS)
        return found

    def random_move(self, seat: Seat, rng: Rng) -> Move | None:
        """One of the moves, each as likely."""
        if self.over or seat != self.seat:
            return None
        kinds = self.hands[self.seat].first
        own = self.lines[self.seat].fitting(kinds)
        other = self.lines[self.seat ^ 1].fitting(kinds)
        on_own = count(own)
        choices = on_own + count(other)
        if choices == 0:
            return PASS
        choice = rng.below(choices)
        if choice < on_own:
            return LAY_OWN[nth(own, choice)]
        return LAY_OTHER[nth(other, choice - on_own)]

    def apply(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Lay the card and draw one, or pass."""
        told: list[Event] | None = [] if self.loud else None
        was_ending = self.ending
        # MA-32: a block stands against this turn only, whether it was played or passed (MA-33).
        self.lines[0].blocked = False
        self.lines[1].blocked = False
        if isinstance(move, Lay):
            self._lay(move.kind, self.seat ^ move.across, told)
            self._draw(told)
        elif told is not None:
            told.append(Told(Words("math-attack.passes", {"seat": seat})))
        # MA-42: a second "=" adds no turn: whoever moved under a called end has had the last turn.
        # MA-43: so it is, too, if the last turn could not be used.
        self.over = was_ending
        self.seat ^= 1
        self.turn += 1
        return NO_EVENTS if told is None else tuple(told)

    def _lay(self, kind: i64, line: i64, told: list[Event] | None) -> None:
        """MA-10: one card from hand at the end of either line."""
        on = self.lines[line]
        self.hands[self.seat].remove(kind)
        on.lay(kind, self.rules.round_up)
        if kind == BLOCK:
            # MA-32: against the opponent's next turn.
            on.blocked = True
        elif kind == END:
            # MA-40: the opponent has exactly one more turn.
            self.ending = True
        if told is not None:
            seat = int(self.seat)
            told.append(
                Moved(seat, FACES[kind], f"hand:{seat}", f"line:{line}", EVERYBODY, "math-attack.lays")
            )
            told.append(Told(Words("math-attack.total", {"seat": int(line), "total": int(on.total)})))

    def _draw(self, told: list[Event] | None) -> None:
        """MA-11: then one card from the stack, also after an end (MA-41).

        MA-14: so a turn ends with five cards in hand. MA-16: none is drawn when the stack is empty.
        """
        if self.stack.size() == 0:
            return
        kind = self.stack.draw()
        self.hands[self.seat].add(kind)
        if told is not None:
            seat = int(self.seat)
            told.append(
                Moved(seat, FACES[kind], "stack", f"hand:{seat}", seat_bit(seat), "math-attack.draws")
            )

    def outcome(self) -> Outcome | None:
        """MA-44: the higher total wins; equal totals are a draw, shared by both."""
        if not self.over:
            return None
        mine, yours = int(self.lines[0].total), int(self.lines[1].total)
        winners = 3 if mine == yours else 1 if mine > yours else 2
        return Outcome(winners, [mine, yours], "MA-44")

    def view(self, seat: Seat) -> View:
        """MA-17: lines, totals and sizes are public; hands and the order of the stack are not."""
        hand = self.hands[seat].cards() if seat != WATCHER else []
        return MathAttackView(
            seat,
            self.to_act(),
            self.decision(),
            hand=hand,
            lines=[self.lines[0].cards.copy(), self.lines[1].cards.copy()],
            sizes=[int(self.hands[0].size), int(self.hands[1].size)],
            stack=self.stack.size(),
            blocked=self.blocked_line(),
            ending=self.ending,
            round_up=self.rules.round_up,
        )

    def glance(self, seat: Seat) -> Glance:
        """How the two lines stand."""
        own, other, kinds = self.lines[seat], self.lines[1 - seat], self.hands[seat].first
        return Standing(
            seat,
            own=own.total,
            own_before=own.before,
            other=other.total,
            other_before=other.before,
            ending=self.ending,
            round_up=self.rules.round_up,
            own_fits=own.fitting(kinds),
            other_fits=other.fitting(kinds),
        )

    def blocked_line(self) -> int:
        """Whose line is blocked in this turn, if any."""
        return 0 if self.lines[0].blocked else 1 if self.lines[1].blocked else NOBODY

    def places(self) -> dict[str, list[str]]:
        """Where every card is."""
        found = {"stack": _faces(self.stack.cards())}
        for seat in range(2):
            found[f"hand:{seat}"] = _faces(self.hands[seat].cards())
            found[f"line:{seat}"] = _faces(self.lines[seat].cards)
        return found

    def hush(self) -> None:
        """Tell no events from now on."""
        self.loud = False


def _faces(kinds: list[int]) -> list[str]:
    return [FACES[kind] for kind in kinds]


def as_math_attack(state: State) -> MathAttack:
    """A state of this game, known as such."""
    return cast(MathAttack, state)
