"""Frantic: positions as text, and what cannot be read."""

from __future__ import annotations

import pytest

from lastcard.engine.position import BadPosition
from tests.games.frantic.desk import desk
from tests.table import clause


@clause("FR-001")
@pytest.mark.parametrize(
    "facts",
    ["top r3 r3 r3", "top zz", "draw r11", "events nonsense", "wish pink", "wish 0", "wish 10", "totals 1",
     "totals 1 x", "turns x", "turn Zoe", "weather fine"],
)  # fmt: skip
def test_what_cannot_be_is_not_set_up(facts: str) -> None:
    with pytest.raises(BadPosition):
        desk(f"Ada: r1 | Bo: g2 ; {facts}")


@clause("FR-001")
def test_what_is_not_named_is_filled_in() -> None:
    t = desk("Ada: r1 | Bo: g2")
    assert sum(len(cards) for cards in t.state.places().values()) == 145
    assert t.sizes() == [1, 1]
    assert t.asked() == "Ada"


@clause("FR-N22")
def test_the_last_colour_is_that_of_the_uppermost_coloured_card() -> None:
    assert desk("Ada: r1 | Bo: g2 ; top b3 k4").table.colour == 1
    assert desk("Ada: r1 | Bo: g2 ; top b3 k4 ; colour none").table.colour == -1
    assert desk("Ada: r1 | Bo: g2 ; top b3 fa ; wish green").table.colour == 3
