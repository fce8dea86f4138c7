"""From the shelf to a table in one click; names, languages, codes and boxes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.visits import Visit


def at_the_table(page: Page) -> None:
    """The cards are dealt: there is a board, and something is asked."""
    page.locator("main.board [data-prompt]").first.wait_for()


@pytest.mark.parametrize(
    "box", ["Hochspannung", "Frantic", "Schwupps", "The Multiplication Game", "Math Attack!"]
)
def test_one_click_on_a_box_and_you_are_dealt_in(visit: Visit, box: str) -> None:
    page = visit.window(visit.context(), "/")
    page.get_by_role("button", name=box, exact=True).click()
    page.wait_for_url(re.compile("/t/[a-z0-9]+$"))
    at_the_table(page)


def test_a_variant_is_chosen_on_its_box_and_remembered(visit: Visit) -> None:
    context = visit.context()
    page = visit.window(context, "/")
    page.get_by_role("radio", name="Supercharge").check(force=True)
    page.reload()
    expect(page.get_by_role("radio", name="Supercharge")).to_be_checked()
    page.get_by_role("button", name="Frantic", exact=True).click()
    expect(page.locator("main.board")).to_have_attribute("data-game", "frantic+supercharge")


def test_the_own_name_is_asked_once(visit: Visit) -> None:
    context = visit.context()
    page = visit.window(context, "/")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Schwupps", exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    code = page.url.rpartition("/")[2]
    seats = page.request.get(f"{visit.address}/api/tables/{code}").json()["seats"]
    assert [seat["name"] for seat in seats if seat["kind"] == "person"] == ["Ada"]
    page.goto(visit.address + "/")
    expect(page.get_by_label("Your name")).to_have_value("Ada")


def test_the_language_changes_at_once_and_stays(visit: Visit) -> None:
    page = visit.window(visit.context(), "/")
    expect(page.locator("h1")).to_have_text("Pick a box. You are dealt in.")
    page.get_by_label("Language").select_option("de")
    expect(page.locator("h1")).to_have_text("Wähl eine Schachtel, los geht’s.")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.locator("h1")).to_have_text("Wähl eine Schachtel, los geht’s.")


@pytest.mark.parametrize(
    ("locale", "title"), [("de-AT", "Wähl eine"), ("fr-FR", "Choisis une"), ("fi-FI", "Pick a")]
)
def test_the_browser_says_which_language_comes_first(visit: Visit, locale: str, title: str) -> None:
    page = visit.window(visit.context(locale=locale), "/")
    expect(page.locator("h1")).to_contain_text(title)


def test_the_language_changes_at_the_table_too(visit: Visit) -> None:
    page = visit.window(visit.context(viewport={"width": 1440, "height": 900}), "/")
    page.get_by_role("button", name="Math Attack!").click()
    at_the_table(page)
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("link", name="Règles")).to_be_visible()


def test_a_code_leads_to_its_table(visit: Visit) -> None:
    (ada,) = visit.table("schwupps", "Ada", bots=1)
    page = visit.window(visit.context(), "/")
    page.get_by_label("Code", exact=True).fill(f" {ada['code'].upper()} ")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("There is a chair for you")


def test_a_code_without_a_table_is_said_so(visit: Visit) -> None:
    page = visit.window(visit.context(), "/t/zzzzz")
    expect(page.locator("h1")).to_have_text("No such table")
    page.get_by_role("link", name="Back to the shelf").last.click()
    expect(page.locator("h1")).to_have_text("Pick a box. You are dealt in.")


def test_after_a_wrong_code_another_may_be_typed_at_once(visit: Visit) -> None:
    (ada,) = visit.table("math-attack", "Ada", bots=1)
    page = visit.window(visit.context(), "/t/zzzzz")
    page.get_by_label("Code").fill(ada["code"])
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(f"**/t/{ada['code']}")
    expect(page.locator("h1")).not_to_have_text("No such table")
    expect(page.locator("main")).to_contain_text("Ada")


def test_the_shelf_works_by_keys_alone(visit: Visit) -> None:
    page = visit.window(visit.context(), "/")
    box = page.get_by_role("button", name="Hochspannung", exact=True)
    box.wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if box.evaluate("it => it === document.activeElement"):
            break
    expect(box).to_be_focused()
    page.keyboard.press("Enter")
    at_the_table(page)


def test_the_title_of_a_new_page_gets_the_focus(visit: Visit) -> None:
    page = visit.window(visit.context(), "/")
    page.get_by_role("link", name="Rules").click()
    expect(page.locator("h1")).to_be_focused()
    page.go_back()
    expect(page.locator("h1")).to_have_text("Pick a box. You are dealt in.")


def test_a_page_that_does_not_come_through_is_not_called_lost(visit: Visit) -> None:
    page = visit.window(visit.context(service_workers="block"), "/")
    page.context.route("**/assets/Settings-*.js", lambda route: route.abort())
    page.locator("a[href='/settings']:visible").first.click()
    expect(page.locator("h1")).to_have_text("That did not work. Try again in a moment.")
    page.context.unroute("**/assets/Settings-*.js")
    page.reload()
    expect(page.locator("h1")).to_have_text("Settings")
