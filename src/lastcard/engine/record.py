"""The record of a game: readable text that is the save file, the history, the bug report and the test.

Seed, options and moves are the game; replaying them rebuilds it. A finished record says how it ended and
closes with a check over all that stands above, so that one cut off or changed by hand is noticed.
"""

from __future__ import annotations

import hashlib
import os
from typing import Final

from lastcard.engine.contract import CLOCK, Game, Move, Outcome, Rules, Seat, State, seat_bit
from lastcard.engine.options import BadOption
from lastcard.engine.rng import BadSeed, commitment, read_seed

CLOCK_NAME: Final = "*clock"
NOTED: Final = "# "
"""Behind this a note on a move stands, which changes nothing."""


class BadRecord(ValueError):
    """A record that cannot be read or replayed: which line, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line: Final = line
        self.reason: Final = reason


class Entry:
    """One line of the log: who did what, after how many milliseconds, and what is noted of it."""

    def __init__(self, seat: Seat, ms: int, text: str, note: str = "") -> None:
        self.seat: Final = seat
        self.ms: Final = ms
        self.text: Final = text
        self.note: Final = note

    def behind(self) -> str:
        """The note as it stands behind the move."""
        return f" {NOTED}{self.note}" if self.note else ""


class Record:
    """A game as it was played: rules, names, seed, moves, and how it ended."""

    def __init__(self, rules: Rules, names: list[str], seed: int | str, offset: int = 0) -> None:
        assert len(names) == rules.seats
        self.offset: Final = offset
        self.rules: Final = rules
        self.names: Final = names
        self.seed: Final = seed
        self.entries: Final[list[Entry]] = []
        self.outcome: Outcome | None = None

    def add(self, seat: Seat, ms: int, move: Move, note: str = "") -> None:
        """Write down a move, and a note on it."""
        self.entries.append(Entry(seat, ms, move.text(), on_one_line(note)))

    def commitment(self) -> str:
        """What was shown before a sealed deal; nothing for a fast one."""
        return commitment(self.seed) if isinstance(self.seed, str) else ""

    def text(self) -> str:
        """The record as it stands in a file."""
        lines = self._header()
        for number, entry in enumerate(self.entries, 1):
            lines.append(f"{number:<4} {self._name(entry.seat)} {entry.ms} {entry.text}{entry.behind()}")
        if self.outcome is not None:
            lines.append(f"end     {self.outcome.text()}")
            lines.append(f"check   {check_of(lines)}")
        return "\n".join(lines) + "\n"

    def _header(self) -> list[str]:
        changed = self.rules.settings.changed()
        lines = [
            f"game    {self.rules.game}",
            f"rules   {self.rules.version}",
            f"seats   {' '.join(escaped(name) for name in self.names)}",
            f"options {' '.join(f'{name}={value}' for name, value in changed.items())}".rstrip(),
            f"seed    {self.seed}",
        ]
        if isinstance(self.seed, str):
            lines.append(f"commit  {commitment(self.seed)}")
        return lines

    def _name(self, seat: Seat) -> str:
        return CLOCK_NAME if seat == CLOCK else escaped(self.names[seat])

    def write(self, path: str) -> None:
        """Write the record to a file, whole or not at all."""
        write_whole(path, self.text())

    def first_line(self) -> int:
        """The line of the first move."""
        return self.offset + len(self._header()) + 1

    def replay(self, moves: int = -1) -> State:
        """The state after so many moves, or after all of them; a move that is not legal raises BadRecord."""
        state = self.rules.start(self.seed)
        state.hush()
        last = len(self.entries) if moves < 0 else moves
        for index in range(last):
            self.step(state, index)
        if last == len(self.entries):
            self._compare(state.outcome())
        return state

    def step(self, state: State, index: int) -> Move:
        """Make the move of one entry on a state that has had all moves before it."""
        entry = self.entries[index]
        line = self.first_line() + index
        if state.to_act() == 0:
            raise BadRecord(line, "the game is over before this move")
        move = self.rules.parse(entry.text)
        if move is None:
            raise BadRecord(line, f"{entry.text!r} is not a move")
        if not (state.to_act() & seat_bit(entry.seat) and move in state.moves(entry.seat)):
            clause = self.rules.refusal(state, entry.seat, entry.text).clause
            raise BadRecord(line, f"{entry.text} is not legal for {self._name(entry.seat)} here ({clause})")
        state.apply(entry.seat, move)
        return move

    def _compare(self, outcome: Outcome | None) -> None:
        line = self.first_line() + len(self.entries)
        if self.outcome is not None and outcome is None:
            raise BadRecord(line, "it says the game is over, but it is not")
        if self.outcome is not None and outcome != self.outcome:
            assert outcome is not None
            raise BadRecord(line, f"it says {self.outcome.text()}, but the moves give {outcome.text()}")


def write_whole(path: str, text: str) -> None:
    """Write a file whole or not at all, and be sure that it is on the disk."""
    unfinished = f"{path}.part"
    with open(unfinished, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(unfinished, path)


def on_one_line(note: str) -> str:
    """A note as it can stand at the end of a line: what cannot be printed is a blank, blanks are single."""
    return " ".join("".join(c if c.isprintable() else " " for c in note).split())


def escaped(name: str) -> str:
    """A name as one word: what is blank, cannot be printed or means something here is written by number."""
    if not name:
        return "%"
    return "".join(f"%{ord(c):x};" if c in " %*;" or not c.isprintable() else c for c in name)


def unescaped(word: str) -> str:
    """The name written as this word."""
    if word == "%":
        return ""
    head, *parts = word.split("%")
    for part in parts:
        number, _, rest = part.partition(";")
        head += chr(int(number, 16)) + rest
    return head


def check_of(lines: list[str]) -> str:
    """The check that closes a record."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def read_record(text: str, games: tuple[Game, ...], unfinished: bool = False, offset: int = 0) -> Record:
    """The record in this text; one that stops before its end only if an unfinished one will do.

    `offset` counts the lines that stand above it in a longer text.
    """
    return _Reader(text.split("\n"), games, offset).read(unfinished)


class _Reader:
    """Reads a record line by line, and says of what it cannot read where it stands."""

    def __init__(self, lines: list[str], games: tuple[Game, ...], offset: int) -> None:
        self.lines: Final = lines
        self.games: Final = games
        self.offset: Final = offset

    def bad(self, at: int, reason: str) -> BadRecord:
        """What is wrong in the line at this index."""
        return BadRecord(self.offset + at + 1, reason)

    def field(self, at: int, key: str) -> str:
        """What stands behind a key in its line."""
        if at >= len(self.lines):
            raise self.bad(at, f"the record is cut off: {key!r} is missing")
        word, _, rest = self.lines[at].partition(" ")
        if word != key:
            raise self.bad(at, f"{key!r} must stand here, not {word!r}")
        return rest.strip()

    def read(self, unfinished: bool) -> Record:
        """The whole record."""
        if self.lines[-1] != "":
            raise self.bad(len(self.lines) - 1, "the record is cut off in this line")
        self.lines.pop()
        record = self.header()
        first = record.first_line() - self.offset - 1
        at = first
        while at < len(self.lines) and not self.lines[at].startswith("end "):
            record.entries.append(self.entry(record, at, at + 1 - first))
            at += 1
        if at < len(self.lines):
            self.end(record, at)
        elif not unfinished:
            raise self.bad(at, "the record is cut off: it stops before the game is over")
        return record

    def header(self) -> Record:
        """Game, rules, seats, options, seed, and the commitment of a sealed deal."""
        name = self.field(0, "game")
        game = next((game for game in self.games if game.name == name), None)
        if game is None:
            raise self.bad(0, f"there is no game {name!r}")
        version = self.field(1, "rules")
        names = self.names(self.field(2, "seats"))
        if not game.fewest <= len(names) <= game.most:
            raise self.bad(2, f"{name} is for {game.fewest} to {game.most} players, not {len(names)}")
        known = game.rules(len(names), game.settings()).version
        if version != str(known):
            raise self.bad(1, f"written for rules {version} of {name}; this is rules {known}")
        record = Record(self.rules(game, len(names)), names, self.seed(), self.offset)
        if isinstance(record.seed, str) and self.field(5, "commit") != record.commitment():
            raise self.bad(5, "the seed is not the one that was committed to")
        return record

    def names(self, text: str) -> list[str]:
        """Who sits there."""
        try:
            names = [unescaped(word) for word in text.split()]
        except (ValueError, OverflowError):
            raise self.bad(2, f"{text!r} is not a list of names") from None
        if len(set(names)) != len(names):
            raise self.bad(2, "two seats have the same name")
        return names

    def rules(self, game: Game, seats: int) -> Rules:
        """The rules with the options that were chosen."""
        values: dict[str, object] = {}
        for word in self.field(3, "options").split():
            name, _, value = word.partition("=")
            values[name] = value
        try:
            return game.rules(seats, game.settings().having(values))
        except BadOption as bad:
            raise self.bad(3, str(bad)) from None

    def seed(self) -> int | str:
        """The seed of the deal."""
        try:
            return read_seed(self.field(4, "seed"))
        except BadSeed as bad:
            raise self.bad(4, str(bad)) from None

    def entry(self, record: Record, at: int, number: int) -> Entry:
        """One move."""
        words = self.lines[at].split(maxsplit=4)
        note = words.pop().rstrip() if len(words) == 5 else NOTED
        if (
            len(words) != 4
            or not note.startswith(NOTED)
            or not (words[2].isascii() and words[2].isdigit() and len(words[2]) < 16)
        ):
            raise self.bad(at, "a move is written: number, name, milliseconds, move")
        if words[0] != str(number):
            raise self.bad(at, f"move {number} must stand here, not {words[0]!r}")
        if words[1] == CLOCK_NAME:
            return Entry(CLOCK, int(words[2]), words[3], note.removeprefix(NOTED))
        for seat, name in enumerate(record.names):
            if escaped(name) == words[1]:
                return Entry(seat, int(words[2]), words[3], note.removeprefix(NOTED))
        raise self.bad(at, f"nobody here is called {words[1]!r}")

    def end(self, record: Record, at: int) -> None:
        """How it ended, and the check."""
        record.outcome = self.outcome(at, record.rules.seats)
        if self.field(at + 1, "check") != check_of(self.lines[: at + 1]):
            raise self.bad(at + 1, "the record was changed after it was written: its check does not fit")
        if len(self.lines) > at + 2:
            raise self.bad(at + 2, "nothing may follow the check")

    def outcome(self, at: int, seats: int) -> Outcome:
        """Winners, points and clause."""
        parts = self.field(at, "end").split(", ")
        if len(parts) != 3 or [part.partition(" ")[0] for part in parts] != ["won", "points", "by"]:
            raise self.bad(at, "the end is written: won seats, points of each seat, by clause")
        won, points = _whole_numbers(parts[0]), _whole_numbers(parts[1])
        if won is None or points is None or not all(0 <= seat < seats for seat in won):
            raise self.bad(at, "seats and points are whole numbers")
        if len(points) != seats:
            raise self.bad(at, f"points are noted for {seats} seats, not {len(points)}")
        return Outcome(sum(seat_bit(seat) for seat in won), points, parts[2].removeprefix("by "))


def _whole_numbers(text: str) -> list[int] | None:
    """The numbers behind the first word, or None if one is none."""
    try:
        return [int(word) for word in text.split()[1:]]
    except ValueError:
        return None
