"""Math Attack!, the turn: MA-10 to MA-17."""

from __future__ import annotations

from lastcard.engine.contract import WATCHER
from tests.table import clause, dealt, table


@clause("MA-10", "MA-36")
def test_any_card_may_go_on_either_line() -> None:
    t = table("math-attack", "Ada: +7 -3 | Bo: +1")
    assert t.may("Ada") == "own:+7 own:-3 other:+7 other:-3"


@clause("MA-10")
def test_a_card_goes_to_the_end_of_the_chosen_line() -> None:
    t = table("math-attack", "Ada: +7 -3 | Bo: +1 ; line Ada +5").play(
        "Ada own:+7", "Bo own:+1", "Ada other:-3"
    )
    assert t.place("line Ada") == "+5 +7"
    assert t.place("line Bo") == "+1 -3"


@clause("MA-10")
def test_a_card_that_is_not_in_hand_is_refused() -> None:
    t = table("math-attack", "Ada: +7 | Bo: +1")
    assert t.refused("Ada own:+8") == "MA-10"


@clause("MA-10")
def test_equal_cards_are_one_move() -> None:
    assert table("math-attack", "Ada: +7 +7 | Bo: +1 ; blocked Bo").may("Ada") == "own:+7"


@clause("MA-11")
def test_then_one_card_is_drawn_and_the_opponent_is_next() -> None:
    t = table("math-attack", "Ada: +7 -3 | Bo: +1 ; stack +9").play("Ada own:+7")
    assert t.hand("Ada") == "+9 -3"
    assert t.to_act() == "Bo"
    assert t.refused("Ada own:-3") == "MA-11"


@clause("MA-12")
def test_nobody_may_pass_who_can_lay_a_card() -> None:
    t = table("math-attack", "Ada: +7 cancel | Bo: +1")
    assert "pass" not in t.may("Ada")
    assert t.refused("Ada pass") == "MA-12"


@clause("MA-13")
def test_the_first_card_of_a_line_gives_its_first_total() -> None:
    t = table("math-attack", "Ada: -4 | Bo: +1").play("Ada own:-4")
    assert t.view("Bo").zones()["totals"] == [[-4], []]


@clause("MA-14")
def test_while_the_stack_lasts_each_turn_ends_with_five_cards() -> None:
    t = dealt("math-attack", 2, 4)
    for turn in range(10):
        name = t.to_act()
        t.play(f"{name} {t.may(name).split()[-1]}")
        if t.winners():
            break
        assert len(t.hand(name).split()) == 5


@clause("MA-15")
def test_lines_lie_open_in_playing_order_and_hands_are_hidden() -> None:
    t = table("math-attack", "Ada: +7 | Bo: +1 -2 ; line Ada +5 cancel -3 ; line Bo sign")
    for seat in (0, 1, WATCHER):
        assert t.state.view(seat).zones()["lines"] == [["+5", "cancel", "-3"], ["sign"]]
    assert t.view("Ada").zones()["hand"] == ["+7"]
    assert "-2" not in str(t.view("Ada").data())
    assert t.state.view(WATCHER).zones()["hand"] == []


@clause("MA-16")
def test_with_an_empty_stack_nothing_is_drawn_and_play_goes_on() -> None:
    t = table("math-attack", "Ada: +7 -3 | Bo: +1 ; stack none").play("Ada own:+7", "Bo own:+1")
    assert t.hand("Ada") == "-3"
    assert t.to_act() == "Ada"


@clause("MA-17")
def test_sizes_are_public_and_the_order_of_the_stack_is_not() -> None:
    one = table("math-attack", "Ada: +7 | Bo: +1 -2 ; stack +9 +3")
    two = table("math-attack", "Ada: +7 | Bo: +1 -2 ; stack +3 +9")
    zones = one.view("Ada").zones()
    assert (zones["sizes"], zones["stack"]) == ([1, 2], 51)
    assert one.view("Ada").data() == two.view("Ada").data()
