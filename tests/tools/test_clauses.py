"""The clause checker, on small trees of its own and on the real rules pages."""

import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import lastcard
from lastcard import game_texts, rules_pages
from tools.clauses import PACKAGES, ROOT, main

PAGE = """# Math Attack!

## Set-up

### MA-01 · Two players

There are two players.

*played · rulebook*

### MA-02 · Who begins

A seat, as MA-01 allows.

*ruled · the book is silent*

A comment after the state line, which is no part of the clause.

## End

### MA-03 · The cover

The cover is blue.

*not modelled · because it is a matter of print*
"""
CODE = '"""Plays the game. (MA-01)"""\n\nFIRST = 0  # MA-02: the first seat begins.\n'
TEST = """
@clause("MA-01", "MA-02")
def test_two_play_and_the_first_begins() -> None:
    assert True
"""


def plant(root: Path, *, page: str = PAGE, code: str = CODE, test: str = TEST) -> Path:
    """Write a tree with one page, one game and one test file."""
    files = {
        "docs/rules/math-attack.md": page,
        "src/lastcard/games/math_attack/rules.py": code,
        "tests/games/math_attack/test_setup.py": test,
    }
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def check(root: Path, capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, list[str]]:
    """The exit code, and what is said below the table."""
    code = main(["--root", str(root), *options])
    lines = capsys.readouterr().out.splitlines()
    table = 1 + len(set(PACKAGES.values()))
    return code, lines[table:] if lines[0].startswith("game ") else lines


def test_a_clean_tree_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(plant(tmp_path), capsys) == (0, [])


def test_the_table_counts_clauses_and_says_not_yet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["--root", str(plant(tmp_path))])
    rows = {row.split()[0]: row.split()[1:] for row in capsys.readouterr().out.splitlines()}
    assert rows["game"] == ["clauses", "owed", "cited", "tested"]
    assert rows["math_attack"] == ["3", "2", "2", "2"]
    assert rows["frantic"] == ["0", "not", "yet"]


def test_a_clause_that_no_code_cites_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tree = plant(tmp_path, code="FIRST = 0  # MA-01\n")
    problem = "docs/rules/math-attack.md:11: MA-02 is ruled, but no code cites it"
    assert check(tree, capsys) == (1, [problem])


def test_a_clause_that_no_test_shows_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tree = plant(tmp_path, test=TEST.replace('"MA-01", ', ""))
    problem = "docs/rules/math-attack.md:5: MA-01 is played, but no test shows it"
    assert check(tree, capsys) == (1, [problem])


def test_an_unknown_clause_in_code_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tree = plant(tmp_path, code=CODE + "LAST = 1  # MA-1: nobody wrote this one.\n")
    assert check(tree, capsys) == (1, ["src/lastcard/games/math_attack/rules.py:4: MA-1 is no clause"])


def test_an_unknown_clause_in_a_test_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tree = plant(tmp_path, test=TEST.replace('"MA-02"', '"MA-02", "MA-77"'))
    assert check(tree, capsys) == (1, ["tests/games/math_attack/test_setup.py:3: MA-77 is no clause"])


def test_an_unknown_clause_on_a_page_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tree = plant(tmp_path, page=PAGE.replace("as MA-01 allows", "as MA-09 allows"))
    assert check(tree, capsys) == (1, ["docs/rules/math-attack.md:13: MA-09 is no clause"])


@pytest.mark.parametrize(
    "bare",
    [
        "def test_nothing() -> None: ...\n",
        "async def test_nothing() -> None: ...\n",
        "class TestIt:\n    def test_nothing(self) -> None: ...\n",
        "@clause()\ndef test_nothing() -> None: ...\n",
        "@clause(IDS)\ndef test_nothing() -> None: ...\n",
        '@clauses("MA-01")\ndef test_nothing() -> None: ...\n',
    ],
)
def test_a_test_without_a_clause_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], bare: str
) -> None:
    code, problems = check(plant(tmp_path, test=bare + TEST), capsys)
    line = 1 + bare[: bare.index("def ")].count("\n")
    assert code == 1
    assert problems == [f"tests/games/math_attack/test_setup.py:{line}: test_nothing names no clause"]


def test_the_mark_of_pytest_names_a_clause_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tree = plant(tmp_path, test=TEST.replace("@clause", "@pytest.mark.clause"))
    assert check(tree, capsys) == (0, [])


def test_a_game_without_a_package_owes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tree = plant(tmp_path, test="")
    (tree / "src/lastcard/games/math_attack/rules.py").unlink()
    assert check(tree, capsys) == (0, [])


def test_a_prefix_of_no_game_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tree = plant(tmp_path, page=PAGE.replace("### MA-03", "### XX-03"))
    assert check(tree, capsys) == (1, ["docs/rules/math-attack.md:21: XX-03 has a prefix of no game"])


@pytest.mark.parametrize(
    ("good", "bad", "problem"),
    [
        ("### MA-02 · Who begins", "### MA-02 Who begins", "11: no clause id and title in the heading"),
        ("### MA-02 ·", "### MA-01 ·", "11: MA-01 stands here again"),
        ("*ruled · the book is silent*", "", "11: MA-02 has 0 state lines"),
        ("*ruled · the book is silent*", "*ruled*", "11: MA-02 has 0 state lines"),
        ("*ruled · the book is silent*", "*guessed · the book is silent*", "11: MA-02 has 0 state lines"),
        ("*ruled · the book is silent*", "*not modelled · hard*", "11: MA-02 has 0 state lines"),
        ("There are two players.\n", "", "5: MA-01 has no text"),
    ],
)
def test_a_page_out_of_form_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], good: str, bad: str, problem: str
) -> None:
    code, said = check(plant(tmp_path, page=PAGE.replace(good, bad)), capsys)
    assert code == 1
    assert len(said) == 1
    assert said[0].startswith(f"docs/rules/math-attack.md:{problem}")


def test_list_shows_where_a_clause_is_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = check(plant(tmp_path), capsys, "--list", "MA-02")
    assert code == 0
    assert said == [
        "MA-02 · Who begins (ruled), docs/rules/math-attack.md:11",
        "  cited   src/lastcard/games/math_attack/rules.py:3",
        "  tested  tests/games/math_attack/test_setup.py:3 test_two_play_and_the_first_begins",
    ]


def test_list_refuses_an_unknown_clause(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(plant(tmp_path), capsys, "--list", "MA-99") == (1, ["MA-99 is no clause"])


def test_the_tool_runs_as_a_script(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "clauses.py"), "--root", str(plant(tmp_path, test=""))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "MA-01 is played, but no test shows it" in done.stdout


def test_a_clause_keeps_its_text_chapter_and_source(tmp_path: Path) -> None:
    page = rules_pages.parse_page(plant(tmp_path) / "docs/rules/math-attack.md")
    assert page.title == "Math Attack!"
    clause = page.clauses[1]
    assert (clause.id, clause.title, clause.chapter) == ("MA-02", "Who begins", "Set-up")
    assert clause.text == "A seat, as MA-01 allows."
    assert (clause.state, clause.source) == ("ruled", "the book is silent")
    assert not page.clauses[2].is_modelled


def test_the_rules_pages_hold_every_clause() -> None:
    clauses = [clause for page in rules_pages.parse_pages(ROOT / "docs" / "rules") for clause in page.clauses]
    counted = Counter(clause.id[:2] for clause in clauses)
    assert len(clauses) == len({clause.id for clause in clauses})
    assert set(counted) == set(PACKAGES), "every prefix of a game, and no other"
    index = (ROOT / "docs" / "rules" / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\|[^|]*\| ([A-Z]{2}) \|[^|]*\| (\d+) \|$", index, flags=re.MULTILINE)
    assert {prefix: int(count) for prefix, count in listed} == counted
    assert f"| **{len(clauses)}** |" in index


def test_no_two_clauses_of_a_page_share_a_title() -> None:
    for page in rules_pages.parse_pages(ROOT / "docs" / "rules"):
        titles = Counter(clause.title for clause in page.clauses)
        assert [title for title, count in titles.items() if count > 1] == []


def test_every_title_has_two_to_seven_words() -> None:
    pages = rules_pages.parse_pages(ROOT / "docs" / "rules")
    assert [c.id for page in pages for c in page.clauses if not 2 <= len(c.title.split()) <= 7] == []


def test_every_clause_stands_in_a_chapter_of_a_page_with_a_title() -> None:
    pages = rules_pages.parse_pages(ROOT / "docs" / "rules")
    assert [page.name for page in pages if not page.title] == []
    assert [c.id for page in pages for c in page.clauses if not c.chapter] == []


def test_an_installed_package_reads_the_pages_beside_it(tmp_path: Path) -> None:
    package = tmp_path / "lastcard"
    shutil.copytree(Path(rules_pages.__file__).parent, package, ignore=shutil.ignore_patterns("*.pyc"))
    shutil.rmtree(package / "rules_markdown", ignore_errors=True)
    (package / "rules_markdown").mkdir()
    (package / "rules_markdown" / "math-attack.md").write_text(PAGE, encoding="utf-8")
    script = (
        "from lastcard.game_texts import find_clause, pages; print(find_clause('MA-03').title, len(pages()))"
    )
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {script}"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "The cover 1\n"


def test_only_what_cannot_be_played_is_left_out() -> None:
    for page in rules_pages.parse_pages(ROOT / "docs" / "rules"):
        listed = ROOT / "tests" / "games" / page.name.replace("-", "_") / "not_modelled.txt"
        expected = listed.read_text(encoding="utf-8").split() if listed.exists() else []
        assert [clause.id for clause in page.clauses if not clause.is_modelled] == expected


def test_a_page_is_found_by_game_and_a_clause_by_id() -> None:
    assert game_texts.page_of("math-attack").name == "math-attack"
    assert game_texts.page_of("frantic+supercharge").title == "Frantic"
    assert game_texts.find_clause("hs-07").title == "The start signal"


def test_a_missing_page_or_clause_is_said_in_a_sentence() -> None:
    with pytest.raises(lastcard.UnknownGame, match="there is no game 'chess'; there are: frantic"):
        game_texts.page_of("chess")
    with pytest.raises(LookupError, match="no clause 'HS-99'"):
        game_texts.find_clause("HS-99")
