"""Schwupps, action B in detail: SW-50 to SW-54."""

from __future__ import annotations

from lastcard.engine.contract import WATCHER, Event
from lastcard.words import say
from tests.table import clause, table

THREE = "Ada: ag r9 | Bo: b1 b2 b3 b4 | Cy: g1 ; rows +1 -1 colour number ; next +2 -2 ; common y7 ag y8"
STOCKED = " ; stock Ada p1 p2 p3 ; stock Bo p4"


def keys(told: list[Event]) -> list[str]:
    """What was told, by key."""
    return [event.words().key.removeprefix("schwupps.") for event in told]


@clause("SW-50")
def test_the_aggravation_card_goes_to_the_box_for_all_to_see() -> None:
    t = table("schwupps", THREE + STOCKED).play("Ada aggravate@1>1")
    assert t.place("box") == "ag"
    assert t.hand("Ada") == "r9"
    assert t.view("Cy").zones()["box"] == 1


@clause("SW-50")
def test_what_is_in_the_box_never_comes_back() -> None:
    buried = "pile 1 r1 r2 r3 ; common y7 ; rest stock Bo"
    t = table("schwupps", f"Ada: ag ag r9 | Bo: b1 ; {buried}").play("Ada aggravate@1>1 aggravate@1>1")
    assert t.place("box") == "ag ag"
    assert t.place("common") in ("r1", "r2")


@clause("SW-51")
def test_first_the_schwupp_and_after_that_the_gift() -> None:
    told = keys(table("schwupps", THREE + STOCKED).play("Ada aggravate@1>1").told)
    assert told == ["aggravates", "schwupps", "leaves", "slides", "enters", "next", "is-given"]


@clause("SW-51")
def test_the_top_card_of_the_common_pile_goes_to_the_chosen_player() -> None:
    t = table("schwupps", THREE + STOCKED).play("Ada aggravate@1>2")
    assert t.hand("Cy") == "y7 g1"
    assert t.hand("Bo") == "b1 b2 b3 b4"
    assert t.place("common").split()[:2] == ["ag", "y8"]


@clause("SW-51")
def test_receivers_are_counted_to_the_left_of_the_player() -> None:
    t = table("schwupps", THREE.replace("g1", "g1 ag") + STOCKED + " ; turn Cy ; stock Cy p6")
    t.play("Cy aggravate@1>1")
    assert t.hand("Ada") == "r9 y7 ag"


@clause("SW-51")
def test_row_and_receiver_must_be_named() -> None:
    assert table("schwupps", THREE + STOCKED).refused("Ada aggravate") == "SW-51"


@clause("SW-52")
def test_the_gift_is_never_for_oneself() -> None:
    t = table("schwupps", THREE + STOCKED)
    assert t.refused("Ada aggravate@1>0") == "SW-52"
    given = [move for move in t.may("Ada").split() if move.startswith("aggravate")]
    assert given == ["aggravate@1>1", "aggravate@1>2", "aggravate@2>1", "aggravate@2>2"]


@clause("SW-52")
def test_the_gift_is_for_somebody_who_sits_there() -> None:
    t = table("schwupps", THREE + STOCKED)
    assert t.refused("Ada aggravate@1>3") == "SW-52"
    why = t.sitting.rules.refusal(t.state, 0, "aggravate@1>3")
    assert say(why.words, t.names) == "Only 3 play: 1 is the next in turn, and nobody sits that far."


@clause("SW-53")
def test_the_receiver_keeps_the_card_above_four() -> None:
    t = table("schwupps", THREE + STOCKED).play("Ada aggravate@1>1 stop")
    assert t.hand("Bo") == "b1 b2 b3 b4 y7"
    t.play("Bo schwupp@1 stop")
    assert t.hand("Bo") == "b1 b2 b3 b4 y7 ag"


@clause("SW-53")
def test_the_gift_may_be_an_aggravation_card_and_be_used() -> None:
    t = table("schwupps", THREE.replace("y7 ag", "ag y7") + STOCKED).play("Ada aggravate@1>1 stop")
    assert t.hand("Bo") == "b1 b2 b3 b4 ag"
    assert t.play("Bo aggravate@2>2").hand("Ada") == "r9 y7 p1 p2 p3"


@clause("SW-54")
def test_only_the_receiver_learns_the_card() -> None:
    t = table("schwupps", THREE + STOCKED).play("Ada aggravate@1>1")
    gift = t.told[-1]
    assert gift.seen_by(1).faces() == ["y7"]
    for other in (0, 2, WATCHER):
        assert gift.seen_by(other).faces() == []
        assert gift.seen_by(other).words().key == "schwupps.is-given-unseen"


@clause("SW-54")
def test_the_giver_sees_one_card_more_and_not_which() -> None:
    t = table("schwupps", THREE + STOCKED).play("Ada aggravate@1>1")
    assert "y7" in t.view("Bo").faces()
    assert "y7" not in t.view("Ada").faces()
    assert t.view("Ada").zones()["hands"] == [1, 5, 1]


@clause("SW-54")
def test_the_gift_is_no_action_of_the_receiver() -> None:
    t = table("schwupps", THREE + STOCKED).play("Ada aggravate@1>1")
    assert t.to_act() == "Ada"
    t.play("Ada stop")
    assert t.refused("Bo stop") in ("SW-20", "SW-24")
