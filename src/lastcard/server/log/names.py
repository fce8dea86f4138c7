"""Makes and checks names, table codes and tokens."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Collection, Iterable
from typing import Final

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody mistakes for each other, on a board or read aloud."""

BOT_NAMES: Final = ("Kit", "Ines", "Bo", "Mara", "Ole", "Cy", "Fay", "Gus")

LONGEST: Final = 24


def new_code() -> str:
    """A short code for a table: five letters, some 28 million."""
    return "".join(secrets.choice(LETTERS) for letter in range(5))


def new_token() -> str:
    """A seat's token: 192 bits that nobody guesses."""
    return secrets.token_urlsafe(24)


def proof_of(token: str) -> str:
    """The hash of a token, which is all that is stored of it."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_proven(token: str, proof: str) -> bool:
    """Does this token fit the proof? Takes the same time either way."""
    return bool(proof) and hmac.compare_digest(proof_of(token), proof)


def cleaned(name: str) -> str:
    """A name as it may be shown: no control or direction marks, single blanks, short; perhaps empty."""
    plain = unicodedata.normalize("NFC", name)
    seen = "".join(" " if unicodedata.category(c)[0] in "ZC" else c for c in plain)
    return " ".join(seen.split())[:LONGEST].strip()


def free_bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    folded = {name.casefold() for name in taken}
    return next(name for name in _bot_names() if name.casefold() not in folded)


def _bot_names() -> Iterable[str]:
    yield from BOT_NAMES
    number = 2
    while True:
        yield from (f"{name} {number}" for name in BOT_NAMES)
        number += 1
