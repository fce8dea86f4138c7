"""The page's types of views and events are those of the games, and games show what these types say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from lastcard.engine.contract import WATCHER, Event, Game, State
from lastcard.engine.event_data import MovedData, ToldData
from lastcard.engine.playout import any_seat
from lastcard.engine.rng import fast
from lastcard.games import GAMES
from tools.view_types import files, zones_type

FILES = files()
MOVES = 200
"""So far a game is played, at most."""
EVENTS: dict[object, type] = {"moved": MovedData, "told": ToldData}


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-2:]))
def test_the_page_knows_views_and_events_as_they_are(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "run tools/view_types.py"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_played_game_shows_what_its_zones_say(game: Game) -> None:
    zones = zones_type(game)
    for state, _ in played(game):
        for seat in (*range(game.most), WATCHER):
            shown = state.view(seat).zones()
            assert msgspec.convert(shown, zones, strict=True).keys() == shown.keys()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_played_game_tells_what_its_events_say(game: Game) -> None:
    for _, events in played(game):
        for told in (event.data() for event in events):
            assert msgspec.convert(told, EVENTS[told["kind"]], strict=True) == told


def played(game: Game) -> Iterator[tuple[State, list[Event]]]:
    """A game played at random, after each move, with what that move told."""
    state, rng = game.rules(game.most, game.settings()).start(5), fast(9)
    yield state, []
    for _ in range(MOVES):
        if state.to_act() == 0:
            return
        seat = any_seat(state.to_act(), rng)
        move = state.random_move(seat, rng)
        if move is not None:
            yield state, list(state.apply(seat, move))
