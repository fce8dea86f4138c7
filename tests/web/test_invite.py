"""A table for people: set it up, send the link, sit down by name, watch."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.visits import Visit


def set_table(visit: Visit, game: str = "schwupps", **how: object) -> Page:
    """A window in which somebody has just set a table for two people and a bot."""
    page = visit.window(visit.context(**how), f"/new/{game}")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("h1")).to_have_text("Who plays")
    return page


def test_whoever_opens_the_link_sits_down_by_name_and_both_are_dealt_in(visit: Visit) -> None:
    host = set_table(visit)
    link = host.get_by_label("Link to this table").input_value()
    assert link == host.url
    guest = visit.window(
        visit.context(viewport={"width": 360, "height": 640}), link.removeprefix(visit.address)
    )
    expect(guest.get_by_text("At the table: Guest.")).to_be_visible()
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.locator("[data-hand] [data-key]").first.wait_for()
    expect(host.locator(".seat", has_text="Bo").first).to_be_visible()


def test_the_host_may_deal_before_everybody_is_there(visit: Visit) -> None:
    host = set_table(visit)
    host.get_by_role("button", name="Deal now").click()
    host.locator("[data-hand] [data-key]").first.wait_for()


def test_a_name_that_is_taken_is_said_so(visit: Visit) -> None:
    host = set_table(visit)
    guest = visit.window(visit.context(), host.url.removeprefix(visit.address))
    guest.get_by_label("Your name").fill("Guest")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("alert")).not_to_be_empty()
    expect(guest.locator("h1")).to_have_text("There is a chair for you")


def test_somebody_watches(visit: Visit) -> None:
    host = set_table(visit)
    host.get_by_role("button", name="Deal now").click()
    host.locator("main.board").wait_for()
    watcher = visit.window(visit.context(), host.url.removeprefix(visit.address))
    watcher.get_by_role("button", name="Watch").click()
    expect(watcher.locator("main.board")).to_have_attribute("data-you", "31")


def test_the_invitation_is_a_qr_code_too(visit: Visit) -> None:
    host = set_table(visit)
    picture = host.get_by_alt_text("The link to this table as a QR code")
    picture.wait_for()
    assert picture.evaluate("it => it.complete && it.naturalWidth > 0")


def test_house_rules_are_chosen_with_their_clause_and_shown_to_all(visit: Visit) -> None:
    page = visit.window(visit.context(), "/new/multiplication")
    page.get_by_label("Points for what is left").select_option("on")
    page.get_by_text("MG-45").click()
    expect(page.locator("details[open] p").first).not_to_be_empty()
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_text("Points for what is left: yes")).to_be_visible()
    guest = visit.window(visit.context(), page.url.removeprefix(visit.address))
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    sheet = guest.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert sheet["options"] == {"points": "on"}


def test_a_table_that_wants_to_be_found_is_found(visit: Visit) -> None:
    host = visit.window(visit.context(), "/new/schwupps")
    host.get_by_label("Show the table under Open tables").check()
    host.get_by_role("button", name="Set the table").click()
    host.wait_for_url(re.compile("/t/"))
    code = host.url.rpartition("/")[2]
    guest = visit.window(visit.context(), "/tables")
    guest.locator(f"a[href='/t/{code}']").click()
    expect(guest.locator("h1")).to_have_text("There is a chair for you")


def test_the_newer_tab_has_the_seat_and_the_older_says_so(visit: Visit) -> None:
    host = set_table(visit)
    newer = visit.window(host.context, host.url.removeprefix(visit.address))
    expect(newer.locator("h1")).to_have_text("Who plays")
    expect(host.locator("h1")).to_have_text("You are not at the table now")
    host.get_by_role("button", name="Play here").click()
    expect(host.locator("h1")).to_have_text("Who plays")
    expect(newer.locator("h1")).to_have_text("You are not at the table now")


def test_whoever_has_lost_the_seat_knocks_at_the_door_again(visit: Visit) -> None:
    (ada,) = visit.table("schwupps", "Ada", bots=1)
    page = visit.seat({**ada, "token": "somebody-else"})
    page.get_by_role("button", name="Knock again").click()
    page.get_by_role("button", name="Watch").click()
    expect(page.locator("main.board .frame")).to_be_visible()
