"""Prints what every rule set plays for some seeds, as one digest each: equal on every build."""

from __future__ import annotations

import hashlib
import sys

from lastcard.engine.contract import WATCHER, Rules
from lastcard.engine.playout import any_seat
from lastcard.engine.record import Record
from lastcard.engine.rng import fast
from tests.shelf import RULE_SETS

SEALED = "5e" * 32


def digest(rules: Rules, seed: int | str) -> str:
    """A random game, all that was told and seen in it, and its record."""
    record = Record(rules, [f"P{seat}" for seat in range(rules.seats)], seed)
    state, rng, told = rules.start(seed), fast(3), hashlib.sha256()
    while seats := state.to_act():
        seat = any_seat(seats, rng)
        move = state.random_move(seat, rng)
        if move is None:
            continue
        record.add(seat, 0, move)
        events = [event.data() for event in state.apply(seat, move)]
        views = [state.view(viewer).data() for viewer in (*range(rules.seats), WATCHER)]
        told.update(repr((events, views)).encode())
    record.outcome = state.outcome()
    told.update(record.text().encode())
    return told.hexdigest()


def main() -> None:
    """One line a rule set and seed."""
    for name, rules in RULE_SETS.items():
        for seed in (1, 2, SEALED):
            sys.stdout.write(f"{name} {seed} {digest(rules, seed)}\n")


if __name__ == "__main__":
    main()
