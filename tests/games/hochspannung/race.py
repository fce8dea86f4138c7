"""Races set up card by card.

A Hochspannung card is written with its corners, `3x5/26`, so that a test shows all it is about and holds for
whatever pack is in the box: the pack of a race is just the cards that are named.
"""

from __future__ import annotations

import re

from lastcard.engine.position import read_position
from lastcard.engine.sitting import Sitting
from lastcard.games.hochspannung.cards import Step
from lastcard.games.hochspannung.decks import Deck, Row, problems_of
from lastcard.games.hochspannung.rules import HochspannungGame
from lastcard.games.hochspannung.variants import VARIANTS, Variant
from tests.table import Table

PROBLEM = re.compile(r"\b(\dx\d)/(\d)(\d)")
STEP = re.compile(r"\b(\d+)\+-(\d)")
HOCHSPANNUNG, UNTER_SPANNUNG, COMBINED = VARIANTS


def deck_of(text: str) -> Deck:
    """The pack of all cards in a text."""
    problems = problems_of(" ".join(f"{face} {low}/{high}" for face, low, high in PROBLEM.findall(text)))
    steps = STEP.findall(text)
    return Deck(
        problems,
        [
            Row(Step(int(value), int(centre)), steps.count((value, centre)))
            for value, centre in sorted(set(steps))
        ],
    )


def race(position: str, variant: Variant = HOCHSPANNUNG, box: str = "", **options: object) -> Table:
    """A race at this position, with what else is in the box."""
    game = HochspannungGame(variant.using(deck_of(f"{position} {box}"), variant.name, variant.title))
    written = read_position(PROBLEM.sub(r"\1", position))
    rules = game.rules(len(written.names), game.settings().having(options))
    sitting = Sitting(rules, written.names, 1)
    sitting.state = rules.position(written)
    return Table(sitting, written.names)


def unter(position: str, **options: object) -> Table:
    """A race with Unter Spannung cards."""
    return race(position, UNTER_SPANNUNG, "", **options)


def both(position: str, box: str = "", **options: object) -> Table:
    """A race with both packs."""
    return race(position, COMBINED, box, **options)
