"""An episode of an environment: one game in progress, dealt from a seed and played by action numbers."""

from __future__ import annotations

import sys

from lastcard.adapters.actions import Actions
from lastcard.engine.contract import WATCHER, Rules, Seat, seats_in
from lastcard.words import say


class IllegalAction(ValueError):
    """An action that is not legal for the seat that makes it."""


class Episode:
    """One game in progress: its state, its seed, and the legal actions of each seat."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.seed = seed
        self.state = rules.start(seed)
        self.state.hush()
        self._legal: dict[Seat, list[int]] = {}

    def legal(self, seat: Seat, actions: Actions) -> list[int]:
        """The numbers of what a seat may do now; listed once for the mask and for the move that follows."""
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = actions.legal(self.state, seat)
        return found

    def next_seat(self, after: Seat, real_time: bool) -> Seat:
        """The first seat that is awaited; in real time the next around the table that has a move."""
        if not real_time:
            return seats_in(self.state.awaited())[0]
        seats = self.rules.seats
        around = [(after + left) % seats for left in range(1, seats + 1)]
        return next(seat for seat in around if self.state.moves(seat))

    def act(self, seat: Seat, number: int, actions: Actions) -> None:
        """Make a move by its number; a wait changes nothing."""
        if number == actions.wait and actions.real_time:
            return
        if number not in self.legal(seat, actions):
            raise IllegalAction(f"{actions.text(number)} (action {number}) is not legal for seat {seat} now")
        self._legal.clear()
        self.state.apply(seat, actions.moves[number])

    def render(self, seat: Seat | None, mode: str | None) -> str | None:
        """The view in sentences: returned in mode `ansi`, printed in mode `human`."""
        names = [f"player_{number}" for number in range(self.rules.seats)]
        view = self.state.view(WATCHER if seat is None else seat)
        lines = [say(words, names, "en", seat) for words in [*view.says(), view.prompt]]
        if mode == "human":
            sys.stdout.write("\n".join([*lines, "", ""]))
            return None
        return "\n".join(lines) if mode == "ansi" else None
