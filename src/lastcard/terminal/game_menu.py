"""The menu: a person chooses a game and the number of players."""

from __future__ import annotations

from lastcard.engine.contract import Game
from lastcard.game_texts import tagline_of, title_of
from lastcard.shelf import all_games
from lastcard.terminal.console import Console
from lastcard.words import sentences


def choose_game(console: Console, language: str) -> Game | None:
    """List the games and read a number or a name; None if the person leaves."""
    known = sentences(language)
    for number, game in enumerate(all_games(), 1):
        console.tell(f"{number:>3}  {title_of(game.name, language)}")
        console.tell(f"     {tagline_of(game.name, language)}")
    console.tell(known["terminal.choose"], strong=True)
    while (answer := console.wait(None)) is not None and not is_leaving(answer, language):
        for number, game in enumerate(all_games(), 1):
            if answer.lower() in (str(number), game.name, title_of(game.name, language).lower()):
                return game
        console.tell(known["terminal.choose-again"].format(least=1, most=len(all_games())))
    return None


def choose_seats(game: Game, console: Console, language: str) -> int | None:
    """Read the number of players; an empty line means the fewest; None if the person leaves."""
    if game.fewest == game.most:
        return game.fewest
    known = sentences(language)
    console.tell(known["terminal.seats"].format(least=game.fewest, most=game.most), strong=True)
    while (answer := console.wait(None)) is not None and not is_leaving(answer, language):
        if not answer:
            return game.fewest
        if answer in [str(count) for count in range(game.fewest, game.most + 1)]:
            return int(answer)
        console.tell(known["terminal.choose-again"].format(least=game.fewest, most=game.most))
    return None


def is_leaving(answer: str, language: str) -> bool:
    """Is this a command to leave?"""
    return answer in ("quit", "exit", sentences(language)["terminal.quit"])
