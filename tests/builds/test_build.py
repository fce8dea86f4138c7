"""The two builds: compiled where a C compiler works, pure Python where none does."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

import pytest

from hatch_build import try_compiler
from tests.builds.wheels import LISTED, ROOT, Wheel, run, wheel_built_in

NO_COMPILER = {"CC": "/bin/false", "LASTCARD_COMPILE": "", "LASTCARD_PAGE": "0"}
PAGES = sorted(f"lastcard/rules_markdown/{page.name}" for page in ROOT.glob("docs/rules/*.md"))
YARDSTICKS = tuple(f"{folder.name}/" for folder in (ROOT / "yardsticks").iterdir())

only_once = [pytest.mark.interpreted_only, pytest.mark.slow, pytest.mark.xdist_group("wheels")]


def module_name(source: Path) -> str:
    return ".".join(source.with_suffix("").parts[1:]).removesuffix(".__init__")


@pytest.mark.parametrize("name", [module_name(source) for source in LISTED])
def test_every_listed_module_is_of_the_build_under_test(name: str) -> None:
    expected = bool(os.environ.get("LASTCARD_EXPECT_COMPILED"))
    place = import_module(name).__file__
    assert place is not None
    assert place.endswith((".so", ".pyd")) == expected


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Wheel:
    return wheel_built_in(tmp_path_factory.mktemp("pure"), **NO_COMPILER)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Wheel:
    folder = tmp_path_factory.mktemp("compiled")
    if made := os.environ.get("LASTCARD_WHEEL"):
        return Wheel(ROOT / made, "", folder)
    try:
        try_compiler()
    except RuntimeError as problem:
        pytest.skip(str(problem))
    return wheel_built_in(folder, LASTCARD_COMPILE="1")


class TestWithoutACompiler:
    pytestmark = only_once

    def test_the_wheel_is_pure_and_says_so_in_its_name(self, pure: Wheel) -> None:
        assert pure.path.name.endswith("-py3-none-any.whl")
        assert not [name for name in pure.names() if name.endswith((".so", ".pyd", ".c"))]

    def test_no_yardstick_is_in_it(self, pure: Wheel) -> None:
        assert [*YARDSTICKS]
        assert not [name for name in pure.names() if name.startswith(YARDSTICKS)]

    def test_one_line_says_why(self, pure: Wheel) -> None:
        lines = [line for line in pure.said.splitlines() if line.startswith("lastcard:")]
        reason = "no C compiler with Python's headers works here"
        assert lines == [f"lastcard: pure Python, without compiled rules ({reason})."]

    def test_it_is_an_error_if_compiling_was_asked_for(self, tmp_path: Path) -> None:
        forced = NO_COMPILER | {"LASTCARD_COMPILE": "1"}
        built = run(
            "-m", "build", "--no-isolation", "--wheel", "--outdir", str(tmp_path), str(ROOT), **forced
        )
        assert built.returncode != 0
        assert "lastcard was not compiled: no C compiler" in built.stdout + built.stderr


class TestWithACompiler:
    pytestmark = only_once

    def test_the_wheel_is_tagged_for_the_platform(self, compiled: Wheel) -> None:
        assert "-none-any" not in compiled.path.name

    def test_every_listed_module_is_there_compiled_and_as_source(self, compiled: Wheel) -> None:
        names = set(compiled.names())
        for source in LISTED:
            inside = source.relative_to("src").as_posix()
            assert inside in names
            assert [name for name in names if name.startswith(inside.removesuffix("py") + "cpython-")], inside

    def test_the_page_is_there(self, compiled: Wheel) -> None:
        names = set(compiled.names())
        assert {"lastcard/page/index.html", "lastcard/page/worker.js"} <= names
        assert [name for name in names if name.startswith("lastcard/page/assets/") and name.endswith(".js")]

    def test_no_generated_file_is_left_in_the_tree(self, compiled: Wheel) -> None:
        left = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".c", ".h", ".so", ".pyd")]
        assert left == []


class TestBothWheels:
    pytestmark = only_once

    def test_they_play_the_same_game(self, pure: Wheel, compiled: Wheel) -> None:
        slow_engine, slow_game = pure.game()
        fast_engine, fast_game = compiled.game()
        assert slow_engine == str(pure.home / "lastcard" / "engine" / "contract.py")
        assert fast_engine.startswith(str(compiled.home))
        assert fast_engine.endswith((".so", ".pyd"))
        assert slow_game == fast_game
        assert slow_game.count("\n") > 10

    def test_they_hold_the_same_sources_and_the_rule_book(self, pure: Wheel, compiled: Wheel) -> None:
        plain = {name for name in pure.names() if ".dist-info" not in name}
        assert PAGES
        assert plain.issuperset(PAGES)
        assert plain <= set(compiled.names())
