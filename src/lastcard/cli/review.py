"""`lastcard review`: shows where another move would have been better."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import lastcard
from lastcard.bots import MOST_SIMULATIONS, advice
from lastcard.cli.arguments import CommandError, Family, Language, check_range, language_of, read_text
from lastcard.cli.replay import heading, read_records, seat_of
from lastcard.words import say, sentences

Simulations = Annotated[
    int, Parameter(help="How often each move is thought through; as the strongest bot does if not said.")
]


def review(
    file: Path,
    /,
    *,
    seat: str | None = None,
    simulations: Simulations = 0,
    language: Language = None,
    family: Family = False,
) -> None:
    """Review a finished game: where would another move have been better?

    The strongest bot thinks every choice through with the eyes of whoever made it, and says what it would
    have done where that wins clearly more often.

    Parameters
    ----------
    file
        The record.
    seat
        Review the moves of this seat only: a name, or a number from 0.
    """
    tongue = language_of(language, family)
    check_range("simulations", simulations, 0, MOST_SIMULATIONS)
    records = read_records(read_text(file))
    eyes = None if seat is None else seat_of(records[0], seat)
    for number, record in enumerate(records, 1):
        record.replay()
        if advice.adviser(record.rules) is None:
            raise CommandError(f"in {record.rules.game} all race: no bot weighs moves there, so none reviews")
        print(heading(record, number, len(records), tongue))
        print_review(record, eyes, simulations, tongue)


def print_review(record: lastcard.Record, eyes: int | None, simulations: int, language: str) -> None:
    """A line for each move that could have been better, then what each seat's choices came to."""
    choices: Counter[int] = Counter()
    missed: Counter[int] = Counter()
    for remark in advice.review(record, simulations):
        if eyes is None or eyes == remark.seat:
            choices[remark.seat] += 1
            missed[remark.seat] += remark.better is not None
            if remark.better is not None:
                print(told(remark, record.names, language), flush=True)
    for seat in sorted(choices):
        summed = sentences(language)["terminal.review-sum"]
        print(summed.format(name=record.names[seat], choices=choices[seat], missed=missed[seat]))


def move_name(move: lastcard.Move, seat: int, names: list[str], language: str) -> str:
    """The name of a move that somebody else made or could have made."""
    return say(move.words(seat, len(names)), names, language)


def told(remark: advice.Remark, names: list[str], language: str) -> str:
    """What would have been better, and by how much."""
    assert remark.better is not None
    return sentences(language)["terminal.review-better"].format(
        number=remark.number,
        name=names[remark.seat],
        better=move_name(remark.better.move, remark.seat, names, language),
        played=move_name(remark.played.move, remark.seat, names, language),
        much=round(100 * remark.better.value),
        little=round(100 * remark.played.value),
    )
