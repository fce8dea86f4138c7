"""Plays a simulation on many workers. Processes exchange only text and numbers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from lastcard.engine.contract import Rules, seats_in
from lastcard.engine.series import read_tournament
from lastcard.lab.match import MatchLog, play_match, play_series
from lastcard.lab.seat_orders import bots_named
from lastcard.lab.simulation_plan import GameRow, SimulationPlan, Span, spans
from lastcard.lab.statistics.totals import SpanResult, Totals
from lastcard.lab.supervised_bot import Fault, SupervisedBot
from lastcard.lab.workers.worker_pool import WorkerPool

MOST_DEALS = 500
"""The most deals in one span."""


def play_span(plan: SimulationPlan, span: Span, kept: bool) -> SpanResult:
    """Play all games of a span of deals."""
    rules, orders = plan.rules(), plan.orders()
    part = SpanResult(span, Totals(), [])
    for deal in range(span.first, span.last):
        rows = [play_game(plan, rules, orders, deal, turned, kept) for turned in range(len(orders))]
        part.totals.add_deal(rows)
        if kept:
            part.rows += rows
    return part


def play_game(
    plan: SimulationPlan, rules: Rules, orders: list[list[str]], deal: int, turned: int, kept: bool
) -> GameRow:
    """Play one game of a plan, or one series."""
    faults: list[Fault] = []
    bots = [SupervisedBot(bot, plan.patience, faults) for bot in bots_named(orders[turned])]
    tournament, seed = read_tournament(plan.series), plan.seed_of(deal)
    log = MatchLog() if kept and tournament is None else None
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


def span_size(plan: SimulationPlan, jobs: int) -> int:
    """Choose spans small enough to keep all workers busy and large enough to be worth sending."""
    return max(1, min(MOST_DEALS, plan.deals() // (jobs * 20)))


def play_spans(
    plan: SimulationPlan,
    workers: WorkerPool,
    deals: range | Iterator[int],
    kept: bool,
    most: int = MOST_DEALS,
) -> Iterator[SpanResult]:
    """Play these deals in spans of at most `most`, and yield each result as it is finished."""
    size = min(most, span_size(plan, workers.jobs))
    yield from workers.play(play_span, plan, spans(deals, size), kept)


def run_simulation(
    plan: SimulationPlan, workers: WorkerPool, progress: Callable[[int], None] = lambda games: None
) -> Totals:
    """Play the whole plan and add up the totals; the result does not depend on the workers."""
    plan.check()
    whole = Totals()
    begun = time.perf_counter()
    for part in play_spans(plan, workers, range(plan.deals()), kept=False):
        whole.add(part.totals)
        progress(whole.games)
    whole.seconds = time.perf_counter() - begun
    return whole
