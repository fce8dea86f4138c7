"""Sense for Schwupps: lay as many cards in a turn as the hand allows, and help it with rules and gifts."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from lastcard.bots.game_bots import BEGINNER, PLANS, REGULAR, GameBots
from lastcard.bots.sense import Sense
from lastcard.engine.bits import bit, count, lowest
from lastcard.engine.contract import Glance, Move
from lastcard.engine.rng import Rng
from lastcard.games.schwupps.moves import Aggravate, Finish, Play, Schwupp, Stop
from lastcard.games.schwupps.rows import PLACES, Spot, spot
from lastcard.games.schwupps.view import Prospect, SchwuppsView

DEEPEST: Final[i64] = 3
"""So many cards one plans ahead within a turn."""


def prospect_of(glance: Glance) -> Prospect:
    """What can be done, from a glance or from a view."""
    return glance if isinstance(glance, Prospect) else cast(SchwuppsView, glance).prospect()


def run_after_schwupp(seen: Prospect, row: i64) -> i64:
    """How many cards could be laid in a row once this row has been schwupped."""
    rows = seen.rows.clone()
    rows.slide(row, seen.next_rule)
    return run_of(rows.one, rows.two, rows.three, rows.four, seen.first, seen.second, DEEPEST)


def run_after(seen: Prospect, kind: i64, place: i64) -> i64:
    """How many more could be laid after this card on this pile."""
    rows, card = seen.rows, bit(kind)
    twice = seen.second & card
    first = seen.first if twice != 0 else seen.first ^ card
    top = spot(rows.at(place).rule, kind)
    one = top if place == 0 else rows.one
    two = top if place == 1 else rows.two
    three = top if place == 2 else rows.three
    four = top if place == 3 else rows.four
    return run_of(one, two, three, four, first, seen.second ^ twice, DEEPEST)


def run_of(one: Spot, two: Spot, three: Spot, four: Spot, first: i64, second: i64, deep: i64) -> i64:
    """The longest run of cards that can be laid one after the other from this hand, looking so far."""
    fitting = first & (one.fits | two.fits | three.fits | four.fits)
    if fitting == 0 or deep <= 1:
        return 1 if fitting != 0 else 0
    longest: i64 = 1
    while fitting != 0 and longest < deep:
        kind = lowest(fitting)
        card = bit(kind)
        fitting ^= card
        twice = second & card
        others, twins = (first if twice != 0 else first ^ card), second ^ twice
        for place in range(PLACES):
            old = one if place == 0 else two if place == 1 else three if place == 2 else four
            if old.fits & card != 0:
                top = spot(old.rule, kind)
                run = 1 + run_of(
                    top if place == 0 else one,
                    top if place == 1 else two,
                    top if place == 2 else three,
                    top if place == 3 else four,
                    others,
                    twins,
                    deep - 1,
                )
                longest = max(longest, run)
    return longest


class SchwuppsSense(Sense):
    """Cards first, in the order that lays most; then aggravations; a free schwupp only if it pays."""

    def eager(self, glance: Glance, moves: list[Move], rng: Rng) -> Move:
        """Any card that fits; else an aggravation; a schwupp only to be able to act; then stop."""
        plays: i64 = 0
        for move in moves:
            if isinstance(move, Play):
                plays += 1
        if plays > 0:
            return moves[rng.below(plays)]
        last = moves[len(moves) - 1]
        return last if isinstance(last, Stop) else moves[rng.below(len(moves))]

    def greedy(self, glance: Glance, moves: list[Move], rng: Rng) -> Move:
        """The card that begins the longest run; else what opens one; else stop."""
        seen = prospect_of(glance)
        if isinstance(moves[0], Play):
            return longest_run(seen, moves)
        best = moves[0]
        most: i64 = -100_000
        for move in moves:
            worth = worth_of(move, seen)
            if worth > most:
                best, most = move, worth
        return best


def longest_run(seen: Prospect, moves: list[Move]) -> Move:
    """The play after which most others follow; of equals the one that leaves the rarer card gone."""
    best = moves[0]
    most: i64 = -1
    for move in moves:
        if isinstance(move, Play):
            more = run_after(seen, move.kind, move.place)
            if more > most:
                best, most = move, more
    return best


def worth_of(move: Move, seen: Prospect) -> i64:
    """What an action without a number card is worth: cards that leave the hand, and whom it hits."""
    if isinstance(move, Finish):
        return 1000
    if isinstance(move, Stop):
        return 15
    if isinstance(move, Aggravate):
        taker = (seen.seat + move.left) % len(seen.left)
        near = 40 - seen.left[taker]
        return 20 + 20 * run_after_schwupp(seen, move.row) + min(near, 19)
    if isinstance(move, Schwupp):
        # A card comes in, so one card laid for it is nothing gained.
        return 10 * (run_after_schwupp(seen, move.row) - 1) + count(seen.first) // 8
    return 0


SCHWUPPS_BOTS: Final = GameBots(
    "schwupps",
    SchwuppsSense(),
    budgets=(300, 1500),
    levels=(BEGINNER, REGULAR, PLANS),
)
