"""`lastcard simulate --out`, `ladder` and `watch`: the lab as people and scripts use it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

import lastcard as library
from tests.cli.process import COMMAND, PATIENCE, environment, lastcard

ROOT = str(Path(__file__).parents[2])
OWN = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), ROOT])


def test_a_simulation_is_kept_and_any_row_of_it_can_be_watched(tmp_path: Path) -> None:
    out = tmp_path / "kept"
    words = ["simulate", "math-attack", "beginner,dice", "--games", "6", "--out", str(out)]
    run = lastcard(*words)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines()[-1] == f"The report is {out}/report.html, the rows are {out}/rows.csv."
    report = (out / "report.html").read_text()
    command = next(line for line in report.splitlines() if "lastcard watch" in line).split()
    again = lastcard(*command[1:], "--record", str(tmp_path / "game.txt"))
    assert (again.returncode, again.stderr) == (0, "")
    record = library.read_record((tmp_path / "game.txt").read_text())
    assert record.replay().outcome() == record.outcome
    assert f"{len(record.entries)} moves:" in report
    assert lastcard(*words).stdout.splitlines() == run.stdout.splitlines()[-1:]


def test_a_killed_simulation_goes_on_where_it_was(tmp_path: Path) -> None:
    out = tmp_path / "kept"
    bots = ["@tests.lab.bots.Lingers,dice", "--games", "6", "--patience", str(PATIENCE)]
    words = ["simulate", "math-attack", *bots, "--json", "--out", str(out)]
    there = environment(PYTHONPATH=OWN, LINGERS_AT=str(out))
    with subprocess.Popen([*COMMAND, *words], env=there, stdout=subprocess.PIPE) as process:
        ends = time.monotonic() + PATIENCE
        while not list(out.glob("parts/*.jsonl")) and time.monotonic() < ends:
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE)
    assert list(out.glob("parts/*.jsonl"))
    assert not (out / "report.html").exists()
    resumed, straight = (json.loads(lastcard(*asked, PYTHONPATH=OWN).stdout) for asked in (words, words[:-2]))
    counted = ("games", "moves", "wins", "points", "by_bot")
    assert {key: resumed[key] for key in counted} == {key: straight[key] for key in counted}


def test_faults_are_counted_and_shown() -> None:
    words = ["math-attack", "@tests.lab.bots.Raises,dice", "--games", "4"]
    run = lastcard("simulate", *words, "--json", PYTHONPATH=OWN)
    faults = json.loads(run.stdout)["faults"]
    assert faults["@tests.lab.bots.Raises raised"] > 4
    shown = lastcard("simulate", *words, PYTHONPATH=OWN).stdout
    assert f"Faults: @tests.lab.bots.Raises raised {faults['@tests.lab.bots.Raises raised']} times" in shown
    told = lastcard("watch", *words[:2], PYTHONPATH=OWN).stdout
    assert "fault: seat 0, decision 0: raised ValueError: I do not like this hand" in told


def test_a_ladder_says_who_is_stronger() -> None:
    words = ["ladder", "math-attack", "dice,beginner", "--deals", "100", "--gain", "0.1", "--rate", "3"]
    found = json.loads(lastcard(*words, "--json").stdout)
    assert [(step["above"], step["verdict"]) for step in found["steps"]] == [("beginner", "stronger")]
    assert [rating["name"] for rating in found["ratings"]] == ["beginner", "dice"]
    table = lastcard(*words).stdout.splitlines()
    assert table[0] == "math-attack, 2 seats; the fair share is 50.0%"
    assert table[2].split()[:2] == ["beginner", "dice"]
    assert any(line.startswith("Ratings are openskill's") for line in table)
    gate = lastcard("ladder", "math-attack", "beginner,dice", "--deals", "60", "--gate", "--rate", "0")
    assert gate.returncode == 1
    assert "not stronger" in gate.stdout


def test_a_game_is_watched_with_the_eyes_of_a_seat() -> None:
    everybody = lastcard("watch", "math-attack", "dice", "--seed", "4").stdout
    first = lastcard("watch", "math-attack", "dice", "--seed", "4", "--seat", "0").stdout
    assert everybody.splitlines()[-1] == first.splitlines()[-1]
    assert first.count("dice.1 draws a card.") > 0
    assert everybody.count("dice.1 draws a card.") == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("simulate math-attack einstein --out OUT", "there is no bot 'einstein'"),
        ("simulate math-attack @nowhere.Bot --out OUT", "'@nowhere.Bot' cannot be seated"),
        ("simulate math-attack --seats 7 --out OUT", "seats must be a whole number from 1 to 2, not 7"),
        ("simulate schwupps dice,dice,dice --seats 2 --out OUT", "3 bots are named, but 2 must be"),
        ("simulate math-attack --patience 0 --out OUT", "patience must be a number of seconds"),
        ("simulate math-attack --rows xml --out OUT", "rows"),
        ("simulate math-attack --ray 127.0.0.1:1 --out OUT", "no Ray cluster answers at '127.0.0.1:1'"),
        ("ladder math-attack dice", "a ladder has at least two levels"),
        ("ladder math-attack dice,einstein", "there is no bot 'einstein'"),
        ("ladder math-attack dice,beginner --gain 2", "gain must be a share between 0 and 1, not 2"),
        ("watch chess", "there is no game 'chess'"),
        ("watch math-attack dice --seat Ada", "there is no seat 'Ada'"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_nothing_is_written(
    words: str, sentence: str, tmp_path: Path
) -> None:
    out = tmp_path / "kept"
    run = lastcard(*words.replace("OUT", str(out)).split())
    assert (run.returncode, run.stdout) == (2, "")
    assert sentence in run.stderr
    assert run.stderr.count("\n") == 1
    assert not out.exists()


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    run = lastcard("simulate", "math-attack", "--games", "2", "--out", str(tmp_path / "file" / "kept"))
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
