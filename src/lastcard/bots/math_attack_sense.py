"""Sense for Math Attack!: how far a card moves the lead, what a green card is worth, when to call the end."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from lastcard.bots.sense import Sense
from lastcard.engine.contract import Move, View
from lastcard.engine.rng import Rng
from lastcard.games.math_attack.cards import BLOCK, CANCEL, END, HALF, RED, SIGN
from lastcard.games.math_attack.lines import changed
from lastcard.games.math_attack.moves import OWN, Lay
from lastcard.games.math_attack.view import MathAttackView

SAFE: Final[i64] = 11
"""A lead that no plain number takes away in the last turn."""

KEPT: Final[i64] = 6
"""What a card is worth in hand that grows with the totals, or turns them."""


class Standing:
    """The two totals as one seat sees them, and what they were before the last card of each line."""

    def __init__(self, view: MathAttackView) -> None:
        own, other = view.totals[view.seat], view.totals[1 - view.seat]
        self.own: i64 = own[-1] if own else 0
        self.other: i64 = other[-1] if other else 0
        self.own_before: i64 = own[-2] if len(own) > 1 else 0
        self.other_before: i64 = other[-2] if len(other) > 1 else 0

    def lead(self) -> i64:
        """How far the seat is ahead."""
        return self.own - self.other

    def lead_after(self, kind: i64, across: i64) -> i64:
        """How far it is ahead when it has laid this card on its own line, or across on the other."""
        if across == OWN:
            total = self.own_before if kind == CANCEL else changed(self.own, kind, False)
            return total - self.other
        total = self.other_before if kind == CANCEL else changed(self.other, kind, False)
        return self.own - total


class MathAttackSense(Sense):
    """What a card does now, less what it could do later."""

    def eager(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """The card that brings most at once; the end as soon as one is ahead."""
        standing = Standing(cast(MathAttackView, view))
        best, most = moves[0], -100_000
        for move in moves:
            if isinstance(move, Lay):
                gained = int(standing.lead_after(move.kind, move.across) - standing.lead())
                if move.kind == END and standing.lead() > 0:
                    gained = 50
                if gained > most:
                    best, most = move, gained
        return best

    def greedy(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """What brings most, counting what a card would be worth if it were kept."""
        seen = cast(MathAttackView, view)
        standing = Standing(seen)
        best, most = moves[0], -100_000
        for move in moves:
            if isinstance(move, Lay):
                worth = int(worth_of(move.kind, move.across, standing, seen.ending))
                if worth > most:
                    best, most = move, worth
        return best


def worth_of(kind: i64, across: i64, standing: Standing, ending: bool) -> i64:
    """What laying a card is worth, in points of lead."""
    gained = standing.lead_after(kind, across) - standing.lead()
    if ending:
        # The last turn: nothing is kept for later.
        return gained
    if kind == END:
        return 1000 if standing.lead() >= SAFE else -1000
    if kind == BLOCK:
        # A block on the own line keeps what is there for a turn.
        return 3 if across == OWN and standing.own > 0 else -20
    if kind in (CANCEL, SIGN):
        return gained - 2 * KEPT
    return gained - KEPT if is_growing(kind) else gained


def is_growing(kind: i64) -> bool:
    """Is this a half, same or double, which is worth more the larger the totals are?"""
    return (kind >= HALF and kind < RED) or (kind >= RED + HALF and kind < END)
