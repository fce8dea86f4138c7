"""Supercharge: the nine events, SC-50 to SC-58."""

from __future__ import annotations

import pytest

from lastcard.engine.rng import fast
from lastcard.games.frantic.addons.supercharge.events import Parasite
from lastcard.games.frantic.positions import events_in
from tests.games.frantic.desk import Desk, desk
from tests.table import clause

BOX = "frantic+supercharge"


def happening(event: str, hands: str, facts: str = "") -> Desk:
    """The event comes, and Ada, who plays the black 3, is its originator."""
    return desk(f"Ada: k3 {hands} ; top r3 ; events {event}{facts}", BOX).play("Ada k3")


# ---------------------------------------------------------------- Black Jack


@clause("SC-50", "FR-A02")
def test_whoever_lifts_the_sum_above_21_takes_the_pile() -> None:
    t = happening("black-jack", "r1 | Bo: g2 | Cy: y5", " ; draw b9 b8 b3 b2 b1")
    # 9, 17, 20 and Bo again: 22.
    assert t.hand("Bo") == "b2 b3 b8 b9 g2"
    assert t.sizes() == [1, 5, 1]
    assert t.sees("Cy", "Bo") == "b2 b3 b8 b9"


@clause("FR-A02")
def test_exactly_21_is_safe() -> None:
    t = happening("black-jack", "r1 | Bo: g2 | Cy: y5", " ; draw b9 b8 b4 b1")
    assert t.sizes() == [1, 5, 1]
    t = happening("black-jack", "r1 | Bo: g2 | Cy: y5", " ; draw b9 b8 b5 b1")
    assert t.sizes() == [4, 1, 1]


@clause("FR-A02")
@pytest.mark.parametrize(
    ("card", "sizes"),
    [("fu", [1, 2, 1]), ("te", [1, 1, 3]), ("r10", [4, 1, 1]), ("rgi", [1, 5, 1])],
)
def test_every_card_counts_its_points(card: str, sizes: list[int]) -> None:
    # 42 are too many at once, 17 with a five, 10 with a five and a nine; 7 with these are just 21.
    t = happening("black-jack", "r1 | Bo: g2 | Cy: y5", f" ; draw {card} b5 b9 b8 b7")
    assert t.sizes() == sizes


@clause("FR-N83", "FR-N25")
def test_a_draw_pile_that_is_used_up_before_ends_black_jack_and_the_round() -> None:
    t = happening("black-jack", "r1 | Bo: g2 | Cy: y5", " ; draw b9 b8 ; rest discard")
    assert t.ending() == "FR-105"
    assert t.sizes() == [1, 1, 1]
    # FR-N21: beneath the top card, in order.
    assert t.discards().split()[-3:] == ["b9", "b8", "k3"]


# ---------------------------------------------------------------- Chargenado, Supercharge


@clause("SC-51")
def test_chargenado_gives_everybody_two_new_power_cards() -> None:
    t = happening(
        "chargenado", "r1 | Bo: g2 | Cy: y5", " ; used Ada looping open-hands recycling ; powers Bo looping"
    )
    assert [len(t.place(f"power {name}").split()) for name in t.names] == [2, 2, 2]
    assert len(t.place("power-deck").split()) == 18
    shown = t.view("Ada").zones()["powers"]
    assert isinstance(shown, list)
    assert [used for cards in shown for _, used in cards] == [False] * 6


@clause("SC-51")
def test_chargenado_shuffles() -> None:
    dealt = set()
    for seed in range(6):
        t = desk("Ada: k3 r1 | Bo: g2 ; top r3 ; events chargenado ; used Ada looping open-hands", BOX)
        t.table.rng = fast(seed)
        t.play("Ada k3")
        dealt.add(t.place("power Ada") + " " + t.place("power Bo"))
    assert len(dealt) > 4


@clause("SC-51", "SC-13")
def test_everybody_has_seen_a_power_card_that_chargenado_collects_at_once() -> None:
    t = happening_with("troublecharger", "friday-the-13th chargenado")
    shown = [face for event in t.told for face in event.seen_by(t.seat("Bo")).faces()]
    assert "troublecharger" in shown
    assert t.view("Bo").zones()["activated"] == "troublecharger"
    assert "troublecharger" in t.view("Bo").faces()


@clause("SC-51", "FR-N87")
def test_a_power_card_collected_by_chargenado_works_all_the_same() -> None:
    t = happening_with("number-wish", "chargenado")
    assert t.prompt() == "ask-number"
    assert len(t.place("power Ada").split()) == 2


def happening_with(power: str, event: str) -> Desk:
    """The event comes with a charged card."""
    t = desk(f"Ada: k3 r1 | Bo: g2 | Cy: y5 ; top r3 ; events {event} ; powers Ada {power}", BOX)
    return t.play(f"Ada k3 !{power}")


@clause("SC-58", "FR-A11")
def test_supercharge_gives_everybody_one_more_power_card() -> None:
    t = happening(
        "supercharge", "r1 | Bo: g2 | Cy: y5", " ; used Ada looping ; power-deck recycling open-hands"
    )
    assert t.place("power Bo") == "recycling"
    assert t.place("power Cy") == "open-hands"
    assert len(t.place("power Ada").split()) == 2
    assert t.view("Bo").zones()["powers"] == [
        [["looping", True], ["", False]],
        [["recycling", False]],
        [["", False]],
    ]


# ---------------------------------------------------------------- Epic Fail


@clause("SC-52", "FR-A21")
def test_epic_fail_takes_fuck_you_out_of_the_draw_pile_and_shuffles_it() -> None:
    t = happening("epic-fail", "r1 r2 | Bo: g2 | Cy: y5 y6", " ; draw b1 b2 b3 b4 b5 b6 b7 fu")
    assert t.hand("Bo") == "g2 fu"
    assert t.place("draw").split()[:7] != ["b1", "b2", "b3", "b4", "b5", "b6", "b7"]
    assert t.sees("Cy", "Bo") == "fu"


@clause("SC-52", "FR-A21")
def test_epic_fail_takes_it_out_of_the_discard_pile() -> None:
    t = desk("Ada: k3 r1 r2 | Bo: g2 | Cy: y5 y6 ; top r1 fu r3 ; events epic-fail", BOX).play("Ada k3")
    assert t.hand("Bo") == "g2 fu"
    assert t.discards() == "r1 r3 k3"


@clause("SC-52", "FR-A21")
def test_epic_fail_takes_it_out_of_a_hand() -> None:
    t = happening("epic-fail", "r1 r2 | Bo: g2 | Cy: y5 fu")
    assert t.hand("Bo") == "g2 fu"
    assert t.hand("Cy") == "y5"
    assert t.sees("Ada", "Bo") == "fu"


@clause("FR-A21")
def test_of_equals_the_first_in_order_gets_it() -> None:
    t = happening("epic-fail", "r1 | Bo: g2 | Cy: y5")
    assert t.hand("Bo") == "g2 fu"


@clause("FR-A21")
def test_nothing_moves_if_the_player_has_it_already() -> None:
    t = happening("epic-fail", "r1 r2 | Bo: fu | Cy: y5 y6")
    assert t.hand("Bo") == "fu"
    assert t.asked() == "Bo"


@clause("FR-A21")
def test_a_player_who_loses_the_last_card_so_has_run_out() -> None:
    t = happening("epic-fail", "| Bo: g2 | Cy: fu")
    assert t.hand("Ada") == "fu"
    assert t.prompt() == "ask-last-card"


# ---------------------------------------------------------------- Loot, Riot


@clause("SC-53", "FR-A22", "FR-N51")
def test_loot_draws_three_blind_from_the_right_neighbour() -> None:
    t = happening("loot", "r1 r2 r4 | Bo: g1 g2 g4 | Cy: y5 y6 y7")
    # Everybody takes all three of the one to the right, and nobody what that one has just got.
    assert t.hand("Ada") == "g1 g2 g4"
    assert t.hand("Bo") == "y5 y6 y7"
    assert t.hand("Cy") == "r1 r2 r4"


@clause("FR-A22")
def test_of_fewer_than_three_cards_all_are_looted() -> None:
    t = happening("loot", "r1 r2 r4 r5 | Bo: g1 | Cy: y5 y6")
    assert t.hand("Bo") == "y5 y6"
    assert t.sizes() == [1 + 1, 2, 3]


@clause("SC-53", "FR-N71")
def test_loot_is_blind() -> None:
    left = set()
    for seed in range(12):
        t = desk("Ada: k3 r1 r2 r4 r5 | Bo: g1 | Cy: y5 ; top r3 ; events loot", BOX)
        t.table.rng = fast(seed)
        left.add(t.play("Ada k3").hand("Ada"))
    assert len(left) > 2


@clause("SC-53")
def test_the_looted_knows_what_is_gone_and_nobody_else_does() -> None:
    t = happening("loot", "r1 r2 r4 | Bo: g1 g2 g4 | Cy: y5 y6 y7")
    assert t.sees("Ada", "Cy") == "r1 r2 r4"
    assert t.sees("Bo", "Cy") == ""


@clause("SC-56", "FR-A23", "FR-N47")
def test_riot_passes_all_special_cards_to_the_right() -> None:
    t = happening("riot", "r1 rsk fa fa | Bo: g2 fu te | Cy: y5 ca")
    assert t.hand("Ada") == "r1 ca"
    assert t.hand("Bo") == "g2 rsk fa fa"
    assert t.hand("Cy") == "y5 fu te"


@clause("SC-56")
def test_riot_tells_only_the_two_what_was_passed() -> None:
    t = happening("riot", "r1 rsk | Bo: g2 | Cy: y5")
    assert t.sees("Ada", "Bo") == "rsk"
    assert t.sees("Cy", "Bo") == ""
    told = [event.words() for event in t.told if event.words().key == "frantic.gives-count"]
    assert [words.values["count"] for words in told] == [0, 0, 1]


# ---------------------------------------------------------------- Parasite


@clause("SC-54", "FR-N55", "FR-N51", "FR-A25")
def test_the_left_neighbour_of_the_finisher_may_discard_two_cards() -> None:
    t = happening("parasite", "r1 | Bo: g3 g4 g5 | Cy: y5 y6")
    t.play("Bo g3", "Cy draw end", "Ada draw end", "Bo g4", "Cy draw end", "Ada draw end", "Bo g5")
    t.play("Ada pass", "Cy pass")
    assert t.asked() == "Ada"
    assert t.prompt() == "ask-parasite"
    first, second, *rest = t.hand("Ada").split()
    t.play(f"Ada drop={first} drop={second}")
    assert t.is_counted()
    assert t.hand("Ada").split() == rest
    assert t.totals()[0] == sum(t.table.rules.deck.points[kind] for kind in t.table.hands[0].cards())


def parasite(position: str) -> Desk:
    """A table where Parasite lasts already."""
    t = desk(position, BOX)
    event = events_in(t.table.rules.deck, ["parasite"])[0]
    t.table.add(Parasite(event, t.table.everybody()))
    return t


@clause("SC-54", "FR-N55")
def test_the_neighbour_may_discard_fewer() -> None:
    t = parasite("Ada: r1 | Bo: r5 | Cy: y5 y6 ; top r3 ; turn Bo").play("Bo r5", "Ada pass", "Cy pass")
    assert t.may("Ada") == "drop=r1 end"
    t.play("Ada end")
    assert t.totals() == [1, 0, 11]
    t = parasite("Ada: r1 r2 | Bo: r5 | Cy: y5 y6 ; top r3 ; turn Bo").play("Bo r5", "Ada pass", "Cy pass")
    t.play("Ada drop=r1 end")
    assert t.totals() == [2, 0, 11]


@clause("FR-N55")
def test_a_neighbour_without_cards_left_scores_0_but_is_no_finisher() -> None:
    t = parasite("Ada: r1 | Bo: r5 | Cy: y5 y6 ; top r3 ; turn Bo").play("Bo r5", "Ada pass", "Cy pass")
    t.play("Ada drop=r1")
    # Cy sits left of Ada, who has not finished.
    assert t.totals() == [0, 0, 11]


@clause("FR-N55", "FR-N51")
def test_left_is_by_seats_even_while_looping_runs() -> None:
    t = parasite("Ada: r1 r2 | Bo: r5 | Cy: y5 y6 ; top r3 ; turn Bo ; direction left")
    t.play("Bo r5", "Ada pass", "Cy pass")
    assert t.asked() == "Ada"


@clause("FR-N55", "FR-A25", "FR-N61")
def test_it_works_for_each_finisher_and_not_without_one() -> None:
    t = parasite("Ada: k3 | Bo: g2 | Cy: y5 y6 | Di: | Eli: b1 ; top r3 ; events finish-line").play("Ada k3")
    assert t.asked() == "Cy"
    t.play("Cy end")
    assert t.asked() == "Eli"
    t.play("Eli end")
    assert t.is_counted()
    t = parasite("Ada: k3 r1 | Bo: g2 ; top r3 ; events finish-line").play("Ada k3")
    assert t.is_counted()


@clause("FR-N55", "FR-N61")
def test_after_doomsday_nobody_is_a_finisher() -> None:
    t = parasite("Ada: k3 | Bo: g2 ; top r3 ; events doomsday").play("Ada k3")
    assert t.totals() == [50, 50]


@clause("FR-N79")
def test_parasite_does_not_add_up() -> None:
    t = parasite("Ada: k3 r1 | Bo: g2 ; top r3 ; events parasite").play("Ada k3")
    assert len(t.table.modifiers) == 1


@clause("FR-N85", "SC-54")
def test_while_it_lasts_the_event_card_stays_out_of_a_reshuffle() -> None:
    t = desk("Ada: k3 k5 r6 | Bo: g3 g5 g7 g8 ; top r3 ; events parasite ; spent rest", BOX)
    t.play("Ada k3", "Bo g3", "Ada draw end", "Bo g5", "Ada k5")
    assert t.place("spent").startswith("parasite ")
    assert len(t.place("spent").split()) == 2
    assert len(t.place("events").split()) == 27


@clause("SC-54")
def test_only_own_cards_are_discarded() -> None:
    t = parasite("Ada: r1 | Bo: r5 | Cy: y5 y6 ; top r3 ; turn Bo").play("Bo r5", "Ada pass", "Cy pass")
    assert t.refused("Ada drop=y5") == "FR-024"
    assert t.refused("Ada r1") == "FR-024"


# ---------------------------------------------------------------- Rewind


REWOUND = " ; top b1 b2 b4 b5 b6 b7 b8 r3"


def rewind(hands: str, draw: str, facts: str = "") -> Desk:
    """Rewind comes with eight cards on the discard pile besides the black 3."""
    return desk(f"Ada: k3 {hands}{REWOUND} ; events rewind ; draw {draw}{facts}", BOX).play("Ada k3")


@clause("SC-55", "FR-A20")
def test_everybody_takes_two_discards_in_two_rounds() -> None:
    t = rewind("r1 | Bo: g2 | Cy: y5", "y9")
    assert t.hand("Bo") == "b7 g2 k3"
    assert t.hand("Cy") == "r3 b6 y5"
    assert t.hand("Ada") == "r1 b5 b8"
    assert t.sees("Ada", "Bo") == "b7 k3"


@clause("SC-55")
def test_play_goes_on_from_the_card_turned_up() -> None:
    t = rewind("r1 | Bo: y2 g2 | Cy: y5", "y9", " ; wish 3")
    assert t.demand() == "y9"
    assert t.discards() == "b1 b2 b4 y9"
    assert t.may("Bo") == "y2 draw"


@clause("SC-55", "FR-N84")
def test_the_originator_may_carry_out_a_special_card() -> None:
    t = rewind("r1 | Bo: g2 | Cy: ca y5", "ysk")
    assert t.asked() == "Ada"
    assert t.may("Ada") == "use no-effect"
    t.play("Ada use at=Cy", "Cy !ca red at=Bo", "Bo pass")
    assert t.asked() == "Cy"
    assert t.demand() == "red"


@clause("SC-55", "FR-A20")
def test_the_effect_may_be_declined_and_its_colour_stays() -> None:
    t = rewind("r1 | Bo: g2 | Cy: y5", "ysk").play("Ada no-effect")
    assert t.asked() == "Bo"
    assert t.demand() == "ysk"
    t = rewind("r1 | Bo: g2 | Cy: y5", "fa").play("Ada no-effect")
    assert t.demand() == "anything"
    assert t.may("Bo") == "b7 g2 k3 draw"


@clause("FR-N84")
def test_a_colourless_card_carried_out_wishes() -> None:
    t = rewind("r1 | Bo: g2 | Cy: y5", "f4").play("Ada use 7 at=Bo*4", "Bo pass")
    assert t.demand() == "7"
    assert t.sizes() == [3, 7, 3]


@clause("FR-A20")
def test_a_black_card_turned_up_brings_no_event() -> None:
    t = rewind("r1 | Bo: y9 g2 | Cy: y5", "k9")
    assert t.place("spent") == "rewind"
    assert t.demand() == "k9"
    assert t.may("Bo") == "y9 draw"


@clause("FR-A20", "FR-N68")
def test_on_fuck_you_any_card_may_follow() -> None:
    t = rewind("r1 | Bo: g2 te | Cy: y5", "fu")
    assert t.asked() == "Bo"
    assert t.may("Bo") == "b7 g2 k3 draw"


@clause("FR-A20")
def test_the_end_is_turned_over_and_shuffled_back() -> None:
    t = rewind("r1 | Bo: g2 | Cy: y5", "te y9")
    assert t.demand() == "y9"
    assert "te" in t.place("draw").split()
    assert "te" not in t.view("Ada").faces()


@clause("FR-A20")
def test_if_there_is_no_other_card_any_may_follow() -> None:
    t = rewind("r1 | Bo: g2 | Cy: y5", "te ; rest discard")
    assert t.place("draw") == "te"
    assert t.demand() == "anything"
    assert t.asked() == "Bo"


@clause("FR-A20")
def test_with_too_few_discards_those_that_are_there_are_taken() -> None:
    t = desk("Ada: k3 r1 | Bo: g2 | Cy: y5 ; top r3 ; events rewind ; draw y9", BOX).play("Ada k3")
    assert t.hand("Bo") == "g2 k3"
    assert t.hand("Cy") == "r3 y5"
    assert t.hand("Ada") == "r1"
    assert t.discards() == "y9"


@clause("FR-N25")
def test_rewind_with_an_empty_draw_pile_ends_the_round() -> None:
    t = desk("Ada: k3 r1 | Bo: g2 | Cy: y5 ; top r3 ; events rewind ; rest discard", BOX).play("Ada k3")
    assert t.ending() == "FR-105"
    assert t.sizes() == [3, 3, 3]


@clause("FR-N84")
def test_what_is_forbidden_in_a_hand_does_not_forbid_the_card_turned_up() -> None:
    t = desk(
        f"Ada: k3 r1 | Bo: g2 ca | Cy: y5{REWOUND} ; events rewind ; draw ysk ; powers Ada special-seal", BOX
    )
    t.play("Ada k3 !special-seal use at=Bo")
    # FR-N48: but nothing may be thrown in.
    assert t.asked() == "Cy"


@clause("FR-N84")
def test_no_power_card_goes_with_the_card_turned_up_nor_with_what_follows_it() -> None:
    t = rewind("r1 y2 y3 | Bo: g2 | Cy: y5", "ysc", " ; powers Ada looping")
    t.play("Ada pass use y2")
    assert t.asked() == "Bo"


@clause("FR-N84", "FR-N22")
def test_the_card_turned_up_replaces_a_black_wish() -> None:
    t = desk(
        f"Ada: r1 r2 | Bo: k5 g2 | Cy: y5{REWOUND} ; events rewind ; draw y9 ; powers Ada black-wish", BOX
    )
    t.play("Ada r1 !black-wish", "Bo k5")
    assert t.demand() == "y9"


# ---------------------------------------------------------------- Tsunami


@clause("SC-57", "FR-A24", "FR-N77")
def test_each_lays_a_card_worth_as_much_or_more() -> None:
    t = happening("tsunami", "r9 r1 | Bo: g2 g7 | Cy: y5 y9 y1")
    assert t.asked() == "Bo"
    assert t.may("Bo") == "put=g2 put=g7"
    t.play("Bo put=g2")
    assert t.may("Cy") == "put=y5 put=y9"
    assert t.refused("Cy put=y1") == "FR-A24"
    t.play("Cy put=y5")
    assert t.may("Ada") == "put=r9"


@clause("SC-57", "FR-A24")
def test_the_first_who_cannot_takes_all() -> None:
    t = happening("tsunami", "r9 r1 | Bo: g2 g7 | Cy: y5 y9 y1")
    t.play("Bo put=g2", "Cy put=y5", "Ada put=r9")
    # Nine is more than Bo's seven: they take all, and the turn goes on.
    assert t.hand("Bo") == "r9 y5 g2 g7"
    assert t.asked() == "Bo"
    assert t.prompt() == "ask-turn"
    assert t.sees("Ada", "Bo") == "r9 y5 g2"


@clause("FR-A24")
def test_it_goes_round_and_equal_points_are_enough() -> None:
    t = happening("tsunami", "rsk | Bo: g7 b7")
    t.play("Bo put=g7", "Ada put=rsk", "Bo put=b7")
    assert t.hand("Ada") == "b7 g7 rsk"
    assert t.prompt() == "ask-last-card"


@clause("FR-A24")
def test_fuck_you_and_the_end_may_be_laid_and_nothing_takes_effect() -> None:
    t = happening("tsunami", "fu r1 | Bo: te rsk | Cy: r2")
    assert t.may("Bo") == "put=rsk put=te"
    t.play("Bo put=te")
    # Cy cannot: they take it.
    assert t.hand("Cy") == "r2 te"
    assert t.asked() == "Bo"


@clause("FR-A24")
def test_an_empty_hand_cannot_go_on() -> None:
    t = happening("tsunami", "| Bo: g2 g3 | Cy: y5 y6").play("Bo put=g2", "Cy put=y5")
    assert t.hand("Ada") == "y5 g2"


@clause("FR-A24", "FR-N51")
def test_a_tsunami_runs_in_the_current_direction() -> None:
    t = desk("Ada: k3 r9 | Bo: g2 | Cy: y5 ; top r3 ; events tsunami ; direction left", BOX).play("Ada k3")
    assert t.asked() == "Cy"
