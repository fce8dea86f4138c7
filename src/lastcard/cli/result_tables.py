"""The results of a simulation as tables."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

import lastcard
from lastcard.lab.simulation_plan import SimulationPlan
from lastcard.lab.statistics.totals import Totals
from lastcard.lab.statistics.win_share import Z_SCORE


def print_totals(plan: SimulationPlan, totals: Totals) -> None:
    """Print the results by seat, and by bot if there are several."""
    print_speed(plan, totals)
    console = Console(highlight=False)
    console.print(seat_table(plan, totals))
    if len(totals.bots) > 1:
        print()
        console.print(bot_table(plan, totals))
    if totals.shared:
        print(f"Shared wins: {totals.shared}; each sharer's is counted.")
    for fault, times in sorted(totals.faults.items()):
        print(f"Faults: {fault} {times} times; a default move was made.")


def print_speed(plan: SimulationPlan, totals: Totals) -> None:
    """Print the number of games and moves, and the speed."""
    rate = totals.moves / totals.seconds if totals.seconds else 0.0
    build = "compiled" if lastcard.is_compiled() else "pure Python"
    what = "series" if plan.series else "games" if totals.games > 1 else "game"
    print(f"{plan.game}: {totals.games} {what}, {totals.moves} moves, {totals.moves / totals.games:.1f} each")
    print(f"{totals.seconds:.2f} s, {rate:,.0f} moves a second ({build})")


def seat_table(plan: SimulationPlan, totals: Totals) -> Table:
    """What each seat won."""
    rotated = len(plan.orders()) > 1
    table = table_of(
        "seat", *(("wins", "share", "±") if rotated else ("bot", "wins", "share")), "points each"
    )
    for seat, name in enumerate(plan.orders()[0]):
        wins, points = str(totals.wins[seat]), f"{totals.points[seat] / totals.games:.2f}"
        share, margin = (
            f"{totals.wins[seat] / totals.games:.1%}",
            f"{totals.seats[seat].error() * Z_SCORE:.1%}",
        )
        table.add_row(str(seat), *((wins, share, margin) if rotated else (name, wins, share)), points)
    return table


def bot_table(plan: SimulationPlan, totals: Totals) -> Table:
    """What each bot won a seat, with its interval."""
    table = table_of("bot", "share of wins", "95 % within", "fair")
    for name, win_share in totals.bots.items():
        low, high = win_share.interval()
        table.add_row(name, f"{win_share.share():.1%}", f"{low:.1%} to {high:.1%}", f"{1 / plan.seats:.1%}")
    return table


def table_of(*headings: str) -> Table:
    """A plain table; names are left-aligned, numbers right-aligned."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    return table
