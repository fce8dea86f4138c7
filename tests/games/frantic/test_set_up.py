"""Frantic, base game: set-up, FR-015 to FR-022."""

from __future__ import annotations

import pytest

from lastcard.engine.options import BadOption
from lastcard.games.frantic.rules import FranticRules
from lastcard.shelf import UnknownGame, rules_of
from tests.games.frantic.desk import desk, fresh
from tests.table import clause


def limit(seats: int, **options: object) -> int:
    """The point limit of these rules."""
    rules = rules_of("frantic", seats, options)
    assert isinstance(rules, FranticRules)
    return rules.limit


@clause("FR-015")
@pytest.mark.parametrize("seats", [1, 9])
def test_it_is_for_two_to_eight(seats: int) -> None:
    with pytest.raises(UnknownGame, match="is for 2 to 8 players"):
        rules_of("frantic", seats, {})


@clause("FR-016")
def test_the_limit_goes_by_length_and_players() -> None:
    lengths = ("short", "medium", "long")
    assert [limit(4, length=length) for length in lengths] == [137, 154, 179]
    assert [limit(5, length=length) for length in lengths] == [113, 137, 154]


@clause("FR-016")
def test_another_limit_may_be_agreed() -> None:
    assert limit(3, limit=200) == 200
    assert limit(3, limit=0, length="long") == 179, "none agreed"
    with pytest.raises(BadOption, match="limit"):
        limit(3, limit=-5)


@clause("FR-017")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_everyone_is_dealt_seven_cards(seats: int) -> None:
    t = fresh(seats, seed=4)
    places = t.state.places()
    assert t.table.discards[0] in range(128)
    dealt = sum(len(cards) for place, cards in places.items() if place.startswith("hand"))
    assert dealt + len(places["draw"]) + len(places["discard"]) == 125
    assert sum(t.sizes()) >= 7 * seats - 1


@clause("FR-017")
def test_both_decks_are_shuffled_by_the_seed() -> None:
    one, again, other = [fresh(2, seed).state.places() for seed in (1, 1, 2)]
    assert one == again
    assert one["draw"] != other["draw"]
    assert one["events"] != other["events"]


@clause("FR-018")
def test_the_start_card_counts_as_played_by_the_dealer() -> None:
    t = desk("Ada: r1 | Bo: g2 g3 | Cy: y5 ; draw rgi ; start ; dealer Bo")
    assert t.discards() == "rgi"
    assert t.demand() == "rgi"
    assert t.asked() == "Bo"


@clause("FR-019")
def test_a_special_start_card_is_executed_by_the_dealer() -> None:
    t = desk("Ada: r1 | Bo: g2 g3 g4 | Cy: y5 ; draw rgi ; start ; dealer Bo")
    t.play("Bo at=Cy", "Cy pass", "Bo give=g2 give=g3")
    assert t.hand("Cy") == "y5 g2 g3"
    assert t.asked() == "Cy"


@clause("FR-019")
def test_a_colourless_start_card_lets_the_dealer_wish() -> None:
    t = desk("Ada: r1 | Bo: g2 | Cy: y5 ; draw fa ; start ; dealer Cy")
    t.play("Cy blue")
    assert t.demand() == "blue"
    assert t.asked() == "Ada"


@clause("FR-019")
def test_a_black_start_card_triggers_an_event_of_the_dealer() -> None:
    t = desk("Ada: r1 | Bo: g2 | Cy: y5 ; draw k4 ; events expansion ; start ; dealer Bo")
    assert t.sizes() == [3, 4, 2]
    assert t.demand() == "k4"


@clause("FR-020")
def test_any_card_may_follow_fuck_you_as_start_card() -> None:
    t = desk("Ada: r1 k7 rsk | Bo: g2 ; draw fu ; start ; dealer Bo")
    assert t.may("Ada") == "r1 k7 rsk draw"


@clause("FR-021")
def test_play_goes_round_to_the_right() -> None:
    t = desk("Ada: r1 r2 | Bo: r4 r5 | Cy: r6 r7 ; top r3")
    t.play("Ada r1", "Bo r4", "Cy r6")
    assert t.asked() == "Ada"


@clause("FR-022")
@pytest.mark.parametrize("seed", range(6))
def test_the_player_to_the_right_of_the_dealer_begins(seed: int) -> None:
    t = fresh(4, seed)
    while t.asked() and t.prompt() != "ask-turn":
        t.state.apply(t.seat(t.asked().split()[0]), t.state.moves(t.seat(t.asked().split()[0]))[0])
    assert t.table.turn == (t.table.dealer + 1) % 4
