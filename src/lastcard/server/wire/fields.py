"""Field types of the wire, the sentence that many messages hold, and the problem of a request."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from lastcard.engine.contract import Value, Words

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Token = Annotated[str, Meta(max_length=64)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Count = Annotated[int, Meta(ge=0, le=2**53)]


class Spoken(Struct, frozen=True):
    """A sentence to be said in the reader's language: a key of the words, and what fills it."""

    key: str
    values: dict[str, Value] = {}


def spoken(words: Words) -> Spoken:
    """A sentence for the wire."""
    return Spoken(words.key, words.values)


class Problem(Struct):
    """What is wrong with a request: a code, and a sentence."""

    code: str
    words: Spoken
