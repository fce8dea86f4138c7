"""Schwupps, what a seat can know: SW-11, SW-54 and SW-60 together."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard.engine.contract import WATCHER, State
from lastcard.engine.laws import Trial, cards_in
from lastcard.engine.position import read_position
from lastcard.engine.rng import fast
from lastcard.games.schwupps.cards import FACES
from lastcard.games.schwupps.moves import all_moves
from lastcard.games.schwupps.state import as_schwupps
from lastcard.games.schwupps.story import HELD, PLAYED, RENEWED
from lastcard.shelf import rules_of
from lastcard.words import say
from tests.table import Table, clause, dealt, table

# One card in the common pile; r7 and b2 lie below tops, and come back when it is taken.
SOON = (
    "Ada: ag g5 | Bo: r7 p5 ; rows number colour -1 -1 ; pile 1 r7 y7 ; pile 2 b2 p1 ; pile 3 g3 ; pile 4 g4"
)
ONE = " ; common y9 ; stock Ada y1 y2 y3 ; rest stock Bo"
# Many renewals in few turns: almost all cards are in the personal piles.
BUSY = (
    "Ada: ag ag g5 | Bo: r7 p5 ag | Cy: b9 b8 ; common y9 g9 ; pile 1 r7 y7 ; stock Ada ag y2 ; rest stock Bo"
)


def worlds(t: Table, seat: int, count: int = 150) -> list[State]:
    """What a seat can imagine."""
    view = t.state.view(seat)
    return [t.sitting.rules.imagine(view, fast(seed)) for seed in range(count)]


def found_in(places: list[State], place: str) -> set[str]:
    """All cards that lie in a place in any of these worlds."""
    return {card for world in places for card in world.places()[place]}


@clause("SW-11")
def test_a_card_that_lies_buried_is_imagined_nowhere_else() -> None:
    t = table("schwupps", "Ada: g5 | Bo: r1 ; pile 1 r7 r7 y7 ; stock Bo b1 b2 b3")
    for place in ("hand:1", "stock:1", "common"):
        assert "r7" not in found_in(worlds(t, 0), place)
    assert t.view("Ada").zones()["piles"] == t.view("Bo").zones()["piles"]
    assert ["r7", "r7", "y7"] in t.view("Bo").zones()["piles"]  # type: ignore[operator]


@clause("SW-11")
def test_the_schwupps_discard_is_known_and_the_pile_only_as_a_set() -> None:
    t = table("schwupps", "Ada: g5 | Bo: r1 ; rows +1 -1 +2 -2 ; next either ; out rest").play(
        "Ada schwupp@1"
    )
    pile = t.place("schwupps").split()
    piles = [world.places()["schwupps"] for world in worlds(t, 1)]
    assert all(sorted(imagined) == sorted(pile) and imagined[0] == pile[0] for imagined in piles)
    assert len({" ".join(imagined) for imagined in piles}) > 100


@clause("SW-54")
def test_the_receiver_knows_the_gift_and_the_giver_imagines_many() -> None:
    t = table("schwupps", SOON + " ; common y9 y8 ; rest stock Bo").play("Ada aggravate@1>1")
    assert all("y9" in world.places()["hand:1"] for world in worlds(t, 1))
    assert len(found_in(worlds(t, 0), "hand:1")) > 25


@clause("SW-60")
def test_cards_that_came_back_are_in_no_personal_pile() -> None:
    t = table("schwupps", SOON + ONE).play("Ada schwupp@2")
    assert sorted(t.place("common").split()) == ["b2", "r7"]
    for viewer in (0, 1, WATCHER):
        imagined = worlds(t, viewer)
        assert all(sorted(world.places()["common"]) == ["b2", "r7"] for world in imagined)
        # The other r7 and b2 have never been seen: one of each may be in Ada's pile, never two.
        stocks = [Counter(world.places()["stock:0"]) for world in imagined]
        assert max(stock[card] for stock in stocks for card in ("r7", "b2")) == 1


@clause("SW-60")
def test_whoever_took_the_whole_new_pile_is_known_to_hold_it() -> None:
    t = table("schwupps", SOON.replace("ag g5", "ag ag g5") + ONE)
    t.play("Ada schwupp@2 aggravate@2>1 aggravate@2>1")
    assert t.hand("Bo") == "r7 r7 b2 p5"
    for world in worlds(t, WATCHER):
        assert {"r7", "b2"} <= set(world.places()["hand:1"])


@clause("SW-60")
def test_a_card_that_may_have_come_from_either_is_imagined_both_ways() -> None:
    t = table("schwupps", SOON + ONE).play("Ada schwupp@2 aggravate@2>1 stop", "Bo r7@1")
    left = {" ".join(world.places()["common"]) for world in worlds(t, 0)}
    assert left == {"r7", "b2"}
    assert {"r7" in world.places()["hand:1"] for world in worlds(t, 0)} == {True, False}


@clause("SW-60")
def test_who_knows_the_own_hand_knows_what_is_left_of_the_pile() -> None:
    t = table("schwupps", SOON + ONE).play("Ada schwupp@2 aggravate@2>1 stop", "Bo r7@1")
    real = t.place("common")
    assert {" ".join(world.places()["common"]) for world in worlds(t, 1)} == {real}


@clause("SW-60")
def test_the_others_see_that_a_card_was_taken_and_not_which() -> None:
    t = table("schwupps", SOON + ONE).play("Ada schwupp@2 aggravate@2>1")
    story = t.view("Ada").zones()["story"]
    assert isinstance(story, dict)
    assert story["pools"][1] == ["r7", "b2"]
    assert story["lines"][-2:] == [[0, "played", "ag"], [1, "took", ""]]
    assert [line for line in story["lines"] if line[:2] == [1, "held"]] == [[1, "held", ""]] * 2


def replayed(world: State) -> list[Counter[str]]:
    """The hands that the story of a world leads to; everybody must have held what they played."""
    table = as_schwupps(world)
    assert table.story is not None
    hands: list[Counter[str]] = [Counter() for player in table.players]
    for line in table.story.lines:
        if line.verb == PLAYED:
            assert hands[line.seat][FACES[line.kind]] > 0
            hands[line.seat][FACES[line.kind]] -= 1
        elif line.verb != RENEWED:
            hands[line.seat][FACES[line.kind]] += 1
    return hands


def played_out(seed: int) -> State:
    """A game of some turns with many renewals."""
    state, rng = rules_of("schwupps", 3, {"limit": 40}).position(read_position(BUSY)), fast(seed)
    while state.to_act():
        seat = state.to_act().bit_length() - 1
        move = state.random_move(seat, rng)
        assert move is not None
        state.apply(seat, move)
    return state


@clause("SW-60")
@settings(max_examples=25)
@given(st.integers(0, 10_000))
def test_in_every_imagined_story_everybody_held_what_they_played(seed: int) -> None:
    state = played_out(seed)
    rules = rules_of("schwupps", 3, {"limit": 40})
    for viewer in (0, 1, 2, WATCHER):
        world = rules.imagine(state.view(viewer), fast(seed))
        assert cards_in(world) == cards_in(state)
        if as_schwupps(world).story is not None:
            for seat, hand in enumerate(replayed(world)):
                assert sorted(hand.elements()) == sorted(world.places()[f"hand:{seat}"])


@clause("SW-60")
@settings(max_examples=25)
@given(st.integers(0, 10_000))
def test_in_every_imagined_story_cards_come_out_of_pools_that_had_them(seed: int) -> None:
    state = played_out(seed)
    rules = rules_of("schwupps", 3, {"limit": 40})
    for viewer in (0, 1, 2, WATCHER):
        story = as_schwupps(rules.imagine(state.view(viewer), fast(seed))).story
        if story is not None:
            pools = [Counter(pool) for pool in story.pools()]
            newest = 0
            for line in story.lines:
                newest += line.verb == RENEWED
                if line.verb < PLAYED:
                    pools[0 if line.verb == HELD else newest][line.kind] -= 1
            assert all(count >= 0 for pool in pools for count in pool.values())


@clause("SW-11", "SW-60")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_laws_hold_through_many_renewals(seed: int) -> None:
    rules = rules_of("schwupps", 3, {"limit": 12})
    trial = Trial(rules, seed)
    trial.state = rules.position(read_position(BUSY))
    trial.twin = trial.state.clone()
    while trial.state.to_act():
        trial.look()
        trial.step()
    trial.look()
    story = as_schwupps(trial.state).story
    assert story is not None
    assert len(story.renewed) > 1


@clause("SW-11")
def test_every_refusal_can_be_said() -> None:
    t = dealt("schwupps", 4, 3)
    for turn in range(6):
        for seat in range(4):
            refusals = [t.sitting.rules.refusal(t.state, seat, move.text()) for move in all_moves()]
            assert all(say(refusal.words, t.names) for refusal in refusals)
        t.play(f"{t.to_act()} schwupp@{turn % 2 + 1} stop")


@clause("SW-11")
@given(st.text())
def test_a_refusal_never_fails_whatever_was_typed(text: str) -> None:
    t = dealt("schwupps", 2)
    assert say(t.sitting.rules.refusal(t.state, 0, text).words, t.names)


@clause("SW-11")
def test_the_table_is_told_from_the_next_player_round_to_the_own_hand() -> None:
    t = table("schwupps", "Ada: g5 | Bo: r1 r2 | Cy: b1 ; rows +1 -1 +2 -2 ; pile 1 y7 ; stock Cy b2")
    said = [say(words, t.names, reader=1) for words in t.view("Bo").says()]
    assert said[:3] == [
        "Cy holds 1, with 1 in the personal pile.",
        "Ada holds 1, with 0 in the personal pile.",
        "You hold 2, with 0 in your personal pile.",
    ]
    assert said[5] == "Pile 1: +1 on yellow 7"
    assert said[-1] == "Your hand: red 1, red 2"
    assert len(t.state.view(WATCHER).says()) == len(said) - 1
