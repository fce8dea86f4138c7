"""`lastcard simulate`: plays many games between bots, counts them, and saves them if asked."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

import lastcard
from lastcard.bots import BOTS
from lastcard.cli.arguments import (
    CommandError,
    Options,
    SeriesWord,
    check_range,
    game_named,
    read_options,
    tournament_of,
)
from lastcard.cli.progress import progress_bar
from lastcard.cli.result_tables import print_totals
from lastcard.lab.run_folder import NoParquet, OtherPlan, RunFolder
from lastcard.lab.saved_run import Unlawful, check_laws, run_and_save, summary
from lastcard.lab.simulation import run_simulation
from lastcard.lab.simulation_plan import MOST_GAMES, SimulationPlan
from lastcard.lab.statistics.totals import Totals
from lastcard.lab.supervised_bot import PATIENCE
from lastcard.lab.workers import workers_for
from lastcard.lab.workers.process_pool import LostWorkers
from lastcard.lab.workers.ray_pool import NoCluster
from lastcard.lab.workers.worker_pool import WorkerPool
from lastcard.shelf import find_game

MOST_JOBS = 256
TRIED = 3
"""The deals on which the laws are checked by default if the simulation is saved."""

REFUSED = (NoCluster, LostWorkers, OtherPlan, NoParquet, Unlawful)
"""Errors of the lab that are printed in one sentence."""

Jobs = Annotated[int, Parameter(help="How many processes; 0 for one a core; 1 if not said.")]
Ray = Annotated[
    str | None,
    Parameter(help="Play on the Ray cluster at this address; `local` starts one on this machine."),
]
Patience = Annotated[
    float, Parameter(help="Seconds a bot has for a move; later its default move is made; 10 if not said.")
]


def simulate(
    game: str,
    bots: str = BOTS[0].name,
    /,
    *,
    seats: int | None = None,
    games: int = 1000,
    seed: int = 1,
    jobs: Jobs = 1,
    option: Options = None,
    series: SeriesWord = None,
    fixed: bool = False,
    patience: Patience = PATIENCE,
    out: Path | None = None,
    rows: Literal["csv", "parquet"] = "csv",
    laws: int | None = None,
    ray: Ray = None,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Play many games between bots and count who wins.

    If the bots differ, every deal is played in each rotation of the seats. With --out the games are kept, and
    a report is written; the same command again goes on where it was broken off.

    Parameters
    ----------
    game
        Which game.
    bots
        One bot for all seats, or one each, separated by commas; dice if not said. @module.Name is your own.
    seats
        How many play; as many as bots are named, or as few as it takes.
    games
        How many games, or series if --series is given; 1000 if not said.
    seed
        Which deals: the same seed gives the same games, on any number of processes; 1 if not said.
    fixed
        Leave everybody in their seats.
    out
        Keep the games in this folder, with a row each and a report.
    rows
        How rows are written: csv, or parquet.
    laws
        Try the laws of the contract on so many deals first; 3 with --out, else 0.
    as_json
        Print one JSON object instead of a table.
    """
    plan = plan_of(game, bots, seats, games, seed, option, series, fixed, patience)
    check_range("jobs", jobs, 0, MOST_JOBS)
    check_range("laws", laws or 0, 0, 10_000)
    with refusing():
        folder = None if out is None else RunFolder(out, plan, rows)
        if folder is not None and folder.is_finished():
            folder.open()
            print((folder.path / "summary.json").read_text("utf-8") if as_json else finished(folder))
            return
        with workers_for(jobs or os.cpu_count() or 1, ray) as workers:
            totals = played(plan, workers, folder, (TRIED if out else 0) if laws is None else laws, as_json)
    show(plan, totals, folder, as_json)


def show(plan: SimulationPlan, totals: Totals, folder: RunFolder | None, as_json: bool) -> None:
    """Print tables, or one JSON object."""
    if as_json:
        print(json.dumps(summary(plan, totals)))
        return
    print_totals(plan, totals)
    if folder is not None:
        print(finished(folder))


def plan_of(
    game: str,
    bots: str,
    seats: int | None,
    games: int,
    seed: int,
    option: list[str] | None,
    series: str | None,
    fixed: bool,
    patience: float,
) -> SimulationPlan:
    """The plan that was asked for, if it can be played."""
    game = game_named(game)
    check_range("games", games, 1, MOST_GAMES)
    if not 0 < patience <= 3600:
        raise CommandError(f"patience must be a number of seconds up to 3600, not {patience:g}")
    if seats is not None:
        check_range("seats", seats, 1, find_game(game).most)
    count = seats or (bots.count(",") + 1 if "," in bots else find_game(game).fewest)
    chosen = read_options(option)
    rules = lastcard.rules(game, count, **chosen)
    tournament = "" if series is None else tournament_of(rules, series).text()
    plan = SimulationPlan(game, count, bots, games, seed, chosen, tournament, fixed, patience)
    plan.check()
    return plan


@contextmanager
def refusing() -> Iterator[None]:
    """Turn an error of the lab into one sentence."""
    try:
        yield
    except REFUSED as error:
        raise CommandError(str(error)) from error
    except OSError as error:
        raise CommandError(f"{error.filename} cannot be written: {error.strerror}") from error


def played(
    plan: SimulationPlan, workers: WorkerPool, folder: RunFolder | None, laws: int, quiet: bool
) -> Totals:
    """Play the plan behind a progress bar."""
    with progress_bar(plan.game, plan.total(), quiet) as progress:
        if folder is not None:
            return run_and_save(plan, workers, folder, laws, progress)
        if laws:
            check_laws(plan, laws)
        return run_simulation(plan, workers, progress)


def finished(folder: RunFolder) -> str:
    """Say where the report and the rows are."""
    return f"The report is {folder.path / 'report.html'}, the rows are {folder.path / f'rows.{folder.form}'}."
