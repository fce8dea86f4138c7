"""Sense for Schwupps: lay as many cards in a turn as the hand allows, and help it with rules and gifts."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from lastcard.bots.sense import Sense
from lastcard.engine.bits import bit, count, lowest
from lastcard.engine.contract import Move, View
from lastcard.engine.rng import Rng
from lastcard.games.schwupps.cards import KINDS
from lastcard.games.schwupps.moves import Aggravate, Finish, Play, Schwupp, Stop
from lastcard.games.schwupps.rows import PLACES, Rows, rows_of
from lastcard.games.schwupps.view import SchwuppsView

DEEPEST: Final[i64] = 4
"""So many cards one plans ahead within a turn."""


class Table:
    """The four piles and the own number cards, to try things out on."""

    def __init__(self, view: SchwuppsView) -> None:
        self.rows: Final = rows_of(view.rules, [pile[-1] for pile in view.piles])
        self.next_rule: Final = view.next_rule
        self.first: i64 = 0
        self.second: i64 = 0
        for kind in view.hand:
            if kind < KINDS:
                card = bit(kind)
                self.second |= self.first & card
                self.first |= card

    def after_schwupp(self, row: i64) -> i64:
        """How many cards could be laid in a row once this row has been schwupped."""
        rows = self.rows.clone()
        rows.slide(row, self.next_rule)
        return run_of(rows, self.first, self.second, DEEPEST)

    def after_play(self, kind: i64, place: i64) -> i64:
        """How many more could be laid after this card."""
        return run_after(self.rows, place, kind, self.first, self.second, DEEPEST)


def run_of(rows: Rows, first: i64, second: i64, deep: i64) -> i64:
    """The longest run of cards that can be laid one after the other from this hand, looking so far."""
    longest: i64 = 0
    if deep == 0:
        return longest
    for place in range(PLACES):
        fitting = first & rows.at(place).fits
        while fitting != 0:
            kind = lowest(fitting)
            fitting &= fitting - 1
            run = 1 + run_after(rows, place, kind, first, second, deep - 1)
            if run > longest:
                longest = run
                if longest >= deep:
                    return longest
    return longest


def run_after(rows: Rows, place: i64, kind: i64, first: i64, second: i64, deep: i64) -> i64:
    """The longest run that is left after one card."""
    card = bit(kind)
    if second & card != 0:
        second ^= card
    else:
        first ^= card
    if first == 0:
        return 0
    after = rows.clone()
    after.lay(place, kind)
    return run_of(after, first, second, deep)


class SchwuppsSense(Sense):
    """Cards first, in the order that lays most; then aggravations; a free schwupp only if it pays."""

    def eager(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """Any card that fits; else an aggravation; a schwupp only to be able to act; then stop."""
        plays: i64 = 0
        for move in moves:
            if isinstance(move, Play):
                plays += 1
        if plays > 0:
            return moves[rng.below(plays)]
        last = moves[len(moves) - 1]
        return last if isinstance(last, Stop) else moves[rng.below(len(moves))]

    def greedy(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """The card that begins the longest run; else what opens one; else stop."""
        seen = cast(SchwuppsView, view)
        if isinstance(moves[0], Play):
            return longest_run(Table(seen), moves)
        best, most = moves[0], -100_000
        table = Table(seen)
        for move in moves:
            worth = int(worth_of(move, table, seen))
            if worth > most:
                best, most = move, worth
        return best


def longest_run(table: Table, moves: list[Move]) -> Move:
    """The play after which most others follow; of equals the one that leaves the rarer card gone."""
    best, most = moves[0], -1
    for move in moves:
        if isinstance(move, Play):
            more = int(table.after_play(move.kind, move.place))
            if more > most:
                best, most = move, more
    return best


def worth_of(move: Move, table: Table, view: SchwuppsView) -> i64:
    """What an action without a number card is worth: cards that leave the hand, and whom it hits."""
    if isinstance(move, Finish):
        return 1000
    if isinstance(move, Stop):
        return 15
    if isinstance(move, Aggravate):
        taker = (view.seat + move.left) % len(view.hands)
        near = 40 - (view.hands[taker] + view.stocks[taker])
        return 20 + 20 * table.after_schwupp(move.row) + min(near, 19)
    if isinstance(move, Schwupp):
        # A card comes in, so one card laid for it is nothing gained.
        return 10 * (table.after_schwupp(move.row) - 1) + count(table.first) // 8
    return 0
