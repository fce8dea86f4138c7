"""Tables of Ambush that are each wrong in one way, to see that the laws bite."""

from __future__ import annotations

from itertools import count
from typing import cast

from lastcard.engine.agenda import Task, stacked
from lastcard.engine.contract import (
    EVERYBODY,
    WATCHER,
    Event,
    Move,
    Outcome,
    Seat,
    Seats,
    Since,
    State,
    View,
    Words,
    seat_bit,
)
from lastcard.engine.hands import hand_of
from lastcard.engine.piles import Moved, Pile, Told, shuffled
from lastcard.engine.rng import Rng, fast
from lastcard.engine.windows import PASS, Cause, Everyone, Window
from tests.engine.ambush.moves import AT, DRAW, FACES, PACK, PARRY, Do
from tests.engine.ambush.rules import AmbushGame, AmbushRules, without
from tests.engine.ambush.table import Ambush, AmbushView
from tests.engine.ambush.tasks import STRUCK, ThrowIn, Turn

# ------------------------------------------------- law 1: somebody may act until there is an outcome


class EndsEarly(Ambush):
    """There is an outcome while somebody may act."""

    def outcome(self) -> Outcome | None:
        return Outcome(1, [0] * len(self.hands), "AB-1")


class Undecided(Ambush):
    """There is no outcome when nobody may act."""

    def outcome(self) -> Outcome | None:
        return None


class Stuck(Ambush):
    """Somebody may act, but nobody has a move, and nobody is awaited."""

    def moves(self, seat: Seat) -> list[Move]:
        return []

    def awaited(self) -> Seats:
        return 0


class Endless(Ambush):
    """Nobody wins: one waits for ever instead."""

    def settle(self) -> None:
        super().settle()
        if self.agenda is None:
            self.push(Waiting(0))
            super().settle()


class Waiting(Turn):
    """Nothing but waiting."""

    def moves(self, table: Ambush, seat: Seat) -> list[Move]:
        return [PASS]

    def random_move(self, table: Ambush, seat: Seat, rng: Rng) -> Move | None:
        return PASS

    def take(self, table: Ambush, seat: Seat, move: Move) -> None:
        table.push(self)


# ------------------------------------------------- law 2: who is awaited has moves, who has moves may act


class AwaitsAll(Ambush):
    """Everybody is awaited at every turn."""

    def awaited(self) -> Seats:
        return seat_bit(len(self.hands)) - 1 if self.agenda is not None else 0


class NoPass(Ambush):
    """Whoever cannot step in is awaited without a move."""

    def moves(self, seat: Seat) -> list[Move]:
        moves = super().moves(seat)
        return [] if moves == [PASS] else moves

    def random_move(self, seat: Seat, rng: Rng) -> Move | None:
        return super().random_move(seat, rng) if self.moves(seat) else None


class OutOfTurn(Ambush):
    """Everybody may draw at any time, but only the one in turn is said to be able to act."""

    def moves(self, seat: Seat) -> list[Move]:
        return super().moves(seat) or ([DRAW] if self.pile.size() > 0 else [])


class WaitsForNobody(Ambush):
    """Somebody is in turn, but the table would go on without them, as in a race."""

    def awaited(self) -> Seats:
        return 0


class CountsDown(Ambush):
    """Decision numbers fall."""

    def decision(self) -> int:
        return -super().decision()


class CountsFromBelow(Ambush):
    """The first decision has a number that no command may name."""

    def decision(self) -> int:
        return super().decision() - 1


class ShowsTheLastDecision(Ambush):
    """A view shows a decision that is gone."""

    def view(self, seat: Seat) -> View:
        self.number -= 1
        view = super().view(seat)
        self.number += 1
        return view


# ------------------------------------------------- law 3: moves apply, come back and are drawn evenly


class Ambiguous(Ambush):
    """Two moves have the same notation."""

    def moves(self, seat: Seat) -> list[Move]:
        moves = super().moves(seat)
        return [*moves, Do("draw", 1)] if DRAW in moves else moves


class Wordy(Ambush):
    """A notation has a blank in it, so that a record could not be read."""

    def moves(self, seat: Seat) -> list[Move]:
        return [Do("draw one", 0) if move is DRAW else move for move in super().moves(seat)]


class Fresh(Ambush):
    """A move is made anew each time, so that its notation does not come back to it."""

    def moves(self, seat: Seat) -> list[Move]:
        return [Do("draw", 0) if move is DRAW else move for move in super().moves(seat)]


class NamedDraw(Do):
    """A draw with another name."""

    def __init__(self, name: Words) -> None:
        super().__init__("draw", 0)
        self.name = name

    def words(self, mover: Seat, seats: int) -> Words:
        return self.name


def renamed(moves: list[Move], name: Words) -> list[Move]:
    """These moves, with another name for a draw."""
    return [NamedDraw(name) if move is DRAW else move for move in moves]


class Nameless(Ambush):
    """A move has no name."""

    def moves(self, seat: Seat) -> list[Move]:
        return renamed(super().moves(seat), Words(""))


class NamesAnotherCard(Ambush):
    """The name of a move plays a card that is not at the table."""

    def moves(self, seat: Seat) -> list[Move]:
        return renamed(super().moves(seat), Words("ambush.move", {"card": "ace"}))


class AimsBeyondTheTable(Ambush):
    """The name of a move aims at a seat where nobody sits."""

    def moves(self, seat: Seat) -> list[Move]:
        return renamed(super().moves(seat), Words("ambush.move", {"seat": len(self.hands)}))


class Overlisted(Ambush):
    """A listed move does not apply."""

    def moves(self, seat: Seat) -> list[Move]:
        moves = super().moves(seat)
        return [*moves, PASS] if DRAW in moves else moves


class Unlisted(Ambush):
    """A move that is not listed is drawn at random."""

    def moves(self, seat: Seat) -> list[Move]:
        return [move for move in super().moves(seat) if move is not DRAW] or super().moves(seat)


class Lazy(Ambush):
    """A listed move is never drawn at random."""

    def random_move(self, seat: Seat, rng: Rng) -> Move | None:
        move = super().random_move(seat, rng)
        return self.moves(seat)[0] if move is DRAW else move


class Biased(Ambush):
    """Drawing is far more likely than anything else."""

    def random_move(self, seat: Seat, rng: Rng) -> Move | None:
        eager = DRAW in self.moves(seat) and rng.below(10) > 0
        return DRAW if eager else super().random_move(seat, rng)


# ------------------------------------------------- law 4: a clone is independent and behaves alike


class ForgetsItsNumber(Ambush):
    """A clone forgets a field that everybody sees."""

    def clone(self) -> State:
        twin = cast(Ambush, super().clone())
        twin.number = 0
        return twin


class ForgetsChance(Ambush):
    """A clone forgets a field that nobody sees: its source of chance."""

    def clone(self) -> State:
        twin = cast(Ambush, super().clone())
        twin.rng = fast(0)
        return twin


class SharesChance(Ambush):
    """A clone draws from the same source of chance."""

    def clone(self) -> State:
        twin = cast(Ambush, super().clone())
        twin.rng = self.rng
        return twin


class SharesHands(Ambush):
    """A clone holds the same hands."""

    def clone(self) -> State:
        twin = cast(Ambush, super().clone())
        twin.hands = self.hands
        return twin


class PlaysApart(Ambush):
    """A hushed table plays another game."""

    def draw(self, seat: Seat) -> None:
        super().draw(seat)
        if not self.loud and self.pile.size() > 0:
            super().draw(seat)


# ------------------------------------------------- law 5: the seed is all there is


class Worn(AmbushRules):
    """Each deal from the same cards is another one."""

    def __init__(self) -> None:
        super().__init__(3, AmbushGame().settings())
        self.deals = count()

    def start(self, seed: int | str) -> State:
        return super().start(next(self.deals))


# ------------------------------------------------- law 6: a seat learns nothing but what it sees


class OnlyHolders(Ambush):
    """A window opens only for those who could step in."""

    def push(self, task: Task[Ambush]) -> None:
        if isinstance(task, Everyone) and isinstance(task.question, Window):
            able = [seat for seat in range(len(self.hands)) if len(task.moves(self, seat)) > 1]
            waiting = sum(seat_bit(seat) for seat in able) & task.waiting
            task = Everyone(task.question, waiting, [])
        super().push(task)


class LooksIntoHands(AmbushRules):
    """A window is of no use when nobody holds the card, which nobody can see."""

    def __init__(self) -> None:
        super().__init__(3, AmbushGame().settings())
        self.reactions[STRUCK] = [Held(STRUCK, PARRY)]


class Held(ThrowIn):
    """Open only if somebody holds the card."""

    def is_open(self, table: Ambush, cause: Cause[Ambush]) -> bool:
        return any(hand.has(self.kind) for hand in table.hands)


class WaitsForHolders(Ambush):
    """A window is open to all, but only those are awaited who could step in."""

    def awaited(self) -> Seats:
        awaited = super().awaited()
        able = sum(seat_bit(seat) for seat in range(len(self.hands)) if len(self.moves(seat)) > 1)
        return awaited & able if awaited & able else awaited


class ShowsACard(Ambush):
    """Everybody sees whether the first player holds a parry."""

    def view(self, seat: Seat) -> View:
        return Glimpse(seat, self, cast(AmbushView, super().view(seat)).hand)


class Glimpse(AmbushView):
    """What a seat knows, and a bit more."""

    def __init__(self, seat: Seat, table: Ambush, hand: list[int]) -> None:
        super().__init__(seat, table, hand)
        self.parry = table.hands[0].has(PARRY)

    def zones(self) -> dict[str, object]:
        return {**super().zones(), "parry": self.parry}


class RepeatsItself(Ambush):
    """Says that the own hand has changed with every move, so that one learns when another's has not."""

    def since(self, before: State) -> Since:
        return Repeating(before, self)


class Repeating(Since):
    """Says it."""

    def own(self, seat: Seat) -> dict[str, object]:
        return {**super().own(seat), "hand": self.after.view(seat).data()["hand"]}


class KeepsChangesBack(Ambush):
    """Does not say that the own hand has changed."""

    def since(self, before: State) -> Since:
        return KeptBack(before, self)


class KeptBack(Since):
    """Does not say it."""

    def own(self, seat: Seat) -> dict[str, object]:
        found = super().own(seat)
        found.pop("hand", None)
        return found


class AddsAZone(Ambush):
    """A view has a zone only while something is in it, so that nobody is told when it is empty again."""

    def view(self, seat: Seat) -> View:
        return Sparse(seat, self, cast(AmbushView, super().view(seat)).hand)


class Sparse(AmbushView):
    """Leaves out what is empty."""

    def zones(self) -> dict[str, object]:
        return {name: zone for name, zone in super().zones().items() if zone}


class AimsWithCare(Ambush):
    """Nobody can aim at a holder of a parry, so that the list of moves tells who holds one."""

    def moves(self, seat: Seat) -> list[Move]:
        moves = super().moves(seat)
        strong = [AT[other] for other, hand in enumerate(self.hands) if hand.has(PARRY)]
        return [move for move in moves if move not in strong] or moves

    def random_move(self, seat: Seat, rng: Rng) -> Move | None:
        moves = self.moves(seat)
        return moves[rng.below(len(moves))] if moves else None


class KeepsAnswers(Ambush):
    """A view carries the sealed answers of others, so that imagined worlds keep them."""

    def seen_agenda(self, seat: Seat) -> list[Task[Ambush]]:
        return self.tasks()


class Peeking(AmbushRules):
    """The first player's hand is always imagined as it is."""

    def __init__(self) -> None:
        super().__init__(3, AmbushGame().settings(), Transparent)

    def imagine(self, view: View, rng: Rng) -> State:
        seen = cast(Carrying, view)
        hands = [seen.first, *(seen.hand.copy() if seat == seen.seat else [] for seat in (1, 2))]
        pile = shuffled(without(PACK, [*seen.first, *hands[1], *hands[2], *seen.discards]), rng)
        for seat in (1, 2):
            while len(hands[seat]) < seen.sizes[seat]:
                hands[seat].append(pile.pop())
        dealt, laid, agenda = [hand_of(hand) for hand in hands], seen.discards.copy(), stacked(seen.agenda)
        world = Transparent(self, rng, Pile(pile), dealt, laid, seen.spared, agenda, seen.decision)
        world.unmask(rng)
        return world


class Transparent(Ambush):
    """Its views carry more than they show."""

    def view(self, seat: Seat) -> View:
        return Carrying(seat, self, cast(AmbushView, super().view(seat)).hand)


class Carrying(AmbushView):
    """What a seat knows, and more in its pocket."""

    def __init__(self, seat: Seat, table: Ambush, hand: list[int]) -> None:
        super().__init__(seat, table, hand)
        self.first = table.hands[0].cards()


class LosesAnAnswer(Ambush):
    """An imagined world cannot be played on."""

    def unmask(self, rng: Rng) -> None:
        pass


# ------------------------------------------------- law 7: every card is in exactly one place


class LosesCards(Ambush):
    """A card drawn falls under the table."""

    def draw(self, seat: Seat) -> None:
        self.pile.draw()


class MakesCards(Ambush):
    """A card given away stays in the hand, too."""

    def hand_over(self, giver: Seat, taker: Seat, kind: int) -> None:
        super().hand_over(giver, taker, kind)
        self.hands[giver].add(kind)


# ------------------------------------------------- law 8: no event tells a card that is not seen


class TellsDraws(Ambush):
    """Everybody is told which card was drawn."""

    def draw(self, seat: Seat) -> None:
        super().draw(seat)
        if self.loud:
            drawn = cast(Moved, self.told.pop())
            self.tell(Moved(seat, drawn.card, drawn.source, drawn.target, EVERYBODY, drawn.key))


class Whirlwind(Ambush):
    """Whoever draws sees the card before all hands are mixed: fleeting, but honest. No law is broken."""

    def draw(self, seat: Seat) -> None:
        super().draw(seat)
        self.push(Mix())


class Mix(Task[Ambush]):
    """All hands are put together and dealt out again."""

    def words(self) -> Words:
        return Words("mix")

    def run(self, table: Ambush) -> None:
        if table.loud:
            table.tell(Told(Words("ambush.mixes")))
        sizes = [int(hand.size) for hand in table.hands]
        cards = Pile(shuffled([kind for hand in table.hands for kind in hand.cards()], table.rng))
        table.hands = [hand_of([cards.draw() for card in range(size)]) for size in sizes]


class TellsFleetingDraws(Whirlwind):
    """Everybody is told which card was drawn before it is gone."""

    def tell(self, event: Event) -> None:
        if isinstance(event, Moved) and event.key == "ambush.draws":
            event = Moved(event.seat, event.card, event.source, event.target, EVERYBODY, event.key)
        super().tell(event)


class TellsTheNextCard(Whirlwind):
    """Whoever draws is told the card that comes after, too."""

    def draw(self, seat: Seat) -> None:
        super().draw(seat)
        if self.loud and self.pile.size() > 0:
            card = FACES[self.pile.cards()[0]]
            self.tell(Moved(seat, card, "pile", "pile", seat_bit(seat), "ambush.draws"))


class ShowsInBetween(TellsFleetingDraws):
    """What is told to all is shown to all, too, but only in between, where nobody may act."""

    def view(self, seat: Seat) -> View:
        if isinstance(self.top(), Mix):
            return AmbushView(seat, self, [kind for hand in self.hands for kind in hand.cards()])
        return super().view(seat)


class WritesDraws(Ambush):
    """A sentence for all names the card that was drawn."""

    def draw(self, seat: Seat) -> None:
        super().draw(seat)
        if self.loud:
            self.tell(Told(Words("ambush.drew", {"card": cast(Moved, self.told[0]).card})))


class NeverHushed(Ambush):
    """Goes on telling when nobody listens."""

    def hush(self) -> None:
        pass


class TellsMore(Ambush):
    """An event shows more to whoever looks twice."""

    def draw(self, seat: Seat) -> None:
        super().draw(seat)
        if self.loud:
            self.tell(Veiled(2))


class Veiled(Event):
    """Loses a veil with every look."""

    def __init__(self, veils: int) -> None:
        self.veils = veils

    def seen_by(self, seat: Seat) -> Event:
        return Veiled(self.veils - 1)

    def faces(self) -> list[str]:
        return []

    def words(self) -> Words:
        return Words("ambush.veil")

    def data(self) -> dict[str, object]:
        return {"veils": self.veils}


class TellsOnlyWatchers(Ambush):
    """A seat is told less than those who only watch."""

    def draw(self, seat: Seat) -> None:
        super().draw(seat)
        if self.loud:
            self.tell(Whispered(True))


class Whispered(Event):
    """Whole to watchers, and hollow to everybody else."""

    def __init__(self, whole: bool) -> None:
        self.whole = whole

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == WATCHER else Whispered(False)

    def faces(self) -> list[str]:
        return []

    def words(self) -> Words:
        return Words("ambush.whisper")

    def data(self) -> dict[str, object]:
        return {"whole": self.whole}


class TellsEachSomethingElse(Ambush):
    """An event looks different to each seat."""

    def draw(self, seat: Seat) -> None:
        super().draw(seat)
        if self.loud:
            self.tell(Faceted(seat, seat))


class Faceted(Event):
    """Says who looks at it, unless it is whoever it is about."""

    def __init__(self, seat: Seat, seen: Seat) -> None:
        self.seat = seat
        self.seen = seen

    def seen_by(self, seat: Seat) -> Event:
        return self if seat in (self.seat, self.seen) else Faceted(self.seat, seat)

    def faces(self) -> list[str]:
        return []

    def words(self) -> Words:
        return Words("ambush.facet")

    def data(self) -> dict[str, object]:
        return {"seen": self.seen}
