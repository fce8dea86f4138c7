"""Writes docs/benchmarks.md: a table for each measured part, with the date and the machine."""

from __future__ import annotations

import platform
import re
from datetime import date
from importlib.metadata import version
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"


def machine() -> str:
    """Which machine and versions this is."""
    info = Path("/proc/cpuinfo")
    names = (
        [line.split(":")[1].strip() for line in info.read_text().splitlines() if "model name" in line]
        if info.exists()
        else []
    )
    peers = ", ".join(f"{name} {version(name)}" for name in ("open_spiel", "rlcard"))
    return f"{names[0] if names else platform.machine()}, CPython {platform.python_version()}, {peers}"


def write(part: str, where: str, table: str, turns: str) -> None:
    """Replace the figures of this part; everything else stays as it is."""
    PAGE.write_text(renewed(PAGE.read_text(), part, f"Measured on {date.today()}, {turns}: {where}.", table))


def renewed(page: str, part: str, measured: str, table: str) -> str:
    """The page with a new table under the heading of this part, and the line on where it was measured."""
    old = re.compile(rf"(?<=^## {part}\n\n)Measured on .*?\n\n(\|.*\n)+", re.MULTILINE)
    assert len(old.findall(page)) == 1, f"there is no table under {part!r}"
    return old.sub(lambda found: f"{measured}\n\n{table}\n", page)
