"""Plugins: what installed packages and files in the current directory offer to this one.

A package offers something by an entry point, a file by its name on the command line: `@module.Name`. Both
name something to call without arguments: a class, or a function that returns an object of one.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

GAMES = "lastcard.games"
"""The entry point group of games."""

BOTS = "lastcard.bots"
"""The entry point group of bots."""

OWN = "@"
"""What stands before `module.Name`."""


class BadPlugin(ValueError):
    """Something that is offered and cannot be used; says why."""


@dataclass(frozen=True)
class Plugin:
    """Something that is offered, or why it could not be made."""

    source: str
    made: object | None
    fault: str

    def left_out(self, reason: str) -> str:
        """One sentence about a plugin that is not used."""
        return " ".join(f"{self.source} is left out: {reason}".split())


@cache
def installed(group: str) -> tuple[Plugin, ...]:
    """What installed packages offer to a group, in the order of their names."""
    found = sorted(entry_points(group=group), key=lambda point: (point.name, point.value))
    return tuple(_made(_source(point), point.load) for point in found)


def own(name: str) -> Plugin:
    """What a module that can be imported here offers: `@climb.Climb` is Climb in climb.py."""
    module, _, called = name.removeprefix(OWN).rpartition(".")
    if not name.startswith(OWN) or not module:
        raise BadPlugin(f"something of your own is written @module.Name, not {name!r}")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    return _made(name, lambda: getattr(import_module(module), called))


def _source(point: EntryPoint) -> str:
    package = "an unnamed package" if point.dist is None else point.dist.name
    return f"{point.name} of {package}"


def _made(source: str, load: Callable[[], object]) -> Plugin:
    """Whatever a stranger's code does wrong, the others must work."""
    try:
        maker = load()
        if not callable(maker):
            raise BadPlugin("it cannot be called; name a class, or a function without arguments")
        return Plugin(source, maker(), "")
    except Exception as error:
        return Plugin(source, None, reason(error))


def reason(error: Exception) -> str:
    """What went wrong, in one line."""
    return str(error) if isinstance(error, BadPlugin) else f"{type(error).__name__}: {error}"


def named_in(variable: str) -> Iterator[Plugin]:
    """What an environment variable names, separated by blanks."""
    for name in os.environ.get(variable, "").split():
        try:
            yield own(name)
        except BadPlugin as bad:
            yield Plugin(name, None, str(bad))
