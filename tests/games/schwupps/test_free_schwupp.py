"""Schwupps, action C in detail: SW-55 and SW-56."""

from __future__ import annotations

from tests.table import clause, table

TWO = "Ada: ag r9 | Bo: b1 ; rows either number number -2 ; next +1 +2 ; common b4 y8 ; stock Ada p1"
PILES = " ; pile 1 r3 ; pile 2 r5 ; pile 3 r6 ; pile 4 r8"


@clause("SW-55")
def test_first_the_schwupp_and_then_the_top_card_for_the_own_hand() -> None:
    t = table("schwupps", TWO + PILES).play("Ada schwupp@1")
    assert t.place("rule:1") == "+1"
    assert t.hand("Ada") == "r9 b4 ag"
    assert t.place("common").split()[0] == "y8"
    assert t.told[-1].words().key == "schwupps.takes"


@clause("SW-55")
def test_the_card_may_be_played_in_the_same_turn() -> None:
    t = table("schwupps", TWO + PILES).play("Ada schwupp@1 b4@1")
    assert t.place("pile:1") == "r3 b4"


@clause("SW-55")
def test_the_others_do_not_see_the_card() -> None:
    t = table("schwupps", TWO + PILES).play("Ada schwupp@1")
    assert t.told[-1].seen_by(0).faces() == ["b4"]
    assert t.told[-1].seen_by(1).faces() == []
    assert "b4" not in t.view("Bo").faces()


@clause("SW-56")
def test_aggravation_cards_schwupp_before_and_after_it() -> None:
    t = table("schwupps", TWO.replace("r9", "ag r9") + PILES)
    t.play("Ada aggravate@1>1 schwupp@1 aggravate@1>1")
    assert t.refused("Ada schwupp@1") == "SW-23"
    assert len(t.place("out").split()) == 3


@clause("SW-56")
def test_number_cards_are_open_before_and_after_it() -> None:
    position = TWO.replace("either", "+1").replace("ag r9", "y4 r8") + PILES
    t = table("schwupps", position).play("Ada y4@1 schwupp@2 r8@4")
    assert (t.place("pile:1"), t.place("pile:4")) == ("r3 y4", "r8 r8")
