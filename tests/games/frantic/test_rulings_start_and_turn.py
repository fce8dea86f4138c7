"""Frantic, rulings: set-up and start, turn and wishes, FR-N01 to FR-N10."""

from __future__ import annotations

import pytest

from tests.games.frantic.desk import desk, fresh
from tests.games.frantic.test_set_up import limit
from tests.table import clause


@clause("FR-N01")
def test_the_first_dealer_is_drawn_by_the_seed() -> None:
    dealers = [int(fresh(4, seed).table.dealer) for seed in range(40)]
    assert set(dealers) == {0, 1, 2, 3}
    assert int(fresh(4, 7).table.dealer) == dealers[7]


@clause("FR-N02")
def test_the_dealer_decides_on_the_start_card_before_the_first_turn() -> None:
    t = desk("Ada: r1 ca | Bo: g2 | Cy: y5 ; draw rsk ; start ; dealer Cy").play("Cy at=Ada")
    assert t.may("Ada") == "!ca pass"
    t.play("Ada pass")
    assert t.asked() == "Bo"


@clause("FR-N03")
def test_on_2nd_chance_as_start_card_the_dealer_lays_a_card_first() -> None:
    t = desk("Ada: r1 | Bo: g2 | Cy: r5 y5 ; draw rsc ; start ; dealer Cy")
    assert t.may("Cy") == "r5"
    t.play("Cy r5")
    assert t.asked() == "Ada"
    assert t.demand() == "r5"


@clause("FR-N03")
def test_a_dealer_who_cannot_lay_one_draws() -> None:
    t = desk("Ada: r1 | Bo: g2 | Cy: y5 ; draw rsc b9 ; start ; dealer Cy").play("Cy draw end")
    assert t.hand("Cy") == "b9 y5"
    assert t.asked() == "Ada"


@clause("FR-N05")
@pytest.mark.parametrize("card", ["ca", "nt"])
def test_a_throw_in_card_as_start_card_is_a_plain_colour_wish(card: str) -> None:
    t = desk(f"Ada: r1 | Bo: g2 ; draw {card} ; start ; dealer Bo")
    assert t.may("Bo") == "red blue yellow green"
    assert t.play("Bo green").asked() == "Ada"


@clause("FR-N06")
def test_the_limit_is_short_when_nobody_chooses() -> None:
    assert [limit(seats) for seats in (2, 4, 5, 8)] == [137, 137, 113, 113]


@clause("FR-N07")
def test_after_the_draw_that_2nd_chance_forces_a_card_may_be_played() -> None:
    t = desk("Ada: rsc b1 b2 | Bo: g2 ; top r3 ; draw r9").play("Ada rsc draw")
    assert t.may("Ada") == "r9 end"
    assert t.play("Ada r9").hand("Ada") == "b1 b2"


@clause("FR-N07")
def test_whoever_can_follow_2nd_chance_may_not_draw() -> None:
    t = desk("Ada: rsc r1 b2 | Bo: g2 ; top r3").play("Ada rsc")
    assert t.refused("Ada draw") == "FR-052"
    assert t.refused("Ada end") == "FR-052"


@clause("FR-N08")
def test_without_a_wish_the_demand_below_stays() -> None:
    t = desk("Ada: eq r1 r2 | Bo: g2 | Cy: y5 ; top b3 ; wish 7").play("Ada eq no-wish at=Cy", "Cy pass")
    assert t.demand() == "7"


@clause("FR-N08")
@pytest.mark.parametrize("card", ["fa", "f4"])
def test_fantastic_cards_must_wish(card: str) -> None:
    t = desk(f"Ada: {card} r1 | Bo: g2 ; top b3").play(f"Ada {card}")
    assert t.refused("Ada no-wish") == "FR-N08"


@clause("FR-N09")
def test_the_numbers_1_to_9_may_be_wished() -> None:
    t = desk("Ada: fa r1 | Bo: g2 ; top b3").play("Ada fa")
    assert t.may("Ada").split()[4:] == [str(number) for number in range(1, 10)]
    assert t.refused("Ada 10") == "table"


@clause("FR-N10")
def test_a_skip_without_a_target_may_be_played() -> None:
    t = desk("Ada: rsk r1 | Bo: g2 | Cy: y5 ; top r3 ; missing Bo Cy").play("Ada rsk")
    assert t.asked() == "Ada"
    assert t.prompt() == "ask-turn"


@clause("FR-N10")
def test_with_two_players_a_skip_gives_the_next_turn_again() -> None:
    t = desk("Ada: rsk r1 r2 | Bo: g2 ; top r3").play("Ada rsk", "Bo pass")
    assert t.asked() == "Ada"
    t.play("Ada r1")
    assert t.asked() == "Bo"
