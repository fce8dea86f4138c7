"""The HTTP pages of advice: a hint for whoever is to act, and a review of a game that is over."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post

from lastcard.bots.advice import is_given
from lastcard.engine.contract import Rules, Seat, Words
from lastcard.server.log.replays import record_of
from lastcard.server.log.table_log import TableLog
from lastcard.server.routes.pages import CODE, GAME_NUMBER, HttpProblem, admit, node_of, problems, table_of
from lastcard.server.thinking import hints
from lastcard.server.thinking.bot_workers import BotFailed
from lastcard.server.thinking.reviews import NotReviewed, Reviews, TooMany
from lastcard.server.wire import Asking, Hint, Review, Spoken, spoken

Asked = Request[Any, Any, Any]


@post(
    "/api/tables/{code:str}/hint",
    status_code=200,
    responses=problems(400, 403, 404, 409, 413, 429, 503),
)
async def hint(request: Asked, code: CODE, data: Asking) -> Hint:
    """What the strongest bot would do with the view of a seat; for that seat alone."""
    admit(request)
    found = await table_of(request, code)
    await found.catch_up()
    seat = seat_to_act(found.log, data)
    try:
        advice = await node_of(request).services.hints.ask(found.log, seat)
    except BotFailed:
        raise HttpProblem(503, "no-advice-now") from None
    if advice is None or advice.decision != data.decision or found.state.decision() != data.decision:
        raise late()
    wins = None if advice.share is None else round(100 * advice.share)
    return Hint(data.decision, advice.move, move_name(found.log.rules, seat, advice.move), wins)


def move_name(rules: Rules, seat: Seat, text: str) -> Spoken:
    """The name of a move of a seat."""
    move = rules.parse(text)
    assert move is not None
    return spoken(move.words(seat, rules.seats))


def seat_to_act(log: TableLog, asking: Asking) -> Seat:
    """The seat that asks, if it may and if the decision is its own and still open."""
    seat = log.seat_of(asking.token)
    if seat is None:
        raise HttpProblem(403, "wrong-token")
    if not is_given(log.rules):
        raise HttpProblem(404, "no-advice")
    if not hints.are_given(log):
        raise HttpProblem(409, "no-hints")
    if not hints.is_to_act(log, seat):
        raise HttpProblem(409, "not-to-act")
    if log.state is None or log.state.decision() != asking.decision:
        raise late()
    return seat


def late() -> HttpProblem:
    """The table has gone on meanwhile."""
    return HttpProblem(409, "late", Words("clause.table.late"))


@get("/api/tables/{code:str}/games/{number:int}/review", responses=problems(400, 404, 429, 503))
async def review(request: Asked, code: CODE, number: GAME_NUMBER) -> Review:
    """What would have been better in a game that is over, as far as is known; who asks first begins it."""
    found = await table_of(request, code)
    reviews: Reviews = node_of(request).services.reviews
    try:
        known = reviews.ask(found.log.code, number)
    except NotReviewed:
        raise HttpProblem(503, "no-advice-now") from None
    return known if known is not None else await begun(request, found.log, number)


async def begun(request: Asked, log: Any, number: int) -> Review:
    """A review that has just begun, if the game is over and can be reviewed."""
    admit(request)
    services = node_of(request).services
    record = await record_of(services.store, log, number)
    if record is None:
        raise HttpProblem(404, "no-game-yet")
    if not is_given(record.rules):
        raise HttpProblem(404, "no-advice")
    try:
        begun: Review = services.reviews.begin(log.code, number, record)
    except TooMany:
        raise HttpProblem(429, "no-advice-now") from None
    return begun


ADVICE_PAGES = [hint, review]
