"""Events as plain data, the way they reach the page."""

from __future__ import annotations

from typing import Literal, TypedDict

Places = TypedDict("Places", {"from": str, "to": str})


class MovedData(Places):
    """A card went from one place to another; `card` is empty for those who did not see it."""

    kind: Literal["moved"]
    seat: int
    card: str
    key: str


class ToldData(TypedDict):
    """Something everybody hears: a sentence, and what fills it."""

    kind: Literal["told"]
    key: str
    values: dict[str, str | int]
