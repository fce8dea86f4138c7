"""Every bot on every game: it sees a view and a list, plays legal moves to the end, and the same again."""

from __future__ import annotations

import pytest

from lastcard.bots import BOTS, find_bot
from lastcard.bots.bot import Bot
from lastcard.bots.pacing import Pacing
from lastcard.engine.contract import Rules, seats_in
from lastcard.engine.rng import fast
from lastcard.games import GAMES

TABLES = {
    f"{game.name}/{seats}": game.rules(seats, game.settings())
    for game in GAMES
    for seats in (game.fewest, game.most)
}
NAMES = [bot.name if bot.quick else f"{bot.name}:2" for bot in BOTS]
"""Every bot; those who search make few simulations here."""
SHORT = 12
"""So many moves are enough of those who search."""
PAIRS = [(name, table) for name in NAMES for table in TABLES]


def played(rules: Rules, bot: Bot, seed: int) -> list[tuple[int, str, int]]:
    """Who did what at which moment, when one bot has all seats."""
    state, pacing, now = (
        rules.start(seed),
        Pacing([bot.seated(rules) for _ in range(rules.seats)], fast(seed)),
        0,
    )
    log: list[tuple[int, str, int]] = []
    most = 100_000 if bot.quick else SHORT
    while len(log) < most and (plan := pacing.next(state, now)):
        assert plan.due >= now, "nobody acts in the past"
        assert plan.move in state.moves(plan.seat)
        now = plan.due
        state.apply(plan.seat, plan.move)
        pacing.done(plan)
        log.append((plan.seat, plan.move.text(), now))
    assert len(log) == most or state.outcome() is not None, "nobody acts, and the game is not over"
    return log


@pytest.mark.parametrize(("name", "table"), PAIRS)
def test_a_bot_plays_legal_moves_to_the_end(name: str, table: str) -> None:
    rules = TABLES[table]
    for seed in range(2):
        seats = {seat for seat, _, _ in played(rules, find_bot(name), seed)}
        assert seats == set(range(rules.seats)) or not find_bot(name).quick


@pytest.mark.parametrize(("name", "table"), PAIRS)
def test_a_bot_plays_the_same_game_again_with_the_same_seed(name: str, table: str) -> None:
    one, two, other = (played(TABLES[table], find_bot(name), seed) for seed in (7, 7, 8))
    assert one == two != other


@pytest.mark.parametrize(("name", "table"), PAIRS)
def test_a_bot_may_be_asked_about_a_world_that_is_only_imagined(name: str, table: str) -> None:
    rules = TABLES[table]
    state = rules.start(5)
    seat = seats_in(state.to_act())[0]
    view = rules.imagine(state.view(seat), fast(1)).view(seat)
    choices = [find_bot(name).seated(rules).choose(view, state.moves(seat), fast(2)) for _ in range(2)]
    assert choices[0] is not None
    assert choices[1] is not None
    assert choices[0].move is choices[1].move
    assert choices[0].move in state.moves(seat)
    assert choices[0].after_ms == choices[1].after_ms


def test_bots_have_names_of_their_own() -> None:
    assert len({bot.name for bot in BOTS}) == len(BOTS)
    assert [find_bot(bot.name) for bot in BOTS] == list(BOTS)


def test_dice_are_also_called_random() -> None:
    assert find_bot("random") is find_bot("dice")
