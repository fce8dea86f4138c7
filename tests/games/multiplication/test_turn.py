"""The Multiplication Game, a turn: MG-10 to MG-18."""

from __future__ import annotations

import pytest

from lastcard.engine.contract import WATCHER
from lastcard.games.multiplication.pairs import NUMBERS, PAIRS, pairs_of
from lastcard.shelf import rules_of
from tests.table import Table, clause, dealt, table


def on_12(hand: str) -> Table:
    """Ada with this hand, Bo and Cy with cards that do not matter, and 12 declared as 2×6."""
    return table("multiplication", f"Ada: {hand} | Bo: 80 | Cy: 90 ; open 12=2x6")


@clause("MG-10")
def test_players_act_in_turn() -> None:
    t = on_12("24 7")
    assert t.refused("Bo draw") == "MG-10"
    t.play("Ada 24=4x6")
    assert t.to_act() == "Bo"
    assert t.refused("Ada 7=1x7") == "MG-10"


@clause("MG-10")
def test_one_card_goes_from_the_hand_on_the_open_card() -> None:
    t = on_12("24 7").play("Ada 24=4x6")
    assert (t.hand("Ada"), t.place("discard")) == ("7", "24 12")


@clause("MG-10")
@pytest.mark.parametrize("move", ["30=5x6", "free=4=2x2"])
def test_a_card_that_is_not_in_the_hand_is_refused(move: str) -> None:
    assert on_12("24 7").refused(f"Ada {move}") == "MG-10"


@clause("MG-11")
def test_35_is_5x7_only_and_24_is_4x6_or_3x8() -> None:
    assert [pair.text() for pair in pairs_of(35)] == ["5x7"]
    assert [pair.text() for pair in pairs_of(24)] == ["3x8", "4x6"]


@clause("MG-11")
@pytest.mark.parametrize("move", ["24=2x12", "24=1x24", "24=4x5", "24=10x12", "24=0x6", "24=6x6"])
def test_only_multipliers_from_1_to_10_that_make_the_number_can_be_declared(move: str) -> None:
    assert on_12("24 7").refused(f"Ada {move}") == "MG-11"


@clause("MG-11")
def test_the_order_of_the_multipliers_does_not_matter() -> None:
    rules = rules_of("multiplication", 2, {})
    assert rules.parse("24=6x4") is rules.parse("24=4x6")
    assert rules.parse("free=4=4x1") is rules.parse("free=4=1x4")
    assert on_12("24 7").play("Ada 24=6x4").place("discard") == "24 12"


@clause("MG-12")
def test_a_pair_without_a_common_multiplier_is_refused() -> None:
    t = on_12("35 81 2")
    assert t.refused("Ada 35=5x7") == "MG-12"
    assert t.refused("Ada 81=9x9") == "MG-12"
    t.play("Ada 2=1x2")


@clause("MG-12")
def test_what_fits_is_what_shares_a_multiplier() -> None:
    hand = " ".join(str(number) for number in NUMBERS if number not in (12, 80, 90))
    listed = on_12(hand).may("Ada").split()
    fitting = [f"{pair.number}={pair.text()}" for pair in PAIRS if {pair.low, pair.high} & {2, 6}]
    assert sorted(listed) == sorted([*(move for move in fitting if not move.startswith("12=")), "draw"])


@clause("MG-13")
def test_the_declared_pair_counts_and_not_the_other_one() -> None:
    t = on_12("24 7")
    assert t.refused("Ada 24=3x8") == "MG-12"
    t.play("Ada 24=4x6")


@clause("MG-13")
def test_a_number_may_fit_as_both_its_pairs() -> None:
    t = table("multiplication", "Ada: 12 7 | Bo: 80 ; open 6=2x3")
    assert t.may("Ada") == "12=2x6 12=3x4 draw"


@clause("MG-14")
@pytest.mark.parametrize("move", ["20=4x5", "54=6x9"])
def test_both_multipliers_are_offered_to_the_next_player(move: str) -> None:
    t = table("multiplication", "Ada: 24 7 | Bo: 20 54 ; open 12=2x6").play("Ada 24=4x6")
    assert t.view("Bo").zones()["open"] == {"card": "24", "number": 24, "pair": [4, 6]}
    t.play(f"Bo {move}")


@clause("MG-14")
def test_a_multiplier_of_the_card_before_is_gone() -> None:
    t = table("multiplication", "Ada: 24 7 | Bo: 14 20 ; open 12=2x6").play("Ada 24=4x6")
    assert t.refused("Bo 14=2x7") == "MG-12"


@clause("MG-15")
def test_after_a_wrong_discard_the_card_stays_and_the_player_may_try_again() -> None:
    t = on_12("24 7")
    assert [t.refused(f"Ada {move}") for move in ("24=4x7", "24=3x8")] == ["MG-11", "MG-12"]
    assert (t.to_act(), t.hand("Ada")) == ("Ada", "7 24")
    assert t.play("Ada 24=4x6").hand("Ada") == "7"


@clause("MG-16")
def test_who_could_discard_need_not() -> None:
    t = table("multiplication", "Ada: 24 7 | Bo: 80 ; open 12=2x6 ; draw 50").play("Ada draw")
    assert (t.hand("Ada"), t.place("discard"), t.to_act()) == ("7 24 50", "12", "Bo")


@clause("MG-16")
def test_who_cannot_discard_loses_the_turn_and_draws_one() -> None:
    t = table("multiplication", "Ada: 35 | Bo: 80 ; open 12=2x6 ; draw 50 40")
    assert t.may("Ada") == "draw"
    assert t.play("Ada draw").hand("Ada") == "35 50"


@clause("MG-17")
def test_the_card_just_drawn_waits_for_another_turn() -> None:
    t = table("multiplication", "Ada: 35 | Bo: 80 ; open 12=2x6 ; draw 24 40").play("Ada draw")
    assert t.refused("Ada 24=4x6") == "MG-10"
    t.play("Bo draw", "Ada 24=4x6")


@clause("MG-18")
def test_everybody_sees_the_open_card_the_sizes_and_whose_turn_it_is() -> None:
    t = table("multiplication", "Ada: 24 7 | Bo: 80 ; open 12=2x6 ; under 10=2x5 5")
    for seat in (0, 1, WATCHER):
        data = t.state.view(seat).data()
        assert data["open"] == {"card": "12", "number": 12, "pair": [2, 6]}
        assert data["discard"] == [
            {"card": "10", "number": 10, "pair": [2, 5]},
            {"card": "5", "number": 5, "pair": []},
        ]
        assert (data["sizes"], data["draw"], data["to_act"]) == ([2, 1], 38, [0])


@clause("MG-18")
def test_nobody_sees_another_hand_or_the_draw_pile() -> None:
    one = table("multiplication", "Ada: 24 7 | Bo: 80 free ; open 12=2x6 ; draw 1 2")
    other = table("multiplication", "Ada: 24 7 | Bo: 90 40 ; open 12=2x6 ; draw free 3")
    assert one.view("Ada").data() == other.view("Ada").data()
    assert one.state.view(WATCHER).data() == other.state.view(WATCHER).data()
    assert one.view("Bo").zones()["hand"] == ["80", "free"]


@clause("MG-18")
def test_a_drawn_card_is_told_to_its_drawer_alone() -> None:
    t = table("multiplication", "Ada: 35 | Bo: 80 ; open 12=2x6 ; draw free").play("Ada draw")
    told = [[event.seen_by(seat).data() for event in t.told] for seat in (0, 1)]
    assert [event["card"] for event in told[0]] == ["free"]
    assert [(event["card"], event["key"]) for event in told[1]] == [("", "multiplication.draws-unseen")]


@clause("MG-18")
def test_which_pair_fits_is_nobodys_hint() -> None:
    assert not dealt("multiplication", 2).sitting.rules.hints
