"""A bot that misbehaves gets a default move; the game goes on, and the fault is counted."""

from __future__ import annotations

import pytest

import lastcard
from lastcard.bots import UnknownBot
from lastcard.lab.match import play_match
from lastcard.lab.rerun import rerun
from lastcard.lab.seat_orders import bot_named, names_of, rotations
from lastcard.lab.simulation import play_span, run_simulation
from lastcard.lab.simulation_plan import SimulationPlan, Span
from lastcard.lab.supervised_bot import ENOUGH, Fault, SupervisedBot
from lastcard.lab.workers.process_pool import SameProcess
from tests.lab.bots import Dawdles, First, Hangs, Watches

OWN = "@tests.lab.bots."


@pytest.mark.parametrize(
    ("name", "kind", "words"),
    [
        ("Raises", "raised", "ValueError: I do not like this hand"),
        ("Cheats", "illegal", "fly"),
        ("Mumbles", "illegal", "own:+2"),
        ("Sulks", "silent", ""),
        ("Stumbles", "raised", "ValueError: no chair for me"),
        ("SendsAnother", "raised", "TypeError: str is not a bot"),
    ],
)
def test_a_fault_is_noted_and_the_game_goes_on(name: str, kind: str, words: str) -> None:
    plan = SimulationPlan("math-attack", 2, f"{OWN}{name},{OWN}First", 2, 1, fixed=True)
    part = play_span(plan, Span(0, 2), True)
    assert part.totals.games == 2
    row = part.rows[0]
    assert row.faults[0] == f"seat 0, decision 0: {kind} {words}".rstrip()
    assert all(fault.startswith("seat 0,") for fault in row.faults)
    assert part.totals.faults == {f"{OWN}{name} {kind}": sum(len(row.faults) for row in part.rows)}


def test_a_bot_that_hangs_is_broken_off_and_soon_not_asked_any_more() -> None:
    faults: list[Fault] = []
    rules = lastcard.rules("multiplication")
    row = play_match(rules, [SupervisedBot(Hangs(), 0.05, faults), SupervisedBot(First(), 60.0, faults)], 1)
    assert row.moves > 2 * ENOUGH
    assert [fault.kind for fault in faults] == ["late"] * ENOUGH
    assert faults[0].text() == f"seat 0, decision {faults[0].decision}: late after 0.05 s"


def test_a_bot_that_never_sits_down_is_not_waited_for() -> None:
    faults: list[Fault] = []
    rules = lastcard.rules("multiplication")
    row = play_match(rules, [SupervisedBot(Dawdles(), 0.05, faults), SupervisedBot(First(), 60.0, faults)], 1)
    assert row.moves > 2 * ENOUGH
    assert [fault.kind for fault in faults] == ["late"] * ENOUGH


@pytest.mark.parametrize("game", ["hochspannung", "frantic", "schwupps", "multiplication"])
def test_every_game_ends_even_if_nobody_can_play_it(game: str) -> None:
    options: dict[str, object] = {"limit": 30} if game != "hochspannung" else {}
    totals = run_simulation(SimulationPlan(game, 3, f"{OWN}Raises", 3, 1, options), SameProcess())
    assert totals.games == 3
    assert totals.faults[f"{OWN}Raises raised"] > 10


def test_a_good_bot_plays_under_guard_as_it_plays_alone() -> None:
    rules = lastcard.rules("math-attack")
    for seed in range(10):
        faults: list[Fault] = []
        alone = play_match(rules, [First(), First()], seed)
        guarded = play_match(rules, [SupervisedBot(First(), 60.0, faults) for seat in range(2)], seed)
        assert (alone.moves, alone.outcome) == (guarded.moves, guarded.outcome)
        assert faults == []


def test_a_game_with_faults_can_be_watched_and_its_record_is_sound() -> None:
    rules = lastcard.rules("math-attack")
    record, faults = rerun(rules, [f"{OWN}Raises", f"{OWN}First"], 1_000_000_000, 60.0)
    row = play_span(
        SimulationPlan("math-attack", 2, f"{OWN}Raises,{OWN}First", 1, 1, fixed=True), Span(0, 1), True
    ).rows[0]
    assert [fault.text() for fault in faults] == row.faults
    assert lastcard.read_record(record.text()).replay().outcome() == record.outcome
    assert len(record.entries) == row.moves


def test_the_record_says_at_which_move_a_bot_failed_and_how() -> None:
    rules = lastcard.rules("math-attack")
    record, faults = rerun(rules, [f"{OWN}Raises", f"{OWN}First"], 1, 60.0)
    again = lastcard.read_record(record.text())
    failed = [entry for entry in again.entries if entry.note]
    assert len(failed) == len(faults) > 0
    assert {entry.seat for entry in failed} == {0}
    assert {entry.note for entry in failed} == {"raised ValueError: I do not like this hand"}
    assert again.text() == record.text()


def test_in_a_race_the_note_stands_at_the_next_move_of_whoever_failed() -> None:
    rules = lastcard.rules("hochspannung", 2)
    record, faults = rerun(rules, [f"{OWN}First", f"{OWN}Cheats"], 1, 1.0)
    notes = [(entry.seat, entry.note) for entry in record.entries if entry.note]
    assert faults
    assert all(seat == 1 and "illegal" in note for seat, note in notes)
    assert notes


def test_a_bot_that_watches_sees_the_table_through_its_guard() -> None:
    faults: list[Fault] = []
    watching = Watches()
    play_match(lastcard.rules("math-attack"), [SupervisedBot(watching, 60.0, faults), First()], 1)
    assert watching.seen > 5
    assert faults == []


def test_what_goes_wrong_while_watching_is_a_fault_too() -> None:
    part = play_span(
        SimulationPlan("math-attack", 2, f"{OWN}Blind,{OWN}First", 1, 1, fixed=True), Span(0, 1), True
    )
    assert part.rows[0].faults[0] == "seat 0, decision 0: raised ValueError: too dark"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("einstein", "there is no bot 'einstein'"),
        ("@Adder", "a bot of your own is written @module.Name, not '@Adder'"),
        ("@tests.lab.nowhere.Adder", "'@tests.lab.nowhere.Adder' cannot be seated: ModuleNotFoundError"),
        (f"{OWN}NotABot", f"'{OWN}NotABot' is no bot"),
    ],
)
def test_an_unknown_bot_is_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bot_named(name)
    assert str(refused.value).startswith(sentence)


def test_names_are_one_for_all_or_one_each() -> None:
    assert names_of("dice", 3) == ["dice", "dice", "dice"]
    assert names_of("dice, beginner", 2) == ["dice", "beginner"]
    with pytest.raises(UnknownBot, match="2 bots are named, but 3 must be"):
        names_of("dice,dice", 3)


def test_rotations_are_all_orders_once() -> None:
    assert rotations(["a", "b", "b"]) == [["a", "b", "b"], ["b", "a", "b"], ["b", "b", "a"]]
    assert rotations(["a", "b", "a", "b"]) == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]
    assert rotations(["a", "a"]) == [["a", "a"]]
