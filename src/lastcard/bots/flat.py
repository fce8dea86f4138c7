"""Flat Monte Carlo: every move tried in the same imagined worlds."""

from __future__ import annotations

from lastcard.bots.bot import Thought
from lastcard.bots.dreams import Dream
from lastcard.bots.searching import Searcher
from lastcard.engine.contract import Move


class Counter(Searcher):
    """Counts cards: deals what is out of sight again and again, and tries every move in each world."""

    def weigh(self, dream: Dream, moves: list[Move]) -> list[Thought]:
        """The share of the win each move brings on average, all of them tried equally often."""
        seat = dream.root.seat
        won = [0.0] * len(moves)
        worlds = max(1, self.simulations // len(moves))
        for number in range(worlds):
            world = dream.world()
            for at in range(len(moves)):
                tried = world.clone() if at + 1 < len(moves) else world
                tried.apply(seat, moves[at])
                won[at] += dream.play_out(tried)[seat]
        return [Thought(move, won[at] / worlds, worlds) for at, move in enumerate(moves)]
