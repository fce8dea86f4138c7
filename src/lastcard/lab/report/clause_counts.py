"""Counts how often each clause was applied, by the lines of code that cite it.

Some games are played again under a tracer. A comment counts the line below it (of an `if`, the first line of
what it leads to), a docstring counts calls. Compiled rules have no lines: then another process runs their
source.
"""

from __future__ import annotations

import ast
import io
import json
import re
import subprocess
import sys
import tokenize
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

import lastcard

Lines = dict[tuple[str, int], list[str]]
"""The clauses cited at each line of each file."""


@dataclass
class ClauseCounts:
    """A number of games, and how often each clause was applied in them."""

    games: int
    clauses: Counter[str]


FROM_SOURCE = """
import sys
from importlib.machinery import FileFinder, SourceFileLoader

class Source:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] == "lastcard":
            for entry in path or sys.path:
                spec = FileFinder(entry, (SourceFileLoader, [".py"])).find_spec(name)
                if spec is not None:
                    return spec

sys.meta_path.insert(0, Source)
from lastcard.lab.report.clause_counts import answer
answer()
"""


def applied(records: list[str]) -> Counter[str]:
    """How often each clause was applied in these games."""
    if not lastcard.is_compiled():
        return count(records)
    run = subprocess.run(
        [sys.executable, "-c", FROM_SOURCE],
        input=json.dumps(records),
        capture_output=True,
        text=True,
        check=False,
    )
    return Counter(json.loads(run.stdout)) if run.returncode == 0 else Counter()


def answer() -> None:
    """Read records from standard input and write counts to standard output."""
    sys.stdout.write(json.dumps(count(json.loads(sys.stdin.read()))))


def count(records: list[str]) -> Counter[str]:
    """Play the games again, counting lines."""
    played = [lastcard.read_record(text) for text in records]
    cited = citations()
    found: Counter[str] = Counter()
    before = sys.gettrace()
    sys.settrace(tracer(cited, found))
    try:
        for record in played:
            replay(record)
    finally:
        sys.settrace(before)
    return found


def replay(record: lastcard.Record) -> None:
    """Deal and make the recorded moves, without listing the legal ones."""
    state = record.rules.start(record.seed)
    for entry in record.entries:
        move = record.rules.parse(entry.text)
        assert move is not None
        state.apply(entry.seat, move)


def tracer(cited: Lines, found: Counter[str]) -> Any:
    """A trace function that counts what is cited at each line that runs."""
    files = {file for file, _ in cited}

    def line(frame: FrameType, event: str, told: object) -> Any:
        if event == "line":
            found.update(cited.get((frame.f_code.co_filename, frame.f_lineno), ()))
        return line

    def call(frame: FrameType, event: str, told: object) -> Any:
        if frame.f_code.co_filename not in files:
            return None
        # A call is counted under a line of its own: below zero.
        found.update(cited.get((frame.f_code.co_filename, -frame.f_code.co_firstlineno), ()))
        return line

    return call


def citations() -> Lines:
    """All citations in the rules of all games."""
    prefixes = sorted({prefix for game in lastcard.GAMES for prefix in game.prefixes})
    pattern = re.compile(rf"\b(?:{'|'.join(prefixes)})-[A-Z]?\d+\b")
    found: Lines = {}
    for path in (Path(lastcard.__file__).parent / "games").rglob("*.py"):
        cite(path, pattern, found)
    return found


def cite(path: Path, pattern: re.Pattern[str], found: Lines) -> None:
    """Collect the citations of one file."""
    source = path.read_text("utf-8")
    tree = ast.parse(source)
    starts = {node.lineno: node for node in ast.walk(tree) if isinstance(node, ast.stmt)}
    for node in starts.values():
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            note(found, path, -first, pattern.findall(ast.get_docstring(node) or ""))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            line = decided(token.start[0], starts)
            note(found, path, line, pattern.findall(token.string))


def decided(line: int, starts: dict[int, ast.stmt]) -> int:
    """The line that a comment speaks of: the next statement, or what an `if` leads to."""
    statement = next((starts[at] for at in range(line, line + 6) if at in starts), None)
    if isinstance(statement, ast.If):
        return statement.body[0].lineno
    return line if statement is None else statement.lineno


def note(found: Lines, path: Path, line: int, clauses: list[str]) -> None:
    """Note the clauses cited at this line."""
    if clauses:
        found.setdefault((str(path), line), []).extend(dict.fromkeys(clauses))
