"""Finished games and series to be replayed, played by first moves."""

from __future__ import annotations

import lastcard

SEALED = "5e" * 32
NAMES = ["Ada", "Bo"]


def finished(seed: int | str = SEALED) -> lastcard.Record:
    """A game that was played to its end."""
    return played(lastcard.Sitting(lastcard.rules("math-attack"), NAMES, seed))


def played(sitting: lastcard.Sitting, moves: int = -1) -> lastcard.Record:
    """First moves of first seats, so many or to the end."""
    while seats := lastcard.seats_in(sitting.state.to_act()):
        if len(sitting.record.entries) == moves:
            break
        move = sitting.state.moves(seats[0])[0].text()
        answer = sitting.submit(seats[0], sitting.state.decision(), move, 100)
        assert isinstance(answer, lastcard.Accepted)
    return sitting.record


def series(games: int, dealt: int | None = None) -> lastcard.SeriesRecord:
    """The best of so many games, of which so many were played to their end."""
    rules = lastcard.rules("math-attack")
    kept = lastcard.Series(rules, lastcard.best_of(games))
    records: list[lastcard.Record] = []
    while not kept.is_over() and len(records) != dealt:
        records.append(played(lastcard.Sitting(kept.next_rules(), NAMES, f"{len(records) + 1:064x}")))
        outcome = records[-1].outcome
        assert outcome is not None
        kept.add(outcome)
    return lastcard.SeriesRecord(kept.plan, records)
