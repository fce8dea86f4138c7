"""The server's modules: each needs few others, none needs itself in a circle, and no package is crowded."""

from __future__ import annotations

import ast
from collections import Counter
from graphlib import TopologicalSorter
from pathlib import Path

import lastcard.server

SERVER = Path(lastcard.server.__path__[0])
MOST_IMPORTS = 8
MOST_MODULES = 12


def module_name(path: Path) -> str:
    """The dotted name of a file of the server."""
    parts = ("lastcard", "server", *path.relative_to(SERVER).with_suffix("").parts)
    return ".".join(parts).removesuffix(".__init__")


MODULES = {
    module_name(path): ast.parse(path.read_text(encoding="utf-8"))
    for path in sorted(SERVER.rglob("*.py"))
    if "migrations" not in path.parts
}


def imports(name: str) -> set[str]:
    """The modules of the server that a module imports, also in a function or for types alone."""
    found: set[str] = set()
    for node in ast.walk(MODULES[name]):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for each in node.names:
                inner = f"{node.module}.{each.name}"
                found.add(inner if inner in MODULES else node.module)
        elif isinstance(node, ast.Import):
            found.update(each.name for each in node.names)
    return {other for other in found if other in MODULES and other != name}


def test_no_module_imports_more_than_eight_others() -> None:
    counts = {name: len(imports(name)) for name in MODULES}
    assert {name: count for name, count in counts.items() if count > MOST_IMPORTS} == {}


def test_no_module_imports_itself_in_a_circle() -> None:
    """A circle raises CycleError, which names it."""
    assert len(list(TopologicalSorter({name: imports(name) for name in MODULES}).static_order())) > 50


def test_no_package_has_more_than_a_dozen_modules() -> None:
    is_package = {name for name in MODULES if any(other.startswith(f"{name}.") for other in MODULES)}
    sizes = Counter(name.rpartition(".")[0] for name in MODULES if name not in is_package)
    assert {name: size for name, size in sizes.items() if size > MOST_MODULES} == {}
