"""A game stays in its own folders: nothing else in the program or the page names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lastcard.games import GAMES

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "lastcard"
PAGE = ROOT / "web" / "src"

HOMES = (PACKAGE / "games", PACKAGE / "bots" / "by_game", PAGE / "lib" / "games")
"""Each game has a folder or a module of its own in these: its rules, its bot sense, its skin."""

LISTS = (PACKAGE / "games" / "__init__.py", PACKAGE / "bots" / "by_game" / "__init__.py")
"""The list of games, and the list of what bots know of them."""

PRACTICE = PAGE / "lib" / "practice"
"""A trainer of the times table. It is about that game's problems, and borrows its cards and its cloth."""

ENDINGS = (".py", ".ts", ".svelte", ".css", ".js")


def spellings(name: str) -> set[str]:
    """A name as it is written: in text, in a module and in a class."""
    parts = re.split(r"[-_ ]", name)
    return {name, "_".join(parts).lower(), "".join(part.capitalize() for part in parts)}


def names_of_games() -> set[str]:
    """All names of games and boxes, their titles, and the modules and classes that are called after them."""
    families = {part for game in GAMES for part in game.name.split("+")}
    titles = {game.title.strip("!") for game in GAMES if "+" not in game.title}
    return {spelt for name in families | titles for spelt in spellings(name)}


NAMED = re.compile("|".join(rf"(?<![A-Za-z]){re.escape(name)}" for name in sorted(names_of_games())))


def strangers(folder: Path) -> list[str]:
    """Every line of a folder that names a game though it is nobody's home."""
    found = []
    for path in sorted(folder.rglob("*")):
        if path.suffix in ENDINGS and ".test." not in path.name and not is_home(path):
            lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
            found += [f"{path.relative_to(ROOT)}:{at}: {line}" for at, line in lines if NAMED.search(line)]
    return found


def is_home(path: Path) -> bool:
    """May this file name a game?"""
    own = any(home in path.parents and not is_shared(path, home) for home in HOMES)
    return own or path in LISTS or PRACTICE in path.parents


def is_shared(path: Path, home: Path) -> bool:
    """Does this file lie among the homes, but belong to no game?"""
    return path.parent == home and not NAMED.search(path.name)


@pytest.mark.parametrize("folder", [PACKAGE, PAGE])
def test_only_a_game_itself_names_the_game(folder: Path) -> None:
    assert strangers(folder) == []


def test_names_of_games_are_found_however_they_are_written() -> None:
    for text in ("lastcard.games.math_attack", "'math-attack'", "class MathAttackView", "Math Attack!"):
        assert NAMED.search(text), text
    assert not NAMED.search("a card game")


def test_a_file_among_the_homes_that_belongs_to_no_game_may_not_name_one() -> None:
    assert is_home(PACKAGE / "games" / GAMES[0].name / "moves.py")
    assert not is_home(PAGE / "lib" / "games" / "index.ts")
    assert not is_home(PACKAGE / "bots" / "levels.py")
