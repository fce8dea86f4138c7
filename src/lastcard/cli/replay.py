"""`lastcard replay`: shows or verifies the record of a game."""

from __future__ import annotations

from pathlib import Path

import lastcard
from lastcard.cli.arguments import CommandError, Family, Language, language_of, read_text
from lastcard.engine.series import is_series
from lastcard.game_texts import title_of
from lastcard.terminal.transcript import transcript
from lastcard.words import sentences


def replay(
    file: Path,
    /,
    *,
    verify: bool = False,
    shown: str | None = None,
    seat: str | None = None,
    language: Language = None,
    family: Family = False,
) -> None:
    """Replay the record of a finished game or series, or verify it.

    Parameters
    ----------
    file
        The record.
    verify
        Check that the deal was the one committed to, every move legal and the end right.
    shown
        With --verify: the commitment that was shown before the deal.
    seat
        See it with the eyes of this seat: a name, or a number from 0. Else all cards are open.
    """
    tongue = language_of(language, family)
    if shown is not None and not verify:
        raise CommandError("--shown is what --verify compares with: give both")
    records = read_records(read_text(file))
    if shown is not None and len(records) > 1:
        raise CommandError("each game of a series has a commitment of its own; --shown is for a single game")
    eyes = None if seat is None else seat_of(records[0], seat)
    for number, record in enumerate(records, 1):
        record.replay()
        if verify:
            print(verified(record, shown or "", tongue))
        else:
            print(heading(record, number, len(records), tongue))
            for line in transcript(record, eyes, tongue):
                print(line)


def read_records(text: str) -> list[lastcard.Record]:
    """The one record, or those of a series that fit each other."""
    if not is_series(text):
        return [lastcard.read_record(text)]
    kept = lastcard.read_series(text)
    kept.series()
    return kept.records


def heading(record: lastcard.Record, number: int, games: int, language: str) -> str:
    """Which game this is, and who plays."""
    known = sentences(language)
    title = title_of(record.rules.game, language)
    told = known["terminal.replayed"].format(title=title, names=", ".join(record.names))
    if games == 1:
        return f"{told}\n"
    blank = "\n" if number > 1 else ""
    return f"{blank}{known['terminal.game-of'].format(number=number, games=games)} {told}\n"


def verified(record: lastcard.Record, shown: str, language: str) -> str:
    """That all is right; raises BadRecord if it is not."""
    promised = lastcard.verify(record, shown)
    known = sentences(language)
    return known["terminal.verified"].format(commitment=promised, moves=len(record.entries))


def seat_of(record: lastcard.Record, wanted: str) -> int:
    """A seat by name or number."""
    if wanted in record.names:
        return record.names.index(wanted)
    if wanted.isascii() and wanted.isdigit() and int(wanted) < len(record.names):
        return int(wanted)
    raise CommandError(f"there is no seat {wanted!r}; there are: {', '.join(record.names)}")
