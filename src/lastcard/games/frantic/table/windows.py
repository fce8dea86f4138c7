"""The windows in which somebody may step in. A window that no card in play could use is not opened."""

from __future__ import annotations

from typing import Final

DECLARING: Final = 0
"""A card has been laid in a turn: its player may add something to it before it takes effect."""

ATTACKED: Final = 1
"""FR-054: a special card is used against somebody: every victim may answer."""

EVENT_COMING: Final = 2
"""FR-N12: an event is about to be turned up: everybody it would touch may answer, and all who do count."""

LAST_CARD: Final = 3
"""FR-060: the turn is done and somebody has no cards left: all others may answer."""

WINDOWS: Final = 4
