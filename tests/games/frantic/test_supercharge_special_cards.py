"""Supercharge: Recharge, Edison, Update and The End. SC-40 to SC-43."""

from __future__ import annotations

from lastcard.engine.rng import fast
from tests.games.frantic.desk import desk, fresh
from tests.table import clause

BOX = "frantic+supercharge"

# ---------------------------------------------------------------- Recharge


@clause("SC-40")
def test_recharge_turns_a_used_power_card_down_again() -> None:
    t = desk("Ada: rrc r1 r2 | Bo: g2 ; top r3 ; used Ada looping recycling", BOX).play("Ada rrc")
    assert t.may("Ada") == "slot=1 slot=2 no-effect"
    t.play("Ada slot=2")
    assert t.view("Ada").zones()["powers"] == [[["looping", True], ["recycling", False]], []]
    t.play("Bo draw end", "Ada r1")
    assert t.may("Ada") == "!recycling pass"


@clause("SC-40")
def test_recharge_need_not_be_used() -> None:
    t = desk("Ada: rrc r1 | Bo: g2 ; top r3 ; used Ada looping", BOX).play("Ada rrc no-effect")
    assert t.view("Bo").zones()["powers"] == [[["looping", True]], []]
    assert t.asked() == "Bo"


@clause("SC-40")
def test_only_own_power_cards_are_recharged() -> None:
    t = desk("Ada: rrc r1 | Bo: g2 ; top r3 ; used Ada looping ; used Bo recycling", BOX).play("Ada rrc")
    assert t.refused("Ada slot=2") == "SC-40"
    assert t.may("Ada") == "slot=1 no-effect"


@clause("SC-40")
def test_everybody_still_knows_a_recharged_power_card() -> None:
    t = desk("Ada: rrc r1 | Bo: g2 ; top r3 ; used Ada looping", BOX).play("Ada rrc slot=1")
    assert t.view("Bo").zones()["powers"] == [[["looping", False]], []]


@clause("SC-40", "FR-A19")
def test_a_power_card_activated_in_this_turn_is_not_recharged() -> None:
    t = desk("Ada: rrc r1 | Bo: g2 ; top r3 ; powers Ada all-draw-one ; used Ada looping", BOX)
    t.play("Ada rrc !all-draw-one")
    assert t.may("Ada") == "slot=2 no-effect"
    assert t.refused("Ada slot=1") == "SC-40"


@clause("FR-A19")
def test_nor_one_activated_with_the_2nd_chance_before_it() -> None:
    t = desk("Ada: rsc rrc r1 | Bo: g2 ; top r3 ; powers Ada all-draw-one", BOX)
    t.play("Ada rsc !all-draw-one rrc")
    assert t.asked() == "Bo"


@clause("FR-A19")
def test_in_the_next_turn_it_can_be_recharged() -> None:
    t = desk("Ada: r1 rrc r2 | Bo: g2 ; top r3 ; powers Ada all-draw-one", BOX)
    t.play("Ada r1 !all-draw-one", "Bo draw end", "Ada rrc")
    assert t.may("Ada") == "slot=1 no-effect"


@clause("FR-A19")
def test_only_the_power_card_of_this_very_turn_is_left_out() -> None:
    t = desk("Ada: r1 rrc r2 | Bo: g2 ; top r3 ; powers Ada all-draw-one looping", BOX)
    t.play("Ada r1 !all-draw-one", "Bo draw end", "Ada rrc !looping")
    assert t.may("Ada") == "slot=1 no-effect"


@clause("FR-N53")
def test_recharge_without_a_used_power_card_has_no_effect() -> None:
    t = desk("Ada: rrc r1 | Bo: g2 ; top r3 ; powers Ada looping", BOX).play("Ada rrc pass")
    assert t.asked() == "Bo"


@clause("FR-N54")
def test_recharge_and_update_cannot_be_countered() -> None:
    t = desk("Ada: rrc up r1 | Bo: ca g2 ; top r3 ; used Ada looping", BOX).play("Ada rrc slot=1")
    assert t.prompt() == "ask-turn"
    t = desk("Ada: rrc up r1 | Bo: ca g2 ; top r3 ; used Ada looping", BOX).play("Ada up no-wish")
    assert t.prompt() == "ask-turn"


# ---------------------------------------------------------------- Edison


@clause("SC-41", "FR-A10")
def test_edison_swaps_a_power_card_between_two_players() -> None:
    t = desk(
        "Ada: ed r1 | Bo: g2 | Cy: y5 ; top r3 ; powers Ada looping ; powers Bo recycling random-chance ; "
        "powers Cy open-hands ; used Cy number-wish",
        BOX,
    )
    t.play("Ada ed pass blue use at=Bo at=Cy", "Bo pass", "Cy pass", "Ada slot=2 slot=2")
    assert t.place("power Bo") == "recycling number-wish"
    assert t.place("power Cy") == "open-hands random-chance"
    assert t.demand() == "blue"


@clause("SC-41", "FR-A10")
def test_both_cards_end_face_down_and_can_be_used_again() -> None:
    t = desk("Ada: ed r1 | Bo: r5 g2 ; top r3 ; used Ada looping ; used Bo all-draw-one", BOX)
    t.play("Ada ed no-wish", "Bo pass", "Bo r5")
    assert t.may("Bo") == "!looping pass"
    assert t.view("Bo").zones()["powers"] == [[["all-draw-one", False]], [["looping", False]]]


@clause("SC-41")
def test_edisons_player_may_be_one_of_the_two() -> None:
    t = desk(
        "Ada: ed r1 | Bo: g2 | Cy: y5 ; top r3 ; powers Ada looping ; powers Bo recycling ; used Cy looping",
        BOX,
    )
    t.play("Ada ed pass no-wish")
    assert t.may("Ada") == "at=0 at=1 at=2"
    t.play("Ada at=Ada")
    assert t.may("Ada") == "at=1 at=2"
    assert t.refused("Ada at=Ada") == "SC-41"
    t.play("Ada at=Bo", "Bo pass")
    assert (t.place("power Ada"), t.place("power Bo")) == ("recycling", "looping")


@clause("SC-41", "FR-N67")
def test_edison_may_be_only_a_wish_or_only_a_swap() -> None:
    position = "Ada: ed r1 | Bo: g2 ; top r3 ; powers Ada looping ; powers Bo recycling"
    t = desk(position, BOX).play("Ada ed pass blue no-effect")
    assert t.place("power Ada") == "looping"
    t = desk(position, BOX).play("Ada ed pass no-wish", "Bo pass")
    assert t.place("power Ada") == "recycling"
    assert t.demand() == "r3"


@clause("FR-A10")
def test_a_face_down_power_card_is_named_unseen() -> None:
    t = desk(
        "Ada: ed r1 | Bo: g2 | Cy: y5 ; top r3 ; powers Bo recycling looping ; powers Cy open-hands", BOX
    )
    t.play("Ada ed no-wish", "Bo pass", "Cy pass")
    assert t.view("Ada").zones()["powers"] == [[], [["", False], ["", False]], [["", False]]]
    t.play("Ada slot=1")
    # Each of the two knows what they got and what they gave; the one who named them saw nothing.
    assert t.view("Ada").zones()["powers"] == [[], [["", False], ["", False]], [["", False]]]
    both = [[], [["open-hands", False], ["looping", False]], [["recycling", False]]]
    assert t.view("Bo").zones()["powers"] == both
    assert t.view("Cy").zones()["powers"] == [
        [],
        [["open-hands", False], ["", False]],
        [["recycling", False]],
    ]


@clause("FR-A10")
def test_only_power_cards_that_are_there_can_be_named() -> None:
    t = desk(
        "Ada: ed r1 | Bo: g2 | Cy: y5 ; top r3 ; powers Bo recycling looping ; powers Cy open-hands", BOX
    )
    t.play("Ada ed no-wish", "Bo pass", "Cy pass")
    assert t.refused_as("Ada slot=3") == "clause.SC-41.slot"
    assert t.refused("Ada pass") == "FR-024"


@clause("FR-N53")
def test_edison_with_fewer_than_two_holders_is_just_a_wish() -> None:
    t = desk("Ada: ed r1 | Bo: g2 ; top r3 ; used Ada looping", BOX).play("Ada ed")
    assert t.may("Ada") == "red blue yellow green"
    assert t.play("Ada red").asked() == "Bo"


@clause("FR-N54")
def test_either_of_the_two_may_counter_edison() -> None:
    t = desk(
        "Ada: ed r1 | Bo: g2 | Cy: ca y5 ; top r3 ; powers Ada looping ; powers Bo recycling ; "
        "powers Cy open-hands",
        BOX,
    )
    t.play("Ada ed pass no-wish at=Bo at=Cy")
    assert t.asked() == "Bo Cy"
    t.play("Bo pass", "Cy !ca red use at=Ada at=Cy", "Ada pass")
    assert [t.place(f"power {name}") for name in t.names] == ["open-hands", "recycling", "looping"]
    assert t.demand() == "red"


@clause("FR-N54")
def test_edisons_player_is_not_asked_whether_he_counters_himself() -> None:
    t = desk("Ada: ed ca r1 | Bo: g2 ; top r3 ; powers Ada looping ; powers Bo recycling", BOX)
    t.play("Ada ed pass no-wish")
    assert t.asked() == "Bo"


@clause("SC-21")
def test_anti_counter_covers_edison_too() -> None:
    t = desk("Ada: ed r1 | Bo: ca g2 ; top r3 ; powers Ada anti-counter ; powers Bo recycling", BOX)
    t.play("Ada ed !anti-counter no-wish")
    assert t.place("power Ada") == "recycling"
    assert t.prompt() == "ask-turn"


@clause("FR-N87")
def test_a_power_card_may_be_swapped_away_and_works_all_the_same() -> None:
    t = desk("Ada: ed r1 | Bo: r5 g2 ; top r3 ; powers Ada number-wish ; powers Bo recycling", BOX)
    t.play("Ada ed !number-wish no-wish", "Bo pass")
    assert (t.place("power Ada"), t.place("power Bo")) == ("recycling", "number-wish")
    t.play("Ada 5", "Bo r5")
    assert t.may("Bo") == "!number-wish pass"


# ---------------------------------------------------------------- Update


@clause("SC-42", "FR-A01", "FR-157")
def test_update_draws_a_power_card_and_returns_one_old_one() -> None:
    t = desk(
        "Ada: up r1 | Bo: g2 ; top r3 ; powers Ada looping ; used Ada recycling ; power-deck open-hands", BOX
    )
    t.play("Ada up pass blue use")
    # The new one lies last, and it is not the one to go.
    assert t.place("power Ada") == "looping recycling open-hands"
    assert t.may("Ada") == "slot=1 slot=2"
    assert t.refused("Ada slot=3") == "FR-A01"
    t.play("Ada slot=1")
    assert t.view("Ada").zones()["powers"] == [[["recycling", True], ["open-hands", False]], []]
    assert len(t.place("power-deck").split()) == 22
    assert t.demand() == "blue"


@clause("SC-42", "FR-A01")
def test_the_power_deck_is_shuffled_after_a_return() -> None:
    orders = set()
    for seed in range(6):
        t = desk("Ada: up r1 | Bo: g2 ; top r3 ; used Ada recycling ; power-deck open-hands", BOX)
        t.table.rng = fast(seed)
        orders.add(t.play("Ada up no-wish").place("power-deck"))
    assert len(orders) == 6


@clause("FR-A01")
def test_update_without_an_old_power_card_returns_nothing() -> None:
    t = desk("Ada: up r1 | Bo: g2 ; top r3 ; power-deck open-hands", BOX).play("Ada up no-wish")
    assert t.place("power Ada") == "open-hands"
    assert t.asked() == "Bo"


@clause("SC-42")
def test_nobody_else_sees_the_new_power_card_or_an_unused_one_that_goes() -> None:
    t = desk("Ada: up r1 | Bo: g2 ; top r3 ; powers Ada looping ; power-deck open-hands", BOX)
    t.play("Ada up pass no-wish")
    assert t.place("power Ada") == "open-hands"
    seen = [face for event in t.told for face in event.seen_by(t.seat("Bo")).faces()]
    assert seen == []
    assert t.view("Bo").zones()["powers"] == [[["", False]], []]


@clause("FR-N88")
def test_with_an_empty_power_deck_update_is_just_a_wish() -> None:
    hands = " | ".join(f"P{seat}: r{seat + 1} b{seat + 1}" for seat in range(7))
    kinds = fresh(2, game=BOX, **{"power-copies": 1}).state.places()
    codes = sorted(card for place, cards in kinds.items() if place.startswith("power") for card in cards)
    t = desk(f"P7: up y1 | {hands} ; top y8 ; used P7 {' '.join(codes)}", BOX, **{"power-copies": 1})
    t.play("P7 up")
    assert t.may("P7") == "red blue yellow green"
    t.play("P7 red")
    assert t.place("power P7") == " ".join(codes)


@clause("FR-N87")
def test_a_power_card_may_be_returned_and_works_all_the_same() -> None:
    t = desk("Ada: up r1 | Bo: r5 g2 ; top r3 ; powers Ada number-wish ; power-deck recycling", BOX)
    t.play("Ada up !number-wish no-wish")
    assert t.place("power Ada") == "recycling"
    assert t.play("Ada 5").demand() == "5"


# ---------------------------------------------------------------- The End


@clause("SC-43")
def test_the_end_goes_only_as_last_card_but_on_any_card() -> None:
    t = desk("Ada: te r1 | Bo: g2 ; top r3", BOX)
    assert t.may("Ada") == "r1 draw"
    assert t.refused("Ada te") == "SC-43"
    for facts in ("top k5", "top r3 ; wish 7", "top bgi ; wish green"):
        t = desk(f"Ada: te | Bo: g2 ; {facts}", BOX).play("Ada te")
        assert t.ending() == "SC-43"


@clause("SC-43")
def test_nice_try_is_impossible_after_the_end() -> None:
    t = desk("Ada: te | Bo: nt g2 ; top r3", BOX).play("Ada te")
    assert t.ending() == "SC-43"
    assert t.totals() == [0, 9]


@clause("SC-43", "FR-N56")
def test_the_end_cancels_a_time_bomb() -> None:
    t = desk("Ada: k3 te | Bo: g2 g4 g5 ; top r3 ; events time-bomb", BOX)
    t.play("Ada k3", "Bo draw end", "Ada te")
    assert t.ending() == "SC-43"
    assert t.totals()[0] == 0
    assert t.totals()[1] == sum(t.table.rules.deck.points[kind] for kind in t.table.hands[1].cards())


@clause("FR-N56", "FR-N55")
def test_the_end_cancels_a_parasite() -> None:
    t = desk("Ada: k3 te | Bo: g2 g4 ; top r3 ; events parasite ; draw b1", BOX)
    t.play("Ada k3", "Bo draw end", "Ada te")
    assert t.totals() == [0, 7]


@clause("SC-43", "FR-N44")
def test_no_power_card_goes_with_the_end() -> None:
    t = desk("Ada: te | Bo: g2 ; top r3 ; powers Ada recycling", BOX).play("Ada te")
    assert t.ending() == "SC-43"


@clause("FR-N56", "FR-N69")
def test_the_end_on_2nd_chance_cancels_the_power_that_waits() -> None:
    for power in ("troublecharger", "recycling"):
        t = desk(f"Ada: rsc te | Bo: g2 ; top r3 ; powers Ada {power} ; events third-time-lucky", BOX)
        t.play(f"Ada rsc !{power} te")
        assert t.ending() == "SC-43"
        assert t.place("spent") == ""
        assert t.sizes() == [0, 1]


@clause("SC-43")
def test_the_end_may_be_given_away() -> None:
    t = desk("Ada: rgi te r1 r2 | Bo: g2 | Cy: y5 ; top r3", BOX)
    t.play("Ada rgi at=Bo", "Bo pass", "Ada give=te give=r1")
    assert t.hand("Bo") == "r1 g2 te"


@clause("FR-N57")
def test_the_end_goes_under_a_colour_blockade() -> None:
    t = desk("Ada: r1 r2 | Bo: te ; top r3 ; powers Ada colour-blockade", BOX)
    t.play("Ada r1 !colour-blockade red", "Bo te")
    assert t.ending() == "SC-43"


@clause("SC-43", "FR-N04")
def test_the_end_is_never_the_start_card() -> None:
    t = desk("Ada: r1 r2 | Bo: g2 ; start ; draw te r5 ; dealer Bo", BOX)
    assert "te" in t.place("draw").split()
    assert "te" not in t.discards()


@clause("FR-N27", "SC-43")
def test_the_end_may_be_discarded() -> None:
    t = desk("Ada: k3 te r1 | Bo: g2 ; top r3 ; events mexican-standoff", BOX).play("Ada k3")
    assert "te" in t.discards()
