"""Every rung of the ladder beats the one below: same deals from every seat, a sequential test by deals."""

from __future__ import annotations

import pytest

from lastcard.bots import BOTS, UnknownBot, find_bot, levels_for
from lastcard.bots.by_game import game_bots_for
from lastcard.bots.game_bots import GameBots
from lastcard.bots.sense import RandomSense
from lastcard.engine.rng import fast
from lastcard.games import GAMES
from lastcard.shelf import find_game, rules_of
from tools.strength import Score, is_better

RACE = next(rules for game in GAMES if (rules := rules_of(game.name, 0, {})).real_time)

QUICK = [
    ("math-attack", 2, "beginner", "dice", 0.3),
    ("math-attack", 2, "regular", "beginner", 0.15),
    ("multiplication", 3, "beginner", "dice", 0.3),
    ("multiplication", 3, "regular", "beginner", 0.1),
    ("schwupps", 3, "beginner", "dice", 0.3),
    ("schwupps", 3, "regular", "beginner", 0.3),
    ("frantic", 3, "beginner", "dice", 0.15),
    ("frantic", 3, "regular", "beginner", 0.1),
    ("hochspannung", 3, "beginner", "dice", 0.3),
    ("hochspannung", 3, "regular", "beginner", 0.3),
    ("hochspannung", 3, "counts", "regular", 0.3),
    ("hochspannung", 3, "plans", "counts", 0.3),
    ("hochspannung", 3, "reads", "plans", 0.3),
    ("unter-spannung", 3, "regular", "beginner", 0.3),
]
"""Which is better than which, and by how much of the win at least."""


@pytest.mark.parametrize(("game", "seats", "candidate", "other", "by"), QUICK)
def test_a_rung_beats_the_one_below(game: str, seats: int, candidate: str, other: str, by: float) -> None:
    options: dict[str, object] = {"limit": 1} if game == "frantic" else {}
    assert is_better(rules_of(game, seats, options), candidate, other, by, 400)


def test_the_test_can_say_no() -> None:
    rules = rules_of("math-attack", 2, {})
    assert not is_better(rules, "dice", "beginner", 0.15, 400)
    assert not is_better(rules, "regular", "regular", 0.15, 400)


def test_an_equal_has_its_fair_share_deal_by_deal() -> None:
    score = Score(4, [0.25] * 10)
    assert score.mean() == 0.25
    assert "NOT SURE" in score.text()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "bot", "by"), [("math-attack", "counts:100", 0.15), ("multiplication", "counts:300", 0.1)]
)
def test_who_counts_cards_beats_the_regular_guest(game: str, bot: str, by: float) -> None:
    assert is_better(rules_of(game, 2, {}), bot, "regular", by, 100)


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_ladder_begins_with_dice_and_rises_in_order(game: str) -> None:
    names = [bot.name for bot in levels_for(game)]
    assert names[:3] == ["dice", *game_bots_for(game).levels[:2]]
    assert names == [bot.name for bot in BOTS if bot.name in names]


def test_simulations_may_be_said_of_those_who_make_them() -> None:
    assert find_bot("plans:50").name == "plans:50"
    assert not find_bot("plans:50").quick
    for name in ("dice:5", "regular:5", "plans:", "plans:0", "plans:-1", "plans:many", "plans:9999999"):
        with pytest.raises(UnknownBot):
            find_bot(name)


@pytest.mark.parametrize("name", ["counts:40", "plans:40", "reads:40"])
def test_a_searcher_says_what_it_thinks_of_every_move(name: str) -> None:
    rules = find_game("math-attack").rules(2, find_game("math-attack").settings())
    state = rules.start(1)
    view, moves = state.view(0), state.moves(0)
    bot = find_bot(name).seated(rules)
    thoughts = bot.ponder(view, moves, fast(1))
    choice = bot.choose(view, moves, fast(1))
    assert choice is not None
    assert choice.move is thoughts[0].move
    assert {thought.move for thought in thoughts} == set(moves)
    assert all(0.0 <= thought.value <= 1.0 for thought in thoughts)
    assert sum(thought.visits for thought in thoughts) >= 20


def test_a_game_that_nobody_has_written_for_is_searched_by_its_contract_alone() -> None:
    stranger = game_bots_for("stranger")
    assert stranger.levels == ("counts", "plans")
    assert isinstance(stranger.sense, RandomSense)
    assert game_bots_for("stranger+box") is not stranger, "a name says nothing about a family"


def test_the_boxes_of_a_family_share_their_bots() -> None:
    for game in GAMES:
        assert game_bots_for(game.name) is game_bots_for(game.family)


def test_a_race_that_nobody_has_written_for_is_raced_by_the_defaults() -> None:
    state, stranger = RACE.start(1), GameBots("stranger")
    moves = state.moves(0)
    for level in stranger.levels:
        choice = stranger.player(level, level, RACE).choose(state.view(0), moves, fast(1))
        assert choice is not None
        assert choice.move in moves
        assert choice.after_ms > 0
