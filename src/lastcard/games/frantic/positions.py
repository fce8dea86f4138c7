"""Positions as text: `Ada: f4 r1 | Bo: ca g2 ; top r3 ; draw b1 b2 ; events market ; turn Bo`."""

from __future__ import annotations

from typing import Final

from lastcard.engine.bits import bit
from lastcard.engine.contract import Seat, seat_bit
from lastcard.engine.piles import Pile
from lastcard.engine.position import BadPosition, Position
from lastcard.games.frantic.addons import AddOn
from lastcard.games.frantic.cards.deck import Deck
from lastcard.games.frantic.kinds import COLOURS, NO_COLOUR
from lastcard.games.frantic.play.rounds import COUNT, begin
from lastcard.games.frantic.play.turn import begin_turn
from lastcard.games.frantic.table.hands import hand_of
from lastcard.games.frantic.table.table import Table

KNOWN: Final = (
    *("top", "draw", "rest", "events", "spent", "wish", "colour", "totals"),
    *("turn", "dealer", "start", "missing", "turns", "direction"),
)


class Layout:
    """Where a position puts every hand card and every event card; what it does not name is filled in.

    `top r1 r3` is the discard pile, top last; `draw b1 b2` and `events market` are top first, and unnamed
    cards lie below them. `rest discard` puts the unnamed hand cards under the discard pile instead, `spent
    tornado` and `spent rest` events out of play.
    """

    def __init__(self, deck: Deck, position: Position) -> None:
        self.hands: Final = [kinds_in(deck, hand) for hand in position.hands]
        self.discards: Final = kinds_in(deck, said(position, "top"))
        self.draw: Final = kinds_in(deck, said(position, "draw"))
        rest = self._rest(deck)
        if position.said("start") is None and not self.discards:
            plain = [kind for kind in rest if not deck.rows[kind].effects and deck.rows[kind].number]
            self.discards.append(plain[0])
            rest.remove(plain[0])
        if position.said("rest") == ["discard"]:
            self.discards[:0] = rest
        else:
            self.draw.extend(rest)
        spent = said(position, "spent")
        self.events: Final = events_in(deck, said(position, "events"))
        self.spent: Final = events_in(deck, [code for code in spent if code != "rest"])
        others = [event for event in range(len(deck.events)) if event not in self.events + self.spent]
        (self.spent if "rest" in spent else self.events).extend(others)

    def _rest(self, deck: Deck) -> list[int]:
        rest = deck.cards.copy()
        for kind in [*self.discards, *self.draw, *[kind for hand in self.hands for kind in hand]]:
            if kind not in rest:
                raise BadPosition(f"there are not so many {deck.rows[kind].code}")
            rest.remove(kind)
        return rest


def table_at(table: Table, addons: list[AddOn], position: Position) -> Table:
    """Set a blank table up as a position says.

    A turn begins (`turn Bo`), or the start card is still to come (`start`).
    `wish red` or `wish 7` stands over the top card; `colour none` says that no colour was played yet;
    `totals` are points so far; `missing Bo` will miss a turn; `direction left` turns the direction;
    `turns 5` were taken; `dealer Cy` dealt.
    """
    rules = table.rules
    position.only(KNOWN + tuple([word for addon in addons for word in addon.facts()]))
    place_cards(table, Layout(rules.deck, position))
    place_demand(table, position)
    table.totals = [number_of(total) for total in said(position, "totals")] or table.totals
    if len(table.totals) != rules.seats:
        raise BadPosition(f"there are {rules.seats} totals, not {len(table.totals)}")
    table.missing = sum([seat_bit(position.seat(name)) for name in said(position, "missing")])
    table.step = -1 if said(position, "direction") == ["left"] else 1
    table.turns = sum([number_of(turns) for turns in said(position, "turns")])
    table.dealer = seat_of(position, "dealer", rules.seats - 1)
    table.turn = seat_of(position, "turn", 0)
    table.round_number = 1
    for addon in addons:
        addon.place(position, table)
    if position.said("start") is not None:
        begin(table, int(table.dealer))
    else:
        table.push(COUNT)
        begin_turn(table, int(table.turn))
    table.settle()
    return table


def place_cards(table: Table, layout: Layout) -> None:
    """Lay all cards where they belong."""
    table.hands = [hand_of(hand) for hand in layout.hands]
    table.pile, table.discards = Pile(layout.draw), layout.discards
    table.events, table.spent = Pile(layout.events), layout.spent
    for event in layout.spent:
        table.turned |= bit(event)


def place_demand(table: Table, position: Position) -> None:
    """What the pile asks for: what the uppermost card asks for that asks for something, or the wish."""
    deck = table.rules.deck
    table.demand = deck.anything
    for kind in table.discards:
        demand = deck.demands[kind]
        if demand is not None:
            table.ask_for(demand)
    for wish in said(position, "wish"):
        if wish in COLOURS:
            table.ask_for(deck.colour_wishes[COLOURS.index(wish)])
        elif 0 < number_of(wish) <= deck.highest:
            table.ask_for(deck.number_wishes[number_of(wish)])
        else:
            raise BadPosition(f"a wish is a colour or a number up to {deck.highest}, not {wish!r}")
    if said(position, "colour") == ["none"]:
        table.colour = NO_COLOUR


def said(position: Position, word: str) -> list[str]:
    """What a position says after a word; nothing if it does not."""
    return position.said(word) or []


def seat_of(position: Position, word: str, default: Seat) -> Seat:
    """The seat that a position names after a word."""
    names = said(position, word)
    return position.seat(names[0]) if names else default


def number_of(text: str) -> int:
    """A whole number."""
    if not (text.isascii() and text.removeprefix("-").isdigit()):
        raise BadPosition(f"that is no number: {text!r}")
    return int(text)


def kinds_in(deck: Deck, codes: list[str]) -> list[int]:
    """Cards from their codes."""
    for code in codes:
        if code not in deck.kinds:
            raise BadPosition(f"there is no card {code!r}")
    return [deck.kinds[code] for code in codes]


def events_in(deck: Deck, codes: list[str]) -> list[int]:
    """Event cards from their codes."""
    known = [row.code for row in deck.events]
    for code in codes:
        if code not in known:
            raise BadPosition(f"there is no event {code!r}")
    return [known.index(code) for code in codes]
