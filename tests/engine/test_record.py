"""Records: what is written comes back, and what was cut, changed or never true is told by its line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.engine.record import BadRecord, Record, check_of, escaped, read_record, unescaped
from tests.engine.played import GAMES, NAMES, played

SEALED = "5eed" * 16
TEXT = played(NAMES, 4).record.text()
LINES = TEXT.split("\n")[:-1]
FIRST = 6
"""The line of the first move."""

ODD_NAMES = st.lists(
    st.text() | st.sampled_from(["", "%", "*clock", "end", "a b", "\x1b[31m", "\ud800", "Ä🂡", "1;2"]),
    min_size=2,
    max_size=5,
    unique=True,
)


def again(text: str) -> Record:
    """The record as it is read."""
    return read_record(text, GAMES)


def resealed(lines: list[str]) -> str:
    """These lines as a record with a fitting check, as a forger would write it."""
    return "\n".join([*lines[:-1], f"check   {check_of(lines[:-1])}", ""])


def test_a_record_reads_like_this() -> None:
    record = played(NAMES, 4, 2).record
    assert record.text() == (
        "game    ambush\nrules   1\nseats   Ada Bo Cy\noptions\nseed    4\n"
        f"1    Ada {record.entries[0].ms} {record.entries[0].text}\n"
        f"2    Bo {record.entries[1].ms} {record.entries[1].text}\n"
    )


@given(ODD_NAMES, st.integers(0, 99) | st.just(SEALED), st.integers(0, 100))
def test_what_is_written_comes_back(names: list[str], seed: int | str, moves: int) -> None:
    record = played(names, seed, moves).record
    text = record.text()
    back = read_record(text, GAMES, unfinished=True)
    assert back.text() == text
    assert (back.names, back.seed, back.outcome) == (names, seed, record.outcome)
    assert back.replay().places() == record.replay().places()


@given(st.text() | st.sampled_from(["#", "# #", "late after 10 s", "a\nb", "\ud800", "end "]))
def test_a_note_on_a_move_comes_back_and_changes_nothing(note: str) -> None:
    record = played(NAMES, 4, 2).record
    state = record.replay()
    record.add(2, 5, state.moves(2)[0], note)
    back = read_record(record.text(), GAMES, unfinished=True)
    assert back.text() == record.text()
    assert back.entries[-1].note == record.entries[-1].note
    assert back.entries[-1].note.replace(" ", "") == "".join(c for c in note if c.isprintable() and c != " ")
    assert record.text().count("\n") == 8
    assert back.replay().places() == record.replay().places()


@given(st.text() | st.characters())
def test_a_name_is_one_word_that_can_be_printed(name: str) -> None:
    word = escaped(name)
    assert word.split() == [word]
    assert word.isprintable()
    assert unescaped(word) == name


def test_a_replay_may_stop_on_the_way() -> None:
    record = again(TEXT)
    for moves in range(len(record.entries)):
        assert record.replay(moves).view(0).data() == played(NAMES, 4, moves).state.view(0).data()


def test_a_sealed_record_shows_what_was_committed_to() -> None:
    record = played(NAMES, SEALED).record
    assert f"\ncommit  {record.commitment()}\n" in record.text()
    assert again(record.text()).commitment() == record.commitment()


def test_options_are_written_where_they_differ() -> None:
    rules = GAMES[0].rules(3, GAMES[0].settings().having({"clock": "no", "first": 2}))
    text = played(NAMES, 4, rules=rules).record.text()
    assert text.split("\n")[3] == "options first=2 clock=no"
    assert again(text).rules.settings.changed() == {"first": 2, "clock": "no"}


@pytest.mark.parametrize("length", [1, 8, 40, len(TEXT) - 20, len(TEXT) - 1])
def test_a_record_cut_off_in_a_line_is_refused(length: int) -> None:
    with pytest.raises(BadRecord, match="cut off in this line") as bad:
        again(TEXT[:length])
    assert bad.value.line == TEXT[:length].count("\n") + 1


@pytest.mark.parametrize("lines", range(1, len(LINES)))
def test_a_record_cut_off_between_lines_is_refused(lines: int) -> None:
    with pytest.raises(BadRecord, match="cut off") as bad:
        again("\n".join([*LINES[:lines], ""]))
    assert bad.value.line == lines + 1


@pytest.mark.parametrize("moves", [0, 1, 5])
def test_an_unfinished_record_is_read_if_one_will_do(moves: int) -> None:
    text = played(NAMES, 4, moves).record.text()
    with pytest.raises(BadRecord, match="stops before the game is over"):
        again(text)
    assert len(read_record(text, GAMES, unfinished=True).entries) == moves


EDITS = {
    "a move": (FIRST, LINES[FIRST - 1].rsplit(" ", 1)[0] + " six"),
    "a time": (FIRST, " ".join([*LINES[FIRST - 1].split()[:2], "1", LINES[FIRST - 1].split()[3]])),
    "the seed": (5, "seed    5"),
    "a name": (3, "seats   Ada Bo Di"),
    "an option": (4, "options clock=no"),
    "the end": (len(LINES) - 1, "end     won 1, points 0 0 0, by AB-1"),
}


@pytest.mark.parametrize("what", EDITS)
def test_a_record_changed_by_hand_is_refused(what: str) -> None:
    line, text = EDITS[what]
    assert LINES[line - 1] != text
    with pytest.raises(BadRecord):
        again("\n".join([*LINES[: line - 1], text, *LINES[line:], ""]))


BAD_LINES = {
    "an unknown game": (1, "game    chess", "no game 'chess'"),
    "no game": (1, "rules   1", "'game' must stand here"),
    "other rules": (2, "rules   2", "written for rules 2 of ambush; this is rules 1"),
    "too few seats": (3, "seats   Ada", "for 2 to 5 players, not 1"),
    "too many seats": (3, "seats   A B C D E F", "for 2 to 5 players, not 6"),
    "the same name twice": (3, "seats   Ada Bo Ada", "same name"),
    "a name that cannot be read": (3, "seats   Ada %zz; Cy", "not a list of names"),
    "a name beyond all letters": (3, "seats   Ada %110000; Cy", "not a list of names"),
    "an unknown option": (4, "options speed=3", "no option 'speed'"),
    "a bad option": (4, "options clock=maybe", "option clock may be yes, no"),
    "an option that does not fit the table": (4, "options first=4", "0 to 2 at a table of 3"),
    "a bad seed": (5, "seed    four", "whole number or 64"),
    "a move without time": (FIRST, "1 Ada six", "number, name, milliseconds, move"),
    "a move with a bad time": (FIRST, "1 Ada soon six", "number, name, milliseconds, move"),
    "a move with no end of time": (FIRST, f"1 Ada {'9' * 5000} six", "number, name, milliseconds, move"),
    "a move with more behind it": (FIRST, "1 Ada 0 six seven", "number, name, milliseconds, move"),
    "a move with an empty note": (FIRST, "1 Ada 0 six #", "number, name, milliseconds, move"),
    "a move of a stranger": (FIRST, "1 Eve 0 six", "nobody here is called 'Eve'"),
    "a move out of number": (FIRST, "7 Ada 0 six", "move 1 must stand here, not '7'"),
    "an end in other words": (len(LINES) - 1, "end     Ada won", "the end is written"),
    "an end of strangers": (len(LINES) - 1, "end     won 3, points 0 0 0, by AB-1", "whole numbers"),
    "an end without numbers": (len(LINES) - 1, "end     won x, points 0 0 0, by AB-1", "whole numbers"),
    "an end for fewer": (len(LINES) - 1, "end     won 1, points 0 0, by AB-1", "for 3 seats, not 2"),
    "no check": (len(LINES), "1 Ada 0 six", "'check' must stand here"),
}


@pytest.mark.parametrize("what", BAD_LINES)
def test_a_bad_line_is_told_by_its_number(what: str) -> None:
    line, text, reason = BAD_LINES[what]
    with pytest.raises(BadRecord, match=reason) as bad:
        again("\n".join([*LINES[: line - 1], text, *LINES[line:], ""]))
    assert bad.value.line == line


def test_nothing_may_follow_the_check() -> None:
    with pytest.raises(BadRecord, match="nothing may follow") as bad:
        again(TEXT + "game    ambush\n")
    assert bad.value.line == len(LINES) + 1


def test_a_seed_that_was_not_committed_to_is_refused() -> None:
    lines = played(NAMES, SEALED).record.text().split("\n")[:-1]
    lines[4] = f"seed    {SEALED[::-1]}"
    with pytest.raises(BadRecord, match="not the one that was committed to") as bad:
        again(resealed(lines))
    assert bad.value.line == 6


FORGED = {
    "an illegal move": (FIRST, "1    Ada 0 at=2", r"at=2 is not legal for Ada here \(AB-2\)"),
    "a move of another": (FIRST, "1    Bo 0 draw", "draw is not legal for Bo here"),
    "a move of the clock": (FIRST, "1    *clock 0 timeout", "timeout is not legal for \\*clock here"),
    "no move at all": (FIRST, "1    Ada 0 castle", "'castle' is not a move"),
    "another outcome": (len(LINES) - 1, "end     won 1, points 0 0 0, by AB-1", "but the moves give won"),
}


@pytest.mark.parametrize("what", FORGED)
def test_what_was_never_true_is_noticed_when_it_is_replayed(what: str) -> None:
    line, text, reason = FORGED[what]
    record = again(resealed([*LINES[: line - 1], text, *LINES[line:]]))
    with pytest.raises(BadRecord, match=reason) as bad:
        record.replay()
    assert bad.value.line == line


def test_a_game_cannot_go_on_after_its_end() -> None:
    more = f"{len(LINES) - FIRST}    Ada 0 draw"
    record = again(resealed([*LINES[:-2], more, *LINES[-2:]]))
    with pytest.raises(BadRecord, match="over before this move") as bad:
        record.replay()
    assert bad.value.line == len(LINES) - 1


def test_a_game_cannot_be_over_before_its_end() -> None:
    record = again(resealed([*LINES[:-3], *LINES[-2:]]))
    with pytest.raises(BadRecord, match="says the game is over, but it is not"):
        record.replay()


def test_lines_are_counted_from_the_top_of_a_longer_text() -> None:
    with pytest.raises(BadRecord) as bad:
        read_record("game    chess\n", GAMES, offset=100)
    assert bad.value.line == 101
    assert read_record(TEXT, GAMES, offset=100).first_line() == 100 + FIRST


def test_a_record_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    again(TEXT).write(str(path))
    assert path.read_text(encoding="utf-8") == TEXT
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
def test_or_not_at_all_when_the_disk_is_full(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    played(NAMES, 4, 3).record.write(str(path))
    before = path.read_text(encoding="utf-8")
    (tmp_path / "game.txt.part").symlink_to("/dev/full")
    with pytest.raises(OSError, match="No space left"):
        again(TEXT).write(str(path))
    assert path.read_text(encoding="utf-8") == before
