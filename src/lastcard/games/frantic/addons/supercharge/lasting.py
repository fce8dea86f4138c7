"""What power cards and an event leave in force for a while."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Seat, Seats, Words, seat_bit
from lastcard.engine.windows import Cause
from lastcard.games.frantic.cards.deck import Deck
from lastcard.games.frantic.kinds import ALL_KINDS, Kinds
from lastcard.games.frantic.play.attacks import Strike
from lastcard.games.frantic.play.play import Play
from lastcard.games.frantic.table.modifiers import ALL_COLOURS, Modifier
from lastcard.games.frantic.table.table import Table
from lastcard.games.frantic.table.windows import ATTACKED, DECLARING

_NUMBERS: Final = Kinds(ALL_KINDS.numbers, 0)


class Unanswerable(Modifier[Table]):
    """SC-21: the card it charges cannot be countered."""

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play: Final = play

    def words(self) -> Words:
        """Whose card."""
        return Words("frantic.unanswerable", {"seat": self.play.seat})

    def closes(self, table: Table, window: int, cause: Cause[Table]) -> bool:
        """FR-N46: this card only, not one that follows it."""
        return window == ATTACKED and isinstance(cause, Strike) and cause.play is self.play

    def turn_ends(self, table: Table, seat: Seat) -> Modifier[Table] | None:
        """The card is done."""
        return None


class UntilTurn(Modifier[Table]):
    """FR-N49: until the turn of a player comes again, or is missed."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat

    def turn_begins(self, table: Table, seat: Seat, missed: bool) -> Modifier[Table] | None:
        """FR-N58: at the start of the turn. FR-A29: a missed turn counts."""
        return None if seat == self.seat else self


class Sealed(UntilTurn):
    """SC-30: nobody may play a special card, the activator neither. (FR-A14)"""

    def words(self) -> Words:
        """What holds, and until whose turn."""
        return Words("frantic.sealed", {"seat": self.seat})

    def clause(self) -> str:
        """The clause."""
        return "SC-30"

    def allows(self, table: Table) -> Kinds:
        """FR-N47: number cards; everything else is a special card. FR-N48: The End too."""
        return _NUMBERS

    def closes(self, table: Table, window: int, cause: Cause[Table]) -> bool:
        """FR-N48, FR-N90: none may be thrown in; a power card is no special card."""
        return window != DECLARING


class Opened(UntilTurn):
    """SC-26: all others play with open hands. FR-A12: but not the activator."""

    def words(self) -> Words:
        """What holds, and until whose turn."""
        return Words("frantic.opened", {"seat": self.seat})

    def shows(self, table: Table) -> Seats:
        """All hands but one."""
        return table.everybody() & ~seat_bit(self.seat)

    def turn_begins(self, table: Table, seat: Seat, missed: bool) -> Modifier[Table] | None:
        """The hands are taken up again, and everybody remembers them."""
        if seat != self.seat:
            return self
        for other in table.around(seat):
            if other != seat:
                table.show(other)
        return None


class UntilTurnEnds(Modifier[Table]):
    """FR-N49: until a player has finished their next turn, or missed it. `began`: this turn is over."""

    def __init__(self, seat: Seat, began: bool) -> None:
        super().__init__()
        self.seat: Final = seat
        self.began: Final = began


class Blocked(UntilTurnEnds):
    """SC-23: nobody may play a colour, the activator neither."""

    def __init__(self, seat: Seat, colour: int, others: Kinds, began: bool) -> None:
        super().__init__(seat, began)
        self.colour: Final = colour
        self.others: Final = others

    def words(self) -> Words:
        """Which colour, and whose doing."""
        return Words(BLOCKED[self.colour], {"seat": self.seat})

    def clause(self) -> str:
        """The clause."""
        return "SC-23"

    def allows(self, table: Table) -> Kinds:
        """FR-A15: no card of the colour, by colour, number or symbol. FR-N23: of two colours neither."""
        return self.others

    def wishable(self, table: Table) -> int:
        """FR-A15, FR-N89: nor may it be wished, by a card thrown in neither."""
        return ALL_COLOURS & ~(1 << self.colour)

    def turn_ends(self, table: Table, seat: Seat) -> Modifier[Table] | None:
        """It holds for this turn and the next one of its player."""
        if seat != self.seat:
            return self
        return None if self.began else Blocked(seat, self.colour, self.others, True)


BLOCKED: Final = (
    "frantic.blocked-red",
    "frantic.blocked-blue",
    "frantic.blocked-yellow",
    "frantic.blocked-green",
)


def others_than(deck: Deck, colour: int) -> Kinds:
    """All kinds without the cards of a colour."""
    barred = deck.of_colour[colour]
    return Kinds(ALL_KINDS.numbers & ~barred.numbers, ALL_KINDS.specials & ~barred.specials)


class Looped(UntilTurnEnds):
    """SC-24: the direction turns when this turn ends, and again when the player's next one ends."""

    def words(self) -> Words:
        """Whose doing."""
        return Words("frantic.looped", {"seat": self.seat})

    def turn_ends(self, table: Table, seat: Seat) -> Modifier[Table] | None:
        """FR-N50: each turns it at its two moments. FR-N52: not before the turn is over. FR-N93"""
        if seat != self.seat:
            return self
        table.step = -table.step
        if table.loud:
            table.say("frantic.turns-direction", seat)
        return None if self.began else Looped(seat, True)

    def round_ends(self, table: Table, finishers: Seats) -> None:
        """FR-N49: it ends with the round."""
        table.step = 1
