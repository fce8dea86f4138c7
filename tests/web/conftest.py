"""A real browser at a real server: the page as it is built, one Chromium for all tests."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import hatch_build
from tests.server.node import FAST, Node, running
from tests.web.visits import PATIENCE, Visit, visiting

expect.set_options(timeout=PATIENCE)
WEB = Path(__file__).parents[2] / "web"
CHROMIUM = os.environ.get("CHROMIUM", shutil.which("chromium") or "")
FLAGS = [
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"),
    *("--disable-background-networking", "--disable-component-update", "--disable-domain-reliability"),
    *("--disable-sync", "--no-first-run", "--no-default-browser-check", "--metrics-recording-only"),
]


def is_stale(built: Path) -> bool:
    """Is anything in the page's source younger than what was built from it?"""
    if not built.is_file():
        return True
    sources = [WEB / "index.html", *WEB.glob("*.ts"), *(WEB / "src").rglob("*"), *(WEB / "public").rglob("*")]
    return max(path.stat().st_mtime for path in sources if path.is_file()) > built.stat().st_mtime


@pytest.fixture(scope="session")
def built_page() -> Path:
    """The page, built if it is not or not any more."""
    built = WEB / "dist" / "index.html"
    if is_stale(built):
        hatch_build.built_page(WEB)
    return built


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, as the system has it."""
    if not CHROMIUM:
        pytest.fail("Chromium is missing: apt install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def node(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server that all tests of a module share, with bots and windows in a hurry."""
    with running(tmp_path_factory.mktemp("node"), *FAST) as started:
        yield started


@pytest.fixture
def visit(browser: Browser, node: Node) -> Iterator[Visit]:
    """Opens windows at this server; all are closed afterwards, and none may have met an error."""
    with visiting(browser, node.address.rstrip("/")) as visit:
        yield visit
