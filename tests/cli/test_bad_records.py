"""Records that cannot be trusted: one sentence with line and reason, exit code 2, nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest

from lastcard.engine.record import check_of
from tests.cli.games import finished, series
from tests.cli.process import lastcard

GOOD = finished().text()
LINES = GOOD.splitlines()
SERIES = series(3).text()
MOVES = [move.text() for move in finished().replay(0).moves(0)]
UNHELD = next(text for text in (f"own:+{number}" for number in range(1, 11)) if text not in MOVES)


def with_line(number: int, line: str) -> str:
    """The good record with one line written anew, and a check that fits."""
    lines = [*LINES[: number - 1], line, *LINES[number:]]
    return "\n".join([*lines[:-1], f"check   {check_of(lines[:-1])}", ""])


BAD = {
    "cut off in a line": (GOOD[: GOOD.index("\nend ") - 3], "the record is cut off in this line"),
    "cut off between lines": ("\n".join(LINES[:9]) + "\n", "line 10: the record is cut off"),
    "without its check": ("\n".join(LINES[:-1]) + "\n", "the record is cut off: 'check' is missing"),
    "only a header": ("\n".join(LINES[:6]) + "\n", "line 7: the record is cut off"),
    "empty": ("", "line 1: the record is cut off"),
    "edited": (GOOD.replace(" 100 ", " 101 ", 1), "the record was changed after it was written"),
    "of other rules": (with_line(2, "rules   999"), "line 2: written for rules 999 of math-attack"),
    "of another game": (with_line(1, "game    chess"), "line 1: there is no game 'chess'"),
    "of too many": (with_line(3, "seats   Ada Bo Cy"), "line 3: math-attack is for 2 to 2 players, not 3"),
    "of one name": (with_line(3, "seats   Ada Ada"), "line 3: two seats have the same name"),
    "with an unknown option": (with_line(4, "options colour=red"), "line 4: there is no option 'colour'"),
    "with another seed": (with_line(5, "seed    " + "5f" * 32), "line 6: the seed is not the one"),
    "without a seed": (with_line(5, "seed    x"), "line 5: a seed is a whole number"),
    "with an illegal move": (
        with_line(7, f"1    Ada 100 {UNHELD}"),
        f"line 7: {UNHELD} is not legal for Ada here (MA-10)",
    ),
    "with no move": (with_line(7, "1    Ada 100 own:knight"), "line 7: 'own:knight' is not a move"),
    "of a stranger": (with_line(7, "1    Eve 100 own:+2"), "line 7: nobody here is called 'Eve'"),
    "with another end": (with_line(len(LINES) - 1, "end     won 1, points 0 1, by MA-44"), "it says won 1"),
    "not a record": ("Dear Bo,\nhow are you?\n", "line 1: 'game' must stand here, not 'Dear'"),
    "a series without games": ("series  3 wins\n", "line 2: the record is cut off"),
    "a series of nothing": ("series  chess\n\n" + GOOD, "line 1: a series begins with"),
    "a series cut off": (series(3, 1).text(), "the record is cut off: it stops before the series is over"),
    "a series gone on with": (SERIES + "\n" + GOOD, "the series was over before game"),
}


@pytest.mark.parametrize("fault", BAD)
def test_a_bad_record_is_not_replayed(fault: str, tmp_path: Path) -> None:
    text, reason = BAD[fault]
    (tmp_path / "game.txt").write_text(text)
    run = lastcard("replay", "game.txt", folder=tmp_path)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("lastcard: line ")
    assert reason in run.stderr
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize("fault", ["cut off in a line", "edited", "with an illegal move", "of other rules"])
def test_a_bad_record_is_not_resumed_and_stays_as_it_is(fault: str, tmp_path: Path) -> None:
    text, reason = BAD[fault]
    (tmp_path / "game.txt").write_text(text)
    run = lastcard("play", "--resume", "game.txt", folder=tmp_path)
    assert (run.returncode, run.stdout) == (2, "")
    assert reason in run.stderr
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("game.txt", text)]


@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]])
def test_a_file_that_is_not_text_is_not_a_record(command: list[str], tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff")
    run = lastcard(*command, "picture", folder=tmp_path)
    assert (run.returncode, run.stderr) == (2, "lastcard: picture is not a record: it is not text\n")
