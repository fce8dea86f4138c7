"""The boxes of Frantic on the shelf: the base game alone, and the base game with add-ons."""

from __future__ import annotations

from typing import Final

from lastcard.games.frantic.addons import AddOn
from lastcard.games.frantic.addons.supercharge import Supercharge
from lastcard.games.frantic.addons.troublemaker import Troublemaker
from lastcard.games.frantic.rules import FranticGame

ADDONS: Final[list[AddOn]] = [Troublemaker(), Supercharge()]
"""Every add-on there is, in the order in which they are named: `frantic+first+second`."""


def sets(addons: list[AddOn]) -> list[list[AddOn]]:
    """Every choice of add-ons, none first."""
    found: list[list[AddOn]] = [[]]
    for addon in addons:
        found += [[*chosen, addon] for chosen in found]
    return found


FRANTICS: Final = [FranticGame(addons) for addons in sets(ADDONS)]
