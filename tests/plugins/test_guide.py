"""The guide writes the example: what it shows of each file is that file."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from tests.plugins.environment import CLIMB, ROOT

GUIDE = (ROOT / "docs" / "guide" / "add-a-game.md").read_text(encoding="utf-8")
SHOWN = re.compile(r"^<!-- file: (\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def shown() -> dict[str, list[str]]:
    """Every file that the guide shows, part by part."""
    found = defaultdict(list)
    for path, text in SHOWN.findall(GUIDE):
        found[path].append(text)
    return found


def files() -> list[str]:
    """Every file of the example."""
    written = [path for path in CLIMB.rglob("*") if path.suffix in (".py", ".md", ".toml")]
    return sorted(path.relative_to(CLIMB).as_posix() for path in written)


def test_the_guide_shows_all_files_of_the_example() -> None:
    assert sorted(shown()) == files()


@pytest.mark.parametrize("path", files())
def test_a_file_of_the_example_is_as_the_guide_shows_it(path: str) -> None:
    assert "\n\n".join(shown()[path]) == (CLIMB / path).read_text(encoding="utf-8")
