"""Frantic, rulings: out-of-turn cards, FR-N12 to FR-N18."""

from __future__ import annotations

from tests.games.frantic.desk import desk
from tests.table import clause


@clause("FR-N12")
def test_all_named_victims_are_asked_at_once_holding_something_or_not() -> None:
    t = desk("Ada: f4 r1 | Bo: ca g2 | Cy: y5 | Di: y6 ; top r3").play("Ada f4 blue at=Bo*2 at=Cy*2")
    assert t.asked() == "Bo Cy"
    assert t.may("Cy") == "pass"
    assert t.may("Di") == ""


@clause("FR-N12")
def test_an_answer_stays_unseen_until_all_have_answered() -> None:
    t = desk("Ada: f4 r1 | Bo: ca g2 | Cy: y5 ; top r3").play("Ada f4 blue at=Bo*2 at=Cy*2")
    number = t.state.decision()
    t.play("Bo !ca")
    assert t.told == []
    assert t.state.decision() == number
    assert t.discards() == "r3 f4"
    t.play("Cy pass")
    assert t.discards() == "r3 f4 ca"


@clause("FR-N12")
def test_the_first_taker_from_the_attacker_counts_and_the_others_keep_their_cards() -> None:
    t = desk("Ada: r1 ca | Bo: f4 g2 | Cy: y5 ca ; top r3 ; turn Bo").play("Bo f4 blue at=Ada*2 at=Cy*2")
    t.play("Ada !ca", "Cy !ca")
    assert t.hand("Ada") == "r1 ca"
    assert t.hand("Cy") == "y5"
    assert t.asked() == "Cy"


@clause("FR-N12")
def test_no_window_opens_before_an_event_that_no_card_could_answer() -> None:
    t = desk("Ada: k3 r1 | Bo: g2 ; top r3 ; events third-time-lucky").play("Ada k3")
    assert t.sizes() == [4, 4]


@clause("FR-N12")
def test_nothing_is_asked_after_a_card_that_nothing_could_be_added_to() -> None:
    assert desk("Ada: r1 r2 | Bo: g2 ; top r3").play("Ada r1").asked() == "Bo"


@clause("FR-N12")
def test_all_with_cards_are_asked_when_somebody_has_none() -> None:
    t = desk("Ada: r1 | Bo: g2 | Cy: y5 nt ; top r3").play("Ada r1")
    assert t.asked() == "Bo Cy"
    assert t.may("Bo") == "pass"
    assert t.may("Cy") == "!nt pass"


@clause("FR-N12")
def test_silence_is_a_pass() -> None:
    t = desk("Ada: f4 r1 | Bo: ca g2 | Cy: y5 ; top r3").play("Ada f4 blue at=Bo*2 at=Cy*2")
    assert t.is_timed()
    t.time_out()
    assert t.sizes() == [1, 4, 3]


@clause("FR-N12")
def test_a_card_cannot_be_thrown_in_out_of_its_moment() -> None:
    t = desk("Ada: ca nt r1 | Bo: g2 ; top r3")
    assert t.refused("Ada !ca") == "FR-N12"
    assert t.refused("Ada !nt") == "FR-N12"


@clause("FR-N13")
def test_a_counterer_chooses_among_the_targets_seen_from_him() -> None:
    t = desk("Ada: eq r1 r2 r4 r5 | Bo: ca g2 g4 | Cy: y5 y6 y7 | Di: y8 ; top r3")
    t.play("Ada eq no-wish at=Bo", "Bo !ca no-wish")
    assert t.may("Bo") == "at=3 no-effect"


@clause("FR-N13")
def test_without_a_target_the_effect_is_just_cancelled() -> None:
    t = desk("Ada: eq r1 r2 r4 r5 | Bo: ca g2 | Cy: y5 y6 y7 ; top r3")
    t.play("Ada eq no-wish at=Bo", "Bo !ca no-wish")
    assert t.sizes() == [4, 1, 3]
    assert t.prompt() == "ask-turn"


@clause("FR-N13")
def test_a_counterer_may_always_decline_the_effect() -> None:
    t = desk("Ada: rgi r1 r2 | Bo: ca g2 | Cy: y5 ; top r3").play("Ada rgi at=Bo", "Bo !ca no-wish no-effect")
    assert t.sizes() == [2, 1, 1]


@clause("FR-N14")
def test_a_throwers_wish_replaces_the_attackers() -> None:
    t = desk("Ada: f4 r1 | Bo: ca g2 | Cy: y5 ; top r3")
    t.play("Ada f4 blue at=Bo*4", "Bo !ca yellow no-effect")
    assert t.demand() == "yellow"


@clause("FR-N14")
def test_without_a_throwers_wish_the_attackers_stays() -> None:
    t = desk("Ada: f4 r1 | Bo: ca g2 | Cy: y5 ; top r3")
    t.play("Ada f4 blue at=Bo*4", "Bo !ca no-wish no-effect")
    assert t.demand() == "blue"


@clause("FR-N15")
def test_the_colour_of_a_countered_gift_stays_and_thrown_in_cards_lie_on_top() -> None:
    t = desk("Ada: rgi r1 r2 | Bo: ca g2 | Cy: y5 ; top r3").play("Ada rgi at=Bo", "Bo !ca no-wish no-effect")
    assert t.discards() == "r3 rgi ca"
    assert t.demand() == "rgi"


@clause("FR-N16")
def test_a_nice_try_as_last_card_ends_the_round_for_its_thrower() -> None:
    t = desk("Ada: r1 | Bo: nt | Cy: y5 ; top r3 ; draw b1 b2 b4")
    t.play("Ada r1", "Cy pass", "Bo !nt no-wish")
    assert t.sizes() == [3, 0, 1]
    t.play("Ada pass", "Cy pass")
    assert t.totals() == [7, 0, 5]


@clause("FR-N17")
def test_after_nice_try_the_player_after_the_one_in_turn_follows() -> None:
    t = desk("Ada: r1 | Bo: g2 | Cy: nt y5 ; top r3").play("Ada r1", "Bo pass", "Cy !nt no-wish")
    assert t.asked() == "Bo"


@clause("FR-N18")
def test_there_is_no_nice_try_after_doomsday_or_finish_line() -> None:
    for event in ("doomsday", "finish-line"):
        t = desk(f"Ada: k3 | Bo: g2 nt | Cy: y5 ; top r3 ; events {event}").play("Ada k3")
        assert t.is_counted()


@clause("FR-N18")
def test_there_is_no_nice_try_when_the_draw_pile_is_used_up() -> None:
    t = desk("Ada: f4 | Bo: g2 nt | Cy: y5 ; top r3 ; rest discard").play("Ada f4 blue at=Cy*4", "Cy pass")
    assert t.ending() == "FR-105"
    assert t.totals() == [0, 9, 5]


@clause("FR-N18")
def test_there_is_no_nice_try_when_the_bomb_goes_off() -> None:
    t = desk("Ada: k3 r1 | Bo: g1 nt ; top r3 ; events time-bomb").play("Ada k3")
    for name in ("Bo", "Ada", "Bo", "Ada", "Bo", "Ada"):
        t.play(f"{name} draw end")
    assert t.ending() == "FR-097"
