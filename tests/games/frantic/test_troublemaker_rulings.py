"""Troublemaker: rulings on its cards among those of the other boxes, and what the players know."""

from __future__ import annotations

import pytest

from lastcard.engine.rng import fast
from tests.games.frantic.desk import Desk, desk
from tests.table import clause

BOX = "frantic+troublemaker"
ALL = f"{BOX}+supercharge"


def lucky(hands: str, event: str, wish: str = "no-wish", game: str = BOX) -> Desk:
    """Ada plays the black 3, and Bo throws Lucky Bastard in."""
    t = desk(f"{hands} ; top r3 ; events {event}", game, limit=500).play("Ada k3", "Bo !lb")
    t.time_out()
    return t.play(f"Bo {wish}")


# ---------------------------------------------------------------- colours


@clause("FR-N22", "FR-N23")
def test_vandalism_takes_what_a_colour_swap_left_and_every_colour_swap_of_it() -> None:
    t = desk("Ada: csrb b1 r1 csby | Bo: btm csrg cu | Cy: y5 b2 ; top r3 ; events vandalism", BOX)
    t.play("Ada csrb", "Bo btm")
    t.time_out()
    assert (t.hand("Ada"), t.hand("Bo"), t.hand("Cy")) == ("r1", "csrg cu", "y5")


@clause("FR-N22")
def test_the_wish_of_a_lucky_bastard_just_thrown_in_is_the_last_colour() -> None:
    t = lucky("Ada: k3 r1 g1 g2 | Bo: lb g4 | Cy: y5 g5", "vandalism", "green")
    assert (t.hand("Ada"), t.hand("Bo"), t.hand("Cy")) == ("r1", "g4", "y5")


@clause("FR-N23")
@pytest.mark.parametrize("card", ["csrb", "csry", "csrg"])
def test_a_blocked_colour_blocks_every_colour_swap_of_it(card: str) -> None:
    t = desk(f"Ada: r1 r2 | Bo: {card} csby g2 ; top b1 ; powers Ada colour-blockade", ALL)
    t.play("Ada r1 !colour-blockade red")
    assert t.refused(f"Bo {card}") == "SC-23"


@clause("FR-N94")
def test_by_random_chance_the_colour_of_a_colour_swap_is_named() -> None:
    t = desk("Ada: r1 csrb g1 | Bo: g2 ; top r3 ; powers Ada random-chance", ALL)
    t.play("Ada r1 !random-chance csrb")
    assert t.may("Ada") == "red blue"
    assert t.play("Ada red").demand() == "red"


@clause("FR-N94", "FR-N72")
def test_by_random_chance_mimicry_is_a_card_of_any_colour() -> None:
    t = desk("Ada: r1 mi g1 | Bo: g2 | Cy: y5 ; top r3 ; powers Ada random-chance", ALL)
    t.play("Ada r1 !random-chance mi as=bsk at=Bo")
    assert t.demand() == "bsk"


# ---------------------------------------------------------------- Mimicry among power cards


@clause("FR-N72")
def test_under_a_special_seal_there_is_no_mimicry() -> None:
    t = desk("Ada: r1 r2 | Bo: mi g2 ; top r3 ; powers Ada special-seal", ALL).play("Ada r1 !special-seal")
    assert t.refused("Bo mi") == "SC-30"


@clause("FR-N72")
def test_mimicry_is_no_card_of_a_blocked_colour() -> None:
    t = desk("Ada: r1 r2 | Bo: mi g2 ; top r3 ; powers Ada colour-blockade", ALL)
    t.play("Ada r1 !colour-blockade red", "Bo mi")
    assert t.refused("Bo as=rgi") == "FR-N72"
    assert "as=fa" in t.may("Bo").split()


@clause("FR-N72", "FR-A28")
def test_mimicry_is_a_card_of_any_box_in_play() -> None:
    t = desk("Ada: mi r1 | Bo: g2 ; top r3", ALL).play("Ada mi")
    assert {"as=rrc", "as=ed", "as=up", "as=rth"} <= set(t.may("Ada").split())


@clause("FR-N72")
def test_taken_back_by_recycling_it_is_plain_mimicry_again() -> None:
    t = desk("Ada: mi r1 | Bo: g2 | Cy: y5 ; top r3 ; powers Ada recycling", ALL)
    t.play("Ada mi as=rsk !recycling at=Bo", "Bo pass", "Ada to=Cy")
    assert t.hand("Cy") == "y5 mi"
    assert t.demand() == "r3"


@clause("FR-N84", "FR-N72")
def test_a_mimicry_turned_up_by_rewind_may_be_anything_even_under_a_seal() -> None:
    hands = "Ada: k3 r1 | Bo: g2 ; top b1 r3 ; events rewind ; powers Ada special-seal ; draw mi"
    t = desk(hands, ALL).play("Ada k3 !special-seal")
    assert t.prompt() == "ask-also"
    assert "as=bgi" in t.play("Ada use").may("Ada").split()


# ---------------------------------------------------------------- Lucky Bastard


@clause("FR-N20")
def test_the_order_closes_over_whoever_is_protected() -> None:
    t = lucky("Ada: k3 r1 | Bo: lb g2 | Cy: y5 y6", "earthquake")
    assert (t.hand("Ada"), t.hand("Bo"), t.hand("Cy")) == ("y5 y6", "g2", "r1")


@clause("FR-N20")
def test_a_protected_player_is_no_target() -> None:
    t = lucky("Ada: k3 r1 r2 | Bo: lb g2 | Cy: y5 y6 | Di: b1", "surprise-party")
    t.play("Cy give=y5")
    assert t.may("Cy") == "to=0 to=3"


@clause("FR-N20")
def test_a_protected_player_neither_gives_nor_names_in_trust_fall() -> None:
    t = lucky("Ada: k3 r1 r2 | Bo: lb g2 | Cy: y5 y6 | Di: b1", "trust-fall")
    assert t.asked() == "Cy"
    assert t.refused("Cy at=Bo") == "FR-146"


@clause("FR-N20", "FR-N67")
def test_with_all_others_protected_an_inequality_turned_up_is_just_a_wish() -> None:
    t = desk("Ada: k3 r1 | Bo: lb g2 ; top b1 r3 ; events rewind ; draw iq", ALL).play("Ada k3", "Bo !lb")
    t.time_out()
    t.play("Bo no-wish", "Ada use")
    assert t.may("Ada") == "red blue yellow green"


@clause("FR-N82")
def test_the_power_cards_of_the_protected_stay_out_of_chargenado() -> None:
    hands = "Ada: k3 r1 | Bo: lb g2 | Cy: y5"
    t = desk(f"{hands} ; top r3 ; events chargenado ; powers Bo looping", ALL).play("Ada k3", "Bo !lb")
    t.time_out()
    t.play("Bo no-wish")
    assert t.place("power Bo") == "looping"
    assert len(t.place("power Cy").split()) == 2


@clause("FR-N81")
def test_a_protected_holder_of_fuck_you_keeps_it_in_epic_fail() -> None:
    t = lucky("Ada: k3 r1 | Bo: lb fu g2 | Cy: y5 y6", "epic-fail", game=ALL)
    assert t.hand("Bo") == "g2 fu"


@clause("FR-N80")
def test_the_event_of_a_troublecharger_is_another_event() -> None:
    hands = "Ada: k3 r1 | Bo: lb g2 ; top r3 ; events capitalism third-time-lucky"
    t = desk(f"{hands} ; powers Ada troublecharger", ALL).play("Ada k3 !troublecharger")
    t.play("Bo !lb", "Ada pass", "Bo no-wish")
    assert t.sizes() == [2, 1]
    t.time_out()
    assert t.sizes() == [5, 4]


# ---------------------------------------------------------------- what is known


@clause("FR-117")
def test_a_thief_who_imagines_the_table_imagines_the_hand_he_sees() -> None:
    t = desk("Ada: rth r1 | Bo: g2 b3 b4 | Cy: y5 y6 ; top r3", BOX).play("Ada rth at=Bo", "Bo pass")
    world = t.sitting.rules.imagine(t.view("Ada"), fast(5))
    assert world.places()["hand:1"] == ["b3", "b4", "g2"]
    assert [move.text() for move in world.moves(0)] == t.may("Ada").split()


@clause("FR-133")
def test_the_distributor_remembers_the_packets_he_handed_out() -> None:
    t = desk("Ada: k3 r1 | Bo: g2 | Cy: y5 ; top r3 ; events distributor", BOX).play("Ada k3")
    t.time_out()
    t.play("Ada at=Bo at=Cy")
    assert (t.sees("Ada", "Bo"), t.sees("Ada", "Cy")) == ("y5", "r1")
    assert (t.sees("Bo", "Ada"), t.sees("Cy", "Ada")) == ("g2", "")
