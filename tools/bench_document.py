"""docs/benchmarks.md: a table for each part that is measured, with the day and the machine it is from."""

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
    """Put these figures in the place of the old ones of this part; all else stays as it is."""
    PAGE.write_text(renewed(PAGE.read_text(), part, f"Measured on {date.today()}, {turns}: {where}.", table))


def renewed(page: str, part: str, measured: str, table: str) -> str:
    """The page with another table, and whence it is, under the heading of this part."""
    old = re.compile(rf"(?<=^## {part}\n\n)Measured on .*?\n\n(\|.*\n)+", re.MULTILINE)
    assert len(old.findall(page)) == 1, f"there is no table under {part!r}"
    return old.sub(lambda found: f"{measured}\n\n{table}\n", page)
