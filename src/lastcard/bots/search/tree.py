"""Information-set tree search: below each move a tree of answers, grown in a new imagined world each time.

After Cowling, Powley and Whitehouse (2012): a move that is legal in some worlds only is judged by how often
it was available, and whoever moves looks at the own reward. The first move is chosen as by those who count
cards, from the same worlds for all; below it everybody plays by sense until another move has done better.
"""

from __future__ import annotations

from typing import Final

from lastcard.bots.search.flat import FlatSearch
from lastcard.bots.search.nodes import SearchNode
from lastcard.bots.search.rollouts import Rollouts, next_seat
from lastcard.engine.contract import Seat, State

GROWN: Final = 8.0
"""What was tried less often than this has no answers of its own yet: all play by sense from there."""


class TreeSearch(FlatSearch):
    """Plans ahead: grows a tree of answers to each move; beyond it all play by sense."""

    def judge(self, node: SearchNode, world: State, rollouts: Rollouts) -> float:
        """Walk down the tree in this world, add a leaf, play on by sense, and tell all nodes on the way."""
        path: list[SearchNode] = [node]
        movers: list[Seat] = [rollouts.root.seat]
        seats = world.to_act()
        while seats != 0 and node.visits >= GROWN:
            seat = next_seat(seats)
            moves = world.moves(seat)
            if len(moves) == 1:
                world.apply(seat, moves[0])
            else:
                glance = world.glance(seat)
                if self.sense.chapter(glance) != rollouts.chapter:
                    break
                node = node.most_urgent(moves, self.sense.greedy(glance, moves, rollouts.rng))
                path.append(node)
                movers.append(seat)
                world.apply(seat, node.move)
            seats = world.to_act()
        rewards = rollouts.play_out(world)
        for at in range(len(path)):
            path[at].visits += 1.0
            path[at].won += rewards[movers[at]]
        return rewards[rollouts.root.seat]
