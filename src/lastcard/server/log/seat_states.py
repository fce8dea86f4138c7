"""The state of a seat, and the texts of `sit` and `deal` entries."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class SitEntry(Struct, frozen=True):
    """The text of a `sit` entry: who sits down."""

    name: str
    kind: Literal["person", "bot"]
    bot: str = ""
    proof: str = ""


class DealEntry(Struct, frozen=True):
    """The text of a `deal` entry: the seed, which stays secret until the game is over, and who plays."""

    seed: str
    names: list[str]


class SeatState(Struct, frozen=True):
    """A seat at the table: free, a person's, or a bot's; `away` while a bot keeps a person's seat."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    proof: str = ""
    away: bool = False
    ready: bool = False

    @property
    def remote(self) -> bool:
        """Is it a program that comes through a socket?"""
        return self.kind == "bot" and bool(self.proof)

    @property
    def piloted(self) -> bool:
        """Does a bot of the server play it now: its own seat, or that of somebody who is away?"""
        return self.away or (self.kind == "bot" and not self.proof)
