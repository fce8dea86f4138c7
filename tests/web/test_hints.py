"""Hints at the table: asked for by button or key, told in a sentence, lit up where the move lies."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.reading import barriers
from tests.web.visits import Visit

HINTS = {"hints": True}
PHONE = {"width": 390, "height": 844}


def at_turn(visit: Visit, game: str, **how: Any) -> Page:
    """Somebody whose turn it is, at a table with hints."""
    page = visit.seat(visit.table(game, "Ada", bots=1, terms=HINTS)[0], **how)
    page.locator("main.board[data-mine]").wait_for()
    page.locator("[data-hint]").wait_for()
    return page


def hinted(page: Page) -> str:
    """The move that the hint names, as soon as it is there."""
    page.locator("[data-hint]:not([data-hint=''])").wait_for()
    return str(page.locator("[data-hint]").get_attribute("data-hint"))


def ringed(page: Page) -> list[str]:
    """What is lit up: the moves of buttons, the codes of cards."""
    lit = """all => all.filter((one) => getComputedStyle(one).outlineStyle === 'dashed')
      .map((one) => one.dataset.move ?? one.parentElement.dataset.card)"""
    found: list[str] = page.locator("[data-move], [data-hand] [data-card] > .card").evaluate_all(lit)
    return found


@pytest.mark.parametrize("viewport", [PHONE, {"width": 1280, "height": 860}])
def test_a_hint_is_told_lit_up_and_gone_with_the_turn(visit: Visit, viewport: dict[str, int]) -> None:
    page = at_turn(visit, "math-attack", viewport=viewport)
    button = page.get_by_role("button", name="Hint")
    size = button.bounding_box()
    assert size is not None
    assert min(size["width"], size["height"]) >= (44 if viewport == PHONE else 40)
    button.click()
    move = hinted(page)
    expect(page.locator("[data-hint] [role=status]")).to_have_text(
        re.compile(r"^Hint: .+ on (your line|the line of Kit)\. It wins \d+\s% of the games from here\.$")
    )
    note = page.locator("[data-hint] [role=status]").bounding_box()
    assert note is not None
    assert note["x"] >= 0
    assert note["x"] + note["width"] <= viewport["width"]
    card = move.partition(":")[2]
    assert set(ringed(page)) == {card}
    assert barriers(page) == []
    page.locator(f"[data-hand] [data-card='{card}']").first.click()
    page.locator(f"[data-prompt] [data-move='{move}'], main [data-move='{move}']").first.wait_for()
    assert move in ringed(page)
    page.locator(f"[data-move='{move}']:visible").first.click()
    expect(page.locator("[data-hint]:not([data-hint=''])")).to_have_count(0)
    assert ringed(page) == []


def test_the_key_asks_and_the_sentence_names_the_pair(visit: Visit) -> None:
    page = at_turn(visit, "multiplication")
    page.keyboard.press("h")
    move = hinted(page)
    sentence = page.locator("[data-hint] [role=status]")
    if move == "draw":
        expect(sentence).to_contain_text("Draw")
    else:
        number, a, b = re.findall(r"\d+", move)
        expect(sentence).to_contain_text(f"{number} {'=' if 'free' in move else 'as'} {a} × {b}")
    page.keyboard.press("?")
    expect(page.locator("[data-help]")).to_contain_text("ask for a hint")


def test_a_hint_that_is_refused_says_why(visit: Visit) -> None:
    page = at_turn(visit, "math-attack")
    page.route("**/hint", lambda route: route.fulfill(
        status=409, json={"code": "late", "words": {"key": "clause.table.late", "values": {}}}
    ))  # fmt: skip
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-hint] [role=status]")).to_have_text("Too late: the table has moved on.")
    assert ringed(page) == []


def test_where_hints_are_off_nobody_sees_a_button(visit: Visit) -> None:
    page = visit.seat(visit.table("math-attack", "Ada", bots=1)[0])
    page.locator("main.board[data-mine]").wait_for()
    page.keyboard.press("h")
    page.keyboard.press("?")
    page.locator("[data-help]").wait_for()
    assert page.get_by_role("button", name="Hint").count() == 0
    assert "ask for a hint" not in page.locator("[data-help]").inner_text()


@pytest.mark.parametrize(("box", "given"), [("Math Attack!", True), ("The Multiplication Game", False)])
def test_against_bots_alone_there_are_hints_unless_finding_the_move_is_the_game(
    visit: Visit, box: str, given: bool
) -> None:
    page = visit.window(visit.context(), "/")
    page.get_by_role("button", name=box, exact=True).click()
    page.locator("main.board[data-mine]").wait_for()
    if given:
        page.get_by_role("button", name="Hint").wait_for()
    assert page.locator("[data-hint]").count() == given
