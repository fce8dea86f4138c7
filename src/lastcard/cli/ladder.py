"""`lastcard ladder`: is every level stronger than the one below, and by how much?"""

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
from lastcard.cli.asked import CommandError, Options, check_range
from lastcard.cli.counted import table_of
from lastcard.cli.progress import progress_bar
from lastcard.cli.simulate import MOST_JOBS, Jobs, Patience, Ray, plan_of, refusing
from lastcard.games import find_game
from lastcard.lab.crew import Crew, crew_of
from lastcard.lab.guard import PATIENCE
from lastcard.lab.ladder import Climb, Rating, Step, rated, take_step
from lastcard.lab.lineup import bot_named
from lastcard.lab.sprt import STRONGER


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
    check_range("deals", deals, 1, 1_000_000)
    check_range("rate", rate, 0, 100_000)
    check_range("jobs", jobs, 0, MOST_JOBS)
    levels = [bot.name for bot in levels_for(find_game(game).name)] if bots is None else bots.split(",")
    climb = climb_of(game, levels, seats, deals, gain, seed, option, patience)
    with refusing(), crew_of(jobs or os.cpu_count() or 1, ray) as crew:
        steps = climbed(climb, crew, as_json)
        ratings = all_rated(climb, rate, crew, as_json)
    show(climb, steps, ratings, as_json)
    if gate and any(step.verdict != STRONGER for step in steps):
        raise SystemExit(1)


def climbed(climb: Climb, crew: Crew, quiet: bool) -> list[Step]:
    """All steps from below, each behind a progress bar."""
    steps = []
    for above, below in climb.pairs():
        with progress_bar(f"{above} against {below}", climb.plan.games, quiet) as progress:
            steps.append(take_step(climb, above, below, crew, progress))
    return steps


def all_rated(climb: Climb, deals: int, crew: Crew, quiet: bool) -> list[Rating]:
    """The ratings, if there are levels enough for a table and anybody wants them."""
    if deals == 0 or len(climb.levels) < climb.plan.seats:
        return []
    total = sum(plan.total() for plan in climb.mixed(deals))
    with progress_bar("ratings", total, quiet) as progress:
        return rated(climb, deals, crew, progress)


def climb_of(
    game: str,
    levels: list[str],
    seats: int | None,
    deals: int,
    gain: float,
    seed: int,
    option: list[str] | None,
    patience: float,
) -> Climb:
    """What is to be climbed, if it can be."""
    if not 0 < gain < 1:
        raise CommandError(f"gain must be a share between 0 and 1, not {gain:g}")
    if len(set(levels)) != len(levels) or len(levels) < 2:
        raise CommandError("a ladder has at least two levels, each named once")
    for name in levels:
        bot_named(name)
    plan = plan_of(game, levels[0], seats, deals, seed, option, None, False, patience)
    return Climb(plan, levels, gain)


def show(climb: Climb, steps: list[Step], ratings: list[Rating], as_json: bool) -> None:
    """Tables for people, one object for programs."""
    if as_json:
        print(json.dumps(summary(climb, steps, ratings)))
        return
    console = Console(highlight=False)
    print(f"{climb.plan.game}, {climb.plan.seats} seats; the fair share is {1 / climb.plan.seats:.1%}")
    console.print(step_table(steps))
    if ratings:
        print()
        console.print(rating_table(ratings))
        print("Ratings are openskill's: everybody starts at 25, and ± is one standard deviation.")
    if not lastcard.is_compiled():
        print(f"In pure Python those who search think {SLOWER} times less than compiled: compile to compare.")


def summary(climb: Climb, steps: list[Step], ratings: list[Rating]) -> dict[str, object]:
    """The ladder as one object."""
    return {
        "game": climb.plan.game,
        "options": climb.plan.options,
        "seats": climb.plan.seats,
        "seed": climb.plan.seed,
        "gain": climb.gain,
        "steps": [step.data() for step in steps],
        "ratings": [
            {"name": each.name, "mu": round(each.mu, 3), "sigma": round(each.sigma, 3), "games": each.games}
            for each in ratings
        ],
        "compiled": lastcard.is_compiled(),
        "version": lastcard.version,
    }


def step_table(steps: list[Step]) -> Table:
    """A row a step, from below."""
    table = table_of("bot", "against", "wins", "95 % within", "deals", "verdict")
    for step in steps:
        low, high = step.won.interval()
        within = f"{low:.1%} to {high:.1%}"
        verdict = step.verdict + (f", {step.faults} faults" if step.faults else "")
        table.add_row(step.above, step.below, f"{step.won.share():.1%}", within, str(step.deals), verdict)
    return table


def rating_table(ratings: list[Rating]) -> Table:
    """A row a level, the best first."""
    table = table_of("bot", "rating", "±", "games")
    for each in ratings:
        table.add_row(each.name, f"{each.mu:.1f}", f"{each.sigma:.1f}", str(each.games))
    return table
