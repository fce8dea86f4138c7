"""Simulations a second of bots that search, beside OpenSpiel's C++ `MCTSBot` on its crazy eights for four.

A simulation is the same on both sides: down the tree, one game played out from there, and the result told to
all nodes on the way. OpenSpiel plays it out at random and sees all cards; ours imagines what it does not see,
and plays it out by sense.
"""

from __future__ import annotations

from collections.abc import Callable

import lastcard
from lastcard.bots import find_bot
from lastcard.engine.contract import Move, View

EIGHTS = "OpenSpiel crazy_eights, C++ MCTSBot, simulations"
SIMULATIONS = 1000
GAMES = {"multiplication": 4, "math-attack": 2, "schwupps": 4, "frantic": 4}
"""For how many seats; the first is much like crazy eights in length and choices, and has a bar."""

Work = Callable[[], int]


class Eights:
    """OpenSpiel's own search on its own game."""

    def __init__(self) -> None:
        import pyspiel

        game = pyspiel.load_game("crazy_eights(players=4)")
        rng, self.dealt = lastcard.fast(3), game.new_initial_state()
        while self.dealt.is_chance_node():
            outcomes = self.dealt.chance_outcomes()
            self.dealt.apply_action(outcomes[rng.below(len(outcomes))][0])
        evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
        self.bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 64, False, 7, False)

    def think(self) -> int:
        """One decision."""
        self.bot.step(self.dealt)
        return SIMULATIONS


class Thinker:
    """One of our bots before the first real decision of some deals."""

    def __init__(self, game: str, seats: int, name: str) -> None:
        rules = lastcard.rules(game, seats)
        self.bot = find_bot(f"{name}:{SIMULATIONS}").seated(rules)
        self.asked = [asked(rules, seed) for seed in range(20)]
        self.rng = lastcard.fast(5)
        self.next = 0

    def think(self) -> int:
        """One decision."""
        view, moves = self.asked[self.next]
        self.next = (self.next + 1) % len(self.asked)
        return sum(thought.visits for thought in self.bot.ponder(view, moves, self.rng))


def asked(rules: lastcard.Rules, seed: int) -> tuple[View, list[Move]]:
    """The first moment at which somebody has more than two moves."""
    state = rules.start(seed)
    while True:
        seat = lastcard.seats_in(state.to_act())[0]
        moves = state.moves(seat)
        if len(moves) > 2:
            return state.view(seat), moves
        state.apply(seat, moves[0])


def thoughts() -> list[tuple[str, Work, str, float]]:
    """The figures: a name, the work, the yardstick, the bar."""
    found: list[tuple[str, Work, str, float]] = [(EIGHTS, Eights().think, "", 0.0)]
    for at, (game, seats) in enumerate(GAMES.items()):
        for name in ("counts", "plans"):
            thinker = Thinker(game, seats, name)
            found.append((f"{game}, {name}, simulations", thinker.think, EIGHTS, 0.0 if at else 2.0))
    return found
