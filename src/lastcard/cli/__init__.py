"""The command line, `lastcard`: one module for each command or small group of commands.

It may import every other package, and no other package imports it.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from io import TextIOWrapper

from cyclopts import App, CycloptsError, Parameter

import lastcard
from lastcard import bots
from lastcard.bots import UnknownBot
from lastcard.cli.arguments import CommandError
from lastcard.shelf import shelf
from lastcard.terminal.session import RecordNotWritten

EXPECTED = (
    CommandError,
    CycloptsError,
    RecordNotWritten,
    UnknownBot,
    lastcard.BadOption,
    lastcard.BadRecord,
    lastcard.BadSeed,
    lastcard.UnknownGame,
)
"""Errors of the caller, which are printed in one sentence."""

COMMANDS = {
    "serve": "serve",
    "games": "game_list",
    "rules": "game_list",
    "play": "play",
    "replay": "replay",
    "review": "review",
    "watch": "watch",
    "simulate": "simulate",
    "ladder": "ladder",
    "dump": "migrate",
    "restore": "migrate",
    "migrate": "migrate",
}
"""All commands in the order of the help, with the module of each."""

EXAMPLES = """
To begin: `lastcard play` lets you choose a game, `lastcard games` lists them all,
`lastcard play GAME --seats 4` deals at once.
"""


def version() -> str:
    """The version, and how the rules run."""
    return f"lastcard {lastcard.version} ({'compiled' if lastcard.is_compiled() else 'pure Python'})"


def command_line(asked: str = "") -> App:
    """Build the command line; if a command is asked for, only its module is imported."""
    app = App(
        name="lastcard",
        help="An open card table for quick minds.",
        help_epilogue=EXAMPLES,
        version=version,
        default_parameter=Parameter(show_default=False, negative=()),
        suppress_keyboard_interrupt=False,
    )
    app["--help"].help = "Tell what there is, and leave."
    app["--version"].help = "Tell the version, and whether the rules run compiled."
    for number, (name, module) in enumerate(COMMANDS.items()):
        path = f"lastcard.cli.{module}"
        unloaded = asked in COMMANDS and asked != name
        command = f"{path}:{name}" if unloaded else getattr(import_module(path), name)
        app.command(command, name=name, sort_key=number, help_epilogue="")
    return app


def tell_faults() -> None:
    """Name each installed game and bot that was left out, in one sentence each."""
    for fault in [*shelf().faults, *bots.left_out()]:
        sys.stderr.write(f"lastcard: {fault}\n")


def main() -> None:
    """Run a command; an error of the caller is printed in one sentence, with exit code 2."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    asked = sys.argv[1] if len(sys.argv) > 1 else ""
    try:
        if asked != "serve":  # which logs them
            tell_faults()
        command_line(asked)(exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except EXPECTED as error:
        sys.stderr.write(f"lastcard: {' '.join(str(error).split())}\n")
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # Whoever reads has read enough; what Python still holds for them goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
