"""Frantic, base game: matching, FR-030 to FR-041."""

from __future__ import annotations

import pytest

from lastcard.games.frantic.cards.demand import fits
from lastcard.games.frantic.cards.rows import numbered
from lastcard.games.frantic.kinds import NO_COLOUR
from tests.games.frantic.desk import desk
from tests.table import clause


def fitting(hand: str, facts: str) -> str:
    """Which cards of this hand may be played."""
    return desk(f"Ada: {hand} | Bo: b8 b9 ; {facts}").may("Ada").removesuffix("draw").strip()


@clause("FR-030")
def test_a_coloured_number_goes_on_its_colour_or_number() -> None:
    assert fitting("r1 b3 g4 y3", "top r3") == "r1 b3 y3"
    assert fitting("r1 b3 g4 y3", "top rsk") == "r1"


@clause("FR-030")
def test_what_does_not_fit_is_refused() -> None:
    assert desk("Ada: g4 | Bo: b8 ; top r3").refused("Ada g4") == "FR-030"


@clause("FR-031")
def test_a_coloured_special_goes_on_its_colour_or_symbol() -> None:
    assert fitting("bsk bgi rgi", "top rsk") == "rgi bsk"
    assert fitting("rsk bgi", "top r3") == "rsk"
    assert desk("Ada: bgi | Bo: b8 ; top r3").refused("Ada bgi") == "FR-031"


@clause("FR-032")
@pytest.mark.parametrize("facts", ["top r3", "top k3", "top rgi", "wish blue", "wish 7"])
def test_a_colourless_card_goes_on_any_card(facts: str) -> None:
    assert fitting("fa f4 eq ca nt", facts) == "fa f4 eq ca nt"


@clause("FR-033")
def test_a_black_number_goes_only_on_its_number() -> None:
    assert fitting("k3 k4", "top r3") == "k3"
    assert fitting("k3 k4", "wish 4") == "k4"
    assert fitting("k4", "top rsk") == ""
    assert desk("Ada: k4 | Bo: b8 ; top r3").refused("Ada k4") == "FR-033"


@clause("FR-033", "FR-034")
def test_black_never_goes_on_black() -> None:
    t = desk("Ada: k4 | Bo: b8 ; top k5")
    assert t.refused("Ada k4") == "FR-033"


@clause("FR-033")
def test_black_does_not_even_go_on_black_of_the_same_number() -> None:
    row = numbered("k", 4, "FR-003")
    assert fits(row, NO_COLOUR, 4, "", False)
    assert not fits(row, NO_COLOUR, 4, "", True)


@clause("FR-034")
def test_on_black_goes_a_coloured_card_of_the_number_or_a_colourless_one() -> None:
    assert fitting("r4 g4 r5 rsk fa", "top k4") == "r4 g4 fa"
    assert desk("Ada: r5 | Bo: b8 ; top k4").refused("Ada r5") == "FR-034"


@clause("FR-035")
def test_black_cannot_be_wished() -> None:
    t = desk("Ada: fa r1 | Bo: g2 ; top r3").play("Ada fa")
    assert t.may("Ada") == "red blue yellow green 1 2 3 4 5 6 7 8 9"


@clause("FR-036")
def test_a_colour_wish_is_met_by_the_colour() -> None:
    assert fitting("b1 r1 bgi rgi k1 fa", "top r3 ; wish blue") == "b1 bgi fa"
    assert desk("Ada: r1 | Bo: b8 ; top r3 ; wish blue").refused_as("Ada r1") == "clause.FR-036.blue"


@clause("FR-036")
def test_a_number_wish_is_met_by_the_number_coloured_or_black() -> None:
    assert fitting("b7 g7 k7 r3 fa", "top r3 ; wish 7") == "b7 g7 k7 fa"
    assert desk("Ada: r3 | Bo: b8 ; wish 7").refused_as("Ada r3") == "clause.FR-036.number"


@clause("FR-037")
def test_a_coloured_special_meets_no_number_and_a_black_card_no_colour() -> None:
    assert fitting("rsk rgi", "wish 7") == ""
    assert fitting("rsk rgi", "top k7") == ""
    assert fitting("k3", "top r3 ; wish red") == ""
    assert desk("Ada: rsk | Bo: b8 ; wish 7").refused("Ada rsk") == "FR-037"


@clause("FR-038")
def test_a_met_wish_is_gone() -> None:
    t = desk("Ada: fa b1 | Bo: b7 g2 | Cy: r7 b2 g7 y3 ; top r3").play("Ada fa blue", "Bo b7")
    assert t.demand() == "b7"
    assert t.may("Cy") == "r7 b2 g7 draw"


@clause("FR-039")
def test_an_and_or_card_may_be_used_for_the_effect_alone() -> None:
    t = desk("Ada: eq r1 r2 r3 | Bo: g2 | Cy: y5 ; top b3 ; draw g8 g9")
    t.play("Ada eq no-wish at=Bo", "Bo pass")
    assert t.sizes() == [3, 3, 1]
    assert t.demand() == "b3"


@clause("FR-039")
def test_an_and_or_card_may_be_used_for_the_wish_alone() -> None:
    t = desk("Ada: eq r1 r2 r3 | Bo: g2 | Cy: y5 ; top b3").play("Ada eq green no-effect")
    assert t.sizes() == [3, 1, 1]
    assert t.demand() == "green"
    assert t.asked() == "Bo"


@clause("FR-039")
def test_an_and_or_card_may_be_used_for_both() -> None:
    t = desk("Ada: eq r1 r2 r3 | Bo: g2 | Cy: y5 ; top b3 ; draw g8 g9")
    t.play("Ada eq green at=Cy", "Cy pass")
    assert t.sizes() == [3, 1, 3]
    assert t.demand() == "green"


@clause("FR-040")
def test_a_colour_or_a_number_is_wished_not_both() -> None:
    t = desk("Ada: fa r1 | Bo: r7 g7 r2 ; top b3").play("Ada fa 7")
    assert t.may("Bo") == "r7 g7 draw"


@clause("FR-040")
def test_only_fantastic_cards_may_wish_a_number() -> None:
    t = desk("Ada: ca r1 | Bo: r7 ; top b3").play("Ada ca")
    assert t.refused("Ada 7") == "FR-040"


@clause("FR-041")
def test_nobody_aims_at_himself() -> None:
    t = desk("Ada: rsk r1 | Bo: g2 | Cy: y5 ; top r3").play("Ada rsk")
    assert t.refused("Ada at=Ada") == "FR-041"
    assert t.may("Ada") == "at=1 at=2"
    assert t.refused_as("Ada at=5") == "clause.FR-041.nobody"
