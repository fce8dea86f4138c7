"""Labels for a report: the names of games, cards, clauses and sentences."""

from __future__ import annotations

import re

from lastcard.game_texts import clause_title, clauses_of, pages, title_of
from lastcard.words import card_name, sentences

LANGUAGE = "en"
LONGEST = 22
"""The most letters of a name beside a bar."""

BLANK = re.compile(r"\{[^{}]*\}")


def game_label(game: str) -> str:
    """The title of a game."""
    return title_of(game, LANGUAGE)


def card_label(code: str) -> str:
    """The name of a card, cut to the room there is."""
    name = card_name(code, LANGUAGE)
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def clause_label(game: str, clause: str) -> str:
    """`SW-70 · The end of the game`; the bare id if the game has no such clause."""
    found = next((each for each in clauses_of(game) if each.id == clause), None)
    if found is None:
        found = next((each for page in pages() for each in page.clauses if each.id == clause), None)
    return clause if found is None else clause_title(found, LANGUAGE)


def sentence_label(key: str) -> str:
    """The sentence with blanks for names and cards; the key if there is no sentence."""
    known = sentences(LANGUAGE).get(key)
    return key if known is None else BLANK.sub("…", known).replace("….", "…")
