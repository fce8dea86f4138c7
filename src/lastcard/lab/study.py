"""A simulation that is kept: played, or played on, into a folder with rows and a report."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

import lastcard
from lastcard.engine.laws import Broken, check
from lastcard.lab.clauses import Traced, applied
from lastcard.lab.crew import Crew
from lastcard.lab.digest import Digest
from lastcard.lab.farm import parts
from lastcard.lab.folder import Folder
from lastcard.lab.plan import Plan
from lastcard.lab.replaying import replayed
from lastcard.lab.report import page
from lastcard.lab.tally import Tally

TRACED = 5
"""So many games are played once more to count which clauses are applied."""


class Unlawful(RuntimeError):
    """The rules break a law of the contract: nothing that is counted would mean anything."""


def obey(plan: Plan, deals: int) -> int:
    """Try the laws on the first deals of a plan, by random play; how many were tried."""
    tried = min(deals, plan.deals())
    for deal in range(tried):
        try:
            check(plan.rules(), plan.seed_of(deal))
        except Broken as broken:
            raise Unlawful(f"{plan.game} breaks a law in deal {plan.seed_of(deal)}: {broken}") from broken
    return tried


def study(plan: Plan, crew: Crew, folder: Folder, laws: int, progress: Callable[[int], None]) -> Tally:
    """Play what is missing, then write rows, report and summary."""
    folder.open()
    lawful = obey(plan, laws)
    begun = time.perf_counter()
    orders = len(plan.orders())
    done = sum(span.last - span.first for span in folder.kept()) * orders
    progress(done)
    for part in parts(plan, crew, folder.missing(), kept=True):
        folder.put(part)
        done += part.tally.games
        progress(done)
    digest = Digest()
    for rows in folder.by_deal():
        digest.add(rows)
    digest.tally.seconds = time.perf_counter() - begun
    traced = trace(plan)
    folder.finish(page(plan, digest, lawful, traced), summary(plan, digest.tally))
    return digest.tally


def trace(plan: Plan) -> Traced:
    """Play the first deals once more and count clauses; a series is left out."""
    deals = 0 if plan.series else min(TRACED, plan.deals())
    rules, names = plan.rules(), plan.orders()[0]
    records = [replayed(rules, names, plan.seed_of(deal), plan.patience)[0] for deal in range(deals)]
    return Traced(deals, applied([record.text() for record in records]) if records else Counter())


def summary(plan: Plan, tally: Tally) -> dict[str, object]:
    """The result of a simulation as one object."""
    return {
        "game": plan.game,
        "options": plan.options,
        "series": plan.series,
        "bots": plan.bots,
        "seats": plan.seats,
        "seed": plan.seed,
        "deals": plan.deals(),
        "games": tally.games,
        "moves": tally.moves,
        "seconds": round(tally.seconds, 6),
        "moves_per_second": round(tally.moves / tally.seconds) if tally.seconds else 0,
        "compiled": lastcard.is_compiled(),
        "wins": tally.wins,
        "shared": tally.shared,
        "points": tally.points,
        "by_bot": {name: shares(tally, name) for name in tally.bots},
        "faults": tally.faults,
        "version": lastcard.version,
    }


def shares(tally: Tally, name: str) -> dict[str, float]:
    """What a bot won a game and seat, with its interval."""
    low, high = tally.bots[name].interval()
    return {"share": round(tally.bots[name].share(), 6), "low": round(low, 6), "high": round(high, 6)}
