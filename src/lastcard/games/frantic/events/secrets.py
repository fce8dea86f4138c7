"""Events in which all choose at once and unseen, and the one in which all look. (FR-N77)"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from lastcard.engine.contract import EVERYBODY, NOBODY, Move, Refusal, Seat, Seats, Words, seats_in
from lastcard.engine.piles import Told
from lastcard.engine.windows import Answer, Everyone, Question
from lastcard.games.frantic.cards.texts import EventEffect
from lastcard.games.frantic.events.occurrence import Occurrence
from lastcard.games.frantic.kinds import NO_COLOUR
from lastcard.games.frantic.moves import NONE, SEEN, TO, At, OfCard, Send
from lastcard.games.frantic.play.asking import card_in, not_held
from lastcard.games.frantic.play.play import add_cards
from lastcard.games.frantic.table.gifts import Gift
from lastcard.games.frantic.table.table import Table


class Secret(Question[Table]):
    """A question to those whom an event touches; the answers count in the order of clause 73."""

    def __init__(self, occurrence: Occurrence) -> None:
        self.occurrence: Final = occurrence

    def order(self, table: Table) -> list[Seat]:
        """FR-073."""
        return self.occurrence.order(table)

    def is_timed(self, table: Table) -> bool:
        """Everybody has to choose."""
        return False

    def refusal(self, table: Table, seat: Seat, move: Move, said: list[Move]) -> Refusal:
        """The clause by which this seat, which has said this already, may not answer so."""
        return not_held(move, self.prefix())

    def prefix(self) -> str:
        """How a card is named in an answer."""
        return "give="

    def others(self, seat: Seat) -> list[Seat]:
        """Those touched besides a seat."""
        return [other for other in seats_in(self.occurrence.touched) if other != seat]


# ---------------------------------------------------------------- Gambling Man


class GamblingMan(EventEffect):
    """FR-086: each lays a number card of the last played colour; the highest takes all."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N97: everybody is asked, whatever they hold."""
        if table.rules.any_card_gambled:
            table.push(Everyone(AnyBet(occurrence), occurrence.touched, []))
        elif table.colour != NO_COLOUR:
            table.push(Everyone(Bet(occurrence), occurrence.touched, []))


class Bet(Secret):
    """A number card of the last played colour; who has none can only say so."""

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-bet", {"seat": self.occurrence.originator})

    def prefix(self) -> str:
        """Laid face down."""
        return "put="

    def choices(self, table: Table, seat: Seat, said: list[Move]) -> list[Move]:
        """FR-N24: any of their cards of the colour. FR-103: black is none."""
        numbers = table.hands[seat].numbers & table.rules.deck.of_colour[table.colour].numbers
        return bets(table, numbers, 0)

    def refusal(self, table: Table, seat: Seat, move: Move, said: list[Move]) -> Refusal:
        """Only a number card of the colour, and only who has none may say so."""
        card = card_in(table, seat, move, self.prefix())
        if card is not None:
            return Refusal("FR-086", {"card": card.code})
        return Refusal("FR-N97") if move is NONE else super().refusal(table, seat, move, said)

    def resolve(self, table: Table, answers: list[Answer]) -> None:
        """The highest takes all; FR-N24: of equals the first in order; FR-N97: who has none draws 2."""
        winner, highest = NOBODY, 0
        for answer in answers:
            if answer.move is not NONE:
                number = table.rules.deck.rows[cast(OfCard, answer.move).kind].number
                if number > highest:
                    winner, highest = answer.seat, number
        sweep(table, answers, winner)
        for answer in answers:
            if answer.move is NONE:
                if table.loud:
                    table.say("frantic.bets-nothing", answer.seat)
                table.draw(answer.seat, 2)


class AnyBet(Secret):
    """FR-087: any card of the hand; the second-lowest value takes all."""

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-bet-any", {"seat": self.occurrence.originator})

    def prefix(self) -> str:
        """Laid face down."""
        return "put="

    def choices(self, table: Table, seat: Seat, said: list[Move]) -> list[Move]:
        """The whole hand."""
        return bets(table, table.hands[seat].numbers, table.hands[seat].specials())

    def resolve(self, table: Table, answers: list[Answer]) -> None:
        """Of equals the first in order takes them; if all are worth the same, everybody keeps their own."""
        points = table.rules.deck.points
        values = [points[cast(OfCard, answer.move).kind] for answer in answers if answer.move is not NONE]
        above = [value for value in values if value > min(values)]
        winner = NOBODY
        for answer in reversed(answers):
            if above and answer.move is not NONE and points[cast(OfCard, answer.move).kind] == min(above):
                winner = answer.seat
        sweep(table, answers, winner)


def bets(table: Table, numbers: i64, specials: i64) -> list[Move]:
    """The cards that may be laid, or that there are none."""
    found: list[Move] = []
    add_cards(found, table.rules.deck.put, numbers, specials)
    return found if found else [NONE]


def sweep(table: Table, answers: list[Answer], winner: Seat) -> None:
    """All cards are shown and go to the winner."""
    for answer in answers:
        if answer.move is NONE:
            continue
        kind = cast(OfCard, answer.move).kind
        if table.loud:
            card = table.code(kind)
            table.tell(Told(Words("frantic.bets", {"seat": answer.seat, "card": card}), [card]))
        if winner == NOBODY or winner == answer.seat:
            table.reveal(answer.seat, kind)
    for answer in answers:
        if answer.move is not NONE and winner != NOBODY and winner != answer.seat:
            table.give(answer.seat, winner, cast(OfCard, answer.move).kind, "frantic.loses", EVERYBODY)


# ---------------------------------------------------------------- giving


class MerryChristmas(EventEffect):
    """FR-090: everyone gives away all hand cards, split over the others as they like."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N81: left with fewer than two players it does nothing."""
        give_secretly(table, Presents(occurrence), occurrence)


class Presents(Secret):
    """Each card of the hand in turn, lowest first, and whom it goes to."""

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-presents", {"seat": self.occurrence.originator})

    def choices(self, table: Table, seat: Seat, said: list[Move]) -> list[Move]:
        """FR-N26: every card, Fuck You too."""
        kind = table.hands[seat].cards()[len(said)]
        sends = table.rules.deck.send[kind]
        return [sends[other] for other in self.others(seat)]

    def takes_several(self) -> bool:
        """One for each card."""
        return True

    def is_enough(self, table: Table, seat: Seat, said: list[Move]) -> bool:
        """When the last card has been placed."""
        return len(said) == table.hands[seat].size

    def refusal(self, table: Table, seat: Seat, move: Move, said: list[Move]) -> Refusal:
        """Only the next card, and to somebody else."""
        kind = table.hands[seat].cards()[len(said)]
        return Refusal("FR-090", {"card": table.code(kind)})

    def resolve(self, table: Table, answers: list[Answer]) -> None:
        """All at once, so that nobody passes on what they got."""
        gifts: list[Gift] = []
        for answer in answers:
            send = cast(Send, answer.move)
            gifts.append(Gift(answer.seat, send.seat, send.kind))
        table.give_at_once(gifts)


class SurpriseParty(EventEffect):
    """FR-094: everyone gives one card of their choice to another player of their choice."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """FR-N81: left with fewer than two players it does nothing."""
        give_secretly(table, Surprise(occurrence), occurrence)


class Surprise(Secret):
    """A card, then whom it goes to."""

    def words(self) -> Words:
        """What is asked."""
        return Words("frantic.ask-surprise", {"seat": self.occurrence.originator})

    def choices(self, table: Table, seat: Seat, said: list[Move]) -> list[Move]:
        """FR-N26: any card, to anybody else."""
        if said:
            return [TO[other] for other in self.others(seat)]
        found: list[Move] = []
        hand = table.hands[seat]
        add_cards(found, table.rules.deck.give, hand.numbers, hand.specials())
        return found

    def takes_several(self) -> bool:
        """A card and a player."""
        return True

    def is_enough(self, table: Table, seat: Seat, said: list[Move]) -> bool:
        """Both."""
        return len(said) == 2

    def refusal(self, table: Table, seat: Seat, move: Move, said: list[Move]) -> Refusal:
        """To another player of the table."""
        return Refusal("FR-094") if said else super().refusal(table, seat, move, said)

    def resolve(self, table: Table, answers: list[Answer]) -> None:
        """All at once."""
        gifts: list[Gift] = []
        for at in range(0, len(answers), 2):
            kind, taker = cast(OfCard, answers[at].move).kind, cast(At, answers[at + 1].move).seat
            gifts.append(Gift(answers[at].seat, taker, kind))
        table.give_at_once(gifts)


def give_secretly(table: Table, question: Secret, occurrence: Occurrence) -> None:
    """Ask all who are touched and have cards, if there is anybody to give to."""
    givers: Seats = occurrence.touched & table.holders()
    if occurrence.touched & (occurrence.touched - 1) != 0 and givers != 0:
        table.push(Everyone(question, givers, []))


# ---------------------------------------------------------------- The All-Seeing Eye


class AllSeeingEye(EventEffect):
    """FR-095: all hands are shown to everyone, then taken up again."""

    def begin(self, table: Table, occurrence: Occurrence) -> None:
        """They lie open until everybody has looked."""
        table.shown = occurrence.touched
        table.push(Everyone(Look(occurrence), occurrence.touched, []))


class Look(Secret):
    """Look at the hands."""

    def words(self) -> Words:
        """What there is to see."""
        return Words("frantic.ask-look", {"seat": self.occurrence.originator})

    def choices(self, table: Table, seat: Seat, said: list[Move]) -> list[Move]:
        """Seen."""
        return [SEEN]

    def is_timed(self, table: Table) -> bool:
        """Nobody can look for ever."""
        return True

    def resolve(self, table: Table, answers: list[Answer]) -> None:
        """The hands are taken up again, and everybody remembers."""
        table.shown = 0
        for seat in seats_in(self.occurrence.touched):
            table.show(seat)
