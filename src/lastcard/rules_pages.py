"""Parses the rules pages: each clause with its title, text, state and source."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

NOT_MODELLED: Final = "not modelled"

_HEADING: Final = re.compile(r"### ([A-Z]{2}-[NA]?\d+) · (\S.*)")
_STATE: Final = re.compile(rf"\*(played|ruled|{NOT_MODELLED}(?= · because )) · (\S[^*]*)\*")


class BadRulesPage(ValueError):
    """A rules page that is not in the form which README.md beside it describes; names file and line."""

    def __init__(self, path: Path, line: int, fault: str) -> None:
        super().__init__(f"{path}:{line}: {fault}")


@dataclass(frozen=True)
class Clause:
    """One numbered rule; `line` is where its heading stands on the page."""

    id: str
    title: str
    text: str
    state: str
    source: str
    page: str
    chapter: str
    line: int

    @property
    def is_modelled(self) -> bool:
        """Whether the program has to do what the clause says."""
        return self.state != NOT_MODELLED


@dataclass(frozen=True)
class RulesPage:
    """The rules of one game: the whole text, and its clauses in order."""

    name: str
    title: str
    text: str
    clauses: tuple[Clause, ...]


def parse_page(path: Path, name: str = "") -> RulesPage:
    """Read one rules page, and insist on its form. It is called like its file if no name is given."""
    name = name or path.stem
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    headings = [number for number, line in enumerate(lines) if line.startswith("#")]
    title = chapter = ""
    clauses: list[Clause] = []
    for start, end in zip(headings, [*headings[1:], len(lines)], strict=True):
        mark, _, words = lines[start].partition(" ")
        if mark == "#":
            title = words
        elif mark == "##":
            chapter = words
        else:
            clauses.append(_clause(path, name, chapter, start + 1, lines[start:end]))
    return RulesPage(name, title, text, tuple(clauses))


def _clause(path: Path, page: str, chapter: str, line: int, block: list[str]) -> Clause:
    heading = _HEADING.fullmatch(block[0])
    if heading is None:
        raise BadRulesPage(path, line, f"no clause id and title in the heading {block[0]!r}")
    states = [(number, found) for number, each in enumerate(block) if (found := _STATE.fullmatch(each))]
    if len(states) != 1:
        raise BadRulesPage(path, line, f"{heading[1]} has {len(states)} state lines, and needs one")
    number, state = states[0]
    text = "\n".join(block[1:number]).strip()
    if not text:
        raise BadRulesPage(path, line, f"{heading[1]} has no text")
    return Clause(heading[1], heading[2], text, state[1], state[2], page, chapter, line)


def parse_pages(folder: Path) -> list[RulesPage]:
    """Read all rules pages of a folder; an id may stand only once on all of them."""
    pages = [parse_page(path) for path in sorted(folder.glob("*.md")) if path.name != "README.md"]
    seen: set[str] = set()
    for page in pages:
        for clause in page.clauses:
            if clause.id in seen:
                raise BadRulesPage(folder / f"{page.name}.md", clause.line, f"{clause.id} stands here again")
            seen.add(clause.id)
    return pages


def folder() -> Path:
    """The folder of the pages: beside this module in an installed package, else in the source tree."""
    here = Path(__file__).resolve().parent
    installed = here / "rules_markdown"
    return installed if installed.is_dir() else here.parents[1] / "docs" / "rules"
