"""The page's types are those of the server."""

from __future__ import annotations

import re

from tools.page_types import TARGET, page_types


def fields(struct: str) -> dict[str, str]:
    """The fields of an interface, with a question mark where they may be missing."""
    found = re.search(rf"export interface {struct} {{\n(.*?)\n}}", page_types(), re.S)
    assert found is not None
    lines = (line.strip().partition(": ") for line in found[1].splitlines())
    return {name: shape for name, _, shape in lines}


def test_the_page_knows_the_wire_as_it_is() -> None:
    assert TARGET.read_text(encoding="utf-8") == page_types(), "run tools/page_types.py"


def test_what_an_update_leaves_out_may_be_missing() -> None:
    update = fields("Update")
    assert update["t"] == "'update'"
    assert update["number"] == "number"
    assert update["view?"] == "Record<string, unknown>"
    assert update["steps?"] == "UpdateStep[]"


def test_what_the_server_tells_comes_whole() -> None:
    assert fields("TableSheet")["series"] == "SeriesScore | null"
    assert fields("Terms")["beat"] == "number"


def test_what_the_page_says_may_leave_out_what_is_usual() -> None:
    assert fields("NewTable")["terms?"] == "Partial<Terms>"
    assert fields("SitRequest")["seat?"] == "number | null"
