"""The routes for whoever runs a node: health, readiness, metrics, and the schema of the socket."""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from lastcard.server.routes.access import OurNode
from lastcard.server.routes.http_problems import WRONG
from lastcard.server.wire import schema


@get("/health")
async def health() -> dict[str, str]:
    """Say that the process runs."""
    return {"status": "ok"}


@get("/ready", responses={503: ResponseSpec(dict[str, str], description=WRONG[503])})
async def ready(node: OurNode) -> Response[dict[str, str]]:
    """Say whether the store answers."""
    good = await node.services.store.answers()
    return Response({"status": "ok" if good else "not-stored"}, status_code=200 if good else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(node: OurNode) -> bytes:
    """The metrics of this node, for Prometheus."""
    return node.services.metrics.text()


@get("/schema/socket.json", include_in_schema=False)
async def socket_schema() -> dict[str, object]:
    """The JSON Schema of the five messages."""
    return schema()


HEALTH_ROUTES: Final = [health, ready, metrics, socket_schema]
