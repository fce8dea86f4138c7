"""Ambush set up for a test, with names for seats."""

from __future__ import annotations

from typing import cast

from lastcard.engine.agenda import TIMEOUT
from lastcard.engine.contract import CLOCK
from lastcard.engine.position import read_position
from lastcard.engine.sitting import Sitting
from tests.engine.ambush.rules import ambush
from tests.engine.ambush.table import Ambush
from tests.table import Table


class Seated(Table):
    """A table of Ambush."""

    @property
    def ambush(self) -> Ambush:
        """The state as it is now."""
        return cast(Ambush, self.state)

    def play(self, *lines: str) -> Seated:
        """Each must be legal; `clock` plays for time."""
        for line in lines:
            if line == "clock":
                self.told = list(self.state.apply(CLOCK, TIMEOUT))
            else:
                super().play(line)
        return self

    def agenda(self) -> str:
        """What is still to be done, in one line."""
        return self.ambush.explain().replace("\n", " | ")


def seated(position: str, clock: str = "yes", reactions: str = "yes") -> Seated:
    """Ambush at a written position."""
    written = read_position(position)
    rules = ambush(len(written.names), clock=clock, reactions=reactions)
    sitting = Sitting(rules, written.names, 1)
    sitting.state = rules.position(written)
    return Seated(sitting, written.names)
