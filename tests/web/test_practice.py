"""Practice: a round by keys, times on the heat map, kept on the device."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.visits import Visit

TOLD = re.compile(r"^(\d) × (\d)$")


def solve(page: Page, wrong: bool = False) -> str:
    """Type the answer to what is asked, or one that is not; returns what was asked."""
    told = page.locator(".told")
    expect(told).to_have_text(TOLD)
    asked = TOLD.match(told.inner_text())
    assert asked is not None
    product = int(asked[1]) * int(asked[2])
    typed = str(product) if not wrong else str(product + (1 if product % 10 < 9 else -1))
    page.keyboard.type(typed)
    return f"{asked[1]}×{asked[2]}"


def test_answers_are_timed_and_stay_on_the_device(visit: Visit) -> None:
    page = visit.window(visit.context(), "/practice")
    timed = page.locator("td.cell").filter(has_text=re.compile(r"^\d+\.\d$"))
    expect(page.locator("td.cell.none")).to_have_count(3)
    page.get_by_role("button", name="Practise now").click()
    for _ in range(5):
        solve(page)
    page.keyboard.press("Escape")
    expect(timed.first).to_be_visible()
    page.reload()
    expect(timed.first).to_be_visible()
    assert 5 <= timed.count() <= 10
    page.get_by_role("button", name="Forget my times").click()
    expect(timed).to_have_count(0)


def test_a_wrong_answer_is_told_right_and_counts_as_slow(visit: Visit) -> None:
    page = visit.window(visit.context(), "/practice")
    page.get_by_role("button", name="Practise now").click()
    asked = solve(page, wrong=True)
    expect(page.locator(".told")).to_contain_text(f"{asked.replace('×', ' × ')} is ")
    page.get_by_role("button", name="Enough").click()
    expect(page.locator("td.step5").first).to_have_text("6.0")
    expect(page.get_by_text("Ten slow ones")).to_be_visible()


def test_a_round_ends_when_each_was_right_twice(visit: Visit) -> None:
    page = visit.window(visit.context(), "/practice")
    page.get_by_role("button", name="Practise now").click()
    for _ in range(60):
        if page.get_by_role("button", name="Practise now").is_visible():
            break
        solve(page)
        expect(
            page.locator(".told:text-matches('^\\\\d × \\\\d$'), button:has-text('Practise now')")
        ).to_be_visible()
    expect(page.get_by_role("button", name="Practise now")).to_be_visible()


def test_ten_keys_are_there_for_fingers(visit: Visit) -> None:
    page = visit.window(visit.context(viewport={"width": 360, "height": 640}, has_touch=True), "/practice")
    page.get_by_role("button", name="Practise now").tap()
    told = page.locator(".told")
    expect(told).to_have_text(TOLD)
    asked = TOLD.match(told.inner_text())
    assert asked is not None
    for digit in str(int(asked[1]) * int(asked[2])):
        page.get_by_role("button", name=digit, exact=True).tap()
    expect(told).to_contain_text(str(int(asked[1]) * int(asked[2])))
