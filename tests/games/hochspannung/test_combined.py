"""Both packs combined: HC-01 to HC-15."""

from __future__ import annotations

import pytest

from lastcard.games.hochspannung.cards import Problem, Step, answers
from lastcard.games.hochspannung.decks import COMBINED
from lastcard.shelf import UnknownGame, rules_of
from lastcard.words import say
from tests.games.hochspannung.race import both
from tests.table import clause, dealt

GAME = "hochspannung+unter-spannung"


@clause("HC-01")
def test_both_packs_are_shuffled_together() -> None:
    hands = [dealt(GAME, 2, seed).hand("Ada") for seed in range(5)]
    assert any("x" in hand and "+-" in hand for hand in hands)


@clause("HC-02")
def test_the_middle_card_is_hidden() -> None:
    t = dealt(GAME, 3)
    assert len(t.state.places()["discard"]) == 1
    for name in ("Ada", "Bo", "Cy"):
        assert t.view(name).faces() == []
        assert t.view(name).zones()["covered"] == 1


@clause("HC-03")
@pytest.mark.parametrize(
    ("seats", "each", "over"), [(2, 66, 1), (3, 44, 1), (4, 33, 1), (5, 26, 3), (6, 22, 1)]
)
def test_what_cannot_be_dealt_evenly_goes_back_to_the_box(seats: int, each: int, over: int) -> None:
    t = dealt(GAME, seats)
    places = t.state.places()
    dealt_to = [len(places[f"hand:{seat}"]) + len(places[f"pile:{seat}"]) for seat in range(seats)]
    assert dealt_to == [each] * seats
    assert len(places["box"]) == over
    assert t.view("Ada").zones()["box"] == over


@clause("HC-03")
@pytest.mark.parametrize("seats", [1, 7])
def test_it_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(UnknownGame, match="is for 2 to 6 players"):
        rules_of(GAME, seats, {})


@clause("HC-04")
def test_six_cards_are_in_hand_unseen_until_the_start() -> None:
    t = dealt(GAME, 3)
    assert t.view("Ada").zones()["sizes"] == [6, 6, 6]
    assert t.view("Ada").zones()["hand"] == []


@clause("HC-05")
def test_the_turned_card_is_the_signal() -> None:
    t = dealt(GAME, 2)
    middle = t.place("discard")
    assert t.refused("Bo draw") == "HC-05"
    t.play("Ada go")
    assert t.view("Bo").zones()["discard"] == [middle]
    assert t.view("Bo").zones()["covered"] == 0
    assert t.view("Bo").zones()["hand"] == t.hand("Bo").split()
    assert [event.faces() for event in t.told] == [[middle]]


@clause("HC-06")
def test_on_a_product_the_product_is_called() -> None:
    t = both("Ada: 5+-1 6+-1 | Bo: 4x5/17 6x7/78 ; discard 7x8/13")
    assert t.may("Ada") == "56:5+-1 56:6+-1"
    assert t.refused("Ada 5:5+-1") == "HC-06"
    assert t.refused("Ada 5+-1") == "HC-06"


@clause("HC-06")
def test_on_a_step_the_value_used_is_called() -> None:
    t = both("Ada: 3x5/26 9x9/58 | Bo: 4x5/17 6x7/78 ; discard 4+-2")
    assert t.may("Ada") == "6:3x5 2:3x5"
    assert t.refused("Ada 15:3x5") == "HC-07"
    t = both("Ada: 3x5/28 9x9/58 | Bo: 4x5/17 6x7/78 ; discard 4+-2")
    assert t.refused("Ada 6:3x5") == "HC-06"


@clause("HC-06")
def test_drawing_getting_stuck_and_late_cards_are_as_in_both_games() -> None:
    t = both("Ada: 5+-1 8x8/27 8x9/27 | Bo: 6x7/58 6x6/58 ; discard 2+-3 7x8/13 ; pile Bo 8+-1")
    t.play("Ada 56:5+-1")
    assert t.refused("Bo 56:6x7") == "HS-17"
    t.play("Bo draw")
    assert t.place("discard") == "7x8 5+-1 2+-3"
    assert t.may("Bo") == "5:6x7 5:6x6"


@clause("HC-07")
def test_on_a_step_cards_of_either_game_with_a_fitting_corner_may_be_played() -> None:
    t = both("Ada: 9+-1 8+-1 4x5/57 3x5/26 | Bo: 6x7/78 6x6/12 ; discard 7+-2")
    assert t.may("Ada") == "9:9+-1 5:4x5"
    assert t.refused("Ada 5:3x5") == "HC-07"
    assert t.refused("Ada 8:8+-1") == "HC-07"


@clause("HC-08")
def test_on_a_product_cards_of_either_game_with_a_fitting_corner_may_be_played() -> None:
    t = both("Ada: 6+-1 8+-1 4x5/57 3x5/23 | Bo: 6x7/78 6x6/12 ; discard 7x8/13")
    assert t.may("Ada") == "56:4x5 56:6+-1"
    assert t.refused("Ada 56:8+-1") == "HC-08"
    assert t.refused("Ada 56:3x5") == "HC-08"


@clause("HC-09")
def test_a_ten_is_only_a_ten() -> None:
    t = both("Ada: 10+-1 1+-1 | Bo: 6x7/78 6x6/34 ; discard 2x5/78")
    assert t.may("Ada") == "10:1+-1"
    assert t.refused("Ada 10:10+-1") == "HC-09"
    assert not any(
        answers(Step(10, 1), top, top.calls()[0]) for top in COMBINED.cards if isinstance(top, Problem)
    )


@clause("HC-10")
def test_on_six_plus_or_minus_two_any_eight_or_four_of_either_game_fits() -> None:
    t = both("Ada: 8+-3 4+-1 3x5/18 2x2/34 6+-2 9x9/26 | Bo: 6x7/78 6x6/12 ; discard 6+-2")
    assert t.may("Ada") == "8:3x5 8:8+-3 4:2x2 4:4+-1"


@clause("HC-11")
def test_nine_and_ten_are_met_by_steps_only_and_a_corner_0_meets_no_step() -> None:
    for top, card in enumerate(COMBINED.cards):
        for call in COMBINED.calls[top] if isinstance(card, Step) else []:
            assert call.steps != 0
            assert (call.problems == 0) == (call.number in (9, 10))
            assert not answers(Problem(2, 3, 0, 0), card, call.number)


@clause("HC-11")
def test_a_nine_would_answer_a_nine_in_a_product() -> None:
    t = both("Ada: 9+-1 8+-1 | Bo: 6x7/78 6x6/12 ; discard 7x7/13")
    assert t.may("Ada") == "49:9+-1"


@clause("HC-12")
def test_the_first_player_rid_of_all_cards_wins() -> None:
    t = both("Ada: 9+-1 | Bo: 6x7/78 6x6/12 ; discard 7x8/13").play("Ada last")
    assert t.winners() == "Ada"
    outcome = t.state.outcome()
    assert outcome is not None
    assert outcome.clause == "HC-12"
    assert outcome.points == [0, -2]


@clause("HC-13")
def test_a_tournament_of_four_games_is_offered() -> None:
    plan = rules_of(GAME, 2, {}).tournament()
    assert plan is not None
    assert plan.games == 4


@clause("HC-14")
def test_a_card_with_two_fitting_corners_may_call_either() -> None:
    t = both("Ada: 3x5/26 9x9/78 | Bo: 6x7/78 6x6/12 ; discard 4+-2")
    assert t.may("Ada") == "6:3x5 2:3x5"
    t.play("Ada 2:3x5")
    assert t.may("Bo") == "15:6x6"


@clause("HC-15")
def test_the_one_who_gives_the_signal_turns_the_middle_card() -> None:
    t = both("Ada: 3x5/26 | Bo: 6x7/78 6x6/12 ; discard 7x8/13 ; waiting", youngest=1)
    assert t.refused("Ada go") == "HC-05"
    t.play("Bo go")
    assert [say(event.words(), t.names, reader=0) for event in t.told] == ["Bo turns the middle card: 7×8."]


@clause("HC-15")
@pytest.mark.parametrize("game", ["unter-spannung", GAME])
def test_the_rulings_of_hochspannung_hold_in_its_sisters(game: str) -> None:
    t = dealt(game, 2).play("Ada go")
    assert t.refused("Ada last") == "HS-40"
    t.play("Bo draw")
    while t.place("pile Bo"):
        t.play("Bo draw")
    assert t.refused("Bo draw") == "HS-21"
