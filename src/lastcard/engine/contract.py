"""The contract: all that bots, tables and tests know of a game.

A state says who may act (a set of seats), what each may do (a list), takes a move, shows each seat its own
view, and can be cloned. Turns, interrupts and real time differ only in how large that set is.
"""

from __future__ import annotations

from abc import ABC, ABCMeta, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from lastcard.engine.options import Settings
    from lastcard.engine.position import Position
    from lastcard.engine.rng import Rng
    from lastcard.engine.series import Tournament

Seat: TypeAlias = int
"""A place at the table: 0 to n-1, in order of play."""

Seats: TypeAlias = int
"""A set of seats, one bit each."""

Value: TypeAlias = str | int
"""What a sentence is filled with, and what an option is set to."""

CLOCK: Final = 30
"""Time may act, like a player."""

WATCHER: Final = 31
"""Sees what the whole table sees, and never acts."""

NOBODY: Final = -1
"""The seat of what happens by itself."""


def seat_bit(seat: Seat) -> Seats:
    """The set that holds one seat."""
    one = 1
    return one << seat


def seats_in(seats: Seats) -> list[Seat]:
    """The seats of a set, lowest first."""
    found: list[Seat] = []
    seat = 0
    while seats != 0:
        if seats & 1:
            found.append(seat)
        seats >>= 1
        seat += 1
    return found


def all_seats(count: int) -> Seats:
    """The set of everybody at a table of so many."""
    return seat_bit(count) - 1


EVERYBODY: Final = seat_bit(WATCHER + 1) - 1
"""Every seat there can be, watchers too: those who see what lies open."""


@mypyc_attr(acyclic=True)
class Words:
    """A sentence to be said in the reader's own language: a key, and what to fill in."""

    def __init__(self, key: str, values: dict[str, Value] | None = None) -> None:
        self.key: Final = key
        self.values: Final[dict[str, Value]] = {} if values is None else values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and self.key == other.key and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Words({self.key!r}, {self.values!r})"


class Refusal:
    """Why not: the clause that says so, and its sentence."""

    def __init__(self, clause: str, values: dict[str, Value] | None = None, case: str = "") -> None:
        self.clause: Final = clause
        self.words: Final = Words(f"clause.{clause}.{case}" if case else f"clause.{clause}", values)

    def __repr__(self) -> str:
        return f"Refusal({self.words!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(ABC):
    """Something a seat may do. Shared objects from a table, so that equal moves are the same object."""

    @abstractmethod
    def text(self) -> str:
        """Its notation, without spaces."""

    def words(self, mover: Seat, seats: int) -> Words:
        """Its name, made by this seat at a table of so many; its notation if the game has no sentence for it.

        The values also say where a front end puts the move: `card` is the code of a card in the mover's hand
        that it plays, `seat` the seat that it aims at. A card that lies elsewhere has another name: `face`.
        """
        return Words("move.plain", {"text": self.text()})

    def __repr__(self) -> str:
        return self.text()


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Event(metaclass=ABCMeta):
    """Something the table is told: the stuff of animations and of sentences read aloud."""

    @abstractmethod
    def seen_by(self, seat: Seat) -> Event:
        """The face of it that this seat sees: all of it, or what a watcher sees, too."""

    @abstractmethod
    def faces(self) -> list[str]:
        """The codes of all cards it tells."""

    @abstractmethod
    def words(self) -> Words:
        """The sentence that tells it."""

    @abstractmethod
    def data(self) -> Mapping[str, object]:
        """Plain data for the wire."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Glance:
    """What a seat takes in at a glance: the part of its view that a quick player goes by.

    It may share lists with the state, so it is read before the next move and not kept.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Glance, ABC):
    """All that one seat knows, built up from what it sees."""

    def __init__(self, seat: Seat, to_act: Seats, awaited: Seats, decision: int, prompt: Words) -> None:
        super().__init__(seat)
        self.to_act: Final = to_act
        self.awaited: Final = awaited
        self.decision: Final = decision
        self.prompt: Final = prompt

    @abstractmethod
    def zones(self) -> Mapping[str, object]:
        """What lies where, as far as this seat sees it: plain data, freshly made.

        A game names the zones in a `TypedDict`, from which the page's types are made.
        """

    @abstractmethod
    def faces(self) -> list[str]:
        """The codes of all cards this seat sees."""

    def says(self) -> list[Words]:
        """The table in sentences, from far to near, the own hand last: for the ear and the plain terminal."""
        return []

    def data(self) -> dict[str, object]:
        """The whole view as plain data; two views are alike when this is equal."""
        found = dict(self.zones())
        found["seat"] = self.seat
        found["to_act"] = seats_in(self.to_act)
        found["awaited"] = seats_in(self.awaited)
        found["decision"] = self.decision
        found["prompt"] = {"key": self.prompt.key, "values": self.prompt.values}
        return found


class Outcome:
    """How a game ended: who won, what each seat notes for it (more is better), and by which clause."""

    def __init__(self, winners: Seats, points: list[int], clause: str) -> None:
        self.winners: Final = winners
        self.points: Final = points
        self.clause: Final = clause

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def text(self) -> str:
        """`won 0 2, points 5 -3 5, by SW-70`: winners and points by seat."""
        winners = " ".join(str(seat) for seat in seats_in(self.winners))
        points = " ".join(str(point) for point in self.points)
        return f"won {winners}, points {points}, by {self.clause}"

    def __repr__(self) -> str:
        return f"Outcome({self.text()})"


NO_EVENTS: Final[tuple[Event, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State(metaclass=ABCMeta):
    """A game in progress. Never reads a clock, a file or the system's randomness.

    No state holds something that holds the state, so the garbage collector passes it by. (ADR 0023)
    """

    @abstractmethod
    def to_act(self) -> Seats:
        """Who may move now: one, some, all; empty when the game is over."""

    @abstractmethod
    def awaited(self) -> Seats:
        """Whom the game waits for; the others may let the moment pass."""

    @abstractmethod
    def decision(self) -> int:
        """The number of the open decision, counted from 0; a move names the one it answers."""

    @abstractmethod
    def moves(self, seat: Seat) -> list[Move]:
        """Every legal move of a seat, in a fixed order."""

    @abstractmethod
    def random_move(self, seat: Seat, rng: Rng) -> Move | None:
        """One of `moves`, each as likely, without listing them; None if there is none."""

    @abstractmethod
    def apply(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Make a move that came from `moves`; tell what happened unless hushed."""

    @abstractmethod
    def view(self, seat: Seat) -> View:
        """All that this seat knows."""

    @abstractmethod
    def clone(self) -> State:
        """An independent state with the same future under the same moves."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def places(self) -> dict[str, list[str]]:
        """Where every card is, by its code; every card is in exactly one place."""

    @abstractmethod
    def hush(self) -> None:
        """Tell no events from now on: nobody listens."""

    def glance(self, seat: Seat) -> Glance:
        """What this seat takes in at a glance: its view, unless the game has something sooner made."""
        return self.view(seat)

    def since(self, before: State) -> Since:
        """What has changed since an earlier moment of the same game; a game may know it without views."""
        return Since(before, self)

    def meanwhile(self, seat: Seat, move: Move, viewer: Seat) -> list[View]:
        """What a viewer would see in between if this move were made, where one thing follows from another."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Since:
    """What has changed between two moments, for every viewer; used before the next move. (ADR 0023)"""

    def __init__(self, before: State, after: State) -> None:
        self.before: Final = before
        self.after: Final = after

    def shared(self) -> dict[str, object]:
        """The part of the changes that is the same in every view, a watcher's too; it may be empty."""
        return {}

    def own(self, seat: Seat) -> dict[str, object]:
        """What this seat does not see as it did before, without the shared part: zones as they are now.

        By default the views are compared; the names of zones are the same all through a game.
        """
        was = self.before.view(seat).data()
        return {name: zone for name, zone in self.after.view(seat).data().items() if was[name] != zone}


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC):
    """A game with its seats and options chosen. Immutable, shared by all its states."""

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        settings: Settings,
        hints: bool = True,
        real_time: bool = False,
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.seats: Final = seats
        self.settings: Final = settings
        self.hints: Final = hints
        """Does the table list what a seat may do? Where finding it is the game, it does not."""
        self.real_time: Final = real_time
        """Does everybody act at once, in a race? Then the game waits for nobody."""

    @abstractmethod
    def start(self, seed: int | str) -> State:
        """Deal a game: an integer deals fast, 64 hexadecimal digits deal sealed."""

    @abstractmethod
    def imagine(self, view: View, rng: Rng) -> State:
        """A world in which this view is true."""

    @abstractmethod
    def parse(self, text: str) -> Move | None:
        """The move with this notation, legal or not; None if there is no such move."""

    def vocabulary(self) -> list[Move]:
        """Every move that may ever be legal under these rules, each once, in a fixed order; [] if unsaid."""
        return []

    @abstractmethod
    def refusal(self, state: State, seat: Seat, text: str) -> Refusal:
        """Why this seat may not do this now."""

    @abstractmethod
    def position(self, position: Position) -> State:
        """The state that a written position describes; what it does not say is filled in."""

    def tournament(self) -> Tournament | None:
        """The tournament of the rule book, if it has one."""
        return None

    def following(self, games: int) -> Rules:
        """The rules for the next game of a series, after so many: who starts may move on."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game on the shelf: how many may play, what may be chosen."""

    def __init__(
        self, name: str, title: str, fewest: int, most: int, prefixes: tuple[str, ...], family: str = ""
    ) -> None:
        self.name: Final = name
        self.family: Final = family or name
        """The boxes of a family share their bots, their sentences and their table in the page."""
        self.title: Final = title
        self.fewest: Final = fewest
        self.most: Final = most
        self.prefixes: Final = prefixes

    @abstractmethod
    def settings(self) -> Settings:
        """The options with their default values."""

    @abstractmethod
    def rules(self, seats: int, settings: Settings) -> Rules:
        """The rules for so many seats with these options."""
