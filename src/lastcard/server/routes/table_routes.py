"""The routes of tables: list them, set one up, look at one, sit down, invite."""

from __future__ import annotations

from typing import Final

import segno
from litestar import get, post

from lastcard.engine.contract import Words
from lastcard.server.lobby.new_tables import BadTable
from lastcard.server.log.seating import Taken
from lastcard.server.routes.access import OurNode, TableCode, admit, table_of
from lastcard.server.routes.http_problems import HttpProblem, HttpRequest, problems
from lastcard.server.wire import NewTable, SeatToken, SitRequest, TableLine, TableSheet


@get("/api/tables", responses=problems(503))
async def tables(node: OurNode) -> list[TableLine]:
    """Tables that want to be found."""
    return await node.lobby.listed()


@post("/api/tables", responses=problems(400, 413, 429, 503))
async def make(node: OurNode, request: HttpRequest, data: NewTable) -> SeatToken:
    """Set a table up, and sit down at it if a name is given."""
    admit(node, request)
    try:
        return await node.lobby.make(data)
    except BadTable as bad:
        raise HttpProblem(400, "bad-table", Words("table.bad-request", {"text": str(bad)})) from None
    except Taken as taken:
        raise HttpProblem(400, taken.code, taken.words) from None


@get("/api/tables/{code:str}", responses=problems(400, 404, 503))
async def table(node: OurNode, code: TableCode) -> TableSheet:
    """One table, as everybody sees it."""
    return (await table_of(node, code)).summary.sheet()


@post("/api/tables/{code:str}/seats", responses=problems(400, 404, 409, 413, 429, 503))
async def sit(node: OurNode, request: HttpRequest, code: TableCode, data: SitRequest) -> SeatToken:
    """Sit down under a name; the answer holds the seat's token."""
    admit(node, request)
    found = await table_of(node, code)
    try:
        return await found.sit(data)
    except Taken as taken:
        raise HttpProblem(409, taken.code, taken.words) from None


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml", responses=problems(400, 404, 503))
async def invitation(node: OurNode, request: HttpRequest, code: TableCode) -> str:
    """The address of a table as a QR code."""
    await table_of(node, code)
    made = segno.make(f"{request.base_url}t/{code}", micro=False)
    svg: str = made.svg_inline(scale=4, border=2, omitsize=True)
    return svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1) if "xmlns" not in svg else svg


TABLE_ROUTES: Final = [tables, make, table, sit, invitation]
