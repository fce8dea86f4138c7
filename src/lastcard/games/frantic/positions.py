"""Positions as text: `Ada: f4 r1 | Bo: ca g2 ; top r3 ; draw b1 b2 ; events market ; turn Bo`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lastcard.engine.bits import bit
from lastcard.engine.contract import seat_bit
from lastcard.engine.piles import Pile
from lastcard.engine.position import BadPosition, Position
from lastcard.engine.rng import fast
from lastcard.games.frantic.deck import Deck
from lastcard.games.frantic.demand import Demand
from lastcard.games.frantic.hands import hand_of
from lastcard.games.frantic.kinds import COLOURS, NO_COLOUR
from lastcard.games.frantic.rounds import COUNT, begin
from lastcard.games.frantic.table import KEEPS, Table
from lastcard.games.frantic.turn import begin_turn

if TYPE_CHECKING:
    from lastcard.games.frantic.rules import FranticRules

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
        self.discards: Final = kinds_in(deck, position.said("top") or [])
        self.draw: Final = kinds_in(deck, position.said("draw") or [])
        rest = self._rest(deck)
        if position.said("start") is None and not self.discards:
            plain = [kind for kind in rest if not deck.rows[kind].effects and deck.rows[kind].number]
            self.discards.append(plain[0])
            rest.remove(plain[0])
        if position.said("rest") == ["discard"]:
            self.discards[:0] = rest
        else:
            self.draw.extend(rest)
        said = position.said("spent") or []
        self.events: Final = events_in(deck, position.said("events") or [])
        self.spent: Final = events_in(deck, [code for code in said if code != "rest"])
        others = [event for event in range(len(deck.events)) if event not in self.events + self.spent]
        (self.spent if "rest" in said else self.events).extend(others)

    def _rest(self, deck: Deck) -> list[int]:
        rest = deck.cards.copy()
        for kind in [*self.discards, *self.draw, *[kind for hand in self.hands for kind in hand]]:
            if kind not in rest:
                raise BadPosition(f"there are not so many {deck.rows[kind].code}")
            rest.remove(kind)
        return rest


def table_at(rules: FranticRules, position: Position) -> Table:
    """The table at a position: where a turn begins (`turn Bo`), or with the start card to come (`start`).

    `wish red` or `wish 7` stands over the top card; `colour none` says that no colour was played yet;
    `totals` are points so far; `missing Bo` will miss a turn; `direction left` turns the direction; `turns
    5` were taken.
    """
    position.only(KNOWN + rules.words_of_positions())
    deck, layout = rules.deck, Layout(rules.deck, position)
    wish = position.said("wish") or []
    top = demand_in(deck, layout.discards, wish)
    colour = NO_COLOUR if position.said("colour") == ["none"] else top.colour
    totals = [int(total) for total in position.said("totals") or ["0"] * rules.seats]
    missing = sum([seat_bit(position.seat(name)) for name in position.said("missing") or []])
    turn, dealer = position.said("turn"), position.said("dealer")
    table = Table(
        rules,
        fast(1),
        Pile(layout.draw),
        [hand_of(hand) for hand in layout.hands],
        layout.discards,
        top,
        last_colour(deck, layout.discards)
        if colour == NO_COLOUR and position.said("colour") is None
        else colour,
        Pile(layout.events),
        layout.spent,
        sum([int(bit(event)) for event in layout.spent]),
        [],
        rules.standing,
        [extra.clone() for extra in rules.new_extras()],
        totals,
        position.seat(dealer[0]) if dealer else rules.seats - 1,
        position.seat(turn[0]) if turn else 0,
        -1 if position.said("direction") == ["left"] else 1,
        int((position.said("turns") or ["0"])[0]),
        1,
        missing,
        0,
        0,
        None,
        KEEPS,
        [],
        -1,
        True,
    )
    rules.place(position, table)
    if position.said("start") is not None:
        begin(table, int(table.dealer))
    else:
        table.push(COUNT)
        begin_turn(table, int(table.turn))
    table.settle()
    return table


def demand_in(deck: Deck, discards: list[int], wish: list[str]) -> Demand:
    """What the pile asks for: the wish, or the uppermost card that asks for something."""
    if wish:
        if wish[0] in COLOURS:
            return deck.colour_wishes[COLOURS.index(wish[0])]
        return deck.number_wishes[int(wish[0])]
    for kind in reversed(discards):
        demand = deck.demands[kind]
        if demand is not None:
            return demand
    return deck.anything


def last_colour(deck: Deck, discards: list[int]) -> int:
    """The colour of the uppermost coloured card."""
    for kind in reversed(discards):
        demand = deck.demands[kind]
        if demand is not None and demand.colour != NO_COLOUR:
            return demand.colour
    return NO_COLOUR


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
