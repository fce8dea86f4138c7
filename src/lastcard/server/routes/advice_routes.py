"""The routes of advice: a hint for whoever is to act, and a review of a game that is over."""

from __future__ import annotations

from typing import Final

from litestar import get, post

from lastcard.bots.advice import is_given
from lastcard.engine.contract import Rules, Seat, Words
from lastcard.server.log.replays import record_of
from lastcard.server.log.table_log import TableLog
from lastcard.server.routes.access import GameNumber, OurNode, TableCode, admit, table_of
from lastcard.server.routes.http_problems import HttpProblem, HttpRequest, problems
from lastcard.server.thinking import hints
from lastcard.server.thinking.bot_workers import BotFailed
from lastcard.server.thinking.reviews import NotReviewed, TooMany
from lastcard.server.wire import Asking, Hint, Review, Spoken, spoken


@post(
    "/api/tables/{code:str}/hint",
    status_code=200,
    responses=problems(400, 403, 404, 409, 413, 429, 503),
)
async def hint(node: OurNode, request: HttpRequest, code: TableCode, data: Asking) -> Hint:
    """What the strongest bot would do with the view of a seat; for that seat alone."""
    admit(node, request)
    found = await table_of(node, code)
    await found.catch_up()
    seat = seat_to_act(found.log, data)
    try:
        advice = await node.services.hints.ask(found.log, seat)
    except BotFailed:
        raise HttpProblem(503, "no-advice-now") from None
    if advice is None or advice.decision != data.decision or not is_open(found.log, data.decision):
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
    if not is_open(log, asking.decision):
        raise late()
    return seat


def is_open(log: TableLog, decision: int) -> bool:
    """Does the table still wait for this decision?"""
    return log.state is not None and log.state.decision() == decision


def late() -> HttpProblem:
    """The problem of a decision that is no longer open."""
    return HttpProblem(409, "late", Words("clause.table.late"))


@get("/api/tables/{code:str}/games/{number:int}/review", responses=problems(400, 404, 429, 503))
async def review(node: OurNode, request: HttpRequest, code: TableCode, number: GameNumber) -> Review:
    """Review a game that is over, as far as the review has come; the first request begins it."""
    found = await table_of(node, code)
    try:
        known = node.services.reviews.ask(found.log.code, number)
    except NotReviewed:
        raise HttpProblem(503, "no-advice-now") from None
    return known if known is not None else await begun(node, request, found.log, number)


async def begun(node: OurNode, request: HttpRequest, log: TableLog, number: int) -> Review:
    """Begin a review, if the game is over and can be reviewed."""
    admit(node, request)
    services = node.services
    record = await record_of(services.store, log, number)
    if record is None:
        raise HttpProblem(404, "no-game-yet")
    if not is_given(record.rules):
        raise HttpProblem(404, "no-advice")
    try:
        return services.reviews.begin(log.code, number, record)
    except TooMany:
        raise HttpProblem(429, "no-advice-now") from None


ADVICE_ROUTES: Final = [hint, review]
