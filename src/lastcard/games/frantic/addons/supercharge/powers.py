"""The power cards on the table: who has which before them, face up or down, and the power deck.

SC-03: they are a deck of their own and never mixed with the others. SC-06, SC-15: so nothing counts or moves
them that does not name them. A power card before a player is a number: its kind, whether it lies face up,
whether it was activated just now, and who knows it. Cards keep their places before a player, so that one can
be named by its place without being seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from lastcard.engine.contract import EVERYBODY, NOBODY, Seat, Seats, Words, seat_bit
from lastcard.engine.piles import Moved, Pile, shuffled
from lastcard.engine.rng import Rng
from lastcard.games.frantic.addons.supercharge.power_rows import PowerRow
from lastcard.games.frantic.table.extras import Extra
from lastcard.games.frantic.table.table import Table

if TYPE_CHECKING:
    from lastcard.games.frantic.zones import PowerZones

HAND: Final = 2
"""SC-04: so many are dealt to each before every round."""

_KIND: Final = 15
_UP: Final = 16
_FRESH: Final = 32
_KNOWN: Final = 64
_HIDDEN: Final = 15
"""The kind of a power card that a viewer does not know."""


def power_card(kind: int, known: Seats) -> int:
    """A power card face down; those in `known` know it."""
    return kind + _KNOWN * known


def kind_of(card: int) -> int:
    """Which power it is."""
    return card & _KIND


def is_up(card: int) -> bool:
    """SC-13: does it lie face up, and is it used up?"""
    return card & _UP != 0


def is_fresh(card: int) -> bool:
    """Is it the one that was activated last?"""
    return card & _FRESH != 0


def knowers(card: int) -> Seats:
    """Who knows which power it is."""
    return EVERYBODY if card & _UP else card // _KNOWN


def seen(card: int, seat: Seat) -> int:
    """The card as a seat sees it."""
    return card if knowers(card) & seat_bit(seat) else card | _HIDDEN


def sight(held: list[list[int]], seat: Seat) -> list[list[int]]:
    """What a seat sees of all power cards before the players; not who else knows them."""
    return [[seen(card, seat) & (_KIND | _UP) for card in cards] for cards in held]


class Powers(Extra[Table]):
    """All power cards. Lists before the players are replaced, never changed: clones share them."""

    def __init__(
        self, *, rows: list[PowerRow], copies: int, deck: Pile, held: list[list[int]], turn: i64, latest: i64
    ) -> None:
        self.rows: Final = rows
        self.copies = copies
        """FR-N42: how many there are of each kind."""
        self.deck = deck
        self.held = held
        self.turn = turn
        """SC-12: the number of the turn in which a power card was activated last."""
        self.latest = latest
        """The kind that was activated last: everybody has seen it, wherever the card has gone since."""

    def clone(self) -> Extra[Table]:
        """An independent copy."""
        return Powers(
            rows=self.rows,
            copies=self.copies,
            deck=self.deck.clone(),
            held=self.held.copy(),
            turn=self.turn,
            latest=self.latest,
        )

    def gather(self, table: Table) -> None:
        """FR-N42: all power cards are in the deck; FR-148: two of each if nothing else is agreed."""
        self.copies = table.rules.settings.number("power-copies")
        self.deck = Pile([kind for kind in range(len(self.rows)) for copy in range(self.copies)])
        self.held = [[] for seat in range(table.seats())]
        self.turn = self.latest = NOBODY

    def deal(self, table: Table) -> None:
        """SC-04: two each, face down, from the deck shuffled before every round."""
        self.gather(table)
        self.deck = Pile(shuffled(self.deck.cards(), table.rng))
        self.hand_out(table, table.around(table.after(table.dealer)), HAND)

    def hand_out(self, table: Table, seats: list[Seat], count: int) -> None:
        """FR-N43: in this order, one by one, until the deck is empty. FR-149: for eight it just suffices."""
        for time in range(count):
            for seat in seats:
                if self.deck.size() > 0:
                    self.draw(table, seat)

    def draw(self, table: Table, seat: Seat) -> None:
        """The top of the power deck comes before a seat, face down; only that seat may look at it."""
        kind = self.deck.draw()
        self.held[seat] = [*self.held[seat], power_card(kind, seat_bit(seat))]
        if table.loud:
            table.tell(
                Moved(
                    seat,
                    self.rows[kind].code,
                    "power-deck",
                    f"power:{seat}",
                    seat_bit(seat),
                    "frantic.gets-power",
                )
            )

    def activate(self, table: Table, seat: Seat, kind: int) -> None:
        """SC-10: turn it face up; SC-12: no other one in this turn."""
        self.turn, self.latest = table.turns, kind
        for other in range(len(self.held)):
            self.held[other] = [card & ~_FRESH for card in self.held[other]]
        cards = self.held[seat].copy()
        cards[self.down(seat, kind)] = kind + _UP + _FRESH
        self.held[seat] = cards
        if table.loud:
            table.tell(
                Moved(
                    seat,
                    self.rows[kind].code,
                    f"power:{seat}",
                    f"power:{seat}",
                    EVERYBODY,
                    "frantic.activates",
                )
            )

    def down(self, seat: Seat, kind: int) -> int:
        """The place of a power card of this kind that lies face down before a seat, or NOBODY."""
        for at, card in enumerate(self.held[seat]):
            if kind_of(card) == kind and not is_up(card):
                return at
        return NOBODY

    def has_down(self, seat: Seat) -> bool:
        """Does any lie face down before a seat?"""
        return any(card & _UP == 0 for card in self.held[seat])

    def holders(self) -> Seats:
        """Those with power cards before them."""
        found = 0
        for seat in range(len(self.held)):
            if self.held[seat]:
                found |= seat_bit(seat)
        return found

    def turn_down(self, table: Table, seat: Seat, at: int) -> None:
        """SC-40: a face-up card may be used again; everybody still knows it."""
        cards = self.held[seat].copy()
        kind = kind_of(cards[at])
        cards[at] = power_card(kind, EVERYBODY)
        self.held[seat] = cards
        if table.loud:
            table.tell(
                Moved(
                    seat,
                    self.rows[kind].code,
                    f"power:{seat}",
                    f"power:{seat}",
                    EVERYBODY,
                    "frantic.recharges",
                )
            )

    def swap(self, table: Table, one: Seat, at: int, other: Seat, there: int) -> None:
        """FR-A10: two cards change places, both face down; whoever knew them still does."""
        mine, theirs = self.held[one].copy(), self.held[other].copy()
        first, second = mine[at], theirs[there]
        mine[at] = power_card(kind_of(second), knowers(second) | seat_bit(one))
        theirs[there] = power_card(kind_of(first), knowers(first) | seat_bit(other))
        self.held[one], self.held[other] = mine, theirs
        if table.loud:
            self._tell_swap(table, one, other, first)
            self._tell_swap(table, other, one, second)

    def _tell_swap(self, table: Table, giver: Seat, taker: Seat, card: int) -> None:
        known = knowers(card) | seat_bit(taker)
        key = "frantic.gives-power"
        table.tell(Moved(giver, self.code(card), f"power:{giver}", f"power:{taker}", known, key))

    def put_back(self, table: Table, seat: Seat, at: int) -> None:
        """FR-A01, FR-157: one card goes back into the power deck, which is shuffled."""
        cards = self.held[seat]
        card = cards[at]
        self.held[seat] = cards[:at] + cards[at + 1 :]
        self.deck = Pile(shuffled([*self.deck.cards(), kind_of(card)], table.rng))
        if table.loud:
            key = "frantic.returns-power"
            table.tell(Moved(seat, self.code(card), f"power:{seat}", "power-deck", knowers(card), key))

    def collect(self, table: Table, seats: list[Seat]) -> None:
        """SC-51: all cards of these go back into the power deck, which is shuffled."""
        cards = self.deck.cards()
        for seat in seats:
            cards += [kind_of(card) for card in self.held[seat]]
            self.held[seat] = []
        self.deck = Pile(shuffled(cards, table.rng))

    # ------------------------------------------------------------ views

    def seen_by(self, seat: Seat) -> Extra[Table]:
        """SC-04: everybody may look at their own, not at those of others."""
        held = [[seen(card, seat) for card in cards] for cards in self.held]
        return Powers(
            rows=self.rows,
            copies=self.copies,
            deck=Pile([_HIDDEN] * self.deck.size()),
            held=held,
            turn=self.turn,
            latest=self.latest,
        )

    def imagined(self, rng: Rng) -> Extra[Table]:
        """The hidden ones are any of those that lie nowhere in sight."""
        rest = [self.copies] * len(self.rows)
        for cards in self.held:
            for card in cards:
                if kind_of(card) != _HIDDEN:
                    rest[kind_of(card)] -= 1
        unseen = Pile(shuffled([kind for kind in range(len(self.rows)) for copy in range(rest[kind])], rng))
        held: list[list[int]] = []
        for cards in self.held:
            held.append(
                [card - _HIDDEN + unseen.draw() if kind_of(card) == _HIDDEN else card for card in cards]
            )
        return Powers(
            rows=self.rows,
            copies=self.copies,
            deck=Pile(unseen.cards()),
            held=held,
            turn=self.turn,
            latest=self.latest,
        )

    def zones(self) -> PowerZones:
        """What lies before everybody: its name if it is known, and whether it is used up."""
        return {
            "powers": [self.shown(cards) for cards in self.held],
            "power-deck": self.deck.size(),
            "power-turn": int(self.turn),
            "activated": self.activated(),
        }

    def is_as(self, before: Extra[Table]) -> bool:
        """Are the lists still the same, and the numbers?"""
        was = cast(Powers, before)
        for at in range(len(self.held)):
            if self.held[at] is not was.held[at]:
                return False
        same_turn = self.turn == was.turn and self.latest == was.latest
        return same_turn and self.deck.size() == was.deck.size()

    def changes(self, before: Extra[Table], seat: Seat) -> dict[str, object]:
        """What a seat does not see as it did before; lists that are still the same hold the same."""
        was = cast(Powers, before)
        found: dict[str, object] = {}
        for at in range(len(self.held)):
            if self.held[at] is not was.held[at]:
                powers = sight(self.held, seat)
                if sight(was.held, seat) != powers:
                    found["powers"] = [self.shown(cards) for cards in powers]
                break
        if self.deck.size() != was.deck.size():
            found["power-deck"] = self.deck.size()
        if self.turn != was.turn:
            found["power-turn"] = int(self.turn)
        if self.latest != was.latest:
            found["activated"] = self.activated()
        return found

    def activated(self) -> str:
        """The code of the one that was activated last, if any was."""
        return "" if self.latest == NOBODY else self.rows[self.latest].code

    def code(self, card: int) -> str:
        """A card by its code; nothing if it is not known."""
        return "" if card & _KIND == _HIDDEN else self.rows[card & _KIND].code

    def shown(self, cards: list[int]) -> list[tuple[str, bool]]:
        """Power cards as plain data: each by its code, empty if it is hidden, and whether it is used up."""
        # JSON has no tuples: each is a list of two.
        found = [[self.code(card), is_up(card)] for card in cards]
        return cast("list[tuple[str, bool]]", found)

    def says(self) -> list[Words]:
        """A line for each who has power cards: all of them by their places, and those used up."""
        return [self._line(seat, cards) for seat, cards in enumerate(self.held) if cards]

    def _line(self, seat: Seat, cards: list[int]) -> Words:
        codes = [self.code(card) or "face-down" for card in cards]
        used = [self.code(card) for card in cards if is_up(card)]
        return Words("frantic.see-powers", {"seat": seat, "cards": " ".join(codes), "used": " ".join(used)})

    def faces(self) -> list[str]:
        """All that are known, and the one activated last."""
        found = [self.code(card) for cards in self.held for card in cards if self.code(card)]
        return found if self.latest == NOBODY else [*found, self.rows[self.latest].code]

    def places(self) -> dict[str, list[str]]:
        """Where every power card is. SC-05: never in a hand."""
        found = {"power-deck": [self.rows[kind].code for kind in self.deck.cards()]}
        for seat, cards in enumerate(self.held):
            found[f"power:{seat}"] = [self.code(card) for card in cards]
        return found


def laid_out(down: list[list[int]], up: list[list[int]]) -> list[list[int]]:
    """Power cards before each seat: these kinds face down, and behind them these face up."""
    return [
        [power_card(kind, seat_bit(seat)) for kind in down[seat]] + [kind + _UP for kind in up[seat]]
        for seat in range(len(down))
    ]


def powers_at(table: Table) -> Powers:
    """The power cards of a table."""
    for extra in table.extras:
        if isinstance(extra, Powers):
            return extra
    raise AssertionError("there are no power cards on this table")
