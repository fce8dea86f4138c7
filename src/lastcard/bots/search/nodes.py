"""The tree of those who plan ahead: what is known of a move after the moves before it."""

from __future__ import annotations

import math
from typing import Final

from lastcard.engine.contract import Move

CURIOUS: Final = 0.3
"""So much of the curiosity is for moves that are not the sensible one."""

EXPLORE: Final = 1.0
"""How much curiosity counts beside success, which is between 0 and 1."""

DOUBTED: Final = 0.05
"""A move never tried is thought to be so much worse than the sensible one."""


class SearchNode:
    """A move in the tree: how often it was possible, how often it was made, and what it won its maker."""

    def __init__(self, move: Move) -> None:
        self.move: Final = move
        self.available = 0.0
        self.visits = 0.0
        self.won = 0.0
        self.children: list[SearchNode] = []

    def child(self, move: Move) -> SearchNode:
        """What follows if this move is made, which is possible once more."""
        for node in self.children:
            if node.move is move:
                node.available += 1.0
                return node
        fresh = SearchNode(move)
        fresh.available = 1.0
        self.children.append(fresh)
        return fresh

    def value(self, unknown: float) -> float:
        """What it won its maker on average."""
        return self.won / self.visits if self.visits > 0.0 else unknown

    def urgency(self, prior: float, unknown: float) -> float:
        """How much it deserves to be tried now."""
        return self.value(unknown) + EXPLORE * prior * math.sqrt(self.available) / (1.0 + self.visits)

    def most_urgent(self, moves: list[Move], sensible: Move) -> SearchNode:
        """The one to follow of the moves that are possible now: the sensible one first of all."""
        best = self.child(sensible)
        if best.visits == 0.0:
            return best
        unknown = best.value(0.0) - DOUBTED
        prior = CURIOUS / len(moves)
        most = best.urgency(1.0 - CURIOUS + prior, unknown)
        for move in moves:
            if move is not sensible:
                node = self.child(move)
                urgency = node.urgency(prior, unknown)
                if urgency > most:
                    best, most = node, urgency
        return best
