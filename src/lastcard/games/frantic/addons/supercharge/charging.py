"""Charging a card with a power card.

A card laid from the hand in a turn opens the window DECLARING for its player. `Declare` turns a power card
face up and puts what it does on the agenda, around the card taking effect: a 1ST power before it, a 2ND power
after it and all it brings (SC-16, FR-N59). So a power works although the card is countered (FR-N45), waits
for the card that follows a 2nd Chance (FR-N69), and is dropped with everything else when the round is about
to end (FR-N63, FR-N64).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, cast

from lastcard.engine.agenda import Task
from lastcard.engine.contract import NOBODY, Move, Refusal, Seat, Words
from lastcard.engine.windows import Cause, Everyone, Reaction, Window
from lastcard.games.frantic.addons.supercharge.powers import (
    CODES,
    KINDS,
    is_up,
    kind_of,
    powers_at,
)
from lastcard.games.frantic.addons.supercharge.specials import LastInHand
from lastcard.games.frantic.cards.demand import Demand
from lastcard.games.frantic.cards.rows import CardRow
from lastcard.games.frantic.play.play import Play
from lastcard.games.frantic.table.table import Table
from lastcard.games.frantic.table.windows import DECLARING


class Activate(Move):
    """Turn a power card face up: `!looping`."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind
        self.notation: Final = f"!{CODES[kind]}"

    def text(self) -> str:
        """Its notation."""
        return self.notation

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return Words("frantic.move-activate", {"face": CODES[self.kind]})


ACTIVATE: Final = [Activate(kind) for kind in range(KINDS)]


class PowerEffect(ABC):
    """A verb of a power card. It holds no game."""

    @abstractmethod
    def begin(self, table: Table, charge: Charge) -> None:
        """Do it for the player of the charged card, or push what has to be decided first."""


class Power:
    """One kind of power card. FR-150: `first` is the corner mark, 1ST or 2ND."""

    def __init__(
        self, code: str, first: bool, clause: str, effect: PowerEffect, numbers_only: bool = False
    ) -> None:
        self.code: Final = code
        self.first: Final = first
        self.clause: Final = clause
        self.effect: Final = effect
        self.numbers_only: Final = numbers_only

    def goes_with(self, row: CardRow) -> bool:
        """May it charge such a card? FR-A14: one of them only goes with a number card."""
        return row.is_number() or not self.numbers_only


class Charge(Task[Table]):
    """A power card at work: on which card, and what the pile asked for when that had just been laid.

    FR-N87: it works wherever the power card itself has gone meanwhile.
    """

    def __init__(self, power: Power, play: Play, shown: Demand) -> None:
        self.power: Final = power
        self.play: Final = play
        self.shown: Final = shown

    def seat(self) -> Seat:
        """Who activated it."""
        return self.play.seat

    def words(self) -> Words:
        """Which power works for whom."""
        return Words("frantic.power-works", {"seat": self.play.seat, "card": self.power.code})

    def run(self, table: Table) -> None:
        """FR-N45: unless the round is about to end."""
        if not table.cut_short():
            self.power.effect.begin(table, self)


class Declare(Reaction[Table]):
    """SC-10: directly after a hand card was played in the own turn, a power card may be turned face up.

    FR-N92: the card lies there already, so no power card makes it legal.
    """

    def __init__(self, powers: list[Power]) -> None:
        super().__init__(DECLARING)
        self.powers: Final = powers

    def is_open(self, table: Table, cause: Cause[Table]) -> bool:
        """SC-12: once a turn; SC-13: with one not used up; FR-N44: not with the card that ends the round."""
        play = cast(Play, cause)
        powers = powers_at(table)
        if powers.turn == table.turns or not powers.has_down(play.seat):
            return False
        return not isinstance(play.row(table).condition, LastInHand)

    def offers(self, table: Table, seat: Seat, cause: Cause[Table]) -> list[Move]:
        """Every kind that lies face down before him and goes with the card."""
        row = cast(Play, cause).row(table)
        found: list[Move] = []
        for card in powers_at(table).held[seat]:
            move = ACTIVATE[kind_of(card)]
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
    code = CODES[move.kind]
    if held.down(seat, move.kind) == NOBODY:
        # SC-13: it is used up, or it is none of his.
        mine = [card for card in held.held[seat] if kind_of(card) == move.kind]
        return Refusal("SC-13", {"card": code}) if mine else Refusal("SC-10", {"card": code}, "none")
    if held.turn == table.turns and table.turn == seat:
        return Refusal("SC-12")
    play = charged_now(table)
    if play is None:
        return Refusal("SC-11" if table.turn != seat else "SC-10")
    # FR-A14: it is his, it is his turn, a card was laid: so it is the one that only goes with a number card.
    return Refusal("SC-30", {"card": code}, "number")


def charged_now(table: Table) -> Play | None:
    """The card that may be charged now."""
    top = table.top()
    if isinstance(top, Everyone) and isinstance(top.question, Window):
        cause = top.question.cause
        return cause if isinstance(cause, Play) else None
    return None
