"""The page finds a game's skin by its folder, and names no game anywhere else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lastcard.games import GAMES

SOURCE = Path(__file__).parents[2] / "web" / "src"
SKINS = SOURCE / "lib" / "games"
FAMILIES = sorted({game.family for game in GAMES})
NAMES = re.compile(
    r"\b(" + "|".join(sorted({name for game in GAMES for name in game.name.split("+")})) + r")\b", re.I
)


def is_general(path: Path) -> bool:
    """Does this file serve all games? Practice does not: its problems are those of one deck."""
    place = path.relative_to(SOURCE).as_posix()
    own = place.startswith(tuple(f"lib/games/{family}/" for family in FAMILIES))
    return (
        not own and not place.startswith("lib/practice/") and ".test." not in place and path.suffix != ".json"
    )


GENERAL = [path for path in sorted(SOURCE.rglob("*.*")) if is_general(path)]


@pytest.mark.parametrize("path", GENERAL, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_what_serves_all_games_names_none(path: Path) -> None:
    assert NAMES.findall(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("skin", sorted(SKINS.glob("*/")), ids=lambda skin: skin.name)
def test_the_folder_of_a_skin_is_named_after_a_family(skin: Path) -> None:
    assert skin.name in FAMILIES
    assert (skin / "Skin.svelte").is_file()
    assert (skin / "cards" / "index.ts").is_file()
