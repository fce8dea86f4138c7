"""A session: one game or a series, its record written after every move."""

from __future__ import annotations

from pathlib import Path

import pytest

import lastcard
from lastcard.bots import find_bot
from lastcard.engine.contract import Rules
from lastcard.engine.series import Tournament
from lastcard.terminal.session import RecordNotWritten, TerminalSession
from tests.terminal.script import Player, Script

NAMES = ["Ada", "Bo", "Cy"]
SEALED = "5e" * 32


def session(
    rules: Rules, path: Path | None = None, plan: Tournament | None = None, seed: int | str = 1
) -> TerminalSession:
    """Ada and dice throwers."""
    bots = [find_bot("random")] * rules.seats
    names = NAMES[: rules.seats]
    return TerminalSession(rules, names, bots, plan=plan, seed=seed, path=path, pace=0)


def player(of: TerminalSession) -> Player:
    """Makes the first move there is."""
    return Player(lambda: first_move(of))


def resumed(path: Path) -> TerminalSession:
    """Another session with what is in a file."""
    kept = lastcard.read_series(path.read_text(), unfinished=True)
    first = kept.records[0]
    bots = [find_bot("random")] * first.rules.seats
    return TerminalSession(
        first.rules,
        first.names,
        bots,
        plan=kept.plan,
        path=path,
        records=kept.records,
        pace=0,
    )


def test_it_is_kept_from_the_deal_on(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    of = session(lastcard.rules("math-attack"), path)
    script = Script()
    assert not of.run(script)
    assert script.told[0] == "Math Attack! with Bo. You are Ada."
    assert lastcard.read_record(path.read_text(), unfinished=True).entries == []


def test_every_move_is_kept_before_it_is_told(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    of = session(lastcard.rules("math-attack"), path)

    class Watcher(Script):
        def tell(self, text: str = "", strong: bool = False) -> None:
            super().tell(text, strong)
            if text.startswith(("You lay", "Bo lays")):
                kept.append(len(lastcard.read_record(path.read_text(), unfinished=True).entries))

    kept: list[int] = []
    of.run(Watcher("own:+2", "look"))
    assert kept == [1, 2]


def test_a_deal_by_number_gives_the_same_evening_again() -> None:
    told = []
    for _ in range(2):
        of = session(lastcard.rules("schwupps", 3), plan=lastcard.best_of(2))
        script = player(of)
        assert of.run(script)
        told.append(script.told)
    assert told[0] == told[1]


def test_the_games_of_a_series_are_dealt_by_seeds_in_a_row() -> None:
    of = session(lastcard.rules("math-attack"), plan=lastcard.best_of(2), seed=7)
    assert of.run(player(of))
    assert [record.seed for record in of.records] == [7, 8]


def test_after_a_sealed_seed_of_ones_own_the_next_is_fresh() -> None:
    of = session(lastcard.rules("math-attack"), plan=lastcard.best_of(2), seed=SEALED)
    assert of.run(player(of))
    assert of.records[0].seed == SEALED
    assert of.records[1].commitment()
    assert of.records[1].seed != SEALED


@pytest.mark.parametrize("game", ["hochspannung", "schwupps"])
def test_the_tournament_of_the_rule_book_is_played_to_its_end(game: str, tmp_path: Path) -> None:
    path = tmp_path / "series.txt"
    rules = lastcard.rules(game)
    of = session(rules, path, plan=rules.tournament())
    script = player(of)
    assert of.run(script)
    kept = lastcard.read_series(path.read_text())
    assert kept.series().is_over()
    standings = [line for line in script.told if line.startswith("After ")]
    assert len(standings) == len(kept.records) == kept.plan.games
    assert script.told[-1] == f"The record is in {path}. To see it again: lastcard replay {path}"


def test_a_series_left_in_its_second_game_goes_on_there(tmp_path: Path) -> None:
    path = tmp_path / "series.txt"
    of = session(lastcard.rules("math-attack"), path, plan=lastcard.best_of(3))
    moves = player(of)
    moves.choose = lambda: None if len(of.records) == 2 and len(of.records[1].entries) > 3 else first_move(of)
    assert not of.run(moves)
    left = [record.text() for record in of.records]
    again = resumed(path)
    script = player(again)
    assert again.run(script)
    assert script.told[4] == "Game 2 of 3."
    assert again.records[0].text() == left[0]
    assert again.records[1].text().startswith(left[1])
    assert lastcard.read_series(path.read_text()).series().is_over()


def first_move(of: TerminalSession) -> str:
    """The first move of the person in the game that is on; in a race there may be none."""
    moves = of.records[-1].replay().moves(0)
    return moves[0].text() if moves else ""


def test_a_series_that_is_over_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "series.txt"
    of = session(lastcard.rules("math-attack"), path, plan=lastcard.best_of(1))
    of.run(player(of))
    before = path.read_text()
    script = Script()
    assert resumed(path).run(script)
    assert script.told == ["This record is of a game that is over."]
    assert path.read_text() == before


def test_who_leaves_is_told_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "my game.txt"
    of = session(lastcard.rules("math-attack"), path)
    script = Script()
    of.run(script)
    of.leave(script)
    assert script.told[-1] == f"The record is in '{path}'. To go on: lastcard play --resume '{path}'"


def test_nothing_is_dealt_if_the_record_cannot_be_kept(tmp_path: Path) -> None:
    of = session(lastcard.rules("math-attack"), tmp_path / "no" / "game.txt")
    script = Script()
    with pytest.raises(RecordNotWritten, match="No such file or directory"):
        of.run(script)
    assert script.told == []
