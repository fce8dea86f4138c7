"""Serves the web page: its built files, and one shell for every address of the page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import File

TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".txt": "text/plain; charset=utf-8",
}

NO_PAGE: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Lastcard</title>
<h1>Lastcard</h1><p>The table is open, but its page has not been built:
run <code>scripts/page</code>.</p></html>"""


def built_page() -> Path | None:
    """Where the built page lies: in an installed package, or in the source tree; None if it was not built."""
    package = Path(__file__).resolve().parents[2]
    for folder in (package / "page", package.parents[1] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


def page_handlers(page: Path | None) -> list[HTTPRouteHandler]:
    """The handlers that serve the page."""

    @get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
    def shell(path: str = "") -> Response[str] | File:
        """A file of the page, or its one shell."""
        if path.startswith("/api/"):
            raise NotFoundException
        if page is None:
            return Response(NO_PAGE, media_type=MediaType.HTML)
        return file_of(page, path.strip("/"))

    return [shell]


def file_of(page: Path, path: str) -> File:
    """The file at this address, if it is one of the page's; else its shell.

    What has a hash in its name may be kept for long, and is never the shell.
    """
    hashed = path.startswith("assets/")
    wanted = within(page, path)
    if wanted is None:
        if hashed:
            raise NotFoundException
        wanted = page / "index.html"
    kept = "public, max-age=31536000, immutable" if hashed else "no-cache"
    kind = TYPES.get(wanted.suffix, "application/octet-stream")
    return File(wanted, media_type=kind, content_disposition_type="inline", headers={"cache-control": kept})


def within(page: Path, path: str) -> Path | None:
    """The file of the page at this path; None if there is none, or if the path leads out of it."""
    try:
        wanted = (page / path).resolve()
        return wanted if wanted.is_relative_to(page.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):
        return None
