"""Frantic, base game: points on a hand at round end, FR-011 to FR-014."""

from __future__ import annotations

import pytest

from tests.games.frantic.desk import desk
from tests.table import clause


def scored(hand: str) -> int:
    """What Bo scores with this hand when Ada gets out."""
    t = desk(f"Ada: r1 | Bo: {hand} ; top r3")
    t.play("Ada r1", "Bo pass")
    return t.totals()[1]


@clause("FR-011")
@pytest.mark.parametrize(("hand", "points"), [("r1", 1), ("b9 b9", 18), ("k7", 7), ("g2 k2 y5", 9)])
def test_number_cards_count_their_number(hand: str, points: int) -> None:
    assert scored(hand) == points


@clause("FR-012")
@pytest.mark.parametrize("card", ["rgi", "bex", "ysc", "gsk", "fa", "f4", "ca", "eq", "nt"])
def test_every_special_card_counts_7(card: str) -> None:
    assert scored(card) == 7


@clause("FR-013")
def test_fuck_you_counts_42() -> None:
    assert scored("fu r2") == 44


@clause("FR-014")
def test_the_lowest_total_wins() -> None:
    t = desk("Ada: r1 | Bo: b9 | Cy: b5 ; top r3 ; totals 100 130 20", limit=137)
    t.play("Ada r1", "Bo pass", "Cy pass")
    assert t.totals() == [100, 139, 25]
    assert t.winners() == "Cy"
