"""The Multiplication Game: what a seat can know of hidden cards (MG-18), also after a reshuffle (MG-40)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lastcard.engine.contract import WATCHER, Seat, State
from lastcard.engine.rng import fast
from lastcard.games.multiplication.pasts import Past
from lastcard.games.multiplication.state import Multiplication, as_multiplication
from lastcard.games.multiplication.view import MultiplicationView
from lastcard.shelf import rules_of
from tests.table import Table, clause, table


def worlds(t: Table, seat: Seat, count: int = 300) -> Iterator[dict[str, list[str]]]:
    """Where the cards are in so many worlds that a seat imagines."""
    rng = fast(1)
    for world in range(count):
        places = t.sitting.rules.imagine(t.state.view(seat), rng).places()
        assert cards_of(places) == cards_of(t.state.places())
        yield places


def cards_of(places: dict[str, list[str]]) -> list[str]:
    return sorted(card for place in places.values() for card in place)


@clause("MG-18")
def test_before_a_reshuffle_an_unseen_card_may_be_anywhere_but_on_the_discard_pile() -> None:
    t = table("multiplication", "Ada: 24 7 | Bo: 80 30 | Cy: 3 ; open 12=2x6 ; under 10=2x5")
    imagined = list(worlds(t, 0))
    for place in ("hand:1", "hand:2", "draw"):
        assert any("free" in places[place] for places in imagined)
        assert not any({"24", "7", "12", "10"} & set(places[place]) for places in imagined)
    assert all(places["hand:0"] == ["7", "24"] for places in imagined)


@clause("MG-40")
def test_after_a_reshuffle_what_was_not_put_back_is_in_a_hand() -> None:
    t = table("multiplication", "Ada: 14 15 | Bo: 21 25 ; open 12=2x6 ; draw none").play("Ada draw")
    for places in worlds(t, 1):
        assert {"14", "15"} < set(places["hand:0"])
        assert len(places["hand:0"]) == 3
    for places in worlds(t, WATCHER):
        assert not {"14", "15", "21", "25"} & set(places["draw"])


@clause("MG-40")
def test_what_was_drawn_since_was_put_back_before() -> None:
    t = table("multiplication", "Ada: 14 15 | Bo: 21 25 | Cy: 2 ; open 12=2x6 ; draw none")
    t.play("Ada draw", "Bo draw", "Cy draw", "Ada draw")
    old = {"14", "15", "21", "25", "2"}
    for places in worlds(t, WATCHER):
        assert [len(old & set(places[f"hand:{seat}"])) for seat in range(3)] == [2, 2, 1]
        assert [len(places[f"hand:{seat}"]) for seat in range(3)] == [4, 3, 2]


@clause("MG-40")
def test_a_discard_tells_of_which_shuffle_a_card_was() -> None:
    t = table("multiplication", "Ada: 14 15 | Bo: 21 25 | Cy: 2 ; open 12=2x6 ; draw none")
    t.play("Ada draw", "Bo draw", "Cy draw", "Ada 14=2x7")
    for places in worlds(t, WATCHER):
        assert len({"15", "21", "25", "2"} & set(places["hand:0"])) == 1
        assert "14" not in places["hand:1"] + places["hand:2"] + places["draw"]


def with_two_frees(drawn: str) -> Table:
    """Ada held one free card when the other was put back, then draws a card and discards a free card."""
    t = table("multiplication", "Ada: free 14 15 | Bo: 21 25 ; open 12=2x6 ; under free=4=1x4 ; draw none")
    for seed in range(1000):
        one = as_multiplication(t.state.clone())
        one.rng = fast(seed)
        one.apply(0, one.moves(0)[-1])
        if (one.places()["hand:0"].count("free") == 2) == (drawn == "free"):
            t.sitting.state = one
            return t.play("Bo draw", "Ada free=20=2x10")
    raise AssertionError


@clause("MG-33", "MG-40")
@pytest.mark.parametrize("drawn", ["free", "number"])
def test_of_two_free_cards_nobody_can_tell_which_was_discarded(drawn: str) -> None:
    t = with_two_frees(drawn)
    hands = [set(places["hand:0"]) for places in worlds(t, 1, 2000) if {"14", "15"} < set(places["hand:0"])]
    assert len(hands) == 2000
    assert any("free" in hand for hand in hands)
    assert any("free" not in hand for hand in hands)


@clause("MG-33", "MG-40")
@pytest.mark.parametrize("drawn", ["free", "number"])
def test_its_holder_can_tell(drawn: str) -> None:
    t = with_two_frees(drawn)
    free_places = {place for places in worlds(t, 0) for place in places if "free" in places[place][1:]}
    assert ("hand:0" in free_places) == (drawn == "free")
    assert all(places["hand:0"] == t.state.places()["hand:0"] for places in worlds(t, 0))


@clause("MG-33", "MG-40")
def test_two_free_cards_of_one_hand_stay_there_until_discarded() -> None:
    t = table("multiplication", "Ada: free free 14 | Bo: 21 ; open 12=2x6 ; draw none").play("Ada draw")
    assert t.view("Ada").zones()["frees"] == [0, 0]
    assert all(places["hand:0"].count("free") == 2 for places in worlds(t, 1))
    t.play("Bo draw", "Ada free=20=2x10")
    assert all(places["hand:0"].count("free") == 1 for places in worlds(t, 1))


@clause("MG-40")
def test_a_clone_remembers_by_itself() -> None:
    t = table("multiplication", "Ada: free 14 15 | Bo: 21 free ; open 12=2x6 ; draw none").play("Ada draw")
    before = [t.view(name).data() for name in ("Ada", "Bo")]
    for clone in (t.state.clone(), t.state.clone()):
        for seat, text in ((1, "free=20=2x10"), (0, "free=40=4x10"), (1, "draw"), (0, "draw")):
            move = t.sitting.rules.parse(text)
            assert move is not None
            clone.apply(seat, move)
        world = t.sitting.rules.imagine(clone.view(0), fast(1))
        assert cards_of(world.places()) == cards_of(t.state.places())
    assert [t.view(name).data() for name in ("Ada", "Bo")] == before
    assert {"21", "free"} <= {card for places in worlds(t, 0) for card in places["hand:1"]}


def true_past(state: Multiplication, view: MultiplicationView, frees: int) -> Past:
    """How it really went, from the cards themselves."""
    held = []
    for seat, hand in enumerate(state.hands):
        numbers = [view.pasts.shuffle_of[kind] for kind in hand.cards() if kind != 42]
        held.append(sorted(numbers + state.memory.frees_of(seat)))
    in_hands = [shuffle for _, shuffle in state.memory.frees]
    in_pile = [int(state.memory.shuffles)] * state.places()["draw"].count("free")
    assert len(in_hands + in_pile) + state.places()["discard"].count("free") == frees
    return Past(held, sorted(in_hands + in_pile))


def shuffled_games(seats: int, count: int) -> Iterator[State]:
    """States of random games after the first reshuffle."""
    rules = rules_of("multiplication", seats, {"limit": 250})
    for seed in range(count):
        state, rng = rules.start(seed), fast(seed)
        state.hush()
        while state.to_act():
            seat = state.to_act().bit_length() - 1
            move = state.random_move(seat, rng)
            assert move is not None
            state.apply(seat, move)
            if as_multiplication(state).memory.shuffles > 0:
                yield state


@clause("MG-40")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_what_really_happened_is_always_thought_possible(seats: int) -> None:
    doubts = 0
    for state in shuffled_games(seats, 12):
        view = state.view(WATCHER)
        assert isinstance(view, MultiplicationView)
        pasts = [past.text() for past in view.pasts.all]
        assert true_past(as_multiplication(state), view, 2).text() in pasts
        doubts += len(pasts) > 1
    assert doubts > 0


@clause("MG-40")
def test_one_may_imagine_what_others_imagine() -> None:
    rng = fast(5)
    rules = rules_of("multiplication", 3, {"limit": 250})
    for state in shuffled_games(3, 4):
        world = rules.imagine(state.view(0), rng)
        again = rules.imagine(world.view(1), rng)
        assert again.view(1).data() == world.view(1).data()
        assert again.places()["discard"] == state.places()["discard"]
