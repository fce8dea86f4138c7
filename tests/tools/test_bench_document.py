"""Figures measured anew take the place of the old ones of their part, and of no others."""

from __future__ import annotations

import pytest

from tools.bench_document import PAGE, renewed

TABLE = "| what | a second |\n|---|---|\n| this | 1 |"


@pytest.mark.parametrize("part", ["Play", "Search"])
def test_one_part_is_renewed_and_the_other_stays(part: str) -> None:
    old = PAGE.read_text()
    new = renewed(old, part, "Measured on a day: here.", TABLE)
    other = "Search" if part == "Play" else "Play"
    assert f"## {part}\n\nMeasured on a day: here.\n\n{TABLE}\n\n" in new
    assert new.count("| this | 1 |") == 1
    kept = old[old.index(f"## {other}") :].partition("\n\n*")[0]
    assert kept in new


def test_a_part_that_is_not_there_is_not_written() -> None:
    with pytest.raises(AssertionError, match="no table"):
        renewed(PAGE.read_text(), "Sleep", "Measured on a day: here.", TABLE)
