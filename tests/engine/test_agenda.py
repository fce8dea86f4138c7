"""The agenda: what runs by itself, what asks, and how decisions are numbered."""

from __future__ import annotations

from typing import cast

import pytest

from lastcard.engine.agenda import TIMEOUT, Decision, Task
from lastcard.engine.contract import CLOCK, Move, Seat, Words, seat_bit
from lastcard.engine.rng import fast
from lastcard.engine.windows import PASS
from lastcard.shelf import rules_of
from tests.engine.ambush.rules import ambush
from tests.engine.ambush.seated import seated
from tests.engine.ambush.table import Ambush, AmbushView


class Spare(Task[Ambush]):
    """Runs by itself: spares a seat, and shows in what order that happened."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def words(self) -> Words:
        return Words("spare", {"seat": self.seat})

    def run(self, table: Ambush) -> None:
        table.discards.append(self.seat)


class Nod(Decision[Ambush]):
    """Asks a seat to nod so many times; what is pushed by a nod comes first."""

    def __init__(self, seat: Seat, times: int = 1, pushes: Task[Ambush] | None = None) -> None:
        super().__init__(seat)
        self.times = times
        self.pushes = pushes

    def words(self) -> Words:
        return Words("nod", {"seat": self.seat, "times": self.times})

    def moves(self, table: Ambush, seat: Seat) -> list[Move]:
        return [PASS]

    def take(self, table: Ambush, seat: Seat, move: Move) -> None:
        if self.times > 1:
            table.stay(Nod(seat, self.times - 1))
        if self.pushes is not None:
            table.push(self.pushes)


def staged(*tasks: Task[Ambush]) -> Ambush:
    """A table with nothing to do but these tasks, in order."""
    table = cast(Ambush, ambush(3).start(1))
    table.agenda = None
    table.number = -1
    table.in_order([*tasks])
    table.settle()
    return table


def test_tasks_run_in_order_until_one_asks() -> None:
    table = staged(Spare(2), Spare(1), Nod(0), Spare(0))
    assert table.discards == [2, 1]
    table.apply(0, PASS)
    assert table.discards == [2, 1, 0]


def test_what_is_pushed_comes_first() -> None:
    table = staged(Nod(0, pushes=Spare(1)), Spare(2))
    table.apply(0, PASS)
    assert table.discards == [1, 2]


def test_the_top_decides_who_may_act() -> None:
    table = staged(Nod(1), Nod(2))
    assert (table.to_act(), table.awaited()) == (seat_bit(1), seat_bit(1))
    assert [table.moves(seat) for seat in range(3)] == [[], [PASS], []]
    assert [table.random_move(seat, fast(1)) for seat in range(3)] == [None, PASS, None]


def test_it_is_over_when_nothing_is_left_to_do() -> None:
    table = staged(Nod(0))
    assert table.outcome() is None
    table.apply(0, PASS)
    assert (table.to_act(), table.awaited(), table.moves(0)) == (0, 0, [])
    assert table.outcome() is not None


def test_a_decision_gets_its_number_when_it_comes_to_the_top() -> None:
    table = staged(Nod(0), Nod(1))
    assert table.decision() == 0
    table.apply(0, PASS)
    assert table.decision() == 1


def test_where_nothing_is_ever_asked_the_number_is_0() -> None:
    table = staged(Spare(0), Spare(1))
    assert (table.to_act(), table.decision()) == (0, 0)


def test_what_runs_by_itself_takes_no_number() -> None:
    table = staged(Spare(0), Spare(1), Nod(0), Spare(2), Nod(1))
    assert table.decision() == 0
    table.apply(0, PASS)
    assert table.decision() == 1


def test_a_decision_that_goes_on_after_an_answer_keeps_its_number() -> None:
    table = staged(Nod(0, times=3), Nod(1))
    numbers = []
    for seat in (0, 0, 0, 1):
        numbers.append(table.decision())
        table.apply(seat, PASS)
    assert numbers == [0, 0, 0, 1]


def test_what_runs_by_itself_in_between_does_not_change_the_number() -> None:
    table = staged(Nod(0, times=2, pushes=Spare(1)))
    table.apply(0, PASS)
    assert (table.discards, table.decision()) == ([1], 0)


def test_a_decision_put_on_top_has_its_own_number_and_the_one_below_a_new_one() -> None:
    table = staged(Nod(0, times=2, pushes=Nod(1)))
    table.apply(0, PASS)
    assert (table.to_act(), table.decision()) == (seat_bit(1), 1)
    table.apply(1, PASS)
    assert (table.to_act(), table.decision()) == (seat_bit(0), 2)


def test_clones_share_the_tasks_and_not_the_stack() -> None:
    table = staged(Nod(0), Spare(1))
    twin = cast(Ambush, table.clone())
    assert [mine is yours for mine, yours in zip(table.tasks(), twin.tasks(), strict=True)] == [True, True]
    twin.apply(0, PASS)
    assert table.explain() == "nod seat=0 times=1\nspare seat=1"
    assert twin.explain() == ""


def test_explain_tells_the_top_first() -> None:
    table = staged(Nod(2), Spare(0), Nod(1, times=4))
    assert table.explain() == "nod seat=2 times=1\nspare seat=0\nnod seat=1 times=4"


def test_time_may_run_out_only_where_a_decision_says_so() -> None:
    t = seated("Ada: blow one | Bo: two | Cy: three")
    assert t.state.moves(CLOCK) == []
    t.play("Ada blow")
    assert t.state.to_act() == seat_bit(0) | seat_bit(CLOCK)
    assert t.state.awaited() == seat_bit(0)
    assert (t.state.moves(CLOCK), t.state.random_move(CLOCK, fast(1))) == ([TIMEOUT], TIMEOUT)


def test_without_a_clock_there_is_all_the_time_in_the_world() -> None:
    t = seated("Ada: blow one | Bo: two | Cy: three", clock="no").play("Ada blow")
    assert (t.state.to_act(), t.state.moves(CLOCK)) == (seat_bit(0), [])


def test_when_time_runs_out_the_default_is_chosen() -> None:
    played = seated("Ada: blow one | Bo: two | Cy: three").play("Ada blow", "Ada at=1")
    late = seated("Ada: blow one | Bo: two | Cy: three").play("Ada blow", "clock")
    assert late.agenda() == played.agenda()
    assert late.state.decision() == played.state.decision()


def test_events_of_one_move_are_told_once() -> None:
    t = seated("Ada: one two | Bo: three four | Cy: five six")
    t.play("Ada one")
    assert [event.words().key for event in t.told] == ["ambush.plays"]
    t.play("Bo draw")
    assert [event.words().key for event in t.told] == ["ambush.draws"]


def test_a_hushed_stage_builds_no_events() -> None:
    t = seated("Ada: one two | Bo: three four | Cy: five six")
    t.state.hush()
    t.play("Ada one", "Bo draw")
    assert (t.told, t.ambush.told) == ([], [])


def test_a_stage_hushed_on_the_way_does_not_repeat_what_was_told() -> None:
    t = seated("Ada: one two | Bo: three four | Cy: five six").play("Ada one")
    t.state.hush()
    t.play("Bo three")
    assert t.told == []


def test_a_task_that_neither_runs_nor_asks_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="neither runs nor asks"):
        staged(Idle())


class Idle(Task[Ambush]):
    """Does nothing at all."""

    def words(self) -> Words:
        return Words("idle")


def test_what_is_seen_in_between_is_a_view_before_each_task_that_runs_by_itself() -> None:
    table = staged(Nod(0), Spare(1), Spare(2), Nod(1), Spare(0))
    before = table.view(2).data()
    seen = [cast(AmbushView, view).discards for view in table.meanwhile(0, PASS, 2)]
    assert seen == [[], [1]]
    assert table.view(2).data() == before, "nothing has happened yet"


def test_nothing_is_in_between_where_a_decision_follows_at_once() -> None:
    assert staged(Nod(0), Nod(1)).meanwhile(0, PASS, 1) == []
    assert rules_of("math-attack", 2, {}).start(1).meanwhile(0, PASS, 1) == []


def test_when_time_runs_out_there_is_something_in_between_too() -> None:
    t = seated("Ada: blow charm one | Bo: fair parry | Cy: charm charm").play("Ada blow", "clock")
    sizes = [cast(AmbushView, view).sizes for view in t.ambush.meanwhile(CLOCK, TIMEOUT, 1)]
    assert (sizes[0], sizes[-1]) == ([2, 2, 2], [1, 3, 2]), "before and after the blow"
