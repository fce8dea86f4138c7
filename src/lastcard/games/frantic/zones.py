"""The zones of a Frantic view: what lies where, with and without power cards."""

from __future__ import annotations

from typing import TypedDict


class DemandZone(TypedDict):
    """What the next card has to match."""

    name: str
    colour: str
    number: int
    symbol: str
    wished: bool


class OpenZones(TypedDict):
    """What lies open before everybody."""

    sizes: list[int]
    draw: int
    discard: list[str]
    demand: DemandZone
    colour: str
    events: int
    spent: list[str]
    turned: int
    lasting: list[str]
    totals: list[int]
    dealer: int
    turn: int
    step: int
    turns: int
    round: int
    missing: list[int]
    spared: list[int]
    open: list[int]
    ending: str
    agenda: list[str]


class OwnZones(TypedDict):
    """What the seats see differently. `lying` tells whose each card is, and its code if it is known."""

    hand: list[str]
    known: list[list[str]]
    lying: list[tuple[int, str]]
    said: list[str]


# A power card is told by its code, empty if it is hidden, and whether it is used up.
PowerZones = TypedDict(
    "PowerZones",
    {
        "powers": list[list[tuple[str, bool]]],
        "power-deck": int,
        "power-turn": int,
        "activated": str,
    },
    total=False,
)


class Zones(OpenZones, OwnZones, PowerZones):
    """What lies where; the power cards only if they are played with."""
