"""What a report calls things: games, cards, clauses and what the table is told, as people say it."""

from __future__ import annotations

import re

from lastcard.game_texts import clause_title, clauses_of, title_of
from lastcard.rules_pages import pages
from lastcard.words import card_name, sentences

LANGUAGE = "en"
LONGEST = 22
"""Letters of a name beside a bar."""

BLANK = re.compile(r"\{[^{}]*\}")


def game_label(game: str) -> str:
    """`Schwupps`, as it stands on the box."""
    return title_of(game, LANGUAGE)


def card_label(code: str) -> str:
    """A card by its name, not longer than there is room for."""
    name = card_name(code, LANGUAGE)
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def clause_label(game: str, clause: str) -> str:
    """`SW-70 · The end of the game`; the bare id if the game has no such clause."""
    found = next((each for each in clauses_of(game) if each.id == clause), None)
    if found is None:
        found = next((each for page in pages() for each in page.clauses if each.id == clause), None)
    return clause if found is None else clause_title(found, LANGUAGE)


def sentence_label(key: str) -> str:
    """The sentence of the table with blanks where names and cards stand; the key if there is none."""
    known = sentences(LANGUAGE).get(key)
    return key if known is None else BLANK.sub("…", known).replace("….", "…")
