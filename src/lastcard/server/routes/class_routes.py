"""The routes of a class: the teacher's with a token, the children's with one each."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import post
from litestar.params import Parameter

from lastcard.engine.contract import Words
from lastcard.server.lobby.classes import NoLesson
from lastcard.server.lobby.new_tables import BadTable
from lastcard.server.log.seating import Taken
from lastcard.server.routes.access import OurNode, admit
from lastcard.server.routes.http_problems import HttpProblem, HttpRequest, problems
from lastcard.server.wire import Called, Dismissal, Hello, Lesson, NewPupil, Placing, Pupil, Register, Teacher

ClassCode = Annotated[str, Parameter(min_length=6, max_length=6, pattern="^[0-9]+$")]


def no_lesson() -> HttpProblem:
    """The problem of a wrong code or token; it does not say which."""
    return HttpProblem(404, "no-lesson")


@post("/api/classes", responses=problems(429, 503))
async def begin(node: OurNode, request: HttpRequest) -> Lesson:
    """Open a class: a code for the board, and the teacher's token."""
    admit(node, request)
    return await node.classes.begin()


@post("/api/classes/{code:str}/register", status_code=200, responses=problems(400, 404, 413, 503))
async def register(node: OurNode, code: ClassCode, data: Teacher) -> Register:
    """List the class for the teacher."""
    try:
        return await node.classes.register(code, data.token)
    except NoLesson:
        raise no_lesson() from None


@post("/api/classes/{code:str}/pupils", responses=problems(400, 404, 409, 413, 429, 503))
async def enrol(node: OurNode, request: HttpRequest, code: ClassCode, data: NewPupil) -> Pupil:
    """Come in under a first name."""
    admit(node, request)
    try:
        return await node.classes.enrol(code, data.name)
    except NoLesson:
        raise no_lesson() from None
    except Taken as taken:
        raise HttpProblem(409, taken.code, taken.words) from None


@post("/api/classes/{code:str}/hello", status_code=200, responses=problems(400, 404, 413, 503))
async def hello(node: OurNode, code: ClassCode, data: Hello) -> Called:
    """Note that a child is here; says where it is called to."""
    try:
        return await node.classes.hello(code, data)
    except NoLesson:
        raise no_lesson() from None


@post("/api/classes/{code:str}/dismissals", status_code=200, responses=problems(400, 404, 413, 503))
async def dismiss(node: OurNode, code: ClassCode, data: Dismissal) -> Register:
    """Send somebody out of the class."""
    try:
        return await node.classes.dismiss(code, data.token, data.number)
    except NoLesson:
        raise no_lesson() from None


@post("/api/classes/{code:str}/tables", responses=problems(400, 404, 413, 429, 503))
async def seat(node: OurNode, request: HttpRequest, code: ClassCode, data: Placing) -> Register:
    """Set up tables for all who wait."""
    admit(node, request)
    try:
        return await node.classes.seat(code, data)
    except NoLesson:
        raise no_lesson() from None
    except BadTable as bad:
        raise HttpProblem(400, "bad-table", Words("table.bad-request", {"text": str(bad)})) from None


@post("/api/classes/{code:str}/end", status_code=204, responses=problems(400, 404, 413, 503))
async def end(node: OurNode, code: ClassCode, data: Teacher) -> None:
    """End the lesson: all that was kept of it is wiped out."""
    try:
        await node.classes.end(code, data.token)
    except NoLesson:
        raise no_lesson() from None


CLASS_ROUTES: Final = [begin, register, enrol, hello, dismiss, seat, end]
