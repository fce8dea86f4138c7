"""Frantic, further rulings: playing and wishing, FR-N67 to FR-N74 and FR-N96."""

from __future__ import annotations

import pytest

from lastcard.engine.rng import fast
from tests.games.frantic.desk import desk
from tests.table import clause


@clause("FR-N67")
def test_an_and_or_card_is_used_for_at_least_one_of_its_parts() -> None:
    t = desk("Ada: eq r1 r2 r4 | Bo: g2 | Cy: y5 ; top b3").play("Ada eq no-wish")
    assert t.may("Ada") == "at=1 at=2"
    assert t.refused("Ada no-effect") == "FR-041"


@clause("FR-N67")
def test_with_no_possible_effect_the_wish_is_compulsory() -> None:
    t = desk("Ada: eq r1 | Bo: g2 ; top b3").play("Ada eq")
    assert t.refused("Ada no-wish") == "FR-N67"


@clause("FR-N67")
def test_a_colourless_start_card_must_wish() -> None:
    t = desk("Ada: r1 | Bo: g2 g4 ; draw eq ; start ; dealer Bo")
    assert t.may("Bo") == "red blue yellow green"
    assert t.refused("Bo no-wish") == "FR-N67"
    assert t.play("Bo red").may("Bo") == "at=0 no-effect"


@clause("FR-N68")
def test_on_fuck_you_as_start_card_fuck_you_itself_is_no_exception() -> None:
    t = desk("Ada: r1 k2 fa | Bo: g2 ; draw fu ; start ; dealer Bo")
    assert t.may("Ada") == "r1 k2 fa draw"
    assert t.play("Ada k2").demand() == "k2"


@clause("FR-N68")
def test_on_fuck_you_as_start_card_a_colourless_card_need_not_wish() -> None:
    t = desk("Ada: eq r1 r2 | Bo: g2 | Cy: y5 ; draw fu ; start ; dealer Cy")
    t.play("Ada eq no-wish at=Bo", "Bo pass")
    assert t.demand() == "anything"


@clause("FR-N69")
@pytest.mark.parametrize("card", ["fa", "ca", "nt", "bsc"])
def test_2nd_chance_obliges_to_any_card_that_may_be_played(card: str) -> None:
    t = desk(f"Ada: rsc {card} b1 | Bo: g2 ; top r3").play("Ada rsc")
    assert t.may("Ada") == card


@clause("FR-N69")
def test_2nd_chance_obliges_to_fuck_you_with_ten_cards_left() -> None:
    t = desk("Ada: rsc fu b1 b1 b2 b2 b4 b4 b5 b5 b6 | Bo: g2 ; top r3").play("Ada rsc")
    assert t.may("Ada") == "fu"


@clause("FR-N70")
def test_an_exchange_is_one_swap() -> None:
    t = desk("Ada: rex r1 r2 r4 | Bo: g2 | Cy: y5 ; top r3")
    t.play("Ada rex at=Bo", "Bo pass", "Ada give=r1 give=r2")
    assert t.hand("Ada") == "r4 g2"
    assert t.hand("Bo") == "r1 r2"


@clause("FR-N71")
def test_a_blind_draw_is_random() -> None:
    drawn = set()
    for seed in range(12):
        t = desk("Ada: rex | Bo: g1 g2 g4 g5 g6 g7 | Cy: y5 ; top r3")
        t.table.rng = fast(seed)
        drawn.add(t.play("Ada rex at=Bo", "Bo pass").hand("Ada"))
    assert len(drawn) > 3


@clause("FR-N73")
def test_wishes_work_in_order_of_time() -> None:
    t = desk("Ada: f4 | Bo: ca g2 | Cy: nt y5 ; top r3")
    t.play("Ada f4 blue at=Bo*4", "Bo !ca red no-effect", "Bo pass", "Cy !nt green")
    assert t.demand() == "green"


@clause("FR-N74")
def test_the_window_opens_even_if_nothing_can_be_given() -> None:
    t = desk("Ada: rgi | Bo: g2 | Cy: y5 ; top r3").play("Ada rgi at=Bo")
    assert t.prompt() == "ask-attacked"


@clause("FR-N74")
def test_no_window_opens_for_the_wish_alone() -> None:
    t = desk("Ada: eq r1 r2 | Bo: g2 | Cy: y5 ; top b3").play("Ada eq red no-effect")
    assert t.prompt() == "ask-turn"


@clause("FR-N74")
def test_a_split_always_adds_up_to_four() -> None:
    t = desk("Ada: f4 r1 | Bo: g2 | Cy: ca y5 ; top r3").play("Ada f4 blue at=Bo*2 at=Cy")
    assert t.refused("Ada no-effect") == "FR-041"
    t.play("Ada at=Bo", "Bo pass", "Cy !ca no-wish at=Bo*3")
    assert t.may("Cy") == "at=0 at=1"


@clause("FR-N37")
def test_a_giver_with_too_few_cards_gives_what_he_has() -> None:
    t = desk("Ada: rgi r1 | Bo: g2 | Cy: y5 ; top r3").play("Ada rgi at=Cy", "Cy pass")
    assert t.hand("Cy") == "r1 y5"


@clause("FR-N96")
def test_a_split_is_drawn_in_play_direction_each_share_at_once() -> None:
    t = desk("Ada: r1 | Bo: f4 g2 | Cy: y5 ; top r3 ; turn Bo ; draw b1 b2 b4 b5")
    t.play("Bo f4 blue at=Ada*2 at=Cy*2", "Ada pass", "Cy pass")
    assert t.hand("Cy") == "b1 b2 y5"
    assert t.hand("Ada") == "r1 b4 b5"
