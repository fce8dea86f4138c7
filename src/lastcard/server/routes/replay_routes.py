"""The routes of games that are over: their results, records and replays."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get
from litestar.params import Parameter

from lastcard.server.log.replays import record_of, replay_of, sheets_of
from lastcard.server.routes.access import GameNumber, OurNode, TableCode, table_of
from lastcard.server.routes.http_problems import HttpProblem, problems
from lastcard.server.wire import GameSheet, Replay


@get("/api/tables/{code:str}/games", responses=problems(400, 404, 503))
async def games_at(node: OurNode, code: TableCode) -> list[GameSheet]:
    """The games that were played to their end at this table."""
    return await sheets_of(node.services.store, (await table_of(node, code)).log)


@get(
    "/api/tables/{code:str}/games/{number:int}/record",
    media_type="text/plain",
    responses=problems(400, 404, 503),
)
async def record(node: OurNode, code: TableCode, number: GameNumber) -> str:
    """The record of a game that is over."""
    found = await record_of(node.services.store, (await table_of(node, code)).log, number)
    if found is None:
        raise HttpProblem(404, "no-game-yet")
    return found.text()


@get("/api/tables/{code:str}/games/{number:int}/replay", responses=problems(400, 404, 503))
async def replay(
    node: OurNode,
    code: TableCode,
    number: GameNumber,
    eyes: Annotated[int, Parameter(ge=0, le=31)] = 31,
    first: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Parameter(ge=0, le=500)] = 200,
) -> Replay:
    """A game that is over, move by move, as a seat or a spectator saw it."""
    found = await table_of(node, code)
    kept = await record_of(node.services.store, found.log, number)
    if kept is None or (eyes != 31 and eyes >= len(kept.names)):
        raise HttpProblem(404, "no-game-yet")
    return replay_of(code, number, kept, eyes, first, count)


REPLAY_ROUTES: Final = [games_at, record, replay]
