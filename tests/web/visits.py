"""Windows at a server: each a browser context of its own, as if on a machine of its own."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

SEATS = "lastcard.seats"
PATIENCE = 60_000


class Visit:
    """All windows that one test opens."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask the server for something over HTTP."""
        request = urllib.request.Request(
            self.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    def table(self, game: str, *people: str, bots: int = 0, **more: Any) -> list[dict[str, Any]]:
        """Set a table up, let all sit down, and return what each was given."""
        chairs = [{"kind": "person"}] * len(people) + [{"kind": "bot"}] * bots
        first = self.post("/api/tables", {"game": game, "name": people[0], "chairs": chairs, **more})
        seats = f"/api/tables/{first['code']}/seats"
        return [first, *(self.post(seats, {"name": name}) for name in people[1:])]

    def context(self, **how: Any) -> BrowserContext:
        """A machine with nothing on it: no language but English, no movement unless asked for."""
        how = {"viewport": {"width": 1280, "height": 860}, "locale": "en", "reduced_motion": "reduce", **how}
        context = self.browser.new_context(**how)
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        return context

    def seat(self, seated: dict[str, Any], query: str = "", **how: Any) -> Page:
        """A window at a table: on a seat with its token, or, without one, among the watchers."""
        context = self.context(**how)
        if seated.get("token"):
            held = {seated["code"]: {"seat": seated["seat"], "token": seated["token"], "at": 4e12}}
            context.add_init_script(f"localStorage.setItem({SEATS!r}, {json.dumps(json.dumps(held))})")
        return self.window(context, f"/t/{seated['code']}{query}")

    def window(self, context: BrowserContext, path: str) -> Page:
        """A page of ours in this context; errors in it are remembered."""
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(f"{error.name} {error.message} {error.stack}"))
        page.goto(self.address + path)
        return page

    def close(self) -> None:
        """Close all windows."""
        for context in self.contexts:
            context.close()


@contextmanager
def visiting(browser: Browser, address: str) -> Iterator[Visit]:
    """Windows for a while; an error in one of them fails the test."""
    visit = Visit(browser, address)
    try:
        yield visit
    finally:
        visit.close()
    assert visit.errors == [], visit.errors
