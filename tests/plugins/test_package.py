"""A game in a package of its own: after `pip install` it is played in every way there is."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.plugins.environment import CLIMB, ROOT, Environment
from tests.server.guest import PERSON, Guest, all_leave, all_play, get, make, record_text
from tests.server.node import FAST, Node

pytestmark = [pytest.mark.real, pytest.mark.slow, pytest.mark.xdist_group("climb")]

LIBRARY = """
import json
import lastcard
from lastcard.bots import find_bot, levels_for
from lastcard.engine.laws import check
from lastcard.engine.rng import fast

rules = lastcard.rules("climb", 3)
sitting = lastcard.Sitting(rules, ["Ada", "Bo", "Cy"], lastcard.new_seed())
bots = [find_bot(name).seated(rules) for name in ("dice", "regular", "plans:20")]
rng = fast(1)
while seats := lastcard.seats_in(sitting.state.to_act()):
    view, moves = sitting.state.view(seats[0]), sitting.state.moves(seats[0])
    choice = bots[seats[0]].choose(view, moves, rng)
    assert isinstance(sitting.submit(seats[0], view.decision, choice.move.text()), lastcard.Accepted)
text, start = sitting.record.text(), rules.start(1)
again = lastcard.read_record(text)
print(json.dumps({
    "where": lastcard.__file__,
    "shelf": [game.name for game in lastcard.GAMES],
    "laws": [check(rules, seed) for seed in range(3)],
    "same": again.replay().outcome() == sitting.state.outcome(),
    "sealed": lastcard.verify(again) == sitting.record.commitment(),
    "levels": [bot.name for bot in levels_for("climb")],
    "thoughts": len(bots[2].ponder(start.view(0), start.moves(0), rng)),
}))
"""

ADAPTERS = """
import warnings
warnings.simplefilter("ignore")
import lastcard.adapters.openspiel, pyspiel
from lastcard.adapters.pettingzoo import env

game = pyspiel.load_game("lastcard_climb(players=3)")
pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
table = env("climb", 3)
table.reset(seed=1)
steps = 0
for agent in table.agent_iter():
    observation, reward, ended, cut, _ = table.last()
    table.step(None if ended or cut else int(observation["action_mask"].argmax()))
    steps += 1
print("steps", steps)
"""


@pytest.fixture(scope="module")
def climb(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with this package as it is in the tree, and with Climb."""
    made = Environment(tmp_path_factory.mktemp("climb"))
    wheel = os.environ.get("LASTCARD_WHEEL")
    made.install(ROOT / wheel if wheel else ROOT, CLIMB)
    return made


def test_its_own_tests_pass(climb: Environment) -> None:
    plain = ("-q", "-p", "no:cacheprovider", "-c", os.devnull)
    said = climb.python("-m", "pytest", *plain, str(CLIMB / "tests"))
    assert said.returncode == 0, said.stdout


def test_it_is_on_the_shelf(climb: Environment) -> None:
    said = climb.lastcard("games")
    assert "Climb A ladder of cards," in " ".join(said.stdout.split())
    assert said.stderr == ""
    assert "CL-02 · Five cards each" in climb.lastcard("games", "climb").stdout


def test_its_rules_are_told_in_every_language(climb: Environment) -> None:
    assert "# Climb" in climb.lastcard("rules", "climb").stdout
    assert "Eine höhere Karte" in climb.lastcard("rules", "climb", "CL-10", "--language", "de").stdout
    assert "Une carte plus haute" in climb.lastcard("rules", "climb", "--language", "fr").stdout


def test_it_is_played_in_the_terminal(climb: Environment, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    said = climb.lastcard(
        "play", "climb", "--seed", "1", "--pace", "0", "--record", str(record),
        typed="look\n3\n99\npass\n",
    )  # fmt: skip
    assert "Your turn: lay a higher card or pass." in said.stdout
    assert "Your hand: 1 2 6 12 13" in said.stdout
    assert "You have no such card." in said.stdout
    assert "You pass." in said.stdout
    assert "You pass." in climb.lastcard("replay", str(record), "--seat", "Ada").stdout


def test_it_is_simulated_and_obeys_the_laws(climb: Environment) -> None:
    said = climb.lastcard(
        "simulate", "climb", "regular,dice", "--games", "40", "--jobs", "2", "--laws", "3", "--json"
    )
    assert said.returncode == 0, said.stderr
    assert json.loads(said.stdout)["game"] == "climb"


def test_the_library_knows_it(climb: Environment) -> None:
    said = climb.python("-c", LIBRARY)
    assert said.returncode == 0, said.stderr
    told = json.loads(said.stdout)
    assert Path(told["where"]).is_relative_to(climb.folder)
    assert told["shelf"][-1] == "climb"
    assert told["same"]
    assert told["sealed"]
    assert min(told["laws"]) > 0
    assert told["levels"] == ["dice", "beginner", "regular", "counts"]
    assert told["thoughts"] == 6


def test_pettingzoo_and_openspiel_know_it(climb: Environment) -> None:
    said = climb.python("-c", ADAPTERS)
    assert said.returncode == 0, said.stderr
    assert said.stdout.startswith("steps ")


@pytest.fixture(scope="module")
def served(climb: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has it on its shelf."""
    node = Node(tmp_path_factory.mktemp("served"), *FAST, **climb.variables).start()
    yield node.address
    node.stop()


def test_the_server_offers_it(served: str) -> None:
    (box,) = [game for game in get(served, "api/games") if game["name"] == "climb"]
    assert [level["name"] for level in box["levels"]] == ["dice", "beginner", "regular", "counts"]
    assert get(served, "api/words/de")["climb.line"] == "Eine Leiter aus Karten, jede höher als die darunter."
    clauses = [clause["id"] for clause in get(served, "api/rules/climb/en")]
    assert clauses == ["CL-01", "CL-02", "CL-10", "CL-11", "CL-20"]


def test_a_person_and_bots_play_it_to_the_end_at_a_table(served: str) -> None:
    async def play() -> str:
        chairs = [PERSON, {"kind": "bot", "bot": "counts:20"}, {"kind": "bot", "bot": "regular"}]
        made = make(served, "climb", chairs, terms={"hints": True, "lead": 0})
        guest = await Guest(served, made["code"], made["token"]).join()
        await all_play([guest])
        await all_leave(guest)
        return record_text(served, guest.code)

    record = asyncio.run(play())
    assert record.startswith("game    climb\n")
    assert "by CL-20" in record
