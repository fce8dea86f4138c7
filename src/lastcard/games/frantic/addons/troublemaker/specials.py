"""The special cards of Troublemaker: Thief, Special Favours, Inequality, Lucky Bastard and Curse."""

from __future__ import annotations

from typing import Final, cast

from lastcard.engine.contract import Move, Refusal, Seat, Words, seat_bit, seats_in
from lastcard.engine.piles import Told
from lastcard.engine.windows import Cause, Reaction
from lastcard.games.frantic.cards.deck import Deck
from lastcard.games.frantic.cards.texts import Condition
from lastcard.games.frantic.moves import OfCard
from lastcard.games.frantic.play.asking import Asked, not_asked
from lastcard.games.frantic.play.attacks import Attack, Blow, Strike
from lastcard.games.frantic.play.play import NO_OFFER, Play, add_cards, throw_in
from lastcard.games.frantic.play.wishes import Wishing
from lastcard.games.frantic.table.gifts import Gift
from lastcard.games.frantic.table.table import Table
from lastcard.games.frantic.table.windows import EVENT_COMING

# ---------------------------------------------------------------- Thief


class TakeChosen(Blow):
    """FR-117: look at the victim's hand and take cards of your choice; it is compulsory."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def involves_attacker(self) -> bool:
        """They take."""
        return True

    def land(self, table: Table, strike: Strike) -> None:
        """FR-N36: of a hand that is no larger all is taken."""
        thief, victim = strike.attacker(), strike.victim()
        if table.loud:
            table.tell(Told(Words("frantic.looks-at", {"seat": thief, "to": victim})))
        table.peek(thief, victim)
        if table.hands[victim].size > self.count:
            table.push(Steal(thief, victim, self.count))
            return
        for kind in table.hands[victim].cards():
            table.give(victim, thief, kind, "frantic.stolen")


class Steal(Asked):
    """Which card is taken? `left` of them are still to be chosen."""

    def __init__(self, seat: Seat, victim: Seat, left: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.left: Final = left

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-steal", {"seat": self.seat, "to": self.victim, "left": self.left})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """FR-N36: any card of that hand, Fuck You and Curse too."""
        hand = table.hands[self.victim]
        found: list[Move] = []
        add_cards(found, table.rules.deck.take, hand.numbers, hand.specials())
        return found

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """It changes hands, and the next one is chosen."""
        table.give(self.victim, seat, cast(OfCard, move).kind, "frantic.stolen")
        if self.left > 1:
            table.push(Steal(seat, self.victim, self.left - 1))

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Only what is there."""
        if isinstance(move, OfCard) and move.prefix == "take=":
            return Refusal("FR-117", {"card": move.code})
        return not_asked()


# ---------------------------------------------------------------- Special Favours, Inequality


class SwapSpecials(Blow):
    """FR-119: all special cards of the two change hands."""

    def involves_attacker(self) -> bool:
        """They give, and get."""
        return True

    def land(self, table: Table, strike: Strike) -> None:
        """FR-120: the own Fuck You stays, the victim's moves. FR-N47: all but number cards."""
        mine, theirs = strike.attacker(), strike.victim()
        kept = table.rules.deck.kept
        gifts = [Gift(mine, theirs, kind) for kind in specials_of(table, mine) if not kept.has(kind)]
        returns = [Gift(theirs, mine, kind) for kind in specials_of(table, theirs)]
        if table.loud:
            self.tell(table, mine, theirs, len(gifts))
            self.tell(table, theirs, mine, len(returns))
        table.give_at_once(gifts + returns)

    def tell(self, table: Table, giver: Seat, taker: Seat, count: int) -> None:
        """How many there are is news, also if there are none."""
        table.tell(Told(Words("frantic.gives-count", {"seat": giver, "to": taker, "count": count})))


def specials_of(table: Table, seat: Seat) -> list[int]:
    """FR-N47: the cards of a hand that are no number cards."""
    return table.hands[seat].special_cards()


class Outnumber(Attack):
    """FR-121: the victim draws from the attacker's hand; the attack of a `DrawFromMe`."""

    def __init__(self) -> None:
        super().__init__(DrawFromMe())

    def is_possible(self, table: Table, play: Play) -> bool:
        """FR-N35, FR-N67: without a card to draw, or if all others have more already, it is just a wish."""
        mine = table.hands[play.seat].size
        others = [table.hands[seat] for seat in seats_in(self.targets(table, play))]
        return mine > 0 and len([hand for hand in others if hand.size <= mine]) > 0


class DrawFromMe(Blow):
    """FR-121: the victim draws blind from the attacker's hand until they have more cards."""

    def involves_attacker(self) -> bool:
        """They give."""
        return True

    def land(self, table: Table, strike: Strike) -> None:
        """FR-N35: no card moves to somebody who has more already; Fuck You may be drawn."""
        mine, theirs = strike.attacker(), strike.victim()
        while table.hands[mine].size > 0 and table.hands[theirs].size <= table.hands[mine].size:
            table.rob(theirs, mine)


# ---------------------------------------------------------------- Lucky Bastard


class LuckyBastard(Reaction[Table]):
    """FR-122: thrown in by anyone just before an event is turned up; that event does not touch them."""

    def __init__(self, deck: Deck, card: int) -> None:
        super().__init__(EVENT_COMING)
        self.card: Final = card
        self.offer: Final[list[Move]] = [deck.throw[card]]

    def offers(self, table: Table, seat: Seat, cause: Cause[Table]) -> list[Move]:
        """For whoever holds it."""
        return self.offer if table.hands[seat].has(self.card) else NO_OFFER

    def owns(self, move: Move) -> bool:
        """The one move."""
        return move is self.offer[0]

    def show(self, table: Table, seat: Seat, move: Move) -> None:
        """FR-N12: the cards are laid one after the other, but all see at once whose they are."""
        table.reveal(seat, self.card)

    def take(self, table: Table, seat: Seat, move: Move, cause: Cause[Table]) -> None:
        """FR-N20: they are left out of all of it. FR-122, FR-N14: a colour wish may go with it."""
        throw_in(table, seat, self.card)
        table.spared |= seat_bit(seat)
        table.push(Wishing(seat, False, True))


# ---------------------------------------------------------------- Curse


class Never(Condition):
    """FR-126: it cannot be played."""

    def holds(self, table: Table, seat: Seat) -> bool:
        """FR-N68: not even where any card may follow."""
        return False

    def clause(self) -> str:
        """The clause."""
        return "FR-126"
