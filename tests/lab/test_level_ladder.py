"""The sequential test is seldom wrong, the intervals hold, and ratings follow strength."""

from __future__ import annotations

import pytest

import lastcard
from lastcard.lab.level_ladder import LadderPlan, in_order, ranks_of, rated, ratings_of, take_step
from lastcard.lab.simulation_plan import GameRow, SimulationPlan, Span
from lastcard.lab.statistics.sequential_test import NOT_STRONGER, STRONGER, UNDECIDED, SequentialTest
from lastcard.lab.statistics.totals import SpanResult, Totals
from lastcard.lab.statistics.win_share import WinShare
from lastcard.lab.workers.process_pool import SameProcess


def verdict(chance: int, seed: int) -> tuple[str, int]:
    """The test on a coin that wins so often of a hundred."""
    rng, test = lastcard.fast(seed), SequentialTest(0.5, 0.1)
    while test.verdict() == UNDECIDED and test.deals < 5000:
        test.add(float(rng.below(100) < chance))
    return test.verdict(), test.deals


@pytest.mark.parametrize(("chance", "right"), [(50, NOT_STRONGER), (60, STRONGER), (70, STRONGER)])
def test_the_verdict_is_seldom_wrong(chance: int, right: str) -> None:
    verdicts = [verdict(chance, seed)[0] for seed in range(200)]
    assert verdicts.count(right) >= 184
    assert verdicts.count(UNDECIDED) == 0


def test_the_clearer_it_is_the_sooner_it_ends() -> None:
    clear, close = (sum(verdict(chance, seed)[1] for seed in range(50)) for chance in (75, 60))
    assert clear < close / 2


def test_deals_that_all_go_alike_are_decided() -> None:
    test = SequentialTest(0.5, 0.03)
    for deal in range(20):
        assert test.verdict() == UNDECIDED
        test.add(0.5)
    for deal in range(200):
        test.add(0.5)
    assert test.verdict() == NOT_STRONGER


def test_an_interval_holds_the_truth_95_times_of_100() -> None:
    held = 0
    for seed in range(400):
        rng, win_share = lastcard.fast(seed), WinShare()
        for deal in range(60):
            # Both games of a deal go the same way: twice the games, no more knowledge.
            win_share.add(2.0 * (rng.below(10) < 3), 2.0)
        low, high = win_share.interval()
        held += low <= 0.3 <= high
    assert 365 <= held <= 396


def test_who_won_every_deal_so_far_need_not_win_the_next() -> None:
    win_share, other, even = WinShare(), WinShare(), WinShare()
    for deal in range(20):
        win_share.add(2.0, 2.0)
        other.add(0.0, 2.0)
        even.add(1.0, 2.0)
    assert list(win_share.interval()) == pytest.approx([0.832, 1.0], abs=0.001)
    assert list(other.interval()) == pytest.approx([0.0, 0.168], abs=0.001)
    assert even.interval() == (0.5, 0.5), "equals share every deal: that is no chance"


def game(deal: int, bots: list[str], winners: list[int], points: list[int]) -> GameRow:
    """A row without much in it."""
    return GameRow(deal, deal, bots, winners, points, "XX-01", 5, [], [], {})


def test_games_of_one_deal_are_one_observation() -> None:
    totals = Totals()
    for deal in range(10):
        order = [game(deal, ["a", "b"], [0], [1, 0]), game(deal, ["b", "a"], [1], [0, 1])]
        totals.add_deal(
            order if deal % 2 else [game(deal, r.bots, [1 - r.winners[0]], r.points) for r in order]
        )
    assert (totals.bots["a"].share(), totals.bots["a"].deals, totals.bots["a"].g) == (0.5, 10, 20)
    assert totals.bots["a"].error() == pytest.approx(0.5 / 3, rel=1e-6)
    assert totals.wins == [10, 10]
    assert totals.seats[0].error() == 0.0


def test_a_step_ends_as_soon_as_it_is_certain() -> None:
    ladder_plan = LadderPlan(SimulationPlan("math-attack", 2, "dice", 400, 1), ["dice", "beginner"], 0.1)
    done: list[int] = []
    step = take_step(ladder_plan, "beginner", "dice", SameProcess(), done.append)
    assert (step.verdict, step.faults, done) == (STRONGER, 0, list(range(1, step.deals + 1)))
    assert step.deals < 100
    assert step.games == 2 * step.deals
    assert step.won.share() > 0.7


def test_deals_are_looked_at_in_order() -> None:
    spans = [Span(2, 3), Span(0, 2), Span(3, 5)]
    results = [
        SpanResult(s, Totals(), [game(d, ["a", "b"], [0], [0, 0]) for d in range(s.first, s.last)])
        for s in spans
    ]
    assert [rows[0].deal for rows in in_order(iter(results))] == [0, 1, 2, 3, 4]


def test_places_are_winners_first_then_by_points() -> None:
    assert ranks_of(game(0, ["a", "b", "c", "d"], [1, 2], [-9, 0, 0, -3])) == [2, 0, 0, 1]


def test_ratings_follow_strength() -> None:
    rows = [game(deal, ["a", "b"], [0 if deal % 5 else 1], [0, 0]) for deal in range(60)]
    best, worst = ratings_of(rows, ["b", "a"])
    assert (best.name, worst.name, best.games) == ("a", "b", 60)
    assert best.mu - best.sigma > worst.mu + worst.sigma


def test_all_levels_meet_each_other() -> None:
    ladder_plan = LadderPlan(
        SimulationPlan("math-attack", 2, "dice", 1, 1), ["dice", "beginner", "regular"], 0.1
    )
    ratings = rated(ladder_plan, 4, SameProcess(), lambda done: None)
    assert {rating.name: rating.games for rating in ratings} == dict.fromkeys(ladder_plan.levels, 16)
    assert ratings[-1].name == "dice"
