"""Special cards used against others, and how they are answered.

The attacker names victims (`Aim`); then every victim is asked at once whether they answer (the window
ATTACKED around `Strike`); if nobody does, the blow lands. A Counterattack cancels the strike, and its
player carries out the same attack: they aim anew and the blow takes from whoever attacks now, so
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
from lastcard.games.frantic.cards.texts import Effect
from lastcard.games.frantic.moves import AT, NO_EFFECT, At
from lastcard.games.frantic.play.asking import Asked
from lastcard.games.frantic.play.play import NO_OFFER, Play, throw_in
from lastcard.games.frantic.play.wishes import Wishing
from lastcard.games.frantic.table.table import Table
from lastcard.games.frantic.table.windows import ATTACKED

_SHARE: Final = 15


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
        """Does the attacker give or get cards by it?"""
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
        """Ask for the next victim. With only one to choose from they are named without asking."""
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
    """FR-054: thrown in at once by a victim; the attack is cancelled and becomes theirs."""

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
    """The thrower of a Counterattack carries the attack out."""

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
