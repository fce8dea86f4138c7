"""What all tests share: choosing tests by clause, and saying which build is tested."""

from __future__ import annotations

import pytest

import lastcard.engine.contract


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", default="", help="run only the tests of this clause")


def pytest_report_header() -> str:
    compiled = not lastcard.engine.contract.__file__.endswith(".py")
    return f"lastcard: {'compiled' if compiled else 'interpreted'}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--clause")
    if wanted:
        items[:] = [
            item for item in items if any(wanted in mark.args for mark in item.iter_markers("clause"))
        ]
