"""Moves in words: what each line of notation means at this table, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from lastcard.engine.contract import Seat, Words
from lastcard.words import say, sentences

FORMS: Final = (
    # how a move that names something is written, and the sentence that it fills; the first that fits
    (r"(?P<key>at|to)=(?P<seat>\d+)", ""),
    (r"slot=(?P<number>\d+)", "slot"),
    (r"(?P<key>give|drop|take|put|as|pick)=(?P<card>.+)", ""),
    (r"!(?P<card>.+)", "throw"),
    (r"(?P<key>own|other):(?P<card>.+)", ""),
    (r"schwupp@(?P<row>\d)", "schwupp"),
    (r"aggravate@(?P<row>\d)>(?P<left>\d)", "aggravate-row"),
    (r"(?P<card>.+)@(?P<pile>\d)", "on-pile"),
    (r"(?P<card>.+)>(?P<seat>\d+)", "send"),
    (r"(?P<number>\d+)", "number"),
    (r"(?P<card>.+)", "card"),
)


def move_name(text: str, names: Sequence[str], language: str, mover: Seat) -> str:
    """A move as a button would name it: `own:+7` is `+7 on your line`."""
    return say(_words(text, len(names), mover), names, language)


def move_list(texts: Sequence[str], names: Sequence[str], language: str, mover: Seat) -> list[str]:
    """Moves, a line each: the notation, and beside it what it means."""
    width = max(map(len, texts), default=0)
    return [f"  {text:<{width}}  {move_name(text, names, language, mover)}" for text in texts]


def _words(text: str, seats: int, mover: Seat) -> Words:
    if f"move.{text}" in sentences("en"):
        return Words(f"move.{text}")
    for form, key in FORMS:
        if found := re.fullmatch(form, text):
            values = dict(found.groupdict())
            return Words(f"move.{values.pop('key', key)}", _read(values, seats, mover))
    raise AssertionError(f"a move without a name: {text!r}")


def _read(values: dict[str, str], seats: int, mover: Seat) -> dict[str, str | int]:
    """Cards are codes, all else is a number; a neighbour is counted from the seat that moves."""
    read: dict[str, str | int] = {key: each if key == "card" else int(each) for key, each in values.items()}
    if "left" in read:
        read["seat"] = (mover + int(read.pop("left"))) % seats
    return read
