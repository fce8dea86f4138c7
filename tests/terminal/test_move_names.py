"""Moves in words: each that may come up has a name, in every language."""

from __future__ import annotations

import pytest

from lastcard.engine.contract import seats_in
from lastcard.engine.rng import fast
from lastcard.games import GAMES, rules_of
from lastcard.terminal.move_names import move_list, move_name
from lastcard.words import LANGUAGES

NAMES = ["Ada", "Bo", "Cy"]
MOVES = 400


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("draw", "Draw"),
        ("own:-half", "−half on your line"),
        ("r7@2", "red 7 on pile 2"),
        ("aggravate@2>2", "Schwupp row 2, a card to Bo"),
        ("at=2", "At Cy"),
        ("r7>0", "red 7 to Ada"),
        ("give=rgi", "Give red Gift"),
        ("!ca", "Counterattack!"),
        ("7", "7"),
        ("red", "Red"),
        ("f4", "Fantastic Four"),
    ],
)
def test_a_move_is_named(text: str, name: str) -> None:
    assert move_name(text, NAMES, "en", mover=2) == name


def test_names_stand_in_a_column() -> None:
    assert move_list(["draw", "g8"], NAMES, "de", 0) == ["  draw  Ziehen", "  g8    grün 8"]


@pytest.mark.parametrize("game", [game.name for game in GAMES if rules_of(game.name, game.fewest, {}).hints])
def test_every_move_that_comes_up_has_a_name(game: str) -> None:
    seats = 2 if game == "math-attack" else 3
    state, rng = rules_of(game, seats, {}).start(1), fast(1)
    for _ in range(MOVES):
        acting = [seat for seat in seats_in(state.to_act()) if seat < seats]
        if not acting:
            break
        mover = acting[0]
        texts = [move.text() for move in state.moves(mover)]
        for language in LANGUAGES:
            lines = move_list(texts, NAMES[:seats], language, mover)
            assert not [line for line in lines if "{" in line or line.endswith(" ")]
        move = state.random_move(mover, rng)
        assert move is not None
        state.apply(mover, move)
