"""The line to the table: dropped, reloaded, taken over by another tab; and where cards in flight end."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.web.person import GAMES_AT_MOST, Person
from tests.web.visits import Visit

MOVING = {"reduced_motion": "no-preference"}
STILL = "() => document.querySelector('[data-flights]')?.dataset.flights === '0'"
LYING = """() => [...document.querySelectorAll('main.board [data-place]')].map(place => [
  place.dataset.place, [...place.querySelectorAll('[data-card]')].map(card => card.dataset.card)])"""
UNSEEN = """() => [...document.querySelectorAll('main.board [data-card]')]
  .filter(card => getComputedStyle(card).opacity !== '1').length"""
CLEARED = f"() => document.querySelector('[data-flights]').childElementCount === 0 && ({UNSEEN})() === 0"

COUNTED = """
  window.flown = 0
  setInterval(() => {
    const flying = document.querySelector('[data-flights]')?.dataset.flights
    window.flown = Math.max(window.flown, Number(flying ?? 0))
  }, 4)
"""
"""Counts the most cards in flight at any time, from before the page is there."""


def watch(visit: Visit, code: str, **how: Any) -> Page:
    """A window among the spectators."""
    context = visit.context(**how)
    context.add_init_script(COUNTED)
    page = visit.window(context, f"/t/{code}")
    page.locator(".door button:not(.main)").click()
    page.locator("main.board .frame").wait_for()
    return page


def until_over(*pages: Page) -> None:
    """Wait for the end of the game in all of these windows."""
    for page in pages:
        page.locator('main.board[data-phase="over"]').wait_for(timeout=300_000)


def test_cards_in_quick_succession_end_where_they_should(visit: Visit) -> None:
    chairs = [{"kind": "bot"}] * 2
    for game in range(GAMES_AT_MOST):
        made = visit.post("/api/tables", {"game": "math-attack", "chairs": chairs})
        moving, still = watch(visit, made["code"], **MOVING), watch(visit, made["code"])
        until_over(moving, still)
        moving.wait_for_function(STILL)
        number = int(moving.locator(".app").get_attribute("data-number") or 0)
        if number >= 10:  # a game may be over after six moves
            break
    assert number >= 10
    assert moving.evaluate("window.flown") > 0
    assert moving.evaluate(LYING) == still.evaluate(LYING)
    assert moving.evaluate(UNSEEN) == 0
    assert moving.locator(".flyer").count() == 0


def test_a_played_card_flies_and_leaves_nothing_behind(visit: Visit) -> None:
    (ada,) = visit.table("math-attack", "Ada", bots=1)
    person = Person(visit.seat(ada, **MOVING))
    page = person.page
    page.locator("main.board[data-mine]").wait_for()
    page.evaluate(f"() => {{{COUNTED}}}")
    page.locator('[data-hand] [data-state="playable"]').first.click()
    page.locator('[data-prompt] [data-move^="own:"]').click()
    page.wait_for_function("() => window.flown > 0")
    page.wait_for_function(STILL)
    assert page.evaluate(UNSEEN) == 0


def test_nothing_flies_where_motion_is_reduced(visit: Visit) -> None:
    (ada,) = visit.table("math-attack", "Ada", bots=1)
    page = visit.seat(ada)
    page.locator("main.board[data-mine]").wait_for()
    page.evaluate(f"() => {{{COUNTED}}}")
    page.locator('[data-hand] [data-state="playable"]').first.click()
    page.locator('[data-prompt] [data-move^="own:"]').click()
    page.wait_for_function(
        "() => document.querySelectorAll('[data-place=\"line:0\"] [data-card]').length > 0"
    )
    assert page.evaluate("window.flown") == 0


def test_a_reload_in_the_middle_of_a_flight_shows_the_table_as_it_is(visit: Visit) -> None:
    (ada,) = visit.table("math-attack", "Ada", bots=1)
    page = visit.seat(ada, **MOVING)
    page.locator("main.board[data-mine]").wait_for()
    page.locator('[data-hand] [data-state="playable"]').first.click()
    page.locator('[data-prompt] [data-move^="own:"]').click()
    page.wait_for_function(
        "() => document.querySelectorAll('[data-place=\"line:0\"] [data-card]').length > 0"
    )
    page.reload()
    page.locator("main.board .frame").wait_for()
    page.locator('[data-place="line:0"] [data-card]').first.wait_for()
    assert page.evaluate(STILL)
    assert page.locator("[data-hand] [data-key]").count() == 5


def test_after_a_reload_one_can_read_what_was_told_before(visit: Visit) -> None:
    page, other = [visit.seat(each) for each in visit.table("math-attack", "Ada", "Bo")]
    other.locator("main.board").wait_for()
    page.locator("main.board[data-mine]").wait_for()
    page.locator('[data-hand] [data-state="playable"]').first.click()
    page.locator('[data-prompt] [data-move^="own:"]').click()
    page.locator('[data-place="line:0"] [data-card]').first.wait_for()
    told = page.locator(".log li:not(.quiet)").first.inner_text()
    page.reload()
    page.locator(".log li:not(.quiet)").first.wait_for()
    assert told in page.locator(".log li").all_inner_texts()


def through(line: WebSocketRoute, lines: list[WebSocketRoute]) -> None:
    """Let a line through to the table, and keep hold of it."""
    line.connect_to_server()
    lines.append(line)


def test_a_dropped_line_comes_back_and_catches_up_at_once(visit: Visit) -> None:
    ada, bo = visit.table("math-attack", "Ada", "Bo")
    lines: list[WebSocketRoute] = []
    context = visit.context(**MOVING)
    context.route_web_socket("**/socket", lambda line: through(line, lines))
    held = f'{{"{ada["code"]}": {{"seat": {ada["seat"]}, "token": "{ada["token"]}", "at": 4e12}}}}'
    context.add_init_script(f"localStorage.setItem('lastcard.seats', '{held}')")
    page = visit.window(context, f"/t/{ada['code']}")
    other = Person(visit.seat(bo))
    first = Person(page)
    page.locator("main.board .frame").wait_for()
    for person in (first, other, first, other):
        person.page.locator("main.board[data-mine]").wait_for()
        while person.is_asked():
            person.turn()
        if person is other:
            lines[-1].close(code=1012)
    page.wait_for_function("() => document.querySelector('.app').dataset.connection === 'here'")
    page.wait_for_function(
        "number => document.querySelector('.app').dataset.number === number", arg=other.stand()
    )
    assert len(lines) >= 2
    assert page.evaluate(UNSEEN) == 0
    mine, theirs = dict(page.evaluate(LYING)), dict(other.page.evaluate(LYING))
    assert mine["line:0"] == theirs["line:0"]
    assert mine["line:1"] == theirs["line:1"]


def grab(page: Page, card: str) -> None:
    """Press the pointer down on a card."""
    start = page.locator(card).first.bounding_box()
    assert start is not None
    page.mouse.move(start["x"] + 20, start["y"] + 30)
    page.mouse.down()


def let_go(page: Page, onto: str) -> None:
    """Let go above something."""
    end = page.locator(onto).first.bounding_box()
    assert end is not None
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


PLAYABLE = '[data-hand] [data-state="playable"]'
LINE = '[data-place="line:0"]'


def test_a_card_is_dragged_onto_a_line(visit: Visit) -> None:
    (ada,) = visit.table("math-attack", "Ada", bots=1)
    page = visit.seat(ada, **MOVING)
    page.locator("main.board[data-mine] .frame").wait_for()
    card = page.locator(PLAYABLE).first.evaluate("it => it.closest('[data-card]').dataset.card")
    grab(page, PLAYABLE)
    let_go(page, LINE)
    page.locator(f"{LINE} [data-card]").first.wait_for()
    page.wait_for_function(CLEARED)
    assert page.locator(f"{LINE} [data-card]").first.get_attribute("data-card") == card


def test_a_card_that_is_looked_at_through_the_loupe_can_be_dragged_on(visit: Visit) -> None:
    (ada,) = visit.table("math-attack", "Ada", bots=1)
    page = visit.seat(ada, **MOVING)
    page.locator("main.board[data-mine] .frame").wait_for()
    grab(page, PLAYABLE)
    page.locator(".loupe").wait_for()
    let_go(page, LINE)
    page.locator(f"{LINE} [data-card]").first.wait_for()
    assert page.locator(".loupe").count() == 0


def test_a_card_that_is_dragged_back_stays_in_the_hand(visit: Visit) -> None:
    (ada,) = visit.table("math-attack", "Ada", bots=1)
    page = visit.seat(ada, **MOVING)
    page.locator("main.board[data-mine] .frame").wait_for()
    hand = Person(page).hand()
    grab(page, PLAYABLE)
    let_go(page, "[data-hand] [data-key] >> nth=-1")
    assert Person(page).hand() == hand
    assert page.locator("[data-hand] [aria-pressed=true]").count() == 0
    assert page.evaluate(UNSEEN) == 0


DROPPED = """
  window.dropped = false
  const Line = WebSocket
  window.WebSocket = class extends Line {
    constructor(...how) { super(...how); window.line = this }
  }
  const drop = () => {
    const flying = Number(document.querySelector('[data-flights]')?.dataset.flights ?? 0)
    if (flying && window.armed && !window.dropped) { window.dropped = flying; window.line.close() }
  }
  const taking_off = { subtree: true, attributes: true, attributeFilter: ['data-flights'] }
  new MutationObserver(drop).observe(document, taking_off)
"""
"""Cuts the line at the very moment at which a card takes off, once it is armed."""


def test_a_line_cut_in_the_middle_of_a_flight_leaves_every_card_in_its_place(visit: Visit) -> None:
    (ada,) = visit.table("math-attack", "Ada", bots=1)
    page = visit.seat(ada, **MOVING)
    page.context.add_init_script(DROPPED)
    page.reload()
    person = Person(page)
    page.locator("main.board[data-mine] .frame").wait_for()
    page.evaluate("window.armed = true")
    while not page.evaluate("window.dropped"):
        if person.is_asked():
            person.turn()
    page.wait_for_function("() => document.querySelector('.app').dataset.connection === 'here'")
    still = watch(visit, ada["code"])
    for each in (page, still):
        each.locator("main.board .frame").wait_for()
    page.locator("main.board[data-mine]").wait_for()
    page.wait_for_function(STILL)
    assert lines_of(page) == lines_of(still)
    assert page.evaluate(UNSEEN) == 0
    assert page.locator(".flyer").count() == 0


def lines_of(page: Page) -> list[list[str]]:
    """What lies in both lines."""
    lying = dict(page.evaluate(LYING))
    return [lying["line:0"], lying["line:1"]]


LATENCY = 300
SLOW = {"offline": False, "latency": LATENCY, "downloadThroughput": 60_000, "uploadThroughput": 20_000}
"""A poor line: a third of a second there and back, and little at a time."""

ROUND_TRIP = """async () => {
  const began = performance.now()
  await fetch('/health')
  return performance.now() - began
}"""


def test_on_a_slow_line_a_game_goes_on_and_every_card_ends_where_it_should(visit: Visit) -> None:
    (ada,) = visit.table("math-attack", "Ada", bots=1)
    page = visit.seat(ada, **MOVING)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW)
    assert page.evaluate(ROUND_TRIP) >= LATENCY
    person = Person(page)
    page.locator("main.board[data-mine] .frame").wait_for()
    while not person.is_over():
        if person.is_asked():
            person.turn()
    page.locator("[data-score]").wait_for()
    page.wait_for_function(STILL)
    still = watch(visit, ada["code"])
    still.locator("[data-score]").wait_for()
    assert any(lines_of(still))
    for here, there in zip(lines_of(page), lines_of(still), strict=True):
        assert bool(here) == bool(there)  # It may be that nobody has laid anything on one of the lines.
        shown = min(len(here), len(there))  # Whoever has a hand has less room, and a long line is folded.
        assert here[-shown:] == there[-shown:]
    assert page.evaluate(UNSEEN) == 0


def test_of_two_tabs_the_newer_one_plays_and_the_older_says_so(visit: Visit) -> None:
    (ada,) = visit.table("schwupps", "Ada", bots=1)
    older = visit.seat(ada)
    older.locator("main.board[data-mine]").wait_for()
    newer = visit.window(older.context, f"/t/{ada['code']}")
    newer.locator("main.board[data-mine]").wait_for()
    older.locator("main.board").wait_for(state="detached")
    assert "another window" in older.locator("main").inner_text()
    Person(newer).turn()
    older.locator("main button").first.click()
    older.locator("main.board").wait_for()
    newer.locator("main.board").wait_for(state="detached")
