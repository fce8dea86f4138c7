"""The pages are right: their code blocks run, their links lead somewhere, every error is explained."""

from __future__ import annotations

import ast
import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from lastcard import rules_pages
from tools.clauses import CITATION

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
RECORDS = DOCS / "guide" / "read-a-record.md"
DECISIONS = DOCS / "adr"
ERRORS = ("BadRecord", "BadOption", "BadSeed", "bad")
ERRORS_IN = ("engine/record.py", "engine/series.py", "engine/options.py", "engine/rng.py", "__init__.py")

CHECKER = doctest.OutputChecker()
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def named(page: Path) -> str:
    """A page by its path in the project."""
    return page.relative_to(ROOT).as_posix()


@dataclass(frozen=True)
class Block:
    """Fenced text of a page: its language, and the line it begins on, counted from 0."""

    page: Path
    language: str
    line: int
    text: str


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page, in order."""
    language, start, fenced = "", 0, False
    lines = page.read_text(encoding="utf-8").splitlines(keepends=True)
    for number, line in enumerate(lines):
        if not line.startswith("```"):
            continue
        if fenced:
            yield Block(page, language, start, "".join(lines[start:number]))
        language, start, fenced = line[3:].strip(), number + 1, not fenced
    assert not fenced, f"{named(page)}: a block is not closed"


def run_python(block: Block, names: dict[str, object]) -> None:
    """Run a block as part of the page's program."""
    code = compile("\n" * block.line + block.text, str(block.page), "exec", dont_inherit=True)
    exec(code, names)


def run_prompt(block: Block, names: dict[str, object]) -> None:
    """Type a block at the prompt, and compare what is printed."""
    test = doctest.DocTestParser().get_doctest(block.text, {}, named(block.page), str(block.page), block.line)
    assert test.examples, f"{named(block.page)}:{block.line}: nothing is typed here"
    test.globs = names
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=report.append, clear_globs=False)
    assert not report, "".join(report)


def run_commands(block: Block, names: dict[str, object]) -> None:
    """Give the commands of a block, and compare what is printed."""
    asked, *rest = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
    assert not asked, f"{named(block.page)}:{block.line}: a block of commands begins with one"
    for each in rest:
        command, _, wanted = each.partition("\n")
        printed = output(command)
        fits = CHECKER.check_output(wanted, printed, doctest.ELLIPSIS)
        assert fits, f"{named(block.page)}: {command}\nwanted:\n{wanted}\nprinted:\n{printed}"


def output(command: str) -> str:
    """What a `lastcard` command prints, complaints too."""
    program, *arguments = shlex.split(command)
    assert program == "lastcard"
    code = "from lastcard.cli import main; main()"
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(sys.path),
        "LASTCARD_LANGUAGE": "en",
        "PYTHONUTF8": "1",
    }
    command_line = [sys.executable, "-c", code, *arguments]
    run = subprocess.run(command_line, env=env, capture_output=True, encoding="utf-8", check=False)
    return run.stdout + run.stderr


RUNNERS = {"python": run_python, "pycon": run_prompt, "console": run_commands}


@pytest.mark.parametrize(
    "page", [page for page in PAGES if any(block.language in RUNNERS for block in blocks(page))], ids=named
)
def test_a_page_runs_from_top_to_bottom(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(ROOT / "examples" / "climb" / "src"))
    names: dict[str, object] = {"__name__": page.stem}
    for block in blocks(page):
        if block.language in RUNNERS:
            RUNNERS[block.language](block, names)


def links(page: Path) -> list[str]:
    """Where the links of a page lead, those within the project."""
    prose = page.read_text(encoding="utf-8")
    for block in blocks(page):
        prose = prose.replace(block.text, "")
    return [link for link in LINK.findall(prose) if "://" not in link]


def anchors(page: Path) -> set[str]:
    """The headings of a page as a link names them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def leads_somewhere(page: Path, link: str) -> bool:
    """Is there such a file, and such a heading in it?"""
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    return target.exists() and (not anchor or anchor in anchors(target))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [link for link in links(page) if not leads_somewhere(page, link)] == []


def test_every_page_is_reached_from_the_index() -> None:
    reached, following = set(), [DOCS / "README.md"]
    while following:
        page = following.pop()
        if page.suffix == ".md" and page.exists() and page not in reached:
            reached.add(page)
            following += [(page.parent / link.partition("#")[0]).resolve() for link in links(page)]
    assert sorted(set(map(named, PAGES)) - set(map(named, reached))) == []


def test_every_clause_a_page_names_exists() -> None:
    written = {clause.id for page in rules_pages.parse_pages(DOCS / "rules") for clause in page.clauses}
    named_here = {
        (named(page), found) for page in PAGES for found in CITATION.findall(page.read_text("utf-8"))
    }
    assert [(page, found) for page, found in sorted(named_here) if found not in written] == []


def titles() -> dict[str, str]:
    """Every decision by its number, as its own page calls it."""
    heads = [page.read_text("utf-8").partition("\n")[0] for page in sorted(DECISIONS.glob("[0-9]*.md"))]
    return dict(head.removeprefix("# ").split(" · ", 1) for head in heads)


def test_the_index_of_decisions_is_complete() -> None:
    rows = re.findall(
        r"^\| \[(\d+)\]\((.+)\) \| (.+) \|$", (DECISIONS / "README.md").read_text("utf-8"), re.M
    )
    assert {number: title for number, _, title in rows} == titles()
    assert [path for _, path, _ in rows] == [page.name for page in sorted(DECISIONS.glob("[0-9]*.md"))]
    assert list(titles()) == [f"{number:04}" for number in range(1, len(rows) + 1)]


@pytest.mark.parametrize("page", sorted(DECISIONS.glob("[0-9]*.md")), ids=named)
def test_a_decision_says_why_what_and_what_follows(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert re.findall(r"^## (.*)$", text, flags=re.MULTILINE) == ["Context", "Decision", "Consequences"]
    assert text.startswith(f"# {page.name[:4]} · ")


def reasons() -> Iterator[re.Pattern[str]]:
    """What the code may say is wrong with a record, with a gap for each value."""
    for path in ERRORS_IN:
        for node in ast.walk(ast.parse((ROOT / "src" / "lastcard" / path).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ERRORS:
                yield from (re.compile(gapped(reason)) for reason in node.args if is_text(reason))


def is_text(node: ast.expr) -> bool:
    """Is this a string of the source, with values in it or without?"""
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def gapped(reason: ast.expr) -> str:
    """A string of the source as a pattern."""
    parts = reason.values if isinstance(reason, ast.JoinedStr) else [reason]
    return "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in parts)


def test_every_error_of_a_record_is_explained_and_no_other() -> None:
    _, _, chapter = RECORDS.read_text("utf-8").partition("## What each error means")
    explained = re.findall(r"^\| `(.+?)` \|", chapter, flags=re.MULTILINE)
    known = list(reasons())
    assert [reason.pattern for reason in known if not any(map(reason.fullmatch, explained))] == []
    assert [row for row in explained if not any(reason.fullmatch(row) for reason in known)] == []
