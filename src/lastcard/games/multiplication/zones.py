"""The zones of a view of the Multiplication Game: what lies where."""

from __future__ import annotations

from typing import TypedDict


class LaidZone(TypedDict):
    """A card of the discard pile: what it is, what it stands for, and its declared pair, if it has one."""

    card: str
    number: int
    pair: list[int]


class Zones(TypedDict):
    """What lies where; the discard pile from the card under the open one down."""

    dealer: int
    hand: list[str]
    sizes: list[int]
    draw: int
    open: LaidZone
    discard: list[LaidZone]
    idle: int
    shuffles: int
    frees: list[int]
