"""The transcript of a record, move by move: with all cards open, or as one seat saw it."""

from __future__ import annotations

from collections.abc import Iterator

from lastcard.engine.contract import Seat
from lastcard.engine.record import CLOCK_NAME, Record
from lastcard.terminal.text_table import outcome_lines
from lastcard.words import say


def transcript(record: Record, eyes: Seat | None, language: str) -> Iterator[str]:
    """The lines of the transcript; the record must be valid."""
    state = record.rules.start(record.seed)
    for number, entry in enumerate(record.entries, 1):
        move = record.rules.parse(entry.text)
        assert move is not None
        # A move may name a card that others do not see, so a seat reads only its own moves.
        shown = entry.text if eyes is None or eyes == entry.seat else ""
        who = record.names[entry.seat] if entry.seat < len(record.names) else CLOCK_NAME
        yield f"{number:>4}  {who}  {shown}".rstrip()
        for event in state.apply(entry.seat, move):
            seen = event if eyes is None else event.seen_by(eyes)
            yield f"      {say(seen.words(), record.names, language, eyes)}"
    outcome = state.outcome()
    assert outcome is not None
    yield ""
    yield from outcome_lines(outcome, record.names, language, eyes)
