"""How a round ends."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import EVERYBODY, NOBODY, Seat, Seats


class Ending:
    """Why a round ends. The heavier one counts if two come together. (FR-N64)

    `counted` are those whose points count; the others score 0. `flat` is what each of them scores whatever
    the hand, or −1. `finishers`: do those without cards count as having finished? (FR-N61)
    """

    def __init__(
        self,
        key: str,
        weight: int,
        clause: str,
        *,
        counted: Seats = EVERYBODY,
        originator: Seat = NOBODY,
        flat: int = -1,
        plain: bool = False,
    ) -> None:
        self.key: Final = key
        self.weight: Final = weight
        self.clause: Final = clause
        self.counted: Final = counted
        self.originator: Final = originator
        self.flat: Final = flat
        self.plain: Final = plain
        """Do lasting things leave the points alone?"""


RAN_OUT: Final = Ending("frantic.round-out", 1, "FR-104")
DRY: Final = Ending("frantic.round-dry", 1, "FR-105")
CAPPED: Final = Ending("frantic.round-capped", 1, "FR-N41")
BOMB: Final = Ending("frantic.round-bomb", 1, "FR-097")


def finish_line(counted: Seats) -> Ending:
    """FR-084: hands are counted normally. FR-123: but not the hand of somebody protected."""
    return Ending("frantic.round-finish-line", 2, "FR-084", counted=counted)


def doomsday(counted: Seats, originator: Seat) -> Ending:
    """FR-081: 50 for everyone. FR-N28: whatever else holds. FR-123: 0 for somebody protected."""
    return Ending(
        "frantic.round-doomsday", 3, "FR-081", counted=counted, originator=originator, flat=50, plain=True
    )
