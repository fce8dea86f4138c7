"""Who works may die: what was lost is done again, and the rows are the same."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from lastcard.lab.simulation import play_spans
from lastcard.lab.simulation_plan import GameRow, SimulationPlan
from lastcard.lab.workers import workers_for
from lastcard.lab.workers.process_pool import LostWorkers, ProcessPool, SameProcess, interrupts_held_back
from lastcard.lab.workers.ray_pool import NoCluster, RayPool
from lastcard.lab.workers.worker_pool import WorkerPool
from tests.lab.test_supervised_bot import OWN

ROOT = Path(__file__).parents[2]
PLAN = SimulationPlan("math-attack", 2, f"{OWN}DiesOnce,{OWN}First", 40, 1)


@pytest.fixture
def died(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the bot that dies once remembers it."""
    mark = tmp_path / "died"
    monkeypatch.setenv("DIED_ONCE", str(mark))
    return mark


def rows_of(workers: WorkerPool, plan: SimulationPlan = PLAN) -> list[GameRow]:
    """All rows of a plan, in order."""
    found = [row for part in play_spans(plan, workers, range(plan.deals()), True, 3) for row in part.rows]
    return sorted(found, key=lambda row: (row.deal, row.turned))


def test_a_worker_that_dies_loses_nothing(died: Path) -> None:
    workers = ProcessPool(2)
    with workers:
        rows = rows_of(workers)
    assert workers.deaths >= 1
    assert died.exists()
    assert rows == rows_of(SameProcess())
    assert [row.deal for row in rows] == [deal for deal in range(20) for turn in range(2)]


def test_workers_that_always_die_are_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIED_ONCE", str(tmp_path / "no" / "such" / "folder"))
    monkeypatch.setattr("lastcard.lab.workers.process_pool.MOST_DEATHS", 0)
    plan = SimulationPlan("math-attack", 2, f"{OWN}DiesAlways", 4, 1)
    with pytest.raises(LostWorkers, match="workers die again and again"), ProcessPool(2) as workers:
        rows_of(workers, plan)


def test_who_breaks_off_while_a_worker_is_born_is_heard_afterwards() -> None:
    born: list[bool] = []

    def interrupted() -> None:
        with interrupts_held_back():
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
        with interrupts_held_back():
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
    assert isinstance(workers_for(1), SameProcess)
    with workers_for(2) as workers:
        assert workers.jobs == 2


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch, died: Path) -> Iterator[RayPool]:
    """A Ray cluster of three workers on this machine."""
    pytest.importorskip("ray")
    path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(ROOT / "src"), str(ROOT)])
    monkeypatch.setenv("PYTHONPATH", path.strip(os.pathsep))
    with RayPool("local", num_cpus=3, object_store_memory=80_000_000) as workers:
        assert isinstance(workers, RayPool)
        yield workers


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_ray_plays_the_same_rows_though_a_worker_is_killed(cluster: RayPool, died: Path) -> None:
    rows = rows_of(cluster)
    assert cluster.jobs == 3
    assert died.exists()
    assert rows == rows_of(SameProcess())


def test_an_address_where_nobody_answers_is_one_sentence() -> None:
    pytest.importorskip("ray")
    with pytest.raises(NoCluster, match=r"no Ray cluster answers at '127\.0\.0\.1:1'"):
        RayPool("127.0.0.1:1")
