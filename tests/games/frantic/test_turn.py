"""Frantic, base game: a turn, FR-024 to FR-029."""

from __future__ import annotations

from tests.games.frantic.desk import desk
from tests.table import clause

PAIR = "Ada: r1 b4 g9 | Bo: g2 y2 ; top r3 ; draw b1 y9"


@clause("FR-024")
def test_a_turn_is_a_legal_card_or_a_draw() -> None:
    assert desk(PAIR).may("Ada") == "r1 draw"


@clause("FR-024")
def test_a_played_card_ends_the_turn() -> None:
    t = desk(PAIR).play("Ada r1")
    assert t.asked() == "Bo"
    assert t.discards() == "r3 r1"


@clause("FR-024")
def test_nobody_else_may_act_and_no_card_that_is_not_held() -> None:
    t = desk(PAIR)
    assert t.refused_as("Bo g2") == "clause.FR-024.turn"
    assert t.refused_as("Ada r5") == "clause.FR-024.hand"
    assert t.refused_as("Ada end") == "clause.FR-024"
    assert t.refused_as("Ada give=r1") == "clause.FR-024"


@clause("FR-025")
def test_whoever_cannot_play_must_draw() -> None:
    t = desk("Ada: b4 g9 | Bo: g2 ; top r3 ; draw b1")
    assert t.may("Ada") == "draw"
    t.play("Ada draw")
    assert t.hand("Ada") == "b1 b4 g9"


@clause("FR-026")
def test_whoever_could_play_may_draw_instead() -> None:
    t = desk(PAIR).play("Ada draw end")
    assert t.hand("Ada") == "r1 b1 b4 g9"
    assert t.asked() == "Bo"


@clause("FR-027")
def test_after_the_draw_the_drawn_card_may_be_played() -> None:
    t = desk("Ada: b4 g9 | Bo: g2 ; top r3 ; draw r8").play("Ada draw r8")
    assert t.hand("Ada") == "b4 g9"
    assert t.asked() == "Bo"


@clause("FR-027")
def test_after_the_draw_any_other_legal_card_may_be_played() -> None:
    t = desk(PAIR).play("Ada draw")
    assert t.may("Ada") == "r1 end"
    t.play("Ada r1")
    assert t.hand("Ada") == "b1 b4 g9"


@clause("FR-028")
def test_there_is_no_second_draw() -> None:
    t = desk(PAIR).play("Ada draw")
    assert t.refused("Ada draw") == "FR-028"


@clause("FR-029")
def test_nobody_has_to_play() -> None:
    t = desk("Ada: r1 r4 fa | Bo: g2 ; top r3 ; draw r9").play("Ada draw end")
    assert t.sizes() == [4, 1]
