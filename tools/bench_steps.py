"""Measures environment steps a second: our games in PettingZoo, its own card games, and RLCard's uno.

A step is one action with the observation and the mask of the acting agent, requested as learning code does.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from lastcard.adapters.pettingzoo import raw_env

Steps = tuple[str, Callable[[], int], str]
"""A name, what makes some steps and counts them, and what it is measured against."""

UNO = "RLCard uno, env.step"
"""The row of the main table that all of these are measured against."""
GAMES = {"math-attack": 2, "hochspannung": 4, "multiplication": 4, "schwupps": 4, "frantic": 4}


class Driven:
    """An AEC environment played at random, an episode at a time."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.dice = random.Random(3)
        self.env.reset(seed=3)

    def episode(self) -> int:
        """One game; how many steps it took."""
        self.env.reset()
        steps = 0
        for agent in self.env.agent_iter():
            seen, _, ended, cut, _ = self.env.last()
            if ended or cut:
                self.env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            self.env.step(int(legal[int(self.dice.random() * len(legal))]))
            steps += 1
        return steps


def steps() -> list[Steps]:
    """Theirs first, then ours."""
    from pettingzoo.classic import (  # type: ignore[import-untyped]
        leduc_holdem_v4,
        texas_holdem_no_limit_v6,
        texas_holdem_v4,
    )

    theirs = {
        "leduc_holdem": leduc_holdem_v4,
        "texas_holdem": texas_holdem_v4,
        "texas_holdem_no_limit": texas_holdem_no_limit_v6,
    }
    found: list[Steps] = []
    for name, module in theirs.items():
        found.append((f"PettingZoo {name}, steps", Driven(module.raw_env()).episode, UNO))
    for game, seats in GAMES.items():
        found.append((f"{game}, PettingZoo steps", Driven(raw_env(game, seats)).episode, UNO))
    return found
