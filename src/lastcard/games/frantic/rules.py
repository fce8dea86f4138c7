"""The rules of Frantic: the base game and some add-ons folded into one deck, for so many seats."""

from __future__ import annotations

from typing import Final, cast

from lastcard.engine.contract import Game, Glance, Move, Refusal, Rules, Seat, Since, State, View
from lastcard.engine.options import BadOption, Option, Settings
from lastcard.engine.piles import Pile
from lastcard.engine.position import Position
from lastcard.engine.rng import Rng, fast, source
from lastcard.engine.windows import Reaction, by_window
from lastcard.games.frantic.addons import AddOn
from lastcard.games.frantic.base import base_cards, base_events, base_reactions
from lastcard.games.frantic.cards.deck import Deck
from lastcard.games.frantic.imagined import imagined_table
from lastcard.games.frantic.kinds import NO_COLOUR
from lastcard.games.frantic.moves import MOST_SEATS
from lastcard.games.frantic.play.rounds import deal
from lastcard.games.frantic.positions import table_at
from lastcard.games.frantic.refusals import refusal_of
from lastcard.games.frantic.table.extras import Extra
from lastcard.games.frantic.table.hands import Hand
from lastcard.games.frantic.table.table import REMEMBERS, Table, as_table
from lastcard.games.frantic.table.table_rules import TableRules
from lastcard.games.frantic.table.windows import WINDOWS
from lastcard.games.frantic.view.changes import Changes
from lastcard.games.frantic.view.view import FranticView, bearings_of

VERSION: Final = 1

LENGTHS: Final = ("short", "medium", "long")
FEW: Final = (137, 154, 179)
"""FR-016: the point limits for 2 to 4 players."""
MANY: Final = (113, 137, 154)
"""FR-016: the point limits for 5 to 8 players."""

OPTIONS: Final = [
    # FR-N06: short when nobody chooses.
    Option("length", "FR-016", "short", LENGTHS),
    # FR-016: another value may be agreed; 0 leaves it to the length.
    Option("limit", "FR-016", 0, least=0, most=500),
    # FR-110: both exist.
    Option("reached", "FR-110", "reaches", ("reaches", "exceeds")),
    Option("gambling", "FR-087", "original", ("original", "2020")),
]


def fold(addons: list[AddOn]) -> Deck:
    """One deck of the base game and these add-ons, which knows all their moves."""
    cards, events = base_cards(), base_events()
    for addon in addons:
        cards += addon.cards()
        events += addon.events()
    deck = Deck(cards, events)
    for addon in addons:
        deck.know(addon.moves(deck))
    return deck


def reactions_of(addons: list[AddOn], deck: Deck) -> list[list[Reaction[Table]]]:
    """The ways to step in of the base game and these add-ons, by window."""
    reactions = base_reactions(deck)
    for addon in addons:
        reactions += addon.reactions(deck)
    return by_window(reactions, WINDOWS)


class FranticRules(TableRules[Table]):
    """The rules of the base game and some add-ons, for so many seats and with the options chosen."""

    def __init__(self, game: FranticGame, seats: int, settings: Settings) -> None:
        super().__init__(
            game=game.name,
            version=VERSION,
            seats=seats,
            settings=settings,
            deck=game.deck,
            reactions=game.reactions,
            standing=[modifier for addon in game.addons for modifier in addon.modifiers()],
            limit=limit_of(seats, settings),
        )
        self.addons: Final = game.addons

    def start(self, seed: int | str) -> State:
        """FR-N01: the first dealer is drawn."""
        rng = source(seed)
        dealer = int(rng.below(self.seats))
        table = self.blank(rng)
        deal(table, dealer)
        table.settle()
        return table

    def blank(self, rng: Rng) -> Table:
        """A table before the first deal."""
        hands = [Hand() for seat in range(self.seats)]
        return Table(
            self,
            rng,
            pile=Pile([]),
            hands=hands,
            discards=[],
            demand=self.deck.start,
            colour=NO_COLOUR,
            events=Pile([]),
            spent=[],
            turned=0,
            lying=[],
            modifiers=self.standing,
            extras=self.new_extras(),
            totals=[0] * self.seats,
            dealer=0,
            turn=0,
            step=1,
            turns=0,
            round_number=0,
            missing=0,
            spared=0,
            shown=0,
            ending=None,
            memory=REMEMBERS,
            agenda=None,
            number=-1,
            loud=True,
        )

    def new_extras(self) -> list[Extra[Table]]:
        """The slices of state of the add-ons, not dealt yet."""
        found: list[Extra[Table]] = []
        for addon in self.addons:
            extra = addon.extra(self.seats)
            if extra is not None:
                found.append(extra)
        return found

    def view_of(self, table: Table, seat: Seat) -> View:
        """All that this seat knows."""
        return FranticView(table, seat)

    def since(self, before: Table, table: Table) -> Since:
        """What has changed since an earlier moment."""
        return Changes(before, table)

    def glance_of(self, table: Table, seat: Seat) -> Glance:
        """What this seat takes in at a glance."""
        return bearings_of(table, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        """A world in which this view is true."""
        return imagined_table(self, cast(FranticView, view), rng)

    def position(self, position: Position) -> State:
        """The table that a written position describes."""
        return table_at(self.blank(fast(1)), self.addons, position)

    def parse(self, text: str) -> Move | None:
        """The move with this notation."""
        return self.deck.by_text.get(text)

    def vocabulary(self) -> list[Move]:
        """Every move that may ever be legal, in a fixed order."""
        return list(self.deck.by_text.values())

    def refusal(self, state: State, seat: Seat, text: str) -> Refusal:
        """Why this may not be done now."""
        return refusal_of(as_table(state), self.addons, seat, text)


def limit_of(seats: int, settings: Settings) -> int:
    """FR-016: the agreed limit, or the one that goes with the length and the number of players."""
    limit = settings.number("limit")
    if limit > 0:
        return limit
    return (FEW if seats <= 4 else MANY)[LENGTHS.index(settings.word("length"))]


def check_limit(settings: Settings) -> None:
    """FR-016: a game has one limit: that of its length, or the one agreed instead."""
    if settings.number("limit") > 0 and settings.word("length") != LENGTHS[0]:
        length, limit = settings.word("length"), settings.number("limit")
        raise BadOption(f"option limit={limit} takes the place of option length={length}: choose one of them")


class FranticGame(Game):
    """Frantic with some add-ons on the shelf. FR-015: for two to eight."""

    def __init__(self, addons: list[AddOn]) -> None:
        name = "+".join(["frantic", *[addon.name() for addon in addons]])
        title = " + ".join(["Frantic", *[addon.title() for addon in addons]])
        super().__init__(name, title, 2, MOST_SEATS, ("FR", "SC"), "frantic")
        self.addons: Final = addons
        self.deck: Final = fold(addons)
        self.reactions: Final = reactions_of(addons, self.deck)

    def settings(self) -> Settings:
        """The limit, and what tables play otherwise."""
        options = OPTIONS.copy()
        for addon in self.addons:
            options += addon.options()
        return Settings(tuple(options))

    def rules(self, seats: int, settings: Settings) -> Rules:
        """The rules for so many; options that contradict each other are refused."""
        check_limit(settings)
        return FranticRules(self, seats, settings)
