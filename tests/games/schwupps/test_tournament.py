"""Schwupps, tournament: SW-80 to SW-84."""

from __future__ import annotations

import pytest

from lastcard.engine.contract import Outcome, seats_in
from lastcard.engine.series import Series
from lastcard.shelf import rules_of
from tests.table import clause, table

END = "Ada: r7 | Bo: b1 b2 | Cy: g1 ag ; rows +1 -1 +2 -2 ; pile 1 b6 ; stock Bo b3 ; stock Cy g3 g4"


def series(seats: int) -> Series:
    """The tournament of the rule book for so many."""
    rules = rules_of("schwupps", seats, {})
    plan = rules.tournament()
    assert plan is not None
    return Series(rules, plan)


@clause("SW-80")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_are_as_many_games_as_players(seats: int) -> None:
    plan = series(seats).plan
    assert (plan.games, plan.counts, plan.clause) == (seats, "points", "SW-80")


@clause("SW-81")
def test_each_notes_minus_one_for_every_card_in_hand_and_pile() -> None:
    assert table("schwupps", END).play("Ada r7@1").points()[1:] == [-3, -4]


@clause("SW-82")
def test_the_winner_notes_five() -> None:
    assert table("schwupps", END).play("Ada r7@1").points()[0] == 5


@clause("SW-83")
def test_each_starts_once_from_seat_to_seat() -> None:
    games = rules_of("schwupps", 3, {"first": 1})
    starts = [seats_in(games.following(played).start(1).to_act()) for played in range(4)]
    assert starts == [[1], [2], [0], [1]]


@clause("SW-83")
def test_the_other_options_stay_as_they_are() -> None:
    rules = rules_of("schwupps", 3, {"limit": 7, "last_aggravation": "resolves"}).following(1)
    assert rules.settings.changed() == {"first": "1", "limit": 7, "last_aggravation": "resolves"}


@clause("SW-84")
def test_the_highest_sum_wins() -> None:
    games = series(2)
    games.add(Outcome(1, [5, -9], "SW-70"))
    games.add(Outcome(2, [-3, 5], "SW-70"))
    assert games.is_over()
    assert games.totals() == [2, -4]
    assert seats_in(games.winners()) == [0]


@clause("SW-84")
def test_equal_sums_share_the_win() -> None:
    games = series(2)
    games.add(Outcome(1, [5, -9], "SW-70"))
    games.add(Outcome(2, [-9, 5], "SW-70"))
    assert seats_in(games.winners()) == [0, 1]
