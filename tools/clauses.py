"""Checks that every clause of the rules pages is cited by code and shown by a test."""

import argparse
import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

sys.path.append(str(Path(__file__).resolve().parents[1] / "src"))  # a fresh clone has nothing installed

from lastcard.games import GAMES
from lastcard.rules_pages import BadRulesPage, Clause, parse_pages

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGES: Final = {
    prefix: type(game).__module__.removeprefix("lastcard.games.").partition(".")[0]
    for game in GAMES
    for prefix in game.prefixes
}
"""The package under src/lastcard/games that plays the clauses of a prefix."""
CITATION: Final = re.compile(rf"\b(?:{'|'.join(PACKAGES)})-[NA]?\d+\b")

Places = dict[str, list[str]]


@dataclass(frozen=True)
class Tree:
    """What a source tree says about clauses: where each is written, cited and tested."""

    clauses: dict[str, Clause]
    mentions: Places
    code: Places
    tests: Places
    bare: list[str]
    begun: frozenset[str]

    def is_held(self, clause: Clause) -> bool:
        """Must code cite this clause, and a test show it?"""
        return clause.is_modelled and package(clause) in self.begun


def package(clause: Clause) -> str:
    """The package under src/lastcard/games that plays this clause; empty if no game has its prefix."""
    return PACKAGES.get(clause.id.partition("-")[0], "")


def read(root: Path) -> Tree:
    """Read the pages, the code and the tests of a source tree."""
    pages = parse_pages(root / "docs" / "rules")
    tests, bare = tested(root)
    return Tree(
        clauses={clause.id: clause for page in pages for clause in page.clauses},
        mentions=cited(root, "docs/rules", "*.md"),
        code=cited(root, "src/lastcard", "*.py"),
        tests=tests,
        bare=bare,
        begun=frozenset(p for p in PACKAGES.values() if any((root / "src/lastcard/games" / p).glob("*.py"))),
    )


def cited(root: Path, folder: str, files: str) -> Places:
    """Where clauses are named in the text of files: in comments, docstrings and strings alike."""
    places: Places = defaultdict(list)
    for path in sorted((root / folder).rglob(files)):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for clause_id in CITATION.findall(line):
                places[clause_id].append(f"{path.relative_to(root).as_posix()}:{number}")
    return places


def tested(root: Path) -> tuple[Places, list[str]]:
    """Where clauses have a test, and the tests that name no clause."""
    places: Places = defaultdict(list)
    bare: list[str] = []
    for path in sorted((root / "tests" / "games").rglob("*.py")):
        for test in tests_in(path):
            where = f"{path.relative_to(root).as_posix()}:{test.lineno}"
            ids = list(named_clauses(test))
            if not ids:
                bare.append(f"{where}: {test.name} names no clause")
            for clause_id in ids:
                places[clause_id].append(f"{where} {test.name}")
    return places, bare


def tests_in(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The test functions of a file, in classes or not."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield node


def named_clauses(test: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The plain strings in `@clause(...)` or `@pytest.mark.clause(...)` above a test."""
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).split(".")[-1] == "clause":
            for argument in decorator.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def problems(tree: Tree) -> list[str]:
    """Everything that is wrong, a line each, beginning with file and line."""
    found: list[str] = []
    for clause in tree.clauses.values():
        where = f"docs/rules/{clause.page}.md:{clause.line}: {clause.id}"
        if not package(clause):
            found.append(f"{where} has a prefix of no game")
        if tree.is_held(clause) and clause.id not in tree.code:
            found.append(f"{where} is {clause.state}, but no code cites it")
        if tree.is_held(clause) and clause.id not in tree.tests:
            found.append(f"{where} is {clause.state}, but no test shows it")
    for places in (tree.mentions, tree.code, tree.tests):
        for unknown in sorted(places.keys() - tree.clauses.keys()):
            found += [f"{place.partition(' ')[0]}: {unknown} is no clause" for place in places[unknown]]
    return found + tree.bare


def table(tree: Tree) -> list[str]:
    """A row for each game: its clauses, and how many of those that count are cited and tested."""
    rows = [f"{'game':<16}{'clauses':>9}{'owed':>9}{'cited':>9}{'tested':>9}"]
    for name in dict.fromkeys(PACKAGES.values()):
        clauses = [clause for clause in tree.clauses.values() if package(clause) == name]
        owed = {clause.id for clause in clauses if tree.is_held(clause)}
        cells = [len(owed), len(owed & tree.code.keys()), len(owed & tree.tests.keys())]
        counts = "".join(f"{cell:>9}" for cell in cells) if name in tree.begun else f"{'not yet':>9}"
        rows.append(f"{name:<16}{len(clauses):>9}{counts}")
    return rows


def listing(tree: Tree, clause_id: str) -> list[str]:
    """One clause, and every place that cites or tests it."""
    clause = tree.clauses[clause_id]
    places = [("cited", place) for place in tree.code.get(clause_id, [])]
    places += [("tested", place) for place in tree.tests.get(clause_id, [])]
    head = f"{clause_id} · {clause.title} ({clause.state}), docs/rules/{clause.page}.md:{clause.line}"
    return [head, *(f"  {what:<7} {place}" for what, place in places or [("nowhere", "yet")])]


def main(arguments: list[str] | None = None) -> int:
    """Print the table and the problems, or where one clause is used; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", metavar="ID", help="show where one clause is cited and tested")
    parser.add_argument("--root", type=Path, default=ROOT, help="the source tree to check")
    options = parser.parse_args(arguments)
    try:
        tree = read(options.root)
    except BadRulesPage as error:
        print(str(error).removeprefix(f"{options.root}/"))
        return 1
    if options.list is None:
        wrong = problems(tree)
        print(*table(tree), *wrong, sep="\n")
        return 1 if wrong else 0
    if options.list not in tree.clauses:
        print(f"{options.list} is no clause")
        return 1
    print(*listing(tree, options.list), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
