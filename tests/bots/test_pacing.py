"""Who acts next on the virtual clock when several may."""

from __future__ import annotations

from lastcard.bots.bot import Bot, Choice
from lastcard.bots.pacing import Pacing, TimedMove
from lastcard.engine.contract import Move, State, View
from lastcard.engine.rng import Rng, fast
from lastcard.shelf import rules_of
from tests.table import clause, table


class Steady(Bot):
    """Draws, or lays the first card that fits, always after the same time; counts how often it thinks."""

    def __init__(self, after_ms: int, draws: bool = True) -> None:
        super().__init__("steady")
        self.after_ms = after_ms
        self.draws = draws
        self.thoughts = 0

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        """The first of its kind."""
        self.thoughts += 1
        fitting = [move for move in moves if (move.text() == "draw") == self.draws]
        return Choice(fitting[0], self.after_ms) if fitting else None


class Idle(Bot):
    """Lets every moment pass."""

    def __init__(self) -> None:
        super().__init__("idle")

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        """Nothing."""
        return None


def race(seats: int) -> State:
    """A race that is on, everybody with something to do."""
    state = rules_of("hochspannung", seats, {}).start(1)
    state.apply(0, state.moves(0)[0])
    return state


def acted(pacing: Pacing, state: State, moves: int) -> list[tuple[int, int]]:
    """Who acts when, so many times."""
    now, log = 0, []
    for _ in range(moves):
        plan = pacing.next(state, now)
        assert plan is not None
        now = plan.due
        state.apply(plan.seat, plan.move)
        pacing.done(plan)
        log.append((plan.seat, now))
    return log


@clause("HS-23")
def test_the_earliest_acts() -> None:
    pacing = Pacing([Steady(500), Steady(300), Steady(1100)], fast(1))
    assert acted(pacing, race(3), 5) == [(1, 300), (0, 500), (1, 600), (1, 900), (0, 1000)]


@clause("HS-23")
def test_equal_times_are_settled_by_the_seeded_generator() -> None:
    first = []
    for seed in range(20):
        plan = Pacing([Steady(400), Steady(400), Steady(400)], fast(seed)).next(race(3), 0)
        again = Pacing([Steady(400), Steady(400), Steady(400)], fast(seed)).next(race(3), 0)
        assert plan is not None
        assert again is not None
        assert (plan.seat, plan.due) == (again.seat, 400)
        first.append(plan.seat)
    assert set(first) == {0, 1, 2}


@clause("HS-23")
def test_a_plan_is_before_another_by_its_moment_then_by_the_dice() -> None:
    move = race(2).moves(0)[0]
    early, late, luckier = TimedMove(0, move, 5, 9), TimedMove(1, move, 6, 1), TimedMove(2, move, 5, 8)
    assert early.is_before(None)
    assert early.is_before(late)
    assert not late.is_before(early)
    assert luckier.is_before(early)
    assert not early.is_before(luckier)


def test_a_plan_stands_while_it_can_be_carried_out() -> None:
    slow, quick = Steady(5000), Steady(100)
    state = race(2)
    pacing = Pacing([slow, quick], fast(1))
    planned = pacing.next(state, 0)
    assert planned is not None
    state.apply(planned.seat, planned.move)
    pacing.done(planned)
    pacing.next(state, 100)
    assert (slow.thoughts, quick.thoughts) == (1, 2)


def test_a_plan_that_became_illegal_is_made_anew() -> None:
    t = table("hochspannung", "Ada: 5x6 2x9 | Bo: 4x2 2x6 ; discard 3x5")
    bots = [Steady(100, draws=False), Steady(200, draws=False)]
    pacing = Pacing(list[Bot | None](bots), fast(1))
    first, second = pacing.next(t.state, 0), pacing.plans[1]
    assert first is not None
    assert second is not None
    assert (first.move.text(), second.move.text()) == ("15:5x6", "15:4x2")
    t.state.apply(0, first.move)
    pacing.done(first)
    pacing.next(t.state, 100)
    now = pacing.plans[1]
    assert now is not None
    assert (now.move.text(), now.due) == ("30:2x6", 300)


def test_whoever_may_not_act_plans_nothing() -> None:
    state = rules_of("math-attack", 2, {}).start(1)
    pacing = Pacing([Steady(100, draws=False), Steady(1, draws=False)], fast(1))
    plan = pacing.next(state, 0)
    assert plan is not None
    assert plan.seat == 0
    assert pacing.plans[1] is None


def test_a_seat_without_a_bot_and_one_that_lets_it_pass_plan_nothing() -> None:
    assert Pacing([None, Idle()], fast(1)).next(race(2), 0) is None
