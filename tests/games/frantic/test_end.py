"""Frantic, base game: end of round, end of game, FR-104 to FR-111."""

from __future__ import annotations

from tests.games.frantic.desk import desk
from tests.table import clause


@clause("FR-104")
def test_a_round_ends_when_a_player_has_no_cards_left() -> None:
    t = desk("Ada: r1 | Bo: g2 ; top r3").play("Ada r1", "Bo pass")
    assert t.ending() == "FR-104"


@clause("FR-105")
def test_a_round_ends_when_somebody_must_draw_from_an_empty_pile() -> None:
    t = desk("Ada: b1 | Bo: g2 ; top r3 ; rest discard").play("Ada draw")
    assert t.ending() == "FR-105"
    assert t.totals() == [1, 2]


@clause("FR-105")
def test_the_discard_pile_is_not_shuffled_again() -> None:
    t = desk("Ada: b1 | Bo: g2 ; top r3 ; draw y9 ; rest discard").play("Ada draw end")
    assert t.place("draw") == ""
    assert t.asked() == "Bo"


@clause("FR-106")
def test_an_event_is_carried_out_as_far_as_the_pile_goes() -> None:
    t = desk(
        "Ada: k3 r1 | Bo: g2 | Cy: y5 ; top r3 ; draw b1 b2 b4 b5 ; events third-time-lucky ; rest discard"
    )
    t.play("Ada k3")
    assert t.sizes() == [1, 4, 2]
    assert t.ending() == "FR-105"


@clause("FR-107")
def test_everyone_adds_the_points_in_hand() -> None:
    t = desk("Ada: r1 | Bo: g2 fa | Cy: k9 ; top r3 ; totals 10 20 30").play("Ada r1", "Bo pass", "Cy pass")
    assert t.totals() == [10, 29, 39]


@clause("FR-108")
def test_whoever_has_the_most_points_of_the_round_deals_the_next() -> None:
    t = desk("Ada: r1 | Bo: g2 | Cy: y9 | Di: y5 ; top r3 ; totals 50 0 0 0")
    t.play("Ada r1", "Bo pass", "Cy pass", "Di pass")
    assert t.asked() == "Cy"
    assert t.refused("Cy draw") == "FR-108"
    t.play("Cy deal")
    assert t.table.dealer == 2
    assert t.table.round_number == 2


@clause("FR-108")
def test_a_new_round_is_dealt_afresh_and_totals_stay() -> None:
    t = desk("Ada: r1 | Bo: g2 | Cy: y9 ; top r3 ; missing Bo").play(
        "Ada r1", "Bo pass", "Cy pass", "Cy deal"
    )
    assert t.totals() == [0, 2, 9]
    assert t.table.missing == 0
    assert sum(len(cards) for cards in t.state.places().values()) == 145


@clause("FR-108")
def test_until_the_deal_all_hands_lie_open() -> None:
    t = desk("Ada: r1 | Bo: g2 | Cy: y9 ; top r3").play("Ada r1", "Bo pass", "Cy pass")
    assert t.sees("Ada", "Cy") == "y9"
    t.play("Cy deal")
    assert t.sees("Ada", "Bo") == ""


@clause("FR-109")
def test_the_game_ends_after_the_round_in_which_the_limit_is_reached() -> None:
    t = desk("Ada: r1 | Bo: g2 | Cy: y9 ; top r3 ; totals 5 4 100", limit=109)
    t.play("Ada r1", "Bo pass", "Cy pass")
    assert t.winners() == "Ada"
    assert t.points() == [-5, -6, -109]


@clause("FR-109")
def test_below_the_limit_the_game_goes_on() -> None:
    t = desk("Ada: r1 | Bo: g2 | Cy: y9 ; top r3 ; totals 5 4 99", limit=109)
    assert t.play("Ada r1", "Bo pass", "Cy pass").asked() == "Cy"


@clause("FR-110")
def test_a_table_may_play_until_the_limit_is_exceeded() -> None:
    position = "Ada: r1 | Bo: g2 | Cy: y9 ; top r3 ; totals 5 4 {}"
    t = desk(position.format(100), limit=109, reached="exceeds")
    assert t.play("Ada r1", "Bo pass", "Cy pass").asked() == "Cy"
    t = desk(position.format(101), limit=109, reached="exceeds")
    assert t.play("Ada r1", "Bo pass", "Cy pass").winners() == "Ada"


@clause("FR-111")
def test_totals_may_go_below_zero() -> None:
    t = desk("Ada: k3 r1 | Bo: g3 ; top r3 ; events time-bomb").play("Ada k3", "Bo g3", "Ada pass")
    assert t.totals() == [11, -10]
