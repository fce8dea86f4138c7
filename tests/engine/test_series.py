"""Several games in a row: what is added up, when it is over, who begins, and its record."""

from __future__ import annotations

import pytest

from lastcard.engine.contract import Outcome, Rules, seats_in
from lastcard.engine.record import BadRecord
from lastcard.engine.series import (
    POINTS,
    WINS,
    Series,
    SeriesRecord,
    Tournament,
    best_of,
    is_series,
    read_series,
    read_tournament,
)
from tests.engine.ambush.rules import AmbushRules, ambush
from tests.engine.played import GAMES, NAMES, played


def won(*winners: int, points: tuple[int, int, int] = (0, 0, 0)) -> Outcome:
    """A game that these seats have won."""
    return Outcome(sum(2**seat for seat in winners), list(points), "AB-1")


def after(plan: Tournament, *outcomes: Outcome) -> Series:
    """A series of three seats after these games."""
    series = Series(ambush(3), plan)
    for outcome in outcomes:
        series.add(outcome)
    return series


def test_points_are_added_up() -> None:
    series = after(Tournament(3, POINTS), won(0, points=(5, -3, 0)), won(1, points=(1, 7, 2)))
    assert series.totals() == [6, 4, 2]
    assert (series.is_over(), seats_in(series.winners())) == (False, [0])


def test_a_tournament_of_points_takes_all_its_games() -> None:
    far_ahead = won(0, points=(1000, 0, 0))
    assert not after(Tournament(3, POINTS), far_ahead, far_ahead).is_over()
    assert after(Tournament(3, POINTS), far_ahead, far_ahead, far_ahead).is_over()


def test_wins_are_counted_not_points() -> None:
    series = after(best_of(5), won(1, points=(99, 0, 0)), won(1), won(2))
    assert series.totals() == [0, 2, 1]
    assert seats_in(series.winners()) == [1]


def test_a_shared_win_counts_for_each() -> None:
    assert after(best_of(3), won(0, 2)).totals() == [1, 0, 1]


def test_equals_share_the_series() -> None:
    series = after(best_of(2), won(0), won(2))
    assert (series.is_over(), seats_in(series.winners())) == (True, [0, 2])


@pytest.mark.parametrize(
    ("games", "winners", "over"),
    [
        (3, [0], False),
        (3, [0, 0], True),
        (3, [0, 1], False),
        (3, [0, 1, 2], True),
        (4, [0, 0], False),
        (4, [0, 0, 0], True),
        (5, [0, 0, 1], False),
        (5, [0, 0, 1, 0], True),
    ],
)
def test_a_best_of_is_over_when_nobody_can_catch_up(games: int, winners: list[int], over: bool) -> None:
    assert after(best_of(games), *(won(seat) for seat in winners)).is_over() is over


def test_nothing_is_added_when_it_is_over() -> None:
    with pytest.raises(AssertionError):
        after(best_of(1), won(0), won(0))


def test_who_begins_moves_on_from_game_to_game() -> None:
    plan, firsts = Tournament(4, POINTS), []
    series = Series(ambush(3), plan)
    while not series.is_over():
        firsts.append(first_of(series.next_rules()))
        series.add(won(0))
    assert firsts == [0, 1, 2, 0]


def first_of(rules: Rules) -> int:
    """Who begins by these rules."""
    assert isinstance(rules, AmbushRules)
    return rules.first


@pytest.mark.parametrize("text", ["4 points", "3 wins"])
def test_a_tournament_has_a_text(text: str) -> None:
    plan = read_tournament(text)
    assert plan is not None
    assert plan.text() == text


@pytest.mark.parametrize(
    "text", ["", "4", "0 wins", "-1 wins", "4 goals", "x wins", "4  wins", "9" * 5000 + " wins"]
)
def test_what_is_no_tournament_is_none(text: str) -> None:
    assert read_tournament(text) is None


def series_of(games: int, plan: Tournament, moves: int = 10_000) -> SeriesRecord:
    """The record of so many games; the last one stops after so many moves."""
    rules = ambush(3)
    last = games - 1
    records = [
        played(NAMES, 4 + game, moves if game == last else 10_000, rules.following(game)).record
        for game in range(games)
    ]
    return SeriesRecord(plan, records)


def test_a_series_is_written_and_comes_back() -> None:
    record = series_of(3, Tournament(3, POINTS))
    back = read_series(record.text(), GAMES)
    assert is_series(record.text())
    assert back.text() == record.text()
    assert back.series().totals() == [
        sum(seat) for seat in zip(*(r.outcome.points for r in record.records if r.outcome), strict=True)
    ]
    assert back.series().is_over()


def test_an_unfinished_series_is_read_if_one_will_do() -> None:
    text = series_of(2, Tournament(3, POINTS), 5).text()
    with pytest.raises(BadRecord, match="cut off"):
        read_series(text, GAMES)
    back = read_series(text, GAMES, unfinished=True)
    assert [record.outcome is not None for record in back.records] == [True, False]


def test_a_series_that_stops_between_games_is_cut_off() -> None:
    with pytest.raises(BadRecord, match="stops before the series is over"):
        read_series(series_of(2, Tournament(3, POINTS)).text(), GAMES)


def test_a_bad_line_is_told_by_its_number_in_the_whole_text() -> None:
    lines = series_of(2, Tournament(2, POINTS)).text().split("\n")
    second = [at for at, line in enumerate(lines) if line.startswith("game ")][1]
    lines[second + 4] = "seed    four"
    with pytest.raises(BadRecord, match="whole number") as bad:
        read_series("\n".join(lines), GAMES)
    assert bad.value.line == second + 5


def swapped(record: SeriesRecord) -> SeriesRecord:
    """The same games in another order."""
    return SeriesRecord(record.plan, record.records[::-1])


def test_the_games_must_follow_each_other() -> None:
    with pytest.raises(BadRecord, match="options of game 2 are not those that follow"):
        swapped(series_of(2, Tournament(2, POINTS))).series()


def test_nothing_may_follow_when_the_series_is_over() -> None:
    record = series_of(3, best_of(1))
    with pytest.raises(BadRecord, match="over before game 2"):
        record.series()


def test_an_unfinished_game_is_the_last() -> None:
    record = series_of(1, Tournament(3, POINTS), 5)
    record.records.append(series_of(2, Tournament(3, POINTS)).records[1])
    with pytest.raises(BadRecord, match="game 1 is not finished"):
        record.series()


@pytest.mark.parametrize("text", ["series\n\n", "series  x\n\ngame", "series  3 goals\n\ngame    ambush\n"])
def test_a_series_says_what_is_played(text: str) -> None:
    with pytest.raises(BadRecord, match="a series begins with"):
        read_series(text, GAMES)


def test_a_series_without_games_is_cut_off() -> None:
    with pytest.raises(BadRecord, match="no game follows"):
        read_series(f"series  {Tournament(3, WINS).text()}\n", GAMES)
