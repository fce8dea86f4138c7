"""What the text of a card can be made of: effects, conditions, what it is played as, what an event does.

The table, a play and an occurrence are named here as types only: they hold rows, and rows hold these.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from lastcard.engine.contract import Seat

if TYPE_CHECKING:
    from lastcard.games.frantic.events.occurrence import Occurrence
    from lastcard.games.frantic.play.play import Play
    from lastcard.games.frantic.table.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(ABC):
    """A verb of card text. It holds no game: what it begins lies on the agenda."""

    @abstractmethod
    def begin(self, table: Table, play: Play) -> None:
        """Do it for the player of the card, or push what has to be decided first."""

    def is_possible(self, table: Table, play: Play) -> bool:
        """Could it do anything now? (FR-N67)"""
        return True

    def offer(self, table: Table, play: Play) -> None:
        """Let the player choose whether to do it at all. (FR-039)"""
        play.offer(table, self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(ABC):
    """When a card may be played at all, whatever lies on the pile."""

    @abstractmethod
    def holds(self, table: Table, seat: Seat) -> bool:
        """May this seat, which holds the card, play it now as far as the card itself goes?"""

    @abstractmethod
    def clause(self) -> str:
        """The clause that says so."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Naming(ABC):
    """What is said of a card as it is laid, before anything else: which card it is meant to be."""

    @abstractmethod
    def begin(self, table: Table, play: Play) -> None:
        """Push the decision; its answer calls `play.announce` with the play as it was named."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EventEffect(ABC):
    """What an event card does."""

    @abstractmethod
    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """Do it to those whom the occurrence touches, or push what has to be decided first."""
