"""Hochspannung, end: HS-40 to HS-43."""

from __future__ import annotations

from lastcard.words import say
from tests.games.hochspannung.race import race
from tests.table import clause


@clause("HS-40")
def test_the_last_card_is_laid_face_down_whatever_the_problem_and_wins() -> None:
    t = race("Ada: 3x5/34 | Bo: 4x5/17 6x7/78 ; discard 7x8/13").play("Ada last")
    assert t.winners() == "Ada"
    assert t.to_act() == ""
    assert t.place("discard") == "7x8 3x5"
    outcome = t.state.outcome()
    assert outcome is not None
    assert outcome.clause == "HS-40"


@clause("HS-40")
def test_only_the_player_knows_what_the_face_down_card_was() -> None:
    t = race("Ada: 3x5/34 | Bo: 4x5/17 6x7/78 ; discard 7x8/13").play("Ada last")
    assert t.view("Ada").zones()["last"] == ["3x5"]
    assert t.view("Bo").zones()["last"] == []
    assert [t.view(name).zones()["discard"] for name in ("Ada", "Bo")] == [["7x8"], ["7x8"]]
    assert [t.view(name).zones()["covered"] for name in ("Ada", "Bo")] == [1, 1]
    assert [say(event.seen_by(1).words(), t.names) for event in t.told] == [
        "Ada lays the last card face down.",
        "Ada is rid of all cards.",
    ]


@clause("HS-40")
def test_with_two_cards_nothing_goes_face_down() -> None:
    t = race("Ada: 3x5/34 2x9/15 | Bo: 4x5/17 6x7/78 ; discard 7x8/13")
    assert t.refused("Ada last") == "HS-40"


@clause("HS-41")
def test_of_two_players_with_one_card_the_first_wins() -> None:
    t = race("Ada: 3x5/34 | Bo: 4x5/17 ; discard 7x8/13")
    assert (t.may("Ada"), t.may("Bo")) == ("last", "last")
    assert t.play("Bo last").winners() == "Bo"
    assert t.refused("Ada last") == "table"


@clause("HS-42")
def test_with_a_pile_left_the_one_card_in_hand_is_not_the_last() -> None:
    t = race("Ada: 3x5/34 | Bo: 4x5/17 6x7/78 ; discard 7x8/13 ; pile Ada 9x9/24")
    assert t.may("Ada") == "draw"
    assert t.refused("Ada last") == "HS-42"


@clause("HS-43")
def test_a_last_card_that_matches_may_be_played_openly() -> None:
    t = race("Ada: 3x5/26 | Bo: 4x5/17 6x7/78 ; discard 7x8/13")
    assert t.may("Ada") == "56:3x5 last"
    assert t.play("Ada 56:3x5").winners() == "Ada"
    assert t.view("Bo").zones()["discard"] == ["7x8", "3x5"]
    outcome = t.state.outcome()
    assert outcome is not None
    assert outcome.clause == "HS-43"


@clause("HS-43")
def test_with_a_wrong_call_the_face_down_finish_stays_open() -> None:
    t = race("Ada: 3x5/26 | Bo: 4x5/17 6x7/78 ; discard 7x8/13")
    assert t.refused("Ada 54:3x5") == "HS-16"
    assert t.play("Ada last").winners() == "Ada"


@clause("HS-43")
def test_a_table_may_want_the_last_card_face_down() -> None:
    t = race("Ada: 3x5/26 2x9/15 | Bo: 4x5/17 6x7/78 ; discard 7x8/13", finish="face-down")
    t.play("Ada 56:3x5")
    assert t.may("Ada") == "last"
    assert t.refused("Ada 15:2x9") == "HS-43"
    assert t.play("Ada last").winners() == "Ada"


@clause("HS-42", "HS-43")
def test_with_a_pile_left_one_card_is_played_openly_at_any_table() -> None:
    t = race("Ada: 3x5/26 | Bo: 4x5/17 6x7/78 ; discard 7x8/13 ; pile Ada 9x9/24", finish="face-down")
    assert t.may("Ada") == "56:3x5 draw"
