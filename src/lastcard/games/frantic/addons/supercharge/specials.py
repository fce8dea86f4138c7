"""The special cards of Supercharge: Recharge, Edison, Update and The End."""

from __future__ import annotations

from typing import Final, cast

from lastcard.engine.contract import Move, Refusal, Seat, Seats, Words, seat_bit, seats_in
from lastcard.engine.piles import Told
from lastcard.games.frantic.addons.supercharge.power_rows import MOST_POWERS
from lastcard.games.frantic.addons.supercharge.powers import Powers, is_fresh, is_up, powers_at
from lastcard.games.frantic.cards.texts import Condition, Effect
from lastcard.games.frantic.moves import AT, NO_EFFECT, At
from lastcard.games.frantic.play.asking import Asked, not_asked
from lastcard.games.frantic.play.attacks import Blow, Strike, Striking
from lastcard.games.frantic.play.play import Play
from lastcard.games.frantic.table.endings import Ending
from lastcard.games.frantic.table.table import Table
from lastcard.games.frantic.table.windows import ATTACKED

MOST_COPIES: Final = 4

THE_END: Final = Ending("frantic.round-the-end", 4, "SC-43", plain=True)
"""FR-N56: everything that lasts is cancelled; hands are counted plainly."""


class Slot(Move):
    """A power card by its place before its owner: `slot=1` is the first."""

    def __init__(self, at: int) -> None:
        self.at: Final = at
        self.notation: Final = f"slot={at + 1}"

    def text(self) -> str:
        """Its notation."""
        return self.notation

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return Words("frantic.move-slot", {"number": self.at + 1})


SLOTS: Final = [Slot(at) for at in range(MOST_POWERS * MOST_COPIES)]


def slots(places: list[int]) -> list[Move]:
    """The moves that name these places."""
    return [SLOTS[at] for at in places]


def not_that_one(move: Move, clause: str) -> Refusal:
    """A power card that does not lie there, or may not be chosen."""
    return Refusal(clause, case="slot") if isinstance(move, Slot) else not_asked()


# ---------------------------------------------------------------- Recharge


class TurnDown(Effect):
    """SC-40: one of the own face-up power cards may be turned face down again."""

    def begin(self, table: Table, play: Play) -> None:
        """FR-N53: without any there is no effect."""
        if self.places(table, play.seat):
            table.push(WhichAgain(play.seat, self))

    def places(self, table: Table, seat: Seat) -> list[int]:
        """FR-A19: not the one activated in this turn."""
        powers = powers_at(table)
        now = powers.turn == table.turns
        cards = powers.held[seat]
        return [at for at, card in enumerate(cards) if is_up(card) and not (now and is_fresh(card))]


class WhichAgain(Asked):
    """Which power card may be used again?"""

    def __init__(self, seat: Seat, effect: TurnDown) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-recharge", {"seat": self.seat})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """Any of them, or none."""
        return [*slots(self.effect.places(table, seat)), NO_EFFECT]

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """Turn it."""
        if move is not NO_EFFECT:
            powers_at(table).turn_down(table, seat, cast(Slot, move).at)

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Not that one."""
        return not_that_one(move, "SC-40")


# ---------------------------------------------------------------- Edison


class SwapPowers(Striking):
    """SC-41: pick two players and swap one power card between them."""

    def __init__(self) -> None:
        self.blow: Final = SwapThem()

    def is_possible(self, table: Table, play: Play) -> bool:
        """FR-N53: there must be two with power cards."""
        holders = self.holders(table, play)
        return holders & (holders - 1) != 0

    def holders(self, table: Table, play: Play) -> Seats:
        """Those who may be picked: with power cards, and not protected from an event that brought this."""
        return powers_at(table).holders() & play.touched

    def begin(self, table: Table, play: Play) -> None:
        """FR-A10: its player names the two; with only two to choose from they are named without asking."""
        holders = self.holders(table, play)
        if len(seats_in(holders)) == 2:
            self.strike(table, play, holders)
        else:
            table.push(PickTwo(play, self, 0))

    def strike(self, table: Table, play: Play, pair: Seats) -> None:
        """FR-N54: used against each of them but its player, so that either may answer."""
        shares = 0
        for seat in seats_in(pair):
            if table.loud:
                table.tell(Told(Words("frantic.aims", {"seat": play.seat, "to": seat})))
            if seat != play.seat:
                shares += 1 << 4 * seat
        table.offer(ATTACKED, Strike(play, self, self.blow, shares))


class PickTwo(Asked):
    """Between whom are power cards swapped? `chosen` is who was named already."""

    def __init__(self, play: Play, effect: SwapPowers, chosen: Seats) -> None:
        super().__init__(play.seat)
        self.play: Final = play
        self.effect: Final = effect
        self.chosen: Final = chosen

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-edison", {"seat": self.seat, "left": 1 if self.chosen else 2})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """SC-41: anybody with power cards, its player too."""
        return [AT[other] for other in seats_in(self.effect.holders(table, self.play) & ~self.chosen)]

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """The second one settles it."""
        named = seat_bit(cast(At, move).seat)
        if self.chosen:
            self.effect.strike(table, self.play, self.chosen | named)
        else:
            table.push(PickTwo(self.play, self.effect, named))

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Two different players who have some."""
        return Refusal("SC-41") if isinstance(move, At) and move.word == "at" else not_asked()


class SwapThem(Blow):
    """FR-A10: one card of each, named by Edison's player, unseen if it lies face down."""

    def land(self, table: Table, strike: Strike) -> None:
        """With only one victim the other of the two is the player."""
        if table.loud:
            # That neither of the two answered is news, and the question that follows must not tell it first.
            table.say("frantic.strikes", strike.attacker())
        pair = strike.asked(table)
        if pair & (pair - 1) == 0:
            pair |= seat_bit(strike.attacker())
        one, other = seats_in(pair)
        if len(powers_at(table).held[one]) == 1:
            swap_with(table, strike.attacker(), one, 0, other)
        else:
            table.push(PickCard(strike.attacker(), one, other, -1))


def swap_with(table: Table, chooser: Seat, one: Seat, at: int, other: Seat) -> None:
    """The card of the first is named: name that of the second, if there is a choice, and swap."""
    if len(powers_at(table).held[other]) == 1:
        powers_at(table).swap(table, one, at, other, 0)
    else:
        table.push(PickCard(chooser, one, other, at))


class PickCard(Asked):
    """Which power card of a player is swapped? `at` is the one named of the first, or −1."""

    def __init__(self, seat: Seat, one: Seat, other: Seat, at: int) -> None:
        super().__init__(seat)
        self.one: Final = one
        self.other: Final = other
        self.at: Final = at

    def owner(self) -> Seat:
        """Before whom it lies."""
        return self.one if self.at < 0 else self.other

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-power", {"seat": self.seat, "to": self.owner()})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """All that lie before them, used up or not."""
        return slots([*range(len(powers_at(table).held[self.owner()]))])

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """The second one settles it."""
        at = cast(Slot, move).at
        if self.at < 0:
            swap_with(table, seat, self.one, at, self.other)
        else:
            powers_at(table).swap(table, self.one, self.at, self.other, at)

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """There is no such card."""
        return not_that_one(move, "SC-41")


# ---------------------------------------------------------------- Update


class NewPower(Effect):
    """SC-42: draw a power card, then return one of the old ones."""

    def is_possible(self, table: Table, play: Play) -> bool:
        """FR-N88: with an empty power deck nothing happens. FR-N81: a protected originator gets nothing."""
        return powers_at(table).deck.size() > 0 and not play.is_left_out()

    def begin(self, table: Table, play: Play) -> None:
        """FR-A01: exactly one goes back, if there is an old one."""
        powers = powers_at(table)
        if not self.is_possible(table, play):
            return
        powers.draw(table, play.seat)
        if len(old_ones(powers, play.seat)) == 1:
            powers.put_back(table, play.seat, 0)
        elif old_ones(powers, play.seat):
            table.push(WhichBack(play.seat))


def old_ones(powers: Powers, seat: Seat) -> list[int]:
    """FR-A01: used or not, but not the one just drawn, which lies last."""
    return [*range(len(powers.held[seat]) - 1)]


class WhichBack(Asked):
    """Which power card goes back into the deck?"""

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-return", {"seat": self.seat})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """All but the new one."""
        return slots(old_ones(powers_at(table), seat))

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """It goes back."""
        powers_at(table).put_back(table, seat, cast(Slot, move).at)

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Not that one."""
        return not_that_one(move, "FR-A01")


# ---------------------------------------------------------------- The End


class LastInHand(Condition):
    """SC-43: only as the last card of the hand. FR-N57: whatever the pile asks for."""

    def holds(self, table: Table, seat: Seat) -> bool:
        """Count them."""
        return table.hands[seat].size == 1

    def clause(self) -> str:
        """The clause."""
        return "SC-43"


class EndRound(Effect):
    """SC-43: the round is over; nobody can throw anything in, and all that lasted is cancelled."""

    def begin(self, table: Table, play: Play) -> None:
        """FR-N56: what still waits in this turn is dropped, like everything that asks whether it goes on."""
        table.stop(THE_END)
