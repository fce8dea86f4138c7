"""Statistics of a game over all rows: lengths, endings, sentences told, and what each card is worth."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from lastcard.lab.simulation_plan import GameRow
from lastcard.lab.statistics.totals import Totals
from lastcard.lab.statistics.win_share import Z_SCORE, WinShare


@dataclass
class CardWorth:
    """How much more often a player wins who was dealt this card, with the margin of a 95 % interval."""

    card: str
    gain: float
    margin: float
    dealt: int


@dataclass
class GameStatistics:
    """Collects statistics deal by deal, so that a long simulation fits into memory."""

    totals: Totals = field(default_factory=Totals)
    lengths: Counter[int] = field(default_factory=Counter)
    clauses: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    told_in: Counter[str] = field(default_factory=Counter)
    cards: dict[str, WinShare] = field(default_factory=dict)
    hands: WinShare = field(default_factory=WinShare)
    notable: dict[str, GameRow] = field(default_factory=dict)

    def add(self, rows: list[GameRow]) -> None:
        """Add all games of one deal."""
        self.totals.add_deal(rows)
        for row in rows:
            self.lengths[row.moves] += 1
            self.clauses[row.clause] += 1
            self.told.update(row.told)
            self.told_in.update(row.told.keys())
            self._notice(row)
        self._weigh(rows)

    def _notice(self, row: GameRow) -> None:
        """Keep the shortest, the longest and the first unusual games."""
        shortest, longest = self.notable.get("shortest"), self.notable.get("longest")
        if shortest is None or row.moves < shortest.moves:
            self.notable["shortest"] = row
        if longest is None or row.moves > longest.moves:
            self.notable["longest"] = row
        if len(row.winners) > 1:
            self.notable.setdefault("first with a shared win", row)
        if row.faults:
            self.notable.setdefault("first with a fault", row)

    def _weigh(self, rows: list[GameRow]) -> None:
        """Count for each card how often it was dealt and what those hands won."""
        won: dict[str, float] = defaultdict(float)
        tried: Counter[str] = Counter()
        hands = 0
        for row in rows:
            for seat, hand in enumerate(row.dealt):
                hands += 1
                for card in set(hand):
                    tried[card] += 1
                    won[card] += row.share(seat)
        for card, times in tried.items():
            self.cards.setdefault(card, WinShare()).add(won[card], times)
        if hands:
            self.hands.add(sum(row.share(seat) for row in rows for seat in range(len(row.dealt))), hands)

    def worths(self) -> list[CardWorth]:
        """What each card is worth in the first hand, the best first.

        The deal is by chance, so the difference between hands with and without a card is the card's doing.
        """
        found = [
            self._worth(card, win_share) for card, win_share in self.cards.items() if win_share.deals > 1
        ]
        return sorted(found, key=lambda worth: -worth.gain)

    def _worth(self, card: str, win_share: WinShare) -> CardWorth:
        without = self.hands.g - win_share.g
        scale = self.hands.g / without if without else 0.0
        gain = (win_share.share() - self.hands.share()) * scale
        return CardWorth(card, gain, Z_SCORE * win_share.error() * scale, int(win_share.g))
