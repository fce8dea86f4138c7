"""The texts of a game in the reader's language: its title, its tagline, its clauses."""

from __future__ import annotations

import re
from functools import cache

from lastcard.brought import brought_page
from lastcard.rules_pages import Clause, RulesPage, folder, parse_pages
from lastcard.shelf import all_games, family_of, find_game
from lastcard.words import gently, sentence, sentences


def words_of(game: str) -> str:
    """The table of sentences that a game uses: its own, or the one of its base game."""
    return game if f"{game}.how" in sentences("en") else family_of(game)


def title_of(game: str, language: str) -> str:
    """The title of a game."""
    return sentence(f"{words_of(game)}.title", language)


def tagline_of(game: str, language: str) -> str:
    """One line about the game."""
    return sentence(f"{words_of(game)}.line", language)


@cache
def pages() -> tuple[RulesPage, ...]:
    """All rules pages: those of this package in the order of their names, then those that games bring."""
    brought = [page for game in all_games() if (page := brought_page(game)) is not None]
    return (*parse_pages(folder()), *{page.name: page for page in brought}.values())


def page_of(game: str) -> RulesPage:
    """The rules page that a game is on: the one with its clauses, or an empty one if it brings none."""
    found = find_game(game)
    prefix = f"{found.prefixes[0]}-"
    for page in pages():
        if any(each.id.startswith(prefix) for each in page.clauses):
            return page
    return RulesPage(found.family, found.title, f"# {found.title}\n", ())


@cache
def _by_id() -> dict[str, Clause]:
    return {clause.id: clause for page in pages() for clause in page.clauses}


def find_clause(clause_id: str) -> Clause:
    """One clause by its id, in capitals or not."""
    found = _by_id().get(clause_id.upper())
    if found is None:
        raise LookupError(f"no clause {clause_id!r} on the rules pages")
    return found


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
    known, clauses = sentences(language), clauses_of(game)
    return {
        "look": known["terminal.look"],
        "quit": known["terminal.quit"],
        "clause": clauses[0].id if clauses else find_game(game).prefixes[0],
    }
