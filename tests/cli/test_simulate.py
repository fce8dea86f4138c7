"""`lastcard simulate`: many games, counted."""

from __future__ import annotations

import json

import lastcard as library
from tests.cli.process import lastcard


def simulated(*words: str) -> dict[str, object]:
    """The one object that --json prints; nothing else may be printed."""
    run = lastcard("simulate", *words, "--json")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.count("\n") == 1
    result = json.loads(run.stdout)
    assert isinstance(result, dict)
    return result


def test_json_is_one_object_with_all_that_was_counted() -> None:
    result = simulated("math-attack", "random", "--games", "20", "--seed", "3")
    asked = {"game": "math-attack", "games": 20, "seed": 3, "seats": 2, "bots": "random", "options": {}}
    assert {key: result[key] for key in asked} == asked
    assert result["compiled"] is library.is_compiled()
    assert isinstance(result["moves"], int)
    assert isinstance(result["seconds"], float)
    assert isinstance(result["moves_per_second"], int)
    assert result["moves"] > 20
    assert result["moves_per_second"] > 0


def test_every_game_has_a_winner_and_shared_wins_count_for_each() -> None:
    result = simulated("math-attack", "--games", "300")
    wins, shared = result["wins"], result["shared"]
    assert isinstance(wins, list)
    assert isinstance(shared, int)
    assert sum(wins) == 300 + shared


def test_one_and_two_processes_count_the_same() -> None:
    words = ["math-attack", "--games", "1100", "--seed", "5", "-o", "rounding=up"]
    one, two = simulated(*words), simulated(*words, "--jobs", "2")
    counted = ("games", "moves", "wins", "shared", "points", "options")
    assert {key: one[key] for key in counted} == {key: two[key] for key in counted}


def test_another_seed_deals_other_games() -> None:
    one, two = (simulated("math-attack", "--games", "50", "--seed", seed) for seed in "12")
    assert one["points"] != two["points"]


def test_a_series_counts_once() -> None:
    result = simulated("math-attack", "--games", "30", "--series", "3")
    wins, points = result["wins"], result["points"]
    assert isinstance(wins, list)
    assert isinstance(points, list)
    assert isinstance(result["shared"], int)
    assert (result["games"], result["series"]) == (30, "3 wins")
    assert sum(wins) == 30 + result["shared"]
    assert 2 * 30 <= sum(points) <= 2 * 3 * 30


def test_a_person_gets_a_table_and_no_colour_in_a_file() -> None:
    run = lastcard("simulate", "math-attack", "random,random", "--games", "10", FORCE_COLOR="")
    lines = run.stdout.splitlines()
    assert run.stderr == ""
    assert "\x1b" not in run.stdout
    assert lines[0].startswith("math-attack: 10 games, ")
    assert lines[2].split() == ["seat", "bot", "wins", "share", "points", "each"]
    assert [line.split()[:2] for line in lines[3:5]] == [["0", "dice"], ["1", "dice"]]
