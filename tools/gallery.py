"""Takes the pictures of docs/design.md: parts of the gallery, in a real browser.

It needs the built page (`npm run build` in web/) and Chromium. The browser itself converts the pictures to
WebP.
"""

from __future__ import annotations

import argparse
import base64
import functools
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "web" / "dist"
PICTURES: Final = ROOT / "docs" / "pictures"
CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")

SHOTS: Final = (
    # name, what the gallery shows, the part of it, width of the window, pixels a point
    ("faces-light", "part=sheet&width=86", ".sheet-of", 1240, 1.0),
    ("faces-dark", "part=sheet&width=86&theme=dark", ".sheet-of", 1240, 1.0),
    ("faces-phone", "part=sheet&width=60&language=de", ".sheet-of", 640, 1.5),
    ("scenes", "part=scenes", "section", 1380, 0.8),
    ("states-light", "part=states&width=96", "section", 1240, 1.0),
    ("states-dark", "part=states&width=96&theme=dark", "section", 1240, 1.0),
    ("symbols", "part=symbols", "main", 900, 1.0),
)
TO_WEBP: Final = """async png => {
    const drawn = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
    const paper = new OffscreenCanvas(drawn.width, drawn.height);
    paper.getContext('2d').drawImage(drawn, 0, 0);
    const webp = await paper.convertToBlob({type: 'image/webp', quality: 0.82});
    const bytes = new Uint8Array(await webp.arrayBuffer());
    return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
}"""


class Shell(http.server.SimpleHTTPRequestHandler):
    """Hands out the built page, and its shell for every address that is no file."""

    def translate_path(self, path: str) -> str:
        """The file behind an address."""
        found = Path(super().translate_path(path))
        return str(found if found.is_file() else Path(self.directory) / "index.html")

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Say nothing."""


@contextmanager
def served(folder: Path = PAGE) -> Iterator[str]:
    """The page built in a folder, on a port of its own; its address."""
    shell = functools.partial(Shell, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), shell)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


@contextmanager
def browser(chromium: str = CHROMIUM) -> Iterator[Browser]:
    """A Chromium without a window."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield opened
        opened.close()


def open_gallery(page: Page, address: str, query: str) -> None:
    """Open the gallery and wait until all is drawn."""
    page.goto(f"{address}/gallery?{query}")
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


def take(opened: Browser, address: str, shot: tuple[str, str, str, int, float]) -> Path:
    """One picture, written as WebP."""
    name, query, part, width, scale = shot
    page = opened.new_page(viewport={"width": width, "height": 900}, device_scale_factor=scale)
    open_gallery(page, address, query)
    png = page.locator(part).first.screenshot()
    path = PICTURES / f"{name}.webp"
    path.write_bytes(base64.b64decode(page.evaluate(TO_WEBP, base64.b64encode(png).decode())))
    page.close()
    return path


def main() -> None:
    """Take all of them, or those named."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("names", nargs="*", help="pictures to take; all if none is named")
    asked.add_argument("--page", type=Path, default=PAGE, help="the folder with the built page")
    wish = asked.parse_args()
    with served(wish.page) as address, browser() as opened:
        for shot in SHOTS:
            if not wish.names or shot[0] in wish.names:
                path = take(opened, address, shot)
                print(f"{path.relative_to(ROOT)} {path.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
