"""The zones of a Math Attack! view: what lies where."""

from __future__ import annotations

from typing import TypedDict


class Zones(TypedDict):
    """What lies where: the own hand, and the line of each seat."""

    hand: list[str]
    lines: list[list[str]]
    totals: list[list[int]]
    sizes: list[int]
    stack: int
    blocked: int
    ending: bool
