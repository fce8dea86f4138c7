"""The names in the source of the package, read without importing it: modules, classes, functions, members."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "lastcard"


class SourceIndex:
    """What every module, class and function of the package is called."""

    def __init__(self) -> None:
        self.modules: dict[str, set[str]] = {}
        self.members: dict[str, set[str]] = defaultdict(set)
        self.bases: dict[str, set[str]] = defaultdict(set)
        self.functions: set[str] = set()
        for path in sorted(SOURCE.rglob("*.py")):
            self._read(path)

    def _read(self, path: Path) -> None:
        parts = path.relative_to(SOURCE).with_suffix("").parts
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        tree = ast.parse(path.read_text(encoding="utf-8"))
        self.modules[module] = {name for node in tree.body for name in names_in(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                self._read_class(node)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                self.functions.add(node.name)

    def _read_class(self, found: ast.ClassDef) -> None:
        for base in found.bases:
            self.bases[found.name].add(ast.unparse(base).partition("[")[0].rpartition(".")[2])
        self.members[found.name].update(name for node in found.body for name in names_in(node))
        for node in ast.walk(found):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Name)
                and node.value.id == "self"
            ):
                self.members[found.name].add(node.attr)

    def has_class(self, name: str) -> bool:
        """Is there a class of this name?"""
        return name in self.members

    def has_member(self, name: str, member: str) -> bool:
        """Has this class such a member, its own or inherited?"""
        own = member in self.members.get(name, set())
        return own or any(self.has_member(base, member) for base in self.bases.get(name, set()))

    def has_name(self, dotted: str) -> bool:
        """Is `engine.sitting`, `engine.sitting.Sitting`, or `Sitting.submit` in the source?"""
        name = dotted.removeprefix("lastcard.")
        if name in self.modules:
            return True
        owner, _, last = name.rpartition(".")
        if owner in self.modules:
            return last in self.modules[owner]
        return self.has_member(owner.rpartition(".")[2], last)


def names_in(node: ast.stmt) -> set[str]:
    """The names that a statement of a module or a class defines or imports."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return {node.name}
    if isinstance(node, ast.Import | ast.ImportFrom):
        return {alias.asname or alias.name for alias in node.names}
    if isinstance(node, ast.AnnAssign):
        return {ast.unparse(node.target)}
    if isinstance(node, ast.Assign):
        return {ast.unparse(target) for target in node.targets}
    return set()
