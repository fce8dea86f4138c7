"""Schwupps, common pile: SW-60 to SW-64."""

from __future__ import annotations

from tests.table import Table, clause, table

# One card in the common pile, three below the tops, all others in Bo's personal pile.
LAST = "Ada: ag r9 | Bo: b1 ; rows +1 -1 +2 -2 ; pile 1 y1 y2 g1 ; pile 2 y3 g2 ; pile 3 g3 ; pile 4 g4"
ONE = " ; common p9 ; rest stock Bo"
# Nothing below the tops.
BARE = "Ada: ag ag g5 | Bo: b1 ; rows +2 -1 -2 -2 ; pile 1 g3 ; pile 2 r2 ; pile 3 r3 ; pile 4 r4"


def piles(t: Table) -> list[str]:
    """The four piles."""
    return [t.place(f"pile:{pile}") for pile in range(1, 5)]


def told(t: Table) -> list[str]:
    """What the last move told, by key."""
    return [event.words().key.removeprefix("schwupps.") for event in t.told]


@clause("SW-60")
def test_all_cards_below_the_tops_are_a_new_common_pile() -> None:
    t = table("schwupps", LAST + ONE).play("Ada schwupp@1")
    assert sorted(t.place("common").split()) == ["y1", "y2", "y3"]
    assert piles(t) == ["g1", "g2", "g3", "g4"]


@clause("SW-60")
def test_the_new_pile_is_shuffled() -> None:
    orders = set()
    for tops in ("g1", "g2", "g3", "g4", "g5", "g6"):
        buried = " ".join(f"p{number}" for number in range(1, 9))
        t = table("schwupps", f"Ada: r9 | Bo: b1 ; pile 1 {buried} {tops} ; common p9 ; rest stock Bo")
        orders.add(t.play("Ada schwupp@1").place("common"))
    assert orders != {"p1 p2 p3 p4 p5 p6 p7 p8"}


@clause("SW-61")
def test_it_holds_number_cards_only() -> None:
    t = table("schwupps", LAST + ONE + " ; box 3").play("Ada aggravate@1>1")
    assert t.place("box") == "ag ag ag ag"
    assert sorted(t.place("common").split()) == ["y1", "y2", "y3"]


@clause("SW-62")
def test_it_is_renewed_at_once_when_the_last_card_is_taken() -> None:
    t = table("schwupps", LAST + ONE).play("Ada schwupp@1")
    assert told(t)[-2:] == ["takes", "renewed"]
    assert t.view("Bo").zones()["common"] == 3


@clause("SW-62")
def test_with_nothing_buried_it_is_tried_again_when_a_card_is_needed() -> None:
    t = table("schwupps", BARE + ONE).play("Ada schwupp@2")
    assert t.place("common") == ""
    t.play("Ada g5@1")
    assert t.place("common") == ""
    t.play("Ada aggravate@2>1")
    assert t.hand("Bo") == "b1 g3"
    assert piles(t)[0] == "g5"


@clause("SW-63")
def test_with_nothing_at_all_the_penalty_card_is_left_out() -> None:
    t = table("schwupps", BARE + " ; rest stock Bo").play("Ada schwupp@1")
    assert t.hand("Ada") == "g5 ag ag"
    assert told(t)[-1] == "nothing-left"
    assert t.place("out") == "-1"


@clause("SW-63")
def test_with_nothing_at_all_the_gift_is_left_out() -> None:
    t = table("schwupps", BARE + " ; rest stock Bo").play("Ada aggravate@1>1")
    assert t.hand("Bo") == "b1"
    assert t.place("box") == "ag"
    assert t.place("out") == "-1"


@clause("SW-64")
def test_the_last_card_is_in_hand_before_the_pile_is_renewed() -> None:
    t = table("schwupps", LAST + ONE).play("Ada aggravate@1>1")
    assert t.hand("Bo") == "b1 p9"
    assert told(t)[-2:] == ["is-given", "renewed"]
    assert "p9" not in t.place("common")


@clause("SW-64")
def test_after_the_end_nothing_is_renewed() -> None:
    t = table("schwupps", LAST.replace("ag r9", "ag") + ONE, last_aggravation="resolves")
    t.play("Ada aggravate@1>1")
    assert t.winners() == "Ada"
    assert t.place("common") == ""
    assert piles(t)[0] == "y1 y2 g1"
