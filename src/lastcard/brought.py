"""What a game brings with it: sentences in `words/` and a rules page in `rules.md`.

Both lie beside the file in which the class of the game is written, and both may be missing.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

from lastcard.engine.contract import Game
from lastcard.rules_pages import RulesPage, parse_page

LANGUAGES = ("en", "de", "fr")

PART = re.compile(r"\{([\w+-]+\.[\w+.-]+)\}")
"""A sentence inside another one, by its key: `{climb.how}`."""


def folder_of(game: Game) -> Path | None:
    """The folder of the file in which a game's class is written."""
    file = sys.modules[type(game).__module__].__file__
    return None if file is None else Path(file).parent


def brought_sentences(game: Game, language: str) -> dict[str, str]:
    """The sentences that a game brings in a language; none if it has no such file."""
    folder = folder_of(game)
    file = None if folder is None else folder / "words" / f"{language}.toml"
    return read_sentences(file.read_text(encoding="utf-8")) if file is not None and file.is_file() else {}


def brought_page(game: Game) -> RulesPage | None:
    """The rules page that a game brings, if there is one."""
    folder = folder_of(game)
    file = None if folder is None else folder / "rules.md"
    return parse_page(file, game.family) if file is not None and file.is_file() else None


def read_sentences(text: str) -> dict[str, str]:
    """All sentences of a TOML text by key: its tables joined by dots, `{a.key}` replaced by its sentence."""
    found = dict(_flat("", tomllib.loads(text)))
    return {key: PART.sub(lambda part: found[part[1]], sentence) for key, sentence in found.items()}


def _flat(prefix: str, table: Mapping[str, object]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for key, value in table.items():
        if isinstance(value, dict):
            found += _flat(f"{prefix}{key}.", value)
        elif isinstance(value, str):
            found.append((f"{prefix}{key}", value))
        else:
            raise ValueError(f"{prefix}{key} is no text")
    return found
