"""Every game as a PettingZoo environment: one agent at a time, or all at once for the real-time games."""

from __future__ import annotations

from typing import Any

from lastcard.adapters import MissingExtra

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
except ImportError as missing:
    raise MissingExtra("pettingzoo", missing) from missing

from lastcard.adapters.actions import Actions, rewards_of
from lastcard.adapters.encoding import BOUND, LENGTH, Encoding
from lastcard.adapters.episode import Episode
from lastcard.engine.rng import fast
from lastcard.shelf import rules_of

MOST_STEPS = 20_000
"""After so many steps an episode is cut off: in real time everybody might wait for ever."""

Observation = dict[str, Any]
Space = spaces.Space[Any]


class NotInRealTime(ValueError):
    """A game of turns has no environment in which all act at once."""


def env(game: str, seats: int = 0, **settings: Any) -> Any:
    """The AEC environment of a game in PettingZoo's usual wrappers: an illegal action ends it with -1."""
    illegal = wrappers.TerminateIllegalWrapper(raw_env(game, seats, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(illegal))


class Spaces:
    """What the two kinds of environment share: rules, agents, spaces and deals."""

    def __init__(self, game: str, seats: int, options: dict[str, object] | None, length: int) -> None:
        self.metadata = {"render_modes": ["human", "ansi"], "name": f"lastcard/{game}"}
        self.rules = rules_of(game, seats, options or {})
        self.actions = Actions(self.rules)
        self.encoding = Encoding(self.rules, length)
        self.names = [f"player_{seat}" for seat in range(self.rules.seats)]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        self.observation_spaces: dict[str, Space] = {name: self._observed() for name in self.names}
        self.action_spaces: dict[str, Space] = {
            name: spaces.Discrete(self.actions.size) for name in self.names
        }
        self.dealer = fast(0)

    def _observed(self) -> Space:
        box = spaces.Box(-BOUND, BOUND, (self.encoding.length,), np.float32)
        return spaces.Dict({"observation": box, "action_mask": spaces.MultiBinary(self.actions.size)})

    def deal(self, seed: int | None) -> Episode:
        """With a seed the deal of that seed; without one the next of those that follow from it."""
        if seed is not None:
            self.dealer = fast(seed)
            return Episode(self.rules, seed)
        return Episode(self.rules, int(self.dealer.below(0x7FFFFFFF)))

    def observe(self, episode: Episode, seat: int, acts: bool) -> Observation:
        """What a seat sees, and what it may do now."""
        legal = episode.legal(seat, self.actions) if acts else []
        return {
            "observation": self.encoding.encode(episode.state.view(seat)),
            "action_mask": self.actions.mask(legal),
        }


class EnvironmentMixin:
    """The methods that both kinds of environment share."""

    shared: Spaces
    episode: Episode
    render_mode: str | None

    def set_up(self, shared: Spaces, render_mode: str | None, most_steps: int) -> None:
        """Set the attributes that PettingZoo reads from what is shared."""
        self.shared = shared
        self.render_mode = render_mode
        self.most_steps = most_steps
        self.metadata: dict[str, Any] = shared.metadata
        self.possible_agents = shared.names.copy()
        self.observation_spaces = shared.observation_spaces
        self.action_spaces = shared.action_spaces

    def observation_space(self, agent: str) -> Space:
        """The vector, and the mask of what is legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space:
        """A number for every move there can be; in real time one more, to wait."""
        return self.action_spaces[agent]

    def close(self) -> None:
        """Nothing is open."""


class raw_env(EnvironmentMixin, AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801
    """One agent at a time: whoever is awaited; in real time everybody in turn, and each may wait.

    Bare, as PettingZoo names it; `env` puts its usual wrappers around it.
    """

    def __init__(
        self,
        game: str,
        seats: int = 0,
        *,
        options: dict[str, object] | None = None,
        render_mode: str | None = None,
        length: int = LENGTH,
        most_steps: int = MOST_STEPS,
    ) -> None:
        super().__init__()
        self.set_up(Spaces(game, seats, options, length), render_mode, most_steps)
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal."""
        self.episode = self.shared.deal(seed)
        self.steps = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"seed": self.episode.seed} for agent in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        after = self.shared.seat_of[self.agent_selection] if self.steps else self.shared.rules.seats - 1
        return self.possible_agents[self.episode.next_seat(after, self.shared.actions.real_time)]

    def observe(self, agent: str) -> Observation:
        """What this agent sees; only for the one that acts the mask has ones."""
        acts = agent == self.agent_selection and not self.terminations.get(agent, True)
        return self.shared.observe(self.episode, self.shared.seat_of[agent], acts)

    def step(self, action: int | None) -> None:
        """Make the move of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.steps += 1
        self.episode.act(self.shared.seat_of[agent], int(action), self.shared.actions)
        self._settle()
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _settle(self) -> None:
        """Go on to the next agent, or end the episode for all."""
        outcome = self.episode.state.outcome()
        if outcome is not None:
            self.rewards = dict(zip(self.agents, rewards_of(outcome, len(self.agents)), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            for agent in self.agents:
                self.infos[agent]["outcome"] = outcome.text()
        elif self.steps >= self.most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._next()

    def render(self) -> str | None:
        """Render what the agent to act sees, in sentences."""
        return self.episode.render(self.shared.seat_of[self.agent_selection], self.render_mode)


class parallel_env(EnvironmentMixin, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801
    """All at once, for the real-time games.

    Of those who act in the same step chance says who is first; what is not legal any more when its turn comes
    is too late, and nothing happens.
    """

    def __init__(
        self,
        game: str,
        seats: int = 0,
        *,
        options: dict[str, object] | None = None,
        render_mode: str | None = None,
        length: int = LENGTH,
        most_steps: int = MOST_STEPS,
    ) -> None:
        self.set_up(Spaces(game, seats, options, length), render_mode, most_steps)
        if not self.shared.actions.real_time:
            raise NotInRealTime(f"{game} is not played in real time: use env, one agent at a time")

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal."""
        self.episode = self.shared.deal(seed)
        self.rng = fast(self.episode.seed)
        self.steps = 0
        self.agents = self.possible_agents.copy()
        return self._observations(), {agent: {"seed": self.episode.seed} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: self.shared.observe(self.episode, self.shared.seat_of[agent], True)
            for agent in self.agents
        }

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Everybody acts or waits."""
        self.steps += 1
        made = self._act_in_some_order(actions)
        agents, outcome = self.agents, self.episode.state.outcome()
        ended, cut = outcome is not None, outcome is None and self.steps >= self.most_steps
        rewards = [0.0] * len(agents) if outcome is None else rewards_of(outcome, len(agents))
        observations = self._observations()
        infos: dict[str, dict[str, Any]] = {agent: {"made": agent in made} for agent in agents}
        if ended or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, cut),
            infos,
        )

    def _act_in_some_order(self, actions: dict[str, int]) -> list[str]:
        """HS-23: of equal times the one that chance prefers; whose moves were made."""
        made: list[str] = []
        left = [agent for agent in self.agents if agent in actions]
        while left:
            agent = left.pop(int(self.rng.below(len(left))))
            seat, number = self.shared.seat_of[agent], int(actions[agent])
            if number in self.episode.legal(seat, self.shared.actions):
                self.episode.act(seat, number, self.shared.actions)
                made.append(agent)
        return made

    def render(self) -> str | None:
        """Render what a watcher sees, in sentences."""
        return self.episode.render(None, self.render_mode)
