"""The totals of many games: sums that can be added up in any order."""

from __future__ import annotations

from dataclasses import dataclass, field

from lastcard.lab.simulation_plan import GameRow, Span
from lastcard.lab.statistics.win_share import WinShare


@dataclass
class Totals:
    """The number of games and moves, what each seat and each bot won, and the faults."""

    games: int = 0
    moves: int = 0
    shared: int = 0
    wins: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    seats: list[WinShare] = field(default_factory=list)
    bots: dict[str, WinShare] = field(default_factory=dict)
    faults: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0

    def add_deal(self, rows: list[GameRow]) -> None:
        """Add all games of one deal."""
        self._widen(len(rows[0].bots))
        for row in rows:
            self._add_row(row)
        for seat, win_share in enumerate(self.seats):
            win_share.add(sum(row.share(seat) for row in rows), len(rows))
        for name in dict.fromkeys(rows[0].bots):
            places = [(row, seat) for row in rows for seat, bot in enumerate(row.bots) if bot == name]
            self.bots.setdefault(name, WinShare()).add(
                sum(row.share(seat) for row, seat in places), len(places)
            )

    def _add_row(self, row: GameRow) -> None:
        self.games += 1
        self.moves += row.moves
        self.shared += len(row.winners) > 1
        for seat in row.winners:
            self.wins[seat] += 1
        for seat, points in enumerate(row.points):
            self.points[seat] += points
        for fault in row.faults:
            place, _, words = fault.partition(": ")
            name = row.bots[int(place.split(",")[0].removeprefix("seat "))]
            key = f"{name} {words.split(' ')[0]}"
            self.faults[key] = self.faults.get(key, 0) + 1

    def _widen(self, seats: int) -> None:
        if not self.wins:
            self.wins, self.points = [0] * seats, [0] * seats
            self.seats = [WinShare() for seat in range(seats)]

    def add(self, other: Totals) -> None:
        """Add other totals to these."""
        self._widen(len(other.wins))
        self.games += other.games
        self.moves += other.moves
        self.shared += other.shared
        for seat, wins in enumerate(other.wins):
            self.wins[seat] += wins
            self.points[seat] += other.points[seat]
            self.seats[seat].join(other.seats[seat])
        for name, win_share in other.bots.items():
            self.bots.setdefault(name, WinShare()).join(win_share)
        for fault, times in other.faults.items():
            self.faults[fault] = self.faults.get(fault, 0) + times


@dataclass
class SpanResult:
    """The totals of a span of deals, and its rows if they are kept."""

    span: Span
    totals: Totals
    rows: list[GameRow]
