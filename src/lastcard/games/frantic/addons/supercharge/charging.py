"""Charging a card with a power card.

A card laid from the hand in a turn opens the window DECLARING for its player. `Declare` turns a power card
face up and puts what it does on the agenda, around the card taking effect: a 1ST power before it, a 2ND power
after it and all it brings (SC-16, FR-N59). So a power works although the card is countered (FR-N45), waits
for the card that follows a 2nd Chance (FR-N69), and is dropped with everything else when the round is about
to end (FR-N63, FR-N64).
"""

from __future__ import annotations

from typing import Final, cast

from lastcard.engine.contract import NOBODY, Move, Refusal, Seat, Words
from lastcard.engine.windows import Cause, Everyone, Reaction, Window
from lastcard.games.frantic.addons.supercharge.power_rows import Charge, PowerRow
from lastcard.games.frantic.addons.supercharge.powers import (
    is_up,
    kind_of,
    powers_at,
)
from lastcard.games.frantic.addons.supercharge.specials import LastInHand
from lastcard.games.frantic.play.play import Play
from lastcard.games.frantic.table.table import Table
from lastcard.games.frantic.table.windows import DECLARING


class Activate(Move):
    """Turn a power card face up: `!looping`."""

    def __init__(self, kind: int, code: str) -> None:
        self.kind: Final = kind
        self.code: Final = code
        self.notation: Final = f"!{code}"

    def text(self) -> str:
        """Its notation."""
        return self.notation

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return Words("frantic.move-activate", {"face": self.code})


class Declare(Reaction[Table]):
    """SC-10: directly after a hand card was played in the own turn, a power card may be turned face up.

    FR-N92: the card lies there already, so no power card makes it legal.
    """

    def __init__(self, powers: list[PowerRow], activate: list[Activate]) -> None:
        super().__init__(DECLARING)
        self.powers: Final = powers
        self.activate: Final = activate

    def is_open(self, table: Table, cause: Cause[Table]) -> bool:
        """SC-12: once a turn; SC-13: with one not used up; FR-N44: not with the card that ends the round."""
        play = cast(Play, cause)
        powers = powers_at(table)
        if powers.turn == table.turns or not powers.has_down(play.seat):
            return False
        return not isinstance(play.row(table).condition, LastInHand)

    def offers(self, table: Table, seat: Seat, cause: Cause[Table]) -> list[Move]:
        """Every kind that lies face down before them and goes with the card."""
        row = cast(Play, cause).row(table)
        found: list[Move] = []
        for card in powers_at(table).held[seat]:
            move = self.activate[kind_of(card)]
            if not is_up(card) and move not in found and self.powers[move.kind].goes_with(row):
                found.append(move)
        return found

    def owns(self, move: Move) -> bool:
        """All of them."""
        return isinstance(move, Activate)

    def take(self, table: Table, seat: Seat, move: Move, cause: Cause[Table]) -> None:
        """SC-16: a 1ST power comes before the card's effects, a 2ND power after them."""
        kind = cast(Activate, move).kind
        powers_at(table).activate(table, seat, kind)
        charge = Charge(self.powers[kind], cast(Play, cause), table.demand)
        table.in_order([charge, cause] if charge.power.first else [cause, charge])


def why_not(table: Table, seat: Seat, move: Activate) -> Refusal:
    """The clause by which a power card may not be activated now."""
    held = powers_at(table)
    if held.down(seat, move.kind) == NOBODY:
        # SC-13: it is used up, or it is none of theirs.
        mine = [card for card in held.held[seat] if kind_of(card) == move.kind]
        return (
            Refusal("SC-13", {"card": move.code}) if mine else Refusal("SC-10", {"card": move.code}, "none")
        )
    if held.turn == table.turns and table.turn == seat:
        return Refusal("SC-12")
    play = charged_now(table)
    if play is None:
        return Refusal("SC-11" if table.turn != seat else "SC-10")
    # FR-A14: the power, the turn and the card are right: so it is the one that only goes with a number card.
    return Refusal("SC-30", {"card": move.code}, "number")


def charged_now(table: Table) -> Play | None:
    """The card that may be charged now."""
    top = table.top()
    if isinstance(top, Everyone) and isinstance(top.question, Window):
        cause = top.question.cause
        return cause if isinstance(cause, Play) else None
    return None
