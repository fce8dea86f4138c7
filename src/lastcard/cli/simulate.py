"""`lastcard simulate`: many games between bots, counted."""

from __future__ import annotations

import json
import os
import sys
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import lastcard
from lastcard.bots import bots_for
from lastcard.cli.asked import CommandError, Options, SeriesWord, read_options, tournament_of
from lastcard.games import find_game
from lastcard.lab import farm

MOST_JOBS = 256


def simulate(
    game: str,
    bots: str = "random",
    /,
    *,
    seats: int | None = None,
    games: int = 1000,
    seed: int = 1,
    jobs: int = 1,
    option: Options = None,
    series: SeriesWord = None,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Play many games between bots and count who wins.

    Parameters
    ----------
    game
        Which game.
    bots
        One bot for all seats, or one each, separated by commas; random if not said.
    seats
        How many play; as many as bots are named, or as few as it takes.
    games
        How many games, or series if --series is given; 1000 if not said.
    seed
        Which deals: the same seed gives the same games, on any number of processes; 1 if not said.
    jobs
        How many processes; 0 for one a core; 1 if not said.
    as_json
        Print one JSON object instead of a table.
    """
    check_range("games", games, 1, farm.MOST_GAMES)
    check_range("jobs", jobs, 0, MOST_JOBS)
    if seats is not None:
        check_range("seats", seats, 1, find_game(game).most)
    count = seats or (bots.count(",") + 1 if "," in bots else find_game(game).fewest)
    chosen = read_options(option)
    rules = lastcard.rules(game, count, **chosen)
    played = "" if series is None else tournament_of(rules, series).text()
    plan = farm.Plan(game, count, bots, games, seed, chosen, played)
    plan.check()
    tally = run_with_progress(plan, jobs or os.cpu_count() or 1, quiet=as_json)
    if as_json:
        print(json.dumps(summary(plan, tally)))
    else:
        print_tally(plan, tally)


def check_range(name: str, value: int, least: int, most: int) -> None:
    """A number that must lie within bounds."""
    if not least <= value <= most:
        raise CommandError(f"{name} must be a whole number from {least} to {most}, not {value}")


def run_with_progress(plan: farm.Plan, jobs: int, quiet: bool) -> farm.Tally:
    """Play the plan behind a progress bar on standard error, if somebody can see it."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    unseen = quiet or not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=unseen) as progress:
        task = progress.add_task(plan.game, total=plan.games)
        return farm.run(plan, jobs, lambda done: progress.update(task, completed=done))


def summary(plan: farm.Plan, tally: farm.Tally) -> dict[str, object]:
    """The result of a simulation as one object."""
    return {
        "game": plan.game,
        "options": plan.options,
        "series": plan.series,
        "bots": plan.bots,
        "seats": plan.seats,
        "seed": plan.seed,
        "games": tally.games,
        "moves": tally.moves,
        "seconds": round(tally.seconds, 6),
        "moves_per_second": round(tally.moves / tally.seconds) if tally.seconds else 0,
        "compiled": lastcard.is_compiled(),
        "wins": tally.wins,
        "shared": tally.shared,
        "points": tally.points,
        "version": lastcard.version,
    }


def print_tally(plan: farm.Plan, tally: farm.Tally) -> None:
    """The result of a simulation as a table."""
    rate = tally.moves / tally.seconds if tally.seconds else 0.0
    build = "compiled" if lastcard.is_compiled() else "pure Python"
    what = "series" if plan.series else "games" if tally.games > 1 else "game"
    print(f"{plan.game}: {tally.games} {what}, {tally.moves} moves, {tally.moves / tally.games:.1f} each")
    print(f"{tally.seconds:.2f} s, {rate:,.0f} moves a second ({build})")
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("seat", "bot", "wins", "share", "points each"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for seat, bot in enumerate(bots_for(plan.bots, plan.seats)):
        wins, points = tally.wins[seat], tally.points[seat] / tally.games
        table.add_row(str(seat), bot.name, str(wins), f"{wins / tally.games:.1%}", f"{points:.2f}")
    Console(highlight=False).print(table)
    if tally.shared:
        print(f"Shared wins: {tally.shared}; each sharer's is counted.")
