"""Servers to test: one for all tests of a module, fast and without limits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.node import FAST, Node, running


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server that all tests of a module share."""
    with running(tmp_path_factory.mktemp("node"), *FAST) as started:
        yield started


@pytest.fixture
def address(node: Node) -> str:
    """Where the server of this module is."""
    return node.address
