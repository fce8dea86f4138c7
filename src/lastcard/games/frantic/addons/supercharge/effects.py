"""What the twelve power cards do."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from lastcard.engine.bits import count
from lastcard.engine.contract import NOBODY, Move, Refusal, Seat, Words
from lastcard.engine.piles import Told
from lastcard.games.frantic.addons.supercharge.lasting import (
    Blocked,
    Looped,
    Opened,
    Sealed,
    Unanswerable,
    others_than,
)
from lastcard.games.frantic.addons.supercharge.power_rows import Charge, PowerEffect
from lastcard.games.frantic.cards.deck import Deck
from lastcard.games.frantic.cards.demand import Demand
from lastcard.games.frantic.events.trigger import trigger
from lastcard.games.frantic.kinds import Kinds, kinds_of
from lastcard.games.frantic.moves import AT, COLOUR_WISHES, NUMBER_WISHES, TO, At, OfCard, Wish
from lastcard.games.frantic.play.asking import Asked, not_asked
from lastcard.games.frantic.play.play import lay_on
from lastcard.games.frantic.play.turn import Choice
from lastcard.games.frantic.play.wishes import make_wish
from lastcard.games.frantic.table.table import Table

_NOTHING_ELSE: Final[list[Move]] = []


# ---------------------------------------------------------------- without a choice


class OthersDraw(PowerEffect):
    """SC-20: every player but the activator draws one card."""

    def begin(self, table: Table, charge: Charge) -> None:
        """FR-A12: all others, in play direction."""
        for seat in table.around(table.after(charge.seat())):
            if seat != charge.seat():
                table.draw(seat, 1)


class KeepFromAnswering(PowerEffect):
    """SC-21: the card it charges cannot be countered."""

    def begin(self, table: Table, charge: Charge) -> None:
        """FR-N46: on a card that attacks nobody it has no effect."""
        table.add(Unanswerable(charge.play))


class TurnDirection(PowerEffect):
    """SC-24: the direction turns when the turn ends, and again when the activator's next turn ends."""

    def begin(self, table: Table, charge: Charge) -> None:
        """FR-A17: legal with two players too, and then without any effect."""
        table.add(Looped(charge.seat(), False))


class OpenHands(PowerEffect):
    """SC-26: all others play with open hands."""

    def begin(self, table: Table, charge: Charge) -> None:
        """From now on."""
        table.add(Opened(charge.seat()))


class SealSpecials(PowerEffect):
    """SC-30: nobody may play a special card."""

    def begin(self, table: Table, charge: Charge) -> None:
        """From now on."""
        table.add(Sealed(charge.seat()))


class BringEvent(PowerEffect):
    """SC-31: an event is triggered at the end of the turn."""

    def begin(self, table: Table, charge: Charge) -> None:
        """FR-A18: after the card and before the check for empty hands. FR-A27: protection is possible."""
        trigger(table, charge.seat())


class WishBlack(PowerEffect):
    """SC-22: black is wished."""

    def begin(self, table: Table, charge: Charge) -> None:
        """FR-A04: it replaces a wish made by the card itself."""
        table.ask_for(black_wish(table.rules.deck))
        if table.loud:
            table.say("frantic.wishes-black", charge.seat())


def black_wish(deck: Deck) -> Demand:
    """FR-A03: any black card, or a colourless one: its wish has to be made, its condition has to hold."""
    fits = kinds_of([kind for kind, row in enumerate(deck.rows) if row.is_black() or row.is_colourless()])
    return Demand("black", fits, must_wish=True, wished=True, clause="SC-22")


# ---------------------------------------------------------------- naming something


class BlockColour(PowerEffect):
    """SC-23: the activator names a colour that nobody may play."""

    def begin(self, table: Table, charge: Charge) -> None:
        """Ask for it."""
        table.push(NameColour(charge.seat()))


BLOCKS: Final = ("frantic.blocks-red", "frantic.blocks-blue", "frantic.blocks-yellow", "frantic.blocks-green")


class NameColour(Asked):
    """Which colour is blocked?"""

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-block", {"seat": self.seat})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """FR-N89: one of the four, not black; it may be the one just wished."""
        return [*COLOUR_WISHES]

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """From now on."""
        colour = cast(Wish, move).colour
        table.add(Blocked(seat, colour, others_than(table.rules.deck, colour), False))
        if table.loud:
            table.say(BLOCKS[colour], seat)

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """A colour."""
        return Refusal("FR-N89")


class WishNumber(PowerEffect):
    """SC-25: the activator wishes a number, which overrides any other wish."""

    def begin(self, table: Table, charge: Charge) -> None:
        """FR-A16: it has to be named."""
        table.push(NameNumber(charge.seat()))


class NameNumber(Asked):
    """Which number is wished?"""

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-number", {"seat": self.seat})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """FR-N09: 1 to 10."""
        return [*NUMBER_WISHES[: table.rules.deck.highest]]

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """The pile asks for it."""
        make_wish(table, seat, cast(Wish, move))

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """A number."""
        return Refusal("FR-A16")


class DrawForSpecials(PowerEffect):
    """SC-29: another player draws one card for each special card in their hand."""

    def begin(self, table: Table, charge: Charge) -> None:
        """Ask whom; with two players it is the other."""
        if table.seats() > 2:
            table.push(NameVictim(charge.seat()))
        else:
            draw_for_specials(table, table.after(charge.seat()))


class NameVictim(Asked):
    """Who draws for their special cards?"""

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-aim", {"seat": self.seat, "left": 1})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """FR-A13: another player."""
        return [AT[other] for other in range(table.seats()) if other != seat]

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """FR-A13, SC-14: no Counterattack can stop it."""
        draw_for_specials(table, cast(At, move).seat)

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Not its player, and nobody who does not sit here."""
        if not isinstance(move, At) or move.word != "at":
            return Refusal("FR-041", case="aim")
        return Refusal("FR-A13") if move.seat == seat else Refusal("FR-041", case="nobody")


def draw_for_specials(table: Table, victim: Seat) -> None:
    """FR-A13: counted once, before drawing. FR-N47: everything but number cards."""
    hand = table.hands[victim]
    numbers: i64 = count(hand.numbers) + count(hand.twins)
    specials = int(hand.size - numbers)
    if table.loud:
        table.tell(Told(Words("frantic.special-cards", {"seat": victim, "count": specials})))
    table.draw(victim, specials)


# ---------------------------------------------------------------- the card itself


class PlayAnyCard(PowerEffect):
    """SC-27: the activator plays one more card, which need not fit."""

    def begin(self, table: Table, charge: Charge) -> None:
        """FR-A08: free choice, but compulsory; nothing if no card may be played."""
        AnyCard(charge.seat()).ask_if_any(table)


class AnyCard(Choice):
    """One more card, whatever the pile asks for."""

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-any-card", {"seat": self.seat})

    def fits(self, table: Table) -> Kinds:
        """FR-A09: free from fitting, not from what is forbidden."""
        return table.rules.deck.anything.fits

    def others(self, table: Table, any_card: bool) -> list[Move]:
        """FR-A08: it is compulsory."""
        return _NOTHING_ELSE

    def instead(self, move: Move) -> Refusal:
        """A card has to be played."""
        return Refusal("FR-A08")

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """FR-A08: with all its effects, but with no second power card. FR-N91: on no demand of its own."""
        lay_on(table, seat, cast(OfCard, move).kind, table.rules.deck.anything, False)


class TakeCardBack(PowerEffect):
    """SC-28: the charged card is taken back into the hand of a player whom the activator names."""

    def begin(self, table: Table, charge: Charge) -> None:
        """FR-N86: if an event has moved the card there is no effect."""
        if place_of(table, charge) != NOBODY:
            table.push(NameTaker(charge))


class NameTaker(Asked):
    """Whose hand does the card go back to?"""

    def __init__(self, charge: Charge) -> None:
        super().__init__(charge.seat())
        self.charge: Final = charge

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-recycle", {"seat": self.seat})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """FR-A05: anybody, its player included. FR-A06: also if it is Fuck You."""
        return [*TO[: table.seats()]]

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """FR-A05: the pile shows what was below; a wish made since then stays in force."""
        charge = self.charge
        table.pick_up(cast(At, move).seat, place_of(table, charge), "frantic.takes-back")
        if table.demand is charge.shown:
            # FR-A07, FR-N86: nothing was wished and nothing followed: as if it had not been played.
            table.ask_for(charge.play.before)
            # FR-N22, SC-28: nor does its colour count as played.
            table.colour = charge.play.colour

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Somebody who sits here."""
        if isinstance(move, At) and move.word == "to":
            return Refusal("FR-041", case="nobody")
        return not_asked()


def place_of(table: Table, charge: Charge) -> int:
    """Where the charged card lies in the discard pile; NOBODY if it does not."""
    for at in range(len(table.discards) - 1, -1, -1):
        if table.discards[at] == charge.play.card:
            return at
    return NOBODY
