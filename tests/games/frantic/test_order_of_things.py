"""Frantic, further rulings: order of things, FR-N49 and FR-N58 to FR-N65."""

from __future__ import annotations

from tests.games.frantic.desk import desk
from tests.games.frantic.test_events import event, pass_turns
from tests.table import clause


@clause("FR-N58")
def test_a_turn_due_to_be_missed_is_missed_before_the_bomb_looks() -> None:
    t = event("time-bomb", "r1 rsk | Bo: g1 g2", "draw r8")
    pass_turns(t, "Bo", "Ada", "Bo", "Ada", "Bo")
    t.play("Ada draw")
    assert t.prompt() == "ask-after-draw"
    t.table.missing |= 1 << t.seat("Bo")
    t.play("Ada end")
    assert t.ending() == "FR-097"
    assert t.table.turn == t.seat("Ada")


@clause("FR-N59")
def test_wish_then_target_then_answer_then_effect() -> None:
    t = desk("Ada: f4 r1 | Bo: g2 | Cy: y5 ; top r3")
    asked = [t.play("Ada f4").prompt(), t.play("Ada blue").prompt(), t.play("Ada at=Bo*4").prompt()]
    assert asked == ["ask-wish-number", "ask-aim", "ask-attacked"]
    assert t.sizes() == [1, 1, 1]
    assert t.play("Bo pass").sizes() == [1, 5, 1]


@clause("FR-N59")
def test_the_effect_of_2nd_chance_includes_the_whole_card_that_follows() -> None:
    t = desk("Ada: rsc rsk r1 | Bo: g2 | Cy: y5 ; top r3").play("Ada rsc rsk at=Bo", "Bo pass")
    assert t.asked() == "Cy"


@clause("FR-N60")
def test_whoever_is_emptied_in_anothers_turn_has_run_out() -> None:
    t = desk("Ada: rex | Bo: g2 g4 | Cy: y5 ; top r3").play("Ada rex at=Bo", "Bo pass")
    assert t.sizes() == [2, 0, 1]
    assert t.asked() == "Ada Cy"
    t.play("Ada pass", "Cy pass")
    assert t.totals() == [6, 0, 5]


@clause("FR-N60")
def test_a_hand_that_got_cards_again_has_not_run_out() -> None:
    t = desk("Ada: k3 | Bo: g2 ; top r3 ; events expansion").play("Ada k3")
    assert t.prompt() == "ask-turn"


@clause("FR-N60")
def test_a_last_counterattack_thrown_in_empties_a_hand() -> None:
    t = desk("Ada: rsk r1 | Bo: ca | Cy: y5 ; top r3").play(
        "Ada rsk at=Bo", "Bo !ca no-wish at=Cy", "Cy pass"
    )
    assert t.prompt() == "ask-last-card"
    t.play("Ada pass", "Cy pass")
    assert t.totals() == [1, 0, 5]


@clause("FR-N60")
def test_the_start_card_is_checked_like_a_turn_of_the_dealer() -> None:
    t = desk("Ada: r1 | Bo: g2 | Cy: y5 nt ; draw rgi ; start ; dealer Ada").play("Ada at=Bo", "Bo pass")
    assert t.prompt() == "ask-last-card"
    t.play("Bo pass", "Cy !nt no-wish")
    assert t.asked() == "Bo"


@clause("FR-N61")
def test_finish_line_under_a_bomb_with_an_empty_hand_has_a_finisher() -> None:
    t = desk("Ada: k3 r1 | Bo: fa k4 ; top r3 ; events time-bomb finish-line ; draw y9")
    t.play("Ada k3", "Bo fa 4", "Ada draw end", "Bo k4")
    assert t.ending() == "FR-084"
    assert t.totals() == [20, -10]


@clause("FR-N61")
def test_an_empty_hand_finishes_also_when_the_pile_is_used_up() -> None:
    t = desk("Ada: k3 r1 | Bo: f4 | Cy: y5 ; top r3 ; events time-bomb ; rest discard")
    t.play("Ada k3", "Bo f4 blue at=Cy*4", "Cy pass")
    assert t.ending() == "FR-105"
    assert t.totals() == [11, -10, 15]


@clause("FR-N61")
def test_after_doomsday_nobody_is_a_finisher() -> None:
    t = desk("Ada: k3 r1 | Bo: fa k4 ; top r3 ; events time-bomb doomsday")
    t.play("Ada k3", "Bo fa 4", "Ada draw end", "Bo k4")
    assert t.totals() == [50, 50]


@clause("FR-N62")
def test_with_an_empty_pile_the_choice_is_still_to_play_or_draw() -> None:
    t = desk("Ada: r1 b2 | Bo: g2 ; top r3 ; rest discard")
    assert t.may("Ada") == "r1 draw"
    assert t.play("Ada draw").ending() == "FR-105"


@clause("FR-N63")
def test_each_drawer_takes_what_is_there_and_then_the_round_ends() -> None:
    t = desk("Ada: f4 | Bo: g2 nt | Cy: y5 ; top r3 ; draw b1 b2 b4 ; rest discard")
    t.play("Ada f4 blue at=Bo*2 at=Cy*2", "Bo pass", "Cy pass")
    assert t.sizes() == [0, 4, 2]
    assert t.ending() == "FR-105"
    assert t.totals() == [0, 12, 9]


@clause("FR-N63")
def test_a_pile_just_used_up_ends_nothing_yet() -> None:
    t = desk("Ada: f4 r1 | Bo: g2 | Cy: y5 ; top r3 ; draw b1 b2 b4 b5 ; rest discard")
    t.play("Ada f4 blue at=Bo*2 at=Cy*2", "Bo pass", "Cy pass")
    assert t.sizes() == [1, 3, 3]
    assert t.asked() == "Bo"


@clause("FR-N63")
def test_a_draw_for_2nd_chance_that_cannot_be_made_ends_the_round() -> None:
    t = desk("Ada: rsc b1 | Bo: g2 ; top r3 ; rest discard").play("Ada rsc draw")
    assert t.ending() == "FR-105"


@clause("FR-N64")
def test_after_doomsday_nothing_more_of_the_turn_happens() -> None:
    t = desk("Ada: k3 | Bo: g2 nt ; top r3 ; events doomsday").play("Ada k3")
    assert t.is_counted()
    assert t.totals() == [50, 50]


@clause("FR-N65")
def test_after_a_nice_try_the_check_is_made_again() -> None:
    t = desk("Ada: r1 | Bo: nt | Cy: y5 ; top r3").play("Ada r1", "Cy pass", "Bo !nt no-wish")
    assert t.prompt() == "ask-last-card"
    assert t.asked() == "Ada Cy"


@clause("FR-N65")
def test_several_drawers_draw_from_the_player_in_turn_on() -> None:
    t = desk("Ada: r2 | Bo: k3 | Cy: nt g5 ; top r3 ; turn Bo ; events vandalism ; draw b1 b2 b4 b5 b6 b7")
    t.play("Bo k3", "Cy !nt no-wish")
    assert t.hand("Bo") == "b1 b2 b4"
    assert t.hand("Ada") == "b5 b6 b7"


@clause("FR-N49", "FR-N75")
def test_what_was_due_ends_with_the_round() -> None:
    t = desk("Ada: k3 r1 | Bo: b3 | Cy: y5 ; top r3 ; missing Cy ; events time-bomb")
    t.play("Ada k3", "Bo b3", "Ada pass", "Cy pass", "Cy deal")
    assert t.table.missing == 0
    assert t.table.modifiers == []
