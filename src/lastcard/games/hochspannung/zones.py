"""The zones of a Hochspannung view: what lies where."""

from __future__ import annotations

from typing import TypedDict


class Zones(TypedDict):
    """What lies where; `corners` are those of the hand, `covered` counts the face-down cards on top."""

    started: bool
    hand: list[str]
    corners: list[list[int]]
    sizes: list[int]
    piles: list[int]
    discard: list[str]
    covered: int
    last: list[str]
    box: int
    stuck_on: list[str]
