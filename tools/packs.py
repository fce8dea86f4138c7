"""Measures whether the guessed packs matter: `python -m tools.packs [GAMES]`.

The corners of Hochspannung and the split of the Schwupps cards are not known. The same bots play each game
with our pack and with others that might be the true one. A difference beyond chance would matter. The
Schwupps split is a constant of its module. The compiled build cannot replace it, so it is left out there.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pstdev

import lastcard
from lastcard.bots import find_bot
from lastcard.engine.contract import Rules, seats_in
from lastcard.engine.rng import fast
from lastcard.games.hochspannung.decks import HOCHSPANNUNG, HS_R1, Deck, problems_of
from lastcard.games.hochspannung.rules import HochspannungGame
from lastcard.games.hochspannung.variants import VARIANTS
from lastcard.games.schwupps import rows
from lastcard.games.schwupps import rules as schwupps
from lastcard.lab.match import MatchLog, play_match

SEATS = 4
SPLITS = ((5, 5, 4, 4, 4, 4, 4), (4, 4, 4, 4, 4, 5, 5), (5, 5, 5, 5, 3, 3, 4))


@dataclass
class Measured:
    """The games with one pack: moves, the first seat's share of wins, and how often everybody is stuck."""

    moves: list[int]
    first: list[float]
    stuck: list[bool]

    def line(self, name: str) -> str:
        """A row of the table."""
        cells = [with_margin([float(m) for m in self.moves], 1), with_margin(self.first, 100)]
        return f"| {name} | {cells[0]} | {cells[1]} | {100 * fmean(self.stuck):.1f} |"


def with_margin(numbers: list[float], scale: float) -> str:
    """A mean and where it lies 95 times of 100."""
    margin = 1.96 * pstdev(numbers) / sqrt(len(numbers))
    return f"{scale * fmean(numbers):.1f} ± {scale * margin:.1f}"


def measure(rules: Rules, games: int) -> Measured:
    """Play so many deals and look at what might differ."""
    found = Measured([], [], [])
    bots = [find_bot("regular")] * rules.seats
    for seed in range(games):
        log = MatchLog()
        row = play_match(rules, bots, seed, log)
        winners = seats_in(row.outcome.winners)
        found.moves.append(row.moves)
        found.first.append((0 in winners) / len(winners))
        found.stuck.append(any("stuck" in key for key in log.told))
    return found


def drawn_corners(seed: int) -> Deck:
    """The 61 problems with two different corner numbers from 0 to 8, drawn at random."""
    rng, words = fast(seed), HS_R1.split()
    pack = []
    for problem in words[::2]:
        low = int(rng.below(9))
        high = (low + 1 + int(rng.below(8))) % 9
        pack.append(f"{problem} {low}/{high}")
    return Deck(problems_of(" ".join(pack)), [])


def hochspannung(deck: Deck) -> Rules:
    """The game with another pack."""
    game = HochspannungGame(VARIANTS[0].using(deck, "hochspannung+tried", "Hochspannung, tried"))
    return game.rules(SEATS, game.settings())


def tried() -> Iterator[tuple[str, Callable[[], Rules]]]:
    """Every pack by its name, and how to make rules for it."""
    yield "hochspannung, HS-R1", lambda: hochspannung(HOCHSPANNUNG)
    for seed in range(1, 5):
        yield f"hochspannung, drawn corners {seed}", lambda seed=seed: hochspannung(drawn_corners(seed))  # type: ignore[misc]
    if not lastcard.is_compiled():
        for split in SPLITS:
            name = "/".join(str(copies) for copies in split)
            yield f"schwupps, {name}", lambda split=split: with_split(split)  # type: ignore[misc]


def with_split(split: tuple[int, ...]) -> Rules:
    """Schwupps with its 30 rule cards split in this way."""
    cards = tuple(rule for rule in range(len(rows.RULES)) for copy in range(split[rule]))
    for module in (rows, schwupps):
        setattr(module, "RULE_CARDS", cards)  # noqa: B010 (a constant, replaced on purpose)
    return lastcard.rules("schwupps", SEATS)


def main() -> None:
    """Print a row for each pack."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    print("| pack | moves a game | first seat wins, % | somebody stuck, % of games |\n|---|---|---|---|")
    for name, make in tried():
        print(measure(make(), games).line(name), flush=True)


if __name__ == "__main__":
    main()
