"""The one who reads you: plans ahead in worlds that agree with what the others did and did not do."""

from __future__ import annotations

from typing import Final

from lastcard.bots.dreams import Dream
from lastcard.bots.sense import Sense
from lastcard.bots.tells import Tell
from lastcard.bots.tree import Planner
from lastcard.engine.contract import Rules, State, View
from lastcard.engine.rng import Rng

TRIES: Final = 6
"""So many worlds are imagined at most until one is believed."""

_WHOLE: Final = 1 << 20


class Reading(Dream):
    """A dream in which worlds are believed as far as they agree with all tells."""

    def __init__(self, rules: Rules, sense: Sense, root: View, rng: Rng, tells: list[Tell]) -> None:
        super().__init__(rules, sense, root, rng)
        self.tells: Final = tells

    def world(self) -> State:
        """A world that is believed; after some tries the most credible one."""
        best = super().world()
        most = self.credence(best)
        for attempt in range(TRIES):
            if float(self.rng.below(_WHOLE)) < most * _WHOLE:
                break
            world = super().world()
            credence = self.credence(world)
            if credence > most:
                best, most = world, credence
        return best

    def credence(self, world: State) -> float:
        """How much of a world one believes."""
        credence = 1.0
        for tell in self.tells:
            credence *= tell.credence(world)
        return credence


class Reader(Planner):
    """Plans ahead, and remembers what others let pass."""

    def __init__(self, name: str, rules: Rules, sense: Sense, simulations: int) -> None:
        super().__init__(name, rules, sense, simulations, watches=True)
        self.last: View | None = None
        self.tells: list[Tell] = []

    def watch(self, view: View) -> None:
        """Compare what is seen with what was seen before, and note what it tells."""
        last = self.last
        self.last = view
        if last is None or view.decision < last.decision:
            self.tells = []
            return
        self.tells = [tell for tell in self.tells if tell.lasts(last, view)]
        self.tells += self.sense.tells(last, view)

    def dream(self, view: View, rng: Rng) -> Dream:
        """Worlds that agree with what was noted."""
        return Reading(self.rules, self.sense, view, rng, self.tells)
