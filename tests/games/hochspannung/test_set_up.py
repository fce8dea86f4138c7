"""Hochspannung, set-up: HS-01 to HS-07."""

from __future__ import annotations

import pytest

from lastcard.engine.contract import WATCHER
from lastcard.engine.options import BadOption
from lastcard.engine.rng import fast
from lastcard.shelf import UnknownGame, rules_of
from lastcard.words import say
from tests.games.hochspannung.race import race
from tests.table import clause, dealt


@clause("HS-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_it_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(UnknownGame, match="is for 2 to 6 players"):
        rules_of("hochspannung", seats, {})


@clause("HS-01")
def test_a_watcher_does_not_play() -> None:
    t = dealt("hochspannung", 2).play("Ada go")
    assert t.state.moves(WATCHER) == []
    assert t.state.random_move(WATCHER, fast(1)) is None
    assert t.sitting.rules.refusal(t.state, WATCHER, "draw").clause == "HS-01"


@clause("HS-03")
@pytest.mark.parametrize(("seats", "each"), [(2, 30), (3, 20), (4, 15), (5, 12), (6, 10)])
def test_all_cards_are_dealt_evenly(seats: int, each: int) -> None:
    places = dealt("hochspannung", seats).state.places()
    dealt_to = [len(places[f"hand:{seat}"]) + len(places[f"pile:{seat}"]) for seat in range(seats)]
    assert dealt_to == [each] * seats
    assert places["box"] == []


@clause("HS-03")
def test_the_deal_goes_by_the_seed() -> None:
    assert dealt("hochspannung", 3, 1).state.places() == dealt("hochspannung", 3, 1).state.places()
    assert dealt("hochspannung", 3, 1).state.places() != dealt("hochspannung", 3, 2).state.places()


@clause("HS-04")
def test_the_card_left_over_lies_open_in_the_middle() -> None:
    t = dealt("hochspannung", 4)
    assert len(t.state.places()["discard"]) == 1
    assert t.view("Bo").zones()["discard"] == t.state.places()["discard"]


@clause("HS-05")
def test_everybody_has_a_pile_of_their_own_and_sees_only_how_many() -> None:
    t = dealt("hochspannung", 4).play("Ada go")
    assert t.view("Bo").zones()["piles"] == [11, 11, 11, 11]
    top_of_pile = t.place("pile Bo").split()[0]
    assert top_of_pile not in t.view("Bo").faces()


@clause("HS-06")
def test_nobody_sees_a_hand_before_the_signal() -> None:
    t = dealt("hochspannung", 3)
    assert [len(t.hand(name).split()) for name in ("Ada", "Bo", "Cy")] == [4, 4, 4]
    for name in ("Ada", "Bo", "Cy"):
        assert t.view(name).zones()["hand"] == []
        assert t.view(name).zones()["sizes"] == [4, 4, 4]
        assert t.view(name).faces() == t.state.places()["discard"]


@clause("HS-07")
def test_after_the_signal_all_look_at_their_own_hands() -> None:
    t = dealt("hochspannung", 2)
    assert t.to_act() == "Ada"
    assert t.may("Ada") == "go"
    t.play("Ada go")
    assert t.to_act() == "Ada Bo"
    for name in ("Ada", "Bo"):
        assert t.view(name).zones()["hand"] == t.hand(name).split()
        assert t.view(name).zones()["started"] is True


@clause("HS-07")
def test_the_table_is_told_in_sentences_with_the_corners_of_the_own_hand() -> None:
    t = race("Ada: 3x5/26 9x9/78 | Bo: 4x4/25 ; discard 7x8/13 ; pile Bo 2x2/13")
    assert [say(words, t.names, reader=0) for words in t.view("Ada").says()] == [
        "Bo holds 1, with 1 in the pile.",
        "You hold 2, with 0 in your pile.",
        "On top: 7×8",
        "Your hand, with its corners: 3×5(2/6) 9×9(7/8)",
    ]
    assert t.view("Ada").zones()["corners"] == [[2, 6], [7, 8]]
    assert len(t.state.view(WATCHER).says()) == 3


@clause("HS-07")
def test_the_youngest_gives_the_signal() -> None:
    t = dealt("hochspannung", 3, youngest=2)
    assert t.to_act() == "Cy"
    assert t.refused("Ada go") == "HS-07"
    assert t.refused("Bo draw") == "HS-07"
    assert t.refused("Cy draw") == "HS-07"
    t.play("Cy go")
    assert t.refused("Cy go") == "HS-07"


@clause("HS-07")
def test_the_youngest_sits_at_the_table() -> None:
    with pytest.raises(BadOption, match="youngest may be 0 to 2 with 3 players, not 4"):
        rules_of("hochspannung", 3, {"youngest": 4})


@clause("HS-07")
def test_a_position_may_stand_before_the_signal() -> None:
    t = race("Ada: 3x5/26 | Bo: 4x4/25 ; discard 7x8/13 ; waiting")
    assert t.may("Ada") == "go"
    assert t.play("Ada go").may("Ada") == "56:3x5 last"
