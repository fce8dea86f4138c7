"""The zones of a Schwupps view: what lies where."""

from __future__ import annotations

from typing import TypedDict


class StoryZone(TypedDict, total=False):
    """What happened since the cards were first renewed; nothing before that."""

    pools: list[list[str]]
    lines: list[list[int | str]]


class Zones(TypedDict):
    """What lies where: two rows of rules, a pile beside each, and what everybody still has."""

    hand: list[str]
    rows: list[list[str]]
    next: str
    out: list[str]
    piles: list[list[str]]
    hands: list[int]
    stocks: list[int]
    common: int
    schwupps: int
    box: int
    player: int
    turn: int
    acted: bool
    schwupped: bool
    winner: int
    story: StoryZone
