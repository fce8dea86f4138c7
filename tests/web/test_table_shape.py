"""How the table stands on a screen: nothing scrolls, targets are large, and axe finds nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.node import running
from tests.web.conftest import WEB
from tests.web.person import Person
from tests.web.visits import Visit, visiting

PHONE = {"width": 360, "height": 640}
LARGE = {"width": 1920, "height": 1080}
SEATS = [
    ("math-attack", 2),
    ("multiplication", 4),
    ("schwupps", 5),
    ("hochspannung", 6),
    ("frantic", 3),
    ("frantic+troublemaker+supercharge", 8),
]
SMALL = """() => [...document.querySelectorAll('.app :is(button, a, select, label, summary)')]
  .filter(it => it.offsetParent && !it.matches('label > select'))
  .map(it => [it.outerHTML.slice(0, 90), it.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < 43.5).map(([what]) => what)"""
OUTSIDE = """() => [...document.querySelectorAll('.board :is(.seat, .say, .slip, .pile, .btn, [data-top])')]
  .filter(it => it.offsetParent).map(it => [it.outerHTML.slice(0, 90), it.getBoundingClientRect()])
  .filter(([, box]) => box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
  .map(([what]) => what)"""
STRIPS = """() => [...document.querySelectorAll('[data-hand] .one')].map(it => it.offsetLeft)
  .filter((left, at, all) => at > 0 && left - all[at - 1] < 43.5)"""
MEETING = """([some, others]) => {
  const seen = (what) => [...document.querySelectorAll(what)].filter(it => it.checkVisibility())
  const along = (a, b, from, to) => a[from] < b[to] - 1 && b[from] < a[to] - 1
  const meet = (a, b) => along(a, b, 'left', 'right') && along(a, b, 'top', 'bottom')
  const on = (one) => seen(others).filter(it => it !== one)
    .filter(it => meet(one.getBoundingClientRect(), it.getBoundingClientRect()))
  return seen(some).flatMap(one => on(one).map(it => one.outerHTML.slice(0, 90) + it.outerHTML.slice(0, 90)))
}"""
BEYOND = """() => [...document.querySelectorAll('.stop')].map(it => [it, it.closest('.run')])
  .filter(([it, run]) => it.getBoundingClientRect().right > run.getBoundingClientRect().right + 1)
  .map(([it]) => it.outerHTML.slice(0, 90))"""
CUT = """it => it.clientHeight < 12 || it.scrollHeight > it.clientHeight + 1
  || it.scrollWidth > it.clientWidth + 1"""
SCROLLS = """() => ['html', 'main.board', '.frame'].map(what => document.querySelector(what))
  .some(it => it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1)"""


@pytest.fixture(scope="module")
def unhurried(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where windows stay open as long as agreed, until all have answered."""
    with running(tmp_path_factory.mktemp("unhurried"), "--limits", "0") as node:
        yield node.address.rstrip("/")


def settle(page: Page) -> None:
    """Wait until the table stands and something is asked."""
    page.locator("main.board[data-mine] .frame").wait_for()
    page.evaluate("document.fonts.ready")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("game", "seats"), SEATS, ids=[game for game, _ in SEATS])
def test_on_a_phone_nothing_scrolls_and_all_can_be_hit(
    visit: Visit, game: str, seats: int, language: str
) -> None:
    (ada,) = visit.table(game, "Ada", bots=seats - 1)
    page = visit.seat(ada, viewport=PHONE, locale=language)
    settle(page)
    person = Person(page)
    assert not page.locator(".bar .title").evaluate(CUT), "the title is there to be read"
    for _ in range(4):
        assert not page.evaluate(SCROLLS)
        assert page.evaluate(SMALL) == []
        assert page.evaluate(STRIPS) == []
        assert page.evaluate(OUTSIDE) == []
        if person.is_asked():
            person.turn()


@pytest.mark.parametrize(("game", "seats"), SEATS, ids=[game for game, _ in SEATS])
def test_on_a_large_screen_nothing_scrolls_either(visit: Visit, game: str, seats: int) -> None:
    (ada,) = visit.table(game, "Ada", bots=seats - 1)
    page = visit.seat(ada, viewport=LARGE)
    settle(page)
    assert not page.evaluate(SCROLLS)
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("width", [360, 1000, 1280, 1920])
def test_however_long_the_lines_nothing_lies_on_them(visit: Visit, width: int) -> None:
    code = visit.post("/api/tables", {"game": "math-attack", "chairs": [{"kind": "bot"}] * 2})["code"]
    page = visit.seat({"code": code}, viewport={"width": width, "height": 800})
    page.locator(".door button:not(.main)").click()
    page.locator("[data-score]").wait_for()
    assert page.locator(".stop").count() > 4
    assert page.evaluate(MEETING, [".stop", ".pile"]) == []
    assert page.evaluate(MEETING, [".stop", ".stop"]) == []
    assert page.evaluate(BEYOND) == []


def test_three_long_names_share_a_phone(visit: Visit) -> None:
    ada, *_ = visit.table("frantic", "Ada", "Maximiliane", "Konstantinos", "Bernadette")
    page = visit.seat(ada, viewport=PHONE, locale="de")
    page.locator("main.board .frame").wait_for()
    assert page.evaluate(MEETING, [".seats .seat", ".seats .seat"]) == []
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("part", ["Table", "skin-frantic"])
def test_a_part_that_did_not_come_can_be_asked_for_again(visit: Visit, part: str) -> None:
    (ada,) = visit.table("frantic", "Ada", bots=1)
    page = visit.seat(ada, service_workers="block")
    settle(page)
    page.context.route(f"**/assets/{part}-*.js", lambda route: route.abort())
    page.reload()
    knock_again(page)
    settle(page)


def knock_again(page: Page) -> None:
    """It is said that something did not come; it comes when asked for once more."""
    expect(page.locator("h1")).to_have_text("That did not work. Try again in a moment.")
    page.context.unroute_all()
    page.get_by_role("button", name="Knock again").click()


def test_so_can_the_door_and_the_room_behind_it(visit: Visit) -> None:
    made = visit.post("/api/tables", {"game": "frantic", "chairs": [{"kind": "person"}] * 2})
    page = visit.seat({"code": made["code"]}, service_workers="block")
    door, room = page.locator(".door form"), page.locator(".room .who")
    door.wait_for()
    page.context.route("**/assets/SitDown-*.js", lambda route: route.abort())
    page.reload()
    knock_again(page)
    door.wait_for()
    page.context.route("**/assets/Gathering-*.js", lambda route: route.abort())
    door.locator("input").fill("Ada")
    door.locator("button").click()
    knock_again(page)
    room.wait_for()


# ------------------------------------------------------------------ axe

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
ASK_AXE = """async () => {
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const told = (node) => node.html + ' ' + (node.any[0]?.message ?? '')
  const { violations } = await axe.run(document, { runOnly })
  return violations.map(each => each.id + ': ' + each.nodes.map(told).join(' | ').slice(0, 400))
}"""


def complaints(page: Page) -> list[str]:
    """What axe finds on this page as it stands."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate(ASK_AXE)
    return [str(each) for each in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("game", "seats"), SEATS, ids=[game for game, _ in SEATS])
def test_axe_finds_nothing_on_the_own_turn_and_on_another(
    visit: Visit, game: str, seats: int, theme: str
) -> None:
    (ada,) = visit.table(game, "Ada", bots=seats - 1)
    page = visit.seat(ada, color_scheme=theme)
    settle(page)
    assert complaints(page) == []
    watching = visit.seat({"code": ada["code"]}, color_scheme=theme)
    watching.locator(".door button:not(.main)").click()
    watching.locator("main.board .frame").wait_for()
    assert complaints(watching) == []


PASSED = "was => document.querySelector('.app').dataset.number !== was"


def in_a_window(*people: Person) -> Person:
    """Let people play until one of them is asked in a window; who that is."""
    while not people[0].is_over():
        for person in people:
            if person.is_asked() and person.page.locator("[data-window]").count():
                return person
            if person.is_asked():
                person.turn()
    raise AssertionError("a whole game without a window")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_a_window(browser: Browser, unhurried: str, theme: str) -> None:
    with visiting(browser, unhurried) as visit:
        game = "frantic+troublemaker+supercharge"
        seated = visit.table(game, "Ada", "Bo", terms={"beat": 60})
        people = [Person(visit.seat(each, color_scheme=theme), seed) for seed, each in enumerate(seated)]
        for person in people:
            person.board.wait_for()
        for _ in range(3):
            asked = in_a_window(*people)
            assert complaints(asked.page) == []
            before = asked.stand()
            asked.page.keyboard.press("Space")
            asked.page.wait_for_function(PASSED, arg=before)  # The next window may open at once.
