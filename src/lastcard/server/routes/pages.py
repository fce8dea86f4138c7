"""The HTTP pages: the shelf, the words, the rules, tables, replays."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import segno
from litestar import Request, Response, get, post
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from lastcard.bots import advice, levels_for
from lastcard.engine.contract import Words
from lastcard.game_texts import chapter_title, clause_text, clause_title, clauses_of
from lastcard.server.lobby import BadTable, NoTable
from lastcard.server.log.replays import record_of, replay_of, sheets_of
from lastcard.server.log.seating import Taken
from lastcard.server.store.entries import NotStored
from lastcard.server.viewers.summaries import table_summary
from lastcard.server.wire import (
    BoxSheet,
    ClauseSheet,
    GameSheet,
    LevelSheet,
    NewTable,
    OptionSheet,
    Problem,
    Replay,
    SeatToken,
    SitRequest,
    Spoken,
    TableLine,
    TableSheet,
    schema,
    spoken,
)
from lastcard.shelf import all_games
from lastcard.words import FAMILY, LANGUAGES, sentences

WRONG = {
    400: "It cannot be understood, or not be set up.",
    403: "It is not yours.",
    404: "There is none.",
    409: "It is taken.",
    413: "It is too large.",
    429: "That was too fast.",
    503: "The store does not answer.",
}
CODE = Annotated[str, Parameter(min_length=4, max_length=12)]
GAME_NUMBER = Annotated[int, Parameter(ge=1, le=100_000)]


class HttpProblem(HTTPException):
    """A request that cannot be served: status, code, and a sentence."""

    def __init__(self, status: int, code: str, words: Words | None = None) -> None:
        super().__init__(status_code=status, detail=code)
        self.problem = Problem(code, spoken(words or Words(f"table.left-{code}")))


def on_http_problem(request: Request[Any, Any, Any], error: HttpProblem) -> Response[Problem]:
    """The same form for all that goes wrong."""
    return Response(error.problem, status_code=error.status_code)


def on_not_stored(request: Request[Any, Any, Any], error: NotStored) -> Response[Problem]:
    """The store does not answer: try again."""
    return Response(Problem("not-stored", Spoken("table.left-not-stored")), status_code=503)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What may go wrong with a request, for the schema."""
    return {status: ResponseSpec(Problem, description=WRONG[status]) for status in statuses}


def on_bad_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar itself finds wrong."""
    values: dict[str, str | int] = {"text": str(error.detail)[:200]}
    return Response(
        Problem("bad-request", Spoken("table.bad-request", values)), status_code=error.status_code
    )


def node_of(request: Request[Any, Any, Any]) -> Any:
    """The node that serves this request."""
    return request.app.state.node


@cache
def shelf() -> list[BoxSheet]:
    """All games, as they stand on the shelf."""
    boxes = []
    for game in all_games():
        rules = game.rules(game.fewest, game.settings())
        options = [
            OptionSheet(o.name, o.clause, o.default, list(o.words), o.least, o.most)
            for o in game.settings().options
        ]
        plan = rules.tournament()
        levels = [LevelSheet(bot.name) for bot in levels_for(game.name)]
        boxes.append(
            BoxSheet(
                game.name,
                game.title,
                game.fewest,
                game.most,
                rules.hints,
                options,
                plan.games if plan is not None else 0,
                levels,
                list(game.prefixes),
                advice.is_given(rules),
                rules.real_time,
            )
        )
    return boxes


@get("/api/games", cache_control=None)
async def games() -> list[BoxSheet]:
    """The shelf: every game, its seats, options and bots."""
    return shelf()


def is_language(language: str) -> bool:
    """Is it one of ours, gentle or not?"""
    return language.removesuffix(FAMILY) in LANGUAGES


@get("/api/words/{language:str}", responses=problems(400, 404))
async def words(language: str) -> dict[str, str]:
    """All sentences of a language, by key; English where it has none of its own."""
    if not is_language(language):
        raise HttpProblem(404, "no-language")
    gentle = FAMILY if language.endswith(FAMILY) else ""
    known = {**sentences("en" + gentle), **sentences(language)}
    return {key: text for key, text in known.items() if not key.startswith("rule.")}


@get("/api/rules/{game:str}/{language:str}", responses=problems(400, 404))
async def rules(game: str, language: str) -> list[ClauseSheet]:
    """The clauses of a game, in order."""
    if not is_language(language) or game not in [each.name for each in all_games()]:
        raise HttpProblem(404, "no-game")
    return [
        ClauseSheet(
            each.id,
            clause_title(each, language).partition(" · ")[2],
            clause_text(each, language),
            each.state,
            chapter_title(each, language),
        )
        for each in clauses_of(game)
    ]


@get("/api/tables", responses=problems(503))
async def tables(request: Request[Any, Any, Any]) -> list[TableLine]:
    """Tables that want to be found."""
    found: list[TableLine] = await node_of(request).lobby.listed()
    return found


@post("/api/tables", responses=problems(400, 413, 429, 503))
async def make(request: Request[Any, Any, Any], data: NewTable) -> SeatToken:
    """Set a table up, and sit down at it if a name is given."""
    admit(request)
    try:
        seated: SeatToken = await node_of(request).lobby.make(data)
    except BadTable as bad:
        raise HttpProblem(400, "bad-table", Words("table.bad-request", {"text": str(bad)})) from None
    except Taken as taken:
        raise HttpProblem(400, taken.code, taken.words) from None
    return seated


def admit(request: Request[Any, Any, Any]) -> None:
    """Refuse an address that comes too fast."""
    address = request.client.host if request.client is not None else ""
    if not node_of(request).door.admits(address):
        raise HttpProblem(429, "too-fast")


async def table_of(request: Request[Any, Any, Any], code: str) -> Any:
    """The table of a code, or 404."""
    try:
        return await node_of(request).lobby.table(code)
    except NoTable:
        raise HttpProblem(404, "no-table") from None


@get("/api/tables/{code:str}", responses=problems(400, 404, 503))
async def table(request: Request[Any, Any, Any], code: CODE) -> TableSheet:
    """One table, as everybody sees it."""
    return table_summary(await table_of(request, code))


@post("/api/tables/{code:str}/seats", responses=problems(400, 404, 409, 413, 429, 503))
async def sit(request: Request[Any, Any, Any], code: CODE, data: SitRequest) -> SeatToken:
    """Sit down under a name; the answer holds the seat's token."""
    admit(request)
    found = await table_of(request, code)
    try:
        seated: SeatToken = await found.sit(data)
    except Taken as taken:
        raise HttpProblem(409, taken.code, taken.words) from None
    return seated


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml", responses=problems(400, 404, 503))
async def invitation(request: Request[Any, Any, Any], code: CODE) -> str:
    """The address of a table as a QR code."""
    await table_of(request, code)
    made = segno.make(f"{request.base_url}t/{code}", micro=False)
    svg: str = made.svg_inline(scale=4, border=2, omitsize=True)
    return svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1) if "xmlns" not in svg else svg


@get("/api/tables/{code:str}/games", responses=problems(400, 404, 503))
async def games_at(request: Request[Any, Any, Any], code: CODE) -> list[GameSheet]:
    """The games that were played to their end at this table."""
    return await sheets_of(node_of(request).services.store, (await table_of(request, code)).log)


@get(
    "/api/tables/{code:str}/games/{number:int}/record",
    media_type="text/plain",
    responses=problems(400, 404, 503),
)
async def record(request: Request[Any, Any, Any], code: CODE, number: GAME_NUMBER) -> str:
    """The record of a game that is over."""
    found = await record_of(node_of(request).services.store, (await table_of(request, code)).log, number)
    if found is None:
        raise HttpProblem(404, "no-game-yet")
    return found.text()


@get("/api/tables/{code:str}/games/{number:int}/replay", responses=problems(400, 404, 503))
async def replay(
    request: Request[Any, Any, Any],
    code: CODE,
    number: GAME_NUMBER,
    eyes: Annotated[int, Parameter(ge=0, le=31)] = 31,
    first: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Parameter(ge=0, le=500)] = 200,
) -> Replay:
    """A game that is over, move by move, as a seat or a spectator saw it."""
    found = await table_of(request, code)
    kept = await record_of(node_of(request).services.store, found.log, number)
    if kept is None or (eyes != 31 and eyes >= len(kept.names)):
        raise HttpProblem(404, "no-game-yet")
    return replay_of(code, number, kept, eyes, first, count)


@get("/health")
async def health() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/ready", responses={503: ResponseSpec(dict[str, str], description=WRONG[503])})
async def ready(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """The process answers, and so does its store."""
    good = await node_of(request).services.store.answers()
    return Response({"status": "ok" if good else "not-stored"}, status_code=200 if good else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> bytes:
    """The numbers of this node, for Prometheus."""
    text: bytes = node_of(request).services.metrics.text()
    return text


@get("/schema/socket.json", include_in_schema=False)
async def socket_schema() -> dict[str, Any]:
    """The JSON Schema of the five messages."""
    return schema()


PAGES = [
    games, words, rules, tables, make, table, sit, invitation, games_at, record, replay,
    health, ready, metrics, socket_schema,
]  # fmt: skip
