"""What a seat knows of a game of Frantic."""

from __future__ import annotations

from typing import Final

from lastcard.engine.agenda import plain
from lastcard.engine.contract import Glance, Seat, View, Words, seat_bit, seats_in
from lastcard.games.frantic.deck import Deck
from lastcard.games.frantic.demand import Demand
from lastcard.games.frantic.kinds import COLOURS, NO_COLOUR
from lastcard.games.frantic.lying import NO_KIND, Lying
from lastcard.games.frantic.marks import known_to
from lastcard.games.frantic.table import Table


class Bearings(Glance):
    """The own hand, how many cards and points each has, and which round it is."""

    def __init__(
        self, seat: Seat, deck: Deck, hand: list[int], sizes: list[int], totals: list[int], round_number: int
    ) -> None:
        super().__init__(seat)
        self.deck: Final = deck
        self.hand: Final = hand
        self.sizes: Final = sizes
        self.totals: Final = totals
        self.round_number: Final = round_number


def bearings_of(table: Table, seat: Seat) -> Bearings:
    """What a seat goes by, at a glance."""
    sizes = [int(hand.size) for hand in table.hands]
    deck, hand = table.rules.deck, table.hands[seat].cards()
    return Bearings(seat, deck, hand, sizes, table.totals, int(table.round_number))


class FranticView(View):
    """The own hand; the others' sizes, and what this seat has seen of them; all that lies open.

    `held` are the cards that this seat knows to be in each hand: all of the own, all of an open one.
    """

    def __init__(self, table: Table, seat: Seat) -> None:
        self.agenda: Final = table.seen_agenda(seat)
        prompt = self.agenda[-1].words() if self.agenda else Words("frantic.over")
        super().__init__(seat, table.to_act(), table.awaited(), table.decision(), prompt)
        self.deck: Final[Deck] = table.rules.deck
        self.held: Final = held_in(table, seat)
        self.sizes: Final = [int(hand.size) for hand in table.hands]
        self.pile: Final = table.pile.size()
        self.discards: Final = table.discards.copy()
        self.demand: Final[Demand] = table.demand
        self.colour: Final = int(table.colour)
        self.events: Final = table.events.size()
        self.spent: Final = table.spent
        self.turned: Final = int(table.turned)
        self.lying: Final = [seen_lying(card, seat) for card in table.lying]
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
        return Bearings(self.seat, self.deck, self.hand(), self.sizes, self.totals, self.round_number)

    def zones(self) -> dict[str, object]:
        """What lies where."""
        found = self._public()
        found.update(self._private())
        return found

    def own(self) -> dict[str, object]:
        """What others see otherwise, or not at all."""
        found = self._private()
        found["seat"] = self.seat
        return found

    def shared(self) -> dict[str, object]:
        """What lies open before everybody, and what is asked of whom."""
        return self.asking(self._public())

    def _public(self) -> dict[str, object]:
        deck = self.deck
        return {
            "sizes": self.sizes,
            "draw": self.pile,
            "discard": deck.codes(self.discards),
            "demand": demand_data(self.demand),
            "colour": "" if self.colour == NO_COLOUR else COLOURS[self.colour],
            "events": self.events,
            "spent": deck.event_codes(self.spent),
            "turned": self.turned,
            "lasting": [plain(modifier.words()) for modifier in self.modifiers],
            "totals": self.totals,
            "dealer": self.dealer,
            "turn": self.turn,
            "step": self.step,
            "turns": self.turns,
            "round": self.round_number,
            "missing": seats_in(self.missing),
            "spared": seats_in(self.spared),
            "open": seats_in(self.open),
            "ending": "" if self.ending is None else self.ending.key,
            "agenda": [plain(task.words()) for task in self.agenda],
        }

    def _private(self) -> dict[str, object]:
        deck = self.deck
        known = [deck.codes(cards) for cards in self.held]
        found: dict[str, object] = {
            "hand": known[self.seat] if self.seat < len(known) else [],
            "known": known,
            "lying": [
                [card.seat, "" if card.kind == NO_KIND else deck.rows[card.kind].code] for card in self.lying
            ],
            "said": self.said,
        }
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


def demand_data(demand: Demand) -> dict[str, object]:
    """What the pile asks for, as plain data."""
    return {
        "name": demand.name,
        "colour": "" if demand.colour == NO_COLOUR else COLOURS[demand.colour],
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
