"""Moves as numbers: every legal move has one, on every rule set."""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

import pytest

import lastcard
from lastcard.adapters.actions import Actions, rewards_of
from lastcard.adapters.encoding import Encoding
from lastcard.bots.features import squeezed
from lastcard.engine.contract import CLOCK, Outcome
from lastcard.engine.playout import any_seat
from tests.shelf import RULE_SETS


@pytest.mark.parametrize("name", sorted(RULE_SETS))
def test_every_legal_move_is_in_the_vocabulary(name: str) -> None:
    rules = RULE_SETS[name]
    known = rules.vocabulary()
    assert len(set(known)) == len(known)
    assert all(rules.parse(move.text()) is move for move in known)
    state, rng = rules.start(5), lastcard.fast(5)
    state.hush()
    while seats := state.to_act():
        for seat in lastcard.seats_in(seats):
            assert set(state.moves(seat)) <= set(known)
        seat = any_seat(seats, rng)
        move = state.random_move(seat, rng)
        if move is not None:
            state.apply(seat, move)


def test_the_order_of_the_vocabulary_is_fixed() -> None:
    for game in lastcard.GAMES:
        one, two = (game.rules(game.most, game.settings()).vocabulary() for time in range(2))
        assert [move.text() for move in one] == [move.text() for move in two]


def test_only_in_real_time_one_may_wait() -> None:
    race, turns = (Actions(lastcard.rules(name)) for name in ("hochspannung", "math-attack"))
    assert (race.size, race.text(race.wait)) == (len(race.moves) + 1, "wait")
    assert turns.size == len(turns.moves)


def test_legal_numbers_are_those_of_the_legal_moves() -> None:
    rules = lastcard.rules("math-attack")
    actions, state = Actions(rules), rules.start(1)
    legal = actions.legal(state, 0)
    assert [actions.text(number) for number in legal] == [move.text() for move in state.moves(0)]
    assert actions.mask(legal).nonzero()[0].tolist() == legal
    assert actions.legal(state, 1) == []


@pytest.mark.parametrize(
    ("winners", "worth"), [(0b0001, [3.0, -1.0, -1.0, -1.0]), (0b0110, [-1.0, 1.0, 1.0, -1.0])]
)
def test_the_winners_share_what_everybody_pays(winners: int, worth: list[float]) -> None:
    assert rewards_of(Outcome(winners, [0, 0, 0, 0], "SW-70"), 4) == worth


def features(found: object, path: str) -> Iterator[tuple[str, float]]:
    """All features in plain data, as their definition has it."""
    if isinstance(found, str):
        yield f"{path}={found}", 1.0
    elif isinstance(found, int):
        yield path, float(found)
    elif isinstance(found, dict):
        for key, value in found.items():
            yield from features(value, f"{path}.{key}")
    elif isinstance(found, list) and found and isinstance(found[0], str) and isinstance(found[-1], str):
        yield from ((f"{path}={text}", 1.0) for text in found)
        yield f"{path}.last={found[-1]}", 1.0
    elif isinstance(found, list):
        for index, value in enumerate(found):
            yield from features(value, f"{path}.{index}")


def test_the_facts_of_plain_data() -> None:
    told = {"hand": ["r7", "b2", "r7"], "sizes": [3, 5], "open": {"card": "g1"}, "over": False, "out": []}
    assert list(features(told, "")) == [
        (".hand=r7", 1.0),
        (".hand=b2", 1.0),
        (".hand=r7", 1.0),
        (".hand.last=r7", 1.0),
        (".sizes.0", 3.0),
        (".sizes.1", 5.0),
        (".open.card=g1", 1.0),
        (".over", 0.0),
    ]


def test_what_looks_the_same_is_encoded_the_same_and_nothing_else() -> None:
    rules = lastcard.rules("frantic", 3)
    state, encoding = rules.start(2), Encoding(rules)
    view = state.view(1)
    world = rules.imagine(view, lastcard.fast(1))
    assert state.to_act() & (1 << CLOCK) == 0
    assert (encoding.encode(view) == Encoding(rules).encode(world.view(1))).all()
    assert (encoding.encode(view) != encoding.encode(state.view(2))).any()


@pytest.mark.parametrize("game", [game.name for game in lastcard.GAMES])
def test_the_vector_is_the_sum_of_the_facts(game: str) -> None:
    rules = lastcard.rules(game)
    state, rng, encoding = rules.start(3), lastcard.fast(3), Encoding(rules, 64)
    for made in range(25):
        seat = any_seat(state.to_act(), rng)
        move = state.random_move(seat, rng)
        if move is not None:
            state.apply(seat, move)
        view = state.view(0)
        sums = dict.fromkeys(range(64), 0.0)
        for name, number in [(f"prompt={view.prompt.key}", 1.0), *features(view.zones(), "")]:
            sums[crc32(name.encode()) % 64] += number
        expected = [squeezed(number) for number in sums.values()]
        assert encoding.encode(view)[encoding.head :].tolist() == pytest.approx(expected, rel=1e-5)
