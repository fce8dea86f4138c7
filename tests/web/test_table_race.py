"""A race at the table: two call the same card, one was faster, and the other is told who and by how much."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.web.person import Person, calls
from tests.web.visits import Visit

PATIENCE = 300.0
KEPT = "was => document.querySelector('.app').dataset.number !== was"


class Line:
    """The line of one window; what comes down it can be held back."""

    def __init__(self) -> None:
        self.held: list[Any] | None = None
        self.down: WebSocketRoute | None = None

    def lay(self, route: WebSocketRoute) -> None:
        """Between the window and the table."""
        self.down, table = route, route.connect_to_server()
        route.on_message(table.send)
        table.on_message(self.hear)

    def hear(self, message: Any) -> None:
        """Pass it on, or keep it for later."""
        assert self.down is not None
        if self.held is None:
            self.down.send(message)
        else:
            self.held.append(message)

    def release(self) -> None:
        """All that was held back, in its order."""
        assert self.down is not None
        held, self.held = self.held or [], None
        for message in held:
            self.down.send(message)


def top_of(person: Person) -> str:
    """The card that lies on top."""
    lying = person.board.locator('[data-place="discard"] [data-top]').last
    return lying.get_attribute("data-card") or ""


def say_all_but_one(person: Person, card: str, call: int) -> str:
    """Hold a card up and say the first digit; the other one is still to be said."""
    held = person.page.locator(f'[data-hand] [data-card="{card}"]').first
    if held.get_attribute("aria-pressed") is None:
        held.click()
    person.page.keyboard.press(str(call // 10))
    return str(call % 10)


def one_race(quick: Person, late: Person, line: Line) -> str:
    """Both answer the same top, one a little later: the card for which the late one is told so, or none."""
    top = top_of(quick)
    fitting = [calls(top, person.corners()) for person in (quick, late)]
    if not all(fitting) or top != top_of(late):
        (late if fitting[0] else quick).race()
        return ""
    last = [say_all_but_one(who, *fit[0]) for who, fit in zip((quick, late), fitting, strict=True)]
    before = quick.stand()
    line.held = []
    quick.page.keyboard.press(last[0])
    quick.page.wait_for_function(KEPT, arg=before)
    late.page.keyboard.press(last[1])
    while not any('"re":' in str(message) for message in line.held):
        late.page.wait_for_timeout(20)
    refused = any('"t":"refused"' in str(message) for message in line.held)
    line.release()
    if not refused:  # the answer to the new top happens to be the same
        return ""
    late.page.locator("[data-refused]").wait_for()
    return fitting[1][0][0] if late.page.locator("[data-refused] b").count() else ""


def at_table(visit: Visit, seated: dict[str, Any], line: Line | None = None) -> Page:
    """A window on a seat, on a line that can be held."""
    page = visit.seat(seated, "")
    if line is not None:
        page.route_web_socket("**/socket", line.lay)
        page.reload()
    page.locator("main.board .frame").wait_for()
    return page


def test_the_loser_of_a_race_is_told_who_was_faster_and_by_how_much(visit: Visit) -> None:
    ada, bo = visit.table("hochspannung", "Ada", "Bo", terms={"lead": 0})
    line = Line()
    quick, late = Person(at_table(visit, ada)), Person(at_table(visit, bo, line))
    while quick.board.locator('[data-move="go"]').count() or late.board.locator('[data-move="go"]').count():
        for person in (quick, late):
            person.press(person.board.locator('[data-move="go"]').first)
    ends = time.monotonic() + PATIENCE
    while not (card := one_race(quick, late, line)):
        assert time.monotonic() < ends, "nobody was ever told"
    told = late.page.locator("[data-refused]").inner_text()
    assert re.search(r"Ada was \d+ ms faster", told)
    assert re.search(r"\+\d+ ms", late.page.locator(".race").inner_text())
    assert card in late.hand(), "the card goes back"
