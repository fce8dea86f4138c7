"""The laws of the contract on the yardstick, which is not on the shelf; and that nobody finds it there."""

from __future__ import annotations

import pytest

import crazy_eights.rules
import lastcard
from crazy_eights.bots import FOR_POINTS, TO_WIN
from crazy_eights.cards import RANKS
from crazy_eights.rules import CrazyEightsRules
from lastcard.engine.contract import seats_in
from lastcard.engine.laws import check
from lastcard.engine.rng import fast
from tests.laws.digests import SEALED, digest
from tools.strength import is_better

pytestmark = pytest.mark.slow

GAMES = 12 if lastcard.is_compiled() else 1
SMALL = CrazyEightsRules(2, "789", 3)


@pytest.mark.parametrize("rules", [CrazyEightsRules(), CrazyEightsRules(2), CrazyEightsRules(5), SMALL])
def test_the_laws_hold_in_random_play(rules: CrazyEightsRules) -> None:
    assert all(check(rules, seed) > 0 for seed in range(GAMES))


def test_both_builds_play_the_same_games() -> None:
    """Law 9: what either plays for these seeds; a change of the rules or of the deal changes it."""
    told = {seed: digest(CrazyEightsRules(), seed)[:16] for seed in (1, SEALED)}
    assert told == {1: "bace09543464e2da", SEALED: "dce46eeb11948ab0"}


def test_it_is_compiled_where_the_rules_are() -> None:
    assert crazy_eights.rules.__file__.endswith(".py") != lastcard.is_compiled()


def test_nobody_finds_it_on_the_shelf() -> None:
    assert "crazy-eights" not in {game.name for game in lastcard.GAMES}
    with pytest.raises(lastcard.UnknownGame):
        lastcard.rules("crazy-eights")


def test_a_small_game_has_the_cards_it_says() -> None:
    assert len(CrazyEightsRules(4, RANKS).pack) == 52
    faces = [face for place in SMALL.start(1).places().values() for face in place]
    assert sorted(faces) == sorted(suit + rank for suit in "CDHS" for rank in "789")


def test_sense_is_the_same_from_a_glance_and_from_a_view() -> None:
    rules, sense, rng = CrazyEightsRules(), TO_WIN.sense, fast(1)
    for seed in range(20):
        state = rules.start(seed)
        while seats := seats_in(state.to_act()):
            seat, moves = seats[0], state.moves(seats[0])
            chosen = sense.greedy(state.view(seat), moves, rng)
            assert chosen in moves
            assert sense.greedy(state.glance(seat), moves, rng) is chosen
            assert sense.at_sight(state.glance(seat)) is chosen
            state.apply(seat, moves[rng.below(len(moves))] if seed % 2 else chosen)


def test_one_may_play_to_win_or_for_points() -> None:
    """When all have passed, who wins has lost fewest points; only who plays for points cares how many."""
    over = CrazyEightsRules().start(1)
    while seats := seats_in(over.to_act()):
        over.apply(seats[0], over.moves(seats[0])[-1])
    outcome = over.outcome()
    assert outcome is not None
    shares = TO_WIN.sense.rewards(over, 4)
    points = FOR_POINTS.sense.rewards(over, 4)
    assert shares == [float(seat in seats_in(outcome.winners)) for seat in range(4)]
    assert points == pytest.approx([1 + each / 200 for each in outcome.points])
    assert len(set(points)) > 2


RUNGS = [("beginner", "dice", 0.3), ("regular", "beginner", 0.04)]


@pytest.mark.parametrize(("candidate", "other", "by"), RUNGS)
def test_a_rung_beats_the_one_below(candidate: str, other: str, by: float) -> None:
    assert is_better(CrazyEightsRules(), candidate, other, by, 4000)


def test_who_counts_cards_beats_the_regular_guest() -> None:
    assert is_better(CrazyEightsRules(2), "counts:300", "regular", 0.06, 1000)
