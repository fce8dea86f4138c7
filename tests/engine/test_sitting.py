"""The one door for outsiders: what it refuses, what it lets in, and how a sitting goes on later."""

from __future__ import annotations

import pytest

from lastcard.engine.contract import CLOCK
from lastcard.engine.record import BadRecord, read_record
from lastcard.engine.sitting import (
    ILLEGAL,
    LATE,
    NOT_A_MOVE,
    NOT_ASKED,
    Accepted,
    Refused,
    Sitting,
    resumed,
)
from tests.engine.ambush.rules import ambush
from tests.engine.played import GAMES, NAMES, played


def begun() -> Sitting:
    """A freshly dealt sitting of three; Ada is in turn."""
    return Sitting(ambush(3), NAMES, 4)


def everything(sitting: Sitting) -> tuple[object, ...]:
    """All that could change by a move."""
    views = [sitting.state.view(seat).data() for seat in range(3)]
    return (views, sitting.state.places(), sitting.record.text())


def legal(sitting: Sitting) -> str:
    """A move that Ada may make."""
    return sitting.state.moves(0)[0].text()


def test_a_legal_move_is_made_numbered_and_written_down() -> None:
    sitting = begun()
    move = legal(sitting)
    answer = sitting.submit(0, 0, move, 1830)
    assert isinstance(answer, Accepted)
    assert answer.number == 1
    assert [event.words().key for event in answer.events] == ["ambush.plays"]
    assert sitting.record.text().endswith(f"\n1    Ada 1830 {move}\n")


REFUSALS = {
    "an answer to a decision that is gone": (0, -1, "draw", LATE, "clause.table.late"),
    "an answer to a decision to come": (0, 1, "draw", LATE, "clause.table.late"),
    "something that is no move": (0, 0, "castle", NOT_A_MOVE, "clause.table.not-a-move"),
    "nothing": (0, 0, "", NOT_A_MOVE, "clause.table.not-a-move"),
    "a move of somebody who is not asked": (1, 0, "draw", NOT_ASKED, "clause.AB-2"),
    "a move of the clock where time does not run": (CLOCK, 0, "timeout", NOT_ASKED, "clause.AB-2"),
    "a move that is not among the legal ones": (0, 0, "at=1", ILLEGAL, "clause.AB-2"),
}


@pytest.mark.parametrize("what", REFUSALS)
def test_it_refuses_and_says_why(what: str) -> None:
    seat, decision, text, code, key = REFUSALS[what]
    answer = begun().submit(seat, decision, text)
    assert isinstance(answer, Refused)
    assert (answer.code, answer.why.words.key) == (code, key)


@pytest.mark.parametrize("what", REFUSALS)
def test_a_refusal_changes_nothing(what: str) -> None:
    seat, decision, text, _, _ = REFUSALS[what]
    sitting = begun()
    before = everything(sitting)
    sitting.submit(seat, decision, text)
    assert everything(sitting) == before


def test_what_is_no_move_is_told_in_the_players_own_words() -> None:
    answer = begun().submit(0, 0, "castle")
    assert isinstance(answer, Refused)
    assert answer.why.words.values == {"text": "castle"}


def test_the_same_answer_twice_is_late_the_second_time() -> None:
    sitting = begun()
    move = legal(sitting)
    assert isinstance(sitting.submit(0, 0, move), Accepted)
    second = sitting.submit(0, 0, move)
    assert isinstance(second, Refused)
    assert second.code == LATE


def test_after_the_end_everything_is_late() -> None:
    sitting = played(NAMES, 4)
    answer = sitting.submit(0, sitting.state.decision(), "draw")
    assert isinstance(answer, Refused)
    assert (answer.code, answer.why.words.key) == (LATE, "clause.table.over")


def test_the_outcome_is_written_down_at_the_end() -> None:
    assert played(NAMES, 4, 5).record.outcome is None
    sitting = played(NAMES, 4)
    assert sitting.record.outcome == sitting.state.outcome()
    assert read_record(sitting.record.text(), GAMES).outcome == sitting.state.outcome()


@pytest.mark.parametrize("moves", [0, 1, 7, 10_000])
def test_a_sitting_goes_on_where_its_record_leaves_off(moves: int) -> None:
    sitting = played(NAMES, 4, moves)
    again = resumed(read_record(sitting.record.text(), GAMES, unfinished=True))
    assert everything(again) == everything(sitting)
    assert again.state.decision() == sitting.state.decision()


def test_a_sitting_that_goes_on_still_tells_its_events() -> None:
    again = resumed(played(NAMES, 4, 7).record)
    seat = next(seat for seat in range(3) if again.state.moves(seat))
    answer = again.submit(seat, again.state.decision(), again.state.moves(seat)[0].text())
    assert isinstance(answer, Accepted)
    assert answer.number == 8


def test_a_record_that_cannot_be_is_not_resumed() -> None:
    record = played(NAMES, 4, 3).record
    record.entries.reverse()
    with pytest.raises(BadRecord, match="is not legal"):
        resumed(record)
