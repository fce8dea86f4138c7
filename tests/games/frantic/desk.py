"""The little language for Frantic: `Ada f4 blue at=Bo*3 at=Cy`, with names for seats."""

from __future__ import annotations

from lastcard.engine.contract import CLOCK, seats_in
from lastcard.engine.position import read_position
from lastcard.engine.sitting import Sitting
from lastcard.games.frantic.table.table import Table as State
from lastcard.games.frantic.table.table import as_table
from lastcard.shelf import rules_of
from tests.table import Table


class Desk(Table):
    """A table of Frantic with names for seats."""

    @property
    def table(self) -> State:
        """The state as it is now."""
        return as_table(self.state)

    def play(self, *lines: str) -> Desk:
        """`play("Ada f4 blue at=Bo*3 at=Cy", "Bo pass")`: `*3` is three in a row."""
        super().play(*lines)
        return self

    def _play_one(self, name: str, move: str) -> None:
        text, _, times = move.partition("*")
        for _time in range(int(times or 1)):
            super()._play_one(name, self.by_seat(text))

    def by_seat(self, move: str) -> str:
        """A move with a seat number for a name: `at=Bo`, `r7>Bo`."""
        for sign in ("=", ">"):
            head, found, name = move.rpartition(sign)
            if found and name in self.names:
                return f"{head}{sign}{self.seat(name)}"
        return move

    def refused(self, line: str) -> str:
        """The clause by which a move is refused."""
        name, move = line.split(maxsplit=1)
        return super().refused(f"{name} {self.by_seat(move)}")

    def refused_as(self, line: str) -> str:
        """The sentence by which a move is refused, as its key."""
        name, move = line.split(maxsplit=1)
        self.refused(line)
        return self.sitting.rules.refusal(self.state, self.seat(name), self.by_seat(move)).words.key

    def asked(self) -> str:
        """Who has to answer, by name, without the clock."""
        return " ".join(self.names[seat] for seat in seats_in(self.state.to_act()) if seat != CLOCK)

    def time_out(self) -> None:
        """Time runs out on what is asked."""
        self.state.apply(CLOCK, self.state.moves(CLOCK)[0])

    def is_timed(self) -> bool:
        """May time run out?"""
        return CLOCK in seats_in(self.state.to_act())

    def sizes(self) -> list[int]:
        """How many cards each holds."""
        return [int(hand.size) for hand in self.table.hands]

    def sees(self, viewer: str, name: str) -> str:
        """The cards that one knows to be in the hand of another."""
        known = self.view(viewer).zones()["known"]
        assert isinstance(known, list)
        return " ".join(known[self.seat(name)])

    def demand(self) -> str:
        """What the pile asks for."""
        return self.table.demand.name

    def discards(self) -> str:
        """The discard pile, top last."""
        return self.place("discard")

    def totals(self) -> list[int]:
        """Everybody's total."""
        return self.table.totals

    def is_counted(self) -> bool:
        """Has the round ended?"""
        return self.table.ending is not None and self.table.shown == self.table.everybody()

    def ending(self) -> str:
        """Why the round has ended."""
        assert self.is_counted(), "the round goes on"
        assert self.table.ending is not None
        return self.table.ending.clause

    def prompt(self) -> str:
        """What is asked."""
        return self.view(self.names[0]).prompt.key.removeprefix("frantic.")


def desk(position: str, game: str = "frantic", **options: object) -> Desk:
    """Frantic set up as the position says."""
    written = read_position(position)
    rules = rules_of(game, len(written.names), options)
    sitting = Sitting(rules, written.names, 1)
    sitting.state = rules.position(written)
    return Desk(sitting, written.names)


def fresh(seats: int, seed: int = 1, game: str = "frantic", **options: object) -> Desk:
    """A freshly dealt game."""
    names = ["Ada", "Bo", "Cy", "Di", "Eli", "Flo", "Gus", "Hal"][:seats]
    return Desk(Sitting(rules_of(game, seats, options), names, seed), names)
