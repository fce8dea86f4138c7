"""How much the page weighs: all that shelf and table need, and what each game adds."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

SHELF_AND_TABLE = 60_000
A_GAME = 15_000
IMPORT = re.compile(r'(?:from|import)\s*"\./([\w.-]+\.js)"')
SKINS = sorted(
    f"skin-{skin.parent.name}"
    for skin in (Path(__file__).parents[2] / "web/src/lib/games").glob("*/Skin.svelte")
)


def weight(files: set[Path]) -> int:
    """Bytes on the wire."""
    return sum(len(gzip.compress(file.read_bytes(), 6)) for file in files)


def with_imports(files: set[Path]) -> set[Path]:
    """The files, and all that they cannot do without."""
    found, waiting = set[Path](), list(files)
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += [file.parent / name for name in IMPORT.findall(file.read_text(encoding="utf-8"))]
    return found


def chunk(page: Path, name: str) -> Path:
    """The file of a chunk."""
    (file,) = page.parent.glob(f"assets/{name}-*.js")
    return file


def first(page: Path) -> set[Path]:
    """What the shelf and a table need, whatever the game."""
    entry = page.parent / re.findall(r'src="/(assets/[\w.-]+\.js)"', page.read_text(encoding="utf-8"))[0]
    boot = page.parent / "boot.js"
    of_all_games = set.intersection(*(with_imports({chunk(page, skin)}) for skin in SKINS))
    return with_imports({entry, boot, chunk(page, "Door"), chunk(page, "Table"), *of_all_games})


def test_shelf_and_table_are_light(built_page: Path) -> None:
    assert weight(first(built_page)) <= SHELF_AND_TABLE


def test_each_game_is_a_chunk_of_its_own(built_page: Path) -> None:
    shared = first(built_page)
    heavy = {skin: weight(with_imports({chunk(built_page, skin)}) - shared) for skin in SKINS}
    assert {skin: bytes_ for skin, bytes_ in heavy.items() if bytes_ > A_GAME} == {}


def test_no_page_but_the_shelf_comes_with_the_shelf(built_page: Path) -> None:
    names = " ".join(file.name for file in first(built_page))
    assert not re.search("Rules|Practice|Replay|NewTable|Gallery|skin-", names)
