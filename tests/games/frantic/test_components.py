"""Frantic, base game: components, FR-001 to FR-010."""

from __future__ import annotations

from collections import Counter

from tests.games.frantic.desk import Desk, desk, fresh
from tests.table import clause

COLOURS = "rbyg"
TWENTY = """
charity communism doomsday earthquake expansion finish-line friday-the-13th gambling-man market mating-season
merry-christmas mexican-standoff recession robin-hood surprise-party the-all-seeing-eye third-time-lucky
time-bomb tornado vandalism
"""


def pack(t: Desk) -> Counter[str]:
    """How many there are of each hand card."""
    places = t.state.places()
    return Counter(
        card for place, cards in places.items() if place not in ("events", "spent") for card in cards
    )


@clause("FR-001")
def test_there_are_125_hand_cards() -> None:
    assert pack(fresh(3)).total() == 125


@clause("FR-002")
def test_there_are_two_of_each_coloured_number() -> None:
    cards = pack(fresh(2))
    assert all(cards[f"{colour}{number}"] == 2 for colour in COLOURS for number in range(1, 10))
    assert sum(copies for card, copies in cards.items() if card[0] in COLOURS and card[1:].isdigit()) == 72


@clause("FR-003")
def test_there_is_one_of_each_black_number() -> None:
    cards = pack(fresh(2))
    black = {card: copies for card, copies in cards.items() if card[0] == "k"}
    assert black == {f"k{number}": 1 for number in range(1, 10)}


@clause("FR-004")
def test_there_are_20_coloured_special_cards() -> None:
    cards = pack(fresh(2))
    copies = {symbol: [cards[colour + symbol] for colour in COLOURS] for symbol in ("gi", "ex", "sc", "sk")}
    assert copies == {"gi": [2] * 4, "ex": [1] * 4, "sc": [1] * 4, "sk": [1] * 4}


@clause("FR-005")
def test_there_are_23_colourless_special_cards() -> None:
    cards = pack(fresh(2))
    assert [cards[code] for code in ("fa", "f4", "ca", "eq", "nt")] == [11, 5, 4, 2, 1]


@clause("FR-006")
def test_there_is_one_fuck_you() -> None:
    assert pack(fresh(2))["fu"] == 1


@clause("FR-007")
def test_there_are_20_events_one_each() -> None:
    places = fresh(2).state.places()
    assert Counter(places["events"] + places["spent"]).most_common(1)[0][1] == 1
    assert len(places["events"] + places["spent"]) == 20


@clause("FR-008")
def test_the_events_are_the_twenty_of_the_box() -> None:
    places = fresh(2).state.places()
    assert sorted(places["events"] + places["spent"]) == TWENTY.split()


@clause("FR-010")
def test_a_special_card_has_no_number_to_match() -> None:
    t = desk("Ada: rsk rgi b2 | Bo: g2 ; wish 2")
    assert t.may("Ada") == "b2 draw"
