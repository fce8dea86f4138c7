"""The page knows every card: its tables are those that the games deal, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from lastcard.engine.contract import Game, State
from lastcard.engine.playout import any_seat
from lastcard.engine.rng import fast
from lastcard.games import GAMES
from tools.faces import codes, files

FILES = files()
MOVES = 300
"""So far a game is played, at most, to see which cards it shows."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-3:]))
def test_the_table_in_the_page_is_the_one_of_the_games(path: Path) -> None:
    """Run tools/faces.py where this fails."""
    assert path.read_text(encoding="utf-8") == FILES[path]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_view_shows_a_card_that_is_not_listed(game: Game) -> None:
    state = game.rules(game.most, game.settings()).start(7)
    assert shown_in(state, game.most) - set(codes(game.family)[game.name]) == set()


def shown_in(state: State, seats: int) -> set[str]:
    """All cards that any seat sees in a game played at random."""
    rng, found = fast(11), set[str]()
    for _ in range(MOVES):
        if state.to_act() == 0:
            break
        for seat in range(seats):
            found |= set(state.view(seat).faces())
        seat = any_seat(state.to_act(), rng)
        move = state.random_move(seat, rng)
        if move is not None:
            state.apply(seat, move)
    return found
