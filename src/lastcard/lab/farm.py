"""Many matches on all cores. Only text and numbers cross the border between processes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from lastcard.engine.contract import Rules, seats_in
from lastcard.engine.series import read_tournament
from lastcard.lab.crew import Crew
from lastcard.lab.guard import Fault, Guarded
from lastcard.lab.lineup import seat
from lastcard.lab.match import Log, play_match, play_series
from lastcard.lab.plan import GameRow, Plan, Span, spans
from lastcard.lab.tally import Tally

MOST_DEALS = 500
"""So many deals at most are played before they are counted."""


@dataclass
class Part:
    """What came of a span of deals; the rows only if they are kept."""

    span: Span
    tally: Tally
    rows: list[GameRow]


def play_span(plan: Plan, span: Span, kept: bool) -> Part:
    """The games of a plan from one deal up to another."""
    rules, orders = plan.rules(), plan.orders()
    part = Part(span, Tally(), [])
    for deal in range(span.first, span.last):
        rows = [play_game(plan, rules, orders, deal, turned, kept) for turned in range(len(orders))]
        part.tally.add_deal(rows)
        if kept:
            part.rows += rows
    return part


def play_game(
    plan: Plan, rules: Rules, orders: list[list[str]], deal: int, turned: int, kept: bool
) -> GameRow:
    """One game of a plan, or one series."""
    faults: list[Fault] = []
    bots = [Guarded(bot, plan.patience, faults) for bot in seat(orders[turned])]
    tournament, seed = read_tournament(plan.series), plan.seed_of(deal)
    log = Log() if kept and tournament is None else None
    if tournament is not None:
        row = play_series(rules, [*bots], seed, tournament)
    else:
        row = play_match(rules, [*bots], seed, log)
    return GameRow(
        deal=deal,
        seed=seed,
        bots=orders[turned],
        winners=seats_in(row.outcome.winners),
        points=row.outcome.points,
        clause=row.outcome.clause,
        moves=row.moves,
        faults=[fault.text() for fault in faults],
        dealt=log.dealt if log else [],
        told=log.told if log else {},
        turned=turned,
    )


def span_size(plan: Plan, jobs: int) -> int:
    """Small enough that all have something to do and progress is seen, large enough to be worth the way."""
    return max(1, min(MOST_DEALS, plan.deals() // (jobs * 20)))


def parts(
    plan: Plan, crew: Crew, deals: range | Iterator[int], kept: bool, most: int = MOST_DEALS
) -> Iterator[Part]:
    """Play these deals, at most so many at once, in whatever order they are finished."""
    size = min(most, span_size(plan, crew.jobs))
    yield from crew.play(play_span, plan, spans(deals, size), kept)


def run(plan: Plan, crew: Crew, progress: Callable[[int], None] = lambda games: None) -> Tally:
    """Play the whole plan and count; the result does not depend on who plays it."""
    plan.check()
    whole = Tally()
    begun = time.perf_counter()
    for part in parts(plan, crew, range(plan.deals()), kept=False):
        whole.add(part.tally)
        progress(whole.games)
    whole.seconds = time.perf_counter() - begun
    return whole
