"""OpenSpiel's own tests on our games of turns, and its search on our imagined worlds."""

from __future__ import annotations

import json

import pytest

pytest.importorskip("pyspiel")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

import lastcard
from lastcard.adapters.openspiel import OpenSpielState, resampler, short_name, turn_based

GAMES = {game.name: game for game in turn_based()}


@pytest.mark.parametrize("name", GAMES)
def test_it_passes_the_random_simulation_test(name: str) -> None:
    short = "limit:1" if name.startswith("frantic") else ""
    game = pyspiel.load_game(short_name(GAMES[name]), {"deals": 10, "options": short})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_real_time_games_are_left_out() -> None:
    assert set(GAMES) == {game.name for game in lastcard.GAMES if not lastcard.rules(game.name).real_time}


def dealt(name: str, seed: int) -> OpenSpielState:
    """A game of OpenSpiel after the deal."""
    state: OpenSpielState = pyspiel.load_game(name).new_initial_state()
    state.apply_action(seed)
    return state


def test_a_deal_is_the_deal_of_that_seed() -> None:
    state, ours = dealt("lastcard_schwupps(players=3)", 5), lastcard.rules("schwupps", 3).start(5)
    assert state.current_player() == 0
    assert json.loads(state.observation_string(0)) == ours.view(0).data()
    texts = sorted(state.action_to_string(0, action) for action in state.legal_actions())
    assert texts == sorted(move.text() for move in ours.moves(0))


def test_house_rules_are_one_word() -> None:
    game = pyspiel.load_game("lastcard_math_attack(options=rounding:up;first:1)")
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.current_player() == 1
    assert game.shared.rules.settings.word("rounding") == "up"


def test_a_clone_is_independent() -> None:
    state = dealt("lastcard_multiplication", 2)
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


def test_the_winner_takes_it_all() -> None:
    state = dealt("lastcard_multiplication(players=4)", 3)
    dice = np.random.RandomState(3)
    while not state.is_terminal():
        state.apply_action(int(dice.choice(state.legal_actions())))
    assert sum(state.returns()) == 0
    assert max(state.returns()) == 3


def test_resampled_worlds_look_the_same_and_are_others() -> None:
    state, resample = dealt("lastcard_frantic(players=3)", 1), resampler(lastcard.fast(2))
    player = state.current_player()
    worlds = [resample(state, player) for world in range(5)]
    assert {world.information_state_string(player) for world in worlds} == {
        state.information_state_string(player)
    }
    assert len({str(world) for world in worlds}) == 5


@pytest.mark.parametrize("name", ["lastcard_math_attack", "lastcard_frantic(options=limit:1)"])
def test_its_information_set_search_plays_our_games(name: str) -> None:
    game = pyspiel.load_game(name)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game, evaluator, 1.0, 8, random_state=np.random.RandomState(1), allow_inconsistent_action_sets=True
    )
    bot.set_resampler(resampler())
    state = game.new_initial_state()
    state.apply_action(4)
    for move in range(6):
        if not state.is_terminal():
            action = int(bot.step(state))
            assert action in state.legal_actions()
            state.apply_action(action)
