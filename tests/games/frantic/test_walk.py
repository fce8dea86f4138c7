"""Frantic: one walk through the agenda, as `explain` tells it."""

from __future__ import annotations

from tests.games.frantic.desk import Desk, desk
from tests.table import clause


def explained(t: Desk) -> str:
    """What is still to be done, top first, on one line."""
    return t.table.explain().replace("frantic.", "").replace("\n", " / ")


@clause("FR-N59", "FR-059")
def test_a_countered_fantastic_four_as_the_agenda_tells_it() -> None:
    t = desk("Ada: f4 r1 | Bo: ca g2 | Cy: y5 ; top r3")
    rest = "turn-ends seat=0 / count"
    assert explained(t) == "ask-turn seat=0 / count"
    t.play("Ada f4")
    assert explained(t) == f"ask-wish-number seat=0 / takes-effect seat=0 / {rest}"
    t.play("Ada blue")
    assert explained(t) == f"ask-aim seat=0 left=4 / {rest}"
    t.play("Ada at=Bo*3 at=Cy")
    assert explained(t) == f"ask-attacked seat=0 seats=1 2 / {rest}"
    t.play("Cy pass")
    assert explained(t) == f"ask-attacked seat=0 seats=1 / {rest}"
    t.play("Bo !ca")
    assert explained(t) == f"ask-wish seat=1 / strikes-back seat=1 / {rest}"
    t.play("Bo red")
    assert explained(t) == f"ask-aim seat=1 left=4 / {rest}"
    t.play("Bo at=Ada*4")
    assert explained(t) == f"ask-attacked seat=1 seats=0 / {rest}"
    t.play("Ada pass")
    assert explained(t) == "ask-turn seat=1 / count"


@clause("FR-N60", "FR-N65")
def test_a_nice_try_as_the_agenda_tells_it() -> None:
    t = desk("Ada: r1 | Bo: nt g2 | Cy: y5 ; top r3").play("Ada r1")
    rest = "turn-passes seat=0 / count"
    assert explained(t) == f"ask-last-card seat=0 seats=1 2 / {rest}"
    t.play("Cy pass", "Bo !nt")
    assert explained(t) == f"ask-wish seat=1 / refills seat=0 / checks-hands seat=0 / {rest}"
    t.play("Bo no-wish")
    assert explained(t) == "ask-turn seat=1 / count"
