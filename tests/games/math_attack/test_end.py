"""Math Attack!, the end: MA-40 to MA-45."""

from __future__ import annotations

import pytest

from lastcard.engine.contract import Move, State
from lastcard.engine.rng import fast
from lastcard.shelf import rules_of
from tests.table import clause, table


@clause("MA-40")
@pytest.mark.parametrize("line", ["own", "other"])
def test_after_an_end_the_opponent_has_exactly_one_more_turn(line: str) -> None:
    t = table("math-attack", "Ada: end +1 | Bo: +2 +3").play(f"Ada {line}:end")
    assert (t.to_act(), t.winners()) == ("Bo", "")
    t.play("Bo own:+2")
    assert (t.to_act(), t.winners()) == ("", "Bo")


@clause("MA-41")
def test_the_player_of_the_end_still_draws() -> None:
    t = table("math-attack", "Ada: end | Bo: +2 ; stack +9").play("Ada own:end")
    assert t.hand("Ada") == "+9"


@clause("MA-42")
def test_the_extra_turn_is_an_ordinary_turn() -> None:
    t = table("math-attack", "Ada: end | Bo: +2 end block").play("Ada own:end")
    assert t.may("Bo") == "own:+2 own:end own:block other:+2 other:end other:block"


@clause("MA-42")
@pytest.mark.parametrize("card", ["end", "block"])
def test_a_second_end_or_a_block_in_the_extra_turn_adds_nothing(card: str) -> None:
    t = table("math-attack", f"Ada: end | Bo: {card}").play("Ada own:end", f"Bo own:{card}")
    assert t.to_act() == ""


@clause("MA-42")
def test_no_block_can_stand_in_the_extra_turn() -> None:
    t = table("math-attack", "Ada: block +1 | Bo: end +2 ; line Bo +5").play("Ada own:block", "Bo own:end")
    assert t.may("Ada") != "pass"
    assert t.view("Ada").zones()["blocked"] == -1


@clause("MA-43")
def test_an_extra_turn_that_cannot_be_used_is_skipped() -> None:
    t = table("math-attack", "Ada: end | Bo: cancel ; line Ada +5 ; line Bo sign ; stack none").play(
        "Ada own:end"
    )
    assert t.may("Bo") == "pass"
    assert t.play("Bo pass").winners() == "Ada"


@clause("MA-44")
@pytest.mark.parametrize(
    ("ada", "bo", "winners"), [("+5", "+4", "Ada"), ("-5", "-4", "Bo"), ("+5", "+5", "Ada Bo")]
)
def test_the_higher_total_wins_and_equal_totals_are_a_draw(ada: str, bo: str, winners: str) -> None:
    t = table("math-attack", f"Ada: end | Bo: block ; line Ada {ada} ; line Bo {bo}")
    t.play("Ada own:end", "Bo own:block")
    assert t.winners() == winners
    assert t.points() == [int(ada), int(bo)]


def holding_back(state: State, moves: list[Move]) -> list[Move]:
    """All moves but the ends, if there are others."""
    return [move for move in moves if not move.text().endswith(":end")] or moves


@clause("MA-45")
def test_a_game_ends_within_54_turns_even_if_the_end_is_held_back() -> None:
    longest = 0
    for seed in range(150):
        state = rules_of("math-attack", 2, {}).start(seed)
        rng = fast(seed)
        while seats := state.to_act():
            moves = holding_back(state, state.moves(seats - 1))
            state.apply(seats - 1, moves[rng.below(len(moves))])
        longest = max(longest, state.decision())
    assert 50 <= longest <= 54
