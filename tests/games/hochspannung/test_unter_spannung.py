"""Unter Spannung: US-01 to US-10."""

from __future__ import annotations

import pytest

from lastcard.games.hochspannung.cards import Step
from lastcard.shelf import UnknownGame, rules_of
from tests.games.hochspannung.race import unter
from tests.table import clause, dealt


@clause("US-01")
@pytest.mark.parametrize(("seats", "each"), [(2, 36), (3, 24), (4, 18)])
def test_all_cards_are_dealt_evenly_and_one_lies_open(seats: int, each: int) -> None:
    t = dealt("unter-spannung", seats)
    places = t.state.places()
    dealt_to = [len(places[f"hand:{seat}"]) + len(places[f"pile:{seat}"]) for seat in range(seats)]
    assert dealt_to == [each] * seats
    assert t.view("Ada").zones()["discard"] == places["discard"]
    assert len(places["discard"]) == 1
    assert places["box"] == []


@clause("US-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(UnknownGame, match="is for 2 to 4 players"):
        rules_of("unter-spannung", seats, {})


@clause("US-02")
def test_four_cards_are_in_hand_unseen_until_the_youngest_gives_the_signal() -> None:
    t = dealt("unter-spannung", 3, youngest=1)
    assert t.view("Bo").zones()["sizes"] == [4, 4, 4]
    assert t.view("Bo").zones()["hand"] == []
    assert t.refused("Ada go") == "US-02"
    t.play("Bo go")
    assert t.view("Ada").zones()["hand"] == t.hand("Ada").split()
    assert t.refused("Bo go") == "US-02"


@clause("US-03")
def test_the_value_plus_or_minus_the_centre_may_be_played() -> None:
    t = unter("Ada: 9+-1 5+-3 8+-1 7+-2 | Bo: 1+-1 2+-2 ; discard 7+-2")
    assert t.may("Ada") == "9:9+-1 5:5+-3"
    assert t.refused("Ada 8:8+-1") == "US-03"
    assert t.refused("Ada 9:8+-1") == "US-03"


@clause("US-04")
def test_beyond_ten_the_ring_is_the_reason() -> None:
    t = unter("Ada: 9+-2 5+-3 | Bo: 1+-1 2+-2 ; discard 10+-1")
    assert t.refused("Ada 11:5+-3") == "US-04"
    assert t.refused("Ada 12:5+-3") == "US-03"
    t = unter("Ada: 9+-2 5+-3 | Bo: 1+-1 2+-2 ; discard 1+-1")
    assert t.refused("Ada 0:5+-3") == "US-04"


@clause("US-04")
@pytest.mark.parametrize(
    ("value", "centre", "targets"),
    [
        (10, 1, [1, 9]),
        (10, 2, [2, 8]),
        (10, 3, [3, 7]),
        (1, 1, [2, 10]),
        (1, 2, [3, 9]),
        (1, 3, [4, 8]),
        (5, 3, [8, 2]),
    ],
)
def test_the_values_form_a_ring_of_ten(value: int, centre: int, targets: list[int]) -> None:
    assert Step(value, centre).calls() == targets
    t = unter(f"Ada: {targets[0]}+-1 {targets[1]}+-1 | Bo: 6+-1 6+-2 ; discard {value}+-{centre}")
    assert set(t.may("Ada").split()) == {f"{target}:{target}+-1" for target in targets}


@clause("US-05")
def test_the_value_of_the_card_played_is_called() -> None:
    t = unter("Ada: 9+-1 5+-3 8+-1 | Bo: 1+-1 2+-2 ; discard 7+-2")
    assert t.refused("Ada 9:5+-3") == "US-05"
    assert t.refused("Ada 5+-3") == "US-05"
    t.play("Ada 5:5+-3")


@clause("US-06")
def test_single_cards_several_in_a_row_and_slower_ones_return() -> None:
    t = unter("Ada: 9+-1 10+-3 5+-1 | Bo: 5+-1 2+-2 ; discard 7+-2")
    t.play("Ada 9:9+-1 10:10+-3")
    assert t.refused("Bo 5:5+-1") == "US-03"
    t = unter("Ada: 9+-1 10+-3 5+-1 | Bo: 5+-1 2+-2 ; discard 7+-2").play("Ada 9:9+-1")
    assert t.refused("Bo 5:5+-1") == "HS-17"
    assert t.hand("Bo") == "2+-2 5+-1"


@clause("US-07")
def test_cards_are_drawn_singly_at_any_time_without_limit() -> None:
    t = dealt("unter-spannung", 2).play("Ada go")
    for held in range(4, 36):
        assert len(t.hand("Ada").split()) == held
        t.play("Ada draw")
    assert t.refused("Ada draw") == "HS-21"


@clause("US-08")
def test_when_all_are_stuck_the_bottom_card_comes_to_the_top() -> None:
    t = unter("Ada: 9+-1 3+-1 3+-2 | Bo: 6+-1 2+-2 ; discard 4+-2 7+-2").play("Ada 9:9+-1")
    assert t.place("discard") == "7+-2 9+-1 4+-2"
    assert t.may("Bo") == "6:6+-1 2:2+-2"


@clause("US-09")
def test_the_last_card_goes_face_down_and_wins() -> None:
    t = unter("Ada: 3+-1 | Bo: 6+-1 2+-2 ; discard 4+-2").play("Ada last")
    assert t.winners() == "Ada"
    outcome = t.state.outcome()
    assert outcome is not None
    assert outcome.clause == "US-09"
    assert t.view("Bo").zones()["last"] == []


@clause("US-10")
def test_there_is_no_tournament() -> None:
    assert rules_of("unter-spannung", 3, {}).tournament() is None
