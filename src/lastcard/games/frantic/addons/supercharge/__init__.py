"""Supercharge: power cards that charge a hand card, four special cards, TENs, and nine events.

SC-01: it needs the base game, and goes together with other boxes. Power cards are a slice of state of their
own (`powers.py`); they are activated in the window DECLARING (`charging.py`), and what each of them does
stands in `effects.py`, what lasts of it in `lasting.py`. FR-158: 48 cards, 24 of them power cards.
"""

from __future__ import annotations

from lastcard.engine.contract import NOBODY, Move, Refusal, Seat
from lastcard.engine.options import Option
from lastcard.engine.piles import Pile
from lastcard.engine.position import BadPosition, Position
from lastcard.engine.windows import Reaction
from lastcard.games.frantic.addons import AddOn
from lastcard.games.frantic.addons.supercharge.charging import ACTIVATE, Activate, Declare, why_not
from lastcard.games.frantic.addons.supercharge.effects import all_powers
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
from lastcard.games.frantic.addons.supercharge.powers import CODES, Powers, laid_out, powers_at
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
from lastcard.games.frantic.cards.rows import CardRow, EventRow, coloured, colourless
from lastcard.games.frantic.events.trigger import TriggerEvent
from lastcard.games.frantic.kinds import BLACK, LETTERS
from lastcard.games.frantic.play.effects import AndOrWish
from lastcard.games.frantic.table.extras import Extra
from lastcard.games.frantic.table.table import Table


class Supercharge(AddOn):
    """The box. SC-02, FR-158: 15 hand cards, 9 events, 24 power cards."""

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
            *[
                CardRow(f"{letter}10", 1, 10, "FR-151", colours=1 << at, number=10)
                for at, letter in enumerate(LETTERS[:BLACK])
            ],
            # FR-152: the black TEN triggers an event.
            CardRow(f"{LETTERS[BLACK]}10", 1, 10, "FR-151", number=10, effects=[TriggerEvent()]),
            *coloured("rc", 1, "SC-40", [TurnDown()]),
            # FR-155: Edison and Update are colourless cards with a wish, The End is one without.
            colourless("ed", 3, "SC-41", [AndOrWish(SwapPowers())]),
            colourless("up", 2, "SC-42", [AndOrWish(NewPower())]),
            # FR-N04: The End cannot be the start card.
            CardRow(
                "te", 1, 17, "SC-43", symbol="te", effects=[EndRound()], condition=LastInHand(), starts=False
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
        return [Declare(all_powers(deck))]

    def moves(self, deck: Deck) -> list[Move]:
        """`!looping` and `slot=2`."""
        return [*ACTIVATE, *SLOTS]

    def refusal(self, table: Table, seat: Seat, move: Move) -> Refusal | None:
        """Why a power card may not be activated."""
        return why_not(table, seat, move) if isinstance(move, Activate) else None

    def extra(self, seats: int) -> Extra[Table] | None:
        """The power cards, not dealt yet."""
        return Powers(copies=0, deck=Pile([]), held=[[] for seat in range(seats)], turn=NOBODY, latest=NOBODY)

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
        down = [kinds_in(codes) for codes in position.said_of_seats("powers")]
        up = [kinds_in(codes) for codes in position.said_of_seats("used")]
        top = kinds_in(position.said("power-deck") or [])
        rest = powers.deck.cards()
        for kind in [*top, *[kind for kinds in [*down, *up] for kind in kinds]]:
            if kind not in rest:
                raise BadPosition(f"there are not so many {CODES[kind]}")
            rest.remove(kind)
        powers.deck = Pile([*top, *rest])
        powers.held = laid_out(down, up)


def kinds_in(codes: list[str]) -> list[int]:
    """Power cards from their codes."""
    for code in codes:
        if code not in CODES:
            raise BadPosition(f"there is no power card {code!r}")
    return [CODES.index(code) for code in codes]
