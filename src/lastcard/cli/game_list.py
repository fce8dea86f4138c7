"""`lastcard games` and `lastcard rules`: the list of games, and the rules of one."""

from __future__ import annotations

import os
import sys

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

import lastcard
from lastcard.cli.arguments import CommandError, Language, game_named, language_of
from lastcard.engine.options import Option
from lastcard.game_texts import (
    clause_text,
    clause_title,
    clauses_of,
    find_clause,
    page_of,
    tagline_of,
    title_of,
)
from lastcard.shelf import find_game
from lastcard.words import sentences


def games(game: str | None = None, /, *, language: Language = None) -> None:
    """Show the games on the shelf, or what may be chosen in one of them.

    Parameters
    ----------
    game
        Only this game, with its options.
    """
    found = None if game is None else find_game(game_named(game))
    tongue = language_of(language)
    if found is None:
        show_shelf(tongue)
    else:
        show_game(found, tongue)


def show_shelf(language: str) -> None:
    """Print a row for each game: its name, the number of players, and what it is."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, justify="right")
    table.add_column()
    for game in lastcard.GAMES:
        what = f"{title_of(game.name, language)}  {tagline_of(game.name, language)}"
        table.add_row(game.name, players(game), what)
    Console(highlight=False).print(table)
    known = sentences(language)
    build = "compiled" if lastcard.is_compiled() else "interpreted"
    print(f"\n{known['terminal.shelf']}\n{known[f'terminal.{build}']}")


def players(game: lastcard.Game) -> str:
    """How many may play."""
    return str(game.fewest) if game.fewest == game.most else f"{game.fewest}–{game.most}"


def show_game(game: lastcard.Game, language: str) -> None:
    """One game with its options."""
    known = sentences(language)
    count = known["terminal.players"].format(count=players(game))
    print(f"{title_of(game.name, language)}  {tagline_of(game.name, language)} {count}")
    options = game.settings().options
    if options:
        print(f"\n{known['terminal.options']}")
    for option in options:
        print(f"  {values_of(option, known)}\n      {clause_named(option.clause, language)}")


def clause_named(name: str, language: str) -> str:
    """`MA-30 · Cancel the last card`; the bare id if the game brings no rules page."""
    try:
        return clause_title(find_clause(name), language)
    except LookupError:
        return name


def values_of(option: Option, known: dict[str, str]) -> str:
    """`rounding=down, or up`: the default of an option, and its other values."""
    others = [word for word in option.words if word != option.default] or [f"{option.least}–{option.most}"]
    return known["terminal.option"].format(name=option.name, value=option.default, others=", ".join(others))


def rules(game: str, clause: str | None = None, /, *, language: Language = None) -> None:
    """Tell the rules of a game, or one clause of them.

    Parameters
    ----------
    game
        Which game.
    clause
        Only this clause, such as HS-17.
    """
    game, tongue = game_named(game), language_of(language)
    if clause is None:
        show_page(page_of(game).text if tongue == "en" else all_clauses(game, tongue))
        return
    found = [each for each in page_of(game).clauses if each.id == clause.upper()]
    if not found:
        raise CommandError(f"there is no clause {clause!r} in the rules of {game}")
    print(f"{clause_title(found[0], tongue)}\n\n{clause_text(found[0], tongue)}")


def all_clauses(game: str, language: str) -> str:
    """The clauses of a game one after another: the page without what surrounds them."""
    told = [
        f"### {clause_title(each, language)}\n\n{clause_text(each, language)}" for each in clauses_of(game)
    ]
    return "\n\n".join([f"# {title_of(game, language)}", *told])


def show_page(text: str) -> None:
    """Show a page in a pager at a terminal; print its plain text to a file or a pipe."""
    if not sys.stdout.isatty():
        print(text)
        return
    os.environ.setdefault("LESS", "-FRX")
    console = Console(highlight=False)
    with console.pager(styles=True, links=False):
        console.print(Markdown(text))
