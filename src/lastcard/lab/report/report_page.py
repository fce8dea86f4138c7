"""The HTML page about a simulation: plan, version, seeds, charts, and commands that show its games."""

from __future__ import annotations

import json
import shlex
from collections import Counter
from html import escape

import lastcard
from lastcard.lab.report.charts import Bar, bars, histogram
from lastcard.lab.report.clause_counts import ClauseCounts
from lastcard.lab.report.labels import card_label, clause_label, game_label, sentence_label
from lastcard.lab.simulation_plan import GameRow, SimulationPlan
from lastcard.lab.statistics.game_statistics import CardWorth, GameStatistics
from lastcard.lab.statistics.win_share import WinShare

MOST_CARDS = 16
"""The number of best cards and of worst cards in the chart."""
MOST_TOLD = 40

STYLE = """
:root {
  color-scheme: light dark;
  --ink: #1d2733; --soft: #6b7785; --page: #fbfaf7; --bar: #4c7fa8; --mark: #b4552d;
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #e7e5df; --soft: #99a3ad; --page: #171b20; --bar: #5d93bf; --mark: #e0895f; }
}
body {
  font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page);
  max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
}
h1 { font-size: 1.7rem; margin-bottom: 0; }
h2 { font-size: 1.2rem; margin-top: 2.2rem; }
p.soft, figcaption { color: var(--soft); font-size: .9rem; }
figure { margin: 0; overflow-x: auto; }
svg { width: 100%; min-width: 34rem; height: auto; font: 12px system-ui, sans-serif; }
svg text { fill: var(--ink); }
svg .note, svg .tick { fill: var(--soft); }
.name { text-anchor: end; }
.tick { text-anchor: middle; }
.bar { fill: var(--bar); }
.whisker { stroke: var(--ink); stroke-width: 1.5; }
.axis { stroke: var(--soft); }
.mark { stroke: var(--mark); stroke-width: 1.5; stroke-dasharray: 4 3; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .15rem 1rem .15rem 0; }
code, pre { font: .85rem/1.4 ui-monospace, monospace; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
"""


def page(plan: SimulationPlan, statistics: GameStatistics, lawful: int, traced: ClauseCounts) -> str:
    """The whole report."""
    title = f"{game_label(plan.game)}: {statistics.totals.games:,} {'series' if plan.series else 'games'}"
    sections = [
        head(plan, statistics, lawful),
        who_won(plan, statistics),
        seats(plan, statistics),
        lengths(statistics),
        cards(statistics.worths()),
        endings(plan, statistics),
        clauses(plan, traced),
        told(statistics),
        faults(statistics),
        watch(plan, statistics),
    ]
    return (
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>{STYLE}</style>\n'
        f"<h1>{escape(title)}</h1>\n" + "\n".join(section for section in sections if section) + "\n</html>\n"
    )


def head(plan: SimulationPlan, statistics: GameStatistics, lawful: int) -> str:
    """The plan, the version and the seeds."""
    totals = statistics.totals
    last = plan.seed_of(plan.deals() - 1)
    build = "compiled" if lastcard.is_compiled() else "pure Python"
    laws = f" The laws of the contract held in the first {lawful} deals." if lawful else ""
    return (
        f'<p class="soft">lastcard {lastcard.version} ({build}), {escape(plan.game)} rules version '
        f"{plan.rules().version}, {totals.moves:,} moves. Deals {plan.seed_of(0)} to {last}.{laws}</p>\n"
        f"<pre>{escape(command(plan))}</pre>\n"
        "<details><summary>The plan</summary>"
        f"<pre>{escape(json.dumps(plan.data(), indent=1))}</pre></details>"
    )


def command(plan: SimulationPlan) -> str:
    """The command line that plays this plan."""
    words = ["lastcard", "simulate", plan.game, plan.bots, "--seats", str(plan.seats)]
    words += ["--games", str(plan.games), "--seed", str(plan.seed), *option_words(plan)]
    words += ["--fixed"] if plan.fixed else []
    return shlex.join(words)


def option_words(plan: SimulationPlan) -> list[str]:
    """The house rules as they are written on the command line."""
    return [word for name, value in plan.options.items() for word in ("-o", f"{name}={value}")]


def percent(win_share: WinShare) -> str:
    """A share with its margin: `52.3 % ± 0.8`."""
    low, high = win_share.interval()
    return f"{win_share.share():.1%} ± {(high - low) / 2 * 100:.1f}"


def bar_of(name: str, win_share: WinShare) -> Bar:
    """A share as a bar."""
    low, high = win_share.interval()
    return Bar(name, win_share.share(), low, high, percent(win_share))


def who_won(plan: SimulationPlan, statistics: GameStatistics) -> str:
    """The share of wins of each bot, if there are several."""
    found = statistics.totals.bots
    if len(found) < 2:
        return ""
    drawn = bars(
        [bar_of(name, win_share) for name, win_share in found.items()], 1 / plan.seats, "wins by bot"
    )
    words = "Share of wins a seat; a shared win is shared. Intervals of 95 %, clustered by deal. "
    return section("Who wins", drawn, words + "The line is the fair share.")


def seats(plan: SimulationPlan, statistics: GameStatistics) -> str:
    """The advantage of a seat."""
    found = [bar_of(f"seat {seat}", win_share) for seat, win_share in enumerate(statistics.totals.seats)]
    words = "Share of wins by seat, in order of play."
    return section("Where to sit", bars(found, 1 / plan.seats, "wins by seat"), words)


def lengths(statistics: GameStatistics) -> str:
    """How long games are."""
    totals = statistics.totals
    ordered = sorted(statistics.lengths.elements()) if sum(statistics.lengths.values()) < 1_000_000 else []
    middle = ordered[len(ordered) // 2] if ordered else round(totals.moves / totals.games)
    words = f"Moves a game: {totals.moves / totals.games:.1f} on average, {middle} in the middle, "
    words += f"{min(statistics.lengths)} to {max(statistics.lengths)}."
    return section("How long it takes", histogram(statistics.lengths, "moves a game"), words)


def cards(worths: list[CardWorth]) -> str:
    """What each card is worth in the first hand."""
    if not worths:
        return ""
    shown = worths if len(worths) <= 2 * MOST_CARDS else [*worths[:MOST_CARDS], *worths[-MOST_CARDS:]]
    found = [
        Bar(
            card_label(worth.card),
            worth.gain,
            worth.gain - worth.margin,
            worth.gain + worth.margin,
            f"{worth.gain * 100:+.1f} ± {worth.margin * 100:.1f}",
        )
        for worth in shown
    ]
    words = "How many points of a hundred more often one wins who is dealt the card than who is not. "
    words += f"{len(shown)} of {len(worths)} cards." if len(shown) < len(worths) else ""
    return section("What a card is worth", bars(found, 0.0, "worth of cards"), words)


def endings(plan: SimulationPlan, statistics: GameStatistics) -> str:
    """Which clause decided."""
    named = Counter({clause_label(plan.game, clause): times for clause, times in statistics.clauses.items()})
    return section("Which clause ended it", counted(named, statistics.totals.games), "Of all games.")


def clauses(plan: SimulationPlan, traced: ClauseCounts) -> str:
    """How often each clause was applied, in the games that were traced."""
    if not traced.clauses:
        return ""
    rows = "".join(
        f"<tr><td>{escape(clause_label(plan.game, clause))}<td>{times / traced.games:.1f}"
        for clause, times in sorted(traced.clauses.items())
    )
    words = f"How often the line beside which it is cited ran, in the first {traced.games} deals."
    body = f"<details><summary>{len(traced.clauses)} clauses</summary><table>"
    body += f"<tr><th>clause<th>times a game{rows}</table></details>"
    return section("How often each clause was applied", body, words)


def told(statistics: GameStatistics) -> str:
    """How often each sentence was told at the table."""
    if not statistics.told:
        return ""
    games = statistics.totals.games
    rows = "".join(
        f'<tr><td title="{escape(key)}">{escape(sentence_label(key))}<td>{times / games:.3f}<td>'
        f"{statistics.told_in[key] / games:.1%}"
        for key, times in statistics.told.most_common(MOST_TOLD)
    )
    body = f"<table><tr><th>told<th>times a game<th>games with it{rows}</table>"
    return section("How often each thing happened", body, "By what the table is told when it does.")


def counted(found: Counter[str], games: int) -> str:
    """A table of shares."""
    rows = "".join(
        f"<tr><td>{escape(name)}<td>{times:,}<td>{times / games:.1%}" for name, times in found.most_common()
    )
    return f"<table>{rows}</table>"


def faults(statistics: GameStatistics) -> str:
    """What bots did wrong."""
    found = Counter(statistics.totals.faults)
    if not found:
        return "<h2>Faults</h2><p>None: no bot raised, hung, answered illegally or late.</p>"
    return section(
        "Faults",
        counted(found, statistics.totals.games),
        "A default move was made each time; share of games.",
    )


def watch(plan: SimulationPlan, statistics: GameStatistics) -> str:
    """The commands that show some of the games."""
    if plan.series:
        return ""
    rows = [
        f"{what}, {row.moves} moves:\n  {watching(plan, row)}" for what, row in statistics.notable.items()
    ]
    words = "Any row can be watched so, with its seed and bots."
    return section("See for yourself", f"<pre>{escape(chr(10).join(rows))}</pre>", words)


def watching(plan: SimulationPlan, row: GameRow) -> str:
    """The command line that shows a game again."""
    words = ["lastcard", "watch", plan.game, ",".join(row.bots), "--seats", str(plan.seats)]
    return shlex.join([*words, "--seed", str(row.seed), *option_words(plan)])


def section(title: str, body: str, words: str) -> str:
    """A heading, something to look at, and what it shows."""
    return f"<h2>{title}</h2>\n<figure>{body}<figcaption>{words}</figcaption></figure>"
