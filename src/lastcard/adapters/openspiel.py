"""The games of turns as OpenSpiel Python games, so that its algorithms run on our rules.

Once this module is imported, `pyspiel.load_game("lastcard_GAME(players=4)")` is one of ours. All chance
lies in the deal: one chance node chooses a seed, and what is shuffled later follows from it. Where several
are asked at once, in secret, they answer one after another without seeing the others' answers. OpenSpiel's
bots in C++ crash on games written in Python; those written in Python work.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from lastcard.adapters import MissingExtra

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise MissingExtra("openspiel", missing) from missing

from lastcard.adapters.actions import Actions, rewards_of
from lastcard.adapters.encoding import Encoding
from lastcard.engine.contract import Game, Rules, State, seats_in
from lastcard.engine.rng import Rng, fast
from lastcard.shelf import all_games, rules_of

DEALS = 1000
"""So many deals there are if nobody says otherwise."""
LONGEST = 20_000

Params = dict[str, Any]


def short_name(game: Game) -> str:
    """The name under which OpenSpiel knows a game."""
    return "lastcard_" + game.name.replace("-", "_").replace("+", "_")


def type_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.fewest, "deals": DEALS, "options": ""},
    )


def read_options(text: str) -> dict[str, object]:
    """`rounding:up;first:1`: house rules in one word, for OpenSpiel reads the equals signs itself."""
    found: dict[str, object] = {}
    for word in text.split(";"):
        name, colon, value = word.partition(":")
        if colon:
            found[name] = value
    return found


class Shared:
    """What all states of a game have in common: its rules, actions, deals. A copy is the same object."""

    def __init__(self, rules: Rules, deals: int) -> None:
        self.rules = rules
        self.deals = deals
        self.actions = Actions(rules)
        self.encoding = Encoding(rules)

    def __deepcopy__(self, memo: dict[int, object]) -> Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Only text and numbers cross a border: compiled rules cannot be pickled, but made again."""
        rules = self.rules
        return shared_of, (rules.game, rules.seats, rules.settings.changed(), self.deals)


def shared_of(game: str, seats: int, options: dict[str, object], deals: int) -> Shared:
    """The same again, on the other side."""
    return Shared(rules_of(game, seats, dict(options)), deals)


def size_of(shared: Shared) -> Any:
    """How many actions, players and deals there are."""
    return pyspiel.GameInfo(
        num_distinct_actions=shared.actions.size,
        max_chance_outcomes=shared.deals,
        num_players=shared.rules.seats,
        min_utility=-1.0,
        max_utility=float(shared.rules.seats - 1),
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


class Box:
    """Holds our state in one of OpenSpiel's: what copies that one deeply clones ours.

    It remembers the actions that led there, the deal first, so that it can be pickled; an imagined state has
    none.
    """

    def __init__(self, shared: Shared, state: State | None, played: list[int] | None) -> None:
        self.shared = shared
        self.state = state
        self.played = played

    def play(self, action: int) -> None:
        """Deal, or let the first who is awaited move."""
        if self.state is None:
            self.state = self.shared.rules.start(action)
            self.state.hush()
        else:
            seat = seats_in(self.state.awaited())[0]
            self.state.apply(seat, self.shared.actions.moves[action])
        if self.played is not None:
            self.played.append(action)

    def __deepcopy__(self, memo: dict[int, object]) -> Box:
        played = None if self.played is None else list(self.played)
        return Box(self.shared, None if self.state is None else self.state.clone(), played)

    def __reduce__(self) -> tuple[Any, ...]:
        if self.played is None:
            raise TypeError("an imagined state cannot be pickled: no actions led to it")
        return box_of, (self.shared, self.played)


def box_of(shared: Shared, played: list[int]) -> Box:
    """The state that these actions lead to."""
    box = Box(shared, None, [])
    for action in played:
        box.play(action)
    return box


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its players, deals and house rules chosen."""

    box: Game

    def __init__(self, params: Params | None = None) -> None:
        game, chosen = self.box, params or {}
        options = read_options(str(chosen.get("options", "")))
        rules = rules_of(game.name, int(chosen.get("players", game.fewest)), options)
        self.shared = Shared(rules, int(chosen.get("deals", DEALS)))
        super().__init__(type_of(game), size_of(self.shared), chosen)

    def new_initial_state(self) -> OpenSpielState:
        """Before the deal."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What shows a player the table."""
        return Observer(self.shared.encoding)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A state of ours; before the deal there is none, and it is chance's turn."""

    def __init__(self, game: OpenSpielGame, state: State | None = None) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.box = Box(game.shared, state, [] if state is None else None)

    @property
    def ours(self) -> State:
        """Our state, once the cards are dealt."""
        assert self.box.state is not None, "the cards are not dealt yet"
        return self.box.state

    def current_player(self) -> int:
        """The first of those the game waits for."""
        if self.box.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        waits = seats_in(self.ours.awaited())
        return waits[0] if waits else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.shared.actions.legal(self.ours, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely."""
        return [(seed, 1.0 / self.shared.deals) for seed in range(self.shared.deals)]

    def _apply_action(self, action: int) -> None:
        self.box.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.shared.actions.text(action)

    def is_terminal(self) -> bool:
        """Is there an outcome?"""
        return self.box.state is not None and self.ours.to_act() == 0

    def returns(self) -> list[float]:
        """Everybody pays one, the winners share it."""
        outcome = self.box.state.outcome() if self.box.state is not None else None
        seats = self.shared.rules.seats
        return [0.0] * seats if outcome is None else rewards_of(outcome, seats)

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat knows, in one text; a view holds what it remembers, too."""
        return self.observation_string(player)

    def observation_string(self, player: int | None = None) -> str:
        """All that a seat knows, in one text."""
        return seen(self, self.current_player() if player is None else player)

    def __str__(self) -> str:
        return "before the deal" if self.box.state is None else json.dumps(self.ours.places())


def seen(state: OpenSpielState, player: int) -> str:
    """A player's view as text; players beyond the table see nothing."""
    if state.box.state is None or player < 0:
        return ""
    return json.dumps(state.ours.view(player).data())


class Observer:
    """Fills a vector with what a player sees, and says it."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.tensor = np.zeros(encoding.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Look at a state with the eyes of a player."""
        if state.box.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoding.encode(state.ours.view(player))

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The same as text."""
        return seen(state, player)


def resampler(rng: Rng | None = None) -> Callable[[OpenSpielState, int], OpenSpielState]:
    """For `ISMCTSBot.set_resampler`: a world in which what a player sees is true."""
    chance = fast(1) if rng is None else rng

    def resample(state: OpenSpielState, player: int) -> OpenSpielState:
        world = state.shared.rules.imagine(state.ours.view(player), chance)
        world.hush()
        return OpenSpielState(state.get_game(), world)

    return resample


def turn_based() -> Iterable[Game]:
    """The games in which somebody is always awaited: OpenSpiel knows no real time."""
    return [game for game in all_games() if not rules_of(game.name, 0, {}).real_time]


def register() -> list[type[OpenSpielGame]]:
    """Make all of them known to OpenSpiel: a class each, for it makes a game by calling a class."""
    found: list[type[OpenSpielGame]] = []
    for game in turn_based():
        found.append(type(f"OpenSpiel_{short_name(game)}", (OpenSpielGame,), {"box": game}))
        pyspiel.register_game(type_of(game), found[-1])
    return found


REGISTERED = register()
