"""The HTTP pages of a class: the teacher's with a token, the children's with one each."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, post
from litestar.params import Parameter

from lastcard.engine.contract import Words
from lastcard.server.classes import Classes, NoLesson
from lastcard.server.lobby import BadTable
from lastcard.server.log.seating import Taken
from lastcard.server.routes.pages import HttpProblem, admit, node_of, problems
from lastcard.server.wire import Called, Dismissal, Hello, Lesson, NewPupil, Placing, Pupil, Register, Teacher

CODE = Annotated[str, Parameter(min_length=6, max_length=6, pattern="^[0-9]+$")]
Asked = Request[Any, Any, Any]


def classes_of(request: Asked) -> Classes:
    """The classes of the node that serves this request."""
    found: Classes = node_of(request).lobby.classes
    return found


def no_lesson() -> HttpProblem:
    """Nobody is told whether the code or the token was wrong."""
    return HttpProblem(404, "no-lesson")


@post("/api/classes", responses=problems(429, 503))
async def begin(request: Asked) -> Lesson:
    """Open a class: a code for the board, and the teacher's token."""
    admit(request)
    return await classes_of(request).begin()


@post("/api/classes/{code:str}/register", status_code=200, responses=problems(400, 404, 413, 503))
async def register(request: Asked, code: CODE, data: Teacher) -> Register:
    """Who is there, for the teacher."""
    try:
        return await classes_of(request).register(code, data.token)
    except NoLesson:
        raise no_lesson() from None


@post("/api/classes/{code:str}/pupils", responses=problems(400, 404, 409, 413, 429, 503))
async def enrol(request: Asked, code: CODE, data: NewPupil) -> Pupil:
    """Come in under a first name."""
    admit(request)
    try:
        return await classes_of(request).enrol(code, data.name)
    except NoLesson:
        raise no_lesson() from None
    except Taken as taken:
        raise HttpProblem(409, taken.code, taken.words) from None


@post("/api/classes/{code:str}/hello", status_code=200, responses=problems(400, 404, 413, 503))
async def hello(request: Asked, code: CODE, data: Hello) -> Called:
    """A child is here: where is it called to?"""
    try:
        return await classes_of(request).hello(code, data)
    except NoLesson:
        raise no_lesson() from None


@post("/api/classes/{code:str}/dismissals", status_code=200, responses=problems(400, 404, 413, 503))
async def dismiss(request: Asked, code: CODE, data: Dismissal) -> Register:
    """Send somebody out of the class."""
    try:
        return await classes_of(request).dismiss(code, data.token, data.number)
    except NoLesson:
        raise no_lesson() from None


@post("/api/classes/{code:str}/tables", responses=problems(400, 404, 413, 429, 503))
async def seat(request: Asked, code: CODE, data: Placing) -> Register:
    """Tables for all who wait."""
    admit(request)
    try:
        return await classes_of(request).seat(code, data)
    except NoLesson:
        raise no_lesson() from None
    except BadTable as bad:
        raise HttpProblem(400, "bad-table", Words("table.bad-request", {"text": str(bad)})) from None


@post("/api/classes/{code:str}/end", status_code=204, responses=problems(400, 404, 413, 503))
async def end(request: Asked, code: CODE, data: Teacher) -> None:
    """End the lesson: all that was kept of it is wiped out."""
    try:
        await classes_of(request).end(code, data.token)
    except NoLesson:
        raise no_lesson() from None


CLASS_PAGES = [begin, register, enrol, hello, dismiss, seat, end]
