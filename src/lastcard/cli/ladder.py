"""`lastcard ladder`: tests each level against the one below it, and rates all levels."""

from __future__ import annotations

import json
import os
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

import lastcard
from lastcard.bots import levels_for
from lastcard.bots.game_bots import SLOWER
from lastcard.cli.arguments import CommandError, Options, check_range, game_named
from lastcard.cli.progress import progress_bar
from lastcard.cli.result_tables import table_of
from lastcard.cli.simulate import MOST_JOBS, Jobs, Patience, Ray, plan_of, refusing
from lastcard.lab.level_ladder import LadderPlan, LadderStep, Rating, rated, take_step
from lastcard.lab.seat_orders import bot_named
from lastcard.lab.statistics.sequential_test import STRONGER
from lastcard.lab.supervised_bot import PATIENCE
from lastcard.lab.workers import workers_for
from lastcard.lab.workers.worker_pool import WorkerPool


def ladder(
    game: str,
    bots: str | None = None,
    /,
    *,
    seats: int | None = None,
    deals: int = 1000,
    gain: float = 0.03,
    rate: int = 10,
    seed: int = 1,
    jobs: Jobs = 1,
    option: Options = None,
    patience: Patience = PATIENCE,
    ray: Ray = None,
    gate: bool = False,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Test each level of play against the one below it, and rate them all.

    One of the upper level sits among the lower one, every deal is played from every seat, and a sequential
    test ends the match as soon as it is certain.

    Parameters
    ----------
    game
        Which game.
    bots
        The levels from below, separated by commas; the whole ladder of this game if not said.
    seats
        How many play; as few as it takes if not said.
    deals
        At most so many deals a step; 1000 if not said.
    gain
        By how much the share of wins must be above the fair one to count as stronger; 0.03 if not said.
    rate
        So many deals for the ratings, played by each choice of levels at a table; 10 if not said, 0 for none.
    seed
        Which deals; 1 if not said.
    gate
        Leave with exit code 1 unless every level is stronger than the one below.
    as_json
        Print one JSON object instead of tables.
    """
    game = game_named(game)
    check_range("deals", deals, 1, 1_000_000)
    check_range("rate", rate, 0, 100_000)
    check_range("jobs", jobs, 0, MOST_JOBS)
    levels = [bot.name for bot in levels_for(game)] if bots is None else bots.split(",")
    ladder_plan = ladder_plan_of(game, levels, seats, deals, gain, seed, option, patience)
    with refusing(), workers_for(jobs or os.cpu_count() or 1, ray) as workers:
        steps = all_steps(ladder_plan, workers, as_json)
        ratings = all_rated(ladder_plan, rate, workers, as_json)
    show(ladder_plan, steps, ratings, as_json)
    if gate and any(step.verdict != STRONGER for step in steps):
        raise SystemExit(1)


def all_steps(ladder_plan: LadderPlan, workers: WorkerPool, quiet: bool) -> list[LadderStep]:
    """Play all steps from the lowest, each behind a progress bar."""
    steps = []
    for above, below in ladder_plan.pairs():
        with progress_bar(f"{above} against {below}", ladder_plan.plan.games, quiet) as progress:
            steps.append(take_step(ladder_plan, above, below, workers, progress))
    return steps


def all_rated(ladder_plan: LadderPlan, deals: int, workers: WorkerPool, quiet: bool) -> list[Rating]:
    """The ratings, if they are asked for and there are enough levels for a table."""
    if deals == 0 or len(ladder_plan.levels) < ladder_plan.plan.seats:
        return []
    total = sum(plan.total() for plan in ladder_plan.mixed(deals))
    with progress_bar("ratings", total, quiet) as progress:
        return rated(ladder_plan, deals, workers, progress)


def ladder_plan_of(
    game: str,
    levels: list[str],
    seats: int | None,
    deals: int,
    gain: float,
    seed: int,
    option: list[str] | None,
    patience: float,
) -> LadderPlan:
    """The plan of the ladder that was asked for, if it can be played."""
    if not 0 < gain < 1:
        raise CommandError(f"gain must be a share between 0 and 1, not {gain:g}")
    if len(set(levels)) != len(levels) or len(levels) < 2:
        raise CommandError("a ladder has at least two levels, each named once")
    for name in levels:
        bot_named(name)
    plan = plan_of(game, levels[0], seats, deals, seed, option, None, False, patience)
    return LadderPlan(plan, levels, gain)


def show(ladder_plan: LadderPlan, steps: list[LadderStep], ratings: list[Rating], as_json: bool) -> None:
    """Print tables, or one JSON object."""
    if as_json:
        print(json.dumps(summary(ladder_plan, steps, ratings)))
        return
    console = Console(highlight=False)
    plan = ladder_plan.plan
    print(f"{plan.game}, {plan.seats} seats; the fair share is {1 / plan.seats:.1%}")
    console.print(step_table(steps))
    if ratings:
        print()
        console.print(rating_table(ratings))
        print("Ratings are openskill's: everybody starts at 25, and ± is one standard deviation.")
    if not lastcard.is_compiled():
        print(f"In pure Python those who search think {SLOWER} times less than compiled: compile to compare.")


def summary(ladder_plan: LadderPlan, steps: list[LadderStep], ratings: list[Rating]) -> dict[str, object]:
    """The ladder as one object."""
    return {
        "game": ladder_plan.plan.game,
        "options": ladder_plan.plan.options,
        "seats": ladder_plan.plan.seats,
        "seed": ladder_plan.plan.seed,
        "gain": ladder_plan.gain,
        "steps": [step.data() for step in steps],
        "ratings": [
            {"name": each.name, "mu": round(each.mu, 3), "sigma": round(each.sigma, 3), "games": each.games}
            for each in ratings
        ],
        "compiled": lastcard.is_compiled(),
        "version": lastcard.version,
    }


def step_table(steps: list[LadderStep]) -> Table:
    """A table with a row for each step, the lowest first."""
    table = table_of("bot", "against", "wins", "95 % within", "deals", "verdict")
    for step in steps:
        low, high = step.won.interval()
        within = f"{low:.1%} to {high:.1%}"
        verdict = step.verdict + (f", {step.faults} faults" if step.faults else "")
        table.add_row(step.above, step.below, f"{step.won.share():.1%}", within, str(step.deals), verdict)
    return table


def rating_table(ratings: list[Rating]) -> Table:
    """A table with a row for each level, the best first."""
    table = table_of("bot", "rating", "±", "games")
    for each in ratings:
        table.add_row(each.name, f"{each.mu:.1f}", f"{each.sigma:.1f}", str(each.games))
    return table
