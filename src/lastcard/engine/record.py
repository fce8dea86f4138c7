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

HEADER: Final = ("game", "rules", "seats", "options", "seed")
CLOCK_NAME: Final = "*clock"


class BadRecord(ValueError):
    """A record that cannot be read or replayed: which line, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line: Final = line
        self.reason: Final = reason


class Entry:
    """One line of the log: who did what, after how many milliseconds."""

    def __init__(self, seat: Seat, ms: int, text: str) -> None:
        self.seat: Final = seat
        self.ms: Final = ms
        self.text: Final = text


class Record:
    """A game as it was played: rules, names, seed, moves, and how it ended."""

    def __init__(self, rules: Rules, names: list[str], seed: int | str) -> None:
        assert len(names) == rules.seats
        self.rules: Final = rules
        self.names: Final = names
        self.seed: Final = seed
        self.entries: Final[list[Entry]] = []
        self.outcome: Outcome | None = None

    def add(self, seat: Seat, ms: int, move: Move) -> None:
        """Write down a move."""
        self.entries.append(Entry(seat, ms, move.text()))

    def commitment(self) -> str:
        """What was shown before a sealed deal; nothing for a fast one."""
        return commitment(self.seed) if isinstance(self.seed, str) else ""

    def text(self) -> str:
        """The record as it stands in a file."""
        lines = self._header()
        for number, entry in enumerate(self.entries, 1):
            lines.append(f"{number:<4} {self._name(entry.seat)} {entry.ms} {entry.text}")
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
        unfinished = f"{path}.part"
        with open(unfinished, "w", encoding="utf-8") as file:
            file.write(self.text())
            file.flush()
            os.fsync(file.fileno())
        os.replace(unfinished, path)

    def first_line(self) -> int:
        """The line of the first move."""
        return len(self._header()) + 1

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


def escaped(name: str) -> str:
    """A name as one word: white space and the percent sign are written by number, an empty name as `%`."""
    if not name:
        return "%"
    plain = "".join(f"%{ord(c):x};" if c.isspace() or c in "%*;" else c for c in name)
    return plain


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


def read_record(text: str, games: tuple[Game, ...], unfinished: bool = False) -> Record:
    """The record in this text; one that stops before its end only if an unfinished one will do."""
    lines = text.split("\n")
    if lines[-1] != "":
        raise BadRecord(len(lines), "the record is cut off in this line")
    lines.pop()
    record = _read_header(lines, games)
    first = record.first_line() - 1
    end = next((at for at in range(first, len(lines)) if lines[at].startswith("end ")), len(lines))
    for at in range(first, end):
        record.entries.append(_read_entry(record, lines[at], at + 1, at + 1 - first))
    if end < len(lines):
        _read_end(record, lines, end)
    elif not unfinished:
        raise BadRecord(len(lines) + 1, "the record is cut off: it stops before the game is over")
    return record


def _field(lines: list[str], at: int, key: str) -> str:
    if at >= len(lines):
        raise BadRecord(at + 1, f"the record is cut off: {key!r} is missing")
    word, _, rest = lines[at].partition(" ")
    if word != key:
        raise BadRecord(at + 1, f"{key!r} must stand here, not {word!r}")
    return rest.strip()


def _read_header(lines: list[str], games: tuple[Game, ...]) -> Record:
    name = _field(lines, 0, "game")
    game = next((game for game in games if game.name == name), None)
    if game is None:
        raise BadRecord(1, f"there is no game {name!r}")
    names = _read_names(_field(lines, 2, "seats"))
    if not game.fewest <= len(names) <= game.most:
        raise BadRecord(3, f"{name} is for {game.fewest} to {game.most} players, not {len(names)}")
    rules = game.rules(len(names), game.settings().having(_read_options(game, _field(lines, 3, "options"))))
    version = _field(lines, 1, "rules")
    if version != str(rules.version):
        raise BadRecord(2, f"written for rules {version} of {name}; this is rules {rules.version}")
    try:
        record = Record(rules, names, read_seed(_field(lines, 4, "seed")))
    except BadSeed as bad:
        raise BadRecord(5, str(bad)) from None
    if isinstance(record.seed, str) and _field(lines, 5, "commit") != record.commitment():
        raise BadRecord(6, "the seed is not the one that was committed to")
    return record


def _read_names(text: str) -> list[str]:
    try:
        names = [unescaped(word) for word in text.split()]
    except (ValueError, OverflowError):
        raise BadRecord(3, f"{text!r} is not a list of names") from None
    if len(set(names)) != len(names):
        raise BadRecord(3, "two seats have the same name")
    return names


def _read_options(game: Game, text: str) -> dict[str, object]:
    values: dict[str, object] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        values[name] = value
    try:
        game.settings().having(values)
    except BadOption as bad:
        raise BadRecord(4, str(bad)) from None
    return values


def _read_entry(record: Record, text: str, line: int, number: int) -> Entry:
    words = text.split()
    if len(words) != 4 or not (words[2].isascii() and words[2].isdigit()):
        raise BadRecord(line, "a move is written: number, name, milliseconds, move")
    if words[0] != str(number):
        raise BadRecord(line, f"move {number} must stand here, not {words[0]!r}")
    if words[1] == CLOCK_NAME:
        return Entry(CLOCK, int(words[2]), words[3])
    for seat, name in enumerate(record.names):
        if escaped(name) == words[1]:
            return Entry(seat, int(words[2]), words[3])
    raise BadRecord(line, f"nobody here is called {words[1]!r}")


def _read_end(record: Record, lines: list[str], at: int) -> None:
    record.outcome = _read_outcome(_field(lines, at, "end"), record.rules.seats, at + 1)
    if _field(lines, at + 1, "check") != check_of(lines[: at + 1]):
        raise BadRecord(at + 2, "the record was changed after it was written: its check does not fit")
    if len(lines) > at + 2:
        raise BadRecord(at + 3, "nothing may follow the check")


def _read_outcome(text: str, seats: int, line: int) -> Outcome:
    parts = text.split(", ")
    if len(parts) != 3 or [part.split()[0] for part in parts if part] != ["won", "points", "by"]:
        raise BadRecord(line, "the end is written: won seats, points of each seat, by clause")
    try:
        winners = sum(seat_bit(int(word)) for word in parts[0].split()[1:])
        points = [int(word) for word in parts[1].split()[1:]]
    except ValueError:
        raise BadRecord(line, "seats and points are numbers") from None
    if len(points) != seats:
        raise BadRecord(line, f"points are noted for {seats} seats, not {len(points)}")
    return Outcome(winners, points, parts[2].removeprefix("by "))
