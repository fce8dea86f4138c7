"""What is drawn, seen in a real browser: every face is there, and nothing printed runs over its card."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from lastcard.words import LANGUAGES
from tools.faces import codes
from tools.gallery import open_gallery, served

OVER = """() => [...document.querySelectorAll('.card')].flatMap(card => {
    const edge = card.getBoundingClientRect();
    return [...card.querySelectorAll('text')].filter(text => {
        const box = text.getBoundingClientRect();
        return box.left < edge.left + 1 || box.right > edge.right - 1;
    }).map(text => card.querySelector('svg').getAttribute('aria-label') + ': ' + text.textContent);
})"""
EMPTY = """() => [...document.querySelectorAll('.card > svg')].filter(face => !face.childElementCount)
    .map(face => face.getAttribute('aria-label'))"""
UNDRAWN = """() => [...document.querySelectorAll('figure')]
    .filter(figure => figure.querySelectorAll('.scene > *').length < 4).map(figure => figure.textContent)"""


@pytest.fixture(scope="module")
def address(built_page: Path) -> Iterator[str]:
    """The built page, without a server of games behind it."""
    with served(built_page.parent) as address:
        yield address


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A window of a phone's size; it may not meet an error."""
    page = browser.new_page(viewport={"width": 390, "height": 844})
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    page.close()
    assert errors == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_printed_runs_over_its_card(phone: Page, address: str, language: str) -> None:
    open_gallery(phone, address, f"width=60&language={language}")
    assert phone.evaluate("document.fonts.check('800 20px \"Hepta Slab\"')")
    assert phone.evaluate(OVER) == []


def test_every_card_is_in_the_gallery_and_has_a_face(phone: Page, address: str) -> None:
    boxes = "frantic+troublemaker+supercharge"
    open_gallery(phone, address, "part=frantic")
    assert phone.locator(".card").count() >= len(codes("frantic")[boxes])
    assert phone.evaluate(EMPTY) == []


def test_every_scene_is_fetched_and_drawn(phone: Page, address: str) -> None:
    open_gallery(phone, address, "part=scenes")
    assert phone.locator("figure").count() == 43
    assert phone.evaluate(UNDRAWN) == []
