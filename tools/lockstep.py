"""Plays crazy eights in our program and in OpenSpiel at once: the same deal, moves and draws."""

from __future__ import annotations

from typing import Any, Final

import pyspiel

from crazy_eights.cards import FACES
from crazy_eights.moves import DRAW, MOVES, Action
from crazy_eights.rules import CrazyEightsRules
from lastcard.engine.contract import Move, Seat, seats_in

DEALER: Final = 52
"""The first dealer by chance has this number in OpenSpiel, the next the number after it."""


def their_game(seats: int) -> Any:
    """OpenSpiel's crazy eights for so many."""
    return pyspiel.load_game(f"crazy_eights(players={seats})")


class Lockstep:
    """One deal, played at both tables."""

    def __init__(self, rules: CrazyEightsRules, game: Any, seed: int) -> None:
        self.rules: Final = rules
        self.ours: Final = rules.start(seed)
        self.theirs: Final = game.new_initial_state()
        self.ours.hush()
        self._deal(seats_in(self.ours.to_act())[0])

    def _deal(self, first: Seat) -> None:
        """Deal theirs as ours was dealt: to the player after the dealer first, the open card last."""
        seats, places = self.rules.seats, self.ours.places()
        self.theirs.apply_action(DEALER + (first - 1) % seats)
        for card in range(self.rules.hand_size):
            for seat in range(first, first + seats):
                self.theirs.apply_action(FACES.index(places[f"hand:{seat % seats}"][card]))
        self.theirs.apply_action(FACES.index(places["discard"][0]))

    def is_over(self) -> bool:
        """Is the game over at our table?"""
        return self.ours.to_act() == 0

    def seat(self) -> Seat:
        """Who is to move."""
        return seats_in(self.ours.to_act())[0]

    def actions(self) -> list[int]:
        """What may be done at our table, by the numbers of OpenSpiel."""
        return [number_of(move) for move in self.ours.moves(self.seat())]

    def apply(self, action: int) -> None:
        """Make this move at both tables; whoever draws draws the same card."""
        move = MOVES[action]
        drawn = self.ours.places()["draw"][0] if move is DRAW else ""
        self.ours.apply(self.seat(), move)
        self.theirs.apply_action(action)
        if drawn:
            self.theirs.apply_action(FACES.index(drawn))


def number_of(move: Move) -> int:
    """The number of one of our moves in OpenSpiel."""
    assert isinstance(move, Action)
    return move.number
