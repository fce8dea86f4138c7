"""Schwupps, the worked examples of the rulebook."""

from __future__ import annotations

from tests.table import clause, table

DORO = (
    "Doro: b10 g2 y5 | Jannis: p3 ; rows -1 number +2 colour ; pile 1 p1 ; pile 2 g7 ; pile 3 r10 ; pile 4 g9"
)
JANNIS = (
    "Jannis: ag g10 p1 r2 | Doro: b5 b6 b7 b8"
    " ; rows colour number +2 either ; next -2 +1 ; common g3 y7"
    " ; pile 1 b10 ; pile 2 g9 ; pile 3 y2 ; pile 4 r8"
    " ; stock Jannis p4 p5 p6 p7 p8 ; stock Doro y9"
)


@clause("SW-31")
def test_doro_plays_through_the_ring_both_ways() -> None:
    t = table("schwupps", DORO + " ; stock Doro p9")
    assert t.refused("Doro b10@2") == "SW-32"
    t.play("Doro b10@1 g2@3")
    assert (t.place("pile:1"), t.place("pile:3")) == ("p1 b10", "r10 g2")


@clause("SW-51")
def test_jannis_aggravates_doro() -> None:
    t = table("schwupps", JANNIS).play("Jannis aggravate@2>1")
    assert t.place("box") == "ag"
    assert [t.place(f"rule:{place}") for place in range(1, 5)] == ["colour", "number", "-2", "+2"]
    assert t.hand("Doro") == "b5 b6 b7 b8 g3"


@clause("SW-20", "SW-27", "SW-55")
def test_jannis_takes_all_three_actions_and_draws_three() -> None:
    t = table("schwupps", JANNIS)
    assert t.refused("Jannis g10@3") == "SW-30"
    t.play("Jannis aggravate@2>1 g10@3 schwupp@1")
    assert t.hand("Jannis") == "r2 y7 p1"
    t.play("Jannis p1@1 r2@1")
    assert t.place("pile:1") == "b10 p1 r2"
    assert t.hand("Jannis") == "y7"
    assert t.play("Jannis stop").hand("Jannis") == "y7 p4 p5 p6"
