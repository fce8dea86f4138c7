"""`lastcard play`: a scripted person at the table."""

from __future__ import annotations

from pathlib import Path

import lastcard as library
from tests.cli.process import lastcard, playing

ASK = "Your turn: "


def test_a_game_is_played_to_its_end_and_verified(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    with playing("math-attack", "--pace", "0", "--record", str(path)) as person:
        read = person.play_to_end()
    record = library.read_record(path.read_text())
    assert f"The deal is sealed. Its commitment: {record.commitment()}" in read
    assert f"The seed of the deal: {record.seed}" in read
    assert read[-1] == f"The record is in {path}. To see it again: lastcard replay {path}"
    assert library.verify(record) == record.commitment()


def test_the_first_lines_say_who_plays_and_what_to_type() -> None:
    run = lastcard("play", "math-attack", "--name", "Eva", "--seed", "1")
    lines = run.stdout.splitlines()
    assert lines[0] == "Math Attack! with Ada. You are Eva."
    assert lines[1].startswith("own:+7 lays +7 on your line")
    assert lines[2].startswith("Type a move. Enter alone lists your moves, ? tells how they are written")
    assert lines[-2:] == ["Your turn: lay a card on either line.", "You leave the table."]


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    words = ["play", "math-attack", "--seed", "4", "--pace", "0"]
    one, two = (lastcard(*words, typed="own:+2\nlook\nown:-2\n") for _ in range(2))
    assert one.stdout == two.stdout
    assert one.stdout.count(ASK) > 1


def test_a_wrong_move_is_answered_by_its_clause_and_changes_nothing() -> None:
    typed = "own:end\nknight\nlook\n"
    run = lastcard("play", "math-attack", "--seed", "1", typed=typed)
    _, first, second = run.stdout.split("\n\n")
    table, refusals = first.splitlines()[:5], first.splitlines()[5:]
    assert refusals == [
        "You lay exactly one card that is in your hand, on your own line or the other. MA-10",
        "“knight” is not a move here. Type ? for help.",
    ]
    assert second.splitlines()[:5] == table


def test_a_question_mark_tells_what_may_be_done() -> None:
    run = lastcard("play", "math-attack", "--seed", "1", typed="?\n")
    state = library.rules("math-attack").start(1)
    assert "You may: " + "  ".join(move.text() for move in state.moves(0)) + "\n" in run.stdout


def test_a_clause_can_be_asked_for() -> None:
    run = lastcard("play", "math-attack", "--seed", "1", typed="? ma-30\n?MA-99\n")
    assert "MA-30 · Cancel the last card\nCancel: only if the last card" in run.stdout
    assert "There is no clause MA-99.\n" in run.stdout


def test_bytes_that_are_no_text_are_no_move() -> None:
    run = lastcard("play", "math-attack", "--seed", "1", typed="own:\udcff\n")
    assert (run.returncode, run.stderr) == (0, "")
    assert "is not a move here" in run.stdout


def test_a_game_is_chosen_by_number_or_name() -> None:
    games = [game.name for game in library.GAMES]
    number = games.index("math-attack") + 1
    for answer in (str(number), "math-attack", "MATH ATTACK!"):
        run = lastcard("play", "--seed", "1", typed=f"0\n{answer}\n")
        assert f"Type a number from 1 to {len(games)}.\n" in run.stdout
        assert "Math Attack! with Bo. You are Ada.\n" in run.stdout


def test_output_in_a_file_has_no_codes_for_terminals() -> None:
    run = lastcard("play", "math-attack", "--seed", "1", typed="?\nlook\n", TERM="xterm-256color")
    assert "\x1b" not in run.stdout
    assert "> " not in run.stdout
