"""`lastcard games` and `lastcard rules`: what is on the shelf, and how it is played."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

import lastcard
from lastcard import rulebook
from lastcard.cli.asked import CommandError, Language, language_of
from lastcard.engine.options import Option
from lastcard.games import find_game
from lastcard.terminal.line import page_of, plain, words_of
from lastcard.words import sentences


def games(game: str | None = None, /, *, language: Language = None) -> None:
    """Show the games on the shelf, or what may be chosen in one of them.

    Parameters
    ----------
    game
        Only this game, with its options.
    """
    known = sentences(language_of(language))
    if game is not None:
        show_game(find_game(game), known)
        return
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, justify="right")
    table.add_column()
    for each in lastcard.GAMES:
        table.add_row(each.name, players(each), f"{each.title}  {known[f'{words_of(each.name)}.line']}")
    Console(highlight=False).print(table)
    build = "compiled" if lastcard.is_compiled() else "interpreted"
    print(f"\n{known['terminal.shelf']}\n{known[f'terminal.{build}']}")


def players(game: lastcard.Game) -> str:
    """How many may play."""
    return str(game.fewest) if game.fewest == game.most else f"{game.fewest}–{game.most}"


def show_game(game: lastcard.Game, known: dict[str, str]) -> None:
    """One game with its options."""
    count = known["terminal.players"].format(count=players(game))
    print(f"{game.title}  {known[f'{words_of(game.name)}.line']} {count}")
    options = game.settings().options
    if options:
        print(f"\n{known['terminal.options']}")
    for option in options:
        print(f"  {values_of(option, known)}\n      {option.clause} · {title_of(option.clause)}")


def values_of(option: Option, known: dict[str, str]) -> str:
    """`rounding=down, or up`: how it is played, and how it may be."""
    others = [word for word in option.words if word != option.default] or [option.allowed()]
    return known["terminal.option"].format(name=option.name, value=option.default, others=", ".join(others))


def title_of(clause: str) -> str:
    """What a clause is about."""
    return rulebook.clause(clause).title


def rules(game: str, clause: str | None = None, /) -> None:
    """Tell the rules of a game, or one clause of them.

    Parameters
    ----------
    game
        Which game.
    clause
        Only this clause, such as HS-17.
    """
    page = page_of(game)
    if clause is None:
        print(page.text)
        return
    found = [each for each in page.clauses if each.id == clause.upper()]
    if not found:
        raise CommandError(f"there is no clause {clause!r} in the rules of {game}")
    print(f"{found[0].id} · {found[0].title}\n\n{plain(found[0].text)}")
