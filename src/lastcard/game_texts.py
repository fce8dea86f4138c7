"""The texts of a game in the reader's language: its title, its tagline, its clauses."""

from __future__ import annotations

import re

from lastcard.games import find_game
from lastcard.rules_pages import Clause, RulesPage, pages
from lastcard.words import gently, sentence, sentences


def words_of(game: str) -> str:
    """The table of sentences that a game uses: its own, or the one of its base game."""
    return game if f"{game}.how" in sentences("en") else game.partition("+")[0]


def title_of(game: str, language: str) -> str:
    """The title of a game."""
    return sentence(f"{words_of(game)}.title", language)


def tagline_of(game: str, language: str) -> str:
    """One line about the game."""
    return sentence(f"{words_of(game)}.line", language)


def page_of(game: str) -> RulesPage:
    """The rules page that a game is on: the one with its clauses."""
    prefix = f"{find_game(game).prefixes[0]}-"
    return next(page for page in pages() if any(each.id.startswith(prefix) for each in page.clauses))


def clauses_of(game: str) -> list[Clause]:
    """The clauses that a game is played by, in order."""
    prefixes = tuple(f"{prefix}-" for prefix in find_game(game).prefixes)
    return [clause for clause in page_of(game).clauses if clause.id.startswith(prefixes)]


def clause_title(clause: Clause, language: str) -> str:
    """`MA-30 · Cancel the last card`."""
    title = sentences(language).get(f"rule.{clause.id}.title", clause.title)
    return f"{clause.id} · {gently(title, language)}"


def chapter_title(clause: Clause, language: str) -> str:
    """The chapter that a clause stands in."""
    return sentences(language).get(f"rule.chapter.{clause.chapter}", clause.chapter)


def clause_text(clause: Clause, language: str) -> str:
    """What a clause says, as plain text; in English that is the page itself."""
    return gently(plain(sentences(language).get(f"rule.{clause.id}", clause.text)), language)


def plain(text: str) -> str:
    """A rule as plain text: no marks of emphasis, a paragraph a line."""
    bare = re.sub(r"\*\*|`", "", text)
    return re.sub(r"(?<=[^\n|])\n(?=[^\n|*-])", " ", bare)


def help_words(game: str, language: str) -> dict[str, str]:
    """The commands that the terminal's help names, and a clause as an example."""
    known = sentences(language)
    return {
        "look": known["terminal.look"],
        "quit": known["terminal.quit"],
        "clause": clauses_of(game)[0].id,
    }
