"""The HTTP pages of advice: what would have been better in a game that is over."""

from __future__ import annotations

from typing import Any

from litestar import Request, get

from lastcard.server.pages import CODE, GAME_NUMBER, Turned, admit, node_of, problems, table_of
from lastcard.server.replays import record_of
from lastcard.server.reviews import NotReviewed, Reviews, TooMany, is_reviewed
from lastcard.server.wire import Review

Asked = Request[Any, Any, Any]


@get("/api/tables/{code:str}/games/{number:int}/review", responses=problems(400, 404, 429, 503))
async def review(request: Asked, code: CODE, number: GAME_NUMBER) -> Review:
    """What would have been better in a game that is over, as far as is known; who asks first begins it."""
    found = await table_of(request, code)
    reviews: Reviews = node_of(request).house.reviews
    try:
        known = reviews.ask(found.replica.code, number)
    except NotReviewed:
        raise Turned(503, "no-review-now") from None
    return known if known is not None else await begun(request, found.replica, number)


async def begun(request: Asked, replica: Any, number: int) -> Review:
    """A review that has just begun, if the game is over and can be reviewed."""
    admit(request)
    house = node_of(request).house
    record = await record_of(house.store, replica, number)
    if record is None:
        raise Turned(404, "no-game-yet")
    if not is_reviewed(record):
        raise Turned(404, "no-review")
    try:
        begun: Review = house.reviews.begin(replica.code, number, record)
    except TooMany:
        raise Turned(429, "no-review-now") from None
    return begun


ADVICE_PAGES = [review]
