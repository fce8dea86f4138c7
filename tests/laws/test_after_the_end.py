"""What is refused once a game is over, in every game."""

from __future__ import annotations

import pytest

from lastcard.engine.contract import Game, Words
from lastcard.engine.playout import any_seat
from lastcard.engine.rng import fast
from lastcard.games import GAMES
from tests.shelf import short


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_after_the_end_every_refusal_says_that_the_game_is_over(game: Game) -> None:
    rules = game.rules(game.fewest, short(game))
    state, rng, texts = rules.start(1), fast(1), {"nonsense"}
    while state.to_act():
        seat = any_seat(state.to_act(), rng)
        move = state.random_move(seat, rng)
        if move is not None:
            texts.add(move.text())
            state.apply(seat, move)
    for text in texts:
        for seat in range(rules.seats):
            assert rules.refusal(state, seat, text).words == Words("clause.table.over")
