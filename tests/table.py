"""The little language that rule tests are written in.

A table is set up from a line of text, moves are played by name, and a move nobody may make fails the test.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from lastcard.engine.contract import Event, State, View, seats_in
from lastcard.engine.position import read_position
from lastcard.engine.sitting import Accepted, Refused, Sitting
from lastcard.shelf import rules_of

clause = pytest.mark.clause
"""`@clause("HS-07")`: which clauses a test is about."""


class Table:
    """A game set up at some position, with names for seats."""

    def __init__(self, sitting: Sitting, names: Sequence[str]) -> None:
        self.sitting = sitting
        self.names = list(names)
        self.told: list[Event] = []

    @property
    def state(self) -> State:
        """The state as it is now."""
        return self.sitting.state

    def seat(self, name: str) -> int:
        """The seat of a name."""
        return self.names.index(name)

    def play(self, *lines: str) -> Table:
        """`play("Ada own:+7", "Bo pass")`: each must be legal; `told` holds what the last one told."""
        for line in lines:
            name, *moves = line.split()
            for move in moves:
                self._play_one(name, move)
        return self

    def _play_one(self, name: str, move: str) -> None:
        answer = self.sitting.submit(self.seat(name), self.state.decision(), move)
        if isinstance(answer, Refused):
            raise AssertionError(f"{name} may not {move}: {answer.why!r}")
        self.told = list(answer.events)

    def refused(self, line: str) -> str:
        """The clause by which a move is refused; the table must stay as it was."""
        name, move = line.split(maxsplit=1)
        before = self._everything()
        answer = self.sitting.submit(self.seat(name), self.state.decision(), move)
        assert not isinstance(answer, Accepted), f"{name} may {move}"
        assert self._everything() == before, "a refused move changed the table"
        return answer.why.clause

    def _everything(self) -> tuple[object, ...]:
        seats = range(len(self.names))
        return (self.state.places(), *(self.state.view(seat).data() for seat in seats))

    def may(self, name: str) -> str:
        """All moves of a seat, in their notation."""
        return " ".join(move.text() for move in self.state.moves(self.seat(name)))

    def place(self, place: str) -> str:
        """The cards in a place: `place("hand Ada")`, `place("stack")`."""
        kind, _, name = place.partition(" ")
        key = f"{kind}:{self.seat(name)}" if name else kind
        return " ".join(self.state.places()[key])

    def hand(self, name: str) -> str:
        """The cards in a hand."""
        return self.place(f"hand {name}")

    def view(self, name: str) -> View:
        """What a seat knows."""
        return self.state.view(self.seat(name))

    def to_act(self) -> str:
        """Who may act, by name."""
        return " ".join(self.names[seat] for seat in seats_in(self.state.to_act()))

    def winners(self) -> str:
        """Who has won, by name; empty while the game goes on."""
        outcome = self.state.outcome()
        return "" if outcome is None else " ".join(self.names[seat] for seat in seats_in(outcome.winners))

    def points(self) -> list[int]:
        """What each seat notes for the finished game."""
        outcome = self.state.outcome()
        assert outcome is not None, "the game is not over"
        return outcome.points


def table(game: str, position: str, **options: object) -> Table:
    """A game set up as the position says, with these options."""
    written = read_position(position)
    rules = rules_of(game, len(written.names), options)
    sitting = Sitting(rules, written.names, 1)
    sitting.state = rules.position(written)
    return Table(sitting, written.names)


def dealt(game: str, seats: int, seed: int | str = 1, **options: object) -> Table:
    """A freshly dealt game for Ada, Bo, Cy and so on."""
    names = ["Ada", "Bo", "Cy", "Di", "Eli", "Flo", "Gus", "Hal"][:seats]
    return Table(Sitting(rules_of(game, seats, options), names, seed), names)
