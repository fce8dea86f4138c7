"""Every page outside the table: no barriers, nothing wider than a phone, and what is read without a line."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.reading import barriers, sideways, small_targets
from tests.web.test_replay import played
from tests.web.visits import Visit

PAGES = [
    "/",
    "/rules/hochspannung",
    "/rules/frantic",
    "/practice",
    "/settings",
    "/tables",
    "/new/frantic",
    "/class",
]
PHONE = {"width": 360, "height": 640}


def read(visit: Visit, path: str, **how: object) -> Page:
    """A page that has come to rest."""
    page = visit.window(visit.context(**how), path)
    page.locator("h1").wait_for()
    page.wait_for_load_state("networkidle")
    return page


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(visit: Visit, path: str, scheme: str) -> None:
    assert barriers(read(visit, path, color_scheme=scheme)) == []


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_phone(visit: Visit, path: str) -> None:
    assert barriers(read(visit, path, viewport=PHONE)) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_a_replay(visit: Visit, scheme: str) -> None:
    page = read(visit, f"/replay/{played(visit)}/1?eyes=0&at=6", color_scheme=scheme)
    page.locator("[data-hand] [data-key]").first.wait_for()
    assert barriers(page) == []


@pytest.mark.parametrize("locale", ["en", "de", "fr"])
@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_wider_than_a_phone(visit: Visit, path: str, locale: str) -> None:
    page = read(visit, path, viewport=PHONE, locale=locale)
    assert sideways(page) == 0


@pytest.mark.parametrize("path", [path for path in PAGES if path != "/rules/frantic"])
def test_targets_are_large_enough_for_fingers(visit: Visit, path: str) -> None:
    assert small_targets(read(visit, path, viewport=PHONE, has_touch=True), 44) == []


def test_a_clause_has_an_address_of_its_own(visit: Visit) -> None:
    page = read(visit, "/rules/hochspannung#HS-12")
    clause = page.locator("[id='HS-12']")
    expect(clause).to_be_in_viewport()
    expect(clause).to_be_focused()


def test_the_rules_are_searched(visit: Visit) -> None:
    page = read(visit, "/rules/hochspannung")
    page.get_by_label("Search the rules").fill("hs-12")
    expect(page.locator("article")).to_have_count(1)
    page.get_by_label("Search the rules").fill("no such words at all")
    expect(page.get_by_text("No clause speaks of")).to_be_visible()


def test_the_rules_speak_the_language_of_the_page(visit: Visit) -> None:
    page = read(visit, "/rules/hochspannung#HS-12")
    english = page.locator("[id='HS-12'] p").first.inner_text()
    page.get_by_label("Language").select_option("de")
    expect(page.locator("[id='HS-12'] p").first).not_to_have_text(english)


def test_settings_are_kept_and_told_to_the_page(visit: Visit) -> None:
    page = read(visit, "/settings")
    page.get_by_label("evening").check()
    page.get_by_label("as little as possible").check()
    page.get_by_label("gentle words").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-motion", "reduced")
    page.goto(f"{visit.address}/rules/frantic#FR-065")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("[id='FR-065']")).to_contain_text("Phooey")


def test_shelf_and_rules_open_without_a_line(visit: Visit) -> None:
    page = read(visit, "/rules/hochspannung")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.reload()
    page.locator("article").first.wait_for()
    page.context.set_offline(True)
    page.goto(visit.address + "/rules/hochspannung")
    expect(page.locator("article").first).to_be_visible()
    page.get_by_role("link", name="Lastcard").click()
    expect(page.locator("h1")).to_have_text("Pick a box. You are dealt in.")
    page.get_by_role("button", name="Schwupps", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("The table does not answer")
