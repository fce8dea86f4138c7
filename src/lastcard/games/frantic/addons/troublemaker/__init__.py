"""Troublemaker: 22 special cards and 14 events that are mixed into the two decks.

FR-112: 36 cards; the rules of the base game stay as they are. What cards do stands in `specials.py`, what a
card is to be in `naming.py`; the events in `events.py` (nobody is asked), `choices.py` (somebody is),
`bringing.py` (they bring other events) and `lasting.py` (they last).
"""

from __future__ import annotations

from lastcard.engine.contract import Move
from lastcard.engine.options import Option
from lastcard.engine.windows import Reaction
from lastcard.games.frantic.addons import AddOn
from lastcard.games.frantic.addons.troublemaker.bringing import EventManager, Plague, Repeat
from lastcard.games.frantic.addons.troublemaker.choices import (
    DARES,
    Crowdfunding,
    Distributor,
    IdentityTheft,
    RussianRoulette,
    Seppuku,
    TrustFall,
)
from lastcard.games.frantic.addons.troublemaker.events import BlackHole, Capitalism, DoubleTaxation
from lastcard.games.frantic.addons.troublemaker.lasting import SetLastChance, SetPlusOne
from lastcard.games.frantic.addons.troublemaker.naming import Imitate, OtherColour
from lastcard.games.frantic.addons.troublemaker.specials import (
    LuckyBastard,
    Never,
    Outnumber,
    SwapSpecials,
    TakeChosen,
)
from lastcard.games.frantic.cards.deck import Deck
from lastcard.games.frantic.cards.rows import CardRow, EventRow, coloured, colourless, two_coloured
from lastcard.games.frantic.events.trigger import TriggerEvent
from lastcard.games.frantic.play.attacks import Attack, Counterattack
from lastcard.games.frantic.play.effects import AndOrWish, WishFor
from lastcard.games.frantic.play.finish import NiceTry
from lastcard.games.frantic.table.table import Table


class Troublemaker(AddOn):
    """The box. FR-112: 22 special cards, 14 events."""

    def name(self) -> str:
        """Behind `frantic+`."""
        return "troublemaker"

    def title(self) -> str:
        """As printed."""
        return "Troublemaker"

    def cards(self) -> list[CardRow]:
        """FR-113, FR-115: the 22 special cards. FR-114: 7 points each, Curse 13.

        FR-128: those that are an `Attack` can be countered, the others cannot.
        """
        return [
            # FR-116: one card for each pair of colours. FR-N11: without a symbol, so that only colours match.
            *two_coloured("cs", "FR-116", OtherColour()),
            *coloured("th", "FR-117", [Attack(TakeChosen(2))]),
            *coloured("tm", "FR-118", [TriggerEvent()]),
            colourless("sf", "FR-119", [AndOrWish(Attack(SwapSpecials()))], copies=3),
            colourless("iq", "FR-121", [AndOrWish(Outnumber())], copies=2),
            # FR-122, FR-N05: in a turn, or as the start card, it is a wish.
            colourless("lb", "FR-122", [WishFor(numbers=False)]),
            # FR-126, FR-N27: it cannot be discarded. FR-N04: nor can it be the start card.
            colourless("cu", "FR-126", points=13, wishes=False, condition=Never(), stuck=True, starts=False),
            colourless("mi", "FR-127", naming=Imitate()),
        ]

    def events(self) -> list[EventRow]:
        """FR-129: the 14 event cards."""
        return [
            EventRow("black-hole", "FR-130", BlackHole()),
            EventRow("capitalism", "FR-131", Capitalism()),
            EventRow("crowdfunding", "FR-132", Crowdfunding()),
            EventRow("distributor", "FR-133", Distributor()),
            EventRow("double-taxation", "FR-134", DoubleTaxation()),
            EventRow("event-manager", "FR-136", EventManager()),
            EventRow("identity-theft", "FR-137", IdentityTheft()),
            EventRow("last-chance", "FR-139", SetLastChance()),
            EventRow("plague", "FR-140", Plague()),
            EventRow("plus-one", "FR-141", SetPlusOne()),
            EventRow("repeat", "FR-142", Repeat()),
            EventRow("russian-roulette", "FR-143", RussianRoulette()),
            EventRow("seppuku", "FR-144", Seppuku()),
            EventRow("trust-fall", "FR-146", TrustFall()),
        ]

    def reactions(self, deck: Deck) -> list[Reaction[Table]]:
        """FR-N19: a card that can be any other may be thrown in as one of the three."""
        mimicry = deck.kind("mi")
        return [
            LuckyBastard(deck, deck.kind("lb")),
            Counterattack(deck, mimicry),
            NiceTry(deck, mimicry),
            LuckyBastard(deck, mimicry),
        ]

    def moves(self, deck: Deck) -> list[Move]:
        """`dare` and `decline`."""
        return DARES

    def options(self) -> list[Option]:
        """FR-N38: three events keep score unless a table chooses the versions without."""
        return [
            Option("double-taxation", "FR-135", "points", ("points", "cards")),
            Option("identity-theft", "FR-138", "points", ("points", "hands")),
            Option("seppuku", "FR-145", "points", ("points", "cards")),
        ]
