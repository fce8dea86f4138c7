"""PettingZoo's own tests, from its package, on every game; and what they do not ask."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)

import lastcard
from lastcard.adapters.actions import Actions
from lastcard.adapters.pettingzoo import NotInRealTime, env, parallel_env, raw_env

NAMES = [game.name for game in lastcard.GAMES]
RACES = [name for name in NAMES if lastcard.rules(name).real_time]

# PettingZoo warns of observations with a mask in all games but its own, and of empty masks after the end.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("game", NAMES)
def test_it_passes_the_api_test(game: str) -> None:
    api_test(env(game, 3 if game != "math-attack" else 2), num_cycles=150)


@pytest.mark.parametrize("game", NAMES)
def test_it_passes_the_seed_test(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=100)


@pytest.mark.parametrize("game", RACES)
def test_real_time_passes_the_parallel_tests(game: str) -> None:
    parallel_api_test(parallel_env(game, 4), num_cycles=150)
    parallel_seed_test(lambda: parallel_env(game, 4), num_cycles=100)


@pytest.mark.slow
def test_the_performance_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env("frantic", 4))
    assert "turns per second" in capsys.readouterr().out


def drive(played: Any, choose: Callable[[list[int]], int]) -> list[str]:
    """Play an AEC environment to its end; the actions that were made."""
    made: list[str] = []
    for agent in played.agent_iter():
        seen, _, ended, cut, _ = played.last()
        number = None if ended or cut else choose(seen["action_mask"].nonzero()[0].tolist())
        if number is not None:
            made.append(f"{agent} {played.unwrapped.shared.actions.text(number)}")
        played.step(number)
    return made


@pytest.mark.parametrize("game", NAMES)
def test_a_seed_deals_the_game_of_that_seed(game: str) -> None:
    played = raw_env(game)
    played.reset(seed=7)
    state = lastcard.rules(game).start(7)
    seat = played.shared.seat_of[played.agent_selection]
    assert played.episode.state.view(seat).data() == state.view(seat).data()
    assert played.infos[played.agent_selection]["seed"] == 7


def test_without_a_seed_other_deals_follow_and_the_same_ones_again() -> None:
    played = raw_env("math-attack")
    deals: list[list[int]] = []
    for time in range(2):
        played.reset(seed=3)
        seeds = []
        for deal in range(5):
            played.reset()
            seeds.append(played.episode.seed)
        deals.append(seeds)
    assert deals[0] == deals[1]
    assert len(set(deals[0])) == 5


def test_the_winner_takes_one_from_each_of_the_others() -> None:
    played = raw_env("schwupps", 3)
    played.reset(seed=1)
    rng, paid = lastcard.fast(1), {}
    for agent in played.agent_iter():
        seen, reward, ended, _, info = played.last()
        if ended:
            paid[agent] = reward
            assert info["outcome"].startswith("won ")
        legal = seen["action_mask"].nonzero()[0].tolist()
        played.step(None if ended else legal[rng.below(len(legal))])
    assert sorted(paid.values()) == [-1.0, -1.0, 2.0]


def test_an_illegal_action_ends_the_game_for_the_one_who_made_it() -> None:
    played = env("math-attack")
    played.reset(seed=1)
    agent = played.agent_selection
    mask = played.last()[0]["action_mask"].tolist()
    played.step(mask.index(0))
    assert played.rewards[agent] == -1


def test_whoever_waits_for_ever_is_cut_off() -> None:
    played = env("hochspannung", 3, most_steps=25)
    played.reset(seed=1)
    made = drive(played, max)
    assert made == [f"player_{0} wait"] * 25
    race = parallel_env("hochspannung", 3, most_steps=4)
    race.reset(seed=1)
    wait = Actions(race.shared.rules).wait
    for step in range(4):
        _, _, ended, cut, _ = race.step(dict.fromkeys(race.agents, wait))
    assert (any(ended.values()), all(cut.values()), race.agents) == (False, True, [])


def test_of_two_who_act_at_once_one_may_be_late() -> None:
    race = parallel_env("hochspannung", 2)
    late = 0
    for seed in range(20):
        race.reset(seed=seed)
        go = race.shared.actions.numbers[lastcard.rules("hochspannung").vocabulary()[0]]
        race.step({"player_0": go})
        seen = race._observations()
        first = {agent: int(seen[agent]["action_mask"].nonzero()[0][0]) for agent in race.agents}
        infos = race.step(first)[4]
        assert infos["player_0"]["made"] or infos["player_1"]["made"]
        late += not (infos["player_0"]["made"] and infos["player_1"]["made"])
    assert 0 < late < 20


def test_it_is_rendered_in_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    played = env("math-attack", render_mode="ansi")
    played.reset(seed=1)
    shown = played.render()
    assert "Your turn: lay a card on either line." in shown
    told = raw_env("math-attack", render_mode="human")
    told.reset(seed=1)
    told.render()
    assert shown in capsys.readouterr().out


def test_a_game_of_turns_has_no_parallel_environment() -> None:
    with pytest.raises(NotInRealTime, match="math-attack is not played in real time: use env"):
        parallel_env("math-attack")


@pytest.mark.parametrize(("adapter", "package"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")])
def test_a_missing_package_is_one_sentence(adapter: str, package: str) -> None:
    hidden = f"import sys; sys.modules[{package!r}] = None; import lastcard.adapters.{adapter}"
    run = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True, check=False)
    last = run.stderr.strip().splitlines()[-1]
    assert run.returncode == 1
    assert last.endswith(f"this needs the package {package}: pip install 'lastcard[{adapter}]'")
