"""A class: a code on the board, children who type it on the shelf, and tables for all with one click."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.reading import barriers, sideways, small_targets
from tests.web.visits import Visit

PHONE = {"width": 360, "height": 640}


@pytest.fixture
def teacher(visit: Visit) -> Page:
    """A teacher who has just opened a class."""
    page = visit.window(visit.context(), "/class")
    page.get_by_role("button", name="Open a class").click()
    page.locator(".code strong").wait_for()
    return page


def code_on(board: Page) -> str:
    """What stands on the board."""
    return re.sub(r"\D", "", board.locator(".code strong").inner_text())


def child(visit: Visit, code: str, name: str) -> Page:
    """A child that types the code on the shelf, and its first name."""
    page = visit.window(visit.context(viewport=PHONE), "/")
    page.get_by_label("Code", exact=True).fill(f"{code[:3]} {code[3:]}")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_label("Your first name").fill(name)
    page.get_by_role("button", name="Come in").click()
    expect(page.locator("h1")).to_have_text(f"You are in, {name}.")
    return page


def deal_in(teacher: Page, count: int) -> None:
    """One click for all, as soon as all are there."""
    teacher.get_by_role("button", name=f"Deal in all who are ready: {count}").click()


def test_three_children_type_the_code_and_are_dealt_in_together(visit: Visit, teacher: Page) -> None:
    children = [child(visit, code_on(teacher), name) for name in ("Ada", "Bo", "Cy")]
    expect(teacher.locator(".who .ready")).to_have_count(3)
    deal_in(teacher, 3)
    for page in children:
        page.locator("[data-hand] [data-key]").first.wait_for()
    assert len({page.url for page in children}) == 1, "nobody sits alone"
    expect(children[0].locator(".seat", has_text=re.compile("Bo|Cy"))).to_have_count(2)
    expect(teacher.locator(".tables li")).to_have_count(1)
    expect(teacher.locator(".tables small")).to_have_text("playing")
    assert set(teacher.locator(".tables b").all_inner_texts()) == {"Ada", "Bo", "Cy"}


def test_a_child_that_is_left_over_waits_beside_a_free_chair(visit: Visit, teacher: Page) -> None:
    children = [child(visit, code_on(teacher), name) for name in ("Ada", "Bo", "Cy")]
    teacher.get_by_label("Game").select_option("math-attack")
    deal_in(teacher, 3)
    for page in children:
        page.wait_for_url("**/t/*")
    expect(teacher.locator(".tables li")).to_have_count(2)
    free = teacher.locator(".tables li", has_text="A free chair")
    expect(free).to_have_count(1)
    with teacher.expect_popup() as opened:
        free.get_by_role("link").click()
    opened.value.get_by_label("Your name").fill("Ms Fay")
    opened.value.get_by_role("button", name="Sit down").click()
    opened.value.locator("[data-hand] [data-key]").first.wait_for()


def test_who_comes_back_is_dealt_in_again_and_a_reload_loses_nothing(visit: Visit, teacher: Page) -> None:
    ada, bo = (child(visit, code_on(teacher), name) for name in ("Ada", "Bo"))
    ada.reload()
    expect(ada.locator("h1")).to_have_text("You are in, Ada.")
    teacher.reload()
    deal_in(teacher, 2)
    for page in (ada, bo):
        page.wait_for_url("**/t/*")
    first = ada.url
    for page in (ada, bo):
        page.go_back()
    deal_in(teacher, 2)
    for page in (ada, bo):
        page.wait_for_url(lambda url: "/t/" in url and url != first)


def test_a_taken_name_is_said_so_and_a_stranger_is_sent_out(visit: Visit, teacher: Page) -> None:
    code = code_on(teacher)
    first = child(visit, code, "Zorro")
    second = visit.window(visit.context(), f"/class/{code}")
    second.get_by_label("Your first name").fill("zorro")
    second.get_by_role("button", name="Come in").click()
    expect(second.get_by_role("alert")).not_to_be_empty()
    teacher.get_by_role("button", name="Send Zorro out").click()
    expect(first.get_by_label("Your first name")).to_be_visible()


def test_when_the_lesson_ends_nothing_stays_anywhere(visit: Visit, teacher: Page) -> None:
    code = code_on(teacher)
    page = child(visit, code, "Ada")
    deal_in(teacher, 1)
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    teacher.get_by_role("button", name="End the lesson").click()
    expect(teacher.get_by_role("button", name="Open a class")).to_be_visible()
    assert "token" not in (teacher.evaluate("localStorage.getItem('lastcard.lesson')") or "").replace(
        '"token":""', ""
    )
    assert teacher.request.get(f"{visit.address}/api/tables/{table}").status == 404
    late = visit.window(visit.context(), f"/class/{code}")
    late.get_by_label("Your first name").fill("Bo")
    late.get_by_role("button", name="Come in").click()
    expect(late.get_by_role("alert")).to_have_text("There is no class with this code now.")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_use_the_board_and_the_bench(visit: Visit, theme: str) -> None:
    teacher = visit.window(visit.context(viewport=PHONE, color_scheme=theme), "/class")
    teacher.get_by_role("button", name="Open a class").click()
    bench = visit.window(visit.context(viewport=PHONE, color_scheme=theme), f"/class/{code_on(teacher)}")
    assert barriers(bench) == []
    bench.get_by_label("Your first name").fill("Ada")
    bench.get_by_role("button", name="Come in").click()
    teacher.locator(".who .ready").wait_for()
    for page in (teacher, bench):
        assert barriers(page) == []
        assert sideways(page) == 0
        assert small_targets(page, 44) == []
