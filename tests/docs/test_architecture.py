"""The map agrees with the source: what it names exists, and every package and import contract is in it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.docs.source_index import ROOT, SOURCE, SourceIndex

MAP = ROOT / "docs" / "architecture.md"
PAGES = [MAP, ROOT / "docs" / "adr" / "README.md"]

FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.-]+(/[\w.-]+)+/?|[\w-]+\.(py|md|toml|svelte|ts)")
DOTTED = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)+")
CLASS = re.compile(r"[A-Z][A-Z0-9]*[a-z]\w*")
FUNCTION = re.compile(r"([a-z_]\w*)\(\)")


@pytest.fixture(scope="module")
def index() -> SourceIndex:
    """The names in the source."""
    return SourceIndex()


def quoted(page: Path) -> list[str]:
    """What stands in backticks on a page, outside its blocks of code."""
    return QUOTED.findall(FENCED.sub("", page.read_text(encoding="utf-8")))


def exists(name: str, index: SourceIndex) -> bool:
    """Is there such a file, module, class or function? Anything else in backticks is not judged."""
    if PATH.fullmatch(name) or (ROOT / name).exists():
        return any((folder / name).exists() for folder in (ROOT, SOURCE)) or is_file(name)
    if DOTTED.fullmatch(name):
        return index.has_name(name)
    if CLASS.fullmatch(name):
        return index.has_class(name)
    function = FUNCTION.fullmatch(name)
    return function is None or function[1] in index.functions


def is_file(name: str) -> bool:
    """Is this the bare name of some file of the package, such as `moves.py`?"""
    return "/" not in name and any(SOURCE.rglob(name))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_everything_that_the_map_names_exists(page: Path, index: SourceIndex) -> None:
    assert [name for name in quoted(page) if not exists(name, index)] == []


def test_every_package_is_on_the_map() -> None:
    packages = {path.parent.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("__init__.py")} - {"."}
    assert sorted(packages - {name.rstrip("/") for name in quoted(MAP)}) == []


def test_every_import_contract_is_on_the_map() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    names = [contract["name"] for contract in settings["tool"]["importlinter"]["contracts"]]
    _, _, chapter = MAP.read_text(encoding="utf-8").partition("## What may import what")
    listed = re.findall(r"^\| (.+?) \|", chapter.partition("\n## ")[0], flags=re.MULTILINE)
    assert sorted(listed[1:]) == sorted(names)


def test_every_word_of_the_glossary_stands_once_and_in_order() -> None:
    _, _, chapter = MAP.read_text(encoding="utf-8").partition("## Glossary")
    words = re.findall(r"^\| (.+?) \|", chapter, flags=re.MULTILINE)[1:]
    assert words == sorted(set(words))


def test_a_name_that_is_not_in_the_source_is_noticed(index: SourceIndex) -> None:
    assert exists("engine/sitting.py", index)
    assert exists("Sitting.submit", index)
    assert exists("lastcard.engine.sitting", index)
    missing = [
        "engine/no_such.py",
        "Sitting.no_such",
        "engine.no_such.Thing",
        "NoSuchClass",
        "no_such_function()",
    ]
    assert [name for name in missing if exists(name, index)] == []
