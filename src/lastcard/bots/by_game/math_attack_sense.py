"""Sense for Math Attack!: how far a card moves the lead, what a green card is worth, when to call the end."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from lastcard.bots.game_bots import BEGINNER, COUNTS, PLANS, REGULAR, GameBots
from lastcard.bots.sense import Sense
from lastcard.engine.bits import lowest
from lastcard.engine.contract import Glance, Move
from lastcard.engine.rng import Rng
from lastcard.games.math_attack.cards import BLOCK, CANCEL, END, HALF, RED, SIGN
from lastcard.games.math_attack.lines import changed
from lastcard.games.math_attack.moves import LAY_OTHER, LAY_OWN, OTHER, OWN, PASS
from lastcard.games.math_attack.view import MathAttackView, Standing

SAFE: Final[i64] = 11
"""A lead that no plain number takes away in the last turn."""

KEPT: Final[i64] = 6
"""What a card is worth in hand that grows with the totals, or turns them."""


def standing_of(glance: Glance) -> Standing:
    """How the lines stand, from a glance or from a view."""
    return glance if isinstance(glance, Standing) else cast(MathAttackView, glance).standing()


def lead_after(standing: Standing, kind: i64, across: i64) -> i64:
    """How far one is ahead when this card lies on the own line, or across on the other."""
    if across == OWN:
        total = standing.own_before if kind == CANCEL else changed(standing.own, kind, standing.round_up)
        return total - standing.other
    total = standing.other_before if kind == CANCEL else changed(standing.other, kind, standing.round_up)
    return standing.own - total


class MathAttackSense(Sense):
    """What a card does now, less what it could do later."""

    def __init__(self) -> None:
        super().__init__(sees_moves=True)

    def eager(self, glance: Glance, moves: list[Move], rng: Rng) -> Move:
        """The card that brings most at once; the end as soon as one is ahead."""
        return BestLay(standing_of(glance), False).move

    def greedy(self, glance: Glance, moves: list[Move], rng: Rng) -> Move:
        """What brings most, counting what a card would be worth if it were kept."""
        return BestLay(standing_of(glance), True).move

    def at_sight(self, glance: Glance) -> Move | None:
        """The same in a world that is only imagined."""
        return BestLay(cast(Standing, glance), True).move


class BestLay:
    """The card that is worth most, now or in the long run; to pass if there is none."""

    def __init__(self, standing: Standing, thinks_of_later: bool) -> None:
        self.standing: Final = standing
        self.lead: Final = standing.lead()
        self.thinks_of_later: Final = thinks_of_later
        self.move: Move = PASS
        self.worth: i64 = -100_000
        self.compare(standing.own_fits, OWN, LAY_OWN)
        self.compare(standing.other_fits, OTHER, LAY_OTHER)

    def compare(self, fitting: i64, across: i64, lays: list[Move]) -> None:
        """Each of these cards on one of the lines."""
        while fitting != 0:
            kind = lowest(fitting)
            fitting &= fitting - 1
            worth = self.worth_of(kind, across)
            if worth > self.worth:
                self.move, self.worth = lays[kind], worth

    def worth_of(self, kind: i64, across: i64) -> i64:
        """What laying a card is worth, in points of lead."""
        gained = lead_after(self.standing, kind, across) - self.lead
        if self.thinks_of_later:
            return worth_of(kind, across, gained, self.lead, self.standing)
        return 50 if kind == END and self.lead > 0 else gained


def worth_of(kind: i64, across: i64, gained: i64, lead: i64, standing: Standing) -> i64:
    """What laying a card is worth that gains so much now, in points of lead."""
    if standing.ending:
        # The last turn: nothing is kept for later.
        return gained
    if kind == END:
        return 1000 if lead >= SAFE else -1000
    if kind == BLOCK:
        # A block on the own line keeps what is there for a turn.
        return 3 if across == OWN and standing.own > 0 else -20
    if kind in (CANCEL, SIGN):
        return gained - 2 * KEPT
    return gained - KEPT if is_growing(kind) else gained


def is_growing(kind: i64) -> bool:
    """Is this a half, same or double, which is worth more the larger the totals are?"""
    return (kind >= HALF and kind < RED) or (kind >= RED + HALF and kind < END)


MATH_ATTACK_BOTS: Final = GameBots(
    "math-attack",
    MathAttackSense(),
    budgets=(200, 5000),
    levels=(BEGINNER, REGULAR, COUNTS, PLANS),
)
