"""Troublemaker: its fourteen events. FR-129 to FR-146."""

from __future__ import annotations

import pytest

from lastcard.engine.piles import Pile
from lastcard.games.frantic.boxes import FRANTICS
from tests.games.frantic.desk import Desk, desk
from tests.table import clause

BOX = "frantic+troublemaker"


def event(events: str, hands: str, more: str = "", **options: object) -> Desk:
    """Ada plays the black 3, and nobody steps in."""
    t = desk(f"{hands} ; top r3 ; events {events} {more}", BOX, **{"limit": 500, **options})
    t.play("Ada k3")
    t.time_out()
    return t


def protected(events: str, hands: str, more: str = "", **options: object) -> Desk:
    """Ada plays the black 3, and one of the players, who holds it, throws Lucky Bastard in."""
    t = desk(f"{hands} ; top r3 ; events {events} {more}", BOX, **{"limit": 500, **options})
    t.play("Ada k3")
    holder = next(name for name in t.names if "lb" in t.hand(name).split())
    t.play(f"{holder} !lb")
    t.time_out()
    return t.play(f"{holder} no-wish")


@clause("FR-129")
def test_these_are_the_fourteen_events() -> None:
    codes = [[row.code for row in game.deck.events] for game in FRANTICS if game.name in ("frantic", BOX)]
    assert [code for code in codes[1] if code not in codes[0]] == [
        *("black-hole", "capitalism", "crowdfunding", "distributor", "double-taxation", "event-manager"),
        *("identity-theft", "last-chance", "plague", "plus-one", "repeat", "russian-roulette"),
        *("seppuku", "trust-fall"),
    ]


# ---------------------------------------------------------------- Black Hole, Capitalism


@clause("FR-130")
def test_black_hole_brings_all_black_cards_to_the_originator() -> None:
    t = event("black-hole", "Ada: k3 r1 | Bo: k4 k5 g2 | Cy: k6 y5 ca")
    assert t.hand("Ada") == "r1 k4 k5 k6"
    assert (t.hand("Bo"), t.hand("Cy")) == ("g2", "y5 ca")


@clause("FR-N81")
def test_black_hole_of_a_protected_originator_does_nothing() -> None:
    t = protected("black-hole", "Ada: k3 lb r1 | Bo: k4 g2")
    assert (t.hand("Ada"), t.hand("Bo")) == ("r1", "g2 k4")


@clause("FR-N20")
def test_a_protected_player_keeps_his_black_cards() -> None:
    t = protected("black-hole", "Ada: k3 r1 | Bo: k4 lb | Cy: k5 y1")
    assert (t.hand("Ada"), t.hand("Bo"), t.hand("Cy")) == ("r1 k5", "k4", "y1")


@clause("FR-131")
def test_capitalism_doubles_every_hand() -> None:
    t = event("capitalism", "Ada: k3 r1 | Bo: g1 g2 g4 | Cy: y5 y6")
    assert t.sizes() == [2, 6, 4]


# ---------------------------------------------------------------- Crowdfunding


@clause("FR-132")
def test_crowdfunding_gives_a_card_to_each_player_with_the_fewest() -> None:
    t = event("crowdfunding", "Ada: k3 r1 r2 r4 | Bo: g2 | Cy: y5 | Di: b1 b2")
    assert t.asked() == "Ada Di"
    assert t.may("Ada") == "r1>1 r2>1 r4>1"
    t.play("Ada r1>Bo r4>Cy", "Di b2>Bo")
    assert t.sizes() == [3, 1, 1, 2], "nothing moves before all have chosen"
    t.play("Di b1>Cy")
    assert [t.hand(name) for name in t.names] == ["r2", "r1 b2 g2", "r4 b1 y5", ""]


@clause("FR-N77")
def test_a_giver_with_too_few_cards_serves_the_first_in_order() -> None:
    t = event("crowdfunding", "Ada: k3 cu | Bo: | Cy: ")
    t.play("Ada cu>Bo")
    assert (t.hand("Ada"), t.hand("Bo"), t.hand("Cy")) == ("", "cu", "")


@clause("FR-N26")
def test_curse_and_fuck_you_may_be_given_in_crowdfunding() -> None:
    t = event("crowdfunding", "Ada: k3 cu fu | Bo: g2")
    assert t.may("Ada") == "fu>1 cu>1"


@clause("FR-132")
def test_in_crowdfunding_equals_give_each_other_nothing() -> None:
    assert event("crowdfunding", "Ada: k3 r1 | Bo: g2").prompt() == "ask-turn"


@clause("FR-132")
def test_a_card_is_given_once_and_to_whose_turn_it_is() -> None:
    t = event("crowdfunding", "Ada: k3 r1 r2 r4 | Bo: g2 | Cy: y5")
    assert t.refused("Ada r1>Cy") == "FR-132"
    t.play("Ada r1>Bo")
    assert t.refused("Ada r1>Cy") == "FR-132"


# ---------------------------------------------------------------- Distributor


@clause("FR-133")
def test_distributor_hands_the_packets_out_as_the_originator_likes() -> None:
    t = event("distributor", "Ada: k3 r1 | Bo: g2 g4 | Cy: y5 y6 y7")
    assert (t.sees("Ada", "Bo"), t.sees("Ada", "Cy"), t.sees("Bo", "Cy")) == ("g2 g4", "y5 y6 y7", "")
    assert t.may("Ada") == "at=1 at=2"
    assert t.refused("Ada at=Ada") == "FR-133"
    t.play("Ada at=Bo")
    assert t.may("Ada") == "at=0 at=2"
    t.play("Ada at=Cy")
    assert (t.hand("Ada"), t.hand("Bo"), t.hand("Cy")) == ("g2 g4", "y5 y6 y7", "r1")


@clause("FR-133")
def test_others_may_keep_their_packets_but_the_originator_may_not() -> None:
    t = event("distributor", "Ada: k3 r1 | Bo: g2 g4 | Cy: y5 y6 y7").play("Ada at=Cy at=Bo")
    assert (t.hand("Ada"), t.hand("Bo"), t.hand("Cy")) == ("y5 y6 y7", "g2 g4", "r1")


@clause("FR-N81")
def test_a_protected_originator_distributes_among_the_others() -> None:
    t = protected("distributor", "Ada: k3 lb r1 | Bo: g2 | Cy: y5")
    assert t.may("Ada") == "at=1 at=2"
    t.play("Ada at=Cy")
    assert (t.hand("Ada"), t.hand("Bo"), t.hand("Cy")) == ("r1", "y5", "g2")


@clause("FR-N81")
@pytest.mark.parametrize("name", ["distributor", "identity-theft", "trust-fall"])
def test_an_exchange_left_with_one_player_does_nothing(name: str) -> None:
    t = protected(name, "Ada: k3 r1 r2 | Bo: lb g2 g4", "; totals 5 9")
    assert (t.hand("Ada"), t.hand("Bo"), t.totals()) == ("r1 r2", "g2 g4", [5, 9])
    assert t.prompt() == "ask-turn"


# ---------------------------------------------------------------- Double Taxation


@clause("FR-134", "FR-N38")
def test_double_taxation_adds_the_three_highest_cards_at_once() -> None:
    t = event("double-taxation", "Ada: k3 r1 r2 r4 r9 | Bo: cu g2 | Cy: fu ca y5 y6", "; totals 10 20 30")
    assert t.totals() == [25, 35, 85]
    assert t.sizes() == [4, 2, 4]


@clause("FR-N20", "FR-N33")
def test_the_limit_is_not_looked_at_before_the_round_ends() -> None:
    t = protected("double-taxation", "Ada: k3 r9 | Bo: lb g9", "; totals 5 5", limit=10)
    assert t.totals() == [14, 5]
    assert t.prompt() == "ask-turn"


@clause("FR-135", "FR-N38")
def test_double_taxation_without_scores_makes_all_draw_by_rank() -> None:
    hands = "Ada: k3 r1 r2 r4 | Bo: g7 | Cy: y9 | Di: b1"
    t = event("double-taxation", hands, **{"double-taxation": "cards"})
    assert t.sizes() == [3 + 2, 1 + 2, 1 + 3, 1 + 1]
    assert t.totals() == [0, 0, 0, 0]


# ---------------------------------------------------------------- Identity Theft


@clause("FR-137", "FR-N38", "FR-N33")
def test_identity_theft_swaps_the_highest_and_the_lowest_total() -> None:
    t = event("identity-theft", "Ada: k3 r1 | Bo: g2 | Cy: y5", "; totals 10 40 25")
    assert t.totals() == [40, 10, 25]


@clause("FR-N32")
def test_of_equal_totals_the_first_in_order_swaps() -> None:
    t = event("identity-theft", "Ada: k3 r1 | Bo: g2 | Cy: y5 | Di: b1", "; totals 40 10 40 10")
    assert t.totals() == [40, 40, 10, 10]


@clause("FR-N32")
def test_equal_totals_of_all_stay() -> None:
    t = desk("Ada: k3 r1 | Bo: g2 ; top r3 ; events identity-theft ; totals 40 40", BOX)
    t.play("Ada k3 pass", "Bo pass")
    assert t.totals() == [40, 40]
    assert "frantic.swaps-totals" not in [told.words().key for told in t.told]


@clause("FR-138")
def test_identity_theft_without_scores_swaps_two_hands_of_choice() -> None:
    hands, more = "Ada: k3 r1 | Bo: g2 | Cy: y5 y6", "; totals 1 2 3"
    t = event("identity-theft", hands, more, **{"identity-theft": "hands"})
    assert t.may("Ada") == "at=0 at=1 at=2"
    t.play("Ada at=Cy")
    assert t.refused("Ada at=Cy") == "FR-138"
    t.play("Ada at=Ada")
    assert (t.hand("Ada"), t.hand("Bo"), t.hand("Cy")) == ("y5 y6", "g2", "r1")
    assert t.totals() == [1, 2, 3]


# ---------------------------------------------------------------- events that bring events


@clause("FR-136", "FR-N30")
def test_event_manager_lets_the_originator_pick_one_of_three() -> None:
    t = event("event-manager market doomsday capitalism tornado", "Ada: k3 r1 | Bo: g2")
    t.time_out()
    assert t.may("Ada") == "pick=market pick=doomsday pick=capitalism"
    assert t.refused("Ada pick=tornado") == "FR-136"
    t.play("Ada pick=capitalism")
    assert t.sizes() == [2, 2]
    assert t.place("spent") == "event-manager market doomsday capitalism"


@clause("FR-N80")
def test_there_is_one_window_before_the_three_cards_of_event_manager() -> None:
    t = event("event-manager market doomsday capitalism", "Ada: k3 r1 | Bo: lb g2")
    t.play("Ada pass", "Bo !lb no-wish")
    t.play("Ada pick=capitalism")
    assert t.sizes() == [2, 1]


@clause("FR-N80", "FR-N81")
def test_a_protected_originator_still_picks_and_the_pick_does_not_touch_him() -> None:
    t = protected("event-manager market doomsday capitalism", "Ada: k3 lb r1 | Bo: g2")
    t.time_out()
    t.play("Ada pick=capitalism")
    assert t.sizes() == [1, 2]


@clause("FR-140")
def test_plague_brings_two_more_events() -> None:
    t = event("plague capitalism third-time-lucky", "Ada: k3 r1 | Bo: g2")
    assert t.sizes() == [1, 1]
    t.time_out()
    assert t.sizes() == [2, 2]
    t.time_out()
    assert t.sizes() == [5, 5]


@clause("FR-140", "FR-N31", "FR-N64")
@pytest.mark.parametrize("first", ["doomsday", "finish-line"])
def test_both_events_of_plague_come_even_if_the_first_ends_the_round(first: str) -> None:
    t = event(f"plague {first} identity-theft", "Ada: k3 r1 | Bo: g2", "; totals 10 40")
    t.time_out()
    assert t.prompt() == "ask-event"
    t.time_out()
    assert t.totals() == ([90, 60] if first == "doomsday" else [41, 12])


@clause("FR-N64")
@pytest.mark.parametrize("pair", ["doomsday finish-line", "finish-line doomsday"])
def test_if_one_plague_brings_both_doomsday_counts(pair: str) -> None:
    t = event(f"plague {pair}", "Ada: k3 r1 | Bo: g2")
    t.time_out()
    t.time_out()
    assert t.totals() == [50, 50]


@clause("FR-N64")
def test_cards_moved_by_the_second_event_count_for_finish_line() -> None:
    t = event("plague finish-line black-hole", "Ada: k3 r1 | Bo: k9 g2")
    t.time_out()
    t.time_out()
    assert t.totals() == [10, 2]


@clause("FR-N80")
def test_lucky_bastard_before_plague_covers_both_events() -> None:
    t = protected("plague capitalism third-time-lucky", "Ada: k3 r1 | Bo: lb g2")
    t.time_out()
    t.time_out()
    assert t.sizes() == [5, 1]


@clause("FR-N80")
def test_lucky_bastard_before_the_second_event_of_plague_covers_that_one() -> None:
    t = event("plague capitalism third-time-lucky", "Ada: k3 r1 | Bo: lb g2")
    t.time_out()
    t.play("Ada pass", "Bo !lb no-wish")
    assert t.sizes() == [5, 3]


@clause("FR-142")
def test_repeat_carries_out_an_event_of_this_round_again() -> None:
    t = event("repeat", "Ada: k3 r1 | Bo: g2", "; spent market capitalism")
    assert t.may("Ada") == "pick=market pick=capitalism"
    assert t.refused("Ada pick=doomsday") == "FR-142"
    t.play("Ada pick=capitalism")
    assert t.sizes() == [2, 2]


@clause("FR-142")
def test_repeat_without_an_event_before_has_no_effect() -> None:
    assert event("repeat", "Ada: k3 r1 | Bo: g2").prompt() == "ask-turn"


@clause("FR-N30")
def test_repeat_may_pick_what_event_manager_left_but_not_repeat() -> None:
    t = event("event-manager market repeat tornado", "Ada: k3 r1 | Bo: g2")
    t.time_out()
    t.play("Ada pick=repeat")
    assert t.may("Ada") == "pick=market pick=tornado pick=event-manager"


@clause("FR-N80")
def test_nobody_can_protect_himself_from_what_repeat_picks() -> None:
    t = event("repeat", "Ada: k3 r1 | Bo: lb g2", "; spent third-time-lucky capitalism")
    t.play("Ada pick=third-time-lucky")
    assert t.sizes() == [4, 5]


@clause("FR-N30")
def test_an_empty_event_deck_is_made_of_the_spent_events() -> None:
    t = event("plague capitalism", "Ada: k3 r1 | Bo: g2", "; spent rest")
    t.time_out()
    assert t.place("events") == ""
    t.time_out()
    assert "plague" in t.place("spent").split()
    assert len(t.place("events").split()) == 34 - 2


@clause("FR-N85")
def test_events_under_way_and_lasting_stay_out_of_the_reshuffle() -> None:
    t = event("plus-one plague", "Ada: k3 r1 | Bo: g3 gtm g5", "; spent rest")
    t.play("Bo g3", "Ada draw end", "Bo gtm")
    t.time_out()
    t.time_out()
    assert t.place("spent").split()[:2] == ["plus-one", "plague"]
    assert len(t.place("events").split()) == 34 - 3


@clause("FR-N85")
def test_what_event_manager_has_turned_up_stays_out_of_the_reshuffle() -> None:
    t = event("event-manager market", "Ada: k3 r1 | Bo: g2", "; spent rest")
    t.time_out()
    assert t.may("Ada").split()[0] == "pick=market"
    assert "market" not in t.place("events").split()


@clause("FR-N85")
def test_if_there_are_too_few_events_the_missing_ones_are_left_out() -> None:
    t = desk("Ada: k3 r1 | Bo: g2 ; top r3 ; events plague", BOX)
    t.table.events = Pile([t.table.rules.deck.event("plague")])
    t.play("Ada k3")
    for _window in range(3):
        assert t.prompt() == "ask-event"
        t.time_out()
    assert t.prompt() == "ask-turn"


# ---------------------------------------------------------------- Last Chance, Plus One


@clause("FR-139", "FR-N66")
def test_under_last_chance_the_last_card_triggers_an_event() -> None:
    t = event("last-chance expansion", "Ada: k3 r1 | Bo: g3 | Cy: y5").play("Bo g3")
    assert t.prompt() == "ask-event"
    t.time_out()
    assert t.sizes() == [3, 3, 2], "Bo is its originator and draws the most"
    assert t.asked() == "Cy", "the round goes on"


@clause("FR-139", "FR-N29")
def test_if_the_event_leaves_him_without_cards_nice_try_may_follow_and_the_round_ends() -> None:
    t = event("last-chance friday-the-13th", "Ada: k3 r1 | Bo: g3").play("Bo g3")
    t.time_out()
    assert t.prompt() == "ask-last-card"
    t.time_out()
    assert t.totals() == [1, 0]


@clause("FR-N29")
def test_who_runs_out_in_such_an_event_triggers_none() -> None:
    t = event("last-chance vandalism doomsday", "Ada: k3 b1 | Bo: b3").play("Bo b3")
    t.time_out()
    assert t.sizes() == [0, 0]
    assert t.totals() == [0, 0]
    assert t.ending() == "FR-104"


@clause("FR-N29", "FR-N66")
def test_each_who_has_run_out_triggers_one_from_the_player_in_turn_on() -> None:
    events = "last-chance vandalism expansion third-time-lucky doomsday"
    t = event(events, "Ada: k3 b1 | Bo: b3 btm y5 | Cy: b2 b6", "; draw b9")
    t.play("Bo b3", "Cy b6", "Ada draw end", "Bo btm")
    t.time_out()
    assert t.sizes() == [0, 1, 0]
    t.time_out()
    assert t.sizes() == [1, 3, 3], "the event of Cy, who comes before Ada"
    t.time_out()
    assert t.sizes() == [4, 6, 6]


@clause("FR-N66")
def test_last_chance_already_works_in_the_turn_in_which_it_comes() -> None:
    t = event("last-chance expansion", "Ada: k3 | Bo: g3")
    assert t.prompt() == "ask-event"
    t.time_out()
    assert t.sizes() == [2, 2]


def twice(events: str) -> Desk:
    """The first event, a draw of Ada, and the second event, brought by Bo."""
    t = event(events, "Ada: k3 r1 | Bo: g3 gtm g5").play("Bo g3", "Ada draw end", "Bo gtm")
    t.time_out()
    return t


@clause("FR-N79")
@pytest.mark.parametrize("lasting", ["last-chance", "plus-one"])
def test_what_lasts_does_not_add_up(lasting: str) -> None:
    t = twice(f"{lasting} repeat")
    assert [row.event for row in t.table.modifiers] == [t.table.rules.deck.event(lasting)]


@clause("FR-141", "FR-N78")
def test_under_plus_one_every_order_to_draw_is_one_card_more() -> None:
    t = event("plus-one", "Ada: k3 r1 | Bo: g3 y4").play("Bo draw end")
    assert t.sizes() == [1, 4]
    assert twice("plus-one third-time-lucky").sizes() == [1 + 2 + 4, 1 + 4]


@clause("FR-141", "FR-N78")
def test_under_plus_one_each_victim_of_fantastic_four_draws_one_more() -> None:
    t = event("plus-one", "Ada: k3 r1 | Bo: f4 y4 | Cy: y5").play("Bo f4 red at=Ada*3 at=Cy")
    t.time_out()
    assert t.sizes() == [1 + 4, 1, 1 + 2]


@clause("FR-N78")
def test_under_plus_one_an_order_for_none_stays_none() -> None:
    assert twice("plus-one communism").sizes() == [3, 4]


@clause("FR-N78")
def test_plus_one_turns_up_no_more_cards() -> None:
    assert len(twice("plus-one market").place("lying").split()) == 2


@clause("FR-N82")
def test_plus_one_does_not_touch_the_draws_of_the_protected() -> None:
    t = protected("plus-one", "Ada: k3 r1 | Bo: lb g2").play("Bo draw end", "Ada draw end")
    assert t.sizes() == [3, 2]


# ---------------------------------------------------------------- Russian Roulette


@clause("FR-143")
def test_russian_roulette_puts_a_card_of_each_on_top_of_the_draw_pile() -> None:
    t = event("russian-roulette", "Ada: k3 r1 r2 | Bo: g2 g4 | Cy: y5", "; draw b9")
    assert t.asked() == "Ada Bo Cy"
    t.play("Ada put=r1", "Bo put=g4", "Cy put=y5")
    top = t.place("draw").split()
    assert sorted(top[:3]) == ["g4", "r1", "y5"]
    assert top[3] == "b9"
    assert t.sizes() == [1, 1, 0]


@clause("FR-N83")
def test_curse_may_be_put_in_at_russian_roulette() -> None:
    t = event("russian-roulette", "Ada: k3 cu r2 | Bo: g2 g4").play("Ada put=cu", "Bo put=g2")
    assert "cu" in t.place("draw").split()[:2]


@clause("FR-N77")
def test_nobody_sees_what_the_others_put_in() -> None:
    t = event("russian-roulette", "Ada: k3 r1 r2 | Bo: g2 g4 | Cy: y5 y6").play("Ada put=r1")
    assert t.sizes() == [2, 2, 2]
    assert "r1" not in t.view("Bo").faces()


# ---------------------------------------------------------------- Seppuku


@clause("FR-144", "FR-N38", "FR-N33")
def test_seppuku_is_dared_or_not_in_order() -> None:
    t = event("seppuku", "Ada: k3 r1 | Bo: g2 | Cy: y5", "; draw k4 ca ; totals 50 50 50")
    assert t.asked() == "Bo"
    t.play("Bo dare")
    assert t.totals() == [50, 29, 50]
    t.play("Cy dare", "Ada decline")
    assert t.totals() == [71, 29, 92]
    assert t.sizes() == [1, 1, 1]


@clause("FR-144")
def test_seppuku_is_answered_by_dare_or_decline() -> None:
    t = event("seppuku", "Ada: k3 r1 | Bo: g2")
    assert t.may("Bo") == "dare decline"
    assert t.refused("Bo draw") == "FR-144"


@clause("FR-N34")
def test_the_card_turned_up_in_seppuku_goes_beneath_the_top_of_the_discards() -> None:
    t = event("seppuku", "Ada: k3 r1 | Bo: g2", "; draw b7").play("Bo dare")
    assert t.discards() == "r3 b7 k3"
    assert t.demand() == "k3"


@clause("FR-N83")
def test_who_dares_with_no_card_left_gets_no_change() -> None:
    hands = "Ada: k3 r1 | Bo: g2"
    t = event("seppuku", hands, "; rest discard ; totals 50 50").play("Bo dare", "Ada decline")
    assert t.totals() == [72, 52], "and the round has ended"
    assert t.ending() == "FR-105"


@clause("FR-145", "FR-N38")
def test_seppuku_without_scores_is_about_cards() -> None:
    hands = "Ada: k3 r1 | Bo: g2 g4 g5 | Cy: y5"
    t = event("seppuku", hands, "; draw k4 ca ; totals 7 7 7", seppuku="cards")
    t.play("Bo dare drop=g2 drop=g5", "Cy dare", "Ada decline")
    assert t.sizes() == [3, 1, 5]
    assert t.totals() == [7, 7, 7]


@clause("FR-N27")
def test_curse_is_not_discarded_in_seppuku_either() -> None:
    t = event("seppuku", "Ada: k3 r1 | Bo: g2 cu", "; draw k4", seppuku="cards").play("Bo dare")
    assert t.hand("Bo") == "cu"


# ---------------------------------------------------------------- Trust Fall


@clause("FR-146", "FR-N77")
def test_trust_fall_makes_another_player_give_two_cards() -> None:
    t = event("trust-fall", "Ada: k3 r1 r2 r4 | Bo: g2 | Cy: y5 y6 y7")
    assert t.may("Bo") == "at=0 at=2"
    assert t.refused("Bo at=Bo") == "FR-146"
    t.play("Bo at=Cy", "Cy give=y5 give=y7")
    assert (t.hand("Bo"), t.hand("Cy")) == ("y5 y7 g2", "y6")
    assert t.asked() == "Cy"
    t.play("Cy at=Ada", "Ada give=r1 give=r2", "Ada at=Bo", "Bo give=g2 give=y5")
    assert [t.hand(name) for name in t.names] == ["r4 y5 g2", "y7", "r1 r2 y6"]


@clause("FR-N98", "FR-N37")
def test_who_has_fewer_than_two_gives_what_he_has() -> None:
    t = event("trust-fall", "Ada: k3 r1 r2 r4 | Bo: g2 | Cy: y5").play("Bo at=Cy")
    assert (t.hand("Bo"), t.hand("Cy")) == ("y5 g2", "")
    t.play("Cy at=Bo").play("Ada at=Bo")
    assert [t.hand(name) for name in t.names] == ["r1 r2 r4", "", "y5 g2"]


@clause("FR-N26")
def test_fuck_you_and_curse_may_be_given_in_trust_fall() -> None:
    t = event("trust-fall", "Ada: k3 fu cu r1 | Bo: g2 | Cy: y5").play("Bo at=Ada", "Ada give=fu give=cu")
    assert t.hand("Bo") == "g2 fu cu"
