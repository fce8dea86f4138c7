"""Supercharge: what is in the box, and the power cards before play. SC-01 to SC-06, FR-147 to FR-159."""

from __future__ import annotations

import pytest

from lastcard.engine.options import BadOption
from lastcard.engine.position import BadPosition
from lastcard.games.frantic.boxes import FRANTICS
from lastcard.games.frantic.rules import FranticGame
from lastcard.shelf import find_game, rules_of
from tests.games.frantic.desk import Desk, desk, fresh
from tests.table import clause

BOX = "frantic+supercharge"
KINDS = [
    *("all-draw-one", "anti-counter", "black-wish", "colour-blockade", "looping", "number-wish"),
    *("open-hands", "random-chance", "recycling", "special-charge", "special-seal", "troublecharger"),
]


def powers(t: Desk) -> list[str]:
    """Every power card, wherever it lies."""
    places = t.state.places()
    return sorted(card for place, cards in places.items() if place.startswith("power") for card in cards)


def frantic(name: str) -> FranticGame:
    """A box combination on the shelf."""
    return next(game for game in FRANTICS if game.name == name)


@clause("SC-01")
def test_supercharge_is_played_with_the_base_game() -> None:
    base, box = frantic("frantic").deck, frantic(BOX).deck
    assert set(base.kinds) < set(box.kinds)
    assert {row.code for row in base.events} < {row.code for row in box.events}
    assert find_game(BOX).title == "Frantic + Supercharge"


@clause("SC-02", "FR-158")
def test_the_box_has_48_cards() -> None:
    base, box = frantic("frantic").deck, frantic(BOX).deck
    new = [box.rows[kind] for kind in box.cards if box.rows[kind].code not in base.kinds]
    assert len([row for row in new if row.is_number()]) == 5
    assert len([row for row in new if not row.is_number()]) == 10
    assert len(box.events) - len(base.events) == 9
    assert len(powers(fresh(2, game=BOX))) == 24


@clause("FR-159")
def test_with_supercharge_there_are_140_hand_cards_and_29_events() -> None:
    deck = frantic(BOX).deck
    assert len(deck.cards) == 140
    assert len(deck.events) == 29
    assert len([kind for kind in deck.cards if deck.rows[kind].is_black()]) == 10


@clause("SC-03")
def test_power_cards_are_a_deck_of_their_own() -> None:
    places = fresh(4, game=BOX).state.places()
    for place, cards in places.items():
        mixed = set(cards) & set(KINDS)
        assert bool(mixed) == (place.startswith("power") and bool(cards)), place
        assert not place.startswith("power") or set(cards) <= set(KINDS)


@clause("SC-03", "FR-N42")
def test_the_power_deck_is_shuffled_before_play() -> None:
    deals = {fresh(4, seed, BOX).place("power Ada") for seed in range(8)}
    assert len(deals) > 4
    decks = {fresh(4, seed, BOX).place("power-deck") for seed in range(8)}
    assert len(decks) == 8


@clause("SC-04")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_everybody_gets_two_power_cards(seats: int) -> None:
    t = fresh(seats, game=BOX)
    assert [len(t.place(f"power {name}").split()) for name in t.names] == [2] * seats
    assert len(t.place("power-deck").split()) == 24 - 2 * seats


@clause("SC-04")
def test_everybody_sees_his_own_power_cards_and_no_others() -> None:
    t = desk("Ada: r1 | Bo: r2 ; powers Ada looping recycling ; powers Bo looping", BOX)
    assert t.view("Ada").zones()["powers"] == [[["looping", False], ["recycling", False]], [["", False]]]
    assert t.view("Bo").zones()["powers"] == [[["", False], ["", False]], [["looping", False]]]
    assert "recycling" not in t.view("Bo").faces()


@clause("SC-04", "FR-N42")
def test_before_every_round_all_power_cards_are_dealt_anew() -> None:
    t = desk(
        "Ada: r1 | Bo: g2 g3 ; top r3 ; used Ada looping ; powers Ada recycling random-chance ; "
        "used Bo looping",
        BOX,
    )
    t.play("Ada r1 pass", "Bo pass", "Bo deal")
    assert [len(t.place(f"power {name}").split()) for name in t.names] == [2, 2]
    assert powers(t) == sorted(KINDS * 2)
    shown = t.view("Bo").zones()["powers"]
    assert isinstance(shown, list)
    assert [used for cards in shown for _, used in cards] == [False] * 4


@clause("SC-05")
def test_power_cards_are_no_cards_in_hand() -> None:
    t = fresh(3, game=BOX)
    assert t.sizes() == [7, 7, 7]
    assert not set(t.hand("Ada").split()) & set(KINDS)
    t = desk("Ada: r1 | Bo: g2 ; top r3 ; powers Ada looping recycling", BOX).play("Ada r1 pass", "Bo pass")
    assert t.is_counted()


@clause("SC-06")
def test_power_cards_count_nothing() -> None:
    t = desk("Ada: r1 | Bo: g2 ; top r3 ; powers Ada looping ; powers Bo recycling ; used Bo looping", BOX)
    t.play("Ada r1 pass", "Bo pass")
    assert t.totals() == [0, 2]


@clause("FR-147", "FR-148")
def test_there_are_two_of_each_of_twelve_kinds() -> None:
    assert powers(fresh(3, game=BOX)) == sorted(KINDS * 2)


@clause("FR-148", "FR-N42")
@pytest.mark.parametrize("copies", [1, 3, 4])
def test_a_table_may_agree_on_other_copies(copies: int) -> None:
    t = fresh(3, 1, BOX, **{"power-copies": copies})
    assert powers(t) == sorted(KINDS * copies)
    with pytest.raises(BadOption):
        rules_of(BOX, 3, {"power-copies": 0})


@clause("FR-149")
def test_eight_players_and_the_event_supercharge_use_the_power_deck_up() -> None:
    hands = " | ".join(f"P{seat}: r{seat + 1} b{seat + 1}" for seat in range(8))
    dealt = " ; ".join(f"powers P{seat} {KINDS[seat]} {KINDS[seat]}" for seat in range(8))
    t = desk(f"{hands} ; start ; draw k9 ; {dealt} ; events supercharge ; dealer P7", BOX)
    assert t.place("power-deck") == ""
    assert [len(t.place(f"power {name}").split()) for name in t.names] == [3] * 8


@clause("FR-N43")
def test_a_power_deck_that_is_too_small_is_dealt_out_in_order() -> None:
    hands = " | ".join(f"P{seat}: r{seat + 1} b{seat + 1}" for seat in range(7))
    dealt = " ; ".join(f"powers P{seat} {KINDS[seat]}" for seat in range(7))
    t = desk(
        f"{hands} ; start ; draw k9 ; {dealt} ; events supercharge ; dealer P2", BOX, **{"power-copies": 1}
    )
    assert t.place("power-deck") == ""
    # Five are left, and the first of them goes to the one right of the originator.
    assert [len(t.place(f"power {name}").split()) for name in t.names] == [2, 1, 1, 2, 2, 2, 2]


@clause("FR-N43", "SC-04")
def test_with_one_copy_of_each_not_everybody_of_eight_gets_two() -> None:
    t = fresh(8, 1, BOX, **{"power-copies": 1})
    first = (int(t.table.dealer) + 1) % 8
    counts = [len(t.place(f"power {name}").split()) for name in t.names]
    assert [counts[(first + at) % 8] for at in range(8)] == [2, 2, 2, 2, 1, 1, 1, 1]


@clause("FR-151")
def test_the_five_number_cards_are_tens() -> None:
    deck = frantic(BOX).deck
    tens = [deck.rows[kind] for kind in deck.cards if deck.rows[kind].number == 10]
    assert sorted(row.code for row in tens) == ["b10", "g10", "k10", "r10", "y10"]


@clause("FR-152")
def test_a_ten_fits_by_colour_and_by_number() -> None:
    t = desk("Ada: r10 b10 g3 | Bo: k10 y10 g10 g2 ; top r5", BOX)
    assert t.may("Ada") == "r10 draw"
    t.play("Ada r10")
    assert t.may("Bo") == "y10 g10 k10 draw"


@clause("FR-152")
def test_a_ten_counts_ten() -> None:
    t = desk("Ada: r1 | Bo: r10 k10 ; top r3", BOX).play("Ada r1", "Bo pass")
    assert t.totals() == [0, 20]


@clause("FR-152", "FR-N09")
def test_ten_may_be_wished() -> None:
    t = desk("Ada: fa r1 | Bo: k10 y10 g2 ; top r5", BOX).play("Ada fa 10")
    assert t.may("Bo") == "y10 k10 draw"
    assert desk("Ada: fa r1 | Bo: g2 ; top r5").play("Ada fa").refused("Ada 10") == "table"


@clause("FR-152")
def test_the_black_ten_brings_an_event() -> None:
    t = desk("Ada: k10 r1 | Bo: g2 ; top r10 ; events third-time-lucky", BOX).play("Ada k10")
    assert t.sizes() == [4, 4]
    assert t.demand() == "k10"


@clause("FR-153")
def test_there_are_ten_special_cards() -> None:
    deck = frantic(BOX).deck
    counts = {
        code: deck.cards.count(deck.kind(code)) for code in ("rrc", "brc", "yrc", "grc", "ed", "up", "te")
    }
    assert counts == {"rrc": 1, "brc": 1, "yrc": 1, "grc": 1, "ed": 3, "up": 2, "te": 1}


@clause("FR-154")
def test_special_cards_count_seven_and_the_end_seventeen() -> None:
    t = desk("Ada: r1 | Bo: rrc ed | Cy: up te ; top r3", BOX).play("Ada r1", "Bo pass", "Cy pass")
    assert t.totals() == [0, 14, 24]


@clause("FR-155")
def test_edison_and_update_go_on_any_card_and_wish() -> None:
    t = desk("Ada: ed r1 | Bo: up g2 ; top k5", BOX).play("Ada ed green", "Bo up red")
    assert t.demand() == "red"


@clause("FR-156")
def test_there_are_nine_events() -> None:
    base = {row.code for row in frantic("frantic").deck.events}
    new = [row.code for row in frantic(BOX).deck.events if row.code not in base]
    assert sorted(new) == [
        *("black-jack", "chargenado", "epic-fail", "loot", "parasite"),
        *("rewind", "riot", "supercharge", "tsunami"),
    ]


@clause("SC-04")
@pytest.mark.parametrize(
    "position",
    [
        "Ada: r1 | Bo: g2 ; powers Ada lopping",
        "Ada: r1 | Bo: g2 ; powers Ada looping looping ; used Bo looping",
        "Ada: r1 | Bo: g2 ; powers Cy looping",
    ],
)
def test_a_position_with_other_power_cards_is_refused(position: str) -> None:
    with pytest.raises(BadPosition):
        desk(position, BOX)
