"""Arguments that several commands share: language, options, series and files."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import lastcard
from lastcard import plugins, shelf
from lastcard.words import FAMILY, LANGUAGES

Language = Annotated[
    str | None,
    Parameter(help="The language: en, de or fr; that of LASTCARD_LANGUAGE or of the system if not said."),
]
Family = Annotated[
    bool, Parameter(negative="", help="Call a rude card by a gentle name; LASTCARD_FAMILY=1 does so always.")
]
Options = Annotated[
    list[str] | None,
    Parameter(
        name=["--option", "-o"], help="A house rule, name=value (see lastcard games GAME). May be repeated."
    ),
]
SeriesWord = Annotated[
    str | None,
    Parameter(help="Several games: `tournament` as in the rule book, or a number for the best of so many."),
]


class CommandError(Exception):
    """A command cannot be carried out; the message is one sentence."""


def language_of(wanted: str | None, family: bool = False) -> str:
    """The language of the argument, the environment, or English; with gentle names if `family` is set."""
    gentle = FAMILY if family or os.environ.get("LASTCARD_FAMILY", "0") not in ("", "0") else ""
    return plain_language(wanted) + gentle


def plain_language(wanted: str | None) -> str:
    """One of the languages there are."""
    if wanted is not None and wanted not in LANGUAGES:
        raise CommandError(f"there is no language {wanted!r}; there are: {', '.join(LANGUAGES)}")
    named = [os.environ.get(name) for name in ("LASTCARD_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    choice = wanted or next((name for name in named if name), "en")
    short = re.split("[^a-z]", choice.lower())[0]
    return short if short in LANGUAGES else "en"


def game_named(game: str) -> str:
    """The name of a game on the shelf; `@climb.Climb` in the current directory is put on it first."""
    if not game.startswith(plugins.OWN):
        return shelf.find_game(game).name
    try:
        return shelf.add_own(game)
    except Exception as error:  # Whatever is wrong with a game of one's own is told in one sentence.
        raise CommandError(f"{game!r} cannot be played: {plugins.reason(error)}") from error


def check_range(name: str, value: int, least: int, most: int) -> None:
    """Raise unless a number lies within bounds."""
    if not least <= value <= most:
        raise CommandError(f"{name} must be a whole number from {least} to {most}, not {value}")


def read_options(options: list[str] | None) -> dict[str, object]:
    """Read the options, each written `name=value`."""
    values: dict[str, object] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals:
            raise CommandError(f"an option is written name=value, not {option!r}")
        values[name] = value
    return values


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


def read_text(path: Path) -> str:
    """The text of a file, or one sentence on why it cannot be read."""
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise CommandError(f"{path} is not a record: it is not text") from None
    except OSError as error:
        raise CommandError(f"{path} cannot be read: {error.strerror}") from None
