"""Measures simulations a second of our search and of OpenSpiel's C++ `MCTSBot` on crazy eights for four.

A simulation is the same on both sides: walk down the tree, play one game out from there, and give the result
to all nodes on the way. OpenSpiel plays it out at random and sees all cards. Ours imagines the cards it does
not see and plays it out by sense. The bar is for the same game from the same deals: crazy eights as OpenSpiel
has it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import lastcard
from crazy_eights.bots import CrazyEightsBot
from crazy_eights.rules import CrazyEightsRules
from lastcard.bots import find_bot
from lastcard.bots.bot import Bot
from lastcard.engine.contract import Move, Rules, View

EIGHTS = "OpenSpiel crazy_eights, C++ MCTSBot, simulations"
SIMULATIONS = 1000
DEALS = 20
BAR = 2.0
GAMES = {"multiplication": 4, "math-attack": 2, "schwupps": 4, "frantic": 4}
"""Our own games, and for how many seats."""

Work = Callable[[], int]
Asked = tuple[View, list[Move]]


class Theirs:
    """OpenSpiel's own search on its own game, before the first real decision of some deals."""

    def __init__(self, game: Any, states: list[Any]) -> None:
        import pyspiel

        evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
        self.bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 64, False, 7, False)
        self.states = states
        self.next = 0

    def think(self) -> int:
        """One decision."""
        self.bot.step(self.states[self.next])
        self.next = (self.next + 1) % len(self.states)
        return SIMULATIONS


class Thinker:
    """One of our bots before the first real decision of some deals."""

    def __init__(self, rules: Rules, bot: Bot) -> None:
        self.bot = bot.seated(rules)
        self.asked = [asked(rules, seed) for seed in range(DEALS)]
        self.rng = lastcard.fast(5)
        self.next = 0

    def think(self) -> int:
        """One decision."""
        view, moves = self.asked[self.next]
        self.next = (self.next + 1) % len(self.asked)
        return sum(thought.visits for thought in self.bot.ponder(view, moves, self.rng))


def asked(rules: Rules, seed: int) -> Asked:
    """The first moment at which somebody has more than two moves."""
    state = rules.start(seed)
    while True:
        seat = lastcard.seats_in(state.to_act())[0]
        moves = state.moves(seat)
        if len(moves) > 2:
            return state.view(seat), moves
        state.apply(seat, moves[0])


def yardstick(rules: CrazyEightsRules) -> Theirs:
    """OpenSpiel's search at the same moments of the same deals."""
    from tools.lockstep import Lockstep, their_game

    game = their_game(rules.seats)
    tables = [Lockstep(rules, game, seed) for seed in range(DEALS)]
    for table in tables:
        while len(table.actions()) <= 2:
            table.apply(table.actions()[0])
    return Theirs(game, [table.theirs for table in tables])


def thoughts() -> list[tuple[str, Work, str, float]]:
    """The figures: a name, the work, the yardstick, the bar."""
    same = CrazyEightsRules()
    found: list[tuple[str, Work, str, float]] = [(EIGHTS, yardstick(same).think, "", 0.0)]
    for name in ("counts", "plans"):
        thinker = Thinker(same, CrazyEightsBot(f"{name}:{SIMULATIONS}"))
        found.append((f"the same game, {name}, simulations", thinker.think, EIGHTS, BAR))
    for game, seats in GAMES.items():
        for name in ("counts", "plans"):
            thinker = Thinker(lastcard.rules(game, seats), find_bot(f"{name}:{SIMULATIONS}"))
            found.append((f"{game}, {name}, simulations", thinker.think, EIGHTS, 0.0))
    return found
