"""The list of moves in the terminal."""

from __future__ import annotations

from lastcard.shelf import rules_of
from lastcard.terminal.move_names import move_list


def test_names_stand_in_a_column() -> None:
    rules = rules_of("frantic", 3, {})
    moves = [move for text in ("draw", "g8") if (move := rules.parse(text)) is not None]
    assert move_list(moves, ["Ada", "Bo", "Cy"], "de", 0) == ["  draw  Ziehen", "  g8    grün 8"]


def test_no_moves_are_no_lines() -> None:
    assert move_list([], ["Ada", "Bo"], "en", 0) == []
