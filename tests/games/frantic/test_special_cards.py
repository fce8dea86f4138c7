"""Frantic, base game: special cards, FR-042 to FR-070."""

from __future__ import annotations

import pytest

from tests.games.frantic.desk import desk
from tests.table import clause

TEN = "fu r1 r2 b1 b2 b3 g1 g2 g3 g4"


@clause("FR-042")
@pytest.mark.parametrize("wish", ["red", "7"])
def test_fantastic_wishes_and_does_nothing_else(wish: str) -> None:
    t = desk("Ada: fa r1 | Bo: g2 ; top b3").play(f"Ada fa {wish}")
    assert t.demand() == wish
    assert t.asked() == "Bo"
    assert t.sizes() == [1, 1]


@clause("FR-043")
def test_fantastic_four_makes_one_other_draw_four() -> None:
    t = desk("Ada: f4 r1 | Bo: g2 | Cy: y5 ; top b3 ; draw b1 b2 b4 b5")
    t.play("Ada f4 blue at=Cy*4", "Cy pass")
    assert t.hand("Cy") == "b1 b2 b4 b5 y5"
    assert t.demand() == "blue"


@clause("FR-043")
def test_fantastic_four_may_be_split_freely() -> None:
    t = desk("Ada: f4 r1 | Bo: g2 | Cy: y5 | Di: y6 ; top b3")
    t.play("Ada f4 7 at=Bo at=Di*2 at=Cy", "Bo pass", "Cy pass", "Di pass")
    assert t.sizes() == [1, 2, 2, 3]


@clause("FR-043")
def test_with_two_players_the_other_draws_all_four() -> None:
    t = desk("Ada: f4 r1 | Bo: g2 ; top b3").play("Ada f4 blue")
    assert t.asked() == "Bo"
    assert t.play("Bo pass").sizes() == [1, 5]


@clause("FR-044")
def test_equality_fills_a_smaller_hand_up_to_ones_own() -> None:
    t = desk("Ada: eq r1 r2 r4 | Bo: g2 | Cy: y5 y6 y7 y8 ; top b3 ; draw b1 b2")
    t.play("Ada eq red")
    assert t.refused("Ada at=Cy") == "FR-044"
    t.play("Ada at=Bo", "Bo pass")
    assert t.hand("Bo") == "b1 b2 g2"


@clause("FR-044")
def test_equality_is_counted_after_it_left_the_hand() -> None:
    t = desk("Ada: eq r1 r2 | Bo: g2 g3 | Cy: y5 ; top b3").play("Ada eq red")
    assert t.refused("Ada at=Bo") == "FR-044"


@clause("FR-045")
def test_equality_without_a_target_is_just_a_wish() -> None:
    t = desk("Ada: eq r1 | Bo: g2 | Cy: y5 ; top b3").play("Ada eq")
    assert t.may("Ada") == "red blue yellow green"
    assert t.play("Ada red").asked() == "Bo"


@clause("FR-046")
def test_a_gift_gives_two_cards_of_choice() -> None:
    t = desk("Ada: rgi r1 r2 r4 | Bo: g2 | Cy: y5 ; top r3")
    t.play("Ada rgi at=Cy", "Cy pass", "Ada give=r4 give=r1")
    assert t.hand("Ada") == "r2"
    assert t.hand("Cy") == "r1 r4 y5"


@clause("FR-046")
def test_a_gift_gives_one_card_if_there_is_but_one() -> None:
    t = desk("Ada: rgi r1 | Bo: g2 | Cy: y5 ; top r3").play("Ada rgi at=Bo", "Bo pass")
    assert t.hand("Bo") == "r1 g2"


@clause("FR-046")
def test_only_the_two_see_a_gift() -> None:
    t = desk("Ada: rgi r1 r2 r4 | Bo: g2 | Cy: y5 ; top r3")
    t.play("Ada rgi at=Bo", "Bo pass", "Ada give=r4 give=r1")
    seen = [face for event in t.told for face in event.seen_by(t.seat("Cy")).faces()]
    assert seen == []
    assert t.sees("Cy", "Bo") == ""
    assert t.sees("Ada", "Bo") == "r1 r4"


@clause("FR-047")
def test_a_gift_as_last_card_still_names_a_target_who_may_counter() -> None:
    t = desk("Ada: rgi | Bo: g2 ca | Cy: y5 ; top r3").play("Ada rgi at=Bo")
    assert t.asked() == "Bo"
    t.play("Bo !ca no-wish at=Ada", "Ada pass")
    assert t.sizes() == [1, 0, 1]


@clause("FR-048")
def test_exchange_gives_two_and_draws_two_blind() -> None:
    t = desk("Ada: rex r1 r2 r4 | Bo: g2 g4 | Cy: y5 ; top r3")
    t.play("Ada rex at=Bo", "Bo pass", "Ada give=r1 give=r2")
    assert t.hand("Ada") == "r4 g2 g4"
    assert t.hand("Bo") == "r1 r2"


@clause("FR-048")
def test_in_an_exchange_whoever_has_fewer_gives_fewer() -> None:
    t = desk("Ada: rex r1 | Bo: g2 | Cy: y5 ; top r3").play("Ada rex at=Bo", "Bo pass")
    assert t.hand("Ada") == "g2"
    assert t.hand("Bo") == "r1"


@clause("FR-049")
def test_exchange_as_last_card_gives_nothing_and_still_draws() -> None:
    t = desk("Ada: rex | Bo: g2 g4 | Cy: y5 ; top r3").play("Ada rex at=Bo", "Bo pass")
    assert t.hand("Ada") == "g2 g4"


@clause("FR-049")
def test_so_exchange_as_last_card_does_not_end_the_round() -> None:
    t = desk("Ada: rex | Bo: g2 g4 g5 | Cy: y5 ; top r3").play("Ada rex at=Bo", "Bo pass")
    assert t.asked() == "Bo"
    assert t.prompt() == "ask-turn"


@clause("FR-050")
def test_whoever_is_skipped_misses_the_next_turn() -> None:
    t = desk("Ada: rsk r1 r2 | Bo: g2 | Cy: r5 y5 ; top r3").play("Ada rsk at=Bo", "Bo pass")
    assert t.asked() == "Cy"
    t.play("Cy r5", "Ada r1")
    assert t.asked() == "Bo"


@clause("FR-051")
def test_nobody_is_skipped_again_before_the_turn_is_missed() -> None:
    t = desk("Ada: rsk r1 r2 | Bo: g2 | Cy: r5 y5 ; top r3 ; missing Cy").play("Ada rsk")
    assert t.asked() == "Bo"
    t = desk("Ada: rsk r1 | Bo: g2 | Cy: y5 | Di: y6 ; top r3 ; missing Cy").play("Ada rsk")
    assert t.refused("Ada at=Cy") == "FR-051"


@clause("FR-051")
def test_after_the_missed_turn_the_player_can_be_skipped_again() -> None:
    t = desk("Ada: rsk r1 | Bo: r2 g2 | Cy: bsk y5 | Di: y6 ; top r3 ; missing Bo")
    t.play("Ada rsk at=Di", "Di pass", "Cy bsk")
    assert t.may("Cy") == "at=0 at=1"


@clause("FR-052")
def test_after_2nd_chance_another_card_must_follow() -> None:
    t = desk("Ada: rsc r1 b2 | Bo: g2 ; top r3").play("Ada rsc")
    assert t.may("Ada") == "r1"
    assert t.refused("Ada draw") == "FR-052"
    t.play("Ada r1")
    assert t.asked() == "Bo"


@clause("FR-052")
def test_only_who_cannot_follow_draws_one() -> None:
    t = desk("Ada: rsc b1 b2 | Bo: g2 ; top r3 ; draw g9").play("Ada rsc")
    assert t.may("Ada") == "draw"
    t.play("Ada draw end")
    assert t.hand("Ada") == "b1 b2 g9"
    assert t.asked() == "Bo"


@clause("FR-053")
def test_2nd_chance_as_last_card_does_not_end_the_round() -> None:
    t = desk("Ada: rsc | Bo: g2 ; top r3 ; draw g9").play("Ada rsc draw end")
    assert t.hand("Ada") == "g9"
    assert t.prompt() == "ask-turn"


@clause("FR-054")
def test_a_counterattack_cancels_the_effect_and_turns_it_on_anyone() -> None:
    t = desk("Ada: f4 r1 | Bo: ca g2 | Cy: y5 ; top r3 ; draw b1 b2 b3 b4")
    t.play("Ada f4 blue at=Bo*4", "Bo !ca red at=Cy*4", "Cy pass")
    assert t.hand("Cy") == "b1 b2 b3 b4 y5"
    assert t.hand("Bo") == "g2"
    assert t.sees("Ada", "Cy") == ""


@clause("FR-054")
def test_the_attacker_may_be_hit_too() -> None:
    t = desk("Ada: rsk r1 | Bo: ca g2 | Cy: y5 ; top r3").play("Ada rsk at=Bo", "Bo !ca no-wish at=Ada")
    assert t.asked() == "Ada"
    t.play("Ada pass", "Bo draw end", "Cy draw end")
    assert t.asked() == "Bo"


@clause("FR-054")
def test_only_a_counterattack_in_hand_can_be_thrown_in() -> None:
    t = desk("Ada: rsk r1 | Bo: g2 nt | Cy: y5 ; top r3").play("Ada rsk at=Bo")
    assert t.refused_as("Bo !ca") == "clause.FR-024.hand"
    assert t.refused("Bo !nt") == "FR-N12"
    assert t.may("Bo") == "pass"


@clause("FR-055")
def test_a_countered_gift_is_given_from_the_counterers_hand() -> None:
    t = desk("Ada: rgi r1 r2 | Bo: ca g2 g3 g4 | Cy: y5 ; top r3")
    t.play("Ada rgi at=Bo", "Bo !ca no-wish at=Cy", "Cy pass", "Bo give=g2 give=g3")
    assert t.hand("Ada") == "r1 r2"
    assert t.hand("Cy") == "y5 g2 g3"


@clause("FR-055")
def test_a_countered_equality_compares_with_the_counterers_hand() -> None:
    t = desk("Ada: eq r1 r2 r4 r5 r6 | Bo: ca g2 g3 g4 | Cy: y5 ; top r3")
    t.play("Ada eq no-wish at=Bo", "Bo !ca no-wish at=Cy", "Cy pass")
    assert t.sizes() == [5, 3, 3]


@clause("FR-056")
def test_a_redirected_effect_may_be_countered_again() -> None:
    t = desk("Ada: f4 r1 | Bo: ca g2 | Cy: ca y5 ; top r3")
    t.play("Ada f4 blue at=Bo*4", "Bo !ca no-wish at=Cy*4", "Cy !ca no-wish at=Ada*4", "Ada pass")
    assert t.sizes() == [5, 1, 1]


@clause("FR-057")
def test_after_the_chain_play_goes_on_from_the_first_player() -> None:
    t = desk("Ada: f4 r1 | Bo: g2 | Cy: ca y5 ; top r3")
    t.play("Ada f4 blue at=Cy*4", "Cy !ca no-wish at=Ada*4", "Ada pass")
    assert t.asked() == "Bo"


@clause("FR-057")
def test_the_counterer_loses_no_turn() -> None:
    t = desk("Ada: f4 r1 | Bo: ca g2 | Cy: y5 ; top r3")
    t.play("Ada f4 blue at=Bo*4", "Bo !ca no-wish no-effect")
    assert t.asked() == "Bo"


@clause("FR-058")
def test_a_counterattack_in_ones_own_turn_is_a_plain_wish() -> None:
    t = desk("Ada: ca r1 | Bo: g2 ; top b3").play("Ada ca")
    assert t.may("Ada") == "red blue yellow green"
    t.play("Ada green")
    assert t.demand() == "green"
    assert t.asked() == "Bo"


@clause("FR-058")
def test_a_thrown_in_counterattack_may_also_wish() -> None:
    t = desk("Ada: rsk r1 | Bo: ca g2 | Cy: y5 ; top r3").play("Ada rsk at=Bo", "Bo !ca")
    assert t.may("Bo") == "red blue yellow green no-wish"
    t.play("Bo green at=Cy", "Cy pass")
    assert t.demand() == "green"


@clause("FR-059")
def test_any_victim_of_a_split_may_counter_the_whole() -> None:
    t = desk("Ada: f4 r1 | Bo: g2 | Cy: ca y5 ; top r3")
    t.play("Ada f4 blue at=Bo*3 at=Cy", "Bo pass", "Cy !ca no-wish at=Ada*2 at=Bo*2")
    t.play("Ada pass", "Bo pass")
    assert t.sizes() == [3, 3, 1]


@clause("FR-059")
def test_with_two_players_the_counterer_names_the_attacker_once() -> None:
    t = desk("Ada: f4 r1 | Bo: ca g2 ; top r3").play("Ada f4 blue", "Bo !ca no-wish at=Ada", "Ada pass")
    assert t.sizes() == [5, 1]


@clause("FR-060")
def test_nice_try_makes_whoever_is_out_draw_three() -> None:
    t = desk("Ada: r1 | Bo: g2 nt | Cy: y5 ; top r3").play("Ada r1")
    assert t.asked() == "Bo Cy"
    t.play("Cy pass", "Bo !nt no-wish")
    assert t.sizes() == [3, 1, 1]
    assert t.asked() == "Bo"


@clause("FR-060")
def test_without_nice_try_the_round_ends() -> None:
    t = desk("Ada: r1 | Bo: g2 nt | Cy: y5 ; top r3").play("Ada r1", "Bo pass", "Cy pass")
    assert t.ending() == "FR-104"
    assert t.totals() == [0, 9, 5]


@clause("FR-061")
def test_nice_try_comes_after_the_last_cards_effect() -> None:
    t = desk("Ada: rgi nt | Bo: g2 | Cy: y5 ; top r3").play("Ada rgi at=Bo", "Bo pass")
    assert t.hand("Bo") == "g2 nt"
    t.play("Cy pass", "Bo !nt green")
    assert t.sizes() == [3, 1, 1]
    assert t.demand() == "green"


@clause("FR-062")
def test_nice_try_works_when_cards_ran_out_through_an_event() -> None:
    t = desk("Ada: k3 r1 | Bo: g2 nt | Cy: y4 y5 ; top r3 ; events recession").play("Ada k3")
    assert t.sizes() == [1, 2, 2]
    t.play("Bo drop=g2")
    assert t.sizes() == [0, 1, 0]
    t.play("Bo !nt no-wish")
    assert t.sizes() == [3, 0, 3]


@clause("FR-063")
def test_nice_try_in_ones_own_turn_is_a_plain_wish() -> None:
    t = desk("Ada: nt r1 | Bo: g2 ; top b3").play("Ada nt")
    assert t.may("Ada") == "red blue yellow green"
    assert t.play("Ada red").demand() == "red"


@clause("FR-063")
def test_a_thrown_in_nice_try_may_also_wish() -> None:
    t = desk("Ada: r1 | Bo: g2 nt ; top r3").play("Ada r1", "Bo !nt yellow")
    assert t.demand() == "yellow"


@clause("FR-064")
def test_fuck_you_goes_only_with_exactly_ten_cards() -> None:
    t = desk(f"Ada: {TEN} | Bo: y2 ; top y3")
    assert t.may("Ada") == "b3 g3 fu draw"
    nine = desk(f"Ada: {TEN.removesuffix(' g4')} | Bo: y2 ; top y3")
    assert nine.refused("Ada fu") == "FR-064"
    eleven = desk(f"Ada: {TEN} g5 | Bo: y2 ; top y3")
    assert eleven.refused("Ada fu") == "FR-064"


@clause("FR-065")
@pytest.mark.parametrize(("facts", "demand"), [("top r3", "r3"), ("top r3 ; wish blue", "blue")])
def test_fuck_you_is_invisible(facts: str, demand: str) -> None:
    t = desk(f"Ada: {TEN} | Bo: y2 ; {facts}").play("Ada fu")
    assert t.demand() == demand
    assert t.discards().endswith("fu")


@clause("FR-066")
def test_fuck_you_may_not_be_given_by_a_special_card() -> None:
    t = desk("Ada: rgi fu r1 r2 | Bo: g2 | Cy: y5 ; top r3").play("Ada rgi at=Bo", "Bo pass")
    assert t.may("Ada") == "give=r1 give=r2"
    assert t.refused("Ada give=fu") == "FR-066"


@clause("FR-066")
def test_fuck_you_may_be_drawn_blind() -> None:
    t = desk("Ada: rex r1 | Bo: fu | Cy: y5 ; top r3").play("Ada rex at=Bo", "Bo pass")
    assert t.hand("Ada") == "fu"


@clause("FR-067")
def test_with_fuck_you_and_one_other_only_one_is_given() -> None:
    t = desk("Ada: rgi fu r1 | Bo: g2 | Cy: y5 ; top r3").play("Ada rgi at=Bo", "Bo pass")
    assert t.hand("Ada") == "fu"
    assert t.hand("Bo") == "r1 g2"


@clause("FR-067")
def test_with_exchange_two_are_drawn_all_the_same() -> None:
    t = desk("Ada: rex fu r1 | Bo: g2 g4 | Cy: y5 ; top r3").play("Ada rex at=Bo", "Bo pass")
    assert t.hand("Ada") == "g2 g4 fu"
    assert t.hand("Bo") == "r1"


@clause("FR-068")
def test_in_events_fuck_you_may_be_given_and_thrown_away() -> None:
    t = desk("Ada: k3 r1 r2 r3 | Bo: fu g2 ; top b3 ; events recession").play("Ada k3")
    assert t.may("Bo") == "drop=g2 drop=fu"
    t = desk("Ada: k3 r1 r2 r3 | Bo: fu g2 ; top b3 ; events surprise-party").play("Ada k3")
    assert t.may("Bo") == "give=g2 give=fu"


@clause("FR-069")
def test_an_opponents_exchange_may_draw_my_fuck_you() -> None:
    t = desk("Ada: rex r1 r2 r4 | Bo: fu g2 | Cy: y5 ; top r3")
    t.play("Ada rex at=Bo", "Bo pass", "Ada give=r1 give=r2")
    assert t.hand("Ada") == "r4 g2 fu"


@clause("FR-070")
@pytest.mark.parametrize("card", ["f4", "rgi", "rex", "rsk", "eq"])
def test_attack_cards_can_be_countered(card: str) -> None:
    t = desk(f"Ada: {card} r1 r2 r4 | Bo: ca g2 ; top r3").play(f"Ada {card}")
    if card in ("f4", "eq"):
        t.play("Ada red" if card == "f4" else "Ada no-wish")
    assert t.asked() == "Bo"
    assert t.may("Bo") == "!ca pass"


@clause("FR-070")
@pytest.mark.parametrize("play", ["fa red", "rsc r1", "ca red", "nt red"])
def test_other_special_cards_are_no_attacks(play: str) -> None:
    t = desk(f"Ada: {play.split()[0]} r1 r2 | Bo: ca g2 ; top r3").play(f"Ada {play}")
    assert t.prompt() == "ask-turn"
    assert t.asked() == "Bo"
