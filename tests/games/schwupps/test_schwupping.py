"""Schwupps, schwupping: SW-40 to SW-44."""

from __future__ import annotations

from lastcard.engine.rng import fast
from lastcard.games.schwupps.rows import RULES
from tests.table import Table, clause, table

ROWS = "Ada: r9 ag | Bo: g1 ; rows +1 -1 colour number ; next +2 -2 either"
PILES = " ; pile 1 r1 ; pile 2 r2 ; pile 3 r3 ; pile 4 r4 ; stock Ada g1"


def rules(t: Table) -> list[str]:
    """The four rules on the table."""
    return [t.place(f"rule:{place}") for place in range(1, 5)]


@clause("SW-40")
def test_either_row_may_be_chosen_with_or_without_an_aggravation_card() -> None:
    may = table("schwupps", ROWS + PILES).may("Ada").split()
    assert [move for move in may if "@" in move and not move.startswith("r")] == [
        *("aggravate@1>1", "aggravate@2>1"),
        *("schwupp@1", "schwupp@2"),
    ]


@clause("SW-41")
def test_in_row_1_a_rule_comes_in_one_slides_on_one_goes_out() -> None:
    t = table("schwupps", ROWS + PILES).play("Ada schwupp@1")
    assert rules(t) == ["+2", "+1", "colour", "number"]
    assert t.place("out") == "-1"


@clause("SW-41")
def test_in_row_2_likewise_and_row_1_is_untouched() -> None:
    t = table("schwupps", ROWS + PILES).play("Ada aggravate@2>1")
    assert rules(t) == ["+1", "-1", "+2", "colour"]
    assert t.place("out") == "number"


@clause("SW-41")
def test_the_discard_grows_on_and_all_see_it() -> None:
    t = table("schwupps", ROWS + PILES).play("Ada schwupp@1 aggravate@1>1")
    assert rules(t) == ["-2", "+2", "colour", "number"]
    assert t.view("Bo").zones()["out"] == ["-1", "+1"]


@clause("SW-41")
def test_the_table_is_told_what_moves_where() -> None:
    told = [event.data() for event in table("schwupps", ROWS + PILES).play("Ada schwupp@2").told]
    moved = [(event["card"], event["from"], event["to"]) for event in told if event["kind"] == "moved"][:3]
    assert moved == [
        ("number", "rule:4", "out"),
        ("colour", "rule:3", "rule:4"),
        ("+2", "schwupps", "rule:3"),
    ]


@clause("SW-42")
def test_the_number_piles_stay_and_only_their_rules_change() -> None:
    t = table("schwupps", ROWS.replace("r9", "b3") + PILES)
    assert t.may("Ada").split()[0] == "aggravate@1>1"
    t.play("Ada schwupp@1")
    assert [t.place(f"pile:{pile}") for pile in range(1, 5)] == ["r1", "r2", "r3", "r4"]
    assert t.may("Ada").split()[:2] == ["b3@1", "b3@2"]


@clause("SW-43")
def test_then_the_next_rule_is_turned_up() -> None:
    t = table("schwupps", ROWS + PILES)
    assert t.view("Bo").zones()["next"] == "+2"
    t.play("Ada schwupp@1")
    assert t.view("Bo").zones()["next"] == "-2"
    assert t.told[4].data()["values"] == {"card": "-2"}


@clause("SW-44")
def test_after_the_last_rule_the_discards_are_a_new_pile() -> None:
    t = table("schwupps", ROWS.replace("+2 -2 either", "+2 ; out rest") + PILES)
    discards = [*t.place("out").split(), "number"]
    assert len(discards) == 26
    t.play("Ada schwupp@2")
    pile = t.place("schwupps").split()
    assert sorted(pile) == sorted(discards)
    assert pile != discards
    assert t.place("out") == ""


@clause("SW-44")
def test_the_top_of_the_new_pile_is_turned_up_and_comes_next() -> None:
    t = table("schwupps", ROWS.replace("+2 -2 either", "+2 ; out rest") + PILES).play("Ada schwupp@2")
    top = t.place("schwupps").split()[0]
    assert t.view("Bo").zones()["next"] == top
    assert "schwupps.next-renewed" in [event.words().key for event in t.told]
    t.play("Ada aggravate@1>1")
    assert rules(t)[0] == top


@clause("SW-44")
def test_a_pile_with_one_card_left_is_not_renewed_yet() -> None:
    t = table("schwupps", ROWS.replace("+2 -2 either", "+2 -2 ; out rest") + PILES).play("Ada schwupp@2")
    assert t.place("schwupps") == "-2"
    assert len(t.place("out").split()) == 25


@clause("SW-44")
def test_the_order_of_the_new_pile_is_chance() -> None:
    position = ROWS.replace("+2 -2 either", "+2 ; out rest") + PILES
    t = table("schwupps", position)
    view = t.view("Bo")
    orders = set()
    for seed in range(20):
        world = t.sitting.rules.imagine(view, fast(seed))
        world.apply(0, world.moves(0)[-2])
        orders.add(" ".join(world.places()["schwupps"]))
    assert len(orders) > 15
    assert all(rule in RULES for order in orders for rule in order.split())
