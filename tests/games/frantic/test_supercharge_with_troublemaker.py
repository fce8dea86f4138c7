"""Supercharge and Troublemaker together: what only happens with all three boxes."""

from __future__ import annotations

import pytest

from lastcard.engine.rng import fast
from lastcard.games.frantic.boxes import FRANTICS
from tests.games.frantic.desk import Desk, desk
from tests.table import clause

BOX = "frantic+troublemaker+supercharge"
NAMES = ("Ada", "Bo", "Cy", "Di")


def passes(t: Desk) -> Desk:
    """Nobody who is still asked throws anything in."""
    for name in t.asked().split():
        t.play(f"{name} pass")
    return t


@clause("SC-01", "FR-159")
def test_all_three_boxes_have_162_hand_cards_and_43_events() -> None:
    deck = next(game for game in FRANTICS if game.name == BOX).deck
    assert len(deck.cards) == 162
    assert len(deck.events) == 43
    deck = next(game for game in FRANTICS if game.name == "frantic+troublemaker").deck
    assert (len(deck.cards), len(deck.events)) == (147, 34)


@clause("FR-A27", "FR-122")
def test_lucky_bastard_protects_from_the_event_of_troublecharger() -> None:
    t = desk(
        "Ada: r5 r6 | Bo: lb g5 | Cy: y5 ; top r3 ; powers Ada troublecharger ; events third-time-lucky", BOX
    )
    t.play("Ada r5 !troublecharger")
    assert t.asked() == "Ada Bo Cy"
    t.play("Ada pass", "Bo !lb", "Cy pass", "Bo no-wish")
    assert t.sizes() == [4, 1, 4]


@clause("FR-A27", "SC-14")
def test_lucky_bastard_does_not_protect_from_a_power() -> None:
    t = desk("Ada: r5 r6 | Bo: lb g5 | Cy: y5 ; top r3 ; powers Ada all-draw-one", BOX).play(
        "Ada r5 !all-draw-one"
    )
    assert t.prompt() == "ask-turn"
    assert t.sizes() == [1, 3, 2]


@clause("FR-A18", "SC-31")
def test_with_the_card_troublemaker_there_are_two_events_each_with_its_own_window() -> None:
    t = desk(
        "Ada: rtm r6 | Bo: lb g5 | Cy: y5 ; top r3 ; powers Ada troublecharger ; "
        "events third-time-lucky expansion",
        BOX,
    )
    t.play("Ada rtm !troublecharger", "Ada pass", "Bo !lb", "Cy pass", "Bo no-wish")
    # Protected from the first only.
    assert t.sizes() == [4, 1, 4]
    passes(t)
    assert t.place("spent") == "third-time-lucky expansion"
    assert t.sizes() == [4 + 3, 1 + 1, 4 + 2]


@clause("FR-A28", "FR-127")
@pytest.mark.parametrize("card", ["rrc", "ed", "up"])
def test_mimicry_may_be_recharge_edison_or_update(card: str) -> None:
    t = desk("Ada: mi r6 | Bo: g5 ; top r3 ; used Ada looping ; powers Bo recycling", BOX).play(
        f"Ada mi as={card}"
    )
    assert t.asked() == "Ada"
    if card == "rrc":
        assert t.may("Ada") == "slot=1 no-effect"
    else:
        assert t.may("Ada") == "red blue yellow green no-wish"


@clause("FR-A28", "SC-43")
def test_mimicry_cannot_be_the_end() -> None:
    t = desk("Ada: mi | Bo: g5 ; top r3", BOX).play("Ada mi")
    assert "as=te" not in t.may("Ada").split()
    assert t.refused("Ada as=te") == "FR-N19"


@clause("SC-10", "FR-127")
def test_mimicry_is_charged_like_the_card_it_is() -> None:
    t = desk("Ada: mi r6 | Bo: ca g5 | Cy: y5 ; top r3 ; powers Ada anti-counter special-seal", BOX)
    t.play("Ada mi as=rsk")
    assert t.may("Ada") == "!anti-counter pass"
    t.play("Ada !anti-counter at=Bo")
    assert t.asked() == "Cy"


@clause("FR-N72", "SC-28")
def test_a_recycled_mimicry_is_plain_mimicry_again() -> None:
    t = desk("Ada: mi r6 | Bo: g5 | Cy: y5 ; top r3 ; powers Ada recycling", BOX)
    t.play("Ada mi as=rsk !recycling at=Bo", "Bo pass", "Ada to=Cy")
    assert t.hand("Cy") == "y5 mi"
    assert t.demand() == "r3"


@clause("FR-N72")
def test_mimicry_is_no_card_of_a_blocked_colour() -> None:
    t = desk("Ada: r5 r6 | Bo: mi g5 ; top r3 ; powers Ada colour-blockade", BOX)
    t.play("Ada r5 !colour-blockade red", "Bo mi")
    assert t.refused("Bo as=rsk") == "FR-N72"
    assert "as=fa" in t.may("Bo").split()


@clause("FR-N23", "SC-23")
def test_a_colour_swap_is_a_card_of_both_its_colours() -> None:
    t = desk("Ada: r5 r6 | Bo: csrb csry g6 ; top r3 ; powers Ada colour-blockade", BOX)
    t.play("Ada r5 !colour-blockade blue")
    assert t.may("Bo") == "csry draw"


@clause("FR-N94", "FR-A08")
def test_a_colour_swap_that_need_not_fit_leaves_the_colour_its_player_names() -> None:
    t = desk("Ada: r5 csyg b4 | Bo: g5 ; top r3 ; powers Ada random-chance", BOX).play(
        "Ada r5 !random-chance csyg"
    )
    assert t.may("Ada") == "yellow green"
    t.play("Ada yellow")
    assert t.demand() == "yellow"
    # Laid where it has to fit it leaves the other colour unasked.
    t = desk("Ada: csrg b4 | Bo: g5 ; top r3", BOX).play("Ada csrg")
    assert t.demand() == "green"


@clause("FR-N94", "FR-A08")
def test_a_mimicry_that_need_not_fit_is_a_card_of_any_colour() -> None:
    t = desk("Ada: r5 mi b4 | Bo: g5 | Cy: y5 ; top r3 ; powers Ada random-chance", BOX)
    t.play("Ada r5 !random-chance mi as=gsk at=Cy", "Cy pass")
    assert t.demand() == "gsk"


@clause("FR-N94", "FR-A20")
def test_a_colour_swap_turned_up_by_rewind_leaves_the_colour_the_originator_names() -> None:
    t = desk("Ada: k3 b4 | Bo: g5 ; top b1 b2 b4 r3 ; events rewind ; draw csyg", BOX)
    passes(t.play("Ada k3"))
    assert t.may("Ada") == "yellow green"
    assert t.play("Ada green").demand() == "green"


@clause("FR-A05", "FR-116")
def test_a_recycled_colour_swap_takes_its_colour_with_it() -> None:
    t = desk("Ada: csrb b4 | Bo: g5 ; top r3 ; powers Ada recycling", BOX).play("Ada csrb !recycling")
    assert t.demand() == "blue"
    assert t.play("Ada to=Bo").demand() == "r3"


@clause("SC-27", "FR-126")
def test_curse_cannot_be_the_extra_card() -> None:
    t = desk("Ada: r5 cu b4 | Bo: g5 ; top r3 ; powers Ada random-chance", BOX).play("Ada r5 !random-chance")
    assert t.may("Ada") == "b4"
    t = desk("Ada: r5 cu | Bo: g5 ; top r3 ; powers Ada random-chance", BOX).play("Ada r5 !random-chance")
    assert t.asked() == "Bo"


@clause("FR-N57", "FR-126")
def test_the_end_waits_until_curse_is_passed_on() -> None:
    t = desk("Ada: te cu | Bo: g5 ; top r3", BOX)
    assert t.may("Ada") == "draw"
    assert t.refused("Ada te") == "SC-43"


@clause("SC-43", "FR-N56", "FR-139")
def test_the_end_cancels_last_chance_and_plus_one() -> None:
    t = desk("Ada: k3 te | Bo: g5 g6 ; top r3 ; events last-chance third-time-lucky", BOX)
    passes(t.play("Ada k3")).play("Bo draw end", "Ada te")
    assert t.ending() == "SC-43"
    assert t.place("spent") == "last-chance"


@clause("FR-N90", "FR-N48")
def test_a_special_seal_closes_the_window_for_lucky_bastard() -> None:
    t = desk("Ada: k3 r6 | Bo: lb g5 ; top r3 ; powers Ada special-seal ; events third-time-lucky", BOX)
    t.play("Ada k3 !special-seal")
    assert t.sizes() == [4, 5]


@clause("FR-N78", "FR-141")
def test_plus_one_adds_to_what_powers_make_others_draw() -> None:
    facts = "top r3 ; events plus-one"
    t = desk(f"Ada: k3 r6 | Bo: g3 g5 | Cy: y5 ; {facts} ; powers Bo all-draw-one", BOX)
    passes(t.play("Ada k3")).play("Bo g3 !all-draw-one")
    assert t.sizes() == [3, 1, 3]
    t = desk(f"Ada: k3 r6 fa | Bo: g3 g5 | Cy: y5 ; {facts} ; powers Bo special-charge", BOX)
    passes(t.play("Ada k3")).play("Bo g3 !special-charge at=Ada")
    assert t.sizes() == [4, 1, 1]
    # An order for none stays none.
    t = desk(f"Ada: k3 r6 fa | Bo: g3 g5 | Cy: y5 ; {facts} ; powers Bo special-charge", BOX)
    passes(t.play("Ada k3")).play("Bo g3 !special-charge at=Cy")
    assert t.sizes() == [2, 1, 1]


@clause("FR-N82")
def test_power_cards_of_a_protected_player_stay_out_of_chargenado() -> None:
    t = desk(
        "Ada: k3 r6 | Bo: lb g5 ; top r3 ; used Ada looping ; used Bo recycling ; events chargenado", BOX
    )
    t.play("Ada k3", "Ada pass", "Bo !lb no-wish")
    assert t.place("power Bo") == "recycling"
    assert len(t.place("power Ada").split()) == 2
    t = desk("Ada: k3 r6 | Bo: lb g5 ; top r3 ; used Bo recycling ; events supercharge", BOX)
    t.play("Ada k3", "Ada pass", "Bo !lb no-wish")
    assert t.place("power Bo") == "recycling"
    assert len(t.place("power Ada").split()) == 1


@clause("FR-N82", "FR-N55")
def test_a_protected_neighbour_may_not_use_parasite() -> None:
    t = desk("Ada: k3 r6 lb | Bo: g3 | Cy: y5 ; top r3 ; events parasite", BOX)
    t.play("Ada k3", "Ada !lb", "Bo pass", "Cy pass", "Ada no-wish", "Bo g3")
    passes(t)
    assert t.ending() == "FR-104"
    assert t.totals() == [6, 0, 5]


@clause("FR-N82")
def test_a_protected_finisher_does_not_stop_parasite() -> None:
    t = desk("Ada: k3 r6 | Bo: g3 lb | Cy: y5 ; top r3 ; events parasite", BOX)
    t.play("Ada k3", "Ada pass", "Bo !lb", "Cy pass", "Bo no-wish", "Bo g3")
    passes(t)
    assert t.asked() == "Ada"
    assert t.prompt() == "ask-parasite"


@clause("FR-N81", "FR-A21")
def test_a_protected_holder_of_fuck_you_keeps_it_in_epic_fail() -> None:
    t = desk("Ada: k3 r6 | Bo: lb fu | Cy: y5 y6 ; top r3 ; events epic-fail", BOX)
    t.play("Ada k3", "Ada pass", "Bo !lb", "Cy pass", "Bo no-wish")
    assert t.hand("Bo") == "fu"
    assert t.hand("Ada") == "r6"


@clause("FR-N20", "FR-A22")
def test_loot_and_riot_close_over_a_protected_player() -> None:
    t = desk("Ada: k3 r6 | Bo: lb g5 | Cy: y5 ; top r3 ; events loot", BOX)
    t.play("Ada k3", "Ada pass", "Bo !lb", "Cy pass", "Bo no-wish")
    assert [t.hand(name) for name in t.names] == ["y5", "g5", "r6"]
    t = desk("Ada: k3 rsk | Bo: lb g5 | Cy: y5 ca ; top r3 ; events riot", BOX)
    t.play("Ada k3", "Ada pass", "Bo !lb", "Cy pass", "Bo no-wish")
    assert [t.hand(name) for name in t.names] == ["ca", "g5", "y5 rsk"]


@clause("FR-A20", "FR-N81")
def test_rewind_takes_a_thrown_in_lucky_bastard_first() -> None:
    t = desk("Ada: k3 r6 | Bo: lb g5 | Cy: y5 ; top b1 b2 b4 r3 ; events rewind ; draw y9", BOX)
    t.play("Ada k3", "Ada pass", "Bo !lb", "Cy pass", "Bo no-wish")
    assert t.hand("Cy") == "r3 y5 lb"
    assert t.hand("Ada") == "r6 b4 k3"
    assert t.hand("Bo") == "g5"


@clause("FR-N20", "FR-N84")
@pytest.mark.parametrize(("card", "targets"), [("rsk", "at=2 at=3"), ("ed", "at=0 at=2 at=3")])
def test_whoever_is_protected_from_rewind_is_no_target_of_the_card_it_turns_up(
    card: str, targets: str
) -> None:
    powers = " ; ".join(f"used {name} looping" if name < "C" else f"used {name} recycling" for name in NAMES)
    t = desk(
        f"Ada: k3 r6 | Bo: lb g5 | Cy: y5 | Di: y6 ; top b1 b2 b4 r3 ; events rewind ; draw {card} ; "
        f"{powers}",
        BOX,
    )
    t.play("Ada k3", "Ada pass", "Bo !lb", "Cy pass", "Di pass", "Bo no-wish", "Ada use")
    t.play(*["Ada no-wish"] * (card == "ed"))
    assert t.may("Ada") == targets


@clause("FR-N80", "FR-N84")
def test_nor_does_an_event_that_the_card_brings_touch_him() -> None:
    t = desk(
        "Ada: k3 r6 | Bo: lb g5 | Cy: y5 ; top b1 b2 b4 r3 ; events rewind third-time-lucky ; draw rtm", BOX
    )
    t.play("Ada k3", "Ada pass", "Bo !lb", "Cy pass", "Bo no-wish", "Ada use")
    assert t.asked() == "Ada Cy"
    passes(t)
    assert t.sizes() == [3 + 3, 1, 3 + 3]


@clause("FR-N86", "FR-N72")
@pytest.mark.parametrize(("first", "second"), [("mi as=rsc", "rsc"), ("rsc", "mi as=rsc")])
def test_recycling_leaves_the_demand_of_a_follower_that_is_the_same_card_in_another_guise(
    first: str, second: str
) -> None:
    t = desk("Ada: mi rsc r4 b5 | Bo: g2 ; top r3 ; powers Ada recycling", BOX)
    t.play(f"Ada {first} !recycling {second} r4 to=Bo")
    assert t.demand() == "r4"
    t = desk("Ada: mi rsc b5 | Bo: g2 b8 ; top r3 ; powers Ada recycling ; draw g9", BOX)
    t.play(f"Ada {first} !recycling {second} draw end to=Bo")
    assert t.demand() == "rsc", "the second 2nd Chance still lies there"
    assert t.hand("Bo").split()[-1] == first.split()[0]


@clause("FR-N86", "FR-N72")
def test_a_mimicry_taken_back_uncovers_what_was_asked_for_before_it() -> None:
    t = desk("Ada: mi b5 | Bo: ca g2 | Cy: y5 ; top b3 ; wish red ; powers Ada recycling", BOX)
    t.play("Ada mi as=rsk !recycling at=Bo", "Bo pass", "Ada to=Cy")
    assert t.demand() == "red"
    assert t.hand("Cy") == "y5 mi"


# ---------------------------------------------------------------- Last Chance and Nice Try


@clause("FR-N65", "FR-139")
def test_the_check_after_a_nice_try_starts_with_last_chance_for_its_thrower() -> None:
    held = "Ada: k3 r5 r6 | Bo: g3 | Cy: nt | Di: mi y5"
    t = desk(f"{held} ; top r3 ; events last-chance friday-the-13th third-time-lucky ; draw b1 b2 b4", BOX)
    passes(t.play("Ada k3")).play("Bo g3")
    assert t.prompt() == "ask-event", "Bo has run out: an event of theirs comes before Nice Try"
    passes(t)
    assert t.prompt() == "ask-last-card"
    t.play("Ada pass", "Di pass", "Cy !nt no-wish")
    assert t.hand("Bo") == "b1 b2 b4", "whoever Nice Try refilled is out of question"
    assert t.prompt() == "ask-event", "now Cy has run out"
    passes(t)
    assert t.sizes() == [5, 6, 3, 5]
    assert t.asked() == "Cy"


@clause("FR-N65", "FR-N19")
def test_then_a_further_nice_try_in_the_guise_of_mimicry_may_answer() -> None:
    held = "Ada: k3 r5 r6 | Bo: g3 | Cy: nt | Di: mi y5"
    t = desk(f"{held} ; top r3 ; turn Bo ; draw b1 b2 b4 b5 b6 b7", BOX).play("Bo g3")
    t.play("Ada pass", "Di pass", "Cy !nt no-wish")
    assert t.prompt() == "ask-last-card"
    assert t.asked() == "Ada Bo Di"
    t.play("Ada pass", "Bo pass", "Di !mi no-wish")
    assert [t.hand(name) for name in ("Bo", "Cy")] == ["b1 b2 b4", "b5 b6 b7"]
    assert t.asked() == "Cy"


@clause("FR-N65")
@pytest.mark.parametrize(("way", "first"), [("right", "Cy"), ("left", "Ada")])
def test_several_who_ran_out_draw_in_play_direction_from_the_player_in_turn(way: str, first: str) -> None:
    held = "Ada: b1 | Bo: btm | Cy: b2 | Di: nt y5"
    t = desk(f"{held} ; top b3 ; turn Bo ; direction {way} ; events vandalism ; draw r1 r2 r4 r5 r6 r7", BOX)
    passes(t.play("Bo btm"))
    assert t.sizes() == [0, 0, 0, 2]
    t.play("Di !nt no-wish")
    assert t.hand("Bo") == "r1 r2 r4"
    assert t.hand(first) == "r5 r6 r7"


@clause("FR-N66", "SC-24")
def test_the_event_of_last_chance_runs_in_the_direction_before_a_looping_of_the_same_turn() -> None:
    held = "Ada: k3 r5 | Bo: g3 | Cy: y5 | Di: y6"
    order = "events last-chance expansion ; draw b1 b2 b4 b5 b6 b7 b8 b9 r1 r2"
    t = desk(f"{held} ; top r3 ; powers Bo looping ; {order}", BOX)
    passes(t.play("Ada k3")).play("Bo g3 !looping")
    assert t.prompt() == "ask-event"
    passes(t)
    assert t.sizes() == [4, 4, 2, 3], "Cy draws one, then Di, Ada, Bo: to the right"
    assert t.asked() == "Ada", "and the turn goes to the left"


# ---------------------------------------------------------------- a protected originator of Rewind


def rewound(card: str, hands: str = "Ada: k3 lb r6 r7 r8", facts: str = "") -> Desk:
    """Ada, protected, has triggered Rewind, which has turned up this card; she carries out its effect."""
    others = "Bo: g5 g6 bsk | Cy: y5 y6"
    t = desk(f"{hands} | {others} ; top b1 b2 b4 g3 r3 ; events rewind ; draw {card} {facts}", BOX)
    t.play("Ada k3", "Ada !lb", "Bo pass", "Cy pass", "Ada no-wish", "Ada use")
    return t


@clause("FR-N81", "FR-N20")
@pytest.mark.parametrize("card", ["rgi", "rex", "rth"])
def test_a_protected_originator_gives_and_gets_nothing_by_the_card_that_rewind_turns_up(card: str) -> None:
    t = rewound(card)
    assert t.prompt() == "ask-turn"
    assert t.hand("Ada") == "r6 r7 r8"
    assert t.sizes() == [3, 5, 4]


@clause("FR-N81", "FR-N67")
@pytest.mark.parametrize("card", ["sf", "iq", "up"])
def test_of_an_and_or_card_he_has_the_wish_alone(card: str) -> None:
    t = rewound(card, facts="; used Ada looping")
    assert t.may("Ada") == "red blue yellow green"
    t.play("Ada green")
    assert t.prompt() == "ask-turn"
    assert t.hand("Ada") == "r6 r7 r8"
    assert t.view("Ada").zones()["powers"] == [[["looping", True]], [], []]


@clause("FR-N81", "FR-N84")
def test_what_takes_nothing_from_him_he_still_carries_out() -> None:
    t = rewound("rsk")
    assert t.may("Ada") == "at=1 at=2"
    t = rewound("f4").play("Ada red")
    assert t.may("Ada") == "at=1 at=2"


@clause("FR-N81", "FR-055")
def test_whoever_counters_it_is_not_protected_and_gives_himself() -> None:
    held = "Ada: k3 r6 | Bo: lb g5 | Cy: y5 y6 | Di: ca b8"
    t = desk(f"{held} ; top b1 b2 b4 r3 ; events rewind ; draw rgi", BOX)
    t.play("Ada k3", "Ada pass", "Bo !lb", "Cy pass", "Di pass", "Bo no-wish")
    t.play("Ada use at=Di", "Di !ca no-wish")
    assert t.may("Di") == "at=0 at=2 no-effect", "not at Bo, who is protected"
    t.play("Di at=Cy")
    passes(t)
    assert t.prompt() == "ask-give"
    assert t.asked() == "Di"


@clause("FR-N81", "FR-052")
def test_after_a_second_chance_of_rewind_he_lays_a_card_or_nothing() -> None:
    t = rewound("rsc")
    assert t.may("Ada") == "r6 r7 r8"
    assert any(event.words().key == "frantic.can-go-on" for event in t.told), "said either way"
    t = rewound("ysc")
    assert t.asked() == "Bo"
    assert t.hand("Ada") == "r6 r7 r8"
    assert any(event.words().key == "frantic.no-more-card" for event in t.told)


@clause("FR-A20")
def test_curse_is_turned_over_and_shuffled_back() -> None:
    t = desk("Ada: k3 r6 | Bo: g5 ; top b1 b2 b4 r3 ; events rewind ; draw cu te y9", BOX)
    passes(t.play("Ada k3"))
    assert t.demand() == "y9"
    assert {"cu", "te"} <= set(t.place("draw").split())


@clause("FR-N84", "FR-N04")
def test_a_mimicry_turned_up_by_rewind_may_be_any_special_card_even_under_a_seal() -> None:
    t = desk("Ada: k3 r6 | Bo: g5 ; top b1 b2 b4 r3 ; events rewind ; draw mi ; powers Ada special-seal", BOX)
    t.play("Ada k3 !special-seal")
    assert t.may("Ada") == "use no-effect"
    t.play("Ada use as=gsk")
    assert t.demand() == "gsk"
    assert t.asked() == "Ada"


@clause("FR-N83", "FR-A24")
def test_curse_may_be_laid_in_a_tsunami() -> None:
    t = desk("Ada: k3 r6 | Bo: cu g5 ; top r3 ; events tsunami", BOX)
    passes(t.play("Ada k3")).play("Bo put=cu")
    assert t.hand("Ada") == "r6 cu"


@clause("FR-N27", "FR-N55")
def test_parasite_cannot_discard_curse() -> None:
    t = desk("Ada: k3 cu | Bo: g3 ; top r3 ; events parasite", BOX)
    passes(t.play("Ada k3")).play("Bo g3")
    passes(t)
    assert t.may("Ada") == "end"
    assert t.refused("Ada drop=cu") == "FR-126"


@clause("FR-N47", "SC-29")
def test_curse_and_mimicry_count_for_special_charge() -> None:
    t = desk("Ada: r5 r6 | Bo: cu mi g5 ; top r3 ; powers Ada special-charge", BOX).play(
        "Ada r5 !special-charge"
    )
    assert t.sizes() == [1, 5]


@clause("FR-N80", "FR-A18")
def test_troublechargers_event_is_another_event_than_that_of_a_black_card() -> None:
    t = desk("Ada: k3 r6 | Bo: lb g5 ; top r3 ; powers Ada troublecharger ; events expansion capitalism", BOX)
    t.play("Ada k3 !troublecharger", "Ada pass", "Bo !lb no-wish")
    assert t.prompt() == "ask-event"
    passes(t)
    assert t.sizes() == [4, 2]


@clause("FR-N43", "FR-142")
def test_repeat_carries_supercharge_out_again() -> None:
    t = desk("Ada: rtm r6 | Bo: btm g5 ; top r3 ; events supercharge repeat", BOX)
    passes(t.play("Ada rtm"))
    assert [len(t.place(f"power {name}").split()) for name in t.names] == [1, 1]
    passes(t.play("Bo btm pass"))
    assert [len(t.place(f"power {name}").split()) for name in t.names] == [2, 2]


# ---------------------------------------------------------------- a walk through the agenda


@clause("FR-N45", "FR-N59", "FR-N12")
def test_a_special_card_with_a_power_card_countered() -> None:
    t = desk(
        "Ada: f4 r1 | Bo: ca g2 | Cy: lb y5 ; top r3 ; powers Ada troublecharger ; events surprise-party", BOX
    )
    walk = [
        ("", ["ask-turn seat=0"]),
        ("Ada f4", ["ask-declare seat=0 seats=0", "turn-ends seat=0"]),
        (
            "Ada !troublecharger",
            [
                *("ask-wish-number seat=0", "takes-effect seat=0"),
                *("power-works seat=0 card=troublecharger", "turn-ends seat=0"),
            ],
        ),
        ("Ada blue", ["ask-aim seat=0 left=4", "power-works seat=0 card=troublecharger", "turn-ends seat=0"]),
        (
            "Ada at=Bo*3 at=Cy",
            ["ask-attacked seat=0 seats=1 2", "power-works seat=0 card=troublecharger", "turn-ends seat=0"],
        ),
        (
            "Cy pass",
            ["ask-attacked seat=0 seats=1", "power-works seat=0 card=troublecharger", "turn-ends seat=0"],
        ),
        (
            "Bo !ca",
            [
                *("ask-wish seat=1", "strikes-back seat=1"),
                *("power-works seat=0 card=troublecharger", "turn-ends seat=0"),
            ],
        ),
        ("Bo red", ["ask-aim seat=1 left=4", "power-works seat=0 card=troublecharger", "turn-ends seat=0"]),
        (
            "Bo at=Ada*4",
            ["ask-attacked seat=1 seats=0", "power-works seat=0 card=troublecharger", "turn-ends seat=0"],
        ),
        ("Ada pass", ["ask-event seat=0 seats=0 1 2", "turn-ends seat=0"]),
        ("Ada pass", ["ask-event seat=0 seats=1 2", "turn-ends seat=0"]),
        ("Cy !lb", ["ask-event seat=0 seats=1", "turn-ends seat=0"]),
        ("Bo pass", ["ask-wish seat=2", "event-comes seat=0", "turn-ends seat=0"]),
        ("Cy no-wish", ["ask-surprise seat=0 seats=0 1", "turn-ends seat=0"]),
        ("Ada give=r1 to=Bo", ["ask-surprise seat=0 seats=1", "turn-ends seat=0"]),
        ("Bo give=g2 to=Ada", ["ask-turn seat=1"]),
    ]
    for move, agenda in walk:
        t.play(*[move] if move else [])
        lines = [line.removeprefix("frantic.") for line in t.table.explain().splitlines()]
        assert lines == [*agenda, "count"], move
    assert t.demand() == "red"
    assert t.sizes() == [5, 1, 1]


# ---------------------------------------------------------------- worlds in which the asked can answer


def imagined_hands(t: Desk, viewer: str, name: str, worlds: int = 60) -> list[set[str]]:
    """What somebody holds in some worlds that another one imagines."""
    view = t.view(viewer)
    states = [t.sitting.rules.imagine(view, fast(seed)) for seed in range(worlds)]
    assert all(state.moves(t.seat(name)) for state in states if state.to_act() & 1 << t.seat(name))
    return [set(state.places()[f"hand:{t.seat(name)}"]) for state in states]


@clause("FR-N12")
def test_when_two_are_protected_all_know_the_card_of_the_second_before_it_is_laid() -> None:
    t = desk("Ada: k3 r1 | Bo: lb g2 | Cy: mi y5 | Di: y6 ; top r3 ; events market", BOX)
    t.play("Ada k3", "Ada pass", "Cy !mi", "Di pass", "Bo !lb")
    assert t.prompt() == "ask-wish"
    assert t.sees("Di", "Cy") == "mi"
    assert all("mi" in hand for hand in imagined_hands(t, "Di", "Cy"))
    t.play("Bo no-wish", "Cy no-wish")
    assert t.sees("Di", "Cy") == ""


@clause("SC-57", "FR-A24")
def test_whoever_goes_on_in_a_tsunami_is_imagined_with_a_card_that_is_heavy_enough() -> None:
    t = desk("Ada: k3 r1 b2 | Bo: r10 | Cy: cu g1 y1 ; top r3 ; events tsunami", BOX)
    passes(t.play("Ada k3"))
    t.play("Bo put=r10")
    heavy = {"r10", "b10", "y10", "g10", "k10", "fu", "cu", "te"}
    assert t.asked() == "Cy"
    assert all(hand & heavy for hand in imagined_hands(t, "Ada", "Cy"))


@clause("SC-27", "FR-A09")
def test_whoever_must_play_a_random_card_is_imagined_with_one_that_may_be_played() -> None:
    facts = "powers Ada colour-blockade ; powers Bo random-chance"
    t = desk(f"Ada: r1 b2 | Bo: r2 y9 | Cy: y5 y6 ; top r3 ; {facts}", BOX)
    t.play("Ada r1 !colour-blockade green", "Bo r2 !random-chance")
    assert t.prompt() == "ask-any-card"
    hands = imagined_hands(t, "Ada", "Bo", 200)
    assert len({tuple(hand) for hand in hands}) > 20
    assert not [hand for hand in hands if hand <= {"fu", "cu"} or all(card[0] == "g" for card in hand)]
