"""What came of many games, counted: sums that can be added up in any order."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from lastcard.lab.plan import GameRow

CERTAIN = 1.96
"""So many standard errors to either side hold 95 of 100 true values."""

BESIDE = 0.025
"""How often the true value lies beyond either end."""


@dataclass
class Cluster:
    """A share of wins, with the spread from deal to deal: games of one deal are not independent.

    Sums over deals of what was won (w) and of how often it was tried (g), and of their squares.
    """

    w: float = 0.0
    g: float = 0.0
    ww: float = 0.0
    wg: float = 0.0
    gg: float = 0.0
    deals: int = 0

    def add(self, won: float, tried: float) -> None:
        """One deal."""
        self.join(Cluster(won, tried, won * won, won * tried, tried * tried, 1))

    def join(self, other: Cluster) -> None:
        """Other deals."""
        self.w += other.w
        self.g += other.g
        self.ww += other.ww
        self.wg += other.wg
        self.gg += other.gg
        self.deals += other.deals

    def share(self) -> float:
        """How much of what was tried was won."""
        return self.w / self.g if self.g else 0.0

    def error(self) -> float:
        """The standard error of the share; infinite where one deal cannot tell."""
        if self.deals < 2:
            return float("inf")
        share = self.share()
        squares = max(0.0, self.ww - 2 * share * self.wg + share * share * self.gg)
        return sqrt(squares * self.deals / (self.deals - 1)) / self.g

    def interval(self) -> tuple[float, float]:
        """Where the true share lies, 95 times of 100. Who won everything so far need not win it for ever."""
        margin = CERTAIN * self.error()
        if margin == 0.0 and self.share() in (0.0, 1.0):
            margin = 1.0 - BESIDE ** (1.0 / self.deals)
        return max(0.0, self.share() - margin), min(1.0, self.share() + margin)


@dataclass
class Tally:
    """Games and moves; for each seat and each bot what it won; what went wrong."""

    games: int = 0
    moves: int = 0
    shared: int = 0
    wins: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    seats: list[Cluster] = field(default_factory=list)
    bots: dict[str, Cluster] = field(default_factory=dict)
    faults: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0

    def add_deal(self, rows: list[GameRow]) -> None:
        """All games of one deal."""
        self._widen(len(rows[0].bots))
        for row in rows:
            self._add_row(row)
        for seat, cluster in enumerate(self.seats):
            cluster.add(sum(row.share(seat) for row in rows), len(rows))
        for name in dict.fromkeys(rows[0].bots):
            places = [(row, seat) for row in rows for seat, bot in enumerate(row.bots) if bot == name]
            self.bots.setdefault(name, Cluster()).add(
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
            self.seats = [Cluster() for seat in range(seats)]

    def add(self, other: Tally) -> None:
        """Count another tally in."""
        self._widen(len(other.wins))
        self.games += other.games
        self.moves += other.moves
        self.shared += other.shared
        for seat, wins in enumerate(other.wins):
            self.wins[seat] += wins
            self.points[seat] += other.points[seat]
            self.seats[seat].join(other.seats[seat])
        for name, cluster in other.bots.items():
            self.bots.setdefault(name, Cluster()).join(cluster)
        for fault, times in other.faults.items():
            self.faults[fault] = self.faults.get(fault, 0) + times
