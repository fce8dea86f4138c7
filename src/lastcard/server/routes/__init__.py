"""The HTTP routes of a node, one module a page, and its socket route.

May import `node`, `lobby` and all below.
"""

from __future__ import annotations

from typing import Final

from lastcard.server.routes.advice_routes import ADVICE_ROUTES
from lastcard.server.routes.class_routes import CLASS_ROUTES
from lastcard.server.routes.game_routes import GAME_ROUTES
from lastcard.server.routes.health_routes import HEALTH_ROUTES
from lastcard.server.routes.replay_routes import REPLAY_ROUTES
from lastcard.server.routes.table_routes import TABLE_ROUTES
from lastcard.server.routes.word_routes import WORD_ROUTES

ROUTES: Final = [
    *GAME_ROUTES,
    *WORD_ROUTES,
    *TABLE_ROUTES,
    *REPLAY_ROUTES,
    *HEALTH_ROUTES,
    *ADVICE_ROUTES,
    *CLASS_ROUTES,
]
