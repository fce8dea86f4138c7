"""Frantic, rulings: events of the base game, FR-N21 to FR-N28, and the further ones from FR-N76 on."""

from __future__ import annotations

import pytest

from tests.games.frantic.desk import desk
from tests.games.frantic.test_events import TICKING, event, pass_turns
from tests.table import clause


@clause("FR-N21")
def test_discarded_cards_go_beneath_the_top_and_change_nothing() -> None:
    t = event("recession", "r1 | Bo: g1 rsk | Cy: y5 y6 y7").play("Bo drop=rsk", "Cy drop=y5 drop=y7")
    assert t.discards() == "r3 rsk y5 y7 r1 k3"
    assert t.demand() == "k3"
    assert t.table.missing == 0


@clause("FR-N22")
def test_the_last_colour_looks_past_black_cards_and_number_wishes() -> None:
    t = desk("Ada: fa r1 | Bo: k5 g2 | Cy: r9 b8 ; top r3 ; events vandalism").play("Ada fa 5", "Bo k5")
    assert t.hand("Cy") == "b8"


@clause("FR-N22")
def test_a_wished_colour_counts_as_played() -> None:
    t = desk("Ada: fa r1 | Bo: b5 g2 | Cy: k5 r9 b8 ; top r3 ; events vandalism")
    t.play("Ada fa blue", "Bo b5", "Cy k5")
    assert t.hand("Cy") == "r9"
    t = desk("Ada: fa r1 b1 | Bo: fa b2 | Cy: k5 b8 ; top r3 ; events vandalism")
    t.play("Ada fa blue", "Bo fa 5", "Cy k5")
    assert t.hand("Ada") == "r1"


@clause("FR-N24")
def test_of_equal_bets_the_first_in_order_takes_all() -> None:
    t = event("gambling-man", "r1 r5 | Bo: r2 | Cy: r5 r6").play("Ada put=r5", "Bo put=r2", "Cy put=r5")
    assert t.hand("Cy") == "r2 r5 r5 r6"


@clause("FR-N24")
def test_the_bettor_chooses_freely_among_the_colour() -> None:
    t = event("gambling-man", "r1 r5 r9 b2 | Bo: r2")
    assert t.may("Ada") == "put=r1 put=r5 put=r9"


@clause("FR-N24")
def test_if_nobody_can_bet_all_draw_two() -> None:
    t = event("gambling-man", "b1 | Bo: b2").play("Ada none", "Bo none")
    assert t.sizes() == [3, 3]


@clause("FR-N25")
def test_a_market_with_too_few_cards_is_held_and_then_the_round_ends() -> None:
    t = event("market", "r1 | Bo: g1 | Cy: y5", "draw b1 b2 ; rest discard")
    t.play("Bo take=b1", "Cy take=b2")
    assert t.sizes() == [1, 2, 2]
    assert t.ending() == "FR-105"


@clause("FR-N25")
def test_a_market_that_uses_the_pile_up_ends_nothing_yet() -> None:
    t = event("market", "r1 | Bo: g1 | Cy: y5", "draw b1 b2 b4 ; rest discard")
    t.play("Bo take=b1", "Cy take=b2", "Ada take=b4")
    assert t.asked() == "Bo"


@clause("FR-N26")
def test_fuck_you_may_be_given_at_christmas_and_at_the_surprise_party() -> None:
    t = event("merry-christmas", "r1 | Bo: fu").play("Ada r1>Bo", "Bo fu>Ada")
    assert t.hand("Ada") == "fu"
    t = event("surprise-party", "r1 | Bo: fu").play("Ada give=r1 to=Bo", "Bo give=fu to=Ada")
    assert t.hand("Ada") == "fu"


@clause("FR-N27")
def test_fuck_you_may_be_discarded() -> None:
    t = event("recession", "r1 | Bo: fu g1").play("Bo drop=fu")
    assert t.hand("Bo") == "g1"
    assert "fu" in event("mexican-standoff", "fu | Bo: g1").discards()


@clause("FR-N28")
def test_a_missed_turn_does_not_count_for_the_bomb() -> None:
    t = desk("Ada: k3 r1 | Bo: g1 g2 ; top r3 ; missing Bo ; events time-bomb").play("Ada k3")
    pass_turns(t, "Ada", "Bo", "Ada", "Bo", "Ada", "Bo")
    assert t.ending() == "FR-097"
    assert t.table.turn == 0


@clause("FR-N28")
@pytest.mark.parametrize(("code", "totals"), [("finish-line", [12, 10]), ("doomsday", [50, 50])])
def test_without_a_finisher_points_are_doubled_but_doomsday_stays_50(code: str, totals: list[int]) -> None:
    t = desk(f"Ada: k3 r1 | Bo: fa y5 k4 ; top r3 ; draw y5 ; events time-bomb {code}")
    t.play("Ada k3", "Bo fa 4", "Ada draw end", "Bo k4")
    assert t.totals() == totals


@clause("FR-N28")
def test_an_empty_draw_pile_under_a_bomb_doubles_too() -> None:
    t = event("time-bomb", "r1 | Bo: g1 g2", "rest discard").play("Bo draw")
    assert t.totals() == [2, 6]


@clause("FR-N51")
def test_an_earthquake_goes_right_whatever_the_direction() -> None:
    t = event("earthquake", "r1 r2 | Bo: g1 | Cy: y5 y6", "direction left")
    assert [t.hand(name) for name in t.names] == ["y5 y6", "r1 r2", "g1"]


@clause("FR-N51")
def test_what_is_done_in_order_follows_the_direction() -> None:
    t = event("tornado", "r1 r2 | Bo: g1 | Cy: y5", "direction left")
    assert t.sizes() == [1, 1, 2]


@clause("FR-N76")
def test_sizes_are_settled_when_the_event_begins() -> None:
    t = event("charity", "r1 r2 | Bo: g1 | Cy: y1 y2 y4 | Di: ")
    assert t.sizes() == [3, 2, 0, 1]
    t = event("communism", "r1 r2 | Bo: g1 | Cy: y1 y2 y4")
    assert t.sizes() == [3, 3, 3]


@clause("FR-N76")
def test_an_empty_hand_is_a_possible_fewest_and_a_hand_to_swap() -> None:
    t = event("robin-hood", " | Bo: g1 g2 | Cy: y1")
    assert t.hand("Ada") == "g1 g2"
    assert t.hand("Bo") == ""
    t = event("earthquake", " | Bo: g1 g2 | Cy: y1")
    assert [t.hand(name) for name in t.names] == ["y1", "", "g1 g2"]


@clause("FR-N77")
@pytest.mark.parametrize("code", ["gambling-man", "merry-christmas", "surprise-party"])
def test_in_these_events_all_choose_at_once(code: str) -> None:
    assert event(code, "r1 r2 | Bo: r4 | Cy: r5").asked() == "Ada Bo Cy"


@clause("FR-N77")
@pytest.mark.parametrize("code", ["market", "recession"])
def test_in_these_events_one_chooses_after_the_other(code: str) -> None:
    assert event(code, "r1 r2 | Bo: r4 r5 | Cy: r5 r6 r7").asked() == "Bo"


@clause("FR-N79")
def test_a_bomb_is_but_one() -> None:
    t = event("time-bomb", TICKING)
    assert len(t.table.modifiers) == 1


@clause("FR-N97")
def test_gambling_man_asks_everybody_whatever_he_holds() -> None:
    t = event("gambling-man", "b1 | Bo: r2 | Cy: ")
    assert t.asked() == "Ada Bo Cy"
    assert t.may("Cy") == "none"
    assert t.refused("Bo none") == "FR-N97"
