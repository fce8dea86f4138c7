"""Every rule set the laws are tried on: each game, seat count and option."""

from __future__ import annotations

from collections.abc import Iterator

from lastcard.engine.contract import Game, Rules
from lastcard.engine.options import BadOption, Option, Settings
from lastcard.games import GAMES


def rule_sets() -> Iterator[tuple[str, Rules]]:
    """A name and the rules: each seat count, then each option at each other value."""
    for game in GAMES:
        for seats in range(game.fewest, game.most + 1):
            yield f"{game.name}/{seats}", game.rules(seats, short(game))
        for option in game.settings().options:
            for value in other_values(option):
                yield from with_option(game, option.name, value)


def is_long(game: Game) -> bool:
    """Does a game go over several rounds?"""
    return game.name.startswith("frantic")


def short(game: Game) -> Settings:
    """The options at their defaults, but a game of several rounds ends after its first one."""
    return game.settings().having({"limit": 1} if is_long(game) else {})


def other_values(option: Option) -> list[object]:
    """All other words, or the ends of the range; a limit is tried at what takes no hour."""
    values: list[object] = [*option.words] if option.words else [option.least, min(option.most, 60)]
    return [value for value in values if value != option.default]


def with_option(game: Game, name: str, value: object) -> Iterator[tuple[str, Rules]]:
    """The rules with one option changed, for the fewest seats that allow it."""
    for seats in range(game.fewest, game.most + 1):
        try:
            rules = game.rules(seats, short(game).having({name: value}))
        except BadOption:
            continue
        yield f"{game.name}/{seats}/{name}={value}", rules
        return


RULE_SETS = dict(rule_sets())
