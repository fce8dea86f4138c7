"""Who works may die: what was lost is done again, and the rows are the same."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from lastcard.lab.cluster import Cluster, NoCluster
from lastcard.lab.crew import Alone, Crew, LostWorkers, Processes, crew_of, undisturbed
from lastcard.lab.farm import parts
from lastcard.lab.plan import GameRow, Plan
from tests.lab.test_guard import OWN

ROOT = Path(__file__).parents[2]
PLAN = Plan("math-attack", 2, f"{OWN}DiesOnce,{OWN}First", 40, 1)


@pytest.fixture
def died(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the bot that dies once remembers it."""
    mark = tmp_path / "died"
    monkeypatch.setenv("DIED_ONCE", str(mark))
    return mark


def rows_of(crew: Crew, plan: Plan = PLAN) -> list[GameRow]:
    """All rows of a plan, in order."""
    found = [row for part in parts(plan, crew, range(plan.deals()), True, 3) for row in part.rows]
    return sorted(found, key=lambda row: (row.deal, row.turned))


def test_a_worker_that_dies_loses_nothing(died: Path) -> None:
    crew = Processes(2)
    with crew:
        rows = rows_of(crew)
    assert crew.deaths >= 1
    assert died.exists()
    assert rows == rows_of(Alone())
    assert [row.deal for row in rows] == [deal for deal in range(20) for turn in range(2)]


def test_workers_that_always_die_are_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIED_ONCE", str(tmp_path / "no" / "such" / "folder"))
    monkeypatch.setattr("lastcard.lab.crew.MOST_DEATHS", 0)
    plan = Plan("math-attack", 2, f"{OWN}DiesAlways", 4, 1)
    with pytest.raises(LostWorkers, match="workers die again and again"), Processes(2) as crew:
        rows_of(crew, plan)


def test_who_breaks_off_while_a_worker_is_born_is_heard_afterwards() -> None:
    born: list[bool] = []

    def interrupted() -> None:
        with undisturbed():
            os.kill(os.getpid(), signal.SIGINT)
            born.append(True)

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert born


def test_nor_is_the_birth_broken_off_if_another_thread_catches_the_signal() -> None:
    born: list[bool] = []
    over = threading.Event()
    other = threading.Thread(target=over.wait)
    other.start()
    assert other.ident is not None

    def interrupted(catcher: int) -> None:
        with undisturbed():
            signal.pthread_kill(catcher, signal.SIGINT)
            time.sleep(0.05)  # the other thread takes it meanwhile, and this one is told
            born.append(True)

    try:
        with pytest.raises(KeyboardInterrupt):
            interrupted(other.ident)
    finally:
        over.set()
        other.join()
    assert born


def test_one_job_is_this_process() -> None:
    assert isinstance(crew_of(1), Alone)
    with crew_of(2) as crew:
        assert crew.jobs == 2


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch, died: Path) -> Iterator[Cluster]:
    """A Ray cluster of three workers on this machine."""
    pytest.importorskip("ray")
    path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(ROOT / "src"), str(ROOT)])
    monkeypatch.setenv("PYTHONPATH", path.strip(os.pathsep))
    with Cluster("local", num_cpus=3, object_store_memory=80_000_000) as workers:
        assert isinstance(workers, Cluster)
        yield workers


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_ray_plays_the_same_rows_though_a_worker_is_killed(cluster: Cluster, died: Path) -> None:
    rows = rows_of(cluster)
    assert cluster.jobs == 3
    assert died.exists()
    assert rows == rows_of(Alone())


def test_an_address_where_nobody_answers_is_one_sentence() -> None:
    pytest.importorskip("ray")
    with pytest.raises(NoCluster, match=r"no Ray cluster answers at '127\.0\.0\.1:1'"):
        Cluster("127.0.0.1:1")
