"""Every census line still counts what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from lastcard.games import GAMES
from tests.census.count import line_for

FILES = sorted((Path(__file__).parents[1] / "games").glob("*/census.txt"))
LINES = [
    line for file in FILES for line in file.read_text().splitlines() if line and not line.startswith("#")
]


@pytest.mark.parametrize("line", LINES)
def test_the_tree_has_as_many_branches_as_counted(line: str) -> None:
    assert line_for(line.partition(" : ")[0].split()) == line


def test_every_game_is_counted() -> None:
    assert {line.split()[0] for line in LINES} == {game.name for game in GAMES}
