"""The laws of the contract on every game, seat count and option."""

from __future__ import annotations

import pytest

from lastcard.engine.laws import check
from tests.shelf import RULE_SETS


@pytest.mark.parametrize("name", RULE_SETS)
def test_the_laws_hold_in_random_play(name: str) -> None:
    moves = [check(RULE_SETS[name], seed) for seed in range(4)]
    assert min(moves) > 0
