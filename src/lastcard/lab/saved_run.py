"""Runs a simulation and saves it in a folder with rows, a report and a summary."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

import lastcard
from lastcard.engine.laws import Broken, check
from lastcard.lab.report.clause_counts import ClauseCounts, applied
from lastcard.lab.report.report_page import page
from lastcard.lab.rerun import rerun
from lastcard.lab.run_folder import RunFolder
from lastcard.lab.simulation import play_spans
from lastcard.lab.simulation_plan import SimulationPlan
from lastcard.lab.statistics.game_statistics import GameStatistics
from lastcard.lab.statistics.totals import Totals
from lastcard.lab.workers.worker_pool import WorkerPool

TRACED = 5
"""The number of games that are played again to count clauses."""


class Unlawful(RuntimeError):
    """The rules break a law of the contract, so a simulation would mean nothing."""


def check_laws(plan: SimulationPlan, deals: int) -> int:
    """Check the laws on the first deals of a plan by random play; return the number of deals checked."""
    tried = min(deals, plan.deals())
    for deal in range(tried):
        try:
            check(plan.rules(), plan.seed_of(deal))
        except Broken as broken:
            raise Unlawful(f"{plan.game} breaks a law in deal {plan.seed_of(deal)}: {broken}") from broken
    return tried


def run_and_save(
    plan: SimulationPlan, workers: WorkerPool, folder: RunFolder, laws: int, progress: Callable[[int], None]
) -> Totals:
    """Play the missing deals, then write rows, report and summary."""
    folder.open()
    lawful = check_laws(plan, laws)
    begun = time.perf_counter()
    orders = len(plan.orders())
    done = sum(span.last - span.first for span in folder.kept()) * orders
    progress(done)
    for part in play_spans(plan, workers, folder.missing(), kept=True):
        folder.put(part)
        done += part.totals.games
        progress(done)
    statistics = GameStatistics()
    for rows in folder.by_deal():
        statistics.add(rows)
    statistics.totals.seconds = time.perf_counter() - begun
    traced = trace(plan)
    folder.finish(page(plan, statistics, lawful, traced), summary(plan, statistics.totals))
    return statistics.totals


def trace(plan: SimulationPlan) -> ClauseCounts:
    """Play the first deals again and count clauses; not for a series."""
    deals = 0 if plan.series else min(TRACED, plan.deals())
    rules, names = plan.rules(), plan.orders()[0]
    records = [rerun(rules, names, plan.seed_of(deal), plan.patience)[0] for deal in range(deals)]
    return ClauseCounts(deals, applied([record.text() for record in records]) if records else Counter())


def summary(plan: SimulationPlan, totals: Totals) -> dict[str, object]:
    """The result of a simulation as one object."""
    return {
        "game": plan.game,
        "options": plan.options,
        "series": plan.series,
        "bots": plan.bots,
        "seats": plan.seats,
        "seed": plan.seed,
        "deals": plan.deals(),
        "games": totals.games,
        "moves": totals.moves,
        "seconds": round(totals.seconds, 6),
        "moves_per_second": round(totals.moves / totals.seconds) if totals.seconds else 0,
        "compiled": lastcard.is_compiled(),
        "wins": totals.wins,
        "shared": totals.shared,
        "points": totals.points,
        "by_bot": {name: shares(totals, name) for name in totals.bots},
        "faults": totals.faults,
        "version": lastcard.version,
    }


def shares(totals: Totals, name: str) -> dict[str, float]:
    """The share of wins of a bot, with its interval."""
    low, high = totals.bots[name].interval()
    return {"share": round(totals.bots[name].share(), 6), "low": round(low, 6), "high": round(high, 6)}
