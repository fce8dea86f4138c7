"""What is asked and cannot be done: one sentence on standard error, exit code 2, nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.process import lastcard

pytestmark = pytest.mark.interpreted_only
BAD = {
    "play chess": "there is no game 'chess'; there are: ",
    "play math-attack --seats 3": "math-attack is for 2 players, not 3",
    "play math-attack --seats 0": "seats must be at least 1, not 0",
    "play math-attack --seats many": "--seats",
    "play math-attack -o colour=red": "there is no option 'colour'; options are: rounding, first",
    "play math-attack -o rounding": "an option is written name=value, not 'rounding'",
    "play math-attack -o rounding=sideways": "option rounding may be down, up, not 'sideways'",
    "play math-attack --bots einstein": "there is no bot 'einstein'; there are: dice, beginner, regular,",
    "play math-attack --bots random,random": "2 bots are named, but 1 must be",
    "play math-attack --language xx": "there is no language 'xx'; there are: en, de, fr",
    "play math-attack --seed seven": "a seed is a whole number or 64 hexadecimal digits, not 'seven'",
    "play math-attack --series many": "a series is 'tournament' or a number of games from 1 to 99",
    "play math-attack --series 100": "a series is 'tournament' or a number of games from 1 to 99, not '100'",
    "play math-attack --series tournament": "the rule book of math-attack has no tournament",
    "play math-attack --pace -1": "pace must be a number from 0 to 1000, not -1.0",
    "play math-attack --pace nan": "pace must be a number from 0 to 1000, not nan",
    "play math-attack --name abcdefghijklmnopqrstuvwxyz": "a name has 1 to 24 letters",
    "play math-attack --record no/such/game": "the record cannot be kept in no/such/game: No such file",
    "play math-attack --record .": ". is there already; --resume goes on with a record",
    "play --resume missing": "missing cannot be read: No such file",
    "play --resume .": ". cannot be read: Is a directory",
    "play math-attack --resume missing": "--resume goes on with a game as it was begun: leave out GAME",
    "play --resume missing --seed 3": "--resume goes on with a game as it was begun: leave out --seed",
    "play": "no game was chosen",
    "simulate chess": "there is no game 'chess'",
    "simulate math-attack --seats 5": "seats must be a whole number from 1 to 2, not 5",
    "simulate math-attack --games 0": "games must be a whole number from 1 to 1000000000, not 0",
    "simulate math-attack --games 1000000001": "games must be a whole number from 1 to 1000000000",
    "simulate math-attack --jobs -1": "jobs must be a whole number from 0 to 256, not -1",
    "simulate math-attack --jobs 257": "jobs must be a whole number from 0 to 256, not 257",
    "simulate math-attack --seed x": "--seed",
    "simulate math-attack einstein": "there is no bot 'einstein'",
    "simulate math-attack random,random,random": "math-attack is for 2 players, not 3",
    "simulate math-attack -o first=9 --json": "option first may be 0, 1, drawn, not '9'",
    "simulate math-attack --series 0 --json": "a series is 'tournament' or a number of games",
    "simulate": "GAME",
    "replay missing": "missing cannot be read: No such file",
    "replay .": ". cannot be read: Is a directory",
    "replay missing --shown 00": "--shown is what --verify compares with: give both",
    "games chess": "there is no game 'chess'",
    "games --language klingon": "there is no language 'klingon'",
    "rules chess": "there is no game 'chess'",
    "rules math-attack MA-99": "there is no clause 'MA-99' in the rules of math-attack",
    "rules math-attack HS-17": "there is no clause 'HS-17' in the rules of math-attack",
    "serve --bus foo": "a bus is nats://host:port, or postgres with a PostgreSQL database, not 'foo'",
    "serve --bus nats://127.0.0.1:1": "no NATS server answers at nats://127.0.0.1:1",
    "serve --database postgresql://127.0.0.1:1/x": "the database cannot be reached: ",
    "serve --database /dev/null/x": "the database /dev/null/x cannot be opened: ",
    "serve --port 99999": "a port is a number from 0 to 65535, not 99999",
    "serve --node A!": "a node's name is up to 20 small letters and digits, not 'A!'",
    "serve --limits -1": "limits must be a number from 0 to 1000, not -1.0",
    "serve --pace nan": "pace must be a number from 0 to 1000, not nan",
    "serve --host 192.0.2.1": "cannot listen on 192.0.2.1, port 8000: ",
    "deal": "deal",
    "--colour": "--colour",
}


@pytest.mark.parametrize("words", BAD)
def test_it_is_told_in_one_sentence(
    words: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    run = lastcard(*words.split(), folder=tmp_path, XDG_DATA_HOME=str(tmp_path_factory.mktemp("data")))
    assert run.returncode == 2
    assert run.stderr.startswith("lastcard: ")
    assert run.stderr.count("\n") == 1
    assert BAD[words] in run.stderr
    assert list(tmp_path.iterdir()) == []
    assert run.stdout == "" or words == "play"


def test_a_name_is_one_line(tmp_path: Path) -> None:
    run = lastcard("play", "math-attack", "--name", "Ada\nBo", folder=tmp_path)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "lastcard: a name has 1 to 24 letters on one line, not 'Ada\\nBo'\n"


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Bo")
    run = lastcard("play", "math-attack", "--record", "letter.txt", folder=tmp_path)
    assert run.returncode == 2
    assert (tmp_path / "letter.txt").read_text() == "Dear Bo"
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
