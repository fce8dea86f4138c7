"""Supercharge: the twelve power cards, SC-20 to SC-31, and what is ruled about each."""

from __future__ import annotations

import pytest

from lastcard.engine.contract import WATCHER
from tests.games.frantic.desk import desk
from tests.table import clause

BOX = "frantic+supercharge"
TEN = "fu r1 r2 b1 b2 b3 g1 g2 g3 g4"

# ---------------------------------------------------------------- All Draw One, Anti Counter


@clause("SC-20", "FR-A12")
def test_all_draw_one_makes_all_others_draw() -> None:
    t = desk("Ada: r1 | Bo: r2 g2 | Cy: y5 ; top r3 ; turn Bo ; powers Bo all-draw-one ; draw b1 b2", BOX)
    t.play("Bo r2 !all-draw-one")
    assert [t.hand(name) for name in t.names] == ["r1 b2", "g2", "b1 y5"]


@clause("SC-21")
def test_anti_counter_keeps_the_card_from_being_countered() -> None:
    t = desk("Ada: rsk r1 | Bo: ca g2 | Cy: r5 y5 ; top r3 ; powers Ada anti-counter", BOX)
    t.play("Ada rsk !anti-counter at=Bo")
    assert t.asked() == "Cy"
    assert t.hand("Bo") == "g2 ca"
    t.play("Cy r5", "Ada r1", "Bo pass", "Cy pass")
    assert t.is_counted()


@clause("SC-21", "FR-N46")
def test_anti_counter_covers_only_the_card_it_charges() -> None:
    t = desk("Ada: rsc rsk r1 | Bo: ca g2 | Cy: r5 y5 ; top r3 ; powers Ada anti-counter", BOX)
    t.play("Ada rsc !anti-counter rsk at=Bo")
    assert t.asked() == "Bo"
    t.play("Bo !ca no-wish at=Ada")
    assert t.asked() == "Ada"


@clause("SC-21")
def test_the_next_attack_can_be_countered_again() -> None:
    t = desk("Ada: rsk r1 | Bo: g2 | Cy: rgi r5 y5 ; top r3 ; powers Ada anti-counter", BOX)
    t.play("Ada rsk !anti-counter at=Bo")
    assert t.view("Cy").zones()["lasting"] == []
    t.play("Cy rgi at=Ada")
    assert t.asked() == "Ada"


# ---------------------------------------------------------------- Black Wish


@clause("SC-22", "FR-A03")
def test_on_a_black_wish_only_black_cards_and_wishes_go() -> None:
    t = desk("Ada: r1 r2 | Bo: k3 k8 r4 r1 rgi fa eq ca nt ; top r3 ; powers Ada black-wish", BOX)
    t.play("Ada r1 !black-wish")
    assert t.demand() == "black"
    assert t.may("Bo") == "k3 k8 fa eq ca nt draw"
    assert t.refused("Bo r4") == "SC-22"


@clause("SC-22", "FR-A03")
def test_a_black_card_of_any_number_covers_it_even_on_black() -> None:
    t = desk(
        "Ada: k3 r2 | Bo: k8 g8 | Cy: y5 y8 ; top r3 ; powers Ada black-wish ; events friday-the-13th loot",
        BOX,
    )
    t.play("Ada k3 !black-wish", "Bo k8")
    # Once it is covered the normal rules hold again: not black on black.
    assert t.demand() == "k8"
    t.play("Cy draw end")
    assert t.asked() == "Ada"


@clause("SC-22")
def test_a_wish_overrides_a_black_wish() -> None:
    t = desk("Ada: r1 r2 | Bo: fa g2 ; top r3 ; powers Ada black-wish", BOX).play(
        "Ada r1 !black-wish", "Bo fa red"
    )
    assert t.may("Ada") == "r2 draw"


@clause("FR-A03")
def test_a_card_without_its_wish_does_not_go_on_a_black_wish() -> None:
    t = desk("Ada: r1 r2 r4 | Bo: eq g2 g4 g5 | Cy: y5 ; top r3 ; powers Ada black-wish", BOX)
    t.play("Ada r1 !black-wish", "Bo eq")
    assert t.may("Bo") == "red blue yellow green"
    assert t.refused("Bo no-wish") == "FR-N67"


@clause("FR-A03")
def test_fuck_you_leaves_a_black_wish_standing() -> None:
    t = desk(f"Ada: r5 r4 | Bo: {TEN} | Cy: k5 y5 ; top r3 ; powers Ada black-wish", BOX)
    t.play("Ada r5 !black-wish", "Bo fu")
    assert t.demand() == "black"
    assert t.may("Cy") == "k5 draw"


@clause("FR-A03", "FR-N57")
def test_the_end_goes_on_a_black_wish() -> None:
    t = desk("Ada: r1 r2 | Bo: te ; top r3 ; powers Ada black-wish", BOX).play("Ada r1 !black-wish", "Bo te")
    assert t.ending() == "SC-43"


@clause("FR-A04", "FR-N73")
def test_a_black_wish_replaces_the_wish_of_the_card_and_of_a_counterattack() -> None:
    t = desk("Ada: f4 r2 | Bo: ca g2 | Cy: y5 ; top r3 ; powers Ada black-wish", BOX)
    t.play("Ada f4 !black-wish blue at=Bo*4", "Bo !ca green")
    assert t.demand() == "green"
    t.play("Bo at=Cy*4", "Cy pass")
    assert t.demand() == "black"


@clause("FR-N73")
def test_the_wish_of_a_card_thrown_in_replaces_a_black_wish() -> None:
    t = desk("Ada: r1 | Bo: nt g2 ; top r3 ; powers Ada black-wish", BOX)
    t.play("Ada r1 !black-wish", "Bo !nt red")
    assert t.demand() == "red"
    t = desk("Ada: r1 | Bo: nt g2 ; top r3 ; powers Ada black-wish", BOX)
    t.play("Ada r1 !black-wish", "Bo !nt no-wish")
    assert t.demand() == "black"


# ---------------------------------------------------------------- Colour Blockade


@clause("SC-23", "FR-A15")
def test_nobody_may_play_a_blocked_colour_by_colour_number_or_symbol() -> None:
    t = desk("Ada: r1 r2 | Bo: r4 b1 g1 rsk g2 fa ; top r3 ; powers Ada colour-blockade", BOX)
    t.play("Ada r1 !colour-blockade blue")
    assert t.may("Bo") == "r4 g1 rsk fa draw"
    assert t.refused("Bo b1") == "SC-23"
    t = desk("Ada: rsk r2 | Bo: g2 | Cy: bsk gsk r4 ; top r3 ; powers Ada colour-blockade", BOX)
    t.play("Ada rsk !colour-blockade at=Bo", "Bo pass", "Ada blue")
    assert t.may("Cy") == "r4 gsk draw"


@clause("SC-23")
def test_the_activator_is_bound_too_until_his_next_turn_is_over() -> None:
    t = desk("Ada: r1 r2 g4 | Bo: g2 r7 r8 ; top r3 ; powers Ada colour-blockade", BOX)
    t.play("Ada r1 !colour-blockade green", "Bo r7")
    assert t.may("Ada") == "r2 draw"
    t.play("Ada r2")
    assert t.may("Bo") == "r8 g2 draw"


@clause("SC-23", "FR-N49", "FR-A29")
def test_a_missed_turn_ends_a_blockade() -> None:
    t = desk("Ada: r1 r4 | Bo: rsk g7 | Cy: r7 g8 ; top r3 ; powers Ada colour-blockade", BOX)
    t.play("Ada r1 !colour-blockade green", "Bo rsk at=Ada", "Ada pass", "Cy draw end")
    assert t.asked() == "Bo"
    assert t.view("Ada").zones()["lasting"] == []


@clause("FR-A29")
def test_to_draw_and_pass_is_a_turn() -> None:
    t = desk("Ada: r1 r2 | Bo: g2 r7 ; top r3 ; powers Ada colour-blockade", BOX)
    t.play("Ada r1 !colour-blockade green", "Bo draw end", "Ada draw end")
    assert t.view("Ada").zones()["lasting"] == []


@clause("FR-A15", "FR-N89")
def test_a_blocked_colour_may_not_be_wished() -> None:
    t = desk("Ada: r1 r2 | Bo: fa g2 ; top r3 ; powers Ada colour-blockade", BOX)
    t.play("Ada r1 !colour-blockade green", "Bo fa")
    assert t.may("Bo").startswith("red blue yellow 1 2")
    assert t.refused("Bo green") == "SC-23"


@clause("FR-N89")
def test_a_card_thrown_in_may_not_wish_a_blocked_colour_either() -> None:
    t = desk("Ada: r1 r2 | Bo: rsk g2 | Cy: ca y5 ; top r3 ; powers Ada colour-blockade", BOX)
    t.play("Ada r1 !colour-blockade green", "Bo rsk at=Cy", "Cy !ca")
    assert t.may("Cy") == "red blue yellow no-wish"


@clause("FR-A15")
def test_a_blocked_colour_on_top_is_left_by_number_symbol_or_without_colour() -> None:
    t = desk("Ada: r1 r2 | Bo: r4 b1 fa y9 ; top r3 ; powers Ada colour-blockade", BOX)
    t.play("Ada r1 !colour-blockade red")
    assert t.may("Bo") == "b1 fa draw"


@clause("FR-N89")
def test_a_colour_just_wished_may_be_blocked() -> None:
    t = desk("Ada: fa r2 | Bo: r4 b1 eq k3 y9 ; top r3 ; powers Ada colour-blockade", BOX)
    t.play("Ada fa !colour-blockade blue blue")
    assert t.demand() == "blue"
    assert t.may("Bo") == "eq draw"


@clause("FR-N89")
def test_black_cannot_be_blocked() -> None:
    t = desk("Ada: r1 r2 | Bo: k1 g2 ; top r3 ; powers Ada colour-blockade", BOX).play(
        "Ada r1 !colour-blockade"
    )
    assert t.may("Ada") == "red blue yellow green"
    assert t.refused("Ada 7") == "FR-N89"
    t.play("Ada red")
    assert t.may("Bo") == "k1 draw"


@clause("FR-N49")
def test_what_a_power_leaves_in_force_ends_with_the_round() -> None:
    t = desk("Ada: r1 r2 | Bo: r5 ; top r3 ; powers Ada colour-blockade", BOX)
    t.play("Ada r1 !colour-blockade green", "Bo r5", "Ada pass", "Ada deal")
    assert t.view("Ada").zones()["lasting"] == []


# ---------------------------------------------------------------- Looping


@clause("SC-24", "FR-N93")
def test_looping_turns_the_direction_until_the_next_turn_is_over() -> None:
    t = desk("Ada: r1 r2 | Bo: g2 | Cy: y5 ; top r3 ; powers Ada looping", BOX).play("Ada r1 !looping")
    assert t.asked() == "Cy"
    t.play("Cy draw end", "Bo draw end")
    assert t.asked() == "Ada"
    # After the next turn play goes back to the neighbour it came from.
    t.play("Ada draw end")
    assert t.asked() == "Bo"
    t.play("Bo draw end")
    assert t.asked() == "Cy"


@clause("SC-24", "FR-N49", "FR-N93")
def test_a_missed_turn_turns_the_direction_back() -> None:
    t = desk("Ada: r1 r2 | Bo: g2 r6 | Cy: rsk y5 ; top r3 ; powers Ada looping", BOX)
    t.play("Ada r1 !looping", "Cy rsk at=Ada", "Ada pass", "Bo draw end")
    # Ada misses it; from her play goes to the right again.
    assert t.asked() == "Bo"
    t.play("Bo draw end")
    assert t.asked() == "Cy"


@clause("FR-A17")
def test_looping_with_two_players_changes_nothing() -> None:
    t = desk("Ada: r1 r2 | Bo: g2 ; top r3 ; powers Ada looping", BOX).play("Ada r1 !looping")
    assert t.asked() == "Bo"
    assert t.play("Bo draw end").asked() == "Ada"


@clause("FR-N49", "FR-N40")
def test_looping_ends_with_the_round_before_the_next_dealer_is_found() -> None:
    t = desk("Ada: r1 y7 | Bo: g7 | Cy: r5 ; top r3 ; powers Ada looping ; dealer Cy", BOX)
    t.play("Ada r1 !looping", "Cy r5", "Ada pass", "Bo pass")
    assert t.totals() == [7, 7, 0]
    assert t.asked() == "Ada"


@clause("FR-N50")
def test_two_loopings_turn_the_direction_each_at_its_two_moments() -> None:
    t = desk("Ada: r1 r2 | Bo: g2 | Cy: r5 y5 ; top r3 ; powers Ada looping ; powers Cy looping", BOX)
    t.play("Ada r1 !looping", "Cy r5 !looping")
    assert t.asked() == "Ada"
    t.play("Ada draw end")
    # Ada's turns it to the left again, and Cy's will turn it once more.
    assert t.asked() == "Cy"
    t.play("Cy draw end")
    assert t.asked() == "Ada"


@clause("FR-N52")
def test_an_event_of_the_same_turn_still_runs_in_the_old_direction() -> None:
    t = desk(
        "Ada: k3 r2 | Bo: g2 | Cy: y5 ; top r3 ; powers Ada looping ; events expansion ; draw b1 b2 b4", BOX
    )
    t.play("Ada k3 !looping")
    assert t.hand("Bo") == "b1 g2"
    assert t.hand("Cy") == "b2 b4 y5"
    assert t.asked() == "Cy"


@clause("FR-N51", "FR-073")
def test_while_looping_runs_the_order_of_events_is_turned_too() -> None:
    t = desk(
        "Ada: r1 r2 | Bo: g2 | Cy: k1 y5 ; top r3 ; powers Ada looping ; events expansion ; draw b1 b2 b4",
        BOX,
    )
    t.play("Ada r1 !looping", "Cy k1")
    assert t.hand("Bo") == "b1 g2"
    assert t.hand("Ada") == "r2 b2 b4"


@clause("FR-N51", "FR-101")
def test_while_looping_runs_a_tornado_is_dealt_the_other_way() -> None:
    t = desk("Ada: r1 r2 | Bo: g2 | Cy: k1 y5 y6 ; top r3 ; powers Ada looping ; events tornado", BOX)
    t.play("Ada r1 !looping", "Cy k1")
    assert t.sizes() == [1, 2, 1]


@clause("FR-N51")
def test_right_and_left_are_seats_even_while_looping_runs() -> None:
    t = desk(
        "Ada: r1 r2 | Bo: g2 g3 | Cy: k1 y5 y6 y7 ; top r3 ; powers Ada looping ; events earthquake", BOX
    )
    t.play("Ada r1 !looping", "Cy k1")
    assert t.hand("Bo") == "r2"
    assert t.hand("Ada") == "y5 y6 y7"


@clause("FR-N93", "FR-097")
def test_a_time_bomb_counts_turns_of_players_whatever_the_direction() -> None:
    t = desk(
        "Ada: k3 r1 r2 r4 r5 | Bo: g2 | Cy: y5 ; top r3 ; powers Ada looping ; events time-bomb ; "
        "draw b1 b2 b4 b5",
        BOX,
    )
    t.play("Ada k3 !looping")
    t.play("Cy draw end", "Bo draw end", "Ada draw end", "Bo draw end", "Cy draw end", "Ada draw end")
    t.play("Bo draw end", "Cy draw end", "Ada draw end")
    assert t.ending() == "FR-097"


# ---------------------------------------------------------------- Number Wish


@clause("SC-25", "FR-A16")
def test_number_wish_overrides_any_other_wish() -> None:
    t = desk("Ada: fa r2 | Bo: r7 b7 g2 k7 ; top r3 ; powers Ada number-wish", BOX)
    t.play("Ada fa !number-wish red")
    assert t.may("Ada") == "1 2 3 4 5 6 7 8 9 10"
    assert t.refused("Ada red") == "FR-A16"
    assert t.refused("Ada no-wish") == "FR-A16"
    t.play("Ada 7")
    assert t.may("Bo") == "r7 b7 k7 draw"


# ---------------------------------------------------------------- Open Hands


@clause("SC-26", "FR-A12")
def test_open_hands_opens_all_hands_but_that_of_the_activator() -> None:
    t = desk("Ada: r1 r2 | Bo: g2 g4 | Cy: y5 ; top r3 ; powers Ada open-hands", BOX).play(
        "Ada r1 !open-hands"
    )
    assert t.sees("Cy", "Bo") == "g2 g4"
    assert t.sees("Ada", "Cy") == "y5"
    assert t.sees("Bo", "Ada") == ""
    assert "g4" in t.state.view(WATCHER).faces()


@clause("SC-26", "FR-N49")
def test_open_hands_ends_when_the_activators_turn_begins() -> None:
    t = desk("Ada: r1 r2 | Bo: g2 g4 | Cy: y5 ; top r3 ; powers Ada open-hands ; draw b1 b2 b4", BOX)
    t.play("Ada r1 !open-hands", "Bo draw end", "Cy draw end")
    assert t.view("Ada").zones()["open"] == []
    # What was seen is remembered; what is drawn from now on is not seen.
    assert t.sees("Cy", "Bo") == "b1 g2 g4"
    t.play("Ada draw end", "Bo draw end")
    assert t.sees("Cy", "Bo") == "b1 g2 g4"


@clause("SC-26", "FR-N49", "FR-A29")
def test_open_hands_ends_when_the_activators_turn_is_missed() -> None:
    t = desk("Ada: r1 r2 | Bo: rsk g4 | Cy: y5 | Di: y6 ; top r3 ; powers Ada open-hands", BOX)
    t.play("Ada r1 !open-hands", "Bo rsk at=Ada", "Ada pass", "Cy draw end")
    assert t.view("Ada").zones()["open"] == [1, 2, 3]
    t.play("Di draw end")
    assert t.asked() == "Bo"
    assert t.view("Ada").zones()["open"] == []


# ---------------------------------------------------------------- Random Chance


@clause("SC-27", "FR-A08")
def test_random_chance_plays_one_more_card_that_need_not_fit() -> None:
    t = desk("Ada: r1 b7 k9 rsk | Bo: g2 | Cy: y5 ; top r3 ; powers Ada random-chance", BOX)
    t.play("Ada r1 !random-chance")
    assert t.may("Ada") == "b7 k9 rsk"
    assert t.refused("Ada draw") == "FR-A08"
    t.play("Ada b7")
    assert t.demand() == "b7"
    assert t.asked() == "Bo"


@clause("FR-A08")
def test_the_extra_card_takes_effect_and_replaces_a_wish() -> None:
    t = desk(
        "Ada: fa k9 r1 | Bo: g2 ; top r3 ; powers Ada random-chance looping ; events third-time-lucky", BOX
    )
    t.play("Ada fa !random-chance blue k9")
    assert t.sizes() == [4, 4]
    assert t.demand() == "k9"
    assert t.asked() == "Bo"


@clause("FR-A08")
@pytest.mark.parametrize(("rest", "said"), [("y1", "can-go-on"), ("fu", "no-more-card")])
def test_whether_there_is_a_card_for_random_chance_is_said_before_it_shows(rest: str, said: str) -> None:
    t = desk(f"Ada: f4 {rest} | Bo: g2 ; top r3 ; powers Ada random-chance", BOX)
    t.play("Ada f4 !random-chance blue", "Bo pass")
    assert [event.words().key for event in t.told][-1] == f"frantic.{said}"


@clause("FR-A08")
def test_without_a_hand_card_random_chance_does_nothing() -> None:
    t = desk("Ada: r1 | Bo: g2 ; top r3 ; powers Ada random-chance", BOX).play(
        "Ada r1 !random-chance", "Bo pass"
    )
    assert t.is_counted()


@clause("SC-27", "FR-A09")
def test_fuck_you_goes_only_with_ten_and_the_end_only_as_last_card() -> None:
    t = desk("Ada: r1 fu te b2 | Bo: g2 ; top r3 ; powers Ada random-chance", BOX).play(
        "Ada r1 !random-chance"
    )
    assert t.may("Ada") == "b2"
    assert t.refused("Ada fu") == "FR-064"
    assert t.refused("Ada te") == "SC-43"
    t = desk(f"Ada: r9 {TEN} | Bo: g5 ; top r3 ; powers Ada random-chance", BOX).play(
        "Ada r9 !random-chance fu"
    )
    assert t.demand() == "r9"


@clause("FR-A09")
def test_what_is_forbidden_binds_the_extra_card_too() -> None:
    t = desk(
        "Ada: r1 b7 rsk fa y2 | Bo: y1 y8 | Cy: y9 g2 ; top y3 ; turn Bo ; "
        "powers Ada random-chance ; powers Bo special-seal ; powers Cy colour-blockade",
        BOX,
    )
    t.play("Bo y1 !special-seal", "Cy y9 !colour-blockade red", "Ada y2 !random-chance")
    assert t.may("Ada") == "b7"
    assert t.refused("Ada rsk") == "SC-30"
    assert t.refused("Ada r1") == "SC-23"


@clause("FR-A09")
def test_the_extra_card_need_not_wish_on_a_black_wish() -> None:
    t = desk(
        f"Ada: r5 r4 | Bo: eq {TEN.removesuffix(' g4')} | Cy: k5 y5 ; top r3 ; "
        "powers Ada black-wish ; powers Bo random-chance",
        BOX,
    )
    t.play("Ada r5 !black-wish", "Bo fu !random-chance eq")
    assert "no-wish" in t.may("Bo")
    t.play("Bo no-wish at=Cy", "Cy pass")
    assert t.demand() == "black"


@clause("FR-N91")
def test_the_extra_card_may_be_the_end_if_it_is_the_only_one_left() -> None:
    t = desk("Ada: r1 te | Bo: g2 ; top r3 ; powers Ada random-chance", BOX).play("Ada r1 !random-chance te")
    assert t.ending() == "SC-43"


@clause("FR-N91")
def test_the_card_that_follows_an_extra_2nd_chance_must_fit_again() -> None:
    t = desk("Ada: r1 bsc b4 r5 | Bo: g2 ; top r3 ; powers Ada random-chance looping", BOX)
    t.play("Ada r1 !random-chance bsc")
    assert t.may("Ada") == "b4"
    t.play("Ada b4")
    assert t.asked() == "Bo"


@clause("FR-N91")
def test_an_extra_card_without_a_wish_leaves_the_first_cards_demand() -> None:
    t = desk("Ada: r1 eq b4 b5 | Bo: g2 | Cy: y5 y6 ; top r3 ; powers Ada random-chance", BOX)
    t.play("Ada r1 !random-chance eq no-wish", "Bo pass")
    assert t.demand() == "r1"


@clause("FR-A18")
def test_an_extra_black_card_brings_its_own_event_only() -> None:
    t = desk(
        "Ada: r1 k9 r5 | Bo: g2 ; top r3 ; powers Ada random-chance troublecharger ; "
        "events expansion tornado",
        BOX,
    )
    t.play("Ada r1 !random-chance k9")
    assert t.place("spent") == "expansion"


@clause("FR-N69")
def test_random_chance_on_2nd_chance_plays_one_card_more_after_the_follow_up() -> None:
    t = desk("Ada: rsc r4 b5 b6 | Bo: g2 ; top r3 ; powers Ada random-chance", BOX)
    t.play("Ada rsc !random-chance")
    assert t.may("Ada") == "r4"
    t.play("Ada r4")
    assert t.may("Ada") == "b5 b6"


@clause("FR-N69")
def test_a_wish_on_2nd_chance_replaces_the_demand_of_the_follow_up() -> None:
    t = desk("Ada: rsc r4 b5 | Bo: g2 ; top r3 ; powers Ada black-wish", BOX).play("Ada rsc !black-wish r4")
    assert t.demand() == "black"
    t = desk("Ada: rsc r4 b5 | Bo: g2 ; top r3 ; powers Ada number-wish", BOX).play(
        "Ada rsc !number-wish r4 9"
    )
    assert t.demand() == "9"


# ---------------------------------------------------------------- Recycling


@clause("SC-28", "FR-A05")
def test_recycling_takes_the_card_back_into_any_hand() -> None:
    t = desk("Ada: r1 b7 | Bo: g2 | Cy: y5 ; top b1 ; powers Ada recycling", BOX).play("Ada r1 !recycling")
    assert t.may("Ada") == "to=0 to=1 to=2"
    t.play("Ada to=Cy")
    assert t.hand("Cy") == "r1 y5"
    assert t.demand() == "b1"
    assert t.discards() == "b1"
    # Everybody saw where it went.
    assert t.sees("Bo", "Cy") == "r1"


@clause("SC-28", "FR-A05")
def test_effects_of_a_recycled_card_stay_done_and_its_wish_stands() -> None:
    t = desk("Ada: f4 b7 | Bo: g2 | Cy: y5 ; top b1 ; powers Ada recycling", BOX)
    t.play("Ada f4 !recycling red at=Bo*4", "Bo pass", "Ada to=Ada")
    assert t.sizes() == [2, 5, 1]
    assert t.demand() == "red"
    assert t.hand("Ada") == "b7 f4"


@clause("FR-A05")
def test_the_wish_of_its_counterer_stands_too() -> None:
    t = desk("Ada: rgi b7 b8 | Bo: ca g2 | Cy: y5 ; top r1 ; powers Ada recycling", BOX)
    t.play("Ada rgi !recycling at=Bo", "Bo !ca green no-effect", "Ada to=Bo")
    assert t.demand() == "green"
    assert t.discards() == "r1 ca"
    assert t.hand("Bo") == "g2 rgi"


@clause("FR-A06")
def test_recycling_the_last_card_to_another_hand_can_end_the_round() -> None:
    t = desk("Ada: r1 | Bo: g2 nt | Cy: y5 ; top b1 ; powers Ada recycling", BOX)
    t.play("Ada r1 !recycling to=Bo")
    assert t.prompt() == "ask-last-card"
    t.play("Bo !nt", "Cy pass", "Bo no-wish")
    assert t.sizes() == [3, 2, 1]


@clause("FR-A06")
def test_a_recycled_fuck_you_may_go_to_anybody() -> None:
    t = desk(f"Ada: {TEN} | Bo: b5 | Cy: y5 ; top r3 ; powers Ada recycling", BOX)
    t.play("Ada fu !recycling to=Bo")
    assert t.hand("Bo") == "b5 fu"


@clause("FR-A07")
def test_a_wish_that_was_running_before_stays() -> None:
    t = desk("Ada: r1 b7 | Bo: g2 ; top b1 ; wish red ; powers Ada recycling", BOX)
    t.play("Ada r1 !recycling to=Ada")
    assert t.demand() == "red"
    assert t.table.demand.wished


@clause("FR-N86")
def test_recycling_takes_the_card_from_beneath_the_one_that_followed() -> None:
    t = desk("Ada: rsc r4 b5 | Bo: g2 ; top r3 ; powers Ada recycling", BOX).play(
        "Ada rsc !recycling r4 to=Bo"
    )
    assert t.discards() == "r3 r4"
    assert t.demand() == "r4"
    assert t.hand("Bo") == "g2 rsc"


@clause("FR-N86")
def test_beneath_a_card_thrown_in_without_a_wish_the_old_demand_shows() -> None:
    t = desk("Ada: rsk b7 | Bo: ca g2 | Cy: y5 ; top bsk ; powers Ada recycling", BOX)
    t.play("Ada rsk !recycling at=Bo", "Bo !ca no-wish no-effect", "Ada to=Ada")
    assert t.discards() == "bsk ca"
    assert t.demand() == "bsk"


@clause("FR-N86")
def test_an_invisible_card_that_followed_shows_the_old_demand() -> None:
    t = desk(f"Ada: rsc {TEN} | Bo: b5 ; top bsc ; powers Ada recycling", BOX)
    t.play("Ada rsc !recycling fu to=Bo")
    assert t.discards() == "bsc fu"
    assert t.demand() == "bsc"


@clause("FR-N86")
def test_recycling_has_no_effect_on_a_card_that_rewind_has_taken() -> None:
    t = desk(
        "Ada: k3 b7 | Bo: g2 | Cy: y5 ; top b1 b2 b4 b5 b6 r3 ; powers Ada recycling ; events rewind ; "
        "draw y9",
        BOX,
    )
    t.play("Ada k3 !recycling")
    assert t.asked() == "Bo"
    assert t.hand("Bo") == "b5 g2 k3"
    assert t.demand() == "y9"


@clause("FR-N22", "SC-28")
def test_the_colour_of_a_card_taken_back_was_not_played() -> None:
    t = desk(
        "Ada: r7 y1 | Bo: k7 b1 r2 | Cy: y5 ; top b3 ; wish 7 ; powers Ada recycling ; events vandalism", BOX
    )
    t.play("Ada r7 !recycling to=Cy")
    assert t.demand() == "7"
    t.play("Bo k7")
    assert [t.hand(name) for name in t.names] == ["y1", "r2", "r7 y5"], "blue was played last"


@clause("FR-N22", "SC-28")
def test_the_colour_of_a_card_taken_back_from_beneath_another_one_is_that_of_the_other() -> None:
    t = desk("Ada: ysc y4 b5 | Bo: k4 b2 y2 ; top bsc ; powers Ada recycling ; events vandalism", BOX)
    t.play("Ada ysc !recycling y4 to=Ada", "Bo k4")
    assert [t.hand(name) for name in t.names] == ["b5", "b2"], "yellow was played last"


@clause("SC-28")
def test_recycling_asks_for_somebody_at_the_table() -> None:
    t = desk("Ada: r1 b7 | Bo: g2 ; top b1 ; powers Ada recycling", BOX).play("Ada r1 !recycling")
    assert t.refused_as("Ada to=5") == "clause.FR-041.nobody"
    assert t.refused("Ada pass") == "FR-024"


# ---------------------------------------------------------------- Special Charge


@clause("SC-29", "FR-A13", "FR-N47")
def test_special_charge_makes_another_draw_for_each_special_card() -> None:
    t = desk(
        "Ada: r1 r2 | Bo: g2 g2 fu te rsk fa fa | Cy: y5 ca ; top r3 ; powers Ada special-charge ; "
        "draw rgi ygi",
        BOX,
    )
    t.play("Ada r1 !special-charge")
    assert t.may("Ada") == "at=1 at=2"
    assert t.refused("Ada at=Ada") == "FR-A13"
    t.play("Ada at=Bo")
    # Five, counted before drawing, although two of those drawn are special cards too.
    assert t.sizes() == [1, 12, 2]


@clause("FR-A13", "SC-14")
def test_special_charge_cannot_be_countered() -> None:
    t = desk("Ada: r1 r2 | Bo: ca g2 | Cy: y5 ; top r3 ; powers Ada special-charge ; draw b1", BOX)
    t.play("Ada r1 !special-charge at=Bo")
    assert t.hand("Bo") == "b1 g2 ca"
    assert t.prompt() == "ask-turn"


@clause("SC-29")
def test_with_two_players_it_is_the_other() -> None:
    t = desk("Ada: r1 r2 | Bo: ca nt g2 ; top r3 ; powers Ada special-charge", BOX).play(
        "Ada r1 !special-charge"
    )
    assert t.sizes() == [1, 5]


# ---------------------------------------------------------------- Special Seal


@clause("SC-30", "FR-A14", "FR-N47")
def test_nobody_may_play_a_special_card_under_a_special_seal() -> None:
    t = desk("Ada: r1 r2 | Bo: r4 k1 rsk fa b1 | Cy: y5 ; top r3 ; powers Ada special-seal", BOX)
    t.play("Ada r1 !special-seal")
    assert t.may("Bo") == "r4 b1 k1 draw"
    assert t.refused("Bo fa") == "SC-30"


@clause("SC-30", "FR-N49", "FR-N58")
def test_a_special_seal_ends_when_the_turn_of_its_player_begins() -> None:
    t = desk("Ada: r1 rsk | Bo: r4 g2 ; top r3 ; powers Ada special-seal", BOX)
    t.play("Ada r1 !special-seal", "Bo r4")
    assert t.may("Ada") == "rsk draw"


@clause("SC-30", "FR-N49", "FR-A29")
def test_a_special_seal_ends_when_the_turn_of_its_player_is_missed() -> None:
    t = desk("Ada: r1 g9 | Bo: r4 rsk g2 | Cy: r2 y5 ; top r3 ; turn Cy ; powers Cy special-seal", BOX)
    # Nothing in these boxes makes somebody miss the turn after their seal; the ruling holds all the same.
    t.table.missing = 1 << t.seat("Cy")
    t.play("Cy r2 !special-seal", "Ada r1", "Bo draw end")
    assert t.asked() == "Ada"
    assert t.view("Ada").zones()["lasting"] == []


@clause("FR-N48", "FR-N90")
def test_on_a_last_number_card_it_closes_the_window_for_nice_try() -> None:
    t = desk("Ada: r1 | Bo: nt g2 ; top r3 ; powers Ada special-seal", BOX).play("Ada r1 !special-seal")
    assert t.ending() == "FR-104"


@clause("FR-N48")
def test_the_end_may_not_be_played_under_a_special_seal() -> None:
    t = desk("Ada: r1 r2 | Bo: te ; top r3 ; powers Ada special-seal", BOX).play("Ada r1 !special-seal")
    assert t.may("Bo") == "draw"
    assert t.refused("Bo te") == "SC-30"


@clause("FR-A14")
def test_the_seal_binds_its_own_player_too() -> None:
    t = desk("Ada: r1 r2 nt | Bo: r4 | Cy: y5 ; top r3 ; powers Ada special-seal", BOX)
    t.play("Ada r1 !special-seal", "Bo r4")
    assert t.ending() == "FR-104"


# ---------------------------------------------------------------- Troublecharger


@clause("SC-31", "FR-A18")
def test_troublecharger_brings_an_event_after_the_card() -> None:
    t = desk(
        "Ada: rsk r1 | Bo: g2 | Cy: y5 ; top r3 ; powers Ada troublecharger ; events third-time-lucky", BOX
    )
    t.play("Ada rsk !troublecharger at=Bo")
    assert t.sizes() == [1, 1, 1]
    t.play("Bo pass")
    assert t.sizes() == [4, 4, 4]
    assert t.asked() == "Cy"


@clause("SC-31", "FR-A18")
def test_with_a_black_card_there_are_two_events_in_a_row() -> None:
    t = desk(
        "Ada: k3 r1 | Bo: g2 ; top r3 ; powers Ada troublecharger ; events third-time-lucky expansion", BOX
    )
    t.play("Ada k3 !troublecharger")
    assert t.place("spent") == "third-time-lucky expansion"
    assert t.sizes() == [1 + 3 + 2, 1 + 3 + 1]


@clause("FR-A18")
def test_troublechargers_event_comes_before_the_check_for_empty_hands() -> None:
    t = desk("Ada: r1 | Bo: g2 ; top r3 ; powers Ada troublecharger ; events third-time-lucky", BOX)
    t.play("Ada r1 !troublecharger")
    assert t.sizes() == [3, 4]
    assert t.asked() == "Bo"


@clause("FR-N64")
def test_after_finish_line_there_is_no_event_of_troublecharger() -> None:
    t = desk("Ada: k3 r1 | Bo: g2 ; top r3 ; powers Ada troublecharger ; events finish-line expansion", BOX)
    t.play("Ada k3 !troublecharger")
    assert t.ending() == "FR-084"
    assert t.place("spent") == "finish-line"


@clause("FR-N45", "SC-14")
@pytest.mark.parametrize("power", ["troublecharger", "looping", "black-wish"])
def test_a_2nd_power_works_although_the_card_was_countered(power: str) -> None:
    t = desk(f"Ada: rsk r1 | Bo: ca g2 | Cy: y5 ; top r3 ; powers Ada {power} ; events third-time-lucky", BOX)
    t.play(f"Ada rsk !{power} at=Bo", "Bo !ca no-wish no-effect")
    works = {
        "troublecharger": t.place("spent") == "third-time-lucky",
        "looping": t.asked() == "Cy",
        "black-wish": t.demand() == "black",
    }
    assert works[power]
