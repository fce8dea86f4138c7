"""Takes the pictures of the page outside the table: phone and desktop, light and dark.

It needs a fast server: `lastcard serve --pace 0.01`.
"""

from __future__ import annotations

import argparse
import base64
import json
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

sys.path.append(str(Path(__file__).resolve().parents[1]))  # run as a script, only tools/ is known

from tools.gallery import PICTURES, ROOT, TO_WEBP, browser

SIZES: Final = {"phone": (360, 640, 2.0), "desktop": (1440, 900, 1.0)}
THEMES: Final = ("light", "dark")
PAGES: Final = {
    # name, address, and what has to be there
    "shelf": ("/", ".lidfan .face text"),
    "replay": ("/replay/{code}/1?eyes=0&at=14", "[data-hand] [data-key]"),
    "practice": ("/practice", "td.cell"),
    "rules": ("/rules/hochspannung#HS-12", "article"),
    "new-table": ("/new/frantic+supercharge", "form"),
    "settings": ("/settings", "fieldset"),
    "class": ("/class", ".tables b"),
}
SLOW: Final = {"7x8": 4.8, "6x8": 4.1, "6x7": 3.9, "8x9": 3.4, "7x9": 3.2, "4x7": 2.9, "8x8": 2.2, "5x5": 0.7}
PACE: Final = {2: 0.8, 3: 1.1, 4: 1.5, 5: 0.9, 6: 1.6, 7: 2.1, 8: 2.2, 9: 1.6}


def post(server: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Send a request to the server."""
    asked = urllib.request.Request(
        f"{server}/api/{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(asked) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def taught(server: str) -> dict[str, Any]:
    """A class in which five children play and three have just come in."""
    lesson = post(server, "classes", {})
    room = f"classes/{lesson['code']}"
    for names in (("Ada", "Bo", "Cy", "Di", "Eli"), ("Fay", "Gus", "Ida")):
        for name in names:
            post(server, f"{room}/pupils", {"name": name})
        if "Ada" in names:
            post(server, f"{room}/tables", {"token": lesson["token"], "game": "multiplication", "each": 2})
    return lesson


def played(opened: Browser, server: str) -> str:
    """The code of a table at which four bots have just played Frantic, with us watching."""
    table = {"game": "frantic", "chairs": [{"kind": "bot"}] * 4, "options": {"limit": 25}}
    code = str(post(server, "tables", table)["code"])
    page = opened.new_page(locale="en")
    page.goto(f"{server}/t/{code}")
    page.get_by_role("button", name="Watch").click()
    page.locator("[data-score]").wait_for(timeout=600_000)
    page.close()
    return code


def times() -> dict[str, list[list[int]]]:
    """A heat map with slow answers where people usually are slow."""
    now = int(time.time() * 1000)
    pairs = [(a, b) for a in PACE for b in PACE if a <= b]
    took = {f"{a}x{b}": SLOW.get(f"{a}x{b}", PACE[a] * PACE[b] * 0.7 + 0.45) for a, b in pairs}
    return {fact: [[now, round(seconds * 1000)]] for fact, seconds in took.items()}


def device(opened: Browser, server: str, size: str, theme: str) -> BrowserContext:
    """A device that somebody has used for a while, a teacher perhaps."""
    width, height, scale = SIZES[size]
    how: dict[str, Any] = {"color_scheme": theme, "locale": "en", "service_workers": "block"}
    context = opened.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=scale, **how
    )
    kept = {
        "lastcard.facts": times(),
        "lastcard.settings": {"name": "Ada"},
        "lastcard.lesson": taught(server),
    }
    for key, what in kept.items():
        context.add_init_script(f"localStorage.setItem({key!r}, {json.dumps(json.dumps(what))})")
    return context


def write(name: str, png: bytes, paper: Page) -> None:
    """Keep a picture as WebP; the paper is an empty page that can draw."""
    path = PICTURES / f"{name}.webp"
    path.write_bytes(base64.b64decode(paper.evaluate(TO_WEBP, base64.b64encode(png).decode())))
    print(f"{path.relative_to(ROOT)} {path.stat().st_size // 1024} kB")


def take(opened: Browser, server: str, size: str, theme: str, code: str, paper: Page) -> None:
    """All pages on one device."""
    context = device(opened, server, size, theme)
    page = context.new_page()
    for name, (path, there) in PAGES.items():
        page.goto(server + path.format(code=code))
        page.locator(there).first.wait_for()
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        write(f"{name}-{size}-{theme}", page.screenshot(), paper)
    context.close()


def main() -> None:
    """Take all of them."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("server", nargs="?", default="http://localhost:8000")
    server = asked.parse_args().server.rstrip("/")
    with browser() as opened:
        code, paper = played(opened, server), opened.new_page()
        for size in SIZES:
            for theme in THEMES:
                take(opened, server, size, theme, code, paper)


if __name__ == "__main__":
    main()
