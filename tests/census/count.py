"""Counted move trees: perft for cards.

A line of a census says from where, and how many sequences of one, two, three moves there are: one number
pins a thousand decisions. `python -m tests.census.count GAME SEATS SEED DEPTH [OPTION=VALUE ...]` prints one.
"""

from __future__ import annotations

import sys

from lastcard.engine.contract import State, seats_in
from lastcard.shelf import rules_of


def sequences(state: State, length: int) -> int:
    """How many sequences of so many moves there are, a game that ends earlier counting no further."""
    if length == 0:
        return 1
    found = 0
    for seat in seats_in(state.to_act()):
        for move in state.moves(seat):
            after = state.clone()
            after.apply(seat, move)
            found += sequences(after, length - 1)
    return found


def line_for(words: list[str]) -> str:
    """The census line for `GAME SEATS SEED DEPTH [OPTION=VALUE ...]`."""
    game, seats, seed, depth, *options = words
    chosen: dict[str, object] = {
        name: value for name, _, value in (option.partition("=") for option in options)
    }
    state = rules_of(game, int(seats), chosen).start(int(seed))
    state.hush()
    counts = [str(sequences(state, length)) for length in range(1, int(depth) + 1)]
    return f"{' '.join(words)} : {' '.join(counts)}"


if __name__ == "__main__":
    sys.stdout.write(line_for(sys.argv[1:]) + "\n")
