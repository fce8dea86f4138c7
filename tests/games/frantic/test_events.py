"""Frantic, base game: the 20 events, FR-079 to FR-103."""

from __future__ import annotations

import pytest

from lastcard.engine.rng import fast
from tests.games.frantic.desk import Desk, desk
from tests.table import clause


def event(code: str, hands: str, facts: str = "", **options: object) -> Desk:
    """Ada plays the black 3 on red, and this event comes; her hand is named without the black 3."""
    t = desk(f"Ada: k3 {hands} ; top r3 ; events {code} ; {facts}", "frantic", **options)
    return t.play("Ada k3")


# ---------------------------------------------------------------- without a choice


@clause("FR-079")
def test_charity_draws_from_whoever_holds_the_most() -> None:
    t = event("charity", "r1 | Bo: g1 g2 g3 g4 | Cy: y5")
    assert t.sizes() == [2, 2, 2]


@clause("FR-079")
def test_in_charity_those_with_the_most_do_not_draw_from_each_other() -> None:
    t = event("charity", "r1 | Bo: g1 g2 g3 | Cy: y1 y2 y3")
    assert t.sizes() == [3, 2, 2]
    assert [card[0] for card in t.hand("Ada").split()] == ["r", "y", "g"]
    assert {card[0] for card in t.hand("Bo").split()} == {"g"}


@clause("FR-080")
def test_communism_fills_everyone_up_to_the_largest_hand() -> None:
    t = event("communism", "r1 | Bo: g1 g2 g3 g4 | Cy: ")
    assert t.sizes() == [4, 4, 4]


@clause("FR-081")
def test_doomsday_ends_the_round_with_50_for_everyone() -> None:
    t = event("doomsday", " | Bo: g1 g2 | Cy: fu")
    assert t.ending() == "FR-081"
    assert t.totals() == [50, 50, 50]


@clause("FR-082")
def test_earthquake_passes_every_hand_to_the_right() -> None:
    t = event("earthquake", "r1 r2 | Bo: g1 | Cy: y5 y6")
    assert [t.hand(name) for name in t.names] == ["y5 y6", "r1 r2", "g1"]


@clause("FR-083")
def test_expansion_makes_each_draw_one_more_than_the_one_before() -> None:
    assert event("expansion", "r1 | Bo: g1 | Cy: y5 | Di: y6").sizes() == [5, 2, 3, 4]


@clause("FR-084")
def test_finish_line_ends_the_round_and_counts_hands() -> None:
    t = event("finish-line", "r1 | Bo: g2 nt | Cy: y5")
    assert t.ending() == "FR-084"
    assert t.totals() == [1, 9, 5]


@clause("FR-085")
def test_on_friday_the_13th_nothing_happens() -> None:
    t = event("friday-the-13th", "r1 | Bo: g2")
    assert t.sizes() == [1, 1]
    assert t.asked() == "Bo"


@clause("FR-089")
def test_mating_season_discards_all_numbers_held_twice() -> None:
    t = event("mating-season", "r5 b5 k5 fa fa | Bo: g2 g2 y7 | Cy: y1 y2")
    assert [t.hand(name) for name in t.names] == ["fa fa", "y7", "y1 y2"]


@clause("FR-091")
def test_mexican_standoff_gives_everyone_three_new_cards() -> None:
    t = event("mexican-standoff", "r1 | Bo: g1 g2 g4 fu | Cy: y5", "draw b1 b2 b4 b5 b6 b7 b8 b9 b1")
    assert t.hand("Bo") == "b1 b2 b4"
    assert t.hand("Cy") == "b5 b6 b7"
    assert t.hand("Ada") == "b1 b8 b9"


@clause("FR-093")
def test_robin_hood_swaps_the_smallest_hand_with_the_largest() -> None:
    t = event("robin-hood", "r1 r2 | Bo: g1 | Cy: y5 y6 y7")
    assert t.hand("Bo") == "y5 y6 y7"
    assert t.hand("Cy") == "g1"
    assert t.hand("Ada") == "r1 r2"


@clause("FR-093")
def test_robin_hood_does_nothing_if_all_hold_the_same() -> None:
    t = event("robin-hood", "r1 | Bo: g1 | Cy: y5")
    assert [t.hand(name) for name in t.names] == ["r1", "g1", "y5"]
    assert "frantic.passes-hand" not in [event.words().key for event in t.told]


@clause("FR-096")
def test_third_time_lucky_makes_everyone_draw_three() -> None:
    assert event("third-time-lucky", "r1 | Bo: g1 | Cy: y5").sizes() == [4, 4, 4]


@clause("FR-101")
def test_tornado_deals_all_hands_out_anew_as_evenly_as_possible() -> None:
    t = event("tornado", "r1 r2 r4 r5 | Bo: g1 | Cy: y5 y6")
    assert t.sizes() == [2, 3, 2]
    held = [card for name in t.names for card in t.hand(name).split()]
    assert sorted(held) == ["g1", "r1", "r2", "r4", "r5", "y5", "y6"]


@clause("FR-101")
def test_a_tornado_shuffles() -> None:
    dealt = set()
    for seed in range(10):
        t = desk("Ada: k3 r1 r2 r4 | Bo: g1 g2 g4 ; top r3 ; events tornado")
        t.table.rng = fast(seed)
        dealt.add(t.play("Ada k3").hand("Bo"))
    assert len(dealt) > 4


@clause("FR-102")
def test_vandalism_discards_all_cards_of_the_last_colour() -> None:
    t = event("vandalism", "r1 rsk b2 | Bo: r4 r4 fa | Cy: y5 rgi")
    assert [t.hand(name) for name in t.names] == ["b2", "fa", "y5"]
    assert t.demand() == "k3"


@clause("FR-102")
def test_vandalism_does_nothing_if_no_colour_was_played() -> None:
    t = desk("Ada: r1 b1 | Bo: y4 g4 ; draw k3 ; events vandalism ; start ; dealer Bo")
    assert t.sizes() == [2, 2]


@clause("FR-103")
def test_black_is_no_colour_for_vandalism() -> None:
    t = event("vandalism", "k1 k2 r1 | Bo: k5 b4")
    assert t.hand("Ada") == "k1 k2"
    assert t.hand("Bo") == "b4 k5"


# ---------------------------------------------------------------- Gambling Man


@clause("FR-086")
def test_in_gambling_man_the_highest_number_takes_all() -> None:
    t = event("gambling-man", "r1 r9 | Bo: r4 | Cy: r5")
    assert t.asked() == "Ada Bo Cy"
    t.play("Ada put=r1", "Bo put=r4", "Cy put=r5")
    assert [t.hand(name) for name in t.names] == ["r9", "", "r1 r4 r5"]


@clause("FR-086")
def test_whoever_has_no_card_of_the_colour_draws_two() -> None:
    t = event("gambling-man", "r1 r9 | Bo: b4 rsk | Cy: r5")
    assert t.may("Bo") == "none"
    t.play("Bo none", "Ada put=r9", "Cy put=r5")
    assert t.sizes() == [3, 4, 0]


@clause("FR-086")
def test_gambling_man_does_nothing_if_no_colour_was_played() -> None:
    t = desk("Ada: r1 | Bo: r4 ; draw k3 ; events gambling-man ; start ; dealer Bo")
    assert t.prompt() == "ask-turn"


@clause("FR-086")
def test_a_bet_is_a_number_card_of_the_colour_and_stays_sealed() -> None:
    t = event("gambling-man", "r1 b9 | Bo: r4 | Cy: r5").play("Bo put=r4")
    assert t.refused("Ada put=b9") == "FR-086"
    assert t.view("Bo").zones()["said"] == ["put=r4"]
    assert t.view("Ada").zones()["said"] == []
    assert t.told == []


@clause("FR-087")
def test_by_the_2020_rules_the_second_lowest_card_takes_all() -> None:
    t = event("gambling-man", "r1 fu | Bo: b4 | Cy: rsk", gambling="2020")
    t.play("Ada put=fu", "Bo put=b4", "Cy put=rsk")
    assert [t.hand(name) for name in t.names] == ["r1", "", "b4 rsk fu"]


@clause("FR-087")
def test_by_the_2020_rules_of_equals_the_first_takes_and_all_equal_change_nothing() -> None:
    t = event("gambling-man", "r5 | Bo: b4 | Cy: y5", gambling="2020")
    t.play("Ada put=r5", "Bo put=b4", "Cy put=y5")
    assert [t.hand(name) for name in t.names] == ["", "", "r5 b4 y5"]
    t = event("gambling-man", "r5 | Bo: b5 | Cy: y5", gambling="2020")
    t.play("Ada put=r5", "Bo put=b5", "Cy put=y5")
    assert [t.hand(name) for name in t.names] == ["r5", "b5", "y5"]


@clause("FR-103")
def test_black_is_no_colour_for_gambling_man() -> None:
    t = event("gambling-man", "k1 r1 | Bo: k5 | Cy: r5")
    assert t.may("Ada") == "put=r1"
    assert t.may("Bo") == "none"


# ---------------------------------------------------------------- with a choice


@clause("FR-088")
def test_at_the_market_each_takes_one_of_the_open_cards() -> None:
    t = event("market", "r1 | Bo: g1 | Cy: y5", "draw b1 fu b2")
    assert t.place("lying") == "b1 fu b2"
    assert t.may("Bo") == "take=b1 take=b2 take=fu"
    t.play("Bo take=b2")
    assert t.refused("Cy take=b2") == "FR-088"
    t.play("Cy take=b1", "Ada take=fu")
    assert [t.hand(name) for name in t.names] == ["r1 fu", "b2 g1", "b1 y5"]


@clause("FR-088")
def test_everybody_sees_what_is_taken_from_the_market() -> None:
    t = event("market", "r1 | Bo: g1 | Cy: y5", "draw b1 b4 b2").play("Bo take=b2")
    assert t.sees("Cy", "Bo") == "b2"
    assert t.sees("Ada", "Bo") == "b2"


@clause("FR-090")
def test_at_christmas_everyone_gives_all_cards_away() -> None:
    t = event("merry-christmas", "r1 r2 | Bo: g1 | Cy: y5")
    assert t.asked() == "Ada Bo Cy"
    t.play("Ada r1>Bo r2>Cy", "Bo g1>Ada", "Cy y5>Ada")
    assert [t.hand(name) for name in t.names] == ["y5 g1", "r1", "r2"]


@clause("FR-090")
def test_at_christmas_nobody_passes_on_what_he_got() -> None:
    t = event("merry-christmas", "r1 | Bo: g1 | Cy: ").play("Ada r1>Bo")
    assert t.may("Bo") == "g1>0 g1>2"
    t.play("Bo g1>Ada")
    assert [t.hand(name) for name in t.names] == ["g1", "r1", ""]


@clause("FR-090")
def test_at_christmas_no_card_stays() -> None:
    t = event("merry-christmas", "r1 r2 | Bo: g1 | Cy: y5")
    assert t.refused("Ada r1>Ada") == "FR-090"
    assert t.refused("Ada r2>Bo") == "FR-090"


@clause("FR-092")
def test_in_a_recession_each_discards_one_more_than_the_one_before() -> None:
    t = event("recession", "r1 r2 r4 r5 | Bo: g1 g2 | Cy: y5 y6 y7")
    t.play("Bo drop=g2", "Cy drop=y5 drop=y7", "Ada drop=r5 drop=r1 drop=r2")
    assert [t.hand(name) for name in t.names] == ["r4", "g1", "y6"]


@clause("FR-092")
def test_in_a_recession_whoever_has_fewer_discards_all() -> None:
    t = event("recession", "r1 r2 | Bo: g1 g2 | Cy: y5").play("Bo drop=g1")
    assert t.sizes() == [0, 1, 0]


@clause("FR-092")
def test_only_a_card_in_hand_can_be_discarded() -> None:
    t = event("recession", "r1 r2 | Bo: g1 g2 | Cy: y5")
    assert t.refused_as("Bo drop=r1") == "clause.FR-024.hand"
    assert t.refused_as("Bo end") == "clause.FR-024.asked"


@clause("FR-094")
def test_at_the_surprise_party_all_give_at_the_same_time() -> None:
    t = event("surprise-party", "r1 r2 | Bo: g1 | Cy: y5")
    t.play("Ada give=r1 to=Bo", "Bo give=g1 to=Cy")
    assert t.sizes() == [2, 1, 1]
    t.play("Cy give=y5 to=Bo")
    assert [t.hand(name) for name in t.names] == ["r2", "r1 y5", "g1"]


@clause("FR-094")
def test_a_surprise_goes_to_somebody_else() -> None:
    t = event("surprise-party", "r1 r2 | Bo: g1 | Cy: y5").play("Ada give=r1")
    assert t.may("Ada") == "to=1 to=2"
    assert t.refused("Ada to=Ada") == "FR-094"


@clause("FR-095")
def test_under_the_all_seeing_eye_all_hands_lie_open() -> None:
    t = event("the-all-seeing-eye", "r1 | Bo: g1 g2 | Cy: y5")
    assert t.asked() == "Ada Bo Cy"
    assert t.sees("Ada", "Bo") == "g1 g2"
    t.play("Ada seen", "Bo seen", "Cy seen")
    assert t.asked() == "Bo"
    assert t.prompt() == "ask-turn"


@clause("FR-095")
def test_what_the_all_seeing_eye_showed_is_remembered() -> None:
    t = event("the-all-seeing-eye", "r1 | Bo: g1 g3 | Cy: y5")
    t.play("Ada seen", "Bo seen", "Cy seen", "Bo g3")
    assert t.sees("Ada", "Bo") == "g1"
    t.play("Cy draw end", "Ada draw end", "Bo draw end")
    assert t.sees("Ada", "Bo") == "g1"


# ---------------------------------------------------------------- Time Bomb

TICKING = "r1 | Bo: g1 g2 ; draw b1 b2 b4 b5 b6 b7 b8"


def pass_turns(t: Desk, *names: str) -> None:
    """Each of these draws and ends the turn."""
    for name in names:
        t.play(f"{name} draw end")


@clause("FR-097")
def test_a_time_bomb_goes_off_before_a_fourth_turn() -> None:
    t = event("time-bomb", TICKING)
    pass_turns(t, "Bo", "Ada", "Bo", "Ada", "Bo")
    assert not t.is_counted()
    pass_turns(t, "Ada")
    assert t.ending() == "FR-097"


@clause("FR-098")
def test_whoever_gets_out_in_time_scores_minus_10_and_the_others_10_more() -> None:
    t = event("time-bomb", "r1 | Bo: g3 | Cy: y5 y6").play("Bo g3", "Ada pass", "Cy pass")
    assert t.totals() == [11, -10, 21]


@clause("FR-099")
def test_if_nobody_gets_out_points_are_doubled() -> None:
    t = event("time-bomb", TICKING)
    pass_turns(t, "Bo", "Ada", "Bo", "Ada", "Bo", "Ada")
    # Ada holds r1 b2 b5 b7, Bo g1 g2 b1 b4 b6.
    assert t.totals() == [30, 28]


@clause("FR-100")
def test_the_turn_in_which_it_was_set_is_not_one_of_the_three() -> None:
    t = event("time-bomb", TICKING)
    pass_turns(t, "Bo", "Ada", "Bo", "Ada", "Bo")
    assert t.asked() == "Ada"
    assert t.prompt() == "ask-turn"


@clause("FR-097")
@pytest.mark.parametrize(("turns", "left"), [([], 2), (["Bo"], 2), (["Bo", "Ada"], 1)])
def test_the_table_tells_how_many_turns_are_left_after_this_one(turns: list[str], left: int) -> None:
    t = event("time-bomb", TICKING)
    pass_turns(t, *turns)
    ticking = [words for words in t.view("Ada").says() if words.key == "frantic.bomb-ticks"]
    assert ticking[0].values["left"] == left
