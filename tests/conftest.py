"""What all tests share: choosing tests by clause, and saying which build is tested."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import lastcard.engine.contract

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Started in the background of a shell, which makes all that is started from here deaf to Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The compiled yardsticks lie beside the compiled rules; the plain ones are taken where there are none.
sys.path.append(str(Path(__file__).parents[1] / "yardsticks"))

# Hypothesis tries the same examples every time, and as long as it takes: a busy machine is no failure.
settings.register_profile(
    "lastcard", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("lastcard")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", default="", help="run only the tests of this clause")


def pytest_report_header() -> str:
    compiled = not lastcard.engine.contract.__file__.endswith(".py")
    return f"lastcard: {'compiled' if compiled else 'interpreted'}"


REAL = ("tests/server/", "tests/web/")
"""Tests with servers, databases and browsers of their own."""

BOTH = tuple(
    f"tests/server/test_{name}.py" for name in ("clock", "connection", "play", "table", "table_log", "worlds")
)
"""Those of them that are run on the plain source, too: it is what `scripts/play` starts with."""

SLOW = (
    "tests/laws/",
    "tests/games/frantic/test_combinations",
    "tests/adapters/",
    "tests/bots/",
    "tests/lab/",
)
"""Tests that take minutes interpreted, and show the same compiled."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        place = item.nodeid.replace("\\", "/")
        if place.startswith(REAL):
            item.add_marker(pytest.mark.real)
        if place.startswith(BOTH):
            item.add_marker(pytest.mark.both)
        if place.startswith(SLOW):
            item.add_marker(pytest.mark.slow)
    wanted = config.getoption("--clause")
    if wanted:
        items[:] = [
            item for item in items if any(wanted in mark.args for mark in item.iter_markers("clause"))
        ]
