"""Choosing a game from the shelf."""

from __future__ import annotations

import pytest

from lastcard.games import GAMES
from lastcard.shelf import find_game
from lastcard.terminal.game_menu import choose_game, choose_seats
from tests.terminal.script import Script


def test_every_game_can_be_chosen_by_its_number() -> None:
    for number, game in enumerate(GAMES, 1):
        script = Script(str(number))
        assert choose_game(script, "en") is game
        assert script.told[2 * number - 2] == f"{number:>3}  {game.title}"


@pytest.mark.parametrize("leaving", [[], ["quit"], ["chess", "exit"]])
def test_one_may_leave_without_a_game(leaving: list[str]) -> None:
    assert choose_game(Script(*leaving), "en") is None
    assert choose_seats(find_game("schwupps"), Script(*leaving), "en") is None


@pytest.mark.parametrize(("typed", "seats"), [([""], 2), (["4"], 4), (["1", "many", "6", "5"], 5)])
def test_how_many_play_is_asked(typed: list[str], seats: int) -> None:
    script = Script(*typed)
    assert choose_seats(find_game("schwupps"), script, "en") == seats
    assert script.told[0] == "How many play, you included? 2 to 5; just Enter for 2."
    assert script.told[1:] == ["Type a number from 2 to 5."] * (len(typed) - 1)


def test_nothing_is_asked_where_there_is_no_choice() -> None:
    assert choose_seats(find_game("math-attack"), Script(), "en") == 2
