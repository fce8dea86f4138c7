"""Every rule set the laws are tried on: each game, seat count and option."""

from __future__ import annotations

from collections.abc import Iterator

from lastcard.engine.contract import Game, Rules
from lastcard.engine.options import BadOption, Option, Settings
from lastcard.games import GAMES

BRIEF: dict[str, dict[str, object]] = {"frantic": {"limit": 1}}
"""Of games that go on for rounds the laws are tried on one round."""


def brief(game: Game) -> dict[str, object]:
    """What makes a game brief."""
    return BRIEF.get(game.name.partition("+")[0], {})


def settings_of(game: Game) -> Settings:
    """The defaults, but brief."""
    return game.settings().having(brief(game))


def rule_sets() -> Iterator[tuple[str, Rules]]:
    """A name and the rules: defaults for each seat count, then each option at each other value."""
    for game in GAMES:
        for seats in range(game.fewest, game.most + 1):
            yield f"{game.name}/{seats}", game.rules(seats, settings_of(game))
        for option in settings_of(game).options:
            for value in [option.default] if option.name in brief(game) else other_values(option):
                yield from with_option(game, option.name, value)


def other_values(option: Option) -> list[object]:
    """All other words, or the ends of the range."""
    values: list[object] = [*option.words] if option.words else [option.least, option.most]
    return [value for value in values if value != option.default]


def with_option(game: Game, name: str, value: object) -> Iterator[tuple[str, Rules]]:
    """The rules with one option changed, for the fewest seats that allow it."""
    for seats in range(game.fewest, game.most + 1):
        try:
            rules = game.rules(seats, settings_of(game).having({name: value}))
        except BadOption:
            continue
        yield f"{game.name}/{seats}/{name}={value}", rules
        return


RULE_SETS = dict(rule_sets())
