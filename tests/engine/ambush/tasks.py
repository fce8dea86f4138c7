"""What happens in Ambush, and who decides."""

from __future__ import annotations

from typing import Final, cast

from lastcard.engine.agenda import Decision, Task
from lastcard.engine.bits import count, nth
from lastcard.engine.contract import Move, Seat, Seats, Words, all_seats, seat_bit, seats_in
from lastcard.engine.piles import Told
from lastcard.engine.rng import Rng
from lastcard.engine.windows import Answer, Cause, Everyone, Question, Reaction, around, open_window
from tests.engine.ambush.moves import (
    AT,
    BLOW,
    COPIES,
    DRAW,
    FACES,
    FAIR,
    GIVE,
    NOTHING,
    PARRY,
    PLAY,
    THROW,
    TO,
    Do,
)
from tests.engine.ambush.table import Ambush

STRUCK: Final = 0
FAIR_COMING: Final = 1


class Turn(Decision[Ambush]):
    """Play a card, or draw one while there are any."""

    def words(self) -> Words:
        return Words("turn", {"seat": self.seat})

    def moves(self, table: Ambush, seat: Seat) -> list[Move]:
        found: list[Move] = [PLAY[kind] for kind in range(len(FACES)) if table.hands[seat].has(kind)]
        if table.pile.size() > 0:
            found.append(DRAW)
        return found

    def random_move(self, table: Ambush, seat: Seat, rng: Rng) -> Move | None:
        cards = table.hands[seat].first
        kinds = count(cards)
        at = rng.below(kinds + 1 if table.pile.size() > 0 else kinds)
        return DRAW if at == kinds else PLAY[nth(cards, at)]

    def take(self, table: Ambush, seat: Seat, move: Move) -> None:
        table.push(EndTurn(seat))
        if move is DRAW:
            table.draw(seat)
            return
        kind = cast(Do, move).about
        table.discard(seat, kind)
        if kind == BLOW:
            table.push(Aim(seat))
        elif kind == FAIR:
            open_window(table, FairComing(seat), table.rules.reactions[FAIR_COMING])


class EndTurn(Task[Ambush]):
    """It is over if somebody has no cards; else the next one follows."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def words(self) -> Words:
        return Words("end of turn", {"seat": self.seat})

    def run(self, table: Ambush) -> None:
        if table.holders() == all_seats(table.rules.seats):
            table.push(Turn((self.seat + 1) % table.rules.seats))


class Aim(Decision[Ambush]):
    """Name whom the blow hits."""

    def words(self) -> Words:
        return Words("aim", {"seat": self.seat})

    def is_timed(self, table: Ambush) -> bool:
        return table.rules.timed

    def default(self, table: Ambush) -> Move:
        return AT[(self.seat + 1) % table.rules.seats]

    def moves(self, table: Ambush, seat: Seat) -> list[Move]:
        return [AT[victim] for victim in range(table.rules.seats) if victim != seat]

    def take(self, table: Ambush, seat: Seat, move: Move) -> None:
        open_window(table, Blow(seat, cast(Do, move).about), table.rules.reactions[STRUCK])


class Blow(Cause[Ambush]):
    """The victim takes a card of the attacker, blind."""

    def __init__(self, attacker: Seat, victim: Seat) -> None:
        self.attacker: Final = attacker
        self.victim: Final = victim

    def words(self) -> Words:
        return Words("blow", {"seat": self.attacker, "victim": self.victim})

    def prompt(self) -> Words:
        return Words("parry the blow", {"seat": self.attacker, "victim": self.victim})

    def asked(self, table: Ambush) -> Seats:
        return all_seats(table.rules.seats) & ~seat_bit(self.attacker)

    def order(self, table: Ambush) -> list[Seat]:
        return around(self.attacker, table.rules.seats)

    def is_timed(self, table: Ambush) -> bool:
        return table.rules.timed

    def run(self, table: Ambush) -> None:
        if table.loud:
            table.tell(Told(Words("ambush.lands", {"seat": self.victim})))
        cards = table.hands[self.attacker].cards()
        if cards:
            table.hand_over(self.attacker, self.victim, cards[table.rng.below(len(cards))])


class FairComing(Cause[Ambush]):
    """Whoever is not spared gives somebody a card."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def words(self) -> Words:
        return Words("fair", {"seat": self.seat})

    def prompt(self) -> Words:
        return Words("stay away from the fair", {"seat": self.seat})

    def asked(self, table: Ambush) -> Seats:
        return all_seats(table.rules.seats)

    def order(self, table: Ambush) -> list[Seat]:
        return around(self.seat + 1, table.rules.seats)

    def all_count(self) -> bool:
        return True

    def is_timed(self, table: Ambush) -> bool:
        return table.rules.timed

    def run(self, table: Ambush) -> None:
        guests = all_seats(table.rules.seats) & ~table.spared
        table.spared = 0
        if table.loud:
            table.tell(Told(Words("ambush.fair", {"guests": guests})))
        if len(seats_in(guests)) > 1:
            table.push(Everyone(Presents(self.seat, guests), guests & table.holders(), []))


class Presents(Question[Ambush]):
    """A card, and to whom."""

    def __init__(self, seat: Seat, guests: Seats) -> None:
        self.seat: Final = seat
        self.guests: Final = guests

    def words(self) -> Words:
        return Words("presents")

    def choices(self, table: Ambush, seat: Seat, said: list[Move]) -> list[Move]:
        if not said:
            return [GIVE[kind] for kind in range(len(FACES)) if table.hands[seat].has(kind)]
        return [TO[guest] for guest in seats_in(self.guests) if guest != seat]

    def takes_several(self) -> bool:
        return True

    def is_enough(self, table: Ambush, seat: Seat, said: list[Move]) -> bool:
        return len(said) == 2

    def is_timed(self, table: Ambush) -> bool:
        return table.rules.timed

    def order(self, table: Ambush) -> list[Seat]:
        return around(self.seat + 1, table.rules.seats)

    def resolve(self, table: Ambush, answers: list[Answer]) -> None:
        for at in range(0, len(answers), 2):
            kind, taker = cast(Do, answers[at].move).about, cast(Do, answers[at + 1].move).about
            table.hand_over(answers[at].seat, taker, kind)


class ThrowIn(Reaction[Ambush]):
    """A card laid out of turn."""

    def __init__(self, window: int, kind: int) -> None:
        super().__init__(window)
        self.kind: Final = kind
        self.offer: Final[list[Move]] = [THROW[kind]]

    def offers(self, table: Ambush, seat: Seat, cause: Cause[Ambush]) -> list[Move]:
        return self.offer if table.hands[seat].has(self.kind) else NOTHING

    def is_open(self, table: Ambush, cause: Cause[Ambush]) -> bool:
        return table.discards.count(self.kind) < COPIES

    def owns(self, move: Move) -> bool:
        return move is self.offer[0]

    def take(self, table: Ambush, seat: Seat, move: Move, cause: Cause[Ambush]) -> None:
        table.discard(seat, self.kind)
        if self.kind == PARRY:
            table.push(Aim(seat))
        else:
            table.spared |= seat_bit(seat)
