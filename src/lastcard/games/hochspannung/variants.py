"""The three games of this family, one row each: what they are played with, and which clauses decide."""

from __future__ import annotations

from typing import Final

from lastcard.games.hochspannung.decks import COMBINED, HOCHSPANNUNG, UNTER_SPANNUNG, Deck


class Deal:
    """How a game is set up: the cards in hand, how the first card lies, and the games of a tournament."""

    def __init__(self, hand: int, covered: bool, tournament: int) -> None:
        self.hand: Final = hand
        self.covered: Final = covered
        self.tournament: Final = tournament


class Clauses:
    """The clauses that differ from game to game: signal, call, match on either kind of card, finish."""

    def __init__(self, signal: str, call: str, on_problem: str, on_step: str, finish: str) -> None:
        self.signal: Final = signal
        self.call: Final = call
        self.on_problem: Final = on_problem
        self.on_step: Final = on_step
        self.finish: Final = finish


class Variant:
    """A game of the family: its name, how many may play, its deck, deal and clauses."""

    def __init__(
        self,
        name: str,
        title: str,
        *,
        most: int,
        prefixes: tuple[str, ...],
        deck: Deck,
        deal: Deal,
        clauses: Clauses,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.most: Final = most
        self.prefixes: Final = prefixes
        self.deck: Final = deck
        self.deal: Final = deal
        self.clauses: Final = clauses

    def using(self, deck: Deck, name: str, title: str) -> Variant:
        """The same game with another pack of its kind, under a name of its own."""
        return Variant(
            name,
            title,
            most=self.most,
            prefixes=self.prefixes,
            deck=deck,
            deal=self.deal,
            clauses=self.clauses,
        )


VARIANTS: Final = (
    # HS-01: 2 to 6 players. HS-04: the first card lies open. HS-06: four in hand. HS-50: four games.
    Variant(
        "hochspannung",
        "Hochspannung",
        most=6,
        prefixes=("HS",),
        deck=HOCHSPANNUNG,
        deal=Deal(hand=4, covered=False, tournament=4),
        clauses=Clauses(signal="HS-07", call="HS-16", on_problem="HS-12", on_step="HS-12", finish="HS-40"),
    ),
    # US-01: 2 to 4 players. US-02: four in hand. US-10: no tournament is known.
    Variant(
        "unter-spannung",
        "Unter Spannung",
        most=4,
        prefixes=("US", "HS", "HC"),
        deck=UNTER_SPANNUNG,
        deal=Deal(hand=4, covered=False, tournament=0),
        clauses=Clauses(signal="US-02", call="US-05", on_problem="US-03", on_step="US-03", finish="US-09"),
    ),
    # HC-03: 2 to 6 players. HC-02: the first card is hidden. HC-04: six in hand. HC-13: a tournament too.
    # HC-15: what HS-15 to HS-24, HS-30 to HS-34 and HS-40 to HS-43 say holds here, and in Unter Spannung.
    Variant(
        "hochspannung+unter-spannung",
        "Hochspannung + Unter Spannung",
        most=6,
        prefixes=("HC", "HS", "US"),
        deck=COMBINED,
        deal=Deal(hand=6, covered=True, tournament=4),
        clauses=Clauses(signal="HC-05", call="HC-06", on_problem="HC-08", on_step="HC-07", finish="HC-12"),
    ),
)
