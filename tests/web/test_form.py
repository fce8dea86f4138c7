"""The page's style sheets and drawings keep to the width of the code, as ESLint holds it for the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
WIDEST = 120
WRITTEN = [
    path
    for kind in ("css", "html", "svg", "js")
    for folder in (WEB / "src", WEB / "public", WEB)
    for path in sorted(folder.rglob(f"*.{kind}") if folder != WEB else folder.glob(f"*.{kind}"))
]


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_line_of_the_page_is_wider_than_the_code(path: Path) -> None:
    wide = [line for line in path.read_text(encoding="utf-8").splitlines() if len(line) > WIDEST]
    assert wide == []
