"""Sense goes by what a seat sees, and the same from a glance as from a whole view."""

from __future__ import annotations

import pytest

from lastcard.bots import find_bot
from lastcard.bots.by_game import game_bots_for
from lastcard.engine.contract import Move, Rules, State, seats_in
from lastcard.engine.rng import fast
from lastcard.games import GAMES
from lastcard.shelf import rules_of
from tests.table import table

TURNS = [game for game in GAMES if not rules_of(game.name, 0, {}).real_time]
NAMES = [game.name for game in TURNS]


def rules_for(name: str) -> Rules:
    """The rules for a middling table."""
    game = next(game for game in GAMES if game.name == name)
    return game.rules(min(3, game.most), game.settings())


def choices(state: State, seat: int) -> list[Move]:
    """What beginner and regular choose, from the view and from a glance."""
    sense, moves = game_bots_for(state_game(state)).sense, state.moves(seat)
    found = []
    for seen in (state.view(seat), state.glance(seat)):
        found += [sense.eager(seen, moves, fast(1)), sense.greedy(seen, moves, fast(1))]
    return found


def state_game(state: State) -> str:
    """Which game a state is of, by the package it comes from."""
    package = type(state).__module__.split(".")[2]
    return package.replace("_", "-")


@pytest.mark.parametrize("name", NAMES)
def test_a_glance_and_a_view_lead_to_the_same_choice(name: str) -> None:
    rules, asked, seed = rules_for(name), 0, 0
    while seed < 2 or asked <= 20:
        state, rng = rules.start(seed), fast(seed)
        while (seats := seats_in(state.to_act())) and asked < 300 * (seed + 1):
            moves = state.moves(seats[0])
            by_view, greedy_view, by_glance, greedy_glance = choices(state, seats[0])
            assert by_view is by_glance
            assert greedy_view is greedy_glance
            state.apply(seats[0], moves[rng.below(len(moves))] if seed else greedy_view)
            asked += 1
        seed += 1


@pytest.mark.parametrize("name", NAMES)
def test_two_worlds_that_look_alike_are_played_alike(name: str) -> None:
    rules, rng = rules_for(name), fast(3)
    state = rules.start(3)
    for number in range(60):
        if not state.to_act():
            break
        seat = seats_in(state.to_act())[0]
        view, moves = state.view(seat), state.moves(seat)
        world = rules.imagine(view, fast(number))
        assert choices(world, seat) == choices(state, seat)
        if number % 20 == 0:
            bots = [find_bot(bot).seated(rules) for bot in ("counts:6", "plans:6", "reads:6")]
            for bot in bots:
                one = bot.choose(view, moves, fast(number))
                other = bot.choose(world.view(seat), world.moves(seat), fast(number))
                assert one is not None
                assert other is not None
                assert one.move is other.move
        state.apply(seat, moves[rng.below(len(moves))])


SENSIBLE = [
    # The end is called with a safe lead, and not with a small one.
    ("math-attack", "Ada: end +1 +2 -1 -2 | Bo: +1 +3 +4 +5 +6 ; line Ada +10 +10", "own:end other:end"),
    ("math-attack", "Ada: end +1 +2 -1 -2 | Bo: +1 +3 +4 +5 +6 ; line Ada +3", "own:+2 other:-2"),
    # In the last turn nothing is kept: the sign card turns a total that is worth turning.
    ("math-attack", "Ada: sign +1 +2 -1 -2 | Bo: +3 +4 +5 +6 +7 ; line Bo +10 +9 end ; ending", "other:sign"),
    # A square before a card that is none; the free card is kept.
    ("multiplication", "Ada: 12 36 free | Bo: 5 7 10 ; open 24=4x6", "36=4x9 36=6x6"),
    # The card that lets another one follow.
    (
        "schwupps",
        "Ada: r3 r4 b9 p9 | Bo: g1 ; rows +1 +2 -1 -2 ; pile 1 r2 ; pile 2 y5 ; pile 3 g5 ; pile 4 p5",
        "r3@1",
    ),
    # A Gift is laid first: two more cards go with it.
    ("frantic", "Ada: r1 rgi r9 b9 y9 | Bo: g1 g2 g3 g4 g5 ; top r5", "rgi"),
]


@pytest.mark.parametrize(("game", "position", "sensible"), SENSIBLE)
def test_a_regular_guest_knows_what_to_do(game: str, position: str, sensible: str) -> None:
    t = table(game, position)
    moves = t.state.moves(0)
    choice = find_bot("regular").seated(t.sitting.rules).choose(t.state.view(0), moves, fast(1))
    assert choice is not None
    assert choice.move.text() in sensible.split()


@pytest.mark.parametrize("game", ["math-attack", "multiplication"])
def test_what_is_done_at_sight_is_a_legal_move_and_the_sensible_one(game: str) -> None:
    rules, rng, asked = rules_for(game), fast(4), 0
    sense = game_bots_for(game).sense
    assert sense.sees_moves
    for seed in range(6):
        state = rules.start(seed)
        while seats := seats_in(state.to_act()):
            moves = state.moves(seats[0])
            at_sight = sense.at_sight(state.glance(seats[0]))
            assert at_sight in moves
            assert at_sight is sense.greedy(state.view(seats[0]), moves, fast(1))
            state.apply(seats[0], moves[rng.below(len(moves))])
            asked += 1
    assert asked > 100


def test_a_pair_to_be_declared_is_not_seen_at_sight() -> None:
    state = rules_of("multiplication", 3, {"opening": "dealer"}).start(1)
    seat = seats_in(state.to_act())[0]
    assert game_bots_for("multiplication").sense.at_sight(state.glance(seat)) is None
    moves = state.moves(seat)
    assert game_bots_for("multiplication").sense.greedy(state.glance(seat), moves, fast(1)) in moves
