"""Supercharge: power cards that charge a hand card, four special cards, TENs, and nine events.

SC-01: it needs the base game, and goes together with other boxes. Power cards are a slice of state of their
own (`powers.py`); they are activated in the window DECLARING (`charging.py`), and what each of them does
stands in `effects.py`, what lasts of it in `lasting.py`. FR-158: 48 cards, 24 of them power cards.
"""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import NOBODY, Move, Refusal, Seat
from lastcard.engine.options import Option
from lastcard.engine.piles import Pile
from lastcard.engine.position import BadPosition, Position
from lastcard.engine.windows import Reaction
from lastcard.games.frantic.addons import AddOn
from lastcard.games.frantic.addons.supercharge.charging import Activate, Declare, why_not
from lastcard.games.frantic.addons.supercharge.effects import (
    BlockColour,
    BringEvent,
    DrawForSpecials,
    KeepFromAnswering,
    OpenHands,
    OthersDraw,
    PlayAnyCard,
    SealSpecials,
    TakeCardBack,
    TurnDirection,
    WishBlack,
    WishNumber,
)
from lastcard.games.frantic.addons.supercharge.events import (
    BlackJack,
    Chargenado,
    EpicFail,
    Loot,
    MorePower,
    Rewind,
    Riot,
    SetParasite,
    Tsunami,
)
from lastcard.games.frantic.addons.supercharge.power_rows import MOST_POWERS, PowerRow
from lastcard.games.frantic.addons.supercharge.powers import Powers, laid_out, powers_at
from lastcard.games.frantic.addons.supercharge.specials import (
    MOST_COPIES,
    SLOTS,
    EndRound,
    LastInHand,
    NewPower,
    SwapPowers,
    TurnDown,
)
from lastcard.games.frantic.cards.deck import Deck
from lastcard.games.frantic.cards.rows import CardRow, EventRow, coloured, colourless, numbered
from lastcard.games.frantic.events.trigger import TriggerEvent
from lastcard.games.frantic.kinds import BLACK, LETTERS
from lastcard.games.frantic.play.effects import AndOrWish
from lastcard.games.frantic.table.extras import Extra
from lastcard.games.frantic.table.table import Table


class Supercharge(AddOn):
    """The box. SC-02, FR-158: 15 hand cards, 9 events, 24 power cards."""

    def __init__(self, powers: list[PowerRow] | None = None) -> None:
        self.powers: Final = power_cards() if powers is None else powers
        self.activate: Final = [Activate(kind, row.code) for kind, row in enumerate(self.powers)]
        assert len(self.powers) <= MOST_POWERS

    def name(self) -> str:
        """Behind `frantic+`."""
        return "supercharge"

    def title(self) -> str:
        """As printed."""
        return "Supercharge"

    def cards(self) -> list[CardRow]:
        """FR-153: ten special cards; FR-151: five TENs. FR-154: 7 points each, The End 17, a TEN 10.

        FR-159: 140 hand cards and 29 events with the base game.
        """
        return [
            *[numbered(letter, 10, "FR-151") for letter in LETTERS[:BLACK]],
            # FR-152: the black TEN triggers an event.
            numbered(LETTERS[BLACK], 10, "FR-151", [TriggerEvent()]),
            *coloured("rc", "SC-40", [TurnDown()]),
            # FR-155: Edison and Update are colourless cards with a wish, The End is one without.
            colourless("ed", "SC-41", [AndOrWish(SwapPowers())], copies=3),
            colourless("up", "SC-42", [AndOrWish(NewPower())], copies=2),
            # FR-N04: The End cannot be the start card.
            colourless(
                "te", "SC-43", [EndRound()], points=17, wishes=False, condition=LastInHand(), starts=False
            ),
        ]

    def events(self) -> list[EventRow]:
        """FR-156: the nine event cards."""
        return [
            EventRow("black-jack", "SC-50", BlackJack()),
            EventRow("chargenado", "SC-51", Chargenado()),
            EventRow("epic-fail", "SC-52", EpicFail()),
            EventRow("loot", "SC-53", Loot()),
            EventRow("parasite", "SC-54", SetParasite()),
            EventRow("rewind", "SC-55", Rewind()),
            EventRow("riot", "SC-56", Riot()),
            EventRow("supercharge", "SC-58", MorePower()),
            EventRow("tsunami", "SC-57", Tsunami()),
        ]

    def reactions(self, deck: Deck) -> list[Reaction[Table]]:
        """A card that was laid may be charged."""
        return [Declare(self.powers, self.activate)]

    def moves(self, deck: Deck) -> list[Move]:
        """`!looping` and `slot=2`."""
        return [*self.activate, *SLOTS[: len(self.powers) * MOST_COPIES]]

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal | None:
        """Why a power card may not be activated."""
        return why_not(table, seat, move) if isinstance(move, Activate) else None

    def extra(self, seats: int) -> Extra[Table] | None:
        """The power cards, not dealt yet."""
        return Powers(
            rows=self.powers,
            copies=0,
            deck=Pile([]),
            held=[[] for seat in range(seats)],
            turn=NOBODY,
            latest=NOBODY,
        )

    def options(self) -> list[Option]:
        """FR-148: two copies of each power card, as far as is known; a table may agree on others. FR-N43"""
        return [Option("power-copies", "FR-148", 2, least=1, most=MOST_COPIES)]

    def facts(self) -> list[str]:
        """`powers Ada looping recycling ; used Bo looping ; power-deck troublecharger`."""
        return ["powers", "used", "power-deck"]

    def place(self, position: Position, table: Table) -> None:
        """Power cards that are not named lie in the power deck, beneath those that are."""
        powers = powers_at(table)
        powers.gather(table)
        down = [self._kinds(codes) for codes in position.said_of_seats("powers")]
        up = [self._kinds(codes) for codes in position.said_of_seats("used")]
        top = self._kinds(position.said("power-deck") or [])
        rest = powers.deck.cards()
        for kind in [*top, *[kind for kinds in [*down, *up] for kind in kinds]]:
            if kind not in rest:
                raise BadPosition(f"there are not so many {self.powers[kind].code}")
            rest.remove(kind)
        powers.deck = Pile([*top, *rest])
        powers.held = laid_out(down, up)

    def _kinds(self, codes: list[str]) -> list[int]:
        """Power cards from their codes."""
        known = [row.code for row in self.powers]
        for code in codes:
            if code not in known:
                raise BadPosition(f"there is no power card {code!r}")
        return [known.index(code) for code in codes]


def power_cards() -> list[PowerRow]:
    """FR-147: the twelve kinds of power cards. FR-150: which of them come first."""
    return [
        PowerRow("all-draw-one", "SC-20", OthersDraw(), first=True),
        PowerRow("anti-counter", "SC-21", KeepFromAnswering(), first=True),
        PowerRow("black-wish", "SC-22", WishBlack(), first=False),
        PowerRow("colour-blockade", "SC-23", BlockColour(), first=False),
        PowerRow("looping", "SC-24", TurnDirection(), first=False),
        PowerRow("number-wish", "SC-25", WishNumber(), first=False),
        PowerRow("open-hands", "SC-26", OpenHands(), first=True),
        PowerRow("random-chance", "SC-27", PlayAnyCard(), first=False),
        PowerRow("recycling", "SC-28", TakeCardBack(), first=False),
        PowerRow("special-charge", "SC-29", DrawForSpecials(), first=True),
        # SC-30: it cannot be activated with a special card.
        PowerRow("special-seal", "SC-30", SealSpecials(), first=True, numbers_only=True),
        PowerRow("troublecharger", "SC-31", BringEvent(), first=False),
    ]
