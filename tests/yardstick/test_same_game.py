"""Crazy eights is OpenSpiel's own, rule for rule: both are played in lock-step and compared at every move."""

from __future__ import annotations

import pytest

pytest.importorskip("pyspiel")

import lastcard
from crazy_eights.cards import FACES
from crazy_eights.moves import DRAW
from crazy_eights.rules import CrazyEightsRules
from lastcard.engine.contract import seats_in
from lastcard.engine.rng import Rng, fast
from tools.lockstep import Lockstep, their_game

DEALS = 1000 if lastcard.is_compiled() else 60


def any_action(game: Lockstep, rng: Rng, shy: bool) -> int:
    """Any move; whoever is shy draws or passes whenever that is allowed, so that piles run out."""
    actions = game.actions()
    return actions[-1] if shy else actions[rng.below(len(actions))]


def agree(game: Lockstep) -> None:
    """The same player may do the same things at both tables, and the same cards may be drawn."""
    assert game.theirs.current_player() == game.seat()
    assert game.theirs.legal_actions() == game.actions()
    if game.actions()[-1] == DRAW.number:
        drawing = game.theirs.child(DRAW.number)
        pile = sorted(FACES.index(face) for face in game.ours.places()["draw"])
        assert [card for card, _ in drawing.chance_outcomes()] == pile


def played(rules: CrazyEightsRules, seed: int, shyness: int) -> Lockstep:
    """A random game, compared before every move; one move in so many is shy."""
    game, rng = Lockstep(rules, their_game(rules.seats), seed), fast(seed)
    while not game.is_over():
        agree(game)
        game.apply(any_action(game, rng, rng.below(shyness) > 0))
    return game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_same_moves_the_same_player_the_same_end_and_the_same_returns(seats: int) -> None:
    rules, clauses, winners = CrazyEightsRules(seats), set(), set()
    for seed in range(DEALS):
        game = played(rules, seed, 1 + seed % 3)
        outcome = game.ours.outcome()
        assert outcome is not None
        assert game.theirs.is_terminal()
        assert game.theirs.returns() == outcome.points
        clauses.add(outcome.clause)
        winners |= set(seats_in(outcome.winners))
    assert clauses == {"out", "blocked"}
    assert winners == set(range(seats))


def test_an_eight_that_is_turned_up_goes_back() -> None:
    """OpenSpiel puts it back and turns up another; ours is never dealt with an eight on top."""
    state = their_game(4).new_initial_state()
    state.apply_action(52)
    for card in range(20):
        state.apply_action(card)
    before = state.chance_outcomes()
    state.apply_action(FACES.index("C8"))
    assert state.chance_outcomes() == before
    tops = {CrazyEightsRules().start(seed).places()["discard"][0] for seed in range(600)}
    assert tops == {face for face in FACES if face[1] != "8"}


def test_the_pile_is_dealt_evenly_whatever_was_turned_up() -> None:
    """The first card to be drawn is an eight as often as any other."""
    eights = sum(CrazyEightsRules().start(seed).places()["draw"][0][1] == "8" for seed in range(4000))
    assert 4000 / 13 - 60 < eights < 4000 / 13 + 80
