"""The route of words: all sentences of a language."""

from __future__ import annotations

from typing import Final

from litestar import get

from lastcard.server.routes.http_problems import HttpProblem, problems
from lastcard.words import FAMILY, LANGUAGES, sentences


def is_language(language: str) -> bool:
    """Is there such a language, in its plain or its gentle form?"""
    return language.removesuffix(FAMILY) in LANGUAGES


@get("/api/words/{language:str}", responses=problems(400, 404))
async def words(language: str) -> dict[str, str]:
    """All sentences of a language, by key; English where it has none of its own."""
    if not is_language(language):
        raise HttpProblem(404, "no-language")
    gentle = FAMILY if language.endswith(FAMILY) else ""
    known = {**sentences("en" + gentle), **sentences(language)}
    return {key: text for key, text in known.items() if not key.startswith("rule.")}


WORD_ROUTES: Final = [words]
