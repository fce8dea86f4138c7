"""The base game: one row a card, one row an event."""

from __future__ import annotations

from typing import Final

from lastcard.engine.windows import Reaction
from lastcard.games.frantic.cards.deck import Deck
from lastcard.games.frantic.cards.rows import CardRow, EventRow, coloured, colourless, numbered
from lastcard.games.frantic.events.at_once import (
    Charity,
    Communism,
    Doomsday,
    Earthquake,
    Expansion,
    FinishLine,
    MatingSeason,
    MexicanStandoff,
    NothingHappens,
    RobinHood,
    ThirdTimeLucky,
    Tornado,
    Vandalism,
)
from lastcard.games.frantic.events.choices import Market, Recession
from lastcard.games.frantic.events.lasting import SetTimeBomb
from lastcard.games.frantic.events.secrets import AllSeeingEye, GamblingMan, MerryChristmas, SurpriseParty
from lastcard.games.frantic.events.trigger import TriggerEvent
from lastcard.games.frantic.kinds import BLACK, LETTERS
from lastcard.games.frantic.play.attacks import Attack, Counterattack
from lastcard.games.frantic.play.blows import DrawShare, DrawUpToMine, GiveCards, MissTurn, SwapCards
from lastcard.games.frantic.play.effects import AndOrWish, ExactlyTen, PlayAgain, WishFor
from lastcard.games.frantic.play.finish import NiceTry
from lastcard.games.frantic.table.table import Table

NUMBERS: Final = range(1, 10)


def base_cards() -> list[CardRow]:
    """FR-001: the 125 hand cards."""
    return [
        # FR-002, FR-003: two of each coloured number, one of each black one.
        *[numbered(letter, number, "FR-002", copies=2) for letter in LETTERS[:BLACK] for number in NUMBERS],
        *[numbered(LETTERS[BLACK], number, "FR-003", [TriggerEvent()]) for number in NUMBERS],
        # FR-004: the coloured special cards.
        *coloured("gi", "FR-046", [Attack(GiveCards(2))], copies=2),
        *coloured("ex", "FR-048", [Attack(SwapCards(2))]),
        *coloured("sc", "FR-052", [PlayAgain()]),
        *coloured("sk", "FR-050", [Attack(MissTurn())]),
        # FR-005: the colourless special cards. FR-058, FR-063, FR-N05: the last two are wishes.
        colourless("fa", "FR-042", [WishFor(numbers=True)], copies=11),
        colourless("f4", "FR-043", [WishFor(numbers=True), Attack(DrawShare(), total=4)], copies=5),
        colourless("eq", "FR-044", [AndOrWish(Attack(DrawUpToMine()))], copies=2),
        colourless("ca", "FR-054", [WishFor(numbers=False)], copies=4),
        colourless("nt", "FR-060", [WishFor(numbers=False)]),
        # FR-006, FR-013: one Fuck You, 42 points.
        colourless("fu", "FR-064", points=42, wishes=False, condition=ExactlyTen(), kept=True),
    ]


def base_events() -> list[EventRow]:
    """FR-007, FR-008: the 20 event cards."""
    return [
        EventRow("charity", "FR-079", Charity()),
        EventRow("communism", "FR-080", Communism()),
        EventRow("doomsday", "FR-081", Doomsday()),
        EventRow("earthquake", "FR-082", Earthquake()),
        EventRow("expansion", "FR-083", Expansion()),
        EventRow("finish-line", "FR-084", FinishLine()),
        EventRow("friday-the-13th", "FR-085", NothingHappens()),
        EventRow("gambling-man", "FR-086", GamblingMan()),
        EventRow("market", "FR-088", Market()),
        EventRow("mating-season", "FR-089", MatingSeason()),
        EventRow("merry-christmas", "FR-090", MerryChristmas()),
        EventRow("mexican-standoff", "FR-091", MexicanStandoff()),
        EventRow("recession", "FR-092", Recession()),
        EventRow("robin-hood", "FR-093", RobinHood()),
        EventRow("surprise-party", "FR-094", SurpriseParty()),
        EventRow("the-all-seeing-eye", "FR-095", AllSeeingEye()),
        EventRow("third-time-lucky", "FR-096", ThirdTimeLucky()),
        EventRow("time-bomb", "FR-097", SetTimeBomb()),
        EventRow("tornado", "FR-101", Tornado()),
        EventRow("vandalism", "FR-102", Vandalism()),
    ]


def base_reactions(deck: Deck) -> list[Reaction[Table]]:
    """What may be thrown in out of turn."""
    return [Counterattack(deck, deck.kind("ca")), NiceTry(deck, deck.kind("nt"))]
