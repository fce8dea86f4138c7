"""Takes the pictures of the tables in mid-game: phone and desktop, light and dark.

All names are those of the family table. It needs a server with fast bots: `lastcard serve --pace 0.3`.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

sys.path.append(str(Path(__file__).resolve().parents[1]))  # run as a script, only tools/ is known

from tests.web.person import Person
from tests.web.visits import Visit
from tools.gallery import browser
from tools.pictures import SIZES, THEMES, write

PATIENCE: Final = 90.0
GAMES: Final = {
    # name: the game, how many bots, how many moves before the picture, and what has to be there
    "hochspannung": ("hochspannung", 3, 5, "[data-hand] [data-key]:nth-child(3)"),
    "math-attack": ("math-attack", 1, 7, "[data-state=playable]"),
    "multiplication": ("multiplication", 2, 4, "[data-hand] [data-key]:nth-child(3)"),
    "schwupps": ("schwupps", 3, 4, "[data-state=playable]"),
    "frantic": ("frantic+troublemaker+supercharge", 4, 6, "[data-state=playable]"),
    "event": ("frantic+troublemaker+supercharge", 3, 3, "[data-story]"),
}

FOUND_ALONE: Final = ("hochspannung", "multiplication")
"""Where finding the move is the game, a table against bots has no hints."""

COUNTDOWN: Final = "[role=timer].start"
"""Three, two, one before a race: nobody can act meanwhile."""

ASKED: Final = "schwupps"
"""The game in whose picture somebody has asked for a hint."""


def play_on(person: Person, moves: int, there: str) -> None:
    """Play so many moves, and then on until it is our turn and the screen shows what it shall."""
    ends = time.monotonic() + PATIENCE
    while not person.is_over() and time.monotonic() < ends:
        shown = person.page.locator(there).count() > 0
        if person.moves >= moves and shown and (there == "[data-story]" or person.is_asked()):
            return
        if person.is_asked() and not person.page.locator(COUNTDOWN).count():
            person.turn()


def take(opened: Browser, server: str, name: str, size: str, theme: str, paper: Page) -> None:
    """One game on one device."""
    game, bots, moves, there = GAMES[name]
    width, height, scale = SIZES[size]
    visit = Visit(opened, server)
    (ada,) = visit.table(game, "Ada", bots=bots, terms={"hints": game not in FOUND_ALONE})
    page = visit.seat(
        ada, viewport={"width": width, "height": height}, device_scale_factor=scale, color_scheme=theme,
        reduced_motion="no-preference",
    )  # fmt: skip
    page.evaluate("localStorage.setItem('lastcard.settings', JSON.stringify({ family: true }))")
    page.reload()
    page.locator("main.board .frame").wait_for()
    play_on(Person(page, seed=7), moves, there)
    if name == ASKED:
        page.locator("[data-hint] button").click()
        page.locator("[data-hint]:not([data-hint=''])").wait_for()
    page.wait_for_timeout(600)
    page.locator('[data-flights="0"]').wait_for(state="attached")
    write(f"table-{name}-{size}-{theme}", page.screenshot(), paper)
    visit.close()


def main() -> None:
    """Take all of them, or those that are named."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("server", nargs="?", default="http://localhost:8000")
    asked.add_argument("names", nargs="*", default=list(GAMES))
    chosen = asked.parse_args()
    with browser() as opened:
        paper = opened.new_page()
        for name in chosen.names or GAMES:
            for size in SIZES:
                for theme in THEMES:
                    take(opened, chosen.server.rstrip("/"), name, size, theme, paper)


if __name__ == "__main__":
    main()
