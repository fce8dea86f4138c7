"""Choosing a game from the shelf, and how many play."""

from __future__ import annotations

from lastcard.booklet import line_of, title_of
from lastcard.engine.contract import Game
from lastcard.games import GAMES
from lastcard.terminal.dialogue import Dialogue
from lastcard.words import sentences


def choose_game(dialogue: Dialogue, language: str) -> Game | None:
    """The game of the number or name typed; None if the person leaves."""
    known = sentences(language)
    for number, game in enumerate(GAMES, 1):
        dialogue.tell(f"{number:>3}  {title_of(game.name, language)}")
        dialogue.tell(f"     {line_of(game.name, language)}")
    dialogue.tell(known["terminal.choose"], strong=True)
    while (answer := dialogue.wait(None)) is not None and not is_leaving(answer, language):
        for number, game in enumerate(GAMES, 1):
            if answer.lower() in (str(number), game.name, title_of(game.name, language).lower()):
                return game
        dialogue.tell(known["terminal.choose-again"].format(least=1, most=len(GAMES)))
    return None


def choose_seats(game: Game, dialogue: Dialogue, language: str) -> int | None:
    """How many play; as few as it takes for an empty line; None if the person leaves."""
    if game.fewest == game.most:
        return game.fewest
    known = sentences(language)
    dialogue.tell(known["terminal.seats"].format(least=game.fewest, most=game.most), strong=True)
    while (answer := dialogue.wait(None)) is not None and not is_leaving(answer, language):
        if not answer:
            return game.fewest
        if answer in [str(count) for count in range(game.fewest, game.most + 1)]:
            return int(answer)
        dialogue.tell(known["terminal.choose-again"].format(least=game.fewest, most=game.most))
    return None


def is_leaving(answer: str, language: str) -> bool:
    """Does this line say good-bye?"""
    return answer in ("quit", "exit", sentences(language)["terminal.quit"])
