"""The games of this package, one folder each; `lastcard.shelf` has those of other packages too.

A game imports engine alone, and no other game. Other packages import this list; only bots import a game.
"""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Game
from lastcard.games.frantic.boxes import FRANTICS
from lastcard.games.hochspannung.rules import HochspannungGame
from lastcard.games.hochspannung.variants import VARIANTS
from lastcard.games.math_attack.rules import MathAttackGame
from lastcard.games.multiplication.rules import MultiplicationGame
from lastcard.games.schwupps.rules import SchwuppsGame

GAMES: Final[tuple[Game, ...]] = (
    *FRANTICS,
    *(HochspannungGame(variant) for variant in VARIANTS),
    MathAttackGame(),
    MultiplicationGame(),
    SchwuppsGame(),
)
