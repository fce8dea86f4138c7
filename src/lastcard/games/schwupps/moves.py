"""The moves of Schwupps: the three actions, and the end of a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lastcard.engine.contract import Move, Seat, Value, Words
from lastcard.games.schwupps.cards import AGGRAVATION, FACES, KINDS
from lastcard.games.schwupps.rows import ROWS

MOST_SEATS: Final = 5

NO_AGGRAVATION: Final = 0
TO_GIVE: Final = 1
TO_FINISH: Final = 2


class Play(Move):
    """SW-21, action A: a number card on one of the four piles: `r7@1`, `b10@4`."""

    def __init__(self, kind: int, place: int) -> None:
        self.kind: Final[i64] = kind
        self.place: Final[i64] = place

    def text(self) -> str:
        """Its notation; piles are counted from 1: row 1 first and second place, then row 2."""
        return f"{FACES[self.kind]}@{self.place + 1}"

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return Words("schwupps.move-play", {"card": FACES[self.kind], "pile": int(self.place) + 1})


class Aggravate(Move):
    """SW-22, action B: an aggravation card, a row to schwupp, and who gets a card: `aggravate@2>1`.

    Who gets it is counted to the left from the player: 1 is the next in turn; 0 would be the player.
    """

    def __init__(self, row: int, left: int) -> None:
        self.row: Final[i64] = row
        self.left: Final[i64] = left

    def text(self) -> str:
        """Its notation; rows are counted from 1."""
        return f"aggravate@{self.row + 1}>{self.left}"

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name: the row, and who gets a card."""
        seat = (mover + int(self.left)) % seats
        values: dict[str, Value] = {"card": FACES[AGGRAVATION], "row": int(self.row) + 1, "seat": seat}
        return Words("schwupps.move-aggravate", values)


class Finish(Move):
    """SW-72: an aggravation card as the very last card, without schwupp and gift: `aggravate`."""

    def text(self) -> str:
        """Its notation."""
        return "aggravate"

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return Words("schwupps.move-finish", {"card": FACES[AGGRAVATION]})


class Schwupp(Move):
    """SW-23, action C: schwupp a row and take a card: `schwupp@1`."""

    def __init__(self, row: int) -> None:
        self.row: Final[i64] = row

    def text(self) -> str:
        """Its notation; rows are counted from 1."""
        return f"schwupp@{self.row + 1}"

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return Words("schwupps.move-schwupp", {"row": int(self.row) + 1})


class Stop(Move):
    """SW-26: end the turn: `stop`."""

    def text(self) -> str:
        """Its notation."""
        return "stop"

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return Words("schwupps.move-stop")


def _plays(place: int) -> list[Move]:
    return [Play(kind, place) for kind in range(KINDS)]


PLAY: Final[tuple[list[Move], list[Move], list[Move], list[Move]]] = (
    _plays(0),
    _plays(1),
    _plays(2),
    _plays(3),
)
"""Every card on each of the four piles."""
AGGRAVATE: Final[list[list[Aggravate]]] = [
    [Aggravate(row, left) for left in range(MOST_SEATS)] for row in range(ROWS)
]
FINISH: Final = Finish()
SCHWUPP: Final[list[Schwupp]] = [Schwupp(row) for row in range(ROWS)]
STOP: Final = Stop()


def others_for(seats: int) -> list[list[Move]]:
    """What may be done besides number cards, at a table of so many: the lists that `others_at` counts."""
    # SW-40: either row. SW-52: a gift to any player but oneself.
    gifts: list[Move] = [AGGRAVATE[row][left] for row in range(ROWS) for left in range(1, seats)]
    aggravations: list[list[Move]] = [[], gifts, [FINISH]]
    schwupps: list[list[Move]] = [[*SCHWUPP], []]
    stops: list[list[Move]] = [[], [STOP]]
    return [
        aggravation + schwupp + stop for aggravation in aggravations for schwupp in schwupps for stop in stops
    ]


def others_at(aggravation: i64, schwupped: bool, acted: bool) -> i64:
    """Which of these lists: by aggravation cards, by free schwupp, by whether anything was done yet."""
    # SW-23: a free schwupp once a turn. SW-25: also for those who could play. SW-29: it is always a move.
    # SW-26: a stop after any action. SW-24: not before, nobody may pass.
    return aggravation * 4 + (2 if schwupped else 0) + (1 if acted else 0)


def all_moves() -> list[Move]:
    """Every move there is, legal or not."""
    moves: list[Move] = [*PLAY[0], *PLAY[1], *PLAY[2], *PLAY[3], FINISH, *SCHWUPP, STOP]
    for aggravations in AGGRAVATE:
        moves.extend(aggravations)
    return moves


def moves_for(seats: int) -> list[Move]:
    """Every move there can be at a table of so many."""
    # SW-52: a gift goes to any player but oneself.
    return [move for move in all_moves() if not isinstance(move, Aggravate) or 1 <= int(move.left) < seats]


_BY_TEXT: Final[dict[str, Move]] = {move.text(): move for move in all_moves()}


def move_of(text: str) -> Move | None:
    """The move with this notation, or None."""
    return _BY_TEXT.get(text)
