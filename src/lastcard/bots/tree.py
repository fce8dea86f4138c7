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
from lastcard.bots.sense import Sense
from lastcard.engine.contract import Move, Rules, Seat, State

EXPLORE: Final = 0.7
"""How much curiosity counts beside success, which is between 0 and 1."""

DOUBT: Final = 0.3
"""So many standard errors a move must be ahead of the sensible one to be preferred to it."""

BIAS: Final = 1.0
"""The credit that the sensible move has at first, if the search is biased."""

EACH: Final = 8
"""So many simulations are made in each imagined world: to clone one costs less than to imagine another."""


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

    def urgency(self) -> float:
        """How much it deserves to be tried now."""
        found = self.won / self.visits + EXPLORE * math.sqrt(math.log(self.available) / self.visits)
        return found + self.prior / (self.visits + 1.0)


class Planner(Searcher):
    """Plans ahead: grows a tree of moves and answers; beyond it all play by sense."""

    def __init__(self, name: str, rules: Rules, sense: Sense, simulations: int, biased: bool = False) -> None:
        super().__init__(name, rules, sense, simulations, watches=biased)
        self.bias: Final = BIAS if biased else 0.0

    def weigh(self, dream: Dream, moves: list[Move]) -> list[Thought]:
        """How often each move was gone for, and the share of the win it brought."""
        root = Node(None, 0.0)
        world = dream.world()
        for number in range(self.simulations):
            if number % EACH == 0:
                world = dream.world()
            self.simulate(root, world.clone(), dream)
        found = []
        for move in moves:
            node = root.child(move)
            if node is None or node.visits == 0.0:
                found.append(Thought(move, 0.0, 0))
            else:
                found.append(Thought(move, node.won / node.visits, int(node.visits)))
        found.sort(key=by_visits, reverse=True)
        return sensible_first(found, self.sense.greedy(dream.root, moves, dream.rng))

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
                urgency = child.urgency()
                if urgency > most:
                    best, most = child, urgency
        if best is not None and not untried:
            return best, False
        fresh = self.leaf(untried, world, seat, moves, dream)
        fresh.available = 1.0
        node.children.append(fresh)
        return fresh, True

    def leaf(self, untried: list[Move], world: State, seat: Seat, moves: list[Move], dream: Dream) -> Node:
        """One of the moves never tried; with a bias the sensible one comes first, and keeps some credit."""
        if self.bias > 0.0:
            sensible = self.sense.greedy(world.glance(seat), moves, dream.rng)
            if sensible in untried:
                return Node(sensible, self.bias)
        return Node(untried[dream.rng.below(len(untried))], 0.0)


def by_visits(thought: Thought) -> tuple[int, float]:
    """The move gone for most often, of equals the one that won more."""
    return (thought.visits, thought.value)


def sensible_first(found: list[Thought], sensible: Move) -> list[Thought]:
    """The sensible move stays first unless the one gone for most is better by more than chance explains."""
    best = found[0]
    other = next(thought for thought in found if thought.move is sensible)
    if best is other or best.value - other.value > DOUBT * (error(best) + error(other)):
        return found
    return [other, *[thought for thought in found if thought is not other]]


def error(thought: Thought) -> float:
    """The standard error of a share of the win that was seen so often."""
    return 0.5 / math.sqrt(thought.visits + 1.0)
