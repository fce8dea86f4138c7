"""Playing a card.

The card goes on the pile, its player says what it is to be if it can be several things (`Naming`), the pile
asks for what the card asks for, something may be added to it (the window DECLARING), and then its verbs are
done one after the other (FR-N59). `Play` is that card taking effect.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lastcard.engine.agenda import Task
from lastcard.engine.bits import count, lowest, nth
from lastcard.engine.contract import EVERYBODY, Move, Refusal, Seat, Seats, Words, seat_bit
from lastcard.engine.rng import Rng
from lastcard.engine.windows import Cause
from lastcard.games.frantic.cards.demand import Demand
from lastcard.games.frantic.cards.rows import CardRow
from lastcard.games.frantic.cards.texts import Effect
from lastcard.games.frantic.kinds import SPECIAL
from lastcard.games.frantic.moves import NO_EFFECT, USE, OfCard
from lastcard.games.frantic.play.asking import Asked
from lastcard.games.frantic.table.table import Table
from lastcard.games.frantic.table.windows import DECLARING

NO_OFFER: Final[list[Move]] = []
"""What a reaction offers to a seat that cannot use it. Never changed."""


@mypyc_attr(free_list_len=1)
class Play(Cause[Table]):
    """A card takes effect for a seat.

    `card` is the card on the pile, `kind` what it is played as. `before` is what the pile asked for until
    then, `colour` the colour last in force until then (FR-N22). `chargeable`: it was laid from the hand in a
    turn, so that something may be added to it. `held`: it came from a hand at all, so that what forbids cards
    to be played forbids it. `touched` are those it may be used against: if an event brought it, all whom that
    touches. (FR-N20)
    """

    def __init__(
        self,
        seat: Seat,
        card: int,
        kind: int,
        *,
        before: Demand,
        colour: i64,
        chargeable: bool,
        held: bool = True,
        touched: Seats = EVERYBODY,
    ) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.kind: Final = kind
        self.before: Final = before
        self.colour: Final = colour
        self.chargeable: Final = chargeable
        self.held: Final = held
        self.touched: Final = touched

    def words(self) -> Words:
        """Whose card takes effect."""
        return Words("frantic.takes-effect", {"seat": self.seat})

    def prompt(self) -> Words:
        """What may be added."""
        return Words("frantic.ask-declare", {"seat": self.seat})

    def asked(self, table: Table) -> Seats:
        """Its player alone."""
        return seat_bit(self.seat)

    def order(self, table: Table) -> list[Seat]:
        """Its player alone."""
        return [self.seat]

    def row(self, table: Table) -> CardRow:
        """What the card says."""
        return table.rules.deck.rows[self.kind]

    def run(self, table: Table) -> None:
        """Its verbs, one after the other."""
        if table.cut_short():
            return
        effects = self.row(table).effects
        for at in range(len(effects) - 1, 0, -1):
            table.push(Verb(self, effects[at]))
        if effects:
            effects[0].begin(table, self)

    def by(self, seat: Seat) -> Play:
        """The same card, used by somebody else. (FR-055)"""
        return Play(
            seat,
            self.card,
            self.kind,
            before=self.before,
            colour=self.colour,
            chargeable=False,
            held=self.held,
            touched=self.touched,
        )

    def named(self, kind: int) -> Play:
        """The same card, played as another."""
        return Play(
            self.seat,
            self.card,
            kind,
            before=self.before,
            colour=self.colour,
            chargeable=self.chargeable,
            held=self.held,
            touched=self.touched,
        )

    def announce(self, table: Table) -> None:
        """What it is is settled: the pile asks for it, and it takes effect or something is added first."""
        deck = table.rules.deck
        demand = deck.demands[self.kind] if self.kind == self.card else deck.guises[self.kind]
        if demand is not None:
            table.ask_for(demand)
        if self.chargeable and table.rules.reactions[DECLARING]:
            table.offer(DECLARING, self)
        elif self.row(table).effects:
            table.push(self)

    def is_left_out(self) -> bool:
        """FR-N81: is its user protected from the event that brought it, so that they give and get nothing?"""
        return not self.touched & seat_bit(self.seat)

    def offer(self, table: Table, effect: Effect) -> None:
        """Ask whether an effect is to be used as well."""
        table.push(Also(self, effect))


class Verb(Task[Table]):
    """A further verb of a card."""

    def __init__(self, play: Play, effect: Effect) -> None:
        self.play: Final = play
        self.effect: Final = effect

    def words(self) -> Words:
        """Whose card goes on."""
        return self.play.words()

    def run(self, table: Table) -> None:
        """Begin it."""
        self.effect.begin(table, self.play)


class Also(Asked):
    """FR-039: the effect as well, or only the wish?"""

    def __init__(self, play: Play, effect: Effect) -> None:
        super().__init__(play.seat)
        self.play: Final = play
        self.effect: Final = effect

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-also", {"seat": self.seat})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """Both ways."""
        return [USE, NO_EFFECT]

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """Begin it, or not."""
        if move is USE:
            self.effect.begin(table, self.play)

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Yes or no."""
        return Refusal("FR-039")


def lay_down(table: Table, seat: Seat, kind: int, chargeable: bool) -> None:
    """Play a card from the hand on what the pile asks for."""
    lay_on(table, seat, kind, table.demand, chargeable)


def lay_on(table: Table, seat: Seat, kind: int, before: Demand, chargeable: bool) -> None:
    """Play a card from the hand as if the pile asked for this."""
    row = table.rules.deck.rows[kind]
    table.lay(seat, kind)
    if row.naming is not None:
        row.naming.begin(
            table, Play(seat, kind, kind, before=before, colour=table.colour, chargeable=chargeable)
        )
        return
    demand = table.rules.deck.demands[kind]
    if demand is not None and not row.effects and not table.rules.reactions[DECLARING]:
        # The plain number card, by far the most common: nothing follows from it.
        table.ask_for(demand)
        return
    Play(seat, kind, kind, before=before, colour=table.colour, chargeable=chargeable).announce(table)


def throw_in(table: Table, seat: Seat, kind: int) -> None:
    """FR-N15: the card goes on top of the pile. FR-N14: the demand stays, unless a wish follows."""
    table.lay(seat, kind, "frantic.throws-in")


def add_cards(found: list[Move], moves: list[OfCard], numbers: i64, specials: i64) -> None:
    """Add the move of each of these kinds, lowest first."""
    while numbers != 0:
        found.append(moves[lowest(numbers)])
        numbers &= numbers - 1
    while specials != 0:
        found.append(moves[SPECIAL + lowest(specials)])
        specials &= specials - 1


def any_card(moves: list[OfCard], numbers: i64, specials: i64, others: list[Move], rng: Rng) -> Move:
    """One of the moves of these kinds or of these others, each as likely."""
    low, high = count(numbers), count(specials)
    at = rng.below(low + high + len(others))
    if at < low:
        return moves[nth(numbers, at)]
    at -= low
    if at < high:
        return moves[SPECIAL + nth(specials, at)]
    return others[at - high]
