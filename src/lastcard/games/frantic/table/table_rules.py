"""The rules as a table needs them: the deck, the ways to step in, the limit, and who makes its views."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Generic

from lastcard.engine.agenda import T
from lastcard.engine.contract import Glance, Rules, Seat, Since, View
from lastcard.engine.options import Settings
from lastcard.engine.windows import Reaction
from lastcard.games.frantic.cards.deck import Deck
from lastcard.games.frantic.table.modifiers import Modifier


class TableRules(Rules, Generic[T]):
    """What a table asks of its rules. `limit` is the total that ends the game."""

    def __init__(
        self,
        *,
        game: str,
        version: int,
        seats: int,
        settings: Settings,
        deck: Deck,
        reactions: list[list[Reaction[T]]],
        standing: list[Modifier[T]],
        limit: int,
    ) -> None:
        super().__init__(game, version, seats, settings)
        self.deck: Final = deck
        self.reactions: Final = reactions
        """The ways to step in, by window."""
        self.standing: Final = standing
        """What holds from the beginning of each round."""
        self.limit: Final = limit
        self.exceeds: Final = settings.word("reached") == "exceeds"
        self.any_card_gambled: Final = settings.word("gambling") == "2020"

    def is_reached(self, total: int) -> bool:
        """FR-109, FR-N39: is the game over with this total?"""
        return total > self.limit if self.exceeds else total >= self.limit

    @abstractmethod
    def view_of(self, table: T, seat: Seat) -> View:
        """All that this seat knows."""

    @abstractmethod
    def since(self, before: T, table: T) -> Since:
        """What has changed since an earlier moment."""

    @abstractmethod
    def glance_of(self, table: T, seat: Seat) -> Glance:
        """What this seat takes in at a glance."""
