"""Several games in a row: tournaments, and the best of n."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Outcome, Rules, Seats, all_seats, seat_bit, seats_in

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
