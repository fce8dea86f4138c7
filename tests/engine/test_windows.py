"""Asking several seats at once: sealed answers, windows, and what happens when somebody steps in."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from lastcard.engine.agenda import stacked
from lastcard.engine.contract import CLOCK, WATCHER, Move, Seat, Words, seat_bit, seats_in
from lastcard.engine.piles import Moved
from lastcard.engine.rng import fast
from lastcard.engine.windows import PASS, UNSEEN, Answer, Everyone, Question, Window, around
from tests.engine.ambush.moves import CHARM, GIVE, PARRY
from tests.engine.ambush.rules import ambush
from tests.engine.ambush.seated import Seated, seated
from tests.engine.ambush.table import Ambush, AmbushView
from tests.engine.ambush.tasks import STRUCK, Blow, ThrowIn

ATTACK = "Ada: blow one one | Bo: parry two | Cy: parry three | Di: four five"
MARKET = "Ada: fair one | Bo: charm two | Cy: charm three | Di: four five"


def answers(t: Seated, viewer: Seat) -> list[tuple[Seat, str]]:
    """What a viewer knows of the answers to the open question."""
    top = cast(AmbushView, t.state.view(viewer)).agenda[-1]
    assert isinstance(top, Everyone)
    return [(answer.seat, answer.move.text()) for answer in top.answers]


def test_a_window_opens_for_all_whom_the_rule_names_whatever_they_hold() -> None:
    t = seated(ATTACK).play("Ada blow at=3")
    assert seats_in(t.state.to_act()) == [1, 2, 3, CLOCK]
    assert (t.may("Bo"), t.may("Cy"), t.may("Di")) == ("!parry pass", "!parry pass", "pass")


def test_a_window_that_nothing_could_use_is_not_opened() -> None:
    t = seated(ATTACK, reactions="no").play("Ada blow", "Ada at=3")
    assert t.agenda() == "turn seat=1"
    assert t.hand("Di") == "one four five"


def test_a_window_that_nobody_could_use_as_all_can_see_is_not_opened() -> None:
    position = "Ada: blow one one | Bo: two | Cy: three | Di: four ; discards parry parry"
    assert seated(position).play("Ada blow at=3").agenda().startswith("parry the blow")
    assert seated(position + " parry").play("Ada blow at=3").agenda() == "turn seat=1"


def test_every_offer_of_every_reaction_is_as_likely() -> None:
    t = seated("Ada: one | Bo: parry charm two | Cy: three")
    window = Window(Blow(0, 1), [ThrowIn(STRUCK, PARRY), ThrowIn(STRUCK, CHARM)])
    rng = fast(1)
    drawn = Counter(window.any_choice(t.ambush, 1, [], rng).text() for draw in range(3000))
    assert [move.text() for move in window.choices(t.ambush, 1, [])] == ["!parry", "!charm", "pass"]
    assert sorted(drawn) == ["!charm", "!parry", "pass"]
    assert 850 < min(drawn.values()) <= max(drawn.values()) < 1150


def test_the_number_stays_until_all_have_answered() -> None:
    t = seated(ATTACK).play("Ada blow at=3")
    numbers = [t.state.decision()]
    for line in ("Di pass", "Bo pass", "Cy pass"):
        t.play(line)
        numbers.append(t.state.decision())
    assert numbers == [2, 2, 2, 3]


def test_if_all_pass_the_cause_runs() -> None:
    t = seated(ATTACK).play("Ada blow at=3", "Di pass", "Bo pass", "Cy pass")
    assert t.hand("Di") == "one four five"


def test_the_first_in_play_order_steps_in_not_the_quickest() -> None:
    t = seated(ATTACK).play("Ada blow at=3", "Cy !parry", "Di pass", "Bo !parry")
    assert t.agenda() == "aim seat=1 | end of turn seat=0"
    assert (t.hand("Bo"), t.hand("Cy")) == ("two", "three parry")


def test_one_who_steps_in_may_be_answered_in_turn() -> None:
    t = seated(ATTACK).play("Ada blow at=3", "Bo !parry", "Cy pass", "Di pass", "Bo at=0")
    assert seats_in(t.state.to_act()) == [0, 2, 3, CLOCK]
    t.play("Cy !parry", "Ada pass", "Di pass", "Cy at=3", "Ada pass", "Bo pass", "Di pass")
    assert t.hand("Di") == "three four five"
    assert t.winners() == "Cy"


def test_where_the_rule_says_so_all_who_step_in_count_and_the_cause_still_runs() -> None:
    t = seated(MARKET).play("Ada fair", "Bo !charm", "Di pass", "Ada pass", "Cy !charm")
    assert t.place("discards") == "fair charm charm"
    assert [cast(Moved, event).seat for event in t.told[:2]] == [1, 2]
    assert t.agenda() == "presents seats=0 3 | end of turn seat=0"


def test_nobody_sees_an_answer_of_another_while_it_is_sealed() -> None:
    t = seated(ATTACK).play("Ada blow at=3", "Cy !parry", "Di pass")
    assert answers(t, 2) == [(2, "!parry"), (3, "unseen")]
    assert answers(t, 3) == [(2, "unseen"), (3, "pass")]
    assert answers(t, 0) == answers(t, WATCHER) == [(2, "unseen"), (3, "unseen")]


def test_a_seat_sees_what_it_has_answered_itself() -> None:
    t = seated(ATTACK).play("Ada blow at=3", "Cy !parry")
    assert [t.view(name).zones()["said"] for name in ("Ada", "Bo", "Cy")] == [[], [], ["!parry"]]


def test_an_answer_tells_the_table_nothing() -> None:
    t = seated(ATTACK).play("Ada blow at=3", "Cy !parry")
    assert t.told == []
    assert t.view("Di").zones()["sizes"] == [2, 2, 2, 2]


def test_when_time_runs_out_silence_is_a_pass_and_answers_given_count() -> None:
    t = seated(ATTACK).play("Ada blow at=3", "Cy !parry", "clock")
    assert t.agenda() == "aim seat=2 | end of turn seat=0"
    t = seated(ATTACK).play("Ada blow at=3", "clock")
    assert t.hand("Di") == "one four five"


def test_without_a_clock_nobody_is_hurried() -> None:
    t = seated(ATTACK, clock="no").play("Ada blow at=3")
    assert seats_in(t.state.to_act()) == [1, 2, 3]
    t = seated(MARKET, clock="no").play("Ada fair", "Ada pass", "Bo pass", "Cy pass", "Di pass")
    assert seats_in(t.state.to_act()) == [0, 1, 2, 3]


def test_a_secret_choice_may_take_several_answers_under_one_number() -> None:
    t = seated(MARKET).play("Ada fair", "clock")
    number = t.state.decision()
    t.play("Cy give=three")
    assert (t.may("Cy"), t.state.decision()) == ("to=0 to=1 to=3", number)
    assert t.state.awaited() == seat_bit(0) | seat_bit(1) | seat_bit(2) | seat_bit(3)
    t.play("Cy to=0")
    assert (t.may("Cy"), t.state.decision()) == ("", number)
    assert t.state.awaited() == seat_bit(0) | seat_bit(1) | seat_bit(3)


def test_secret_choices_come_true_at_the_same_time() -> None:
    t = seated(MARKET).play(
        "Ada fair", "clock", "Di give=four to=0", "Cy give=charm to=1", "Bo give=two to=2"
    )
    t.play("Ada give=one to=3")
    hands = [t.hand(name) for name in t.names]
    assert hands == ["four", "charm charm", "two three", "one five"]


def test_when_time_runs_out_a_half_finished_answer_is_finished_by_the_default() -> None:
    t = seated(MARKET).play("Ada fair", "clock", "Di give=five", "clock")
    assert t.hand("Ada") == "two three five"


def test_a_question_that_nobody_is_asked_resolves_at_once() -> None:
    t = seated("Ada: fair one | Bo: charm two | Cy: charm three | Di: charm four")
    t.play("Ada fair", "Ada pass", "Bo !charm", "Cy !charm", "Di !charm")
    assert t.agenda() == "turn seat=1"


@pytest.mark.parametrize("seed", range(20))
def test_an_imagined_world_answers_with_what_is_held_there(seed: int) -> None:
    t = seated(ATTACK).play("Ada blow at=3", "Bo !parry", "Cy pass")
    world = cast(Ambush, ambush(4).imagine(t.state.view(3), fast(seed)))
    top = cast("Everyone[Ambush]", world.top())
    assert top.waiting == seat_bit(3)
    for answer in top.answers:
        assert answer.move is not UNSEEN
        assert answer.move in top.question.choices(world, answer.seat, [])


def test_imagined_answers_differ_from_world_to_world() -> None:
    t = seated(MARKET).play("Ada fair", "clock", "Bo give=two to=0")
    worlds = [cast(Ambush, ambush(4).imagine(t.state.view(0), fast(seed))) for seed in range(40)]
    said = [tuple(move.text() for move in world.said_by(1)) for world in worlds]
    assert {len(answer) for answer in said} == {2}
    assert {answer[1] for answer in said} == {"to=0", "to=2", "to=3"}
    assert len({answer[0] for answer in said}) > 4


def test_an_imagined_seat_is_as_far_with_its_answer_as_the_real_one() -> None:
    t = seated(MARKET).play("Ada fair", "clock", "Bo give=two")
    for seed in range(10):
        world = cast(Ambush, ambush(4).imagine(t.state.view(0), fast(seed)))
        assert len(world.said_by(1)) == 1
        assert world.awaited() == t.state.awaited()


class Offering(Question[Ambush]):
    """One card or two: a pass ends it."""

    def words(self) -> Words:
        return Words("offering")

    def choices(self, table: Ambush, seat: Seat, said: list[Move]) -> list[Move]:
        return [*GIVE, PASS]

    def takes_several(self) -> bool:
        return True

    def is_enough(self, table: Ambush, seat: Seat, said: list[Move]) -> bool:
        return said[-1] is PASS or len(said) == 2

    def order(self, table: Ambush) -> list[Seat]:
        return around(0, 3)

    def resolve(self, table: Ambush, answers: list[Answer]) -> None:
        raise AssertionError("not all have answered")


@pytest.mark.parametrize("seed", range(20))
def test_imagined_answers_end_where_the_real_ones_did(seed: int) -> None:
    table = cast(Ambush, ambush(3).start(1))
    table.push(Everyone(Offering(), 7, []))
    table.settle()
    for seat, move in ((0, GIVE[1]), (1, PASS), (2, GIVE[3]), (0, PASS)):
        table.apply(seat, move)
    table.agenda = stacked(table.seen_agenda(WATCHER))
    table.unmask(fast(seed))
    assert [len(table.said_by(seat)) for seat in range(3)] == [2, 1, 1]
    assert table.said_by(0)[0] is not PASS
    assert table.said_by(1) == [PASS]
    assert table.said_by(2) != [PASS]


def test_play_order_goes_around_from_any_seat_in_either_direction() -> None:
    assert around(2, 4) == [2, 3, 0, 1]
    assert around(4, 4) == [0, 1, 2, 3]
    assert around(1, 4, -1) == [1, 0, 3, 2]


WALK = [
    ("Ada blow", 1, "aim seat=0 | end of turn seat=0"),
    ("Ada at=3", 2, "parry the blow seat=0 victim=3 seats=1 2 3 | end of turn seat=0"),
    ("Cy !parry", 2, "parry the blow seat=0 victim=3 seats=1 3 | end of turn seat=0"),
    ("Di pass", 2, "parry the blow seat=0 victim=3 seats=1 | end of turn seat=0"),
    ("Bo pass", 3, "aim seat=2 | end of turn seat=0"),
    ("Cy at=0", 4, "parry the blow seat=2 victim=0 seats=0 1 3 | end of turn seat=0"),
    ("clock", 5, "turn seat=1"),
    ("Bo fair", 6, "stay away from the fair seat=1 seats=0 1 2 3 | end of turn seat=1"),
    ("Di !charm", 6, "stay away from the fair seat=1 seats=0 1 2 | end of turn seat=1"),
    ("clock", 7, "presents seats=0 1 2 | end of turn seat=1"),
    ("Ada give=one", 7, "presents seats=0 1 2 | end of turn seat=1"),
    ("Ada to=1", 7, "presents seats=1 2 | end of turn seat=1"),
    ("Bo give=two to=0", 7, "presents seats=2 | end of turn seat=1"),
    ("clock", 8, "turn seat=2"),
    ("Cy three", 8, ""),
]


def test_a_walk_through_a_counter_blow_and_a_fair() -> None:
    """The story of Ambush's interrupts, told once: number and agenda after each move."""
    t = seated("Ada: blow one | Bo: fair two | Cy: parry three three three | Di: charm four")
    for move, number, agenda in WALK:
        t.play(move)
        assert (move, t.state.decision(), t.agenda()) == (move, number, agenda)
    assert t.winners() == "Cy"
