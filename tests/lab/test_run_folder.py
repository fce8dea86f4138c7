"""A simulation that is kept: resumed it gives the same rows, and the page about it stands alone."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import pytest

from lastcard.lab.report.report_page import watching
from lastcard.lab.run_folder import OtherPlan, RunFolder
from lastcard.lab.saved_run import run_and_save
from lastcard.lab.simulation import play_span
from lastcard.lab.simulation_plan import GameRow, SimulationPlan, Span
from lastcard.lab.statistics.game_statistics import GameStatistics
from lastcard.lab.workers.process_pool import SameProcess

PLAN = SimulationPlan("math-attack", 2, "beginner,dice", 24, 3, {"rounding": "up"})


@pytest.fixture(autouse=True)
def one_game_traced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clauses are counted line by line, which takes long; tests/lab/test_clauses says whether rightly."""
    monkeypatch.setattr("lastcard.lab.saved_run.TRACED", 1)


def nobody(done: int) -> None:
    """Nobody looks at the progress."""


def test_a_study_broken_off_gives_the_same_rows(tmp_path: Path) -> None:
    whole, broken = RunFolder(tmp_path / "whole", PLAN, "csv"), RunFolder(tmp_path / "broken", PLAN, "csv")
    totals = run_and_save(PLAN, SameProcess(), whole, 0, nobody)
    broken.open()
    broken.put(play_span(PLAN, Span(3, 5), True))
    broken.put(play_span(PLAN, Span(8, 9), True))
    (broken.parts / "000000009-000000012.jsonl.part").write_text("half a row")
    assert list(broken.missing()) == [0, 1, 2, 5, 6, 7, 9, 10, 11]
    done: list[int] = []
    again = run_and_save(PLAN, SameProcess(), RunFolder(tmp_path / "broken", PLAN, "csv"), 0, done.append)
    assert (done[0], done[-1]) == (6, 24)
    assert (again.wins, again.moves, again.games) == (totals.wins, totals.moves, 24)
    assert (broken.path / "rows.csv").read_text() == (whole.path / "rows.csv").read_text()
    assert broken.is_finished()


def test_a_folder_with_another_plan_is_left_alone(tmp_path: Path) -> None:
    RunFolder(tmp_path / "one", PLAN, "csv").open()
    other = SimulationPlan("math-attack", 2, "beginner,dice", 24, 4, {"rounding": "up"})
    with pytest.raises(OtherPlan, match="holds another plan"):
        RunFolder(tmp_path / "one", other, "csv").open()
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "love.txt").write_text("dear")
    with pytest.raises(OtherPlan, match="is not empty and holds no plan"):
        RunFolder(tmp_path / "letters", PLAN, "csv").open()
    assert [path.name for path in (tmp_path / "letters").iterdir()] == ["love.txt"]


def test_rows_are_the_same_in_either_form(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    plan = SimulationPlan("math-attack", 2, "@tests.lab.bots.Raises,dice", 4, 3)
    for form in ("csv", "parquet"):
        run_and_save(plan, SameProcess(), RunFolder(tmp_path / form, plan, form), 0, nobody)
    with (tmp_path / "csv" / "rows.csv").open(newline="") as file:
        lines = list(csv.DictReader(file))
    rows = parquet.read_table(tmp_path / "parquet" / "rows.parquet").to_pylist()
    assert len(rows) == len(lines) == 4
    for line, row in zip(lines, rows, strict=True):
        assert line["bots"].split() == row["bots"]
        assert [int(seat) for seat in line["winners"].split()] == row["winners"]
        assert line["faults"].split(" | ") == row["faults"]
        assert [hand.split() for hand in line["dealt"].split(" | ")] == row["dealt"]
        told = dict(word.rsplit(":", 1) for word in line["told"].split())
        assert told == {key: str(times) for key, times in row["told"]}


def test_the_report_stands_alone_and_names_its_plan(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "kept", PLAN, "csv")
    run_and_save(PLAN, SameProcess(), folder, 1, nobody)
    page = (folder.path / "report.html").read_text()
    assert re.findall(r'(?:src|href)="|@import|https?://|<script', page) == []
    assert "lastcard simulate math-attack beginner,dice --seats 2 --games 24 --seed 3 -o rounding=up" in page
    assert "Deals 3000000000 to 3000000011. The laws of the contract held in the first 1 deals." in page
    for heading in ("Who wins", "Where to sit", "How long it takes", "What a card is worth", "Faults"):
        assert f"<h2>{heading}</h2>" in page
    assert "How often each clause was applied" in page
    assert re.search(r"<tr><td>MA-14 · \w[^<]+<td>", page), "a clause has its title beside it"
    assert "<h1>Math Attack!: 24 games</h1>" in page
    assert '<td title="math-attack.lays">… lays …<td>' in page
    assert ">+half</text>" in page
    assert page.count("<svg") == page.count("</svg>") == 4
    summary = json.loads((folder.path / "summary.json").read_text())
    assert summary["games"] == 24
    low, high = summary["by_bot"]["beginner"]["low"], summary["by_bot"]["beginner"]["high"]
    assert 0 <= low < summary["by_bot"]["beginner"]["share"] < high <= 1


def row(deal: int, winners: list[int], hands: list[list[str]]) -> GameRow:
    """A game of two that somebody won with these hands."""
    return GameRow(deal, deal, ["a", "b"], winners, [0, 0], "XX-01", 7, [], hands, {"x.lays": 2})


def test_a_card_is_worth_what_it_wins_more() -> None:
    statistics = GameStatistics()
    for deal in range(40):
        # Who holds the ace wins three games of four; the deuce is dealt to everybody.
        lucky = 0 if deal % 4 else 1
        statistics.add([row(deal, [lucky], [["ace", "two"], ["two", "two"]])])
    ace, two = statistics.worths()
    assert (ace.card, ace.dealt, two.card, two.dealt) == ("ace", 40, "two", 80)
    assert ace.gain == pytest.approx(0.5)
    assert 0.1 < ace.margin < 0.4
    assert two.gain == 0
    assert (statistics.told["x.lays"], statistics.told_in["x.lays"], statistics.clauses["XX-01"]) == (
        80,
        40,
        40,
    )


def test_a_row_says_how_to_watch_it() -> None:
    plan = SimulationPlan("math-attack", 2, "beginner,dice", 24, 3, {"rounding": "up"})
    kept = play_span(plan, Span(5, 6), True).rows[1]
    assert watching(plan, kept) == (
        "lastcard watch math-attack dice,beginner --seats 2 --seed 3000000005 -o rounding=up"
    )
