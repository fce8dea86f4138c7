"""Those who search: what they think of moves, and what they do not believe."""

from __future__ import annotations

import pytest

import lastcard
from lastcard.bots.search.flat import MoveTrial, halved, rounds_for
from lastcard.bots.search.nodes import SearchNode

MOVES = lastcard.rules("math-attack").vocabulary()[:5]


def tried(number: int, won: list[float], sensible: list[float]) -> MoveTrial:
    """A move that won so much in worlds in which the sensible one won so much."""
    trial = MoveTrial(MOVES[number])
    for mine, other in zip(won, sensible, strict=True):
        trial.add(mine, other)
    return trial


def visit(node: SearchNode, won: float, times: int = 1) -> None:
    """Something came of a move."""
    node.visits += times
    node.won += won * times


def test_the_sensible_move_is_tried_first_and_others_when_it_is_well_known() -> None:
    root = SearchNode(MOVES[0])
    for time in range(40):
        chosen = root.most_urgent(MOVES[1:4], MOVES[2])
        assert time > 0 or chosen.move is MOVES[2]
        visit(chosen, 0.5)
    visits = {node.move: node.visits for node in root.children}
    assert set(visits) == set(MOVES[1:4])
    assert visits[MOVES[2]] > visits[MOVES[1]] > 0


def test_a_move_that_wins_more_is_followed_more() -> None:
    root = SearchNode(MOVES[0])
    for time in range(400):
        chosen = root.most_urgent(MOVES[1:4], MOVES[2])
        visit(chosen, 0.9 if chosen.move is MOVES[3] else 0.3)
    assert max(root.children, key=lambda node: node.visits).move is MOVES[3]


def test_a_move_is_judged_by_how_often_it_was_possible() -> None:
    root = SearchNode(MOVES[0])
    for time in range(25):
        root.child(MOVES[1])
    rare, common = root.child(MOVES[2]), root.child(MOVES[1])
    assert (rare.available, common.available) == (1, 26)
    for node in (rare, common):
        visit(node, 0.5, 4)
    assert rare.urgency(0.1, 0.0) < common.urgency(0.1, 0.0)


def test_luck_in_few_worlds_is_not_believed_and_in_many_it_is() -> None:
    lucky = tried(1, [1.0, 0.0, 1.0], [0.0, 0.0, 1.0])
    proven = tried(2, [1.0, 0.0, 1.0] * 200, [0.0, 0.0, 1.0] * 200)
    sensible = tried(0, [0.0, 0.0, 1.0], [0.0, 0.0, 1.0])
    assert lucky.merit() < sensible.merit() < proven.merit()
    assert lucky.value() == proven.value() == pytest.approx(2 / 3)


def test_the_sensible_move_is_never_given_up() -> None:
    trials = [tried(0, [0.0], [0.0]), *[tried(at, [at / 5], [0.0]) for at in range(1, 5)]]
    kept, given_up = halved(trials)
    assert [trial.move for trial in kept] == [MOVES[0], MOVES[4], MOVES[3]]
    assert [trial.move for trial in given_up] == [MOVES[2], MOVES[1]]
    assert [rounds_for(moves) for moves in (1, 2, 3, 5, 9)] == [1, 1, 2, 3, 4]
