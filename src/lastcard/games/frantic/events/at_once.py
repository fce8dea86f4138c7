"""What the twenty event cards of the base game do, each to those whom its scene touches. (FR-N20)

Events that ask nobody are done at once. In order and open are Market and Recession; all at once and unseen
are Gambling Man, Merry Christmas and Surprise Party, which stand in `secrets.py`. (FR-N77)
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from lastcard.engine.agenda import Task
from lastcard.engine.contract import Move, Refusal, Seat, Words, seat_bit
from lastcard.engine.piles import Told, shuffled
from lastcard.engine.rng import Rng
from lastcard.games.frantic.cards.rows import Happening
from lastcard.games.frantic.events.scene import Scene
from lastcard.games.frantic.kinds import BLACK, MOST_NUMBERS, NO_COLOUR, number_kind
from lastcard.games.frantic.moves import OfCard
from lastcard.games.frantic.play.asking import Asked, card_in, not_asked, not_held
from lastcard.games.frantic.play.play import add_cards, any_card
from lastcard.games.frantic.table.endings import doomsday, finish_line
from lastcard.games.frantic.table.hands import Hand
from lastcard.games.frantic.table.modifiers import TimeBomb
from lastcard.games.frantic.table.table import Table

_NO_MOVES: Final[list[Move]] = []


class Charity(Happening):
    """FR-079: each who does not hold the most cards draws one blind from each who does."""

    def begin(self, table: Table, scene: Scene) -> None:
        """FR-N76: who is rich is settled before cards move; the rich do not draw from each other."""
        rich = scene.holding(table, scene.most(table))
        order = scene.order(table)
        for poor in order:
            if not rich & seat_bit(poor):
                for seat in order:
                    if rich & seat_bit(seat):
                        table.rob(poor, seat)


class Communism(Happening):
    """FR-080: everyone draws up to the size of the largest hand."""

    def begin(self, table: Table, scene: Scene) -> None:
        """FR-N76: the size at the beginning."""
        most = scene.most(table)
        for seat in scene.order(table):
            table.draw(seat, most - int(table.hands[seat].size))


class Doomsday(Happening):
    """FR-081: the round is over at once, and everyone scores 50."""

    def begin(self, table: Table, scene: Scene) -> None:
        """It ends when what is under way is done."""
        table.stop(doomsday(scene.touched, scene.originator))


class Earthquake(Happening):
    """FR-082: everyone passes the whole hand to the right."""

    def begin(self, table: Table, scene: Scene) -> None:
        """FR-N51: right is by seats, whatever the direction; FR-N20: the order closes over the protected."""
        seats = [seat for seat in range(table.seats()) if scene.has(seat)]
        table.pass_hands(seats, seats[1:] + seats[:1])


class Expansion(Happening):
    """FR-083: the first draws 1, the second 2, and so on; the originator draws the most."""

    def begin(self, table: Table, scene: Scene) -> None:
        """In order."""
        for at, seat in enumerate(scene.order(table)):
            table.draw(seat, at + 1)


class FinishLine(Happening):
    """FR-084: the round is over at once, and hands are counted."""

    def begin(self, table: Table, scene: Scene) -> None:
        """It ends when what is under way is done."""
        table.stop(finish_line(scene.touched))


class NothingHappens(Happening):
    """FR-085: Friday the 13th."""

    def begin(self, table: Table, scene: Scene) -> None:
        """Nothing."""
        return


class Market(Happening):
    """FR-088: as many cards as players are turned up, and each takes one of his choice."""

    def begin(self, table: Table, scene: Scene) -> None:
        """FR-N25: with too few cards those that are there are taken, and then the round ends."""
        takers: list[Task[Table]] = []
        for seat in scene.order(table):
            if not table.turn_up():
                break
            takers.append(TakeOne(seat))
        table.in_order(takers)


class TakeOne(Asked):
    """One of the cards that lie in the middle."""

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-take", {"seat": self.seat})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """Each kind that lies there."""
        hand = Hand()
        for lying in table.lying:
            hand.add(lying.kind)
        found: list[Move] = []
        add_cards(found, table.rules.deck.take, hand.numbers, hand.specials())
        return found

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """It comes into the hand before everybody's eyes."""
        kind = cast(OfCard, move).kind
        for lying in table.lying:
            if lying.kind == kind:
                table.take_up(seat, lying, "frantic.takes")
                return

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """What does not lie there cannot be taken."""
        if isinstance(move, OfCard) and move.prefix == "take=":
            return Refusal("FR-088", {"card": move.code})
        return not_asked()


class MatingSeason(Happening):
    """FR-089: everyone discards all number cards whose number he has twice or more."""

    def begin(self, table: Table, scene: Scene) -> None:
        """Whatever the colour, black included."""
        for seat in scene.order(table):
            doomed: list[int] = []
            for number in range(1, MOST_NUMBERS + 1):
                kinds = of_number(table.hands[seat], number)
                if len(kinds) > 1:
                    doomed += kinds
            discard_these(table, seat, doomed)


def discard_these(table: Table, seat: Seat, kinds: list[int]) -> None:
    """Discard these cards, and say how many they are: that somebody has none is news too."""
    if table.loud:
        table.tell(Told(Words("frantic.discards-count", {"seat": seat, "count": len(kinds)})))
    for kind in kinds:
        table.discard(seat, kind)


def of_number(hand: Hand, number: int) -> list[int]:
    """The cards of this number in a hand."""
    found: list[int] = []
    for colour in range(BLACK + 1):
        kind = number_kind(colour, number)
        for copy in range(hand.copies(kind)):
            found.append(kind)
    return found


class MexicanStandoff(Happening):
    """FR-091: everyone discards the hand, then in order draws three."""

    def begin(self, table: Table, scene: Scene) -> None:
        """First all discard."""
        order = scene.order(table)
        for seat in order:
            discard_all(table, seat)
        for seat in order:
            table.draw(seat, 3)


def discard_all(table: Table, seat: Seat) -> None:
    """Discard the hand. FR-N27: but for what cannot be discarded; Fuck You can. (FR-068)"""
    stuck = table.rules.deck.stuck
    discard_these(table, seat, [kind for kind in table.hands[seat].cards() if not stuck.has(kind)])


class Recession(Happening):
    """FR-092: the first discards one card of his choice, the second two, and so on."""

    def begin(self, table: Table, scene: Scene) -> None:
        """In order."""
        table.in_order([DiscardSome(seat, at + 1) for at, seat in enumerate(scene.order(table))])


class DiscardSome(Task[Table]):
    """A seat discards so many cards; who has no more than that discards all."""

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def words(self) -> Words:
        """Who discards how many."""
        return Words("frantic.has-to-discard", {"seat": self.seat, "left": self.count})

    def run(self, table: Table) -> None:
        """Let him choose if there is a choice."""
        if table.hands[self.seat].size > self.count:
            table.push(DiscardOne(self.seat, self.count))
        else:
            discard_all(table, self.seat)


class DiscardOne(Asked):
    """Which card is discarded? `left` of them are still to be chosen."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-discard", {"seat": self.seat, "left": self.left})

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """FR-068, FR-N27: all but what cannot be discarded."""
        found: list[Move] = []
        add_cards(found, table.rules.deck.drop, table.hands[seat].numbers, self._specials(table, seat))
        return found

    def random_move(self, table: Table, seat: Seat, rng: Rng) -> Move | None:
        """One of the moves, each as likely."""
        specials = self._specials(table, seat)
        return any_card(table.rules.deck.drop, table.hands[seat].numbers, specials, _NO_MOVES, rng)

    def _specials(self, table: Table, seat: Seat) -> i64:
        return table.hands[seat].specials() & ~table.rules.deck.stuck.specials

    def take(self, table: Table, seat: Seat, move: Move) -> None:
        """Discard it, and go on."""
        table.discard(seat, cast(OfCard, move).kind)
        if self.left > 1:
            table.push(DiscardOne(seat, self.left - 1))

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal:
        """Why this card may not be discarded."""
        card = card_in(table, seat, move, "drop=")
        if card is None:
            return not_held(move, "drop=")
        return Refusal(table.rules.deck.rows[card.kind].clause, {"card": card.code}, "discard")


class RobinHood(Happening):
    """FR-093: the player with the fewest cards swaps hands with the one with the most."""

    def begin(self, table: Table, scene: Scene) -> None:
        """Ties by FR-074; if both are the same player nothing happens."""
        poor = scene.first(table, scene.holding(table, scene.fewest(table)))
        rich = scene.first(table, scene.holding(table, scene.most(table)))
        if poor != rich:
            table.pass_hands([poor, rich], [rich, poor])


class ThirdTimeLucky(Happening):
    """FR-096: everyone draws three."""

    def begin(self, table: Table, scene: Scene) -> None:
        """In order."""
        for seat in scene.order(table):
            table.draw(seat, 3)


class SetTimeBomb(Happening):
    """FR-097: three turns are left to everyone."""

    def begin(self, table: Table, scene: Scene) -> None:
        """FR-N28, FR-N79: a second one restarts the count and adds nothing."""
        for modifier in table.modifiers:
            if isinstance(modifier, TimeBomb):
                table.lift(modifier)
        table.add(TimeBomb(scene.event(), scene.touched))


class Tornado(Happening):
    """FR-101: all hands are put together, shuffled, and dealt out one by one."""

    def begin(self, table: Table, scene: Scene) -> None:
        """From the one after the originator, as evenly as possible."""
        if table.loud:
            table.tell(Told(Words("frantic.mixes-hands")))
        order = scene.order(table)
        cards: list[int] = []
        for seat in order:
            cards += table.hands[seat].cards()
            table.hands[seat] = Hand()
        for at, kind in enumerate(shuffled(cards, table.rng)):
            table.hands[order[at % len(order)]].add(kind)


class Vandalism(Happening):
    """FR-102: everyone discards all cards of the last played colour."""

    def begin(self, table: Table, scene: Scene) -> None:
        """FR-103: black is no colour; FR-102: if no colour was played yet nothing happens."""
        if table.colour == NO_COLOUR:
            return
        doomed = table.rules.deck.of_colour[table.colour]
        for seat in scene.order(table):
            discard_these(table, seat, [kind for kind in table.hands[seat].cards() if doomed.has(kind)])
