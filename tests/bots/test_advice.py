"""Hints and reviews: what the strongest bot thinks, told to people."""

from __future__ import annotations

import pytest

import lastcard
from lastcard.bots.advice import adviser, better_than, hint, review
from lastcard.bots.bot import Thought
from lastcard.engine.rng import fast
from tests.cli.games import finished
from tests.table import table

LAST_TURN = "Ada: +10 +1 +2 -1 -2 | Bo: +3 +4 +5 +6 +7 ; line Bo +8 end ; ending"


def test_a_hint_is_the_winning_move_and_says_what_it_is_worth() -> None:
    t = table("math-attack", LAST_TURN)
    best = hint(t.sitting.rules, t.state.view(0), t.state.moves(0), fast(1))
    assert best is not None
    assert (best.move.text(), best.value) == ("own:+10", 1.0)


def test_there_is_no_hint_where_there_is_nothing_to_weigh() -> None:
    race = lastcard.rules("hochspannung", 2)
    state = race.start(1)
    assert adviser(race) is None
    assert hint(race, state.view(0), state.moves(0), fast(1)) is None
    t = table("multiplication", "Ada: 12 36 | Bo: 5 7 10 ; open 25=5x5")
    assert [move.text() for move in t.state.moves(0)] == ["draw"]
    assert hint(t.sitting.rules, t.state.view(0), t.state.moves(0), fast(1)) is None


def test_a_review_remarks_on_every_choice_and_finds_what_was_better() -> None:
    record = finished(1)
    remarks = list(review(record, 60))
    assert remarks == sorted(remarks, key=lambda remark: remark.number)
    assert len({remark.number for remark in remarks}) == len(remarks) > 10
    missed = [remark for remark in remarks if remark.better is not None]
    assert missed, "whoever always plays the first card misses something"
    for remark in remarks:
        entry = record.entries[remark.number - 1]
        assert (entry.seat, entry.text) == (remark.seat, remark.played.move.text())
    for remark in missed:
        before = record.replay(remark.number - 1)
        assert remark.better is not None
        assert remark.better.move in before.moves(remark.seat)
        assert remark.better.move is not remark.played.move


def test_a_review_is_the_same_in_one_go_and_in_stretches() -> None:
    record = finished(2)
    whole = [(remark.number, remark.played.value) for remark in review(record, 6)]
    middle = whole[len(whole) // 2][0]
    rest = [(remark.number, remark.played.value) for remark in review(record, 6, first=middle)]
    assert rest == [told for told in whole if told[0] > middle] != []
    assert whole != [(remark.number, remark.played.value) for remark in review(record, 6, dice=1000)]


@pytest.mark.parametrize(
    ("value", "visits", "is_better"), [(0.6, 1000, True), (0.54, 100_000, False), (0.6, 40, False)]
)
def test_better_means_clearly_and_certainly_better(value: float, visits: int, is_better: bool) -> None:
    one, two = lastcard.rules("math-attack").vocabulary()[:2]
    played, best = Thought(one, 0.5, visits), Thought(two, value, visits)
    assert better_than(played, best) is (best if is_better else None)
    assert better_than(best, best) is None
