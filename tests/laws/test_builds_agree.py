"""Law 9: interpreted and compiled play the same game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import lastcard
from tests.laws.digests import SEALED, digest
from tests.shelf import RULE_SETS

ROOT = Path(__file__).parents[2]


def interpreted_digests() -> dict[tuple[str, str], str]:
    """What the source tree plays, in a process of its own where nothing is compiled."""
    code = "import lastcard, tests.laws.digests as d; assert not lastcard.is_compiled(); d.main()"
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONNOUSERSITE": "1"}
    run = subprocess.run(
        [sys.executable, "-c", code], env=env, cwd=ROOT, capture_output=True, text=True, check=True
    )
    lines = [line.split() for line in run.stdout.splitlines()]
    return {(name, seed): told for name, seed, told in lines}


def test_this_build_plays_the_games_of_the_plain_source() -> None:
    expected = interpreted_digests()
    assert len(expected) == 3 * len(RULE_SETS)
    for name, rules in RULE_SETS.items():
        for seed in (1, 2, SEALED):
            assert digest(rules, seed) == expected[name, str(seed)], (
                f"{name} {seed}, compiled: {lastcard.is_compiled()}"
            )
