"""Several games in a row: tournaments, and the best of n. A series is a record of records."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Game, Outcome, Rules, Seats, all_seats, seat_bit, seats_in
from lastcard.engine.record import BadRecord, Record, read_record, write_whole

POINTS: Final = "points"
WINS: Final = "wins"


class Tournament:
    """How many games, and what is added up: the points each notes, or the games won."""

    def __init__(self, games: int, counts: str, clause: str = "") -> None:
        assert counts in (POINTS, WINS)
        self.games: Final = games
        self.counts: Final = counts
        self.clause: Final = clause

    def text(self) -> str:
        """`4 points` or `3 wins`: games, and what counts."""
        return f"{self.games} {self.counts}"


def read_tournament(text: str) -> Tournament | None:
    """The tournament written so, or None."""
    games, _, counts = text.partition(" ")
    if games.isascii() and games.isdigit() and len(games) < 8 and int(games) > 0 and counts in (POINTS, WINS):
        return Tournament(int(games), counts)
    return None


def best_of(games: int) -> Tournament:
    """For any game: whoever wins most of so many games; it ends when nobody can catch up."""
    return Tournament(games, WINS)


class Series:
    """The games of a tournament so far. The same rules, only who starts may move on."""

    def __init__(self, rules: Rules, plan: Tournament) -> None:
        self.rules: Final = rules
        self.plan: Final = plan
        self.outcomes: Final[list[Outcome]] = []

    def next_rules(self) -> Rules:
        """The rules of the next game."""
        return self.rules.following(len(self.outcomes))

    def add(self, outcome: Outcome) -> None:
        """Note down a finished game."""
        assert not self.is_over()
        self.outcomes.append(outcome)

    def noted(self, outcome: Outcome) -> list[int]:
        """What each seat notes for one game."""
        if self.plan.counts == POINTS:
            return outcome.points
        return [1 if outcome.winners & seat_bit(seat) else 0 for seat in range(self.rules.seats)]

    def totals(self) -> list[int]:
        """What each seat has noted so far."""
        totals = [0] * self.rules.seats
        for outcome in self.outcomes:
            for seat, points in enumerate(self.noted(outcome)):
                totals[seat] += points
        return totals

    def is_over(self) -> bool:
        """All games played, or won beyond reach."""
        left = self.plan.games - len(self.outcomes)
        if left == 0 or self.plan.counts == POINTS:
            return left == 0
        ranked = sorted(self.totals(), reverse=True)
        return ranked[0] > ranked[1] + left

    def winners(self) -> Seats:
        """Whoever has noted most; equals share."""
        totals = self.totals()
        most = max(totals)
        return sum(seat_bit(seat) for seat in seats_in(all_seats(len(totals))) if totals[seat] == most)


class SeriesRecord:
    """The records of a series, the last one perhaps unfinished."""

    def __init__(self, plan: Tournament, records: list[Record]) -> None:
        self.plan: Final = plan
        self.records: Final = records

    def text(self) -> str:
        """A line on what is played, then the records, a blank line before each."""
        return f"series  {self.plan.text()}\n" + "".join(f"\n{record.text()}" for record in self.records)

    def write(self, path: str) -> None:
        """Write the series to a file, whole or not at all."""
        write_whole(path, self.text())

    def series(self) -> Series:
        """The standings: every finished game replayed; raises BadRecord if one does not fit the series."""
        first = self.records[0]
        series = Series(first.rules, self.plan)
        for number, record in enumerate(self.records, 1):
            self._fits(record, first, series, number)
            record.replay()
            if record.outcome is not None:
                series.add(record.outcome)
        return series

    def _fits(self, record: Record, first: Record, series: Series, number: int) -> None:
        line = record.offset + 1
        if series.is_over():
            raise BadRecord(line, f"the series was over before game {number}")
        wanted = series.next_rules()
        if record.names != first.names or record.rules.game != wanted.game:
            raise BadRecord(line, f"game {number} is another game, or has other players")
        if record.rules.settings.changed() != wanted.settings.changed():
            raise BadRecord(line + 3, f"the options of game {number} are not those that follow in the series")
        if record.outcome is None and number < len(self.records):
            raise BadRecord(line, f"game {number} is not finished, but another follows")


def is_series(text: str) -> bool:
    """Is this the text of a series, not of a single game?"""
    return text.startswith("series ")


def read_series(text: str, games: tuple[Game, ...], unfinished: bool = False) -> SeriesRecord:
    """The series in this text; one that stops before its end only if an unfinished one will do."""
    head, blank, rest = text.partition("\n\n")
    plan = read_tournament(head.removeprefix("series").strip())
    if plan is None:
        raise BadRecord(1, "a series begins with: series, how many games, points or wins")
    if not blank or not rest:
        raise BadRecord(2, "the record is cut off: no game follows")
    records: list[Record] = []
    line = 2
    blocks = rest.split("\n\n")
    for number, block in enumerate(blocks, 1):
        last = number == len(blocks)
        records.append(read_record(block if last else block + "\n", games, unfinished and last, line))
        line += block.count("\n") + 2
    series = SeriesRecord(plan, records)
    if not unfinished and not series.series().is_over():
        raise BadRecord(line, "the record is cut off: it stops before the series is over")
    return series
