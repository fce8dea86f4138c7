"""The HTTP pages: what their schema promises, and what keeps strangers out."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import jsonschema  # type: ignore[import-untyped]
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from litestar.exceptions import NotFoundException
from schemathesis import checks
from websockets.exceptions import InvalidStatus

from lastcard.server.routes.page_files import file_of
from tests.server.guest import Guest, all_leave, all_play, company, fetch, get, make, post
from tests.server.node import Node, running

# ------------------------------------------------------------------ the schema


@pytest.fixture
def promised(address: str) -> schemathesis.BaseSchema:
    """What the server says of itself."""
    return schemathesis.openapi.from_url(f"{address}schema/openapi.json")


PROMISES = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


def test_every_page_answers_as_its_schema_says(promised: schemathesis.BaseSchema) -> None:
    asked = [keeps_its_promise(found.ok()) for found in promised.get_all_operations()]  # type: ignore[union-attr]
    assert len(asked) > 10


def keeps_its_promise(operation: schemathesis.APIOperation[Any, Any, Any, Any]) -> str:
    """Whatever is asked of one page."""

    @settings(
        max_examples=12,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def ask(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(checks=PROMISES)

    ask()
    return operation.label


def test_a_finished_game_is_answered_as_the_schema_says(
    address: str, promised: schemathesis.BaseSchema
) -> None:
    """Chance does not find the code of a table: here is one."""

    async def play() -> str:
        guests = await company(address, "math-attack", "pp")
        await all_play(guests)
        await all_leave(*guests)
        return guests[0].code

    code = asyncio.run(play())
    of_a_game = [f"/games/{{number}}/{page}" for page in ("record", "replay", "review")]
    for path in ("", "/games", "/qr.svg", *of_a_game):
        operation = promised["/api/tables/{code}" + path]["GET"]
        case = operation.Case(path_parameters={"code": code, "number": 1})
        assert case.call_and_validate(checks=PROMISES).status_code == 200


def test_every_frame_fits_the_schema_of_the_socket(address: str) -> None:
    async def play() -> list[str]:
        guests = await company(address, "schwupps", "ppb", terms={"think": 5}, series=3)
        watcher = await Guest(address, guests[0].code).join(says=True)
        await guests[0].do("fly")
        newer = await Guest(address, guests[0].code, guests[0].token).join()
        await all_play([newer, guests[1]])
        await all_leave(*guests, newer, watcher)
        return [frame for guest in (*guests, newer, watcher) for frame in guest.frames]

    judge = jsonschema.Draft202012Validator(get(address, "schema/socket.json"))
    frames = asyncio.run(play())
    kinds = set()
    for frame in frames[:: max(1, len(frames) // 200)] + [frame for frame in frames if '"view"' not in frame]:
        judge.validate(json.loads(frame))
        kinds.add(json.loads(frame)["t"])
    assert kinds == {"update", "refused", "left"}


# ------------------------------------------------------------------ what keeps strangers out


def test_a_page_of_somebody_else_may_not_open_the_socket(address: str) -> None:
    async def try_it(origin: str) -> Guest:
        made = make(address, "schwupps", "pp")
        guest = await Guest(address, made["code"], made["token"]).open(origin=origin)
        await guest.leave()
        return guest

    for origin in (
        "https://evil.example",
        "null",
        "http://localhost.evil.example",
        address.replace("http", "ws")[:-2],
    ):
        with pytest.raises(InvalidStatus) as refused:
            asyncio.run(try_it(origin))
        assert refused.value.response.status_code == 403
    asyncio.run(try_it(address.rstrip("/")))


@pytest.mark.parametrize("path", ["", "api/games", "api/tables/zzzzz", "api/nothing", "t/abcde", "health"])
def test_every_answer_carries_the_headers_that_guard_it(address: str, path: str) -> None:
    headers = fetch(address, path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self';")
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-eval" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


def test_a_bad_request_carries_them_too(address: str) -> None:
    answer = post(address, "api/tables", {"game": 1})
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-request"
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_a_message_that_is_too_large_closes_the_line(address: str) -> None:
    async def try_it() -> Guest:
        made = make(address, "schwupps", "pp")
        guest = await Guest(address, made["code"], made["token"]).join()
        await guest.send({"t": "do", "do": "x" * 16_384})
        await guest.until(lambda: guest.closed is not None)
        return guest

    guest = asyncio.run(try_it())
    assert guest.closed is not None
    assert guest.closed[0] == 1009


def test_a_request_that_is_too_large_is_refused(address: str) -> None:
    wanted = {"game": "schwupps", "chairs": [{}, {}], "options": {"x": "y" * 70_000}}
    assert post(address, "api/tables", wanted).status_code == 413


@pytest.mark.parametrize(
    "path",
    ["/../../../../etc/passwd", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2f..%2fetc%2fpasswd",
     "/assets/../../../../etc/passwd", "/assets/%2e%2e/%2e%2e/pyproject.toml", "//etc/passwd", "/%00"],
)  # fmt: skip
def test_no_address_leads_out_of_the_page(address: str, path: str) -> None:
    """Sent as it stands: a client would tidy it up."""
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=60)
    connection.request("GET", path)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    assert answer.status in (200, 400, 404)
    assert b"root:" not in body
    assert b"[project]" not in body


def test_a_file_of_the_page_is_served_and_nothing_beside_it(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("shell")
    (page / "assets" / "a1b2.js").write_text("code")
    (tmp_path / "secret").write_text("secret")
    kept = file_of(page, "assets/a1b2.js")
    assert kept.file_path == page / "assets" / "a1b2.js"
    assert "immutable" in kept.headers["cache-control"]
    for path in ("", "t/abcde", "../secret", "assets/../../secret", "\0", "x" * 5000):
        assert shell_or_nothing(page, path)


def shell_or_nothing(page: Path, path: str) -> bool:
    """Is there the shell at this address, not to be kept, or nothing?"""
    try:
        found = file_of(page, path)
    except NotFoundException:
        return True
    return found.file_path == page / "index.html" and found.headers["cache-control"] == "no-cache"


# ------------------------------------------------------------------ how fast one may come


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server with its usual limits."""
    with running(tmp_path_factory.mktemp("strict"), "--pace", "0.01", "--limits", "1") as started:
        yield started


def flood(address: str, message: Any, count: int) -> Guest:
    """Somebody says the same so many times at once."""

    async def try_it() -> Guest:
        guests = await company(address, "math-attack", "pp")
        for time in range(count):
            await guests[0].send({**message, "id": time + 1})
        await guests[0].until(lambda: guests[0].closed is not None or len(guests[0].answers) == count)
        await all_leave(*guests)
        return guests[0]

    return asyncio.run(try_it())


def test_who_says_too_much_is_let_go_and_told_why(strict: Node) -> None:
    for message, count in [
        ({"t": "do", "do": "/say wave"}, 2000),
        ({"t": "do", "do": "nonsense"}, 80),
        ({"t": "do", "do": "/say " + "x" * 190, "decision": 2**50}, 2000),
    ]:
        guest = flood(strict.address, message, count)
        assert guest.left is not None
        assert guest.left["code"] == "too-fast"
        assert guest.closed == (1008, "too-fast")


def test_who_says_as_much_as_people_do_stays(strict: Node) -> None:
    guest = flood(strict.address, {"t": "do", "do": "/say wave"}, 40)
    assert guest.left is None
    assert len(guest.answers) == 40


def test_who_sets_up_too_many_tables_has_to_wait(tmp_path: Path) -> None:
    with running(tmp_path, "--limits", "0.1") as node:
        wanted = {"game": "schwupps", "chairs": [{}, {}]}
        answers = [post(node.address, "api/tables", wanted).status_code for time in range(30)]
    assert answers[0] == 201
    assert 429 in answers
