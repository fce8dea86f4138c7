"""The state of an add-on, which the table keeps without knowing what it means."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic

from mypy_extensions import mypyc_attr

from lastcard.engine.agenda import T
from lastcard.engine.contract import Seat, Words
from lastcard.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra(ABC, Generic[T]):
    """State of an add-on, cloned, viewed, imagined and accounted for like everything else."""

    @abstractmethod
    def clone(self) -> Extra[T]:
        """An independent copy."""

    @abstractmethod
    def deal(self, table: T) -> None:
        """A round is dealt: begin afresh. Chance comes from `table.rng`."""

    @abstractmethod
    def seen_by(self, seat: Seat) -> Extra[T]:
        """A copy with all masked that this seat may not know."""

    @abstractmethod
    def imagined(self, rng: Rng) -> Extra[T]:
        """A masked copy with all filled in at random that was masked."""

    @abstractmethod
    def zones(self) -> Mapping[str, object]:
        """What a masked copy shows, as plain data under names of its own, for the view."""

    def is_as(self, before: Extra[T]) -> bool:
        """Is it certain that nobody sees any difference? What is shared with an earlier moment may tell."""
        return False

    def changes(self, before: Extra[T], seat: Seat) -> dict[str, object]:
        """What a seat does not see as it did before; an add-on may know it sooner."""
        was = before.seen_by(seat).zones()
        return {name: zone for name, zone in self.seen_by(seat).zones().items() if was[name] != zone}

    def says(self) -> list[Words]:
        """What a masked copy shows, in sentences."""
        return []

    @abstractmethod
    def faces(self) -> list[str]:
        """The codes of all cards a masked copy shows."""

    @abstractmethod
    def places(self) -> dict[str, list[str]]:
        """Where every card of it is, by its code."""
