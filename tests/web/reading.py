"""What a page shows and whether everybody can use it: sideways scrolling, small targets, what axe finds."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
KINDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async (runOnly) => {
  const { violations } = await axe.run(document, { runOnly })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL = """least => {
  const labelled = (it) => it.matches('[type=radio], [type=checkbox], select') && it.closest('label')
  const boxed = (it) => it.matches('.open') && it.closest('.box')
  const touched = (it) => labelled(it) || boxed(it) || it
  const narrow = ({ width, height }) => width > 0 && Math.min(width, height) < least - 0.5
  return [...document.querySelectorAll('button, a.btn, a.tool, select, input')]
    .filter((it) => it.checkVisibility())
    .map(touched)
    .filter((it) => narrow(it.getBoundingClientRect()))
    .map((it) => `${it.tagName} ${it.className} ${it.textContent.trim().slice(0, 30)}`)
}"""


@cache
def axe() -> str:
    """The source of axe, run beside the page: the page's own policy lets no stranger's script in."""
    return AXE.read_text(encoding="utf-8")


def barriers(page: Page) -> list[str]:
    """What axe has to object."""
    page.evaluate(axe())
    found: list[str] = page.evaluate(RUN, KINDS)
    return found


def sideways(page: Page) -> int:
    """How many pixels the page is wider than its window."""
    found: Any = page.evaluate(SIDEWAYS)
    return int(found)


def small_targets(page: Page, least: int) -> list[str]:
    """Buttons, fields and links in bars that a finger would miss."""
    found: list[str] = page.evaluate(SMALL, least)
    return found
