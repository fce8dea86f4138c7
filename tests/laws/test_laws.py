"""The laws of the contract on every game, seat count and option."""

from __future__ import annotations

import os

import pytest

import lastcard
from lastcard.engine.laws import check
from tests.shelf import RULE_SETS

GAMES = int(os.environ.get("LASTCARD_LAW_GAMES", "4" if lastcard.is_compiled() else "1"))
"""How many random games of each rule set: a few for every day, `LASTCARD_LAW_GAMES=200` for a night."""


@pytest.mark.parametrize("name", RULE_SETS)
def test_the_laws_hold_in_random_play(name: str) -> None:
    moves = [check(RULE_SETS[name], seed) for seed in range(GAMES)]
    assert max(moves) > 0  # one may be over as it is dealt: a black start card, and Finish Line
