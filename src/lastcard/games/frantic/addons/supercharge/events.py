"""The nine events of Supercharge, each done to those whom its occurrence touches."""

from __future__ import annotations

from typing import Final, cast

from lastcard.engine.contract import EVERYBODY, NOBODY, Move, Refusal, Seat, Seats, Words, seat_bit
from lastcard.engine.piles import Moved, Pile, Told, shuffled
from lastcard.games.frantic.addons.supercharge.powers import HAND, powers_at
from lastcard.games.frantic.cards.texts import Effect, EventEffect
from lastcard.games.frantic.events.occurrence import Occurrence
from lastcard.games.frantic.kinds import SPECIAL
from lastcard.games.frantic.moves import END, OfCard
from lastcard.games.frantic.play.asking import Asked, card_in, not_held
from lastcard.games.frantic.play.play import Also, Play, add_cards
from lastcard.games.frantic.table.gifts import Gift
from lastcard.games.frantic.table.lying import IN_THE_MIDDLE
from lastcard.games.frantic.table.modifiers import Modifier
from lastcard.games.frantic.table.table import Table

TWENTY_ONE: Final = 21
LOOTED: Final = 3
REWOUND: Final = 2
SPARED_CARDS: Final = 2


def right_of(seats: list[Seat], seat: Seat) -> Seat:
    """FR-N51: the neighbour to the right, by seats. FR-N20: the order closes over whoever is protected."""
    return seats[(seats.index(seat) + 1) % len(seats)]


def touched_seats(table: Table, occurrence: Occurrence) -> list[Seat]:
    """Those touched, in order of seats."""
    return [seat for seat in range(table.seats()) if occurrence.has(seat)]


class BlackJack(EventEffect):
    """SC-50: in order each turns up a card; whoever lifts the sum above 21 takes them all."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-A02: one common sum, going round as often as needed; exactly 21 is safe."""
        order = occurrence.order(table)
        total, turned = 0, 0
        while order and total <= TWENTY_ONE:
            if not table.turn_up():
                # FR-N83: the pile is used up before: nobody takes the cards.
                clear_middle(table)
                return
            total += table.rules.deck.points[table.lying[-1].kind]
            turned += 1
        if order:
            take_middle(table, order[(turned - 1) % len(order)])


def clear_middle(table: Table) -> None:
    """The cards that lie in the middle go to the discards."""
    for lying in table.lying.copy():
        if lying.seat == IN_THE_MIDDLE:
            table.clear_away(lying)


def take_middle(table: Table, seat: Seat) -> None:
    """A seat takes all cards that lie open."""
    for lying in table.lying.copy():
        table.take_up(seat, lying, "frantic.takes")


class Chargenado(EventEffect):
    """SC-51: all power cards go back into their deck, and everyone gets two new ones."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N82: those of somebody protected stay out of it."""
        order = occurrence.order(table)
        powers = powers_at(table)
        powers.collect(table, order)
        powers.hand_out(table, order, HAND)


class MorePower(EventEffect):
    """SC-58: everyone gets one more power card."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-A11: the originator too. FR-N43: in order, until the deck is empty."""
        powers_at(table).hand_out(table, occurrence.order(table), 1)


class EpicFail(EventEffect):
    """SC-52: the player with the fewest hand cards gets Fuck You from wherever it is."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-A21: of equals the first in order; if all are protected nothing happens."""
        loser = occurrence.first(table, occurrence.holding(table, occurrence.fewest(table)))
        if loser == NOBODY:
            return
        kind = table.rules.deck.kind("fu")
        for holder in range(table.seats()):
            if table.hands[holder].has(kind):
                self.from_hand(table, occurrence, holder, loser, kind)
                return
        self.from_piles(table, loser, kind)

    def from_hand(self, table: Table, occurrence: Occurrence, holder: Seat, loser: Seat, kind: int) -> None:
        """FR-A21: it moves unless the player has it already. FR-N81: a protected holder keeps it."""
        if loser != holder and occurrence.has(holder):
            table.give(holder, loser, kind, "frantic.loses", EVERYBODY)
        elif table.loud:
            table.tell(Told(Words("frantic.fails-nothing")))

    def from_piles(self, table: Table, loser: Seat, kind: int) -> None:
        """FR-A21: out of the discard pile, or out of the draw pile, which is shuffled."""
        if kind in table.discards:
            table.pick_up(loser, table.discards.index(kind), "frantic.takes-back")
            return
        table.fetch(loser, kind, "frantic.takes-back")


class Loot(EventEffect):
    """SC-53: in order each draws three cards blind from the right neighbour."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-A22: they are set aside until all have drawn; of fewer all are taken."""
        seats = touched_seats(table, occurrence)
        if len(seats) < 2:
            # FR-N81: left with fewer than two players it does nothing.
            return
        for looter in occurrence.order(table):
            for card in range(LOOTED):
                self.draw(table, right_of(seats, looter))
        for lying in table.lying.copy():
            table.take_up(seats[seats.index(lying.seat) - 1], lying, "frantic.gets")

    def draw(self, table: Table, victim: Seat) -> None:
        """FR-N71: one at random."""
        hand = table.hands[victim]
        if hand.size > 0:
            table.set_aside(victim, int(hand.nth(table.rng.below(hand.size))), seat_bit(victim))


class Riot(EventEffect):
    """SC-56: everyone passes all special cards to the right."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-A23: all at once, so that nobody passes on what they got. FR-N47: all but number cards."""
        seats = touched_seats(table, occurrence)
        gifts: list[Gift] = []
        if len(seats) < 2:
            return
        for seat in occurrence.order(table):
            specials = [kind for kind in table.hands[seat].cards() if kind >= SPECIAL]
            taker = right_of(seats, seat)
            if table.loud:
                values = {"seat": seat, "to": taker, "count": len(specials)}
                table.tell(Told(Words("frantic.gives-count", {**values})))
            gifts += [Gift(seat, taker, kind) for kind in specials]
        table.give_at_once(gifts)


# ---------------------------------------------------------------- Tsunami


class Tsunami(EventEffect):
    """SC-57: each lays a card worth as much as the one before or more; the first who cannot takes all."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-A24: from the first in play direction."""
        order = occurrence.order(table)
        if order:
            surge(table, order, 0, 0)


def surge(table: Table, order: list[Seat], at: int, least: int) -> None:
    """The next one lays a card if they can, or takes all that lie there."""
    seat = order[at % len(order)]
    can = len(heavy_cards(table, seat, least)) > 0
    if table.loud:
        # Said either way: that somebody is asked must not be the first the table hears of it.
        table.say("frantic.can-go-on" if can else "frantic.swept", seat)
    if can:
        table.push(LayHeavier(order, at, least))
        return
    take_middle(table, seat)


def heavy_cards(table: Table, seat: Seat, least: int) -> list[int]:
    """FR-A24: the kinds in a hand worth so many points or more."""
    points = table.rules.deck.points
    found: list[int] = []
    for kind in table.hands[seat].cards():
        if points[kind] >= least and (not found or found[-1] != kind):
            found.append(kind)
    return found


class LayHeavier(Asked):
    """Which card is laid? It has to be worth at least so many points."""

    def __init__(self, order: list[Seat], at: int, least: int) -> None:
        super().__init__(order[at % len(order)])
        self.order: Final = order
        self.at: Final = at
        self.least: Final = least

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-tsunami", {"seat": self.seat, "least": self.least})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """FR-A24: whoever can must; also what cannot be played or discarded."""
        put = table.rules.deck.put
        return [put[kind] for kind in heavy_cards(table, seat, self.least)]

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """FR-A24: it lies there without any effect, and the next one follows."""
        kind = cast(OfCard, move).kind
        table.set_aside(seat, kind, EVERYBODY)
        surge(table, self.order, self.at + 1, table.rules.deck.points[kind])

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Why this card may not be laid."""
        card = card_in(table, seat, move, "put=")
        values = {"least": self.least}
        return not_held(move, "put=") if card is None else Refusal("FR-A24", {**values, "card": card.code})


# ---------------------------------------------------------------- Rewind


class Rewind(EventEffect):
    """SC-55: in order each takes the top discard, twice; then the game goes on from a card turned up."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-A20: with too few discards those that are there are taken."""
        for time in range(REWOUND):
            for seat in occurrence.order(table):
                if table.discards:
                    table.pick_up(seat, len(table.discards) - 1, "frantic.takes-back")
        if table.pile.size() == 0:
            # FR-N25: nothing can be turned up: the round is about to end.
            table.turn_up()
        else:
            go_on_from(table, occurrence, turned_up(table))


def turned_up(table: Table) -> int:
    """FR-A20: the first card that could lie there, or NOBODY; those before it are shuffled back."""
    back: list[int] = []
    while table.pile.size() > 0:
        kind = table.pile.draw()
        if table.rules.deck.rows[kind].starts:
            shuffle_back(table, back)
            return kind
        back.append(kind)
    shuffle_back(table, back)
    return NOBODY


def shuffle_back(table: Table, kinds: list[int]) -> None:
    """Cards that cannot lie there go back into the draw pile."""
    if kinds:
        table.pile = Pile(shuffled([*table.pile.cards(), *kinds], table.rng))
        if table.loud:
            table.tell(Told(Words("frantic.shuffles-back", {"count": len(kinds)})))


def go_on_from(table: Table, occurrence: Occurrence, kind: int) -> None:
    """FR-N84: the card replaces every older demand and wish; its effect may be carried out."""
    deck = table.rules.deck
    table.ask_for(deck.anything)
    if kind == NOBODY:
        return
    table.discards.append(kind)
    if table.loud:
        table.tell(Moved(NOBODY, table.code(kind), "draw", "discard", EVERYBODY, "frantic.turned-up"))
    row = deck.rows[kind]
    # FR-N20: whoever is protected from the event is no target of what it brings.
    play = Play(
        occurrence.originator,
        kind,
        kind,
        before=deck.anything,
        colour=table.colour,
        chargeable=False,
        held=False,
        touched=occurrence.touched,
    )
    demand = deck.demands[kind]
    if demand is not None:
        table.ask_for(demand)
    if row.is_number():
        # FR-A20: a black card brings no event.
        return
    if row.naming is not None and not row.is_colourless():
        row.naming.begin(table, play)
    elif row.naming is not None or row.effects:
        table.push(Also(play, CarryOut()))


class CarryOut(Effect):
    """The effect of a card that was turned up, as if the originator had used it. (FR-N84)"""

    def begin(self, table: Table, play: Play) -> None:
        """With its targets, wish and answers."""
        naming = play.row(table).naming
        if naming is None:
            table.push(play)
        else:
            naming.begin(table, play)


# ---------------------------------------------------------------- Parasite


class SetParasite(EventEffect):
    """SC-54: when somebody wins the round, their left neighbour may discard two cards."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N79: carried out again it changes nothing."""
        if not [modifier for modifier in table.modifiers if isinstance(modifier, Parasite)]:
            table.add(Parasite(occurrence.event(), occurrence.touched))


class Parasite(Modifier[Table]):
    """SC-54: it waits for the end of the round."""

    def __init__(self, event: int, touched: Seats) -> None:
        super().__init__(event)
        self.touched: Final = touched

    def words(self) -> Words:
        """What waits."""
        return Words("frantic.parasite")

    def round_ends(self, table: Table, finishers: Seats) -> None:
        """FR-N55, FR-A25: for each who ran out; left is by seats (FR-N51). FR-N82: not if protected."""
        for seat in range(table.seats()):
            left = (seat - 1) % table.seats()
            if finishers & seat_bit(seat) and self.touched & seat_bit(left) and table.hands[left].size > 0:
                table.push(MayDiscard(left, SPARED_CARDS))


class MayDiscard(Asked):
    """FR-N55: up to two cards of choice. `left` are how many it may still be."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-parasite", {"seat": self.seat, "left": self.left})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """FR-N27: all but what cannot be discarded; or no more."""
        stuck = table.rules.deck.stuck.specials
        found: list[Move] = []
        hand = table.hands[seat]
        add_cards(found, table.rules.deck.drop, hand.numbers, hand.specials() & ~stuck)
        return [*found, END]

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """Discard it, and perhaps go on."""
        if move is not END:
            table.discard(seat, cast(OfCard, move).kind)
            if self.left > 1 and table.hands[seat].size > 0:
                table.push(MayDiscard(seat, self.left - 1))

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Why this card may not be discarded."""
        card = card_in(table, seat, move, "drop=")
        if card is None:
            return not_held(move, "drop=")
        return Refusal(table.rules.deck.rows[card.kind].clause, {"card": card.code}, "discard")
