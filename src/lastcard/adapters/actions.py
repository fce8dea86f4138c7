"""Moves as numbers: the position of a move in the vocabulary of its rules."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from lastcard.engine.contract import Move, Outcome, Rules, Seat, State, seats_in

Mask = npt.NDArray[np.int8]
WAIT = "wait"
"""Where nobody is awaited, a seat may let the moment pass; the last action stands for that."""


class NoVocabulary(ValueError):
    """A game that does not list its moves cannot be played by numbers."""


class Actions:
    """The action space of a rule set: every move there can be, and in real time a wait."""

    def __init__(self, rules: Rules) -> None:
        self.moves: list[Move] = rules.vocabulary()
        if not self.moves:
            raise NoVocabulary(f"{rules.game} does not list its moves (Rules.vocabulary)")
        self.numbers: dict[Move, int] = {move: number for number, move in enumerate(self.moves)}
        self.real_time: bool = rules.real_time
        self.wait: int = len(self.moves)
        self.size: int = len(self.moves) + self.real_time

    def text(self, number: int) -> str:
        """The notation of an action."""
        return WAIT if number == self.wait else self.moves[number].text()

    def legal(self, state: State, seat: Seat) -> list[int]:
        """The numbers of a seat's legal moves, lowest first; in real time it may always wait."""
        found = sorted([self.numbers[move] for move in state.moves(seat)])
        return [*found, self.wait] if self.real_time and state.to_act() else found

    def mask(self, numbers: list[int]) -> Mask:
        """1 for each of these actions, 0 for all others."""
        mask = np.zeros(self.size, dtype=np.int8)
        mask[numbers] = 1
        return mask


def rewards_of(outcome: Outcome, seats: int) -> list[float]:
    """What a game is worth: everybody pays one, the winners share it all; 1 and -1 at a table of two."""
    winners = seats_in(outcome.winners)
    return [(seats / len(winners) if seat in winners else 0.0) - 1.0 for seat in range(seats)]
