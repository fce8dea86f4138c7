"""Adapters to other libraries: every game as a PettingZoo environment or an OpenSpiel game.

It may import bots, the shelf, games, engine and the texts; not server, lab or terminal.
"""

from __future__ import annotations


class MissingExtra(ImportError):
    """An optional package is not installed; the message says how to install it."""

    def __init__(self, extra: str, missing: ImportError) -> None:
        super().__init__(f"this needs the package {missing.name}: pip install 'lastcard[{extra}]'")
