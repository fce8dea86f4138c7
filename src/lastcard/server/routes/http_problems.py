"""What goes wrong with a request, always in the same form: a status, a code and a sentence."""

from __future__ import annotations

from typing import Final

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from lastcard.engine.contract import Words
from lastcard.server.store.entries import NotStored
from lastcard.server.wire import Problem, Spoken, spoken

HttpRequest = Request[None, None, State]

WRONG: Final = {
    400: "It cannot be understood, or not be set up.",
    403: "It is not yours.",
    404: "There is none.",
    409: "It is taken.",
    413: "It is too large.",
    429: "That was too fast.",
    503: "The store does not answer.",
}


class HttpProblem(HTTPException):
    """A request that cannot be served: status, code, and a sentence."""

    def __init__(self, status: int, code: str, words: Words | None = None) -> None:
        super().__init__(status_code=status, detail=code)
        self.problem = Problem(code, spoken(words or Words(f"table.left-{code}")))


def on_http_problem(request: HttpRequest, error: HttpProblem) -> Response[Problem]:
    """Answer with the problem."""
    return Response(error.problem, status_code=error.status_code)


def on_not_stored(request: HttpRequest, error: NotStored) -> Response[Problem]:
    """Answer that the store cannot be reached."""
    return Response(Problem("not-stored", Spoken("table.left-not-stored")), status_code=503)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The responses of these statuses, for the schema."""
    return {status: ResponseSpec(Problem, description=WRONG[status]) for status in statuses}


def on_bad_request(request: HttpRequest, error: HTTPException) -> Response[Problem]:
    """Answer what Litestar itself refuses."""
    values: dict[str, str | int] = {"text": str(error.detail)[:200]}
    return Response(
        Problem("bad-request", Spoken("table.bad-request", values)), status_code=error.status_code
    )
