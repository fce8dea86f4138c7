"""What a seat knows of a game of Frantic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from lastcard.engine.agenda import Task, plain
from lastcard.engine.contract import Glance, Seat, View, Words, seat_bit, seats_in
from lastcard.games.frantic.cards.deck import Deck
from lastcard.games.frantic.cards.demand import Demand
from lastcard.games.frantic.kinds import COLOURS, NO_COLOUR
from lastcard.games.frantic.table.endings import Ending
from lastcard.games.frantic.table.lying import NO_KIND, Lying
from lastcard.games.frantic.table.marks import known_to
from lastcard.games.frantic.table.modifiers import Modifier
from lastcard.games.frantic.table.table import Table

if TYPE_CHECKING:
    from lastcard.games.frantic.zones import DemandZone, OpenZones, OwnZones, Zones


class Bearings(Glance):
    """The own hand, how many cards and points each has, and which round it is."""

    def __init__(
        self,
        seat: Seat,
        deck: Deck,
        *,
        hand: list[int],
        sizes: list[int],
        totals: list[int],
        round_number: int,
    ) -> None:
        super().__init__(seat)
        self.deck: Final = deck
        self.hand: Final = hand
        self.sizes: Final = sizes
        self.totals: Final = totals
        self.round_number: Final = round_number


def bearings_of(table: Table, seat: Seat) -> Bearings:
    """What a seat goes by, at a glance."""
    deck, hand = table.rules.deck, table.hands[seat].cards()
    return Bearings(
        seat,
        deck,
        hand=hand,
        sizes=sizes_of(table),
        totals=table.totals,
        round_number=int(table.round_number),
    )


class FranticView(View):
    """The own hand; the others' sizes, and what this seat has seen of them; all that lies open.

    `held` are the cards that this seat knows to be in each hand: all of the own, all of an open one.
    """

    def __init__(self, table: Table, seat: Seat) -> None:
        self.agenda: Final = table.seen_agenda(seat)
        super().__init__(seat, table.to_act(), table.awaited(), table.decision(), prompt_of(self.agenda))
        self.deck: Final[Deck] = table.rules.deck
        self.held: Final = held_in(table, seat)
        self.sizes: Final = sizes_of(table)
        self.pile: Final = table.pile.size()
        self.discards: Final = table.discards.copy()
        self.demand: Final[Demand] = table.demand
        self.colour: Final = int(table.colour)
        self.events: Final = table.events.size()
        self.spent: Final = table.spent
        self.turned: Final = int(table.turned)
        self.lying: Final = lying_before(table, seat)
        self.modifiers: Final = table.modifiers
        self.extras: Final = [extra.seen_by(seat) for extra in table.extras]
        self.totals: Final = table.totals
        self.dealer: Final = int(table.dealer)
        self.turn: Final = int(table.turn)
        self.step: Final = int(table.step)
        self.turns: Final = int(table.turns)
        self.round_number: Final = int(table.round_number)
        self.missing: Final = table.missing
        self.spared: Final = table.spared
        self.shown: Final = table.shown
        self.open: Final = table.open_hands()
        self.ending: Final = table.ending
        self.said: Final = [move.text() for move in table.said_by(seat)]

    def hand(self) -> list[int]:
        """The own cards; a watcher has none."""
        return self.held[self.seat] if self.seat < len(self.held) else []

    def bearings(self) -> Bearings:
        """What the seat goes by, at a glance."""
        return Bearings(
            self.seat,
            self.deck,
            hand=self.hand(),
            sizes=self.sizes,
            totals=self.totals,
            round_number=self.round_number,
        )

    def zones(self) -> Zones:
        """What lies where."""
        found: dict[str, object] = {**self._public()}
        found.update(self._private())
        return cast("Zones", found)

    def _public(self) -> OpenZones:
        deck = self.deck
        return {
            "sizes": self.sizes,
            "draw": self.pile,
            "discard": deck.codes(self.discards),
            "demand": demand_data(self.demand),
            "colour": colour_name(self.colour),
            "events": self.events,
            "spent": deck.event_codes(self.spent),
            "turned": self.turned,
            "lasting": lasting_data(self.modifiers),
            "totals": self.totals,
            "dealer": self.dealer,
            "turn": self.turn,
            "step": self.step,
            "turns": self.turns,
            "round": self.round_number,
            "missing": seats_in(self.missing),
            "spared": seats_in(self.spared),
            "open": seats_in(self.open),
            "ending": ending_name(self.ending),
            "agenda": agenda_data(self.agenda),
        }

    def _private(self) -> dict[str, object]:
        deck = self.deck
        known = [deck.codes(cards) for cards in self.held]
        own: OwnZones = {
            "hand": known[self.seat] if self.seat < len(known) else [],
            "known": known,
            "lying": lying_data(deck, self.lying),
            "said": self.said,
        }
        found: dict[str, object] = {**own}
        for extra in self.extras:
            found.update(extra.zones())
        return found

    def faces(self) -> list[str]:
        """All cards this seat sees or has seen."""
        deck = self.deck
        found = deck.codes(self.discards) + deck.event_codes(self.spent)
        for cards in self.held:
            found += deck.codes(cards)
        found += deck.codes([card.kind for card in self.lying if card.kind != NO_KIND])
        for extra in self.extras:
            found += extra.faces()
        return found

    def says(self) -> list[Words]:
        """The table in sentences, from far to near, the own hand last."""
        found = [
            Words("frantic.see-player", {"seat": seat, "count": size, "total": self.totals[seat]})
            for seat, size in enumerate(self.sizes)
        ]
        for extra in self.extras:
            found += extra.says()
        found.append(Words("frantic.see-piles", {"draw": self.pile, "events": self.events}))
        found += [modifier.words() for modifier in self.modifiers]
        top = self.deck.rows[self.discards[-1]].code if self.discards else ""
        found.append(Words("frantic.see-top", {"card": top}))
        if self.demand.name != top:
            found.append(demand_words(self.demand))
        if self.seat < len(self.held):
            hand = " ".join(self.deck.codes(self.hand()))
            found.append(Words("frantic.see-hand", {"cards": hand}))
        return found


def sizes_of(table: Table) -> list[int]:
    """How many cards each holds."""
    return [int(hand.size) for hand in table.hands]


def colour_name(colour: int) -> str:
    """A colour by its name; nothing if it is none."""
    return "" if colour == NO_COLOUR else COLOURS[colour]


def lasting_data(modifiers: list[Modifier[Table]]) -> list[str]:
    """What holds for a while, as plain data."""
    return [plain(modifier.words()) for modifier in modifiers]


def ending_name(ending: Ending | None) -> str:
    """Why the round is about to end; nothing if it is not."""
    return "" if ending is None else ending.key


def agenda_data(agenda: list[Task[Table]]) -> list[str]:
    """What is still to be done, as plain data."""
    return [plain(task.words()) for task in agenda]


def prompt_of(agenda: list[Task[Table]]) -> Words:
    """What is asked."""
    return agenda[-1].words() if agenda else Words("frantic.over")


def lying_before(table: Table, seat: Seat) -> list[Lying]:
    """The cards that lie apart, as a seat sees them."""
    return [seen_lying(card, seat) for card in table.lying]


def lying_data(deck: Deck, lying: list[Lying]) -> list[tuple[int, str]]:
    """Cards that lie apart, as plain data."""
    # JSON has no tuples: each is a list of two.
    found = [[card.seat, "" if card.kind == NO_KIND else deck.rows[card.kind].code] for card in lying]
    return cast("list[tuple[int, str]]", found)


def demand_data(demand: Demand) -> DemandZone:
    """What the pile asks for, as plain data."""
    return {
        "name": demand.name,
        "colour": colour_name(demand.colour),
        "number": demand.number,
        "symbol": demand.symbol,
        "wished": demand.wished,
    }


def demand_words(demand: Demand) -> Words:
    """What the pile asks for, in a sentence, where the top card does not say it."""
    if demand.colour != NO_COLOUR and demand.name in COLOURS:
        return Words(f"frantic.{'asks-for' if demand.wished else 'goes-on'}-{demand.name}")
    if demand.wished and demand.number:
        return Words("frantic.asks-for-number", {"number": demand.number})
    if demand.colour == NO_COLOUR and demand.number == 0:
        return Words(f"frantic.asks-for-{demand.name}")
    return Words("frantic.asks-for-card", {"card": demand.name})


def held_in(table: Table, seat: Seat) -> list[list[int]]:
    """What a seat knows of each hand."""
    opened = table.open_hands()
    found: list[list[int]] = []
    for other, hand in enumerate(table.hands):
        if other == seat or opened & seat_bit(other):
            found.append(hand.cards())
        else:
            found.append(known_to(hand.marks, seat))
    return found


def seen_lying(card: Lying, seat: Seat) -> Lying:
    """A card that lies apart, as a seat sees it."""
    return card if card.known & seat_bit(seat) else Lying(card.seat, NO_KIND, card.known)
