"""The table: who holds what, what the pile asks for, what holds; and the verbs that move cards."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from lastcard.engine.agenda import Agenda, Stage
from lastcard.engine.bits import bit
from lastcard.engine.contract import (
    EVERYBODY,
    Event,
    Glance,
    Move,
    Outcome,
    Seat,
    Seats,
    Since,
    State,
    View,
    Words,
    all_seats,
    seat_bit,
)
from lastcard.engine.piles import Moved, Pile, Told, shuffled
from lastcard.engine.rng import Rng
from lastcard.engine.windows import Cause, open_window
from lastcard.games.frantic.cards.demand import Demand
from lastcard.games.frantic.kinds import NO_COLOUR
from lastcard.games.frantic.table.agenda_text import AgendaText
from lastcard.games.frantic.table.endings import DRY, Ending
from lastcard.games.frantic.table.extras import Extra
from lastcard.games.frantic.table.gifts import Gift
from lastcard.games.frantic.table.hands import Hand
from lastcard.games.frantic.table.lying import Lying
from lastcard.games.frantic.table.marks import NO_MARKS, all_noted, left, noted, without
from lastcard.games.frantic.table.modifiers import ALL_COLOURS, Modifier
from lastcard.games.frantic.table.passed import Passed
from lastcard.games.frantic.table.table_rules import TableRules

REMEMBERS: Final = 0
"""The table remembers what the players have seen of each other's hands."""
IMAGINED: Final = 1
"""An imagined table: it shows what is remembered, and forgets it with the first move."""
FORGETS: Final = 2
"""An imagined table that has gone on: nobody remembers anything."""


class Table(Stage["Table"]):
    """A game of Frantic in progress.

    Lists that are replaced and never changed are shared by clones: `spent`, `modifiers`, `totals`, and the
    order of the piles.
    """

    def __init__(
        self,
        rules: TableRules[Table],
        rng: Rng,
        *,
        pile: Pile,
        hands: list[Hand],
        discards: list[int],
        demand: Demand,
        colour: i64,
        events: Pile,
        spent: list[int],
        turned: i64,
        lying: list[Lying],
        modifiers: list[Modifier[Table]],
        extras: list[Extra[Table]],
        totals: list[int],
        dealer: i64,
        turn: i64,
        step: i64,
        turns: i64,
        round_number: i64,
        missing: Seats,
        spared: Seats,
        shown: Seats,
        ending: Ending | None,
        memory: i64,
        agenda: Agenda,
        number: i64,
        loud: bool,
    ) -> None:
        super().__init__(agenda, number, loud)
        self.rules: Final = rules
        self.rng = rng
        self.pile = pile
        self.hands = hands
        self.discards = discards
        """The discard pile, top last."""
        self.demand = demand
        self.colour = colour
        """FR-N22: the colour last in force in this round, or NO_COLOUR."""
        self.events = events
        self.spent = spent
        """FR-078: event cards that were turned up and stay out."""
        self.turned = turned
        """Every event turned up in this round, as bits."""
        self.lying = lying
        self.modifiers = modifiers
        self.extras = extras
        self.totals = totals
        self.dealer = dealer
        self.turn = turn
        """Whose turn it is; before the first turn the dealer's."""
        self.step = step
        """The direction of play: 1 to the right, −1 to the left. (FR-021)"""
        self.turns = turns
        self.round_number = round_number
        self.missing = missing
        """FR-050: those who will miss their next turn."""
        self.spared = spared
        """Those who have just protected themselves from the event that is about to come."""
        self.shown = shown
        """Those whose hands lie open for a moment."""
        self.ending = ending
        """Why the round ends as soon as what is under way is done."""
        self.memory = memory
        self.agenda_text: AgendaText | None = None
        """The agenda as it was told last, which may be another by now."""

    def clone(self) -> State:
        """An independent state with the same future."""
        found = Table(
            self.rules,
            self.rng.clone(),
            pile=self.pile.clone(),
            hands=[hand.clone() for hand in self.hands],
            discards=self.discards.copy(),
            demand=self.demand,
            colour=self.colour,
            events=self.events.clone(),
            spent=self.spent,
            turned=self.turned,
            lying=self.lying.copy(),
            modifiers=self.modifiers,
            extras=[extra.clone() for extra in self.extras] if self.extras else self.extras,
            totals=self.totals,
            dealer=self.dealer,
            turn=self.turn,
            step=self.step,
            turns=self.turns,
            round_number=self.round_number,
            missing=self.missing,
            spared=self.spared,
            shown=self.shown,
            ending=self.ending,
            memory=self.memory,
            agenda=self.agenda,
            number=self.number,
            loud=self.loud,
        )
        found.agenda_text = self.agenda_text
        return found

    def apply(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Take the answer off the top, then go on to the next decision."""
        if self.memory == IMAGINED:
            self.memory = FORGETS
            for hand in self.hands:
                hand.marks = NO_MARKS
        return super().apply(seat, move)

    # ------------------------------------------------------------ seats

    def seats(self) -> int:
        """How many play."""
        return self.rules.seats

    def after(self, seat: i64) -> Seat:
        """FR-021: who follows in the current direction."""
        return int((seat + self.step) % self.rules.seats)

    def around(self, first: i64) -> list[Seat]:
        """Everybody in play order from this one on."""
        count = self.rules.seats
        return [int((first + self.step * at) % count) for at in range(count)]

    def everybody(self) -> Seats:
        """All who play."""
        return all_seats(self.rules.seats)

    def empty(self) -> Seats:
        """Those without cards."""
        found = 0
        for seat in range(len(self.hands)):
            if self.hands[seat].size == 0:
                found |= seat_bit(seat)
        return found

    def holders(self) -> Seats:
        """Those with cards."""
        return self.everybody() & ~self.empty()

    # ------------------------------------------------------------ what holds

    def ask_for(self, demand: Demand) -> None:
        """FR-038: this is what the pile asks for from now on, and no wish before it counts."""
        self.demand = demand
        if demand.colour != NO_COLOUR:
            self.colour = demand.colour

    def add(self, modifier: Modifier[Table]) -> None:
        """This holds from now on."""
        self.modifiers = [*self.modifiers, modifier]

    def lift(self, modifier: Modifier[Table]) -> None:
        """This holds no longer."""
        self.modifiers = [other for other in self.modifiers if other is not modifier]

    def wishable(self) -> int:
        """The colours that may be wished, as bits."""
        colours = ALL_COLOURS
        for modifier in self.modifiers:
            colours &= modifier.wishable(self)
        return colours

    def offer(self, window: int, cause: Cause[Table]) -> None:
        """Open a window, unless no card could use it or something keeps it shut. (FR-N12)"""
        reactions = self.rules.reactions[window]
        for modifier in self.modifiers:
            if modifier.closes(self, window, cause):
                self.push(cause)
                return
        open_window(self, cause, reactions)

    def stop(self, ending: Ending) -> None:
        """The round ends when what is under way is done; the heavier ending counts. (FR-N64)"""
        if self.ending is None or ending.weight > self.ending.weight:
            self.ending = ending

    def cut_short(self) -> bool:
        """If the round is about to end, drop all that was still to be done; the count lies beneath it.

        Everything that begins something new asks this first. (FR-N18, FR-N63, FR-N64)
        """
        if self.ending is None:
            return False
        self.keep_lowest()
        return True

    # ------------------------------------------------------------ cards

    def lay(self, seat: Seat, kind: int, key: str = "frantic.lays") -> None:
        """A card from the hand goes on top of the discard pile."""
        hand = self.hands[seat]
        hand.remove(kind)
        if hand.marks:
            hand.marks = left(hand.marks, kind, EVERYBODY)
        self.discards.append(kind)
        if self.loud:
            self.tell(Moved(seat, self.code(kind), f"hand:{seat}", "discard", EVERYBODY, key))

    def discard(self, seat: Seat, kind: int) -> None:
        """FR-N21: an event puts a card beneath the top of the discard pile; nothing else changes."""
        hand = self.hands[seat]
        hand.remove(kind)
        if hand.marks:
            hand.marks = left(hand.marks, kind, EVERYBODY)
        self.bury(kind)
        if self.loud:
            self.tell(Moved(seat, self.code(kind), f"hand:{seat}", "discard", EVERYBODY, "frantic.discards"))

    def bury(self, kind: int) -> None:
        """Put a card beneath the top of the discard pile."""
        self.discards.insert(max(0, len(self.discards) - 1), kind)

    def draw(self, seat: Seat, count: int) -> None:
        """A seat is told to draw. FR-105: if there are not so many, the round is about to end."""
        if count <= 0:
            return
        for modifier in self.modifiers:
            count = modifier.draws(self, seat, count)
        drawn = 0
        while drawn < count:
            if self.pile.size() == 0:
                # FR-106, FR-N63: what is there is taken, and what is under way is finished.
                self.stop(DRY)
                return
            self.take_top(seat)
            drawn += 1

    def take_top(self, seat: Seat) -> None:
        """The top card of the draw pile, which has one, comes into a hand."""
        kind = self.pile.draw()
        self.hands[seat].add(kind)
        if self.loud:
            card = self.code(kind)
            self.tell(Moved(seat, card, "draw", f"hand:{seat}", seat_bit(seat), "frantic.draws"))

    def give(self, giver: Seat, taker: Seat, kind: int, key: str = "frantic.gives", known: Seats = 0) -> None:
        """A card goes from hand to hand; the two see which, and perhaps others."""
        known |= seat_bit(giver) | seat_bit(taker)
        source, target = self.hands[giver], self.hands[taker]
        source.remove(kind)
        target.add(kind)
        if source.marks:
            source.marks = left(source.marks, kind, known)
        if self.memory == REMEMBERS:
            target.marks = noted(target.marks, kind, known & ~seat_bit(taker))
        if self.loud:
            self.tell(Passed(giver, taker, self.code(kind), known, key))

    def give_at_once(self, gifts: list[Gift]) -> None:
        """Cards go from hand to hand all at the same time. (FR-094)"""
        for gift in gifts:
            source = self.hands[gift.giver]
            source.remove(gift.kind)
            if source.marks:
                source.marks = left(source.marks, gift.kind, seat_bit(gift.giver) | seat_bit(gift.taker))
        for gift in gifts:
            target = self.hands[gift.taker]
            target.add(gift.kind)
            if self.memory == REMEMBERS:
                target.marks = noted(target.marks, gift.kind, seat_bit(gift.giver))
            if self.loud:
                both = seat_bit(gift.giver) | seat_bit(gift.taker)
                card = self.code(gift.kind)
                self.tell(Passed(gift.giver, gift.taker, card, both, "frantic.gives"))

    def rob(self, taker: Seat, victim: Seat) -> None:
        """FR-N71: a blind draw from another hand is random; FR-069: any card of it, if there is one."""
        hand = self.hands[victim]
        if hand.size > 0:
            kind = hand.nth(self.rng.below(hand.size))
            self.give(victim, taker, int(kind), "frantic.robbed")

    def set_aside(self, seat: Seat, kind: int, known: Seats) -> None:
        """A card from the hand lies apart before its owner, face down or open: those in `known` know it."""
        hand = self.hands[seat]
        hand.remove(kind)
        if hand.marks:
            hand.marks = left(hand.marks, kind, known)
        self.lying.append(Lying(seat, kind, known))
        if self.loud:
            self.tell(Moved(seat, self.code(kind), f"hand:{seat}", "lying", known, "frantic.sets-aside"))

    def turn_up(self) -> bool:
        """The top of the draw pile lies open; False, and the round ends soon, if there is none."""
        if self.pile.size() == 0:
            self.stop(DRY)
            return False
        kind = self.pile.draw()
        self.lying.append(Lying(-1, kind, EVERYBODY))
        if self.loud:
            self.tell(Moved(-1, self.code(kind), "draw", "lying", EVERYBODY, "frantic.turned-up"))
        return True

    def pick_up(self, seat: Seat, at: int, key: str) -> None:
        """A card of the discard pile, by its place from below, comes into a hand before everybody's eyes."""
        self._receive(seat, self.discards.pop(at), "discard", key)

    def fetch(self, seat: Seat, kind: int, key: str) -> None:
        """A card is looked for in the draw pile, shown and taken into a hand; the pile is shuffled."""
        cards = self.pile.cards()
        cards.remove(kind)
        self.pile = Pile(shuffled(cards, self.rng))
        self._receive(seat, kind, "draw", key)

    def _receive(self, seat: Seat, kind: int, source: str, key: str) -> None:
        hand = self.hands[seat]
        hand.add(kind)
        if self.memory == REMEMBERS:
            hand.marks = noted(hand.marks, kind, EVERYBODY & ~seat_bit(seat))
        if self.loud:
            self.tell(Moved(seat, self.code(kind), source, f"hand:{seat}", EVERYBODY, key))

    def take_up(self, seat: Seat, lying: Lying, key: str) -> None:
        """A card that lay apart comes into a hand; who knew it still does."""
        self.lying.remove(lying)
        hand = self.hands[seat]
        hand.add(lying.kind)
        if self.memory == REMEMBERS:
            hand.marks = noted(hand.marks, lying.kind, lying.known & ~seat_bit(seat))
        if self.loud:
            known = lying.known | seat_bit(seat)
            self.tell(Moved(seat, self.code(lying.kind), "lying", f"hand:{seat}", known, key))

    def clear_away(self, lying: Lying) -> None:
        """FR-N34: a card that lay apart goes beneath the top of the discard pile."""
        self.lying.remove(lying)
        self.bury(lying.kind)
        if self.loud:
            card = self.code(lying.kind)
            self.tell(Moved(lying.seat, card, "lying", "discard", EVERYBODY, "frantic.cleared"))

    def pass_hands(self, givers: list[Seat], takers: list[Seat]) -> None:
        """Whole hands change their owners, each giver's to the taker in the same place."""
        packets = [self.hands[giver] for giver in givers]
        for at in range(len(givers)):
            if self.memory == REMEMBERS and givers[at] != takers[at]:
                self._mark_packet(packets[at], givers[at], takers[at])
            self.hands[takers[at]] = packets[at]
            if self.loud and givers[at] != takers[at]:
                self.tell(Told(Words("frantic.passes-hand", {"seat": givers[at], "to": takers[at]})))

    def _mark_packet(self, hand: Hand, giver: Seat, taker: Seat) -> None:
        """Whoever passes a hand on knows all of it."""
        hand.marks = all_noted(without(hand.marks, taker), hand.cards(), seat_bit(giver))

    def reveal(self, seat: Seat, kind: int) -> None:
        """Everybody has seen this card, which stays in its hand."""
        if self.memory == REMEMBERS:
            hand = self.hands[seat]
            others = EVERYBODY & ~seat_bit(seat)
            hand.marks = noted(left(hand.marks, kind, EVERYBODY), kind, others)

    def peek(self, observer: Seat, seat: Seat) -> None:
        """One seat has looked at the hand of another."""
        if self.memory == REMEMBERS:
            hand = self.hands[seat]
            hand.marks = all_noted(without(hand.marks, observer), hand.cards(), seat_bit(observer))

    def show(self, seat: Seat) -> None:
        """Everybody has seen this hand."""
        if self.memory == REMEMBERS:
            hand = self.hands[seat]
            hand.marks = all_noted(NO_MARKS, hand.cards(), EVERYBODY & ~seat_bit(seat))

    def score(self, seat: Seat, points: int) -> None:
        """FR-N33: a total changes at once."""
        totals = self.totals.copy()
        totals[seat] += points
        self.totals = totals

    # ------------------------------------------------------------ telling

    def code(self, kind: int) -> str:
        """A card by its code."""
        return self.rules.deck.rows[kind].code

    def say(self, key: str, seat: Seat) -> None:
        """Tell something of a seat; ask `loud` before."""
        self.tell(Told(Words(key, {"seat": seat})))

    # ------------------------------------------------------------ the contract

    def outcome(self) -> Outcome | None:
        """FR-109: over after the round in which somebody reaches the limit. FR-014: the lowest total wins."""
        if self.agenda is not None:
            return None
        best = min(self.totals)
        # FR-N39: equal lowest totals share the win. FR-111: they may be below zero.
        winners = sum([seat_bit(seat) for seat, total in enumerate(self.totals) if total == best])
        # FR-014: points are bad, so they are noted as minus points: in a series the highest sum wins.
        return Outcome(winners, [-total for total in self.totals], "FR-109")

    def view(self, seat: Seat) -> View:
        """All that this seat knows."""
        return self.rules.view_of(self, seat)

    def since(self, before: State) -> Since:
        """What has changed since an earlier moment."""
        return self.rules.since(as_table(before), self)

    def glance(self, seat: Seat) -> Glance:
        """What this seat takes in at a glance."""
        return self.rules.glance_of(self, seat)

    def places(self) -> dict[str, list[str]]:
        """Where every card is."""
        deck = self.rules.deck
        found = {
            "draw": deck.codes(self.pile.cards()),
            "discard": deck.codes(self.discards),
            "lying": deck.codes([card.kind for card in self.lying]),
            "events": deck.event_codes(self.events.cards()),
            "spent": deck.event_codes(self.spent),
        }
        for seat, hand in enumerate(self.hands):
            found[f"hand:{seat}"] = deck.codes(hand.cards())
        for extra in self.extras:
            found.update(extra.places())
        return found

    def open_hands(self) -> Seats:
        """Whose hands everybody sees."""
        seats = self.shown
        for modifier in self.modifiers:
            seats |= modifier.shows(self)
        return seats

    def has_turned(self, event: int) -> bool:
        """Was this event turned up in this round?"""
        return self.turned & bit(event) != 0


def as_table(state: State) -> Table:
    """A state of this game, known as such."""
    return cast(Table, state)
