"""Plays our search against OpenSpiel's on our games: `python -m tools.against_openspiel GAME --ours N`.

OpenSpiel's ISMCTS in Python gets its worlds from our `imagine`. Equal numbers of simulations compare the
algorithms. Numbers that take the same time, as printed, compare what the programs are worth. Every deal is
played from both seats. (OpenSpiel's ISMCTS in C++ crashes on games written in Python.)
"""

from __future__ import annotations

import argparse
from time import perf_counter

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

from lastcard.adapters.openspiel import OpenSpielState, resampler
from lastcard.bots import find_bot
from lastcard.engine.rng import fast
from lastcard.lab.statistics.win_share import WinShare


class Theirs:
    """OpenSpiel's ISMCTS with so many simulations a move; how long it thought is noted."""

    def __init__(self, game: pyspiel.Game, simulations: int, seed: int) -> None:
        dice = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, dice)
        self.bot = ismcts.ISMCTSBot(
            game, evaluator, 1.4, simulations, random_state=dice, allow_inconsistent_action_sets=True
        )
        self.bot.set_resampler(resampler(fast(seed)))
        self.seconds, self.moves = 0.0, 0

    def choose(self, state: OpenSpielState) -> int:
        """An action."""
        begun = perf_counter()
        action = int(self.bot.step(state))
        self.seconds += perf_counter() - begun
        self.moves += 1
        return action


class Ours:
    """One of our bots at the same table."""

    def __init__(self, game: pyspiel.Game, name: str, seed: int) -> None:
        self.rng = fast(seed)
        self.shared = game.shared
        self.bot = find_bot(name).seated(self.shared.rules)
        self.seconds, self.moves = 0.0, 0

    def choose(self, state: OpenSpielState) -> int:
        """An action."""
        begun = perf_counter()
        seat = state.current_player()
        choice = self.bot.choose(state.ours.view(seat), state.ours.moves(seat), self.rng)
        assert choice is not None
        self.seconds += perf_counter() - begun
        self.moves += 1
        return int(self.shared.actions.numbers[choice.move])


def play(game: pyspiel.Game, players: list[Ours | Theirs], deal: int) -> float:
    """Play one game; return the share of the win of seat 0, from 0 to 1."""
    state: OpenSpielState = game.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        state.apply_action(players[state.current_player()].choose(state))
    return (float(state.returns()[0]) + 1) / 2


def match(game: pyspiel.Game, ours: Ours, theirs: Theirs, deals: int) -> WinShare:
    """Play every deal from both seats; return what ours won."""
    won = WinShare()
    for deal in range(deals):
        shares = play(game, [ours, theirs], deal) + 1 - play(game, [theirs, ours], deal)
        won.add(shares, 2)
    return won


def main() -> None:
    """Play a match and print the score."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="its name in OpenSpiel, such as lastcard_math_attack")
    parser.add_argument("--bot", default="plans", help="one of our bots that search")
    parser.add_argument("--ours", type=int, default=100, help="simulations a move of ours")
    parser.add_argument("--theirs", type=int, default=100, help="simulations a move of theirs")
    parser.add_argument("--deals", type=int, default=50)
    chosen = parser.parse_args()
    game = pyspiel.load_game(chosen.game)
    ours, theirs = Ours(game, f"{chosen.bot}:{chosen.ours}", 1), Theirs(game, chosen.theirs, 1)
    won = match(game, ours, theirs, chosen.deals)
    low, high = won.interval()
    print(f"{chosen.game}: {chosen.bot}:{chosen.ours} won {won.share():.1%} ({low:.1%} to {high:.1%})")
    for name, each in (("ours", ours), ("theirs", theirs)):
        print(f"{name}: {1000 * each.seconds / each.moves:.2f} ms a move")


if __name__ == "__main__":
    main()
