"""A node: the tables, and the HTTP pages as an ASGI application; sockets come in by a door of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

import lastcard
from lastcard.server.cluster.bus import Bus
from lastcard.server.connection.limits import Doorkeeper
from lastcard.server.lobby import Lobby
from lastcard.server.routes.advice_routes import ADVICE_PAGES
from lastcard.server.routes.class_routes import CLASS_PAGES
from lastcard.server.routes.page_files import page_handlers
from lastcard.server.routes.pages import PAGES, HttpProblem, on_bad_request, on_http_problem, on_not_stored
from lastcard.server.services import Services
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


class ServerNode:
    """All that one process needs: a house, its lobby, and who may come in how fast."""

    def __init__(self, services: Services, limits: float = 1.0, bus: Bus | None = None) -> None:
        self.services = services
        self.bus = bus
        self.lobby = Lobby(services)
        self.limits = limits
        self.door = Doorkeeper(5 * limits or 1e9, 60 * limits or 1e9)

    async def open(self) -> None:
        """Open the store and bring the tables back; raises NotStored or NoBus."""
        await self.services.store.open()
        await self.lobby.open(self.bus)

    async def close(self) -> None:
        """Let everybody go."""
        await self.lobby.close()
        await self.services.store.close()


async def guard(message: Message, scope: Scope) -> None:
    """Every answer carries the headers, also one that says no."""
    if message["type"] == "http.response.start":
        MutableScopeHeaders.from_message(message).update(HEADERS)


def application(node: ServerNode, page: Path | None = None) -> Litestar:
    """An open node as an ASGI application, which closes it at the end."""
    return Litestar(
        route_handlers=[*PAGES, *ADVICE_PAGES, *CLASS_PAGES, *page_handlers(page)],
        state=State({"node": node}),
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
