"""What a route handler asks for: the node, a table, and whether the caller may come in."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency, Provide
from litestar.params import Parameter

from lastcard.server.live_table.node_table import NodeTable
from lastcard.server.node import ServerNode
from lastcard.server.routes.http_problems import HttpProblem, HttpRequest
from lastcard.server.store.entries import NoTable

TableCode = Annotated[str, Parameter(min_length=4, max_length=12)]
GameNumber = Annotated[int, Parameter(ge=1, le=100_000)]
OurNode = NamedDependency[ServerNode]
"""The node that serves the request; a handler names it `node`."""


def node_dependency(node: ServerNode) -> dict[str, Provide]:
    """Give this node to every handler that asks for it."""

    async def our_node() -> ServerNode:
        return node

    return {"node": Provide(our_node)}


def admit(node: ServerNode, request: HttpRequest) -> None:
    """Refuse an address that comes too fast."""
    address = request.client.host if request.client is not None else ""
    if not node.addresses.admits(address):
        raise HttpProblem(429, "too-fast")


async def table_of(node: ServerNode, code: str) -> NodeTable:
    """The table of a code, or 404."""
    try:
        return await node.lobby.table(code)
    except NoTable:
        raise HttpProblem(404, "no-table") from None
