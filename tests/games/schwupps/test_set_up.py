"""Schwupps, set-up: SW-01 to SW-11."""

from __future__ import annotations

from collections import Counter

import pytest

from lastcard.engine.contract import WATCHER
from lastcard.engine.options import BadOption
from lastcard.engine.rng import fast
from lastcard.games.schwupps.rows import RULE_CARDS, RULES
from lastcard.shelf import UnknownGame, rules_of
from tests.table import Table, clause, dealt

PILES = ["pile:1", "pile:2", "pile:3", "pile:4"]
SPOTS = ["rule:1", "rule:2", "rule:3", "rule:4"]


def sizes(t: Table) -> dict[str, int]:
    """How many cards are in each place."""
    return {place: len(cards) for place, cards in t.state.places().items()}


@clause("SW-01")
@pytest.mark.parametrize("seats", [1, 6])
def test_it_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(UnknownGame, match="is for 2 to 5 players"):
        rules_of("schwupps", seats, {})


@clause("SW-02")
def test_four_rules_lie_in_two_rows_of_two() -> None:
    t = dealt("schwupps", 3)
    rules = [t.place(spot) for spot in SPOTS]
    assert t.view("Ada").zones()["rows"] == [rules[:2], rules[2:]]
    assert set(rules) <= set(RULES)


@clause("SW-02")
def test_there_are_thirty_schwupps_cards_of_seven_kinds() -> None:
    places = dealt("schwupps", 2).state.places()
    cards = [card for place in [*SPOTS, "schwupps", "out"] for card in places[place]]
    assert len(cards) == 30
    assert set(cards) == set(RULES)
    assert Counter(cards) == Counter(RULES[rule] for rule in RULE_CARDS)


@clause("SW-02")
def test_the_rules_are_shuffled_by_the_seed() -> None:
    places = [dealt("schwupps", 2, seed).state.places()["schwupps"] for seed in (1, 1, 2)]
    assert places[0] == places[1] != places[2]


@clause("SW-03")
def test_the_other_26_are_a_pile_whose_top_all_see() -> None:
    t = dealt("schwupps", 2)
    pile = t.state.places()["schwupps"]
    assert len(pile) == 26
    for viewer in (0, 1, WATCHER):
        zones = t.state.view(viewer).zones()
        assert (zones["next"], zones["schwupps"]) == (pile[0], 26)


@clause("SW-04")
def test_the_schwupps_discard_is_empty_at_first() -> None:
    t = dealt("schwupps", 2)
    assert t.place("out") == ""
    assert t.view("Bo").zones()["out"] == []


@clause("SW-05")
def test_each_of_the_four_piles_begins_with_one_number_card() -> None:
    for seed in range(30):
        t = dealt("schwupps", 2, seed)
        assert [len(t.place(pile).split()) for pile in PILES] == [1, 1, 1, 1]
        assert "ag" not in [t.place(pile) for pile in PILES]


@clause("SW-05")
def test_there_are_two_number_cards_of_each_colour_and_number() -> None:
    places = dealt("schwupps", 5).state.places()
    pack = Counter(card for place in places.values() for card in place)
    numbers = [pack[f"{colour}{number}"] for colour in "rbygp" for number in range(1, 11)]
    assert numbers == [2] * 50


@clause("SW-06")
def test_fourteen_aggravation_cards_are_mixed_into_the_other_96() -> None:
    t = dealt("schwupps", 3)
    places = t.state.places()
    mixed = [card for place in places for card in places[place] if place[:5] in ("hand:", "stock", "commo")]
    assert len(mixed) == 110
    assert mixed.count("ag") == 14


@clause("SW-07", "SW-08")
@pytest.mark.parametrize(("seats", "dealt_each"), [(2, 25), (3, 20), (4, 15), (5, 12)])
def test_each_is_dealt_a_personal_pile_and_takes_four_of_it(seats: int, dealt_each: int) -> None:
    found = sizes(dealt("schwupps", seats))
    assert [found[f"hand:{seat}"] for seat in range(seats)] == [4] * seats
    assert [found[f"stock:{seat}"] for seat in range(seats)] == [dealt_each - 4] * seats


@clause("SW-07")
def test_nobody_sees_a_personal_pile_not_even_the_own() -> None:
    t = dealt("schwupps", 2)
    shown = Counter(t.view("Ada").faces())
    cards = Counter(t.hand("Ada").split() + [t.place(place) for place in PILES + SPOTS])
    cards[t.state.places()["schwupps"][0]] += 1
    assert shown == cards
    assert t.view("Ada").zones()["stocks"] == [21, 21]


@clause("SW-09")
@pytest.mark.parametrize(("seats", "left"), [(2, 60), (3, 50), (4, 50), (5, 50)])
def test_what_is_left_is_the_common_pile(seats: int, left: int) -> None:
    assert sizes(dealt("schwupps", seats))["common"] == left


@clause("SW-10")
def test_the_first_player_is_agreed_or_drawn() -> None:
    assert dealt("schwupps", 3).to_act() == "Ada"
    assert dealt("schwupps", 3, first=2).to_act() == "Cy"
    drawn = {dealt("schwupps", 3, seed, first="drawn").to_act() for seed in range(30)}
    assert drawn == {"Ada", "Bo", "Cy"}


@clause("SW-10")
def test_a_first_player_who_does_not_sit_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadOption, match="option first may be 0 to 2 or drawn at 3 seats, not '3'"):
        rules_of("schwupps", 3, {"first": 3})


@clause("SW-10")
def test_turns_go_round_to_the_left() -> None:
    t = dealt("schwupps", 3, first=1)
    turns = []
    for turn in range(4):
        turns.append(t.to_act())
        t.play(f"{t.to_act()} schwupp@1 stop")
    assert turns == ["Bo", "Cy", "Ada", "Bo"]


@clause("SW-10")
def test_who_is_not_in_turn_is_refused() -> None:
    assert dealt("schwupps", 2).refused("Bo schwupp@1") == "SW-10"


@clause("SW-11")
def test_sizes_are_public_and_a_watcher_sees_no_hand() -> None:
    t = dealt("schwupps", 2)
    zones = t.state.view(WATCHER).zones()
    assert zones["hand"] == []
    assert (zones["hands"], zones["stocks"], zones["common"]) == ([4, 4], [21, 21], 60)
    assert zones["piles"] == [[t.place(pile)] for pile in PILES]


@clause("SW-11")
def test_the_hidden_cards_may_be_anywhere() -> None:
    t = dealt("schwupps", 2)
    rules, view = rules_of("schwupps", 2, {}), t.view("Ada")
    worlds = [rules.imagine(view, fast(seed)).places() for seed in range(60)]
    for place in ("hand:1", "stock:0", "stock:1", "common", "schwupps"):
        assert len({" ".join(world[place]) for world in worlds}) > 50
    assert {tuple(world["hand:0"]) for world in worlds} == {tuple(t.hand("Ada").split())}
