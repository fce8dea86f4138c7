"""Special cards used against others, and how they are answered.

The attacker names victims (`Aim`); then every victim is asked at once whether he answers (the window
ATTACKED around `Strike`); if nobody does, the blow lands. A Counterattack cancels the strike, and its
player carries out the same attack himself: he aims anew and the blow takes from whoever attacks now, so
"with your own hand" (FR-055) follows by itself, and so does the answer to the answer (FR-056).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from lastcard.engine.agenda import Task
from lastcard.engine.bits import count, nth
from lastcard.engine.contract import Move, Refusal, Seat, Seats, Words, seat_bit
from lastcard.engine.piles import Told
from lastcard.engine.rng import Rng
from lastcard.engine.windows import Cause, Reaction
from lastcard.games.frantic.cards.deck import Deck
from lastcard.games.frantic.cards.rows import Effect
from lastcard.games.frantic.kinds import Kinds
from lastcard.games.frantic.moves import AT, NO_EFFECT, At, OfCard
from lastcard.games.frantic.play.asking import Asked, card_in, not_held
from lastcard.games.frantic.play.play import Play, add_cards, any_card
from lastcard.games.frantic.play.throwing import NO_OFFER, throw_in
from lastcard.games.frantic.play.wishes import Wishing
from lastcard.games.frantic.table.table import Table
from lastcard.games.frantic.table.windows import ATTACKED

_SHARE: Final = 15
_NO_MOVES: Final[list[Move]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Blow(ABC):
    """What an attack does when it lands."""

    @abstractmethod
    def land(self, table: Table, strike: Strike) -> None:
        """Do it, or push what the attacker has to choose first."""

    def targets(self, table: Table, attacker: Seat) -> Seats:
        """Whom it may be aimed at. FR-041: never at oneself."""
        return table.everybody() & ~seat_bit(attacker)

    def refusal(self) -> str:
        """The clause that says whom it may not be aimed at."""
        return "FR-041"

    def involves_attacker(self) -> bool:
        """Does the attacker himself give or get cards by it?"""
        return False


class Strike(Cause["Table"]):
    """An attack about to land. `shares` has four bits a seat: how much of it each one gets."""

    def __init__(self, play: Play, attack: Striking, blow: Blow, shares: int) -> None:
        self.play: Final = play
        self.attack: Final = attack
        self.blow: Final = blow
        self.shares: Final = shares

    def attacker(self) -> Seat:
        """Who attacks."""
        return self.play.seat

    def victim(self) -> Seat:
        """The one who is attacked, if there is but one."""
        seat = 0
        while self.share(seat) == 0:
            seat += 1
        return seat

    def share(self, seat: Seat) -> int:
        """How much of it a seat gets."""
        return self.shares >> 4 * seat & _SHARE

    def words(self) -> Words:
        """Who is about to strike."""
        return Words("frantic.strikes", {"seat": self.attacker()})

    def prompt(self) -> Words:
        """What the victims are asked."""
        return Words("frantic.ask-attacked", {"seat": self.attacker()})

    def asked(self, table: Table) -> Seats:
        """FR-059, FR-N12: every named victim, holding something or not."""
        victims = 0
        for seat in range(table.seats()):
            if self.share(seat) > 0:
                victims |= seat_bit(seat)
        return victims

    def order(self, table: Table) -> list[Seat]:
        """FR-N12: in play direction from the attacker."""
        return table.around(table.after(self.attacker()))

    def run(self, table: Table) -> None:
        """Nobody answered: it lands."""
        self.blow.land(table, self)


class Striking(Effect):
    """An effect used against others, which can be answered. (FR-070)"""

    def offer(self, table: Table, play: Play) -> None:
        """Let its player aim it or leave it; for the thrower of a Counterattack too. (FR-N13)"""
        play.offer(table, self)


class Attack(Striking):
    """Name a victim, or share several blows out; each victim may answer; what nobody answers lands."""

    def __init__(self, blow: Blow, total: int = 1) -> None:
        self.blow: Final = blow
        self.total: Final = total

    def is_possible(self, table: Table, play: Play) -> bool:
        """Is there anybody to aim at?"""
        return self.targets(table, play) != 0

    def targets(self, table: Table, play: Play) -> Seats:
        """Whom it may be aimed at. FR-N20: not at somebody protected from the event that brought it."""
        if play.is_left_out() and self.blow.involves_attacker():
            # FR-N81: a protected originator neither gives nor gets.
            return 0
        return self.blow.targets(table, play.seat) & play.touched

    def begin(self, table: Table, play: Play) -> None:
        """Aim it; FR-N10: without a target nothing happens."""
        self.aim(table, play, self.total, 0, False)

    def offer(self, table: Table, play: Play) -> None:
        """Aim it, or not at all."""
        self.aim(table, play, self.total, 0, True)

    def aim(self, table: Table, play: Play, left: int, shares: int, free: bool) -> None:
        """Ask for the next victim. With only one to choose from he is named without asking."""
        targets = self.targets(table, play)
        if targets == 0:
            return
        if targets & (targets - 1) == 0 and not free:
            victim = targets.bit_length() - 1
            self.strike(table, play, shares + (left << 4 * victim))
        else:
            table.push(Aim(play, self, left, shares, free))

    def strike(self, table: Table, play: Play, shares: int) -> None:
        """FR-N74: the window opens whenever a target was named, even if nothing can be given or taken."""
        strike = Strike(play, self, self.blow, shares)
        if table.loud:
            for seat in table.around(table.after(play.seat)):
                if strike.share(seat) > 0:
                    key = "frantic.aims" if self.total == 1 else "frantic.aims-share"
                    share = strike.share(seat)
                    table.tell(Told(Words(key, {"seat": play.seat, "to": seat, "count": share})))
        table.offer(ATTACKED, strike)


class Aim(Asked):
    """Whom does it hit? `left` blows are still to be shared out."""

    def __init__(self, play: Play, attack: Attack, left: int, shares: int, free: bool) -> None:
        super().__init__(play.seat)
        self.play: Final = play
        self.attack: Final = attack
        self.left: Final = left
        self.shares: Final = shares
        self.free: Final = free

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-aim", {"seat": self.seat, "left": self.left})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """Everybody it may be aimed at, and perhaps nobody."""
        targets = self.attack.targets(table, self.play)
        found: list[Move] = [AT[at] for at in range(table.seats()) if targets & seat_bit(at)]
        if self.free:
            found.append(NO_EFFECT)
        return found

    def random_move(self, table: Table, seat: Seat, rng: Rng) -> Move | None:
        """One of the moves, each as likely."""
        targets: i64 = self.attack.targets(table, self.play)
        at = rng.below(count(targets) + (1 if self.free else 0))
        return AT[nth(targets, at)] if at < count(targets) else NO_EFFECT

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """FR-043: a share for this one; FR-N74: until all are given out."""
        if move is NO_EFFECT:
            return
        shares = self.shares + (1 << 4 * cast(At, move).seat)
        if self.left == 1:
            self.attack.strike(table, self.play, shares)
        else:
            self.attack.aim(table, self.play, self.left - 1, shares, False)

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Why it may not be aimed there."""
        if not isinstance(move, At) or move.word != "at":
            return Refusal("FR-041", case="aim")
        if move.seat == seat:
            return Refusal("FR-041")
        if move.seat >= table.seats():
            return Refusal("FR-041", case="nobody")
        return Refusal(self.attack.blow.refusal(), {"seat": move.seat}, "aim")


class Counterattack(Reaction[Table]):
    """FR-054: thrown in at once by a victim; the attack is cancelled and becomes his own."""

    def __init__(self, deck: Deck, card: int) -> None:
        super().__init__(ATTACKED)
        self.card: Final = card
        self.offer: Final[list[Move]] = [deck.throw[card]]

    def offers(self, table: Table, seat: Seat, cause: Cause[Table]) -> list[Move]:
        """For whoever holds it."""
        return self.offer if table.hands[seat].has(self.card) else NO_OFFER

    def owns(self, move: Move) -> bool:
        """The one move."""
        return move is self.offer[0]

    def take(self, table: Table, seat: Seat, move: Move, cause: Cause[Table]) -> None:
        """Lay it, perhaps wish, and carry the attack out."""
        counter(table, seat, self.card, cast(Strike, cause))


def counter(table: Table, seat: Seat, card: int, strike: Strike) -> None:
    """FR-058: a wish may go with it. FR-N13: any legal target as seen from the thrower, or none."""
    throw_in(table, seat, card)
    table.in_order([Wishing(seat, False, True), StrikeBack(strike.play.by(seat), strike.attack)])


class StrikeBack(Task[Table]):
    """The thrower of a Counterattack carries the attack out himself."""

    def __init__(self, play: Play, attack: Striking) -> None:
        self.play: Final = play
        self.attack: Final = attack

    def words(self) -> Words:
        """Who strikes back."""
        return Words("frantic.strikes-back", {"seat": self.play.seat})

    def run(self, table: Table) -> None:
        """FR-N13: if there is nobody to aim at it is just cancelled."""
        if self.attack.is_possible(table, self.play):
            self.attack.offer(table, self.play)


# ---------------------------------------------------------------- blows


class DrawShare(Blow):
    """FR-043: each victim draws his share."""

    def land(self, table: Table, strike: Strike) -> None:
        """FR-N96: in play direction from the attacker, each his whole share at once."""
        for seat in strike.order(table):
            table.draw(seat, strike.share(seat))


class DrawUpToMine(Blow):
    """FR-044: the victim draws until he has as many cards as the attacker."""

    def targets(self, table: Table, attacker: Seat) -> Seats:
        """Those with fewer cards than the attacker holds now that the card has left his hand."""
        found = 0
        for seat in range(table.seats()):
            if table.hands[seat].size < table.hands[attacker].size:
                found |= seat_bit(seat)
        return found

    def refusal(self) -> str:
        """Only those with fewer cards."""
        return "FR-044"

    def land(self, table: Table, strike: Strike) -> None:
        """Draw the difference."""
        victim = strike.victim()
        table.draw(victim, int(table.hands[strike.attacker()].size - table.hands[victim].size))


class MissTurn(Blow):
    """FR-050: the victim misses his next turn."""

    def targets(self, table: Table, attacker: Seat) -> Seats:
        """FR-051: nobody who is already due to miss one."""
        return table.everybody() & ~seat_bit(attacker) & ~table.missing

    def refusal(self) -> str:
        """Not again before he has missed it."""
        return "FR-051"

    def land(self, table: Table, strike: Strike) -> None:
        """He will miss it."""
        table.missing |= seat_bit(strike.victim())
        if table.loud:
            table.say("frantic.will-miss", strike.victim())


class GiveCards(Blow):
    """FR-046: the attacker gives cards of his choice to the victim."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def involves_attacker(self) -> bool:
        """He gives."""
        return True

    def land(self, table: Table, strike: Strike) -> None:
        """Choose them one by one. FR-047: with none left there is nothing to give."""
        after = HandOver(strike.attacker(), strike.victim(), 0)
        choose_gifts(table, strike.attacker(), self.count, after, table.rules.deck.kept)


class SwapCards(Blow):
    """FR-048: the attacker gives cards of his choice and draws as many of the victim's blind."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def involves_attacker(self) -> bool:
        """He gives, and draws."""
        return True

    def land(self, table: Table, strike: Strike) -> None:
        """FR-049: with nothing to give he still draws. FR-067: with Fuck You too."""
        after = HandOver(strike.attacker(), strike.victim(), self.count)
        choose_gifts(table, strike.attacker(), self.count, after, table.rules.deck.kept)


def choose_gifts(table: Table, giver: Seat, count: int, after: Task[Table], barred: Kinds) -> None:
    """Let a seat set so many cards aside and hand them over; FR-N37: whoever has no more gives them all.

    `barred` may not be given: `deck.kept` through a special card (FR-066), nothing in an event (FR-068).
    """
    table.push(after)
    if table.hands[giver].size > count:
        table.push(SetAside(giver, count, barred))
        return
    for kind in table.hands[giver].cards():
        # FR-067: with Fuck You and one other card only one is given.
        if not barred.has(kind):
            table.set_aside(giver, kind, seat_bit(giver))


class SetAside(Asked):
    """Which cards are given? `left` of them are still to be chosen."""

    def __init__(self, seat: Seat, left: int, barred: Kinds) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.barred: Final = barred

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-give", {"seat": self.seat, "left": self.left})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """FR-066: all but Fuck You, if a special card is at work."""
        found: list[Move] = []
        hand = table.hands[seat]
        add_cards(found, table.rules.deck.give, hand.numbers, hand.specials() & ~self.barred.specials)
        return found

    def random_move(self, table: Table, seat: Seat, rng: Rng) -> Move | None:
        """One of the moves, each as likely."""
        hand = table.hands[seat]
        specials = hand.specials() & ~self.barred.specials
        return any_card(table.rules.deck.give, hand.numbers, specials, _NO_MOVES, rng)

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """Set it aside, and go on."""
        table.set_aside(seat, cast(OfCard, move).kind, seat_bit(seat))
        if self.left > 1:
            table.push(SetAside(seat, self.left - 1, self.barred))

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Why this card may not be given."""
        card = card_in(table, seat, move, "give=")
        return not_held(move, "give=") if card is None else Refusal("FR-066", {"card": card.code})


class HandOver(Task[Table]):
    """The cards set aside go to another hand; perhaps as many are drawn from it blind before. (FR-N70)"""

    def __init__(self, giver: Seat, taker: Seat, blind: int) -> None:
        self.giver: Final = giver
        self.taker: Final = taker
        self.blind: Final = blind

    def words(self) -> Words:
        """Who gives to whom."""
        return Words("frantic.hands-over", {"seat": self.giver, "to": self.taker})

    def run(self, table: Table) -> None:
        """FR-N70: the blind cards come from the hand as it was before it gets the others."""
        gifts = [lying for lying in table.lying if lying.seat == self.giver]
        if table.loud:
            table.tell(
                Told(
                    Words("frantic.gives-count", {"seat": self.giver, "to": self.taker, "count": len(gifts)})
                )
            )
        for card in range(self.blind):
            table.rob(self.giver, self.taker)
        for lying in gifts:
            table.take_up(self.taker, lying, "frantic.gets")
