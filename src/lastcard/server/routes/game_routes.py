"""The routes of games: the shelf with every game, and the rules of one."""

from __future__ import annotations

from functools import cache
from typing import Final

from litestar import get

from lastcard.bots import advice, levels_for
from lastcard.game_texts import chapter_title, clause_text, clause_title, clauses_of
from lastcard.server.routes.http_problems import HttpProblem, problems
from lastcard.server.routes.word_routes import is_language
from lastcard.server.wire import BoxSheet, ClauseSheet, LevelSheet, OptionSheet
from lastcard.shelf import all_games


@cache
def shelf() -> list[BoxSheet]:
    """All games, as they stand on the shelf."""
    boxes = []
    for game in all_games():
        rules = game.rules(game.fewest, game.settings())
        options = [
            OptionSheet(o.name, o.clause, o.default, list(o.words), o.least, o.most)
            for o in game.settings().options
        ]
        plan = rules.tournament()
        levels = [LevelSheet(bot.name) for bot in levels_for(game.name)]
        boxes.append(
            BoxSheet(
                game.name,
                game.family,
                game.title,
                game.fewest,
                game.most,
                rules.hints,
                options,
                plan.games if plan is not None else 0,
                levels,
                list(game.prefixes),
                advice.is_given(rules),
                rules.real_time,
            )
        )
    return boxes


@get("/api/games", cache_control=None)
async def games() -> list[BoxSheet]:
    """The shelf: every game, its seats, options and bots."""
    return shelf()


@get("/api/rules/{game:str}/{language:str}", responses=problems(400, 404))
async def rules(game: str, language: str) -> list[ClauseSheet]:
    """The clauses of a game, in order."""
    if not is_language(language) or game not in [each.name for each in all_games()]:
        raise HttpProblem(404, "no-game")
    return [
        ClauseSheet(
            each.id,
            clause_title(each, language).partition(" · ")[2],
            clause_text(each, language),
            each.state,
            chapter_title(each, language),
        )
        for each in clauses_of(game)
    ]


GAME_ROUTES: Final = [games, rules]
