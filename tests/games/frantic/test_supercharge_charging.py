"""Supercharge: power cards in general, SC-10 to SC-16, and what is ruled about charging a card."""

from __future__ import annotations

import pytest

from lastcard.engine.contract import WATCHER
from lastcard.engine.rng import fast
from lastcard.games.frantic.table.table import as_table
from tests.games.frantic.desk import desk
from tests.table import clause

BOX = "frantic+supercharge"


@clause("SC-10")
def test_a_power_card_is_turned_face_up_directly_after_a_hand_card() -> None:
    t = desk("Ada: r1 r2 | Bo: g2 ; top r3 ; powers Ada all-draw-one looping ; draw b1", BOX)
    assert t.refused("Ada !all-draw-one") == "SC-10"
    t.play("Ada r1")
    assert t.may("Ada") == "!all-draw-one !looping pass"
    t.play("Ada !all-draw-one")
    assert t.view("Bo").zones()["powers"] == [[["all-draw-one", True], ["", False]], []]
    assert t.hand("Bo") == "b1 g2"


@clause("SC-10")
def test_nobody_has_to_activate_a_power_card() -> None:
    t = desk("Ada: r1 r2 | Bo: g2 ; top r3 ; powers Ada all-draw-one", BOX).play("Ada r1 pass")
    assert t.asked() == "Bo"
    assert t.sizes() == [1, 1]
    t = desk("Ada: r1 r2 | Bo: g2 ; top r3 ; powers Ada all-draw-one", BOX).play("Ada r1")
    assert t.is_timed()
    t.time_out()
    assert t.sizes() == [1, 1]


@clause("SC-10")
def test_nothing_is_asked_of_a_player_who_draws() -> None:
    t = desk("Ada: b1 r2 | Bo: g2 ; top r3 ; powers Ada all-draw-one ; draw b9", BOX).play("Ada draw")
    assert t.prompt() == "ask-after-draw"
    assert t.refused("Ada !all-draw-one") == "SC-10"
    t.play("Ada end")
    assert t.asked() == "Bo"


@clause("SC-10")
def test_only_what_lies_face_down_before_you_can_be_activated() -> None:
    t = desk("Ada: r1 r2 | Bo: g2 ; top r3 ; powers Ada looping ; powers Bo recycling", BOX).play("Ada r1")
    assert t.refused_as("Ada !recycling") == "clause.SC-10.none"
    assert t.refused("Bo !recycling") == "FR-024"


@clause("SC-11")
def test_a_card_thrown_in_cannot_be_charged() -> None:
    t = desk("Ada: rsk r1 | Bo: ca g2 | Cy: y5 ; top r3 ; powers Bo looping", BOX)
    t.play("Ada rsk at=Bo", "Bo !ca no-wish")
    assert t.prompt() == "ask-aim"
    assert t.refused("Bo !looping") == "SC-11"
    t.play("Bo at=Cy", "Cy pass")
    assert t.asked() == "Bo"


@clause("SC-12", "FR-N44")
def test_one_power_card_a_turn() -> None:
    t = desk("Ada: rsc r1 r2 | Bo: g2 ; top r3 ; powers Ada all-draw-one looping", BOX)
    t.play("Ada rsc !all-draw-one")
    assert t.refused("Ada !looping") == "SC-12"
    t.play("Ada r1")
    assert t.asked() == "Bo"


@clause("SC-12")
def test_in_the_next_turn_there_may_be_another_one() -> None:
    t = desk("Ada: r1 r2 r4 | Bo: g2 ; top r3 ; powers Ada all-draw-one looping", BOX)
    t.play("Ada r1 !all-draw-one", "Bo draw end", "Ada r2")
    assert t.may("Ada") == "!looping pass"


@clause("SC-13")
def test_a_used_power_card_stays_face_up_and_is_used_up() -> None:
    t = desk("Ada: r1 r2 r4 | Bo: g2 ; top r3 ; powers Ada all-draw-one", BOX)
    t.play("Ada r1 !all-draw-one", "Bo draw end", "Ada r2")
    assert t.asked() == "Bo"
    assert t.view("Bo").zones()["powers"] == [[["all-draw-one", True]], []]
    t = desk("Ada: r1 r2 | Bo: g2 ; top r3 ; powers Ada looping ; used Ada recycling", BOX).play("Ada r1")
    assert t.refused("Ada !recycling") == "SC-13"


@clause("SC-13")
def test_of_two_alike_only_one_is_used_up() -> None:
    t = desk("Ada: r1 r2 r4 | Bo: g2 ; top r3 ; powers Ada all-draw-one all-draw-one", BOX).play("Ada r1")
    assert t.may("Ada") == "!all-draw-one pass"
    t.play("Ada !all-draw-one", "Bo draw end", "Ada r2")
    assert t.may("Ada") == "!all-draw-one pass"


@clause("SC-14")
def test_a_counterattack_does_not_stop_a_power() -> None:
    t = desk("Ada: f4 r1 | Bo: ca g2 | Cy: y5 ; top r3 ; powers Ada number-wish", BOX)
    t.play("Ada f4 !number-wish blue at=Bo*4", "Bo !ca red at=Ada*4", "Ada pass")
    assert t.prompt() == "ask-number"
    t.play("Ada 7")
    assert t.demand() == "7"
    assert t.sizes() == [5, 1, 1]


@clause("SC-15")
@pytest.mark.parametrize("event", ["earthquake", "robin-hood", "tornado", "mexican-standoff", "riot", "loot"])
def test_events_that_do_not_name_power_cards_leave_them_alone(event: str) -> None:
    t = desk(
        "Ada: k7 r1 ed | Bo: g2 rrc up g4 ; top r7 ; powers Ada looping ; used Bo recycling open-hands ; "
        f"events {event}",
        BOX,
    )
    before = t.place("power Ada"), t.place("power Bo"), t.place("power-deck")
    t.play("Ada k7 pass")
    assert (t.place("power Ada"), t.place("power Bo"), t.place("power-deck")) == before


@clause("SC-16", "FR-N59")
def test_a_1st_power_comes_before_the_card() -> None:
    t = desk("Ada: eq r1 r2 r4 | Bo: g2 g4 | Cy: y5 ; top r3 ; powers Ada all-draw-one ; draw b1 b2", BOX)
    # Bo has three cards now, as many as Ada: only Cy is left to be named.
    t.play("Ada eq !all-draw-one red at=Cy", "Cy pass")
    assert t.hand("Bo") == "b1 g2 g4"
    assert t.sizes() == [3, 3, 3]
    t = desk("Ada: eq r1 r2 r4 | Bo: g2 g4 | Cy: y5 ; top r3 ; powers Ada all-draw-one ; draw b1 b2", BOX)
    assert t.play("Ada eq !all-draw-one red").refused("Ada at=Bo") == "FR-044"


@clause("SC-16", "FR-N59")
def test_a_2nd_power_comes_after_the_card() -> None:
    t = desk("Ada: rgi r1 r2 r4 | Bo: g2 | Cy: y5 ; top r3 ; powers Ada colour-blockade", BOX)
    t.play("Ada rgi !colour-blockade")
    assert t.prompt() == "ask-aim"
    t.play("Ada at=Bo", "Bo pass", "Ada give=r1 give=r2")
    assert t.prompt() == "ask-block"
    assert t.play("Ada red").asked() == "Bo"


@clause("FR-150")
@pytest.mark.parametrize(
    ("power", "next_asked"),
    [
        ("all-draw-one", "ask-wish-number"),
        ("anti-counter", "ask-wish-number"),
        ("open-hands", "ask-wish-number"),
        ("special-charge", "ask-aim"),
        ("black-wish", "ask-wish-number"),
        ("colour-blockade", "ask-wish-number"),
        ("looping", "ask-wish-number"),
        ("number-wish", "ask-wish-number"),
        ("random-chance", "ask-wish-number"),
        ("recycling", "ask-wish-number"),
        ("troublecharger", "ask-wish-number"),
    ],
)
def test_the_corner_says_which_comes_first(power: str, next_asked: str) -> None:
    t = desk(f"Ada: fa r1 | Bo: g2 | Cy: y5 ; top r3 ; powers Ada {power} ; events friday-the-13th", BOX)
    t.play(f"Ada fa !{power}")
    assert t.prompt() == next_asked
    first = power in ("all-draw-one", "anti-counter", "open-hands", "special-charge")
    assert ("frantic.power-works" in t.table.explain()) != first


@clause("FR-N44")
def test_a_card_played_after_drawing_can_be_charged() -> None:
    t = desk("Ada: b1 | Bo: g2 ; top r3 ; powers Ada all-draw-one ; draw r9", BOX).play("Ada draw r9")
    assert t.may("Ada") == "!all-draw-one pass"


@clause("FR-N44")
def test_2nd_chance_or_the_card_laid_on_it_can_be_charged() -> None:
    t = desk("Ada: rsc r1 r2 | Bo: g2 ; top r3 ; powers Ada all-draw-one", BOX).play("Ada rsc pass r1")
    assert t.may("Ada") == "!all-draw-one pass"
    t.play("Ada !all-draw-one")
    assert t.sizes() == [1, 2]


@clause("FR-N44", "FR-N02", "FR-N69")
def test_neither_a_start_card_nor_the_card_laid_on_it_can_be_charged() -> None:
    t = desk("Ada: r1 r2 | Bo: g2 ; start ; draw rsc ; dealer Ada ; powers Ada all-draw-one", BOX)
    assert t.prompt() == "ask-follow"
    t.play("Ada r1")
    assert t.asked() == "Bo"
    assert t.prompt() == "ask-turn"


@clause("FR-N45")
def test_a_power_works_before_the_end_of_the_round_is_checked() -> None:
    t = desk("Ada: r1 | Bo: g2 ; top r3 ; powers Ada recycling", BOX).play("Ada r1 !recycling to=Ada")
    assert t.asked() == "Bo"
    assert t.hand("Ada") == "r1"
    assert not t.is_counted()


@clause("FR-N45", "FR-N64")
def test_after_doomsday_no_2nd_power_works() -> None:
    t = desk("Ada: k3 r1 | Bo: g2 ; top r3 ; powers Ada number-wish ; events doomsday", BOX)
    t.play("Ada k3 !number-wish")
    assert t.ending() == "FR-081"


@clause("FR-N63")
def test_a_power_that_uses_the_draw_pile_up_ends_the_round() -> None:
    t = desk(
        "Ada: fa r1 | Bo: g2 | Cy: y5 | Di: y6 ; top b1 b2 r3 ; powers Ada all-draw-one ; draw b9 ; "
        "rest discard",
        BOX,
    )
    t.play("Ada fa !all-draw-one")
    assert t.ending() == "FR-105"
    # FR-N63: who could still draw did, and the wish was dropped.
    assert t.hand("Bo") == "b9 g2"
    assert t.demand() == "r3"


@clause("FR-N46")
def test_anti_counter_may_go_with_a_card_that_attacks_nobody() -> None:
    t = desk("Ada: r1 r2 | Bo: g2 ; top r3 ; powers Ada anti-counter", BOX).play("Ada r1 !anti-counter")
    assert t.asked() == "Bo"
    assert t.place("power Ada") == "anti-counter"


@clause("FR-N92")
def test_a_power_card_never_makes_its_card_legal() -> None:
    t = desk("Ada: b7 r1 | Bo: g2 ; top r3 ; powers Ada number-wish ; wish 8", BOX)
    assert t.may("Ada") == "draw"
    assert t.refused("Ada b7") == "FR-036"


@clause("FR-A14", "SC-30")
def test_special_seal_goes_only_with_a_number_card() -> None:
    t = desk("Ada: rsk r1 k3 | Bo: g2 | Cy: y5 ; top r3 ; powers Ada special-seal looping", BOX).play(
        "Ada rsk"
    )
    assert t.may("Ada") == "!looping pass"
    assert t.refused_as("Ada !special-seal") == "clause.SC-30.number"
    for card in ("r1", "k3"):
        t = desk("Ada: rsk r1 k3 | Bo: g2 | Cy: y5 ; top r3 ; powers Ada special-seal", BOX).play(
            f"Ada {card}"
        )
        assert t.may("Ada") == "!special-seal pass"


@clause("FR-N12")
def test_nobody_waits_for_a_player_whose_power_cards_are_all_used() -> None:
    t = desk("Ada: r1 r2 | Bo: g2 ; top r3 ; used Ada all-draw-one looping", BOX).play("Ada r1")
    assert t.asked() == "Bo"


@clause("SC-04", "SC-10")
def test_what_lies_face_down_is_imagined_afresh() -> None:
    t = desk("Ada: r1 r2 | Bo: g2 ; top r3 ; powers Ada looping recycling ; used Bo looping", BOX)
    view = t.view("Bo")
    worlds = [as_table(t.sitting.rules.imagine(view, fast(seed))) for seed in range(40)]
    dealt = {tuple(world.places()["power:0"]) for world in worlds}
    assert len(dealt) > 20
    # Of two Loopings one lies face up: the other may lie anywhere, but there is no third.
    assert all(world.places()["power:1"] == ["looping"] for world in worlds)
    assert all(cards.count("looping") < 2 for cards in dealt)


@clause("SC-04")
def test_a_watcher_sees_only_what_lies_face_up() -> None:
    t = desk("Ada: r1 r2 | Bo: g2 ; top r3 ; powers Ada recycling ; used Bo looping", BOX)
    assert t.state.view(WATCHER).zones()["powers"] == [[["", False]], [["looping", True]]]
    assert t.state.view(WATCHER).zones()["power-deck"] == 22


@clause("SC-04", "SC-13")
def test_the_table_says_which_power_cards_lie_where() -> None:
    t = desk(
        "Ada: r1 r2 | Bo: g2 ; top r3 ; powers Ada recycling ; used Ada looping ; powers Bo looping", BOX
    )
    lines = [words.values for words in t.view("Bo").says() if words.key == "frantic.see-powers"]
    assert lines == [
        {"seat": 0, "cards": "face-down looping", "used": "looping"},
        {"seat": 1, "cards": "looping", "used": ""},
    ]
