"""The agenda: what is still to be done lies on a stack of small tasks.

Automatic tasks run by themselves; a decision on top stops the engine until somebody answers. What a game is
in the midst of is the stack itself, so it can be cloned, shown, imagined and explained at every moment.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Final, Generic, TypeAlias, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from lastcard.engine.contract import CLOCK, NO_EVENTS, Event, Move, Seat, Seats, State, View, Words, seat_bit
from lastcard.engine.rng import Rng

T = TypeVar("T")
"""The table of a game: its own kind of stage."""

CLOCK_BIT: Final = 1 << CLOCK

UNKNOWN: Final = -1
"""No set of seats: nobody has asked yet."""


class Timeout(Move):
    """Time has run out: whoever has not answered is taken to have chosen what the decision names."""

    def text(self) -> str:
        """Its notation."""
        return "timeout"

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name."""
        return Words("move.timeout")


TIMEOUT: Final = Timeout()


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(ABC, Generic[T]):
    """Something still to be done. Never changed once made, so clones share it.

    A task either runs by itself, or asks: then it says who may answer what, and takes the answers.
    """

    @abstractmethod
    def words(self) -> Words:
        """What it is, for the page's prompt and for `explain`."""

    def asks(self) -> bool:
        """Does it need an answer?"""
        return False

    def run(self, table: T) -> None:
        """Do it, perhaps pushing more."""
        raise AssertionError(f"{self.words()!r} neither runs nor asks")

    def actors(self, table: T) -> Seats:
        """Who may answer, time among them if it may run out."""
        return 0

    def awaited(self, table: T) -> Seats:
        """Whom it waits for."""
        return 0

    def moves(self, table: T, seat: Seat) -> list[Move]:
        """What one of the actors may answer, in a fixed order."""
        return []

    def random_move(self, table: T, seat: Seat, rng: Rng) -> Move | None:
        """One of `moves`, each as likely."""
        moves = self.moves(table, seat)
        return moves[rng.below(len(moves))] if moves else None

    def take(self, table: T, seat: Seat, move: Move) -> None:
        """An answer has come: do what follows, perhaps pushing more."""
        raise AssertionError(f"{self.words()!r} asks for nothing")

    def time_out(self, table: T) -> None:
        """Time has run out: go on with the default."""
        raise AssertionError(f"{self.words()!r} has all the time in the world")

    def said_by(self, seat: Seat) -> list[Move]:
        """What this seat has answered while others are still asked."""
        return []

    def seen_by(self, seat: Seat) -> Task[T]:
        """The task with all masked that this seat may not know."""
        return self

    def imagined(self, table: T, rng: Rng) -> Task[T]:
        """The task with all filled in at random that was masked."""
        return self


@mypyc_attr(acyclic=True, free_list_len=1)
class Later:
    """A task on the agenda, and what lies below it. Never changed, so clones share it. (ADR 0023)"""

    def __init__(self, task: Task[Any], below: Later | None) -> None:
        self.task: Final = task
        self.below: Final = below


Agenda: TypeAlias = Later | None
"""The top of a stack of tasks; nothing, when nothing is left to do."""


def stacked(tasks: Iterable[Task[Any]]) -> Agenda:
    """These tasks one on another, the last on top."""
    agenda: Later | None = None
    for task in tasks:
        agenda = Later(task, agenda)
    return agenda


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Task[T]):
    """A task that asks one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def asks(self) -> bool:
        """It does."""
        return True

    def is_timed(self, table: T) -> bool:
        """May time run out?"""
        return False

    def default(self, table: T) -> Move:
        """What is chosen when time runs out."""
        raise AssertionError(f"{self.words()!r} is timed but names no default")

    def actors(self, table: T) -> Seats:
        """The seat, and time if it may run out."""
        asked = seat_bit(self.seat)
        return asked | CLOCK_BIT if self.is_timed(table) else asked

    def awaited(self, table: T) -> Seats:
        """The seat."""
        return seat_bit(self.seat)

    def time_out(self, table: T) -> None:
        """The default is as good as an answer."""
        self.take(table, self.seat, self.default(table))


@mypyc_attr(allow_interpreted_subclasses=True)
class Stage(State, Generic[T]):
    """A state whose future lies on an agenda. `class Table(Stage["Table"])` is how a game begins."""

    def __init__(self, agenda: Agenda, number: i64 = -1, loud: bool = True) -> None:
        self.agenda = agenda
        self.number = number
        self.loud = loud
        self.told: list[Event] = []
        self.staying: Task[T] | None = None
        self.asked: Seats = UNKNOWN
        """Whoever may answer the decision on top, once somebody has wanted to know."""

    def push(self, task: Task[T]) -> None:
        """To be done next."""
        self.agenda = Later(task, self.agenda)

    def pop(self) -> Task[T]:
        """Take the task on top off the agenda; there must be one."""
        assert self.agenda is not None
        task = self.agenda.task
        self.agenda = self.agenda.below
        return task

    def tasks(self) -> list[Task[T]]:
        """All that is still to be done, top last."""
        found: list[Task[T]] = []
        agenda = self.agenda
        while agenda is not None:
            found.append(agenda.task)
            agenda = agenda.below
        found.reverse()
        return found

    def top(self) -> Task[T] | None:
        """What is to be done next, if anything."""
        return None if self.agenda is None else self.agenda.task

    def keep_lowest(self) -> None:
        """Drop all that was still to be done but the task at the bottom."""
        while self.agenda is not None and self.agenda.below is not None:
            self.agenda = self.agenda.below

    def in_order(self, tasks: list[Task[T]]) -> None:
        """To be done next, one after the other, so that code reads top to bottom."""
        for task in reversed(tasks):
            self.agenda = Later(task, self.agenda)

    def stay(self, task: Task[T]) -> None:
        """The same decision goes on after an answer, and keeps its number."""
        self.agenda = Later(task, self.agenda)
        self.staying = task

    def settle(self) -> None:
        """Do what runs by itself until a decision is on top; one that was not there gets a new number."""
        agenda = self.agenda
        while agenda is not None:
            task = agenda.task
            if task.asks():
                if task is not self.staying:
                    self.number += 1
                break
            self.agenda = agenda.below
            task.run(cast(T, self))
            agenda = self.agenda
        self.staying = None
        self.asked = UNKNOWN

    def tell(self, event: Event) -> None:
        """Something the table is to hear; ask `loud` before building it."""
        self.told.append(event)

    def to_act(self) -> Seats:
        """Whoever may answer the decision on top; nobody when nothing is left to do."""
        if self.agenda is None:
            return 0
        if self.asked == UNKNOWN:
            self.asked = self.agenda.task.actors(cast(T, self))
        return self.asked

    def awaited(self) -> Seats:
        """Whom the decision on top waits for."""
        return self.agenda.task.awaited(cast(T, self)) if self.agenda is not None else 0

    def decision(self) -> int:
        """The number of the decision on top; 0 where nothing was ever asked."""
        return int(self.number) if self.number > 0 else 0

    def moves(self, seat: Seat) -> list[Move]:
        """What the seat may answer to the decision on top."""
        if self.agenda is None or not self.to_act() & seat_bit(seat):
            return []
        return [TIMEOUT] if seat == CLOCK else self.agenda.task.moves(cast(T, self), seat)

    def random_move(self, seat: Seat, rng: Rng) -> Move | None:
        """One of the moves, each as likely."""
        if self.agenda is None or not self.to_act() & seat_bit(seat):
            return None
        return TIMEOUT if seat == CLOCK else self.agenda.task.random_move(cast(T, self), seat, rng)

    def apply(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Take the answer off the top, then go on to the next decision."""
        if self.loud:
            self.told.clear()
        self.answer(seat, move)
        self.settle()
        return tuple(self.told) if self.loud else NO_EVENTS

    def answer(self, seat: Seat, move: Move) -> None:
        """Take the decision off the top and let it have its answer; what follows is still to be done."""
        task = self.pop()
        self.asked = UNKNOWN
        if seat == CLOCK:
            task.time_out(cast(T, self))
        else:
            task.take(cast(T, self), seat, move)

    def hush(self) -> None:
        """Tell no events from now on."""
        self.loud = False

    def meanwhile(self, seat: Seat, move: Move, viewer: Seat) -> list[View]:
        """What a viewer would see before each task that runs by itself after this move."""
        stage = cast(Stage[T], self.clone())
        stage.answer(seat, move)
        seen: list[View] = []
        while stage.agenda is not None and not stage.agenda.task.asks():
            seen.append(stage.view(viewer))
            stage.pop().run(cast(T, stage))
            stage.asked = UNKNOWN
        return seen

    def said_by(self, seat: Seat) -> list[Move]:
        """What this seat has answered to the decision on top, which nobody else sees yet."""
        return self.agenda.task.said_by(seat) if self.agenda is not None else []

    def seen_agenda(self, seat: Seat) -> list[Task[T]]:
        """The agenda as this seat may know it, top last."""
        return [task.seen_by(seat) for task in self.tasks()]

    def unmask(self, rng: Rng) -> None:
        """Fill in at random what is masked on an agenda that came from a view."""
        table = cast(T, self)
        self.agenda = stacked([task.imagined(table, rng) for task in self.tasks()])
        self.asked = UNKNOWN

    def explain(self) -> str:
        """What is still to be done, top first, a line a task."""
        return "\n".join(plain(task.words()) for task in reversed(self.tasks()))


def stage_of(table: T) -> Stage[T]:
    """The table, known as a stage."""
    return cast(Stage[T], table)


def plain(words: Words) -> str:
    """Words without a language: `aims seat=0 left=4`."""
    text = words.key
    for name, value in words.values.items():
        text += f" {name}={value}"
    return text
