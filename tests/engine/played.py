"""Games of Ambush as they come from a table, to be written down, sent astray and read again."""

from __future__ import annotations

from lastcard.engine.contract import Rules
from lastcard.engine.playout import any_seat
from lastcard.engine.rng import fast
from lastcard.engine.sitting import Accepted, Sitting
from tests.engine.ambush.rules import AmbushGame, ambush

GAMES = (AmbushGame(),)
NAMES = ["Ada", "Bo", "Cy"]


def played(names: list[str], seed: int | str, moves: int = 10_000, rules: Rules | None = None) -> Sitting:
    """A sitting after so many random moves, or at its end."""
    sitting = Sitting(rules or ambush(len(names)), names, seed)
    rng = fast(len(names))
    while sitting.state.to_act() != 0 and len(sitting.record.entries) < moves:
        seat = any_seat(sitting.state.to_act(), rng)
        move = sitting.state.random_move(seat, rng)
        assert move is not None
        answer = sitting.submit(seat, sitting.state.decision(), move.text(), int(rng.below(5000)))
        assert isinstance(answer, Accepted)
    return sitting
