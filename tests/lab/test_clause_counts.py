"""Which clauses are applied is counted by the lines that cite them, on either build."""

from __future__ import annotations

import ast

import lastcard
from lastcard.lab.report.clause_counts import applied, citations, decided
from lastcard.lab.rerun import rerun


def counted(
    game: str, option: dict[str, object], seeds: range
) -> tuple[dict[str, int], list[lastcard.Record]]:
    """The clauses of some games between dice, and their records."""
    rules = lastcard.rules(game, 0, **option)
    records = [rerun(rules, ["dice"] * rules.seats, seed, 60.0)[0] for seed in seeds]
    return dict(applied([record.text() for record in records])), records


def test_a_clause_is_counted_as_often_as_it_is_applied() -> None:
    clauses, records = counted("hochspannung", {}, range(3))
    moves = [entry.text for record in records for entry in record.entries]
    # HS-19: each draw. HS-40, HS-43: who lays the last card either way ends the game.
    assert clauses["HS-19"] == moves.count("draw")
    assert clauses["HS-16"] <= len(moves)
    assert "HS-54" not in clauses


def test_what_an_option_switches_off_is_not_applied() -> None:
    clauses, _ = counted("multiplication", {"opening": "undeclared"}, range(2))
    declared, _ = counted("multiplication", {"opening": "dealer"}, range(2))
    assert set(clauses) != set(declared)


def test_every_game_is_cited() -> None:
    cited = {clause.partition("-")[0] for clauses in citations().values() for clause in clauses}
    assert cited >= {prefix for game in lastcard.GAMES for prefix in game.prefixes}


def test_a_comment_above_an_if_speaks_of_what_it_leads_to() -> None:
    source = "# XX-01: why\nif a:\n    b()\n# XX-02: how\nc()\n"
    starts = {node.lineno: node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt)}
    assert (decided(1, starts), decided(4, starts)) == (3, 5)
