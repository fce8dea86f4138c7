"""Frantic, rulings: end of round and game, FR-N39 to FR-N41."""

from __future__ import annotations

from lastcard.games.frantic.play.turn import MOST_TURNS
from tests.games.frantic.desk import desk
from tests.table import clause


@clause("FR-N39")
def test_a_total_equal_to_the_limit_reaches_it() -> None:
    t = desk("Ada: r1 | Bo: g9 ; top r3 ; totals 0 128", limit=137).play("Ada r1", "Bo pass")
    assert t.winners() == "Ada"


@clause("FR-N39")
def test_equal_lowest_totals_share_the_win() -> None:
    t = desk("Ada: r1 | Bo: g9 | Cy: y5 ; top r3 ; totals 20 128 15", limit=137)
    t.play("Ada r1", "Bo pass", "Cy pass")
    assert t.winners() == "Ada Cy"


@clause("FR-N40")
def test_of_equal_points_the_first_after_the_last_dealer_deals() -> None:
    t = desk("Ada: r1 | Bo: g9 | Cy: y9 | Di: y5 ; top r3 ; dealer Bo")
    t.play("Ada r1", "Bo pass", "Cy pass", "Di pass")
    assert t.asked() == "Cy"


@clause("FR-N40")
def test_the_last_dealer_counts_last() -> None:
    t = desk("Ada: r1 | Bo: g9 | Cy: y9 ; top r3 ; dealer Cy").play("Ada r1", "Bo pass", "Cy pass")
    assert t.asked() == "Bo"


@clause("FR-N40")
def test_after_a_plain_doomsday_its_originator_deals() -> None:
    t = desk("Ada: r1 | Bo: k3 g9 | Cy: y9 ; top r3 ; turn Bo ; dealer Bo ; events doomsday").play("Bo k3")
    assert t.asked() == "Bo"


@clause("FR-N41")
def test_a_round_that_does_not_end_is_ended_and_counted() -> None:
    t = desk(f"Ada: r1 r2 | Bo: g9 ; top r3 ; turns {MOST_TURNS - 1}").play("Ada r1")
    assert t.ending() == "FR-N41"
    assert t.totals() == [2, 9]
