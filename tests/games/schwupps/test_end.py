"""Schwupps, end: SW-70 to SW-75."""

from __future__ import annotations

import pytest

from lastcard.engine.options import BadOption
from lastcard.shelf import rules_of
from tests.table import clause, table

LAST_NUMBER = "Ada: r7 | Bo: b1 b2 | Cy: g1 ; rows +1 -1 +2 -2 ; pile 1 b6"
LAST_AGGRAVATION = "Ada: ag | Bo: b1 b2 | Cy: g1 ; rows +1 -1 +2 -2 ; common y7"
OTHERS = " ; stock Bo b3 ; stock Cy g3 g4 g5"


@clause("SW-70")
def test_the_last_card_ends_the_game_at_once_and_wins_it() -> None:
    t = table("schwupps", LAST_NUMBER + OTHERS).play("Ada r7@1")
    assert t.winners() == "Ada"
    assert t.to_act() == ""
    assert [t.may(name) for name in t.names] == ["", "", ""]


@clause("SW-70")
def test_a_card_left_in_hand_is_no_end() -> None:
    t = table("schwupps", LAST_NUMBER.replace("r7", "r7 y1") + OTHERS).play("Ada r7@1")
    assert t.winners() == ""
    assert t.to_act() == "Ada"


@clause("SW-71")
def test_the_last_card_may_be_an_aggravation_card() -> None:
    assert table("schwupps", LAST_AGGRAVATION + OTHERS).play("Ada aggravate").winners() == "Ada"


@clause("SW-72")
def test_a_last_aggravation_card_leaves_out_schwupp_and_gift() -> None:
    t = table("schwupps", LAST_AGGRAVATION + OTHERS)
    assert t.may("Ada") == "aggravate schwupp@1 schwupp@2"
    t.play("Ada aggravate")
    assert (t.place("box"), t.place("out"), t.hand("Bo")) == ("ag", "", "b1 b2")
    assert t.points() == [5, -3, -4]


@clause("SW-72")
def test_row_and_receiver_are_not_named_then() -> None:
    assert table("schwupps", LAST_AGGRAVATION + OTHERS).refused("Ada aggravate@1>1") == "SW-72"


@clause("SW-72")
def test_as_an_option_the_last_aggravation_card_is_resolved_first() -> None:
    t = table("schwupps", LAST_AGGRAVATION + OTHERS, last_aggravation="resolves")
    assert t.refused("Ada aggravate") == "SW-51"
    t.play("Ada aggravate@1>2")
    assert t.winners() == "Ada"
    assert (t.place("out"), t.hand("Cy")) == ("-1", "y7 g1")
    assert t.points() == [5, -3, -5]


@clause("SW-72")
def test_with_a_personal_pile_it_is_not_the_last_card() -> None:
    t = table("schwupps", LAST_AGGRAVATION + OTHERS + " ; stock Ada p1")
    assert t.refused("Ada aggravate") == "SW-51"
    assert t.play("Ada aggravate@1>1").winners() == ""


@clause("SW-73")
def test_an_empty_hand_with_a_personal_pile_is_no_win() -> None:
    t = table("schwupps", LAST_NUMBER + OTHERS + " ; stock Ada p1").play("Ada r7@1")
    assert t.hand("Ada") == ""
    assert t.winners() == ""
    assert t.play("Ada stop").hand("Ada") == "p1"


@clause("SW-74")
def test_after_so_many_turns_the_fewest_cards_win() -> None:
    t = table("schwupps", LAST_NUMBER + OTHERS + " ; turns 6", limit=8)
    t.play("Ada schwupp@1 stop", "Bo schwupp@1")
    assert t.winners() == ""
    t.play("Bo stop")
    assert t.winners() == "Ada"
    assert t.to_act() == ""
    assert "schwupps.limit" in [event.words().key for event in t.told]


@clause("SW-74")
def test_the_limit_is_a_thousand_turns_if_nothing_is_said() -> None:
    t = table("schwupps", LAST_NUMBER + OTHERS + " ; turns 998")
    assert t.play("Ada schwupp@1 stop").winners() == ""
    assert t.play("Bo schwupp@1 stop").winners() == "Ada"
    with pytest.raises(BadOption, match="option limit may be 1 to"):
        rules_of("schwupps", 2, {"limit": 0})


@clause("SW-74")
def test_who_gets_out_in_the_last_turn_has_won_as_ever() -> None:
    t = table("schwupps", LAST_NUMBER + OTHERS + " ; turns 7", limit=8).play("Ada r7@1")
    assert t.points() == [5, -3, -4]


@clause("SW-75")
def test_a_stopped_game_gives_no_prize() -> None:
    t = table("schwupps", LAST_NUMBER + OTHERS + " ; turns 7", limit=8).play("Ada schwupp@1 stop")
    assert t.points() == [-2, -3, -4]


@clause("SW-75")
def test_equal_counts_share_the_win() -> None:
    t = table("schwupps", LAST_NUMBER + " ; stock Cy g3 ; turns 7", limit=8).play("Ada schwupp@1 stop")
    assert t.winners() == "Ada Bo Cy"
    assert t.points() == [-2, -2, -2]
