"""`lastcard play`: a game in the terminal against bots."""

from __future__ import annotations

import sys
from pathlib import Path

import lastcard
from lastcard.bots.bot import Bot
from lastcard.cli.arguments import (
    CommandError,
    Family,
    Language,
    Options,
    SeriesWord,
    game_named,
    language_of,
    read_options,
    read_text,
    tournament_of,
)
from lastcard.engine.rng import read_seed
from lastcard.engine.series import is_series
from lastcard.lab.seat_orders import bots_named, names_of
from lastcard.terminal.console import Console
from lastcard.terminal.game_menu import choose_game, choose_seats
from lastcard.terminal.keyboard import open_console
from lastcard.terminal.session import TerminalSession

NAMES = ("Ada", "Bo", "Cy", "Di", "Eli", "Flo", "Gus", "Hal")
LONGEST_NAME = 24
SLOWEST = 1000


def play(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    bots: str = "random",
    name: str | None = None,
    option: Options = None,
    series: SeriesWord = None,
    seed: str | None = None,
    record: Path | None = None,
    resume: Path | None = None,
    pace: float = 1.0,
    language: Language = None,
    family: Family = False,
) -> None:
    """Play a game in the terminal against bots.

    Type moves in notation; ? tells how, and every refusal names the clause that decides.

    Parameters
    ----------
    game
        Which game; without it you are asked.
    seats
        How many play, you included; as few as it takes if not said.
    bots
        Who the others are: one bot for all, or one each, separated by commas; random if not said.
    name
        Your name at the table.
    seed
        Deal by this seed, a whole number or 64 hexadecimal digits, instead of a fresh sealed one.
    record
        Keep the record of the game in this new file, after every move.
    resume
        Go on with the game or series that was left in this record.
    pace
        How long bots take: 1 as usual, 2 twice as long, 0 no time at all.
    """
    tongue = language_of(language, family)
    if not 0 <= pace <= SLOWEST:
        raise CommandError(f"pace must be a number from 0 to {SLOWEST}, not {pace}")
    if record is not None and (record.exists() or record.is_symlink()):
        raise CommandError(
            f"{record} is there already; --resume goes on with a record, --record begins a new file"
        )
    if resume is not None:
        beside = {"GAME": game, "--seats": seats, "--name": name, "--option": option, "--series": series}
        refuse_beside_resume(beside | {"--seed": seed, "--record": record})
    with open_console(sys.stdin, sys.stdout) as console:
        if resume is not None:
            converse(resumed_session(resume, bots, tongue, pace), console)
            return
        rules = rules_for(game, seats, option, console, tongue)
        session = TerminalSession(
            rules,
            names_for(name, rules.seats),
            seated(bots, rules.seats),
            plan=None if series is None else tournament_of(rules, series),
            seed=None if seed is None else read_seed(seed),
            path=record,
            language=tongue,
            pace=pace,
        )
        converse(session, console)


def refuse_beside_resume(given: dict[str, object]) -> None:
    """A record says already what is played; nothing else can be said beside it."""
    for name, value in given.items():
        if value is not None:
            raise CommandError(f"--resume goes on with a game as it was begun: leave out {name}")


def rules_for(
    game: str | None, seats: int | None, option: list[str] | None, console: Console, language: str
) -> lastcard.Rules:
    """The rules asked for; what was not said about a game that is chosen only now is asked."""
    if seats is not None and seats < 1:
        raise CommandError(f"seats must be at least 1, not {seats}")
    if game is not None:
        return lastcard.rules(game_named(game), seats or 0, **read_options(option))
    chosen = choose_game(console, language)
    count = choose_seats(chosen, console, language) if seats is None and chosen is not None else seats
    if chosen is None or count is None:
        raise CommandError("no game was chosen")
    return lastcard.rules(chosen.name, count, **read_options(option))


def names_for(name: str | None, seats: int) -> list[str]:
    """The person's name first, then others that differ from it."""
    mine = NAMES[0] if name is None else name.strip()
    if not (mine.isprintable() and 1 <= len(mine) <= LONGEST_NAME):
        raise CommandError(f"a name has 1 to {LONGEST_NAME} letters on one line, not {name!r}")
    return [mine, *[other for other in NAMES if other != mine]][:seats]


def seated(bots: str, seats: int) -> list[Bot]:
    """A bot for every seat; the one at the person's seat has nothing to do."""
    others = bots_named(names_of(bots, seats - 1))
    return [others[0], *others]


def resumed_session(path: Path, bots: str, language: str, pace: float) -> TerminalSession:
    """The session that a record leaves off at."""
    text = read_text(path)
    plan: lastcard.Tournament | None = None
    if is_series(text):
        kept = lastcard.read_series(text, unfinished=True)
        kept.series()
        records, plan = kept.records, kept.plan
    else:
        records = [lastcard.read_record(text, unfinished=True)]
        records[0].replay()
    first = records[0]
    return TerminalSession(
        first.rules,
        first.names,
        seated(bots, first.rules.seats),
        plan=plan,
        path=path,
        records=records,
        language=language,
        pace=pace,
    )


def converse(session: TerminalSession, console: Console) -> None:
    """Play it; who leaves by Ctrl-C leaves as politely as by word."""
    try:
        if not session.run(console):
            session.leave(console)
    except KeyboardInterrupt:
        session.leave(console)
        sys.exit(130)
