"""Asking several seats at once: secret choices, and windows in which somebody may step in.

Both are one thing. A `Question` says what each seat may answer and what follows; `Everyone` is the question
being asked: who has still to answer, and the sealed answers so far. Nobody sees an answer before all are in,
or time has run out; then they count in play order, whoever was quickest.

A `Window` is the question whether to step in. It opens for every seat the rule names, holding something or
not, and passing is always possible: a pause that came only when somebody could step in would tell the table
so. Ways to step in are `Reaction`s. A window that no reaction of the rule set could use, or that nobody could
use as everybody can see, is not opened: that tells nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from lastcard.engine.agenda import CLOCK_BIT, T, Task, stage_of
from lastcard.engine.bits import lowest
from lastcard.engine.contract import Move, Seat, Seats, Words, seat_bit, seats_in
from lastcard.engine.rng import Rng


class Pass(Move):
    """Let it go."""

    def text(self) -> str:
        """Its notation."""
        return "pass"

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return Words("move.pass")


class Unseen(Move):
    """What another seat has answered, as long as it is sealed."""

    def text(self) -> str:
        """No notation: nobody can play it."""
        return "unseen"


PASS: Final = Pass()
UNSEEN: Final = Unseen()

NOTHING: Final[list[Move]] = []
"""What has been said by whoever has said nothing yet. Never changed."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Answer:
    """What one seat has answered."""

    def __init__(self, seat: Seat, move: Move) -> None:
        self.seat: Final = seat
        self.move: Final = move


def said_by(seat: Seat, answers: list[Answer]) -> list[Move]:
    """What this seat has answered so far, in order."""
    return [answer.move for answer in answers if answer.seat == seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(ABC, Generic[T]):
    """Something asked of several seats at once, each answering unseen. Never changed once made."""

    @abstractmethod
    def words(self) -> Words:
        """What is asked."""

    @abstractmethod
    def choices(self, table: T, seat: Seat, said: list[Move]) -> list[Move]:
        """What a seat may answer, after what it has said already."""

    @abstractmethod
    def order(self, table: T) -> list[Seat]:
        """The seats in the order in which their answers count."""

    @abstractmethod
    def resolve(self, table: T, answers: list[Answer]) -> None:
        """All have answered, here in play order: do what follows, perhaps pushing more; keep the list."""

    def takes_several(self) -> bool:
        """May a seat be asked for more than one answer? Then `is_enough` says when it has said all."""
        return False

    def is_enough(self, table: T, seat: Seat, said: list[Move]) -> bool:
        """Has a seat said all it is asked for? One answer is enough unless a question takes several."""
        return True

    def any_choice(self, table: T, seat: Seat, said: list[Move], rng: Rng) -> Move:
        """One of the choices, each as likely."""
        choices = self.choices(table, seat, said)
        return choices[rng.below(len(choices))]

    def is_timed(self, table: T) -> bool:
        """May time run out? Yes unless a question says otherwise."""
        return True

    def default(self, table: T, seat: Seat, said: list[Move]) -> Move:
        """What a seat is taken to answer when time runs out."""
        return self.choices(table, seat, said)[0]


@mypyc_attr(free_list_len=1)
class Everyone(Task[T]):
    """A question being asked. Each answer replaces it by one that waits for less, under the same number."""

    def __init__(self, question: Question[T], waiting: Seats, answers: list[Answer]) -> None:
        self.question: Final = question
        self.waiting: Final = waiting
        self.answers: Final = answers

    def words(self) -> Words:
        """What is asked, and of whom still."""
        words = self.question.words()
        waiting = " ".join(str(seat) for seat in seats_in(self.waiting))
        return Words(words.key, {**words.values, "seats": waiting})

    def asks(self) -> bool:
        """As long as somebody has not answered."""
        return self.waiting != 0

    def run(self, table: T) -> None:
        """Nobody is left to answer: the answers count in play order."""
        if len(self.answers) == 1:
            self.question.resolve(table, self.answers)
            return
        sorted_answers: list[Answer] = []
        for seat in self.question.order(table):
            for answer in self.answers:
                if answer.seat == seat:
                    sorted_answers.append(answer)
        self.question.resolve(table, sorted_answers)

    def actors(self, table: T) -> Seats:
        """Whoever has not answered, and time if it may run out."""
        return self.waiting | CLOCK_BIT if self.question.is_timed(table) else self.waiting

    def awaited(self, table: T) -> Seats:
        """Whoever has not answered."""
        return self.waiting

    def moves(self, table: T, seat: Seat) -> list[Move]:
        """What the seat may answer."""
        return self.question.choices(table, seat, self._said(seat, self.answers))

    def random_move(self, table: T, seat: Seat, rng: Rng) -> Move | None:
        """One of the moves, each as likely."""
        return self.question.any_choice(table, seat, self._said(seat, self.answers), rng)

    def take(self, table: T, seat: Seat, move: Move) -> None:
        """Seal the answer, and wait for the others."""
        answers = self.answers.copy()
        answers.append(Answer(seat, move))
        waiting = self.waiting ^ seat_bit(seat) if self._is_enough(table, seat, answers) else self.waiting
        stage_of(table).stay(Everyone(self.question, waiting, answers))

    def time_out(self, table: T) -> None:
        """All who have not answered are taken to have given the default."""
        answers = self.answers.copy()
        waiting: i64 = self.waiting
        while waiting != 0:
            seat = int(lowest(waiting))
            answers.append(Answer(seat, self.question.default(table, seat, self._said(seat, answers))))
            if self._is_enough(table, seat, answers):
                waiting &= waiting - 1
        stage_of(table).push(Everyone(self.question, 0, answers))

    def _is_enough(self, table: T, seat: Seat, answers: list[Answer]) -> bool:
        """Has a seat that gave the last of these answers said all it is asked for?"""
        question = self.question
        return not question.takes_several() or question.is_enough(table, seat, said_by(seat, answers))

    def _said(self, seat: Seat, answers: list[Answer]) -> list[Move]:
        """What a seat that is still asked has answered: nothing, if one answer is enough."""
        return said_by(seat, answers) if self.question.takes_several() else NOTHING

    def said_by(self, seat: Seat) -> list[Move]:
        """What the seat itself has answered."""
        return said_by(seat, self.answers)

    def seen_by(self, seat: Seat) -> Task[T]:
        """The question with the answers of all others masked."""
        seen = [answer if answer.seat == seat else Answer(answer.seat, UNSEEN) for answer in self.answers]
        return Everyone(self.question, self.waiting, seen)

    def imagined(self, table: T, rng: Rng) -> Task[T]:
        """The question with an answer for each masked one that its seat could give on this table."""
        answers: list[Answer] = []
        for at, answer in enumerate(self.answers):
            move = answer.move
            if move is UNSEEN:
                last = all(later.seat != answer.seat for later in self.answers[at + 1 :])
                done = last and not self.waiting & seat_bit(answer.seat)
                move = self._likely(table, answer.seat, said_by(answer.seat, answers), done, rng)
            answers.append(Answer(answer.seat, move))
        return Everyone(self.question, self.waiting, answers)

    def _likely(self, table: T, seat: Seat, said: list[Move], done: bool, rng: Rng) -> Move:
        """One of the choices that end what the seat is asked for, or do not, as it was."""
        choices = [
            move
            for move in self.question.choices(table, seat, said)
            if self.question.is_enough(table, seat, [*said, move]) == done
        ]
        return choices[rng.below(len(choices))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Cause(Task[T]):
    """What a window is about. It runs if nobody steps in."""

    @abstractmethod
    def prompt(self) -> Words:
        """What those who may step in are asked."""

    @abstractmethod
    def asked(self, table: T) -> Seats:
        """Every seat that the rule names, whatever it holds."""

    @abstractmethod
    def order(self, table: T) -> list[Seat]:
        """The seats in play order from where the rule begins."""

    def all_count(self) -> bool:
        """Does everybody who steps in count, and the cause still run? Else only the first, instead of it."""
        return False

    def is_timed(self, table: T) -> bool:
        """May time run out on the window?"""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Reaction(ABC, Generic[T]):
    """A way to step in, registered for one window."""

    def __init__(self, window: int) -> None:
        self.window: Final = window

    @abstractmethod
    def offers(self, table: T, seat: Seat, cause: Cause[T]) -> list[Move]:
        """The moves by which this seat may step in: a shared list, never changed."""

    def is_open(self, table: T, cause: Cause[T]) -> bool:
        """As far as everybody can see, could anybody asked step in so? What is hidden has no say in it."""
        return True

    @abstractmethod
    def owns(self, move: Move) -> bool:
        """Is this one of the moves it offers?"""

    def show(self, table: T, seat: Seat, move: Move) -> None:
        """Several have stepped in, and all see who did how; others may come before this seat."""
        return

    @abstractmethod
    def take(self, table: T, seat: Seat, move: Move, cause: Cause[T]) -> None:
        """The seat has stepped in: do what follows, perhaps pushing more."""


def by_window(reactions: list[Reaction[T]], windows: int) -> list[list[Reaction[T]]]:
    """All reactions of a rule set, sorted by the window they are registered for."""
    return [[reaction for reaction in reactions if reaction.window == window] for window in range(windows)]


@mypyc_attr(free_list_len=1)
class Window(Question[T]):
    """Whether to step in: every offer of every reaction, or pass."""

    def __init__(self, cause: Cause[T], reactions: list[Reaction[T]]) -> None:
        self.cause: Final = cause
        self.reactions: Final = reactions

    def words(self) -> Words:
        """What the cause asks."""
        return self.cause.prompt()

    def choices(self, table: T, seat: Seat, said: list[Move]) -> list[Move]:
        """All offers, and always pass."""
        found: list[Move] = []
        for reaction in self.reactions:
            found += reaction.offers(table, seat, self.cause)
        found.append(PASS)
        return found

    def any_choice(self, table: T, seat: Seat, said: list[Move], rng: Rng) -> Move:
        """One of the choices, each as likely, without listing them."""
        count = 1
        for reaction in self.reactions:
            count += len(reaction.offers(table, seat, self.cause))
        at = int(rng.below(count)) if count > 1 else 0
        for reaction in self.reactions:
            offers = reaction.offers(table, seat, self.cause)
            if at < len(offers):
                return offers[at]
            at -= len(offers)
        return PASS

    def is_timed(self, table: T) -> bool:
        """As the cause says."""
        return self.cause.is_timed(table)

    def default(self, table: T, seat: Seat, said: list[Move]) -> Move:
        """Silence is a pass."""
        return PASS

    def order(self, table: T) -> list[Seat]:
        """As the cause says."""
        return self.cause.order(table)

    def resolve(self, table: T, answers: list[Answer]) -> None:
        """The first to step in does so instead of the cause, or all do before it; else the cause runs."""
        takers: list[Task[T]] = []
        for answer in answers:
            if answer.move is not PASS:
                takers.append(StepIn(self, answer))
        if not takers:
            stage_of(table).push(self.cause)
            return
        if self.cause.all_count() and len(takers) > 1:
            for answer in answers:
                if answer.move is not PASS:
                    self.owner(answer.move).show(table, answer.seat, answer.move)
        if self.cause.all_count():
            stage_of(table).in_order([*takers, self.cause])
        else:
            stage_of(table).push(takers[0])

    def owner(self, move: Move) -> Reaction[T]:
        """The reaction to which a move belongs."""
        for reaction in self.reactions:
            if reaction.owns(move):
                return reaction
        raise AssertionError(f"no reaction owns {move.text()}")


class StepIn(Task[T]):
    """Somebody steps in."""

    def __init__(self, window: Window[T], answer: Answer) -> None:
        self.window: Final = window
        self.answer: Final = answer

    def words(self) -> Words:
        """Who does what."""
        return Words("table.steps-in", {"seat": self.answer.seat, "move": self.answer.move.text()})

    def run(self, table: T) -> None:
        """The reaction to which the move belongs takes it."""
        reaction = self.window.owner(self.answer.move)
        reaction.take(table, self.answer.seat, self.answer.move, self.window.cause)


def open_window(table: T, cause: Cause[T], reactions: list[Reaction[T]]) -> None:
    """Ask everybody the rule names whether to step in; if no reaction could be used, the cause just runs."""
    for reaction in reactions:
        if reaction.is_open(table, cause):
            stage_of(table).push(Everyone(Window(cause, reactions), cause.asked(table), []))
            return
    stage_of(table).push(cause)


def around(first: Seat, count: int, step: int = 1) -> list[Seat]:
    """All seats in play order from this one on."""
    return [(first + step * at) % count for at in range(count)]
