"""Troublemaker: what is in the box, and its special cards. FR-112 to FR-128."""

from __future__ import annotations

import pytest

from lastcard.games.frantic.boxes import FRANTICS
from lastcard.games.frantic.cards.deck import Deck
from tests.games.frantic.desk import Desk, desk, fresh
from tests.table import clause

BOX = "frantic+troublemaker"


def deck(name: str) -> Deck:
    """The deck of a combination of boxes."""
    return next(game for game in FRANTICS if game.name == name).deck


def at(position: str, **options: object) -> Desk:
    """The base game with Troublemaker, set up as the position says."""
    return desk(position, BOX, **options)


# ---------------------------------------------------------------- the box


@clause("FR-112")
def test_22_special_cards_and_14_events_are_mixed_in() -> None:
    base, box = deck("frantic"), deck(BOX)
    new = [box.rows[kind] for kind in box.cards if box.rows[kind].code not in base.kinds]
    assert len(new) == 22
    assert not [row for row in new if row.is_number()]
    assert len(box.events) - len(base.events) == 14


@clause("FR-113", "FR-115")
def test_the_box_has_so_many_of_each_special_card() -> None:
    box, base = deck(BOX), deck("frantic")
    codes = [code[-2:] if code[1:] in ("th", "tm") else code[:2] for code in box.codes(box.cards)]
    counts = {code: codes.count(code) for code in ("cs", "th", "tm", "sf", "iq", "lb", "cu", "mi")}
    assert counts == {"cs": 6, "th": 4, "tm": 4, "sf": 3, "iq": 2, "lb": 1, "cu": 1, "mi": 1}
    assert not {"cu", "mi", "rtm"} & set(base.kinds)
    assert {"nt", "fu", "ca"} <= set(base.kinds)


@clause("FR-114")
def test_curse_counts_13_and_all_others_7() -> None:
    base, box = deck("frantic"), deck(BOX)
    points = {row.code: row.points for row in box.rows if row.code and row.code not in base.kinds}
    assert points.pop("cu") == 13
    assert set(points.values()) == {7}


@clause("FR-159")
@pytest.mark.parametrize(("name", "cards", "events"), [(BOX, 147, 34), (f"{BOX}+supercharge", 162, 43)])
def test_so_many_cards_are_in_all(name: str, cards: int, events: int) -> None:
    assert len(deck(name).cards) == cards
    assert len(deck(name).events) == events


# ---------------------------------------------------------------- Colour Swap


@clause("FR-116")
@pytest.mark.parametrize(("top", "then"), [("r3", "blue"), ("b3", "red")])
def test_colour_swap_goes_on_with_the_other_colour(top: str, then: str) -> None:
    t = at(f"Ada: csrb r1 | Bo: g2 ; top {top}").play("Ada csrb")
    assert t.demand() == then
    assert t.asked() == "Bo"


@clause("FR-116")
def test_there_is_one_colour_swap_for_each_pair_of_colours() -> None:
    box = deck(BOX)
    swaps = [box.rows[kind] for kind in box.cards if box.rows[kind].code.startswith("cs")]
    assert {row.colours for row in swaps} == {3, 5, 9, 6, 10, 12}


@clause("FR-116")
def test_colour_swap_does_not_go_on_a_third_colour() -> None:
    t = at("Ada: csrb r1 | Bo: g2 ; top g3")
    assert t.refused("Ada csrb") == "FR-031"


@clause("FR-N11")
@pytest.mark.parametrize("pile", ["top k3", "top r3 ; wish 7", "top csry ; wish green"])
def test_colour_swap_needs_a_colour_in_force_and_matches_by_no_symbol(pile: str) -> None:
    t = at(f"Ada: csrb r1 | Bo: g2 ; {pile}")
    assert "csrb" not in t.may("Ada").split()


@clause("FR-N11")
def test_a_wished_colour_counts_as_the_colour_in_force() -> None:
    t = at("Ada: csrb r1 | Bo: g2 ; top g3 ; wish blue").play("Ada csrb")
    assert t.demand() == "red"


@clause("FR-116")
def test_what_a_colour_swap_leaves_is_not_called_a_wish() -> None:
    t = at("Ada: csrb r1 | Bo: g2 ; top r3").play("Ada csrb")
    keys = [words.key for words in t.view("Bo").says()]
    assert "frantic.goes-on-blue" in keys
    assert "frantic.asks-for-blue" not in keys


@clause("FR-N68")
def test_on_a_start_fuck_you_colour_swap_leaves_the_colour_its_player_names() -> None:
    t = at("Ada: r1 | Bo: csrb g2 ; start ; dealer Ada ; draw fu")
    assert t.play("Bo csrb").may("Bo") == "red blue"
    assert t.play("Bo blue").demand() == "blue"


@clause("FR-N68", "FR-N94")
def test_the_dealer_names_the_colour_of_a_start_colour_swap() -> None:
    t = at("Ada: r1 | Bo: g2 ; start ; dealer Ada ; draw csyg")
    assert t.refused("Ada red") == "FR-N94"
    t.play("Ada green")
    assert t.demand() == "green"
    assert t.asked() == "Bo"


@clause("FR-N68")
def test_curse_does_not_even_follow_where_any_card_may() -> None:
    t = at("Ada: r1 | Bo: cu k4 ; start ; dealer Ada ; draw fu")
    assert t.may("Bo") == "k4 draw"


# ---------------------------------------------------------------- Thief


@clause("FR-117")
def test_thief_looks_at_a_hand_and_takes_two_cards_of_choice() -> None:
    t = at("Ada: rth r1 | Bo: g2 b3 b4 | Cy: y5 ; top r3").play("Ada rth at=Bo", "Bo pass")
    assert t.may("Ada") == "take=b3 take=b4 take=g2"
    assert t.sees("Ada", "Bo") == "b3 b4 g2"
    assert t.sees("Cy", "Bo") == ""
    t.play("Ada take=g2 take=b4")
    assert (t.hand("Ada"), t.hand("Bo")) == ("r1 b4 g2", "b3")


@clause("FR-117")
def test_thief_is_compulsory() -> None:
    t = at("Ada: rth r1 | Bo: g2 b3 b4 | Cy: y5 ; top r3").play("Ada rth")
    assert t.may("Ada") == "at=1 at=2"
    t.play("Ada at=Bo", "Bo pass", "Ada take=g2")
    assert t.refused("Ada end") == "FR-024"
    assert t.refused("Ada take=y5") == "FR-117"


@clause("FR-N36")
def test_of_a_small_hand_the_thief_takes_all() -> None:
    t = at("Ada: rth r1 | Bo: cu | Cy: y5 ; top r3").play("Ada rth at=Bo", "Bo pass")
    assert t.hand("Ada") == "r1 cu"
    assert t.asked() == "Ada Cy", "Bo has run out"


@clause("FR-N36")
def test_the_thief_may_take_fuck_you_and_curse() -> None:
    t = at("Ada: rth r1 | Bo: fu cu b4 ; top r3").play("Ada rth", "Bo pass", "Ada take=fu take=cu")
    assert t.hand("Ada") == "r1 fu cu"


# ---------------------------------------------------------------- Troublemaker


@clause("FR-118")
def test_troublemaker_triggers_an_event_of_its_player() -> None:
    t = at("Ada: rtm r1 | Bo: g2 | Cy: y5 ; top r3 ; events expansion").play("Ada rtm")
    t.time_out()
    assert t.sizes() == [4, 2, 3]
    assert t.demand() == "rtm"


# ---------------------------------------------------------------- Special Favours


@clause("FR-119")
def test_special_favours_swaps_all_special_cards() -> None:
    t = at("Ada: sf ca rgi r1 | Bo: nt g2 k4 | Cy: y5 ; top r3").play("Ada sf blue at=Bo", "Bo pass")
    assert (t.hand("Ada"), t.hand("Bo")) == ("r1 nt", "g2 k4 rgi ca")
    assert t.demand() == "blue"


@clause("FR-119")
def test_special_favours_may_be_just_a_wish_or_just_the_swap() -> None:
    t = at("Ada: sf ca r1 | Bo: nt g2 ; top r3").play("Ada sf green no-effect")
    assert t.hand("Ada") == "r1 ca"
    t = at("Ada: sf ca r1 | Bo: nt g2 ; top r3").play("Ada sf no-wish", "Bo pass")
    assert t.hand("Ada") == "r1 nt"
    assert t.demand() == "r3"


@clause("FR-120", "FR-N47")
def test_the_own_fuck_you_stays_and_the_victims_moves() -> None:
    t = at("Ada: sf fu cu r1 | Bo: mi g2 ; top r3").play("Ada sf no-wish", "Bo pass")
    assert (t.hand("Ada"), t.hand("Bo")) == ("r1 fu mi", "g2 cu")
    t = at("Ada: sf cu r1 | Bo: fu g2 ; top r3").play("Ada sf no-wish", "Bo pass")
    assert (t.hand("Ada"), t.hand("Bo")) == ("r1 fu", "g2 cu")


# ---------------------------------------------------------------- Inequality


@clause("FR-121")
def test_inequality_lets_another_draw_from_ones_hand_until_he_has_more() -> None:
    t = at("Ada: iq r1 r2 r4 r5 | Bo: g2 | Cy: y5 ; top r3").play("Ada iq blue at=Bo", "Bo pass")
    assert t.sizes() == [2, 3, 1]
    assert t.demand() == "blue"


@clause("FR-N35")
def test_nothing_moves_to_somebody_who_has_more_already() -> None:
    t = at("Ada: iq r1 r2 | Bo: g2 g3 g4 | Cy: y5 ; top r3").play("Ada iq blue at=Bo", "Bo pass")
    assert t.sizes() == [2, 3, 1]


@clause("FR-N35")
def test_fuck_you_may_be_drawn_by_inequality() -> None:
    t = at("Ada: iq fu | Bo: g2 | Cy: y5 ; top r3").play("Ada iq blue at=Bo", "Bo pass")
    assert t.hand("Bo") == "g2 fu"


@clause("FR-N67", "FR-N35")
def test_inequality_without_a_possible_effect_is_just_a_wish() -> None:
    t = at("Ada: iq r1 | Bo: g2 g4 | Cy: y5 y6 ; top r3").play("Ada iq")
    assert t.may("Ada") == "red blue yellow green"
    assert t.play("Ada green").asked() == "Bo"


# ---------------------------------------------------------------- Lucky Bastard


@clause("FR-122")
def test_lucky_bastard_keeps_its_player_out_of_the_event() -> None:
    t = at("Ada: k3 r1 | Bo: lb g2 | Cy: y5 ; top r3 ; events third-time-lucky")
    assert t.play("Ada k3").asked() == "Ada Bo Cy"
    t.play("Ada pass", "Cy pass", "Bo !lb blue")
    assert t.sizes() == [4, 1, 4]
    assert t.demand() == "blue"


@clause("FR-122")
def test_lucky_bastard_need_not_wish_and_is_a_wish_in_a_turn() -> None:
    t = at("Ada: k3 r1 | Bo: lb g2 ; top r3 ; events friday-the-13th").play("Ada k3", "Ada pass")
    assert t.play("Bo !lb no-wish").demand() == "k3"
    t = at("Ada: lb r1 | Bo: g2 ; top r3").play("Ada lb green")
    assert t.demand() == "green"


@clause("FR-122")
def test_lucky_bastard_cannot_be_thrown_in_at_another_moment() -> None:
    t = at("Ada: rgi r1 r2 | Bo: lb g2 ; top r3").play("Ada rgi")
    assert t.refused("Bo !lb") == "FR-N12"


@clause("FR-123")
@pytest.mark.parametrize(("event", "totals"), [("doomsday", [50, 0, 50]), ("finish-line", [1, 0, 5])])
def test_its_player_scores_nothing_when_the_event_ends_the_round(event: str, totals: list[int]) -> None:
    t = at(f"Ada: k3 r1 | Bo: lb g2 | Cy: y5 ; top r3 ; events {event}", limit=300)
    t.play("Ada k3 pass", "Cy pass", "Bo !lb no-wish")
    assert t.totals() == totals


def bomb(hands: str) -> Desk:
    """Bo is protected from a Time Bomb."""
    t = at(f"{hands} ; top r3 ; events time-bomb", limit=300).play("Ada k3 pass", "Bo !lb no-wish")
    return t


@clause("FR-124")
def test_when_another_finishes_under_a_bomb_he_gets_his_hand_points_only() -> None:
    t = bomb("Ada: k3 r3 | Bo: lb g2").play("Bo draw end", "Ada r3")
    t.time_out()
    drawn = t.totals()[1] - 2
    assert t.totals()[0] == -10
    assert 0 <= drawn <= 9, "the card Bo drew, and no 10 on top"


@clause("FR-124", "FR-N95", "FR-N82")
def test_when_he_finishes_himself_he_gets_no_bonus_but_the_others_pay() -> None:
    t = bomb("Ada: k3 r1 | Bo: lb g3").play("Bo g3")
    t.time_out()
    assert t.totals() == [11, 0]


@clause("FR-124", "FR-N82")
def test_when_the_bomb_goes_off_he_scores_nothing() -> None:
    t = bomb("Ada: k3 r1 | Bo: lb g2")
    for _turn in range(3):
        t.play("Bo draw end", "Ada draw end")
    t.play("Bo draw end")
    assert t.ending() == "FR-097"
    assert t.totals()[1] == 0
    assert t.totals()[0] > 1


@clause("FR-125")
def test_he_triggers_no_event_by_last_chance() -> None:
    t = at("Ada: k3 r1 | Bo: lb g3 ; top r3 ; events last-chance doomsday", limit=300)
    t.play("Ada k3 pass", "Bo !lb no-wish", "Bo g3")
    assert t.prompt() == "ask-last-card"


# ---------------------------------------------------------------- Curse


@clause("FR-126")
def test_curse_cannot_be_played() -> None:
    t = at("Ada: cu r1 | Bo: g2 ; top r3")
    assert t.refused("Ada cu") == "FR-126"


@clause("FR-126")
def test_curse_may_be_given_on_purpose() -> None:
    t = at("Ada: rgi cu r1 r2 | Bo: g2 ; top r3").play("Ada rgi", "Bo pass", "Ada give=cu give=r1")
    assert t.hand("Bo") == "r1 g2 cu"


@clause("FR-126", "FR-N27")
def test_curse_cannot_be_discarded() -> None:
    t = at("Ada: k3 r1 | Bo: cu g2 | Cy: y5 ; top r3 ; events recession").play("Ada k3")
    t.time_out()
    assert t.refused("Bo drop=cu") == "FR-126"
    assert t.play("Bo drop=g2").hand("Bo") == "cu"


@clause("FR-N27")
def test_with_only_curse_to_discard_nothing_is_discarded() -> None:
    t = at("Ada: k3 r1 | Bo: g2 | Cy: cu ; top r3 ; events recession").play("Ada k3")
    t.time_out()
    assert t.hand("Cy") == "cu"


@clause("FR-N27")
def test_curse_stays_in_a_mexican_standoff_and_fuck_you_goes() -> None:
    t = at("Ada: k3 r1 | Bo: cu fu g2 ; top r3 ; draw b1 b2 b3 ; events mexican-standoff").play("Ada k3")
    t.time_out()
    assert t.hand("Bo") == "b1 b2 b3 cu"


@clause("FR-N04")
def test_curse_as_start_card_is_shuffled_back() -> None:
    t = at("Ada: r1 | Bo: g2 ; start ; dealer Ada ; draw cu r9")
    assert t.discards() != "cu"
    assert "cu" in t.place("draw").split()


# ---------------------------------------------------------------- Mimicry


@clause("FR-127", "FR-N72")
def test_mimicry_is_any_special_card_a_coloured_one_only_in_the_colour_in_force() -> None:
    t = at("Ada: mi r1 r2 | Bo: g2 ; top r3").play("Ada mi")
    assert t.refused("Ada as=bgi") == "FR-N72"
    assert t.refused("Ada red") == "FR-127"
    t.play("Ada as=rgi", "Bo pass")
    assert t.hand("Bo") == "r1 r2 g2"
    assert t.demand() == "rgi"


@clause("FR-N72")
def test_mimicry_is_no_coloured_card_by_its_symbol() -> None:
    t = at("Ada: mi r1 r2 | Bo: g2 ; top bgi").play("Ada mi")
    assert t.refused("Ada as=rgi") == "FR-N72"


@clause("FR-N72")
@pytest.mark.parametrize("pile", ["top k3", "top r3 ; wish 7"])
def test_where_no_colour_is_in_force_mimicry_is_a_colourless_card(pile: str) -> None:
    t = at(f"Ada: mi r1 | Bo: g2 ; {pile}").play("Ada mi")
    assert t.may("Ada") == "as=fa as=f4 as=eq as=ca as=nt as=sf as=iq as=lb"


@clause("FR-N72")
def test_mimicry_is_countered_like_the_card_it_is() -> None:
    t = at("Ada: mi r1 r2 | Bo: ca g2 | Cy: y5 ; top r3").play("Ada mi as=rsk at=Bo", "Bo !ca no-wish at=Cy")
    t.play("Cy pass")
    assert t.asked() == "Bo"
    assert t.play("Bo draw end").asked() == "Ada", "Cy misses a turn"


@clause("FR-N72")
def test_the_deck_knows_it_as_mimicry_wherever_it_lies() -> None:
    t = at("Ada: mi r1 | Bo: g2 ; top r3").play("Ada mi as=fa blue")
    assert t.discards().split()[-1] == "mi"


@clause("FR-N19")
@pytest.mark.parametrize("card", ["cu", "mi", "r7"])
def test_mimicry_is_neither_curse_nor_itself(card: str) -> None:
    t = at("Ada: mi r1 | Bo: g2 ; top r3").play("Ada mi")
    assert t.refused(f"Ada as={card}") == "FR-N19"


@clause("FR-N19")
def test_mimicry_is_not_the_end_either() -> None:
    t = desk("Ada: mi | Bo: g2 ; top r3", f"{BOX}+supercharge").play("Ada mi")
    assert t.refused("Ada as=te") == "FR-N19"


@clause("FR-N19")
def test_mimicry_is_fuck_you_only_with_ten_cards() -> None:
    t = at("Ada: mi r1 r2 b1 b2 b3 g1 g2 g3 g4 | Bo: g5 ; top y3").play("Ada mi as=fu")
    assert t.demand() == "y3"
    t = at("Ada: mi r1 r2 b1 b2 b3 g1 g2 g3 | Bo: g5 ; top y3").play("Ada mi")
    assert t.refused("Ada as=fu") == "FR-064"


@clause("FR-N19")
def test_mimicry_is_thrown_in_as_counterattack() -> None:
    t = at("Ada: rgi r1 r2 | Bo: mi g2 g4 g5 ; top r3").play("Ada rgi", "Bo !mi blue at=Ada", "Ada pass")
    t.play("Bo give=g2 give=g4")
    assert t.hand("Ada") == "r1 r2 g2 g4"


@clause("FR-N19")
def test_mimicry_is_thrown_in_as_nice_try() -> None:
    t = at("Ada: r1 | Bo: mi g2 ; top r3").play("Ada r1", "Bo !mi green")
    assert t.sizes() == [3, 1]
    assert t.demand() == "green"


@clause("FR-N19")
def test_mimicry_is_thrown_in_as_lucky_bastard() -> None:
    t = at("Ada: k3 r1 | Bo: mi g2 ; top r3 ; events third-time-lucky").play("Ada k3 pass", "Bo !mi no-wish")
    assert t.sizes() == [4, 1]


@clause("FR-N04")
def test_the_dealer_names_what_a_start_mimicry_is() -> None:
    t = at("Ada: r1 r2 | Bo: g2 ; start ; dealer Ada ; draw mi").play("Ada as=bsk", "Bo pass")
    assert t.demand() == "bsk"
    assert t.asked() == "Ada", "Bo misses a turn"


@clause("FR-N94")
def test_mimicry_as_colour_swap_on_anything_names_its_colour() -> None:
    t = at("Ada: r1 | Bo: mi g2 ; start ; dealer Ada ; draw fu").play("Bo mi as=csrb")
    assert t.may("Bo") == "red blue"


# ---------------------------------------------------------------- answers


@clause("FR-128")
@pytest.mark.parametrize("play", ["rth", "sf no-wish", "iq no-wish"])
def test_thief_special_favours_and_inequality_can_be_countered(play: str) -> None:
    t = at(f"Ada: {play.split()[0]} r1 r2 | Bo: ca g2 ; top r3").play(f"Ada {play}")
    assert t.asked() == "Bo"
    assert t.may("Bo") == "!ca pass"


@clause("FR-128")
@pytest.mark.parametrize("play", ["csrb", "lb red"])
def test_colour_swap_and_lucky_bastard_cannot_be_countered(play: str) -> None:
    t = at(f"Ada: {play.split()[0]} r1 r2 | Bo: ca g2 ; top r3").play(f"Ada {play}")
    assert t.prompt() == "ask-turn"


@clause("FR-128")
def test_troublemaker_cannot_be_countered() -> None:
    t = at("Ada: rtm r1 | Bo: ca g2 ; top r3 ; events friday-the-13th").play("Ada rtm")
    assert t.prompt() == "ask-event"
    assert t.may("Bo") == "pass"


@clause("FR-112")
def test_the_base_rules_stay_as_they_are() -> None:
    t = fresh(3, game=BOX)
    assert t.sizes() == [7, 7, 7]
