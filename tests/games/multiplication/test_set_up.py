"""The Multiplication Game, set-up: MG-01 to MG-09."""

from __future__ import annotations

from collections import Counter

import pytest

from lastcard.engine.options import BadOption
from lastcard.engine.rng import fast
from lastcard.games.multiplication.cards import FREE, KINDS
from lastcard.games.multiplication.pairs import NUMBERS, pairs_of
from lastcard.games.multiplication.rules import turn_up
from lastcard.shelf import UnknownGame, rules_of
from tests.table import Table, clause, dealt, table


def sizes_of(t: Table) -> dict[str, int]:
    return {place: len(cards) for place, cards in t.state.places().items()}


@clause("MG-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_it_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(UnknownGame, match="is for 2 to 6 players"):
        rules_of("multiplication", seats, {})


@clause("MG-02")
def test_the_numbers_are_the_42_products_of_1_to_10_by_1_to_10() -> None:
    products = {one * other for one in range(1, 11) for other in range(1, 11)}
    assert len(products) == 42
    assert set(NUMBERS) == products
    assert Counter(len(pairs_of(number)) for number in NUMBERS) == {1: 29, 2: 13}


@clause("MG-02")
def test_the_pack_has_each_number_once() -> None:
    places = dealt("multiplication", 3, free=0).state.places()
    pack = Counter(card for place in places.values() for card in place)
    assert pack == {str(number): 1 for number in NUMBERS}


@clause("MG-02")
@pytest.mark.parametrize("move", ["11=1x11", "26=2x13", "0=1x1"])
def test_a_number_that_is_not_in_the_pack_is_refused(move: str) -> None:
    assert dealt("multiplication", 2).refused(f"Bo {move}") == "MG-02"


@clause("MG-03")
@pytest.mark.parametrize("frees", [0, 1, 2])
def test_up_to_two_free_cards_are_added(frees: int) -> None:
    places = dealt("multiplication", 2, free=frees).state.places()
    assert sum(place.count("free") for place in places.values()) == frees


@clause("MG-03")
def test_there_are_two_free_cards_unless_chosen_otherwise() -> None:
    places = dealt("multiplication", 2).state.places()
    assert sum(place.count("free") for place in places.values()) == 2
    with pytest.raises(BadOption, match="option free may be 0 to 2"):
        rules_of("multiplication", 2, {"free": 3})


@clause("MG-03")
def test_a_free_card_is_refused_at_a_table_without() -> None:
    assert dealt("multiplication", 2, free=0).refused("Bo free=4=1x4") == "MG-03"


@clause("MG-04")
@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 7), (4, 5), (5, 5), (6, 5)])
def test_seven_cards_each_for_two_or_three_and_five_for_more(seats: int, cards: int) -> None:
    sizes = sizes_of(dealt("multiplication", seats))
    assert [sizes[f"hand:{seat}"] for seat in range(seats)] == [cards] * seats


@clause("MG-05")
@pytest.mark.parametrize(
    ("seats", "without", "with_two"), [(2, 27, 29), (3, 20, 22), (4, 21, 23), (5, 16, 18), (6, 11, 13)]
)
def test_one_card_is_turned_up_and_the_rest_is_the_draw_pile(seats: int, without: int, with_two: int) -> None:
    for frees, left in ((0, without), (2, with_two)):
        sizes = sizes_of(dealt("multiplication", seats, free=frees))
        assert (sizes["draw"], sizes["discard"]) == (left, 1)


@clause("MG-05")
def test_the_deal_goes_by_the_seed() -> None:
    assert dealt("multiplication", 2, 1).state.places() == dealt("multiplication", 2, 1).state.places()
    assert dealt("multiplication", 2, 1).state.places() != dealt("multiplication", 2, 2).state.places()


@clause("MG-06")
@pytest.mark.parametrize(("dealer", "first"), [(0, "Bo"), (1, "Cy"), (2, "Ada")])
def test_the_player_left_of_the_dealer_begins(dealer: int, first: str) -> None:
    assert dealt("multiplication", 3, dealer=dealer).to_act() == first


@clause("MG-06")
def test_play_goes_clockwise() -> None:
    t = dealt("multiplication", 3)
    order = []
    for turn in range(4):
        order.append(t.to_act())
        t.play(f"{t.to_act()} draw")
    assert order == ["Bo", "Cy", "Ada", "Bo"]


@clause("MG-06")
def test_the_dealer_is_one_of_the_players() -> None:
    with pytest.raises(BadOption, match="option dealer may be 0 to 2 with 3 players, not 3"):
        rules_of("multiplication", 3, {"dealer": 3})


@clause("MG-06")
def test_in_a_series_the_deal_goes_on_to_the_left() -> None:
    rules = rules_of("multiplication", 3, {"dealer": 1})
    dealers = [rules.following(games).settings.number("dealer") for games in range(4)]
    assert dealers == [1, 2, 0, 1]
    assert rules.following(1).start(1).to_act() == 1


@clause("MG-07")
@pytest.mark.parametrize("move", ["14=2x7", "21=3x7", "32=4x8", "42=6x7"])
def test_the_first_card_offers_every_multiplier_of_every_pair(move: str) -> None:
    t = table("multiplication", "Ada: 14 21 32 42 25 | Bo: 50 ; open 12")
    assert t.refused("Ada 25=5x5") == "MG-12"
    t.play(f"Ada {move}")
    assert t.place("discard") == f"{move.split('=')[0]} 12"


@clause("MG-07")
def test_from_the_first_discard_on_the_declared_pair_counts() -> None:
    t = table("multiplication", "Ada: 24 6 | Bo: 15 20 ; open 12").play("Ada 24=4x6")
    assert t.refused("Bo 15=3x5") == "MG-12"
    t.play("Bo 20=4x5")


@clause("MG-07")
def test_if_so_chosen_the_dealer_declares_the_first_card() -> None:
    t = table("multiplication", "Ada: 24 6 | Bo: 15 20 ; open 12", opening="dealer")
    assert (t.to_act(), t.may("Ada"), t.may("Bo")) == ("Ada", "open=2x6 open=3x4", "")
    t.play("Ada open=4x3")
    assert t.to_act() == "Bo"
    assert t.view("Bo").zones()["open"] == {"card": "12", "number": 12, "pair": [3, 4]}
    assert t.may("Bo") == "15=3x5 20=4x5 draw"


@clause("MG-07")
@pytest.mark.parametrize(("dealer", "name", "first"), [(0, "Ada", "Bo"), (1, "Bo", "Cy"), (2, "Cy", "Ada")])
def test_the_dealer_declares_and_the_next_one_begins(dealer: int, name: str, first: str) -> None:
    t = dealt("multiplication", 3, dealer=dealer, opening="dealer")
    assert t.to_act() == name
    assert t.play(f"{name} {t.may(name).split()[0]}").to_act() == first


@clause("MG-07")
def test_until_the_dealer_has_declared_nobody_does_anything_else() -> None:
    t = table("multiplication", "Ada: 24 6 | Bo: 15 20 ; open 12", opening="dealer")
    refused = [t.refused(f"{move}") for move in ("Ada 24=4x6", "Ada draw", "Bo 15=3x5", "Bo open=3x4")]
    assert refused == ["MG-07"] * 4
    assert t.refused("Ada open=3x5") == "MG-11"
    assert t.refused("Ada open=1x12") == "MG-11"


@clause("MG-07")
def test_nobody_declares_a_card_that_is_declared_or_stays_undeclared() -> None:
    assert table("multiplication", "Ada: 24 | Bo: 15 ; open 12").refused("Ada open=3x4") == "MG-07"
    declared = table("multiplication", "Ada: 24 | Bo: 15 ; open 12=2x6", opening="dealer")
    assert declared.refused("Ada open=3x4") == "MG-07"


@clause("MG-08")
def test_a_free_card_turned_up_first_goes_back_into_the_pile() -> None:
    pile = [FREE, FREE, 7, 1, 2]
    assert turn_up(pile, fast(1)) == 7
    assert sorted(pile) == [1, 2, FREE, FREE]


@clause("MG-08")
def test_it_goes_back_at_a_random_place() -> None:
    places = set()
    for seed in range(100):
        pile = [FREE, 7, 1, 2, 3]
        turn_up(pile, fast(seed))
        places.add(pile.index(FREE))
    assert places == {0, 1, 2, 3}


@clause("MG-08")
def test_the_first_open_card_is_never_a_free_card() -> None:
    deals = [dealt("multiplication", 6, seed).state.places() for seed in range(100)]
    assert all("free" not in places["discard"] for places in deals)
    assert {sum(len(cards) for cards in places.values()) for places in deals} == {KINDS + 1}


@clause("MG-09")
@pytest.mark.parametrize("opening", ["undeclared", "dealer"])
def test_a_square_turned_up_first_costs_nobody_anything(opening: str) -> None:
    t = table("multiplication", "Ada: 24 | Bo: 15 | Cy: 7 ; open 36", opening=opening)
    if opening == "dealer":
        t.play("Ada open=6x6")
    assert t.to_act() == ("Bo" if opening == "dealer" else "Ada")
    assert [t.hand(name) for name in ("Ada", "Bo", "Cy")] == ["24", "15", "7"]
