"""`lastcard serve`: open the table to browsers, terminals and bots."""

from __future__ import annotations

import os
import re
import sys
from typing import Annotated

from cyclopts import Parameter

from lastcard.cli.arguments import CommandError, game_named
from lastcard.server.cluster.bus import NoBus
from lastcard.server.launch import ServeOptions, run_node
from lastcard.server.store.entries import NotStored


def named(name: str) -> Parameter:
    """An option that can also be set in the environment."""
    return Parameter(env_var=f"LASTCARD_{name}")


def serve(
    *games: str,
    database: Annotated[str, named("DATABASE")] = "",
    host: Annotated[str, named("HOST")] = "127.0.0.1",
    port: Annotated[int, named("PORT")] = 8000,
    bus: Annotated[str, named("BUS")] = "",
    node: Annotated[str, named("NODE")] = "",
    pace: Annotated[float, named("PACE")] = 1.0,
    limits: Annotated[float, named("LIMITS")] = 1.0,
    open_browser: Annotated[
        bool, Parameter(name="--open", env_var="LASTCARD_OPEN", negative="--no-open")
    ] = False,
    log: Annotated[str, named("LOG")] = "warning",
) -> None:
    """Open the table: prints an address that browsers, terminals and bots can use.

    Parameters
    ----------
    games
        Games in the current directory to put on the shelf, too, such as @climb.Climb.
    database
        A file, or postgresql://user@host/name. A file in your data directory if not said.
    host
        The address to listen on; 0.0.0.0 lets others in.
    port
        The port to listen on; the next free one if the usual one is taken.
    bus
        How several nodes reach each other: `postgres`, or nats://host:4222.
    node
        The name of this node among several, kept over restarts: it then has its tables back at once.
    pace
        How long bots and windows take: 1 as people do, 0 no time at all.
    limits
        How much a single client may send: 1 as usual, 2 twice as much, 0 no limit.
    open_browser
        Open a browser.
    log
        What is logged: debug, info, warning or error.
    """
    if log not in ("debug", "info", "warning", "error"):
        raise CommandError(f"log may be debug, info, warning or error, not {log!r}")
    if not (node == "" or re.fullmatch("[a-z0-9]{1,20}", node)):
        raise CommandError(f"a node's name is up to 20 small letters and digits, not {node!r}")
    if not 0 <= port <= 65535:
        raise CommandError(f"a port is a number from 0 to 65535, not {port}")
    if not 0 <= pace <= 1000:
        raise CommandError(f"pace must be a number from 0 to 1000, not {pace}")
    if not 0 <= limits <= 1000:
        raise CommandError(f"limits must be a number from 0 to 1000, not {limits}")
    for game in games:
        game_named(game)
    opens = open_browser and has_screen()
    try:
        run_node(
            ServeOptions(database, host, port, bus, node, pace, limits, opens, log),
            lambda address: print(address, flush=True),
        )
    except OSError as error:
        raise CommandError(f"cannot listen on {host}, port {port}: {error.strerror}") from None
    except (NotStored, NoBus) as error:
        raise CommandError(str(error)) from None


def has_screen() -> bool:
    """Is there a screen to open a browser on?"""
    return sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
