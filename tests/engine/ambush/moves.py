"""The cards and moves of Ambush."""

from __future__ import annotations

from typing import Final

from lastcard.engine.agenda import TIMEOUT
from lastcard.engine.contract import Move, Seat, Value, Words
from lastcard.engine.windows import PASS

FACES: Final = ("one", "two", "three", "four", "five", "six", "blow", "parry", "fair", "charm")
BLOW: Final = 6
PARRY: Final = 7
FAIR: Final = 8
CHARM: Final = 9
COPIES: Final = 3
PACK: Final = [kind for kind in range(len(FACES)) for copy in range(COPIES)]
MOST: Final = 5


class Do(Move):
    """A word, and the card or seat it is about."""

    def __init__(self, notation: str, about: int, values: dict[str, Value] | None = None) -> None:
        self.notation: Final = notation
        self.about: Final = about
        self.values: Final = values

    def text(self) -> str:
        """Its notation."""
        return self.notation

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return Words("ambush.move", self.values)


PLAY: Final = [Do(face, kind, {"card": face}) for kind, face in enumerate(FACES)]
THROW: Final = [Do(f"!{face}", kind, {"card": face}) for kind, face in enumerate(FACES)]
GIVE: Final = [Do(f"give={face}", kind, {"card": face}) for kind, face in enumerate(FACES)]
AT: Final = [Do(f"at={seat}", seat, {"seat": seat}) for seat in range(MOST)]
TO: Final = [Do(f"to={seat}", seat, {"seat": seat}) for seat in range(MOST)]
DRAW: Final = Do("draw", 0)
NOTHING: Final[list[Move]] = []
ALL_MOVES: Final[list[Move]] = [*PLAY, *THROW, *GIVE, *AT, *TO, DRAW, PASS, TIMEOUT]
BY_TEXT: Final[dict[str, Move]] = {move.text(): move for move in ALL_MOVES}
