"""The HTTP side of a node as an ASGI application; WebSockets do not pass through it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

import lastcard
from lastcard.server.node import ServerNode
from lastcard.server.routes import ROUTES
from lastcard.server.routes.access import node_dependency
from lastcard.server.routes.http_problems import HttpProblem, on_bad_request, on_http_problem, on_not_stored
from lastcard.server.routes.page_files import page_handlers
from lastcard.server.store.entries import NotStored

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


async def guard(message: Message, scope: Scope) -> None:
    """Add the security headers to every response."""
    if message["type"] == "http.response.start":
        MutableScopeHeaders.from_message(message).update(HEADERS)


def application(node: ServerNode, page: Path | None = None) -> Litestar:
    """An open node as an ASGI application, which closes the node at the end."""
    return Litestar(
        route_handlers=[*ROUTES, *page_handlers(page)],
        dependencies=node_dependency(node),
        on_shutdown=[node.close],
        before_send=[guard],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024),
        exception_handlers={
            HttpProblem: on_http_problem,
            NotStored: on_not_stored,
            HTTPException: on_bad_request,
        },
        openapi_config=OpenAPIConfig(
            title="Lastcard",
            version=lastcard.version,
            description="Find, set up and watch tables. Play over the socket: see /schema/socket.json.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=65_536,
        logging_config=None,
    )
