"""Frantic, base game: events in general, FR-071 to FR-078."""

from __future__ import annotations

from tests.games.frantic.desk import desk
from tests.table import clause


@clause("FR-071")
def test_a_black_card_turns_up_the_top_event_at_once() -> None:
    t = desk("Ada: k3 r1 | Bo: g2 ; top r3 ; events third-time-lucky tornado").play("Ada k3")
    assert t.place("spent") == "third-time-lucky"
    assert t.sizes() == [4, 4]


@clause("FR-072")
def test_the_originator_is_the_player_of_the_black_card() -> None:
    t = desk("Ada: r1 | Bo: k3 g2 | Cy: y5 ; top r3 ; turn Bo ; events expansion").play("Bo k3")
    assert t.sizes() == [3, 4, 2]


@clause("FR-073")
def test_the_right_neighbour_is_first_and_the_originator_last() -> None:
    t = desk("Ada: y5 | Bo: k3 g2 | Cy: r1 | Di: r2 ; top r3 ; turn Bo ; events expansion").play("Bo k3")
    assert t.sizes() == [4, 5, 2, 3]


@clause("FR-073")
def test_the_order_follows_the_current_direction() -> None:
    facts = "top r3 ; turn Bo ; events expansion ; direction left"
    t = desk(f"Ada: y5 | Bo: k3 g2 | Cy: r1 ; {facts}").play("Bo k3")
    assert t.sizes() == [2, 4, 3]


@clause("FR-074")
def test_of_several_targets_the_first_in_order_is_meant() -> None:
    t = desk("Ada: k3 r1 r2 | Bo: g2 | Cy: y5 | Di: y6 y7 ; top r3 ; events robin-hood").play("Ada k3")
    assert t.hand("Bo") == "y6 y7"
    assert t.hand("Di") == "g2"


@clause("FR-075")
def test_all_players_includes_the_originator() -> None:
    t = desk("Ada: k3 r1 | Bo: g2 ; top r3 ; events third-time-lucky").play("Ada k3")
    assert t.sizes()[0] == 4


@clause("FR-076")
def test_the_round_does_not_end_before_the_event_is_done() -> None:
    t = desk("Ada: k3 | Bo: g2 ; top r3 ; events third-time-lucky").play("Ada k3")
    assert t.sizes() == [3, 4]
    assert t.asked() == "Bo"


@clause("FR-076")
def test_after_the_event_nice_try_may_be_used() -> None:
    t = desk("Ada: k3 | Bo: g2 nt ; top r3 ; events friday-the-13th").play("Ada k3")
    assert t.may("Bo") == "!nt pass"


@clause("FR-077")
def test_several_may_run_out_in_one_event() -> None:
    t = desk("Ada: k3 r1 | Bo: r2 | Cy: g5 ; top r3 ; events vandalism").play("Ada k3", "Cy pass")
    assert t.ending() == "FR-104"
    assert t.totals() == [0, 0, 5]


@clause("FR-078")
def test_used_events_stay_out_for_the_round() -> None:
    t = desk("Ada: k3 k4 r1 | Bo: g3 g2 ; top r3 ; events friday-the-13th expansion market")
    t.play("Ada k3", "Bo g3", "Ada draw end")
    assert t.place("spent") == "friday-the-13th"
    assert len(t.state.places()["events"]) == 19


@clause("FR-078")
def test_each_round_starts_with_all_events() -> None:
    t = desk("Ada: r1 | Bo: g9 ; top r3 ; spent rest")
    t.play("Ada r1", "Bo pass", "Bo deal")
    places = t.state.places()
    assert len(places["events"]) + len(places["spent"]) == 20
    assert len(places["events"]) >= 19
