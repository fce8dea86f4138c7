"""Checks that a word means one thing: `python tools/vocabulary.py [FOLDER]`.

Outside the packages of the games no two public classes, type aliases or modules have the same name, and no
import is renamed. A game's package may have its own `Lay` and `Pass`. A class counts if it stands at the top
of a module without a leading underscore; so does a name for a type, `Told = Update | Refused`.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "lastcard"

TRADE = {("numpy", "np"), ("numpy.typing", "npt"), ("sqlalchemy", "sa")}
"""Renamed imports that everybody in the trade knows."""

FREE = ("migrations",)
"""Folders whose file names are numbers of versions, not words."""


def main() -> int:
    """Print what is wrong; 1 if anything is."""
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else SOURCE
    wrong = [*complaints(root)]
    for line in wrong:
        print(line)
    print(f"{len(wrong)} words have more than one meaning" if wrong else "every word has one meaning")
    return 1 if wrong else 0


def complaints(root: Path) -> Iterator[str]:
    """What is wrong under this folder, a line each."""
    files = [path for path in sorted(root.rglob("*.py")) if not set(FREE) & set(path.parts)]
    trees = {path.relative_to(root): ast.parse(path.read_text(encoding="utf-8")) for path in files}
    shared = {path: tree for path, tree in trees.items() if not is_of_a_game(path)}
    yield from clashes("module", [(name_of(path), place(path)) for path in shared if name_of(path)])
    yield from clashes("name", [(name, place(path)) for path in shared for name in public(shared[path])])
    for path, tree in trees.items():
        yield from (f"{place(path)}: {words}" for words in renamed(tree))


def is_of_a_game(path: Path) -> bool:
    """Does this file belong to the package of one game?"""
    return path.parts[0] == "games" and len(path.parts) > 2


def name_of(path: Path) -> str:
    """The name of a module; a package has that of its folder, and the root has none."""
    return path.parent.name if path.stem == "__init__" else path.stem


def place(path: Path) -> str:
    """`server.table.seats`: a module as it is imported below the root."""
    parts = path.parent.parts if path.stem == "__init__" else path.with_suffix("").parts
    return ".".join(parts) or "the package itself"


def clashes(kind: str, found: list[tuple[str, str]]) -> Iterator[str]:
    """The names that stand in more than one place."""
    places: dict[str, list[str]] = defaultdict(list)
    for name, where in found:
        places[name].append(where)
    for name, all_places in sorted(places.items()):
        if len(all_places) > 1:
            yield f"{kind} {name}: {', '.join(all_places)}"


def public(tree: ast.Module) -> Iterator[str]:
    """The public classes and names for types at the top of a module."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield from visible(node.name)
        elif isinstance(node, ast.Assign) and len(node.targets) == 1 and is_type(node.value):
            yield from visible(target_of(node.targets[0]))
        elif isinstance(node, ast.AnnAssign) and "TypeAlias" in ast.unparse(node.annotation):
            yield from visible(target_of(node.target))


def visible(name: str) -> Iterator[str]:
    """The name, if it is a public one that begins as the name of a class does."""
    if name[:1].isupper() and not name.isupper():
        yield name


def target_of(node: ast.expr) -> str:
    """The name that is assigned, if it is a plain one."""
    return node.id if isinstance(node, ast.Name) else ""


def is_type(value: ast.expr) -> bool:
    """May this expression be a type: a name, a union, `Annotated[...]`?"""
    if isinstance(value, ast.BinOp):
        return isinstance(value.op, ast.BitOr)
    return isinstance(value, ast.Subscript | ast.Name | ast.Attribute)


def renamed(tree: ast.Module) -> Iterator[str]:
    """The imports under another name; `from m import x as x` is an explicit re-export."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            for each in node.names:
                if each.asname not in (None, each.name) and (each.name, each.asname) not in TRADE:
                    yield f"{each.name} is imported as {each.asname}"


if __name__ == "__main__":
    sys.exit(main())
