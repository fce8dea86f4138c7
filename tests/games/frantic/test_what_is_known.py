"""Frantic: what a seat knows of the others' hands, and worlds imagined from that."""

from __future__ import annotations

from collections import Counter

import pytest

from lastcard.engine.contract import WATCHER
from lastcard.engine.playout import any_seat
from lastcard.engine.rng import fast
from lastcard.games.frantic.table.marks import known_to
from lastcard.games.frantic.table.table import as_table
from tests.games.frantic.desk import Desk, desk, fresh
from tests.games.frantic.test_events import event
from tests.table import clause

GIFT = "Ada: rgi r1 r2 r4 | Bo: g2 g4 g6 | Cy: y5 ; top r3"


def given() -> Desk:
    """Ada has given Bo r1 and r4."""
    return desk(GIFT).play("Ada rgi at=Bo", "Bo pass", "Ada give=r4 give=r1")


def imagined(t: Desk, viewer: str, place: str) -> list[list[str]]:
    """What a place holds in some worlds that a seat imagines."""
    view = t.view(viewer)
    return [t.sitting.rules.imagine(view, fast(seed)).places()[place] for seed in range(20)]


@clause("FR-046")
def test_a_giver_remembers_what_he_gave() -> None:
    t = given()
    assert t.sees("Ada", "Bo") == "r1 r4"
    assert t.sees("Cy", "Bo") == ""
    assert all({"r1", "r4"} <= set(hand) for hand in imagined(t, "Ada", "hand:1"))
    assert not all({"r1", "r4"} <= set(hand) for hand in imagined(t, "Cy", "hand:1"))


@clause("FR-046")
def test_what_is_played_is_no_longer_there() -> None:
    t = given().play("Bo r4")
    assert t.sees("Ada", "Bo") == "r1"


@clause("FR-N71")
def test_a_blind_draw_makes_the_others_forget() -> None:
    t = desk("Ada: rgi r1 r2 r4 r5 | Bo: g2 g4 g6 | Cy: rex y5 ; top r3")
    t.play("Ada rgi at=Bo", "Bo pass", "Ada give=r4 give=r1", "Bo draw end")
    assert t.sees("Ada", "Bo") == "r1 r4"
    t.play("Cy rex at=Bo", "Bo pass")
    assert t.sees("Ada", "Bo") == ""


@clause("FR-N71")
def test_a_victim_knows_what_was_drawn_from_him() -> None:
    t = desk("Ada: rex | Bo: g2 g4 | Cy: y5 ; top r3").play("Ada rex at=Bo", "Bo pass")
    assert t.sees("Bo", "Ada") == "g2 g4"
    assert t.sees("Cy", "Ada") == ""


@clause("FR-048")
def test_cards_set_aside_are_seen_by_their_owner_alone() -> None:
    t = desk("Ada: rex r1 r2 r4 | Bo: g2 | Cy: y5 ; top r3").play("Ada rex at=Bo", "Bo pass", "Ada give=r1")
    assert t.view("Ada").zones()["lying"] == [[0, "r1"]]
    assert t.view("Bo").zones()["lying"] == [[0, ""]]
    assert imagined(t, "Bo", "lying") != [["r1"]] * 20
    assert imagined(t, "Ada", "lying") == [["r1"]] * 20


@clause("FR-082")
def test_whoever_passes_a_hand_on_knows_it() -> None:
    t = event("earthquake", "r1 r2 | Bo: g1 | Cy: y5 y6")
    assert t.sees("Ada", "Bo") == "r1 r2"
    assert t.sees("Cy", "Bo") == ""


@clause("FR-093")
def test_known_cards_travel_with_a_swapped_hand() -> None:
    t = desk("Ada: rgi r1 r2 r4 | Bo: g2 g4 g6 | Cy: k1 fa ; top r3 ; events robin-hood")
    t.play("Ada rgi at=Bo", "Bo pass", "Ada give=r4 give=r1", "Bo r1", "Cy k1")
    assert t.hand("Cy") == "fa"
    assert t.hand("Ada") == "r4 g2 g4 g6"
    assert t.sees("Ada", "Bo") == "r2"
    assert t.sees("Bo", "Ada") == "r4 g2 g4 g6"


@clause("FR-101")
def test_a_tornado_makes_everybody_forget() -> None:
    t = desk("Ada: rgi r1 r2 r4 | Bo: g2 g4 | Cy: k1 fa ; top r3 ; events tornado")
    t.play("Ada rgi at=Bo", "Bo pass", "Ada give=r4 give=r1", "Bo r1", "Cy k1")
    assert [t.sees("Ada", name) for name in ("Bo", "Cy")] == ["", ""]


@clause("FR-095")
def test_a_watcher_remembers_what_all_have_seen() -> None:
    t = event("the-all-seeing-eye", "r1 | Bo: g1 | Cy: y5").play("Ada seen", "Bo seen", "Cy seen")
    assert t.state.view(WATCHER).zones()["known"] == [["r1"], ["g1"], ["y5"]]
    assert t.state.view(WATCHER).zones()["hand"] == []


@clause("FR-017")
def test_a_hand_is_seen_by_its_holder_alone() -> None:
    t = desk("Ada: r1 fu | Bo: g1 ca ; top r3")
    assert t.view("Ada").zones()["hand"] == ["r1", "fu"]
    assert t.sees("Ada", "Bo") == ""
    assert len({tuple(hand) for hand in imagined(t, "Ada", "hand:1")}) > 10
    assert len({tuple(pile) for pile in imagined(t, "Ada", "draw")}) == 20


@clause("FR-017")
def test_nobody_sees_the_order_of_the_events() -> None:
    t = desk("Ada: r1 fu | Bo: g1 ca ; top r3 ; spent tornado")
    assert t.view("Ada").zones()["spent"] == ["tornado"]
    assert len({tuple(pile) for pile in imagined(t, "Ada", "events")}) == 20


@clause("FR-046")
def test_an_imagined_world_forgets_with_its_first_move() -> None:
    t = given()
    world = t.sitting.rules.imagine(t.view("Ada"), fast(1))
    assert world.view(0).data() == t.view("Ada").data()
    world.apply(1, world.moves(1)[0])
    assert all(not hand.marks for hand in as_table(world).hands)


@clause("FR-046", "FR-N71")
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_nobody_ever_knows_a_card_that_is_not_there(seats: int) -> None:
    t, rng = fresh(seats, seed=seats, limit=1), fast(seats)
    while t.state.to_act():
        for holder, hand in enumerate(t.table.hands):
            held = Counter(hand.cards())
            assert all(Counter(known_to(hand.marks, viewer)) <= held for viewer in (*range(seats), WATCHER))
            assert known_to(hand.marks, holder) == []
        seat = any_seat(t.state.to_act(), rng)
        move = t.state.random_move(seat, rng)
        assert move is not None
        t.state.apply(seat, move)
