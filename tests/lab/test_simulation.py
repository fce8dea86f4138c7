"""Many games, counted the same way however they are shared out."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from lastcard.bots import UnknownBot, find_bot
from lastcard.bots.bot import Bot, Choice
from lastcard.engine.contract import Move, View, seats_in
from lastcard.engine.options import BadOption
from lastcard.engine.rng import Rng
from lastcard.engine.series import best_of
from lastcard.games import GAMES
from lastcard.lab.match import MatchLog, play_match, play_series
from lastcard.lab.seat_orders import names_of
from lastcard.lab.simulation import MOST_DEALS, play_span, run_simulation
from lastcard.lab.simulation_plan import MOST_GAMES, SimulationPlan, Span, spans
from lastcard.lab.statistics.totals import Totals
from lastcard.lab.workers.process_pool import ProcessPool, SameProcess
from lastcard.shelf import UnknownGame, rules_of


class Thinker(Bot):
    """A dice thrower who has to look: the view is built, and the clock runs."""

    def __init__(self) -> None:
        super().__init__("thinker")

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        """Any move, in any time."""
        return Choice(moves[rng.below(len(moves))], int(rng.below(100)))


def counted(totals: Totals) -> dict[str, object]:
    """All but the time it took, and rounding that depends on the order of addition."""
    found = asdict(totals)
    found["seconds"] = 0.0
    found["seats"] = [round(win_share.error(), 9) for win_share in totals.seats]
    found["bots"] = {name: round(win_share.error(), 9) for name, win_share in totals.bots.items()}
    return found


def test_two_processes_count_what_one_counts() -> None:
    plan = SimulationPlan("math-attack", 2, "dice", 31, 4, {"rounding": "up"})
    with ProcessPool(2) as workers:
        assert counted(run_simulation(plan, workers)) == counted(run_simulation(plan, SameProcess()))


def test_games_played_apart_add_up() -> None:
    plan = SimulationPlan("schwupps", 3, "beginner,dice,dice", 20, 4)
    whole = play_span(plan, Span(0, 3), False).totals
    whole.add(play_span(plan, Span(3, 7), False).totals)
    assert counted(whole) == counted(play_span(plan, Span(0, 7), False).totals)
    assert whole.games == 21


def test_every_game_is_reported_once() -> None:
    done: list[int] = []
    run_simulation(
        SimulationPlan("math-attack", 2, "dice", 20 * MOST_DEALS + 1, 1), SameProcess(), done.append
    )
    assert done == [MOST_DEALS * part for part in range(1, 21)] + [20 * MOST_DEALS + 1]


def test_two_seeds_share_no_deal() -> None:
    one, two = (SimulationPlan("math-attack", 2, "dice", MOST_GAMES, seed) for seed in (1, 2))
    assert one.seed_of(MOST_GAMES - 1) < two.seed_of(0)


def test_spans_are_gathered_from_what_is_missing() -> None:
    assert list(spans(iter([0, 1, 2, 5, 6, 9]), 2)) == [Span(0, 2), Span(2, 3), Span(5, 7), Span(9, 10)]
    assert list(spans(range(0), 2)) == []


def test_each_deal_is_played_in_every_rotation() -> None:
    plan = SimulationPlan("schwupps", 3, "beginner,dice,dice", 4, 1)
    rows = play_span(plan, Span(0, plan.deals()), True).rows
    assert (plan.deals(), plan.total(), len(rows)) == (2, 6, 6)
    assert [row.bots.index("beginner") for row in rows] == [0, 1, 2, 0, 1, 2]
    assert {row.seed for row in rows[:3]} == {plan.seed_of(0)}
    assert len({str(row.dealt) for row in rows}) == 2


def test_whoever_wants_to_stays_in_the_seat() -> None:
    plan = SimulationPlan("schwupps", 3, "beginner,dice,dice", 4, 1, fixed=True)
    rows = play_span(plan, Span(0, plan.deals()), True).rows
    assert [row.bots for row in rows] == [["beginner", "dice", "dice"]] * 4


@pytest.mark.parametrize(
    ("plan", "fault"),
    [
        (SimulationPlan("chess", 2, "dice", 1, 1), UnknownGame),
        (SimulationPlan("math-attack", 3, "dice", 1, 1), UnknownGame),
        (SimulationPlan("math-attack", 2, "einstein", 1, 1), UnknownBot),
        (SimulationPlan("math-attack", 2, "dice", 1, 1, {"colour": "red"}), BadOption),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_before_the_first_game(
    plan: SimulationPlan, fault: type[Exception]
) -> None:
    done: list[int] = []
    with pytest.raises(fault):
        run_simulation(plan, SameProcess(), done.append)
    assert done == []


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_match_is_the_same_again_with_the_same_seed(game: str) -> None:
    rules = rules_of(game, 0, {})
    thinkers: list[Bot] = [Thinker() for _ in range(rules.seats)]
    for bots in ([find_bot("dice")] * rules.seats, thinkers):
        one, two, other = (play_match(rules, bots, seed) for seed in (3, 3, 4))
        assert (one.moves, one.outcome.text()) == (two.moves, two.outcome.text())
        assert (one.moves, one.outcome.text()) != (other.moves, other.outcome.text())


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_log_changes_nothing_and_rebuilds_the_game(game: str) -> None:
    rules = rules_of(game, 0, {})
    thinkers: list[Bot] = [Thinker() for _ in range(rules.seats)]
    for bots in ([find_bot("dice")] * rules.seats, thinkers):
        log = MatchLog()
        row = play_match(rules, bots, 3, log)
        assert row.outcome == play_match(rules, bots, 3).outcome
        state = rules.start(3)
        assert log.dealt == [state.places()[f"hand:{seat}"] for seat in range(rules.seats)]
        told = 0
        for seat, move in zip(log.seats, log.moves, strict=True):
            told += len(state.apply(seat, move))
        assert state.outcome() == row.outcome
        assert told == sum(log.told.values())


def test_a_series_is_won_by_who_wins_most_of_its_games() -> None:
    rules = rules_of("math-attack", 2, {})
    bots = [find_bot("dice")] * 2
    for seed in range(20):
        row = play_series(rules, bots, seed, best_of(5))
        points = row.outcome.points
        assert max(points) <= 5
        assert seats_in(row.outcome.winners) == [seat for seat in (0, 1) if points[seat] == max(points)]


def test_series_are_counted_like_games() -> None:
    totals = run_simulation(SimulationPlan("math-attack", 2, "dice", 10, 1, {}, "3 wins"), SameProcess())
    assert totals.games == 10
    assert sum(totals.wins) == 10 + totals.shared
    assert 20 <= sum(totals.points) <= 60


def test_one_name_is_for_all_seats_and_several_are_one_each() -> None:
    assert names_of("random", 3) == ["dice"] * 3
    assert names_of("random, random", 2) == ["dice"] * 2
    for names in ("random,random", "random,", "", "Random"):
        with pytest.raises(UnknownBot):
            names_of(names, 3)
