"""Measures with Lighthouse how the list of games loads on a phone: `scripts/bench page`.

It starts a server with the built page. Lighthouse simulates a phone on a slow connection. The median run
counts.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # run as a script, only tools/ is known

from hatch_build import npm
from tools.bench_server import Server, node
from tools.gallery import CHROMIUM

JUDGE = Path(__file__).parent / "page_bench"
BAR = 95
FLAGS = "--headless=new --no-sandbox --disable-dev-shm-usage"
ASPECTS = ("performance", "accessibility", "best-practices")


def install() -> None:
    """Install Lighthouse from its lock file."""
    if not (JUDGE / "node_modules").is_dir():
        npm(JUDGE, "ci", "--no-audit", "--no-fund", "--loglevel=error")


def judged(address: str, report: Path) -> dict[str, float]:
    """Run Lighthouse once; return points out of a hundred for each category."""
    command = [
        node(),
        str(JUDGE / "node_modules" / "lighthouse" / "cli" / "index.js"),
        address,
        "--quiet",
        "--output=json",
        f"--output-path={report}",
        f"--only-categories={','.join(ASPECTS)}",
        f"--chrome-flags={FLAGS}",
    ]
    subprocess.run(command, check=True, env={**os.environ, "CHROME_PATH": CHROMIUM})
    found = json.loads(report.read_text())["categories"]
    return {aspect: 100 * found[aspect]["score"] for aspect in ASPECTS}


def main() -> int:
    """Measure and print; fail if asked and below the bar."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--runs", type=int, default=3)
    asked.add_argument("--gate", action="store_true", help="fail if a bar is missed")
    words = asked.parse_args()
    install()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            runs = [judged(server.address, Path(folder, "report.json")) for run in range(words.runs)]
        finally:
            server.stop()
    middle = {aspect: statistics.median(run[aspect] for run in runs) for aspect in ASPECTS}
    for aspect, points in middle.items():
        every = ", ".join(f"{run[aspect]:.0f}" for run in runs)
        print(f"{aspect}: {points:.0f} of 100 (bar: {BAR}; runs: {every})")
    return 1 if words.gate and min(middle.values()) < BAR else 0


if __name__ == "__main__":
    sys.exit(main())
