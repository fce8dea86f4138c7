"""`lastcard watch`: shows one game between bots, move by move."""

from __future__ import annotations

from pathlib import Path

import lastcard
from lastcard.bots import BOTS
from lastcard.cli.arguments import (
    CommandError,
    Family,
    Language,
    Options,
    check_range,
    game_named,
    language_of,
    read_options,
)
from lastcard.cli.replay import heading, seat_of
from lastcard.cli.simulate import Patience
from lastcard.lab.rerun import rerun
from lastcard.lab.seat_orders import names_of
from lastcard.lab.supervised_bot import PATIENCE
from lastcard.shelf import find_game
from lastcard.terminal.transcript import transcript


def watch(
    game: str,
    bots: str = BOTS[0].name,
    /,
    *,
    seats: int | None = None,
    seed: int = 1,
    option: Options = None,
    seat: str | None = None,
    record: Path | None = None,
    patience: Patience = PATIENCE,
    language: Language = None,
    family: Family = False,
) -> None:
    """Watch bots play one game: any row of a simulation, by its seed and its bots.

    Parameters
    ----------
    game
        Which game.
    bots
        One bot for all seats, or one each, separated by commas; dice if not said.
    seats
        How many play; as many as bots are named, or as few as it takes.
    seed
        Which deal; 1 if not said.
    seat
        See it with the eyes of this seat: a bot's name, or a number from 0. Else all cards are open.
    record
        Write the record of the game to this file, too.
    """
    game = game_named(game)
    if seats is not None:
        check_range("seats", seats, 1, find_game(game).most)
    count = seats or (bots.count(",") + 1 if "," in bots else find_game(game).fewest)
    rules = lastcard.rules(game, count, **read_options(option))
    played, faults = rerun(rules, names_of(bots, rules.seats), seed, patience)
    tongue = language_of(language, family)
    eyes = None if seat is None else seat_of(played, seat)
    print(heading(played, 1, 1, tongue))
    for line in transcript(played, eyes, tongue):
        print(line)
    for fault in faults:
        print(f"fault: {fault.text()}")
    if record is not None:
        keep(played, record)


def keep(played: lastcard.Record, path: Path) -> None:
    """Write the record, or say why not."""
    try:
        played.write(str(path))
    except OSError as error:
        raise CommandError(f"{path} cannot be written: {error.strerror}") from None
