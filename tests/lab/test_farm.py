"""Many games, counted the same way however they are shared out."""

from __future__ import annotations

import pytest

from lastcard.bots import UnknownBot, bots_for
from lastcard.bots.bot import Bot, Choice
from lastcard.engine.contract import Move, View, seats_in
from lastcard.engine.options import BadOption
from lastcard.engine.rng import Rng
from lastcard.engine.series import best_of
from lastcard.games import GAMES, UnknownGame, rules_of
from lastcard.lab import farm
from lastcard.lab.match import play_match, play_series


class Thinker(Bot):
    """A dice thrower who has to look: the view is built, and the clock runs."""

    def __init__(self) -> None:
        super().__init__("thinker")

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Choice | None:
        """Any move, in any time."""
        return Choice(moves[rng.below(len(moves))], int(rng.below(100)))


def counted(tally: farm.Tally) -> tuple[object, ...]:
    """All but the time it took."""
    return tally.games, tally.moves, tally.shared, tally.wins, tally.points


def test_two_processes_count_what_one_counts() -> None:
    plan = farm.Plan("math-attack", 2, "random", 31, 4, {"rounding": "up"})
    assert counted(farm.run(plan, 1)) == counted(farm.run(plan, 2))


def test_games_played_apart_add_up() -> None:
    plan = farm.Plan("schwupps", 3, "random", 20, 4)
    parts = farm.play_chunk(plan, 0, 7)
    parts.add(farm.play_chunk(plan, 7, 20))
    assert counted(parts) == counted(farm.play_chunk(plan, 0, 20))
    assert parts.games == 20


def test_every_game_is_reported_once() -> None:
    done: list[int] = []
    farm.run(farm.Plan("math-attack", 2, "random", farm.CHUNK + 1, 1), 1, done.append)
    assert done == [farm.CHUNK, farm.CHUNK + 1]


def test_two_seeds_share_no_deal() -> None:
    one, two = (farm.Plan("math-attack", 2, "random", farm.MOST_GAMES, seed) for seed in (1, 2))
    assert one.seed_of(farm.MOST_GAMES - 1) < two.seed_of(0)


@pytest.mark.parametrize(
    ("plan", "fault"),
    [
        (farm.Plan("chess", 2, "random", 1, 1), UnknownGame),
        (farm.Plan("math-attack", 3, "random", 1, 1), UnknownGame),
        (farm.Plan("math-attack", 2, "einstein", 1, 1), UnknownBot),
        (farm.Plan("math-attack", 2, "random", 1, 1, {"colour": "red"}), BadOption),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_before_the_first_game(
    plan: farm.Plan, fault: type[Exception]
) -> None:
    done: list[int] = []
    with pytest.raises(fault):
        farm.run(plan, 1, done.append)
    assert done == []


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_match_is_the_same_again_with_the_same_seed(game: str) -> None:
    rules = rules_of(game, 0, {})
    thinkers: list[Bot] = [Thinker() for _ in range(rules.seats)]
    for bots in (bots_for("random", rules.seats), thinkers):
        one, two, other = (play_match(rules, bots, seed) for seed in (3, 3, 4))
        assert (one.moves, one.outcome.text()) == (two.moves, two.outcome.text())
        assert (one.moves, one.outcome.text()) != (other.moves, other.outcome.text())


def test_a_series_is_won_by_who_wins_most_of_its_games() -> None:
    rules = rules_of("math-attack", 2, {})
    bots = bots_for("random", 2)
    for seed in range(20):
        row = play_series(rules, bots, seed, best_of(5))
        points = row.outcome.points
        assert max(points) <= 5
        assert seats_in(row.outcome.winners) == [seat for seat in (0, 1) if points[seat] == max(points)]


def test_series_are_counted_like_games() -> None:
    tally = farm.run(farm.Plan("math-attack", 2, "random", 10, 1, {}, "3 wins"))
    assert tally.games == 10
    assert sum(tally.wins) == 10 + tally.shared
    assert 20 <= sum(tally.points) <= 60
