"""What a seat knows of a game of Math Attack!"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lastcard.engine.bits import bit
from lastcard.engine.contract import Glance, Seat, Seats, View, Words, seats_in
from lastcard.games.math_attack.cards import END, FACES
from lastcard.games.math_attack.lines import Line, totals_along

if TYPE_CHECKING:
    from lastcard.games.math_attack.zones import Zones


class Standing(Glance):
    """The two totals, what they were before the last card of each line, and whether the end is called.

    Also which kinds of the own hand fit on either line, a bit each.
    """

    def __init__(
        self,
        seat: Seat,
        *,
        own: i64,
        own_before: i64,
        other: i64,
        other_before: i64,
        ending: bool,
        round_up: bool,
        own_fits: i64,
        other_fits: i64,
    ) -> None:
        super().__init__(seat)
        self.own_fits: Final = own_fits
        self.other_fits: Final = other_fits
        self.own: Final = own
        self.own_before: Final = own_before
        self.other: Final = other
        self.other_before: Final = other_before
        self.ending: Final = ending
        self.round_up: Final = round_up

    def lead(self) -> i64:
        """How far the seat is ahead."""
        return self.own - self.other


class MathAttackView(View):
    """The own hand; both lines; how many cards are in the hands and in the stack."""

    def __init__(
        self,
        seat: Seat,
        to_act: Seats,
        decision: int,
        *,
        hand: list[int],
        lines: list[list[int]],
        sizes: list[int],
        stack: int,
        blocked: int,
        ending: bool,
        round_up: bool,
    ) -> None:
        super().__init__(seat, to_act, to_act, decision, prompt_for(to_act, blocked, ending))
        self.hand: Final = hand
        self.lines: Final = lines
        self.sizes: Final = sizes
        self.stack: Final = stack
        self.blocked: Final = blocked
        self.ending: Final = ending
        self.round_up: Final = round_up
        self.totals: Final = [totals_along(line, round_up) for line in lines]

    def standing(self) -> Standing:
        """How the two lines stand."""
        own, other = [[0, 0, *totals] for totals in (self.totals[self.seat], self.totals[1 - self.seat])]
        return Standing(
            self.seat,
            own=own[-1],
            own_before=own[-2],
            other=other[-1],
            other_before=other[-2],
            ending=self.ending,
            round_up=self.round_up,
            own_fits=self.fitting(self.seat),
            other_fits=self.fitting(1 - self.seat),
        )

    def fitting(self, seat: Seat) -> i64:
        """Which kinds of the own hand may be laid on the line of this seat."""
        kinds: i64 = 0
        for kind in self.hand:
            kinds |= bit(kind)
        last = self.lines[seat][-1] if self.lines[seat] else END
        return Line([], last=last, blocked=self.blocked == seat).fitting(kinds)

    def zones(self) -> Zones:
        """What lies where."""
        return {
            "hand": [FACES[kind] for kind in self.hand],
            "lines": [[FACES[kind] for kind in line] for line in self.lines],
            "totals": self.totals,
            "sizes": self.sizes,
            "stack": self.stack,
            "blocked": self.blocked,
            "ending": self.ending,
        }

    def says(self) -> list[Words]:
        """The stack, the other line, the own line, the own hand."""
        me = self.seat if self.seat < 2 else 0
        said = [
            Words("math-attack.see-stack", {"count": self.stack, "seat": 1 - me, "held": self.sizes[1 - me]})
        ]
        for seat in (1 - me, me):
            total = self.totals[seat][-1] if self.totals[seat] else 0
            cards = " ".join(FACES[kind] for kind in self.lines[seat])
            said.append(Words("math-attack.see-line", {"seat": seat, "cards": cards, "total": total}))
        if self.seat == me:
            said.append(Words("math-attack.see-hand", {"cards": " ".join(FACES[kind] for kind in self.hand)}))
        return said

    def faces(self) -> list[str]:
        """Own hand and both lines."""
        return [FACES[kind] for kind in self.hand + self.lines[0] + self.lines[1]]


def prompt_for(to_act: Seats, blocked: int, ending: bool) -> Words:
    """What is asked, and of whom."""
    if to_act == 0:
        return Words("math-attack.over")
    seat = seats_in(to_act)[0]
    if ending:
        return Words("math-attack.ask-last", {"seat": seat})
    if blocked >= 0:
        return Words("math-attack.ask-blocked", {"seat": seat, "line": blocked})
    return Words("math-attack.ask", {"seat": seat})
