"""The HTTP pages of advice: a hint for whoever is to act, and a review of a game that is over."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post

from lastcard.bots.advice import is_given
from lastcard.engine.contract import Seat, Words
from lastcard.server.log.replays import record_of
from lastcard.server.log.table_log import Replica
from lastcard.server.routes.pages import CODE, GAME_NUMBER, Turned, admit, node_of, problems, table_of
from lastcard.server.thinking import hints
from lastcard.server.thinking.bot_workers import BotFailed
from lastcard.server.thinking.reviews import NotReviewed, Reviews, TooMany
from lastcard.server.wire import Asking, Hint, Review

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
    seat = seat_to_act(found.replica, data)
    try:
        advice = await node_of(request).house.hints.ask(found.replica, seat)
    except BotFailed:
        raise Turned(503, "no-advice-now") from None
    if advice is None or advice.decision != data.decision or found.state.decision() != data.decision:
        raise late()
    return Hint(data.decision, advice.move, None if advice.share is None else round(100 * advice.share))


def seat_to_act(replica: Replica, asking: Asking) -> Seat:
    """The seat that asks, if it may and if the decision is its own and still open."""
    seat = replica.seat_of(asking.token)
    if seat is None:
        raise Turned(403, "wrong-token")
    if not is_given(replica.rules):
        raise Turned(404, "no-advice")
    if not hints.are_given(replica):
        raise Turned(409, "no-hints")
    if not hints.is_to_act(replica, seat):
        raise Turned(409, "not-to-act")
    if replica.state is None or replica.state.decision() != asking.decision:
        raise late()
    return seat


def late() -> Turned:
    """The table has gone on meanwhile."""
    return Turned(409, "late", Words("clause.table.late"))


@get("/api/tables/{code:str}/games/{number:int}/review", responses=problems(400, 404, 429, 503))
async def review(request: Asked, code: CODE, number: GAME_NUMBER) -> Review:
    """What would have been better in a game that is over, as far as is known; who asks first begins it."""
    found = await table_of(request, code)
    reviews: Reviews = node_of(request).house.reviews
    try:
        known = reviews.ask(found.replica.code, number)
    except NotReviewed:
        raise Turned(503, "no-advice-now") from None
    return known if known is not None else await begun(request, found.replica, number)


async def begun(request: Asked, replica: Any, number: int) -> Review:
    """A review that has just begun, if the game is over and can be reviewed."""
    admit(request)
    house = node_of(request).house
    record = await record_of(house.store, replica, number)
    if record is None:
        raise Turned(404, "no-game-yet")
    if not is_given(record.rules):
        raise Turned(404, "no-advice")
    try:
        begun: Review = house.reviews.begin(replica.code, number, record)
    except TooMany:
        raise Turned(429, "no-advice-now") from None
    return begun


ADVICE_PAGES = [hint, review]
