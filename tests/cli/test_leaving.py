"""Leaving the table by word, key, signal or accident: nothing that was played is lost."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import pytest

import lastcard as library
from tests.cli.games import NAMES, SEALED, finished, played, series
from tests.cli.process import COMMAND, PATIENCE, environment, lastcard, playing
from tests.cli.pseudo import at_terminal

ASK = "Your turn: "
GAME = ("math-attack", "--pace", "0", "--seed", SEALED)


def kept(path: Path) -> library.Record:
    """The unfinished game in a file."""
    record = library.read_record(path.read_text(), unfinished=True)
    record.replay()
    return record


def test_who_leaves_can_go_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    with playing(*GAME, "--record", str(path)) as person:
        person.play(2)
        person.read_until(ASK)
        read, code = person.leave()
    assert code == 0
    assert read[-2:] == [
        "You leave the table.",
        f"The record is in {path}. To go on: lastcard play --resume {path}",
    ]
    before = kept(path)
    assert len(before.entries) == 4
    with playing("--resume", str(path), "--pace", "0") as person:
        read = person.play_to_end()
    after = library.read_record(path.read_text())
    assert "It goes on after 4 moves." in read
    assert [entry.text for entry in after.entries[:4]] == [entry.text for entry in before.entries]
    assert library.verify(after) == before.commitment()


def test_an_interrupt_leaves_like_a_word(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    with playing(*GAME, "--record", str(path)) as person:
        person.play(1)
        person.read_until(ASK)
        person.process.send_signal(signal.SIGINT)
        read, code = person.leave()
    assert code == 130
    assert "You leave the table." in read
    assert len(kept(path).entries) == 2


def test_a_killed_process_loses_no_move_it_has_told(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    with playing(*GAME, "--record", str(path)) as person:
        person.play(3)
        person.read_until("Your hand: ")
        person.process.send_signal(signal.SIGKILL)
        person.process.wait(PATIENCE)
    record = kept(path)
    assert len(record.entries) == 6
    with playing("--resume", str(path), "--pace", "0") as person:
        person.play_to_end()
    assert library.verify(library.read_record(path.read_text())) == record.commitment()


def test_a_series_killed_in_its_second_game_goes_on_there(tmp_path: Path) -> None:
    path = tmp_path / "series.txt"
    first = series(3, 1)
    first.records.append(played(library.Sitting(first.series().next_rules(), NAMES, SEALED), 3))
    first.write(str(path))
    with playing("--resume", str(path), "--pace", "0") as person:
        person.read_until("Game 2 of 3.")  # Bo began it and had moves 1 and 3.
        person.play(1)
        person.read_until("You lay ")
        person.process.send_signal(signal.SIGKILL)
        person.process.wait(PATIENCE)
    left = library.read_series(path.read_text(), unfinished=True).records[1]
    assert len(left.entries) >= 4
    with playing("--resume", str(path), "--pace", "0") as person:
        read = person.play_to_end()
    whole = library.read_series(path.read_text())
    assert "Game 2 of 3." in read
    assert f"It goes on after {len(left.entries)} moves." in read
    assert any(line.startswith("The series is won by ") for line in read)
    assert whole.records[0].text() == first.records[0].text()
    assert whole.records[1].text().startswith(left.text())
    assert whole.series().is_over()


def test_a_series_is_played_and_kept_from_its_first_deal(tmp_path: Path) -> None:
    path = tmp_path / "series.txt"
    with playing(*GAME, "--series", "2", "--record", str(path)) as person:
        read = person.play_to_end()
    whole = library.read_series(path.read_text())
    assert [line for line in read if line.startswith(("Game ", "After "))] == [
        "Game 1 of 2.",
        "After 1 of 2 games:",
        "Game 2 of 2.",
        "After 2 of 2 games:",
    ]
    assert len(whole.records) == 2
    assert lastcard("replay", str(path), "--verify").returncode == 0


def test_a_finished_game_cannot_be_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    finished().write(str(path))
    before = path.read_text()
    run = lastcard("play", "--resume", str(path))
    assert (run.returncode, run.stdout) == (0, "This record is of a game that is over.\n")
    assert path.read_text() == before


@pytest.mark.parametrize("words", [["rules", "math-attack"], ["play", *GAME], ["games"]])
def test_whoever_reads_no_further_gets_no_traceback(words: list[str]) -> None:
    with subprocess.Popen(
        [*COMMAND, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE) in (1, 141)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_ends_at_once_and_says_nothing(jobs: str) -> None:
    with at_terminal("simulate", "math-attack", "--games", "100000000", "--jobs", jobs) as terminal:
        terminal.see("/100000000")
        terminal.press("\x03")
        said = terminal.rest()
        assert "Traceback" not in said
        assert "moves a second" not in said
        assert terminal.process.wait(PATIENCE) == 130


@pytest.mark.parametrize("keys", ["\x04", "quit\n"])
def test_one_may_leave_before_a_game_is_chosen(keys: str) -> None:
    with at_terminal("play") as terminal:
        terminal.see("Which game?")
        terminal.press(keys)
        assert "lastcard: no game was chosen" in terminal.rest()
        assert terminal.process.wait(PATIENCE) == 2
