"""The command line: `lastcard games`, `play`, `replay`, `rules`, `simulate`."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import lastcard
from lastcard import rulebook
from lastcard.bots import UnknownBot, bots_for
from lastcard.bots.bot import Bot
from lastcard.engine.contract import Event
from lastcard.engine.rng import read_seed
from lastcard.engine.series import is_series
from lastcard.games import find_game
from lastcard.lab import farm
from lastcard.terminal.evening import Evening
from lastcard.terminal.line import words_of
from lastcard.words import LANGUAGES, sentences

NAMES = ("Ada", "Bo", "Cy", "Di", "Eli", "Flo", "Gus", "Hal")

app = App(
    name="lastcard",
    help="An open card table for quick minds.",
    version=lambda: (
        f"lastcard {lastcard.version} ({'compiled' if lastcard.is_compiled() else 'pure Python'})"
    ),
)

Options = Annotated[list[str] | None, Parameter(name=["--option", "-o"], negative="")]


class CommandError(Exception):
    """Something that was asked for and cannot be done, in one sentence."""


def main() -> None:
    """Run a command; what cannot be done is told in one sentence, with exit code 2."""
    expected = (
        CommandError,
        lastcard.UnknownGame,
        lastcard.BadOption,
        lastcard.BadRecord,
        lastcard.BadSeed,
        UnknownBot,
    )
    try:
        app(exit_on_error=False, print_error=False)
    except (*expected, CycloptsError) as error:
        print(f"lastcard: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


def language_of(wanted: str) -> str:
    """The language asked for, or that of the environment, or English."""
    choice = wanted or os.environ.get("LASTCARD_LANGUAGE") or os.environ.get("LANG", "en")
    short = choice[:2].lower()
    if wanted and short not in LANGUAGES:
        raise CommandError(f"there is no language {wanted!r}; there are: {', '.join(LANGUAGES)}")
    return short if short in LANGUAGES else "en"


def read_options(options: list[str] | None) -> dict[str, object]:
    """`name=value` for each option."""
    values: dict[str, object] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals:
            raise CommandError(f"an option is written name=value, not {option!r}")
        values[name] = value
    return values


@app.command
def games(*, language: str = "") -> None:
    """The games on the shelf: how many play, and what may be chosen."""
    known = sentences(language_of(language))
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("game", "players", "", "options"):
        table.add_column(heading, no_wrap=heading != "options")
    for game in lastcard.GAMES:
        players = str(game.fewest) if game.fewest == game.most else f"{game.fewest}–{game.most}"
        options = "  ".join(f"{option.name}={option.allowed()}" for option in game.settings().options)
        table.add_row(game.name, players, known[f"{words_of(game.name)}.line"], options)
    Console().print(table)
    build = "compiled" if lastcard.is_compiled() else "pure Python: slower, and just as right"
    print(f"\nThe rules run {build}.")


@app.command
def play(
    game: str = "",
    *,
    seats: int = 0,
    bots: str = "random",
    name: str = "",
    option: Options = None,
    series: str = "",
    seed: str = "",
    record: Path | None = None,
    resume: Path | None = None,
    pace: float = 1.0,
    language: str = "",
) -> None:
    """Play a game in the terminal against bots.

    Parameters
    ----------
    game
        Which game; without it you are asked.
    seats
        How many play, you included; as few as it takes if not said.
    bots
        Who the others are: one bot for all, or one each, separated by commas.
    name
        Your name at the table.
    option
        A house rule, name=value; may be given several times.
    series
        Several games: `tournament` as in the rule book, or a number for the best of so many.
    seed
        Deal by this seed instead of a fresh sealed one.
    record
        Keep the record of the game in this file.
    resume
        Go on with the game or series in this record.
    pace
        How long bots take: 1 as usual, 2 twice as long.
    """
    tongue = language_of(language)
    if resume is not None:
        evening = resumed_evening(resume, bots, tongue, pace)
    else:
        rules = lastcard.rules(game or ask_for_game(tongue), seats, **read_options(option))
        evening = Evening(
            rules,
            names_for(name, rules.seats),
            seated(bots, rules.seats),
            title=find_game(rules.game).title,
            plan=tournament_of(rules, series) if series else None,
            seed=read_seed(seed) if seed else None,
            path=record,
            language=tongue,
            pace=pace,
        )
    try:
        evening.run(sys.stdin)
    except OSError as error:
        raise CommandError(f"the record cannot be kept in {evening.path}: {error.strerror}") from None


def names_for(name: str, seats: int) -> list[str]:
    """The person's name first, then others that differ from it."""
    mine = name or NAMES[0]
    return [mine, *[other for other in NAMES if other != mine]][:seats]


def seated(bots: str, seats: int) -> list[Bot]:
    """A bot for every seat; the one at the person's seat has nothing to do."""
    others = bots_for(bots, seats - 1)
    return [others[0], *others]


def tournament_of(rules: lastcard.Rules, wanted: str) -> lastcard.Tournament:
    """The tournament of the rule book, or the best of n."""
    if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted) <= 99:
        return lastcard.best_of(int(wanted))
    if wanted != "tournament":
        raise CommandError(f"a series is 'tournament' or a number of games from 1 to 99, not {wanted!r}")
    plan = rules.tournament()
    if plan is None:
        raise CommandError(f"the rule book of {rules.game} has no tournament; name a number of games instead")
    return plan


def resumed_evening(path: Path, bots: str, language: str, pace: float) -> Evening:
    """The evening that a record leaves off at."""
    text = read_text(path)
    if is_series(text):
        kept = lastcard.read_series(text, unfinished=True)
        kept.series()
        records, plan = kept.records, kept.plan
    else:
        records, plan = [lastcard.read_record(text, unfinished=True)], None
        records[0].replay()
    first = records[0]
    evening = Evening(
        first.rules,
        first.names,
        seated(bots, first.rules.seats),
        title=find_game(first.rules.game).title,
        plan=plan,
        path=path,
        language=language,
        pace=pace,
    )
    evening.records = records
    return evening


def ask_for_game(language: str) -> str:
    """Let the person choose from the shelf."""
    known = sentences(language)
    print(known["terminal.choose"])
    for number, game in enumerate(lastcard.GAMES, 1):
        print(f"{number:>3}  {game.title}. {known[f'{words_of(game.name)}.line']}")
    for line in sys.stdin:
        answer = line.strip()
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(lastcard.GAMES):
            return lastcard.GAMES[int(answer) - 1].name
        if answer in [game.name for game in lastcard.GAMES]:
            return answer
        print(known["terminal.choose-again"].format(count=len(lastcard.GAMES)))
    raise CommandError("no game was chosen")


@app.command
def replay(file: Path, *, verify: bool = False, shown: str = "", seat: str = "", language: str = "") -> None:
    """Replay a record, move by move.

    Parameters
    ----------
    file
        The record.
    verify
        Check that the deal was the one committed to, every move legal and the end right.
    shown
        With --verify: the commitment that was shown before the deal.
    seat
        See it with the eyes of this seat: a number from 0, or a name. Else all cards are open.
    """
    tongue = language_of(language)
    text = read_text(file)
    if is_series(text):
        kept = lastcard.read_series(text)
        kept.series()
        records = kept.records
    else:
        records = [lastcard.read_record(text)]
    if shown and len(records) > 1:
        raise CommandError("each game of a series has a commitment of its own; --shown is for a single game")
    for record in records:
        record.replay()
        if verify:
            promised = lastcard.verify(record, shown)
            print(
                sentences(tongue)["terminal.verified"].format(commitment=promised, moves=len(record.entries))
            )
        else:
            tell(record, seat_of(record, seat), tongue)


def read_text(path: Path) -> str:
    """What is in a file, or one sentence on why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise CommandError(f"{path} is not a record: it is not text") from None
    except OSError as error:
        raise CommandError(f"{path} cannot be read: {error.strerror}") from None


def seat_of(record: lastcard.Record, wanted: str) -> int | None:
    """A seat by number or name; None for no seat."""
    if not wanted:
        return None
    if wanted in record.names:
        return record.names.index(wanted)
    if wanted.isascii() and wanted.isdigit() and int(wanted) < len(record.names):
        return int(wanted)
    raise CommandError(f"there is no seat {wanted!r}; there are: {', '.join(record.names)}")


def tell(record: lastcard.Record, eyes: int | None, language: str) -> None:
    """Print what happened, as one seat saw it or with all cards open."""
    state = record.rules.start(record.seed)
    for number, entry in enumerate(record.entries, 1):
        move = record.rules.parse(entry.text)
        assert move is not None
        events = state.apply(entry.seat, move)
        print(f"{number:>4}  {record.names[entry.seat]}: {entry.text}")
        for event in events:
            print(f"      {told(event, eyes, record.names, language)}")
    outcome = state.outcome()
    assert outcome is not None
    winners = ", ".join(record.names[seat] for seat in lastcard.seats_in(outcome.winners))
    print(sentences(language)["terminal.shared"].format(names=winners))


def told(event: Event, eyes: int | None, names: list[str], language: str) -> str:
    """One event as a sentence."""
    seen = event if eyes is None else event.seen_by(eyes)
    return lastcard.say(seen.words(), names, language, eyes)


@app.command
def rules(game: str, clause: str = "") -> None:
    """The rules of a game, or one clause of them."""
    find_game(game)
    if not clause:
        print(rulebook.page(game).text)
        return
    try:
        found = rulebook.clause(clause.upper())
    except KeyError:
        raise CommandError(f"there is no clause {clause!r}") from None
    print(f"{found.id} · {found.title}\n\n{found.text}")


@app.command
def simulate(
    game: str,
    bots: str = "random",
    *,
    seats: int = 0,
    games: int = 1000,
    seed: int = 1,
    jobs: int = 1,
    option: Options = None,
    series: str = "",
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Play many games between bots and count.

    Parameters
    ----------
    bots
        One bot for all seats, or one each, separated by commas.
    seats
        How many play; as many as bots are named, or as few as it takes.
    games
        How many games.
    seed
        Which deals: the same seed gives the same games.
    jobs
        How many processes; 0 for one a core.
    series
        Play series instead of single games: `tournament` as in the rule book, or a number for the best of n.
    json_
        Print one JSON object instead of a table.
    """
    if games < 1:
        raise CommandError(f"games must be at least 1, not {games}")
    if jobs < 0:
        raise CommandError(f"jobs must be 0 or more, not {jobs}")
    count = seats or (bots.count(",") + 1 if "," in bots else find_game(game).fewest)
    chosen = read_options(option)
    played = tournament_of(lastcard.rules(game, count, **chosen), series).text() if series else ""
    plan = farm.Plan(game, count, bots, games, seed, chosen, played)
    plan.check()
    tally = run_with_progress(plan, jobs or os.cpu_count() or 1, quiet=json_)
    if json_:
        print(json.dumps(summary(plan, tally)))
    else:
        print_tally(plan, tally)


def run_with_progress(plan: farm.Plan, jobs: int, quiet: bool) -> farm.Tally:
    """Play the plan behind a progress bar on standard error."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as progress:
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
    print(f"{plan.game}: {tally.games} games, {tally.moves} moves, {tally.moves / tally.games:.1f} a game")
    print(f"{tally.seconds:.2f} s, {rate:,.0f} moves a second ({build})")
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("seat", "bot", "wins", "share", "points a game"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for seat, bot in enumerate(bots_for(plan.bots, plan.seats)):
        wins, points = tally.wins[seat], tally.points[seat] / tally.games
        table.add_row(str(seat), bot.name, str(wins), f"{wins / tally.games:.1%}", f"{points:.2f}")
    Console().print(table)
    if tally.shared:
        print(f"{tally.shared} wins were shared.")


if __name__ == "__main__":
    main()
