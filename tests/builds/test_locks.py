"""The locks: every tool pinned by its content, and agreeing with pyproject.toml."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.builds.wheels import PROJECT, ROOT

pytestmark = pytest.mark.interpreted_only
LOCKS = sorted(path.stem for path in ROOT.glob("requirements/*.lock"))


def entries(lock: str) -> list[str]:
    text = (ROOT / "requirements" / f"{lock}.lock").read_text(encoding="utf-8")
    return [entry for entry in re.split(r"\n(?=\S)", text) if not entry.startswith("#")]


def group(name: str) -> Iterator[str]:
    for member in PROJECT["dependency-groups"][name]:
        if isinstance(member, str):
            yield member
        else:
            yield from group(member["include-group"])


@pytest.mark.parametrize("lock", LOCKS)
def test_everything_is_pinned_by_hash_and_comes_from_nowhere_in_particular(lock: str) -> None:
    for entry in entries(lock):
        assert re.match(r"[\w.-]+==[\w.]+", entry), entry
        assert "--hash=sha256:" in entry
        assert "://" not in entry


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_what_the_project_asks_for(lock: str) -> None:
    pins = dict(re.findall(r"^([\w.-]+)==([\w.]+)", "\n".join(entries(lock)), re.MULTILINE))
    needed = [] if lock == "lock" else PROJECT["project"]["dependencies"]
    for line in [*needed, *group(lock)]:
        wanted = Requirement(line)
        assert wanted.specifier.contains(pins[canonicalize_name(wanted.name)]), line
