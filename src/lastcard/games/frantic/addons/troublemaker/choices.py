"""Events of Troublemaker in which somebody chooses.

FR-N77: Crowdfunding and Russian Roulette all at once and unseen; Trust Fall and Seppuku in order and open;
in Distributor, and in Identity Theft without scores, the originator chooses alone.
"""

from __future__ import annotations

from typing import Final, cast

from lastcard.engine.agenda import Task
from lastcard.engine.contract import Move, Refusal, Seat, Seats, Words, seat_bit, seats_in
from lastcard.engine.piles import Moved, Pile, Told, shuffled
from lastcard.engine.windows import Answer, Everyone
from lastcard.games.frantic.cards.texts import EventEffect
from lastcard.games.frantic.events.choices import DiscardSome
from lastcard.games.frantic.events.occurrence import Occurrence
from lastcard.games.frantic.events.secrets import Secret
from lastcard.games.frantic.kinds import NO_KINDS
from lastcard.games.frantic.moves import AT, At, OfCard, Send, Word
from lastcard.games.frantic.play.asking import Asked
from lastcard.games.frantic.play.giving import HandOver, choose_gifts
from lastcard.games.frantic.play.play import add_cards
from lastcard.games.frantic.table.gifts import Gift
from lastcard.games.frantic.table.marks import left
from lastcard.games.frantic.table.table import Table

# ---------------------------------------------------------------- Crowdfunding


class Crowdfunding(EventEffect):
    """FR-132: each other player gives one card to each player with the fewest cards."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N76: who has the fewest is settled now; those do not give to each other."""
        poor = occurrence.holding(table, occurrence.fewest(table))
        givers = occurrence.touched & ~poor
        takers = [seat for seat in occurrence.order(table) if poor & seat_bit(seat)]
        if givers != 0:
            table.push(Everyone(Funding(occurrence, takers), givers, []))


class Funding(Secret):
    """A card for each of those who have the fewest, in the order of clause 73."""

    def __init__(self, occurrence: Occurrence, takers: list[Seat]) -> None:
        super().__init__(occurrence)
        self.takers: Final = takers

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-funding", {"seat": self.occurrence.originator})

    def choices(self, table: Table, seat: Seat, said: list[Move]) -> list[Move]:
        """FR-N26: any card that is not given already."""
        taker = self.takers[len(said)]
        return [table.rules.deck.send[kind][taker] for kind in cards_besides(table, seat, said)]

    def takes_several(self) -> bool:
        """One for each."""
        return True

    def is_enough(self, table: Table, seat: Seat, said: list[Move]) -> bool:
        """FR-N77: who has too few cards serves the first ones."""
        return len(said) == min(len(self.takers), int(table.hands[seat].size))

    def refusal(self, table: Table, seat: Seat, move: Move, said: list[Move]) -> Refusal:
        """A card of the hand, to whose turn it is."""
        return Refusal("FR-132", {"seat": self.takers[len(said)]})

    def resolve(self, table: Table, answers: list[Answer]) -> None:
        """All at once."""
        gifts: list[Gift] = []
        for answer in answers:
            send = cast(Send, answer.move)
            gifts.append(Gift(answer.seat, send.seat, send.kind))
        table.give_at_once(gifts)


def cards_besides(table: Table, seat: Seat, said: list[Move]) -> list[int]:
    """The kinds in a hand that are left when what was said is gone."""
    rest = table.hands[seat].cards()
    for move in said:
        rest.remove(cast(Send, move).kind)
    return sorted(set(rest))


# ---------------------------------------------------------------- Russian Roulette


class RussianRoulette(EventEffect):
    """FR-143: each puts in one card; these are shuffled and put on top of the draw pile."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """Who has no cards puts in none."""
        table.push(Everyone(PutIn(occurrence), occurrence.touched & table.holders(), []))


class PutIn(Secret):
    """Any card of the hand. FR-N83: Curse too, since it stays in play."""

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-put-in", {"seat": self.occurrence.originator})

    def prefix(self) -> str:
        """Put in face down."""
        return "put="

    def choices(self, table: Table, seat: Seat, said: list[Move]) -> list[Move]:
        """The whole hand."""
        found: list[Move] = []
        hand = table.hands[seat]
        add_cards(found, table.rules.deck.put, hand.numbers, hand.specials())
        return found

    def resolve(self, table: Table, answers: list[Answer]) -> None:
        """Nobody knows in which order they lie there."""
        kinds = [cast(OfCard, answer.move).kind for answer in answers]
        for at, answer in enumerate(answers):
            put_in(table, answer.seat, kinds[at])
        table.pile = Pile([*shuffled(kinds, table.rng), *table.pile.cards()])


def put_in(table: Table, seat: Seat, kind: int) -> None:
    """A card leaves a hand face down; only its owner knows it."""
    hand = table.hands[seat]
    hand.remove(kind)
    if hand.marks:
        hand.marks = left(hand.marks, kind, seat_bit(seat))
    if table.loud:
        card, key = table.code(kind), "frantic.puts-in"
        table.tell(Moved(seat, card, f"hand:{seat}", "draw", seat_bit(seat), key))


# ---------------------------------------------------------------- Distributor


class Distributor(EventEffect):
    """FR-133: the originator looks at all hands and hands them out again, one each, unmixed."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N81: a protected originator only shuffles those of the others; fewer than two are no choice."""
        originator = occurrence.originator
        order = occurrence.order(table)
        if len(order) < 2:
            return
        if occurrence.has(originator):
            # FR-133: they may not keep their own packet, so theirs is settled first.
            order = [originator, *order[:-1]]
        for seat in order:
            if seat != originator:
                table.peek(originator, seat)
        hand_out(table, originator, order, [])


def hand_out(table: Table, chooser: Seat, takers: list[Seat], givers: list[Seat]) -> None:
    """Settle whose packet the next one gets; the last packet is no choice."""
    choices = packets_for(takers, givers, chooser)
    if len(givers) == len(takers):
        table.pass_hands(givers, takers)
    elif len(choices) == 1:
        hand_out(table, chooser, takers, [*givers, choices[0]])
    else:
        table.push(WhosePacket(chooser, takers, givers))


def packets_for(takers: list[Seat], givers: list[Seat], chooser: Seat) -> list[Seat]:
    """The packets that the next one may get. FR-133: not the chooser their own."""
    if len(givers) == len(takers):
        return []
    taker = takers[len(givers)]
    rest = [seat for seat in takers if seat not in givers and (seat != taker or taker != chooser)]
    rest.sort()
    return rest


class WhosePacket(Asked):
    """Whose packet does the next one get? `givers` are those settled already."""

    def __init__(self, seat: Seat, takers: list[Seat], givers: list[Seat]) -> None:
        super().__init__(seat)
        self.takers: Final = takers
        self.givers: Final = givers

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-packet", {"seat": self.seat, "to": self.takers[len(self.givers)]})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """All packets that are left."""
        return [AT[giver] for giver in packets_for(self.takers, self.givers, seat)]

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """Go on with the next one; all move at the end."""
        hand_out(table, seat, self.takers, [*self.givers, cast(At, move).seat])

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """One that is left, and not their own for themselves."""
        return Refusal("FR-133")


# ---------------------------------------------------------------- Identity Theft


class IdentityTheft(EventEffect):
    """FR-137: the players with the highest and the lowest total swap totals."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N38: unless the table plays the version without scores. FR-N81: it takes two."""
        if len(occurrence.order(table)) < 2:
            return
        if table.rules.settings.word("identity-theft") == "points":
            swap_totals(table, occurrence)
        else:
            choose_pair(table, occurrence.originator, occurrence.touched, 0)


def swap_totals(table: Table, occurrence: Occurrence) -> None:
    """FR-N32: of equals the first in order; nothing if all totals are equal. FR-N33: at once."""
    order = occurrence.order(table)
    totals = [table.totals[seat] for seat in order]
    high, low = order[totals.index(max(totals))], order[totals.index(min(totals))]
    if max(totals) == min(totals):
        return
    swapped = table.totals.copy()
    swapped[high], swapped[low] = swapped[low], swapped[high]
    table.totals = swapped
    if table.loud:
        table.tell(Told(Words("frantic.swaps-totals", {"seat": high, "to": low})))


def choose_pair(table: Table, chooser: Seat, touched: Seats, chosen: Seats) -> None:
    """FR-138: two players, the originator perhaps among them; the only two without asking."""
    if len(seats_in(touched)) == 2:
        one, other = seats_in(touched)
        table.pass_hands([one, other], [other, one])
    else:
        table.push(WhoSwaps(chooser, touched, chosen))


class WhoSwaps(Asked):
    """Who swap their hands? `chosen` is who was named already."""

    def __init__(self, seat: Seat, touched: Seats, chosen: Seats) -> None:
        super().__init__(seat)
        self.touched: Final = touched
        self.chosen: Final = chosen

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-swap", {"seat": self.seat, "left": 1 if self.chosen else 2})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """Two different players."""
        return [AT[other] for other in seats_in(self.touched & ~self.chosen)]

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """The second one settles it."""
        named = seat_bit(cast(At, move).seat)
        touched = self.chosen | named if self.chosen else self.touched
        choose_pair(table, seat, touched, self.chosen | named)

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Two different players whom it touches."""
        return Refusal("FR-138")


# ---------------------------------------------------------------- Seppuku

DARE: Final = Word("dare")
DECLINE: Final = Word("decline")
DARES: Final[list[Move]] = [DARE, DECLINE]


class Seppuku(EventEffect):
    """FR-144: in order each decides whether to dare."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """In order."""
        table.in_order([Daring(seat) for seat in occurrence.order(table)])


class Daring(Asked):
    """Turn up the top card, or not?"""

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-dare", {"seat": self.seat})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """Both ways."""
        return DARES.copy()

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """FR-N38: for points, unless the table plays the version without scores."""
        keeps_score = table.rules.settings.word("seppuku") == "points"
        if move is DECLINE:
            # FR-144: who does not dare gets 21; FR-145: or draws 2.
            change(table, seat, 21) if keeps_score else table.draw(seat, 2)
        elif table.turn_up():
            # FR-N34: the card goes to the discards; black cards and TENs are number cards.
            lying = table.lying[-1]
            table.clear_away(lying)
            is_number = table.rules.deck.rows[lying.kind].is_number()
            if keeps_score:
                change(table, seat, -21 if is_number else 42)
            elif is_number:
                # FR-145: discard 2 of choice. FR-N27: but not what cannot be discarded.
                table.push(DiscardSome(seat, 2))
            else:
                table.draw(seat, 4)

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """One of the two."""
        return Refusal("FR-144")


def change(table: Table, seat: Seat, points: int) -> None:
    """FR-N33: a total changes at once. FR-N83: not that of who found no card to turn."""
    table.score(seat, points)
    if table.loud:
        values = {"seat": seat, "points": points, "total": table.totals[seat]}
        table.tell(Told(Words("frantic.scores", {**values})))


# ---------------------------------------------------------------- Trust Fall


class TrustFall(EventEffect):
    """FR-146: in order each names another player who must give them two cards."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N81: it takes two."""
        if len(occurrence.order(table)) > 1:
            table.in_order([Falling(seat, occurrence.touched) for seat in occurrence.order(table)])


class Falling(Task[Table]):
    """Somebody names who catches them."""

    def __init__(self, seat: Seat, touched: Seats) -> None:
        self.seat: Final = seat
        self.touched: Final = touched

    def words(self) -> Words:
        """Who falls."""
        return Words("frantic.falls", {"seat": self.seat})

    def run(self, table: Table) -> None:
        """The only other one is named without asking."""
        others = seats_in(self.touched & ~seat_bit(self.seat))
        if len(others) == 1:
            be_caught(table, self.seat, others[0])
        else:
            table.push(WhoCatches(self.seat, others))


class WhoCatches(Asked):
    """Who has to give two cards?"""

    def __init__(self, seat: Seat, others: list[Seat]) -> None:
        super().__init__(seat)
        self.others: Final = others

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-trust", {"seat": self.seat})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """FR-N98: any other player, however few cards they have."""
        return [AT[other] for other in self.others]

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """They give."""
        be_caught(table, seat, cast(At, move).seat)

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Another player whom it touches."""
        return Refusal("FR-146")


def be_caught(table: Table, seat: Seat, giver: Seat) -> None:
    """FR-146: two cards of the giver's choice. FR-N37, FR-N98: or what they have. FR-N26: any of them."""
    if table.loud:
        table.tell(Told(Words("frantic.aims", {"seat": seat, "to": giver})))
    choose_gifts(table, giver, 2, HandOver(giver, seat, 0), NO_KINDS)
