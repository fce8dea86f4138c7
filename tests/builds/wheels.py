"""Builds real wheels and plays from them, for the tests of the build."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

from hatch_build import matching

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOOK = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
LISTED = sorted(set(matching(ROOT, HOOK["compiled"])) - set(matching(ROOT, HOOK["exclude"])))

FIRST_MOVES = """
import lastcard, lastcard.engine.contract
print(lastcard.engine.contract.__file__)
state = lastcard.rules("math-attack").start(1)
while seats := lastcard.seats_in(state.to_act()):
    move = state.moves(seats[0])[0]
    state.apply(seats[0], move)
    print(seats[0], move.text())
print(state.outcome())
"""


def run(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run this Python with more in its environment, and keep all it says."""
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=os.environ | env, text=True, capture_output=True, check=False
    )


class Wheel:
    """A built wheel, what its building said, and an empty folder to install it in."""

    def __init__(self, path: Path, said: str, home: Path) -> None:
        self.path = path
        self.said = said
        self.home = home

    def names(self) -> list[str]:
        """The files in it."""
        with ZipFile(self.path) as archive:
            return archive.namelist()

    def game(self) -> tuple[str, str]:
        """Install it, and play the first legal move to the end: where the engine lies, and the game."""
        pip = run(
            "-m", "pip", "install", "--no-deps", "--no-index", "--target", str(self.home), str(self.path)
        )
        assert pip.returncode == 0, pip.stderr
        played = run("-c", FIRST_MOVES, PYTHONPATH=str(self.home))
        assert played.returncode == 0, played.stderr
        engine, _, game = played.stdout.partition("\n")
        return engine, game


def wheel_built_in(folder: Path, **env: str) -> Wheel:
    """Build a wheel from this tree, by way of the source archive."""
    built = run("-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT), **env)
    said = built.stdout + built.stderr
    assert built.returncode == 0, said
    (path,) = folder.glob("*.whl")
    return Wheel(path, said, folder / "installed")
