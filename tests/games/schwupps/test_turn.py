"""Schwupps, turn: SW-20 to SW-29."""

from __future__ import annotations

from collections import Counter

from lastcard.engine.playout import any_seat
from lastcard.engine.rng import fast
from lastcard.shelf import rules_of
from tests.table import clause, dealt, table

# Ada can play r7 on pile 1 and b1 on pile 2.
BOTH = "Ada: r7 b1 ag | Bo: g1 ; rows +1 -1 number colour ; pile 1 b6 ; pile 2 r2 ; pile 3 y9 ; pile 4 p4"
# Nothing of hers fits anywhere.
STUCK = "Ada: r9 b5 | Bo: g1 ; rows +1 -1 number number ; pile 1 b6 ; pile 2 r2 ; pile 3 y1 ; pile 4 p4"
STOCKED = " ; stock Ada y1 y2 y3 y4 y5 ; stock Bo g5 g6"


@clause("SW-20")
def test_a_turn_without_any_action_cannot_be_ended() -> None:
    t = table("schwupps", BOTH + STOCKED)
    assert t.refused("Ada stop") == "SW-20"
    assert "stop" not in t.may("Ada").split()


@clause("SW-20")
def test_the_actions_may_come_in_any_order() -> None:
    table("schwupps", BOTH + STOCKED).play("Ada r7@1 aggravate@2>1 schwupp@2 stop")
    table("schwupps", BOTH + STOCKED).play("Ada schwupp@2 aggravate@2>1 r7@1 stop")
    table("schwupps", BOTH + STOCKED).play("Ada aggravate@2>1 r7@1 schwupp@2 stop")


@clause("SW-20")
def test_all_moves_are_listed_in_a_fixed_order() -> None:
    t = table("schwupps", BOTH + STOCKED)
    assert t.may("Ada") == "r7@1 b1@2 aggravate@1>1 aggravate@2>1 schwupp@1 schwupp@2"
    assert t.may("Bo") == ""


@clause("SW-20")
def test_a_random_move_is_each_of_the_listed_ones_as_likely() -> None:
    state = table("schwupps", BOTH + STOCKED + " ; acted").state
    rng = fast(4)
    drawn = Counter(str(state.random_move(0, rng)) for draw in range(7000))
    assert set(drawn) == {move.text() for move in state.moves(0)}
    assert all(870 < times < 1130 for times in drawn.values())


@clause("SW-21")
def test_number_cards_may_be_played_one_after_another() -> None:
    t = table("schwupps", BOTH + STOCKED).play("Ada r7@1 b1@2")
    assert (t.place("pile:1"), t.place("pile:2")) == ("b6 r7", "r2 b1")
    assert t.hand("Ada") == "ag"
    assert t.to_act() == "Ada"


@clause("SW-21")
def test_a_card_that_is_not_in_hand_is_refused() -> None:
    assert table("schwupps", BOTH + STOCKED).refused("Ada p7@1") == "SW-21"


@clause("SW-21")
def test_equal_cards_are_one_move_and_may_both_be_played() -> None:
    t = table("schwupps", "Ada: r7 r7 ag | Bo: g1 ; rows +1 number -1 -1 ; pile 1 b6 ; pile 2 y7 ; pile 3 y1")
    assert t.may("Ada").split()[:2] == ["r7@1", "r7@2"]
    t.play("Ada r7@1 r7@2")
    assert t.hand("Ada") == "ag"


@clause("SW-22")
def test_aggravation_cards_may_be_played_one_after_another() -> None:
    t = table("schwupps", "Ada: ag ag r1 | Bo: g1 ; stock Ada y1").play("Ada aggravate@1>1 aggravate@1>1")
    assert t.hand("Ada") == "r1"
    assert t.place("box") == "ag ag"


@clause("SW-22")
def test_without_an_aggravation_card_nobody_is_aggravated() -> None:
    t = table("schwupps", STUCK + STOCKED)
    assert t.refused("Ada aggravate@1>1") == "SW-22"
    assert t.refused("Ada aggravate") == "SW-22"


@clause("SW-23")
def test_a_second_free_schwupp_is_refused() -> None:
    t = table("schwupps", BOTH + STOCKED).play("Ada schwupp@1")
    assert t.refused("Ada schwupp@1") == "SW-23"
    assert t.refused("Ada schwupp@2") == "SW-23"


@clause("SW-23")
def test_the_free_schwupp_is_back_in_the_next_turn() -> None:
    t = table("schwupps", BOTH + STOCKED).play("Ada schwupp@1 stop", "Bo schwupp@1 stop", "Ada schwupp@2")
    assert t.to_act() == "Ada"


@clause("SW-24")
def test_with_nothing_to_play_only_the_free_schwupp_is_open() -> None:
    t = table("schwupps", STUCK + STOCKED)
    assert t.may("Ada") == "schwupp@1 schwupp@2"
    assert t.refused("Ada stop") == "SW-24"


@clause("SW-24")
def test_an_aggravation_card_can_always_be_played() -> None:
    t = table("schwupps", STUCK.replace("b5", "ag") + STOCKED)
    assert t.may("Ada") == "aggravate@1>1 aggravate@2>1 schwupp@1 schwupp@2"
    assert t.refused("Ada stop") == "SW-20"


@clause("SW-25")
def test_who_could_play_may_schwupp_and_leave_it_at_that() -> None:
    t = table("schwupps", BOTH + STOCKED).play("Ada schwupp@2 stop")
    assert t.to_act() == "Bo"


@clause("SW-26")
def test_after_any_action_the_player_may_stop() -> None:
    for action in ("r7@1", "aggravate@2>1", "schwupp@2"):
        t = table("schwupps", BOTH + STOCKED).play(f"Ada {action}")
        assert t.may("Ada").split()[-1] == "stop"
        assert t.play("Ada stop").to_act() == "Bo"


@clause("SW-26")
def test_nothing_forces_a_card_that_could_still_be_played() -> None:
    t = table("schwupps", BOTH + STOCKED).play("Ada r7@1")
    assert t.may("Ada").split()[0] == "b1@2"
    assert t.play("Ada stop").to_act() == "Bo"


@clause("SW-26")
def test_the_player_is_asked_to_act_first_and_then_to_go_on_or_stop() -> None:
    t = table("schwupps", BOTH + STOCKED)
    asked = [t.view("Bo").prompt.key]
    for move in ("Ada r7@1", "Ada stop"):
        asked.append(t.play(move).view("Bo").prompt.key)
    assert asked == ["schwupps.ask", "schwupps.ask-more", "schwupps.ask"]
    assert t.view("Ada").prompt.values == {"seat": 1}


@clause("SW-27")
def test_at_the_end_of_the_turn_the_hand_is_refilled_to_four() -> None:
    t = table("schwupps", BOTH + STOCKED).play("Ada r7@1 b1@2 stop")
    assert t.hand("Ada") == "y1 y2 y3 ag"
    assert t.place("stock Ada") == "y4 y5"


@clause("SW-27")
def test_four_or_more_draw_nothing() -> None:
    t = table("schwupps", "Ada: r7 r8 r9 r10 | Bo: g1 ; common b1" + STOCKED).play("Ada schwupp@1 stop")
    assert t.hand("Ada") == "r7 r8 r9 r10 b1"
    assert t.place("stock Ada") == "y1 y2 y3 y4 y5"


@clause("SW-27")
def test_a_short_pile_gives_what_it_has() -> None:
    t = table("schwupps", BOTH + " ; stock Ada ag").play("Ada r7@1 b1@2 stop")
    assert t.hand("Ada") == "ag ag"
    assert t.place("stock Ada") == ""


@clause("SW-27")
def test_an_empty_pile_gives_none() -> None:
    t = table("schwupps", BOTH + " ; stock Bo g5").play("Ada r7@1 stop")
    assert t.hand("Ada") == "b1 ag"


@clause("SW-28")
def test_an_empty_hand_is_not_refilled_in_mid_turn() -> None:
    t = table("schwupps", "Ada: r7 | Bo: g1 ; rows +1 -1 +2 -2 ; pile 1 b6" + STOCKED).play("Ada r7@1")
    assert t.hand("Ada") == ""
    assert t.may("Ada") == "schwupp@1 schwupp@2 stop"
    assert t.play("Ada stop").hand("Ada") == "y1 y2 y3 y4"


@clause("SW-28")
def test_who_has_schwupped_and_holds_nothing_can_only_stop() -> None:
    position = "Ada: r7 | Bo: g1 ; rows +1 -1 +2 -2 ; pile 1 b6 ; schwupped" + STOCKED
    assert table("schwupps", position).play("Ada r7@1").may("Ada") == "stop"


@clause("SW-29")
def test_with_nothing_playable_and_the_schwupp_taken_there_is_the_stop() -> None:
    assert table("schwupps", STUCK + STOCKED + " ; schwupped").may("Ada") == "stop"


@clause("SW-29")
def test_every_turn_of_a_random_game_ends() -> None:
    state, rng = rules_of("schwupps", 3, {}).start(8), fast(8)
    actions = longest = 0
    while state.to_act():
        move = state.random_move(any_seat(state.to_act(), rng), rng)
        assert move is not None
        state.apply(any_seat(state.to_act(), rng), move)
        actions = 0 if move.text() == "stop" else actions + 1
        longest = max(longest, actions)
    assert 3 < longest < 30


@clause("SW-29")
def test_the_decision_changes_with_every_action() -> None:
    t = dealt("schwupps", 2)
    numbers = [t.state.decision()]
    for move in ("Ada schwupp@1", "Ada stop", "Bo schwupp@2", "Bo stop"):
        numbers.append(t.play(move).state.decision())
    assert numbers == [0, 1, 2, 3, 4]
