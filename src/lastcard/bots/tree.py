"""Information-set tree search: one tree over what the players do, grown in a new imagined world each time.

After Cowling, Powley and Whitehouse (2012): a move that is legal in some worlds only is judged by how often
it was available. Every node keeps a reward for each seat, and whoever moves looks at the own one.
"""

from __future__ import annotations

import math
from typing import Final

from lastcard.bots.bot import Thought
from lastcard.bots.dreams import Dream, next_seat
from lastcard.bots.searching import Searcher
from lastcard.engine.contract import Move, Seat, State

EXPLORE: Final = 0.7
"""How much curiosity counts beside success, which is between 0 and 1."""


class Node:
    """What is known of a move after the moves before it."""

    def __init__(self, move: Move | None, prior: float) -> None:
        self.move: Final = move
        self.prior: Final = prior
        self.visits = 0.0
        self.won = 0.0
        self.available = 0.0
        self.children: list[Node] = []

    def child(self, move: Move) -> Node | None:
        """What follows if this move is made, if it was ever tried."""
        for node in self.children:
            if node.move is move:
                return node
        return None

    def urgency(self, bias: float) -> float:
        """How much it deserves to be tried now."""
        found = self.won / self.visits + EXPLORE * math.sqrt(math.log(self.available) / self.visits)
        return found + bias * self.prior / (self.visits + 1.0)


class Planner(Searcher):
    """Plans ahead: grows a tree of moves and answers; beyond it all play by sense."""

    bias = 0.0

    def weigh(self, dream: Dream, moves: list[Move]) -> list[Thought]:
        """How often each move was gone for, and the share of the win it brought."""
        root = Node(None, 0.0)
        for number in range(self.simulations):
            self.simulate(root, dream.world(), dream)
        found = []
        for move in moves:
            node = root.child(move)
            if node is None or node.visits == 0.0:
                found.append(Thought(move, 0.0, 0))
            else:
                found.append(Thought(move, node.won / node.visits, int(node.visits)))
        return found

    def simulate(self, root: Node, world: State, dream: Dream) -> None:
        """Walk down the tree in this world, add a leaf, play on by sense, and tell all nodes on the way."""
        path: list[Node] = []
        movers: list[Seat] = []
        node = root
        seat = dream.root.seat
        seats = world.to_act()
        while seats != 0:
            moves = world.moves(seat)
            fresh = False
            if len(moves) == 1:
                move = moves[0]
            else:
                node, fresh = self.descend(node, world, seat, moves, dream)
                assert node.move is not None
                move = node.move
                path.append(node)
                movers.append(seat)
            world.apply(seat, move)
            if fresh:
                break
            seats = world.to_act()
            seat = next_seat(seats) if seats != 0 else 0
        rewards = dream.play_out(world)
        for at in range(len(path)):
            path[at].visits += 1.0
            path[at].won += rewards[movers[at]]

    def descend(
        self, node: Node, world: State, seat: Seat, moves: list[Move], dream: Dream
    ) -> tuple[Node, bool]:
        """The child to follow in this world: one never tried, else the most urgent; and whether it is new."""
        best: Node | None = None
        most = -1.0
        untried: list[Move] = []
        for move in moves:
            child = node.child(move)
            if child is None:
                untried.append(move)
                continue
            child.available += 1.0
            if not untried:
                urgency = child.urgency(self.bias)
                if urgency > most:
                    best, most = child, urgency
        if best is not None and not untried:
            return best, False
        move = untried[dream.rng.below(len(untried))]
        fresh = Node(move, 0.0)
        fresh.available = 1.0
        node.children.append(fresh)
        return fresh, True
