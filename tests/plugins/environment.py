"""Environments with packages of strangers, apart from that of the tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CLIMB = ROOT / "examples" / "climb"
PURE = {"LASTCARD_COMPILE": "0", "LASTCARD_PAGE": "0"}


class Environment:
    """A folder with packages, and Python processes that find those before all others."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.variables = {
            **{key: value for key, value in os.environ.items() if not key.startswith("LASTCARD_")},
            "PYTHONPATH": str(folder),
            "LASTCARD_LANGUAGE": "en",
            "PYTHONUTF8": "1",
        }

    def install(self, *packages: Path) -> None:
        """Build and install packages, from nothing but what is here already."""
        said = subprocess.run(
            [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-compile",
             "--no-build-isolation", "--target", str(self.folder), *map(str, packages)],
            env=os.environ | PURE, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert said.returncode == 0, said.stdout + said.stderr

    def write(self, package: str, module: str, source: str, points: str) -> None:
        """Leave a package of one module here, as pip would."""
        (self.folder / f"{module}.py").write_text(source, encoding="utf-8")
        about = self.folder / f"{package.replace('-', '_')}-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n", encoding="utf-8"
        )
        (about / "entry_points.txt").write_text(points, encoding="utf-8")

    def python(
        self, *words: str, typed: str = "", cwd: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run Python here."""
        return subprocess.run(
            [sys.executable, *words], input=typed, cwd=cwd or self.folder,
            env=self.variables, capture_output=True, text=True, check=False,
        )  # fmt: skip

    def lastcard(
        self, *words: str, typed: str = "", cwd: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run the command line here."""
        return self.python("-m", "lastcard", *words, typed=typed, cwd=cwd)
