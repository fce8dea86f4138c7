"""Roll-outs: worlds imagined from a view and played to their end by sense; both searches use them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lastcard.bots.sense import Sense
from lastcard.engine.bits import lowest
from lastcard.engine.contract import Rules, Seat, Seats, State, View
from lastcard.engine.rng import Rng

_PLAYERS: Final[i64] = 0x3FFFFFFF
"""All seats below the clock: in a roll-out time does not run out."""


def next_seat(seats: Seats) -> Seat:
    """Who is asked first of those who may act; the clock only if nobody else may."""
    bits: i64 = seats
    players = bits & _PLAYERS
    return int(lowest(players if players != 0 else bits))


class Rollouts:
    """The roll-outs of one search: worlds in which a view is true, played on by the sense of the game."""

    def __init__(self, rules: Rules, sense: Sense, root: View, rng: Rng) -> None:
        self.rules: Final = rules
        self.sense: Final = sense
        self.root: Final = root
        self.rng: Final = rng
        self.chapter: Final = sense.chapter(root)

    def world(self) -> State:
        """A world in which the view is true, and in which nobody tells anything."""
        world = self.rules.imagine(self.root, self.rng)
        world.hush()
        return world

    def play_out(self, world: State) -> list[float]:
        """Play on by sense; what each seat has in the end of what is played for."""
        sense, rng = self.sense, self.rng
        seats = world.to_act()
        while seats != 0:
            seat = next_seat(seats)
            move = sense.at_sight(world.glance(seat)) if sense.sees_moves else None
            if move is None:
                moves = world.moves(seat)
                move = moves[0]
                if len(moves) > 1:
                    glance = world.glance(seat)
                    if sense.chapter(glance) != self.chapter:
                        return sense.prospects(glance, self.rules.seats)
                    move = sense.greedy(glance, moves, rng)
            world.apply(seat, move)
            seats = world.to_act()
        return sense.rewards(world, self.rules.seats)
