"""Flat Monte Carlo: the moves tried in the same imagined worlds, the poorer half given up again and again.

All moves still in question meet the same worlds, so that luck falls on them alike. The sensible move is never
given up, and another is preferred only if it did better by more than chance would explain.
"""

from __future__ import annotations

import math
from typing import Final

from lastcard.bots.bot import Thought
from lastcard.bots.search.nodes import SearchNode
from lastcard.bots.search.rollouts import Rollouts
from lastcard.bots.search.search_bot import SearchBot
from lastcard.engine.contract import Move, State

DOUBT: Final = 12.0
"""How much is taken off for chance: so many squared standard errors of what a move is ahead.

It is what follows if moves are thought to be 0.03 of the win worse than the sensible one, give or take 0.05.
"""

SPREAD: Final = 0.25
"""What one world is thought to differ from another by, squared, before any was seen."""


class MoveTrial:
    """A move that is being tried: what it won, and by how much more than the sensible one."""

    def __init__(self, move: Move) -> None:
        self.move: Final = move
        self.node: Final = SearchNode(move)
        self.tries = 0
        self.won = 0.0
        self.ahead = 0.0
        self.squares = 0.0

    def add(self, won: float, sensible: float) -> None:
        """One more world, in which the sensible move won so much."""
        more = won - sensible
        self.tries += 1
        self.won += won
        self.ahead += more
        self.squares += more * more

    def value(self) -> float:
        """The share of the win it brought."""
        return self.won / self.tries

    def merit(self) -> float:
        """By how much it is better than the sensible move, chance taken off."""
        ahead = self.ahead / self.tries
        spread = (self.squares - ahead * self.ahead + SPREAD) / (self.tries + 1)
        return ahead - DOUBT * spread / self.tries

    def thought(self) -> Thought:
        """What is thought of the move in the end."""
        return Thought(self.move, self.value(), self.tries)


class FlatSearch(SearchBot):
    """Counts cards: deals what is out of sight again and again, and tries the moves in each world."""

    def weigh(self, rollouts: Rollouts, moves: list[Move]) -> list[Thought]:
        """The moves, best first: those in question to the last by merit, then those given up before."""
        trials = [MoveTrial(move) for move in moves]
        first = moves.index(self.sense.greedy(rollouts.root, moves, rollouts.rng))
        trials = [trials[first], *trials[:first], *trials[first + 1 :]]
        given_up: list[MoveTrial] = []
        for number in range(rounds_for(len(moves))):
            if number > 0:
                trials, poorer = halved(trials)
                given_up = poorer + given_up
            self.try_out(trials, rollouts, self.simulations // rounds_for(len(moves)))
        trials.sort(key=MoveTrial.merit, reverse=True)
        return [trial.thought() for trial in trials + given_up]

    def try_out(self, trials: list[MoveTrial], rollouts: Rollouts, simulations: int) -> None:
        """All these moves, the sensible one first, in so many worlds as there are simulations for."""
        seat = rollouts.root.seat
        for number in range(max(1, simulations // len(trials))):
            world = rollouts.world()
            sensible = 0.0
            for at in range(len(trials)):
                tried = world.clone()
                tried.apply(seat, trials[at].move)
                won = self.judge(trials[at].node, tried, rollouts)
                if at == 0:
                    sensible = won
                trials[at].add(won, sensible)

    def judge(self, node: SearchNode, world: State, rollouts: Rollouts) -> float:
        """What the move that led to this world wins: all play on by sense."""
        return rollouts.play_out(world)[rollouts.root.seat]


def rounds_for(moves: int) -> int:
    """How often the moves are halved until two are left, and once more."""
    return max(1, math.ceil(math.log2(moves)))


def halved(trials: list[MoveTrial]) -> tuple[list[MoveTrial], list[MoveTrial]]:
    """The sensible move and the better half of the others, and the poorer half, each best first."""
    others = sorted(trials[1:], key=MoveTrial.value, reverse=True)
    kept = (len(others) + 1) // 2
    return [trials[0], *others[:kept]], others[kept:]
