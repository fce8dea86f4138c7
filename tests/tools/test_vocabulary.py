"""A word means one thing: the check finds names that stand twice, and renamed imports."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import vocabulary

pytestmark = pytest.mark.interpreted_only


def tree(folder: Path, files: dict[str, str]) -> Path:
    """A small package."""
    for name, text in files.items():
        path = folder / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def found(folder: Path, files: dict[str, str]) -> list[str]:
    return [*vocabulary.complaints(tree(folder, files))]


def test_two_classes_of_one_name_are_found(tmp_path: Path) -> None:
    one, other = "class Step:\n    pass\n", "class Step:\n    pass\n"
    assert found(tmp_path, {"server/wire": one, "lab/ladder": other}) == [
        "name Step: lab.ladder, server.wire"
    ]


@pytest.mark.parametrize(
    "alias",
    ["Told = Update | Refused", "Told = dict[str, int]", "Told = Update", "Told: TypeAlias = 'Update'"],
)
def test_a_name_for_a_type_counts_as_a_class(tmp_path: Path, alias: str) -> None:
    assert found(tmp_path, {"wire": alias, "piles": "class Told:\n    pass\n"}) == ["name Told: piles, wire"]


def test_two_modules_of_one_name_are_found_and_a_package_is_a_module(tmp_path: Path) -> None:
    wrong = found(
        tmp_path, {"server/table": "", "adapters/table": "", "cli/ladder": "", "ladder/__init__": ""}
    )
    assert wrong == ["module ladder: cli.ladder, ladder", "module table: adapters.table, server.table"]


def test_every_game_may_have_words_of_its_own(tmp_path: Path) -> None:
    lay = "class Lay:\n    pass\n"
    assert found(tmp_path, {"games/climb/moves": lay, "games/chess/moves": lay, "engine/moves": lay}) == []


def test_what_is_private_or_no_type_may_stand_twice(tmp_path: Path) -> None:
    text = "MOST = 3\n_Step = int | str\nsteps = list\nclass _Row: ...\ndef f():\n    class Row: ..."
    assert found(tmp_path, {"one": text, "two": text}) == []


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("import json as text", "json is imported as text"),
        ("from wire import Step as WireStep", "Step is imported as WireStep"),
        ("def f() -> None:\n    from wire import Step as _Step", "Step is imported as _Step"),
    ],
)
def test_a_renamed_import_is_found(tmp_path: Path, line: str, complaint: str) -> None:
    assert found(tmp_path, {"games/climb/rules": line}) == [f"games.climb.rules: {complaint}"]


@pytest.mark.parametrize(
    "line",
    ["import numpy as np", "import sqlalchemy as sa", "import numpy.typing as npt", "from m import x as x"],
)
def test_names_of_the_trade_and_re_exports_may_stand(tmp_path: Path, line: str) -> None:
    assert found(tmp_path, {"one": line}) == []


def test_migrations_are_numbered_and_may_have_any_names(tmp_path: Path) -> None:
    assert found(tmp_path, {"store/migrations/env": "", "lab/env": ""}) == []


@pytest.mark.parametrize(("text", "code"), [("class Step:\n    pass\n", 1), ("", 0)])
def test_the_exit_code_says_whether_anything_is_wrong(tmp_path: Path, text: str, code: int) -> None:
    folder = tree(tmp_path, {"one": text, "two": text})
    run = subprocess.run(
        [sys.executable, vocabulary.__file__, folder], capture_output=True, text=True, check=False
    )
    assert run.returncode == code
    assert ("name Step: one, two" in run.stdout) == bool(code)


def test_this_package_keeps_to_it() -> None:
    assert [*vocabulary.complaints(vocabulary.SOURCE)] == []
