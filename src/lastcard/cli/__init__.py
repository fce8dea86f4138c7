"""The command line: `lastcard games`, `rules`, `play`, `replay`, `simulate`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from io import TextIOWrapper

from cyclopts import App, CycloptsError, Parameter

import lastcard
from lastcard.bots import UnknownBot
from lastcard.cli.asked import CommandError
from lastcard.cli.ladder import ladder
from lastcard.cli.migrate import dump, migrate, restore
from lastcard.cli.play import play
from lastcard.cli.replay import replay
from lastcard.cli.review import review
from lastcard.cli.serve import serve
from lastcard.cli.shelf import games, rules
from lastcard.cli.simulate import simulate
from lastcard.cli.watch import watch
from lastcard.terminal.evening import NotKept

EXPECTED = (
    CommandError,
    CycloptsError,
    NotKept,
    UnknownBot,
    lastcard.BadOption,
    lastcard.BadRecord,
    lastcard.BadSeed,
    lastcard.UnknownGame,
)
"""What may be wrong with what was asked."""

EXAMPLES = """
To begin: `lastcard play` lets you choose a game, `lastcard games` lists them all,
`lastcard play hochspannung --seats 4` deals at once.
"""


def version() -> str:
    """The version, and how the rules run."""
    return f"lastcard {lastcard.version} ({'compiled' if lastcard.is_compiled() else 'pure Python'})"


def command_line() -> App:
    """All commands, in the order in which a newcomer meets them."""
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
    commands: list[Callable[..., None]] = [
        serve,
        games,
        rules,
        play,
        replay,
        review,
        watch,
        simulate,
        ladder,
        dump,
        restore,
        migrate,
    ]
    for number, command in enumerate(commands):
        app.command(command, sort_key=number, help_epilogue="")
    return app


def main() -> None:
    """Run a command; what cannot be done is told in one sentence, with exit code 2."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        command_line()(exit_on_error=False, print_error=False)
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
