"""Hochspannung, tournament: HS-50 to HS-55."""

from __future__ import annotations

from lastcard.engine.contract import Outcome
from lastcard.engine.series import Series
from lastcard.shelf import rules_of
from tests.games.hochspannung.race import race
from tests.table import clause

ENDING = "Ada: 3x5/34 | Bo: 4x5/17 6x7/78 | Cy: 2x2/13 ; discard 7x8/13 ; pile Cy 9x9/24 8x8/24"


def tournament_of(points: list[list[int]]) -> Series:
    """A tournament of three in which these points were noted."""
    rules = rules_of("hochspannung", 3, {})
    plan = rules.tournament()
    assert plan is not None
    series = Series(rules, plan)
    for noted in points:
        series.add(Outcome(1, noted, "HS-40"))
    return series


@clause("HS-50")
def test_a_tournament_is_four_games() -> None:
    game = [0, -1, -1]
    assert not tournament_of([game] * 3).is_over()
    assert tournament_of([game] * 4).is_over()


@clause("HS-51")
def test_everybody_else_notes_a_minus_point_for_each_card_in_hand() -> None:
    assert race(ENDING).play("Ada last").points()[1:] == [-2, -1]


@clause("HS-52")
def test_the_winner_notes_nothing() -> None:
    assert race(ENDING).play("Ada last").points()[0] == 0
    assert race(ENDING, count="hand+pile").play("Ada last").points()[0] == 0


@clause("HS-53")
def test_the_fewest_minus_points_win() -> None:
    series = tournament_of([[0, -9, -2], [-8, 0, -2], [0, -1, -1], [0, -1, -1]])
    assert series.totals() == [-8, -11, -6]
    assert series.winners() == 0b100


@clause("HS-53")
def test_equal_sums_share_the_win() -> None:
    assert tournament_of([[0, -3, -2], [-2, 0, -3], [0, -1, -1], [-1, 0, -1]]).winners() == 0b001
    assert tournament_of([[0, -3, -2], [-3, 0, -3], [0, -1, -1], [-1, 0, -1]]).winners() == 0b011


@clause("HS-54")
def test_piles_count_only_if_the_table_wants_it() -> None:
    assert race(ENDING).play("Ada last").points() == [0, -2, -1]
    assert race(ENDING, count="hand+pile").play("Ada last").points() == [0, -2, -3]


@clause("HS-55")
def test_the_youngest_stays_the_youngest() -> None:
    rules = rules_of("hochspannung", 3, {"youngest": 2})
    assert [rules.following(games).start(1).to_act() for games in range(4)] == [0b100] * 4
