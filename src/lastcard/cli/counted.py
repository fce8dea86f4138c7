"""What came of a simulation, as tables for people."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

import lastcard
from lastcard.lab.plan import Plan
from lastcard.lab.tally import CERTAIN, Tally


def print_tally(plan: Plan, tally: Tally) -> None:
    """The result of a simulation as tables: by seat, and by bot if they differ."""
    print_speed(plan, tally)
    console = Console(highlight=False)
    console.print(seat_table(plan, tally))
    if len(tally.bots) > 1:
        print()
        console.print(bot_table(plan, tally))
    if tally.shared:
        print(f"Shared wins: {tally.shared}; each sharer's is counted.")
    for fault, times in sorted(tally.faults.items()):
        print(f"Faults: {fault} {times} times; a default move was made.")


def print_speed(plan: Plan, tally: Tally) -> None:
    """How much was played, and how fast."""
    rate = tally.moves / tally.seconds if tally.seconds else 0.0
    build = "compiled" if lastcard.is_compiled() else "pure Python"
    what = "series" if plan.series else "games" if tally.games > 1 else "game"
    print(f"{plan.game}: {tally.games} {what}, {tally.moves} moves, {tally.moves / tally.games:.1f} each")
    print(f"{tally.seconds:.2f} s, {rate:,.0f} moves a second ({build})")


def seat_table(plan: Plan, tally: Tally) -> Table:
    """What each seat won."""
    rotated = len(plan.orders()) > 1
    table = table_of(
        "seat", *(("wins", "share", "±") if rotated else ("bot", "wins", "share")), "points each"
    )
    for seat, name in enumerate(plan.orders()[0]):
        wins, points = str(tally.wins[seat]), f"{tally.points[seat] / tally.games:.2f}"
        share, margin = f"{tally.wins[seat] / tally.games:.1%}", f"{tally.seats[seat].error() * CERTAIN:.1%}"
        table.add_row(str(seat), *((wins, share, margin) if rotated else (name, wins, share)), points)
    return table


def bot_table(plan: Plan, tally: Tally) -> Table:
    """What each bot won a seat, with its interval."""
    table = table_of("bot", "share of wins", "95 % within", "fair")
    for name, cluster in tally.bots.items():
        low, high = cluster.interval()
        table.add_row(name, f"{cluster.share():.1%}", f"{low:.1%} to {high:.1%}", f"{1 / plan.seats:.1%}")
    return table


def table_of(*headings: str) -> Table:
    """A plain table; names to the left, numbers to the right."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    return table
