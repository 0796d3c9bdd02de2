"""The same games on Ray: the same bytes, whoever dies. Ray takes half a minute to start: `make ray` runs this."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

_ray: Any = pytest.importorskip("ray", reason="make ray installs it")

import greathall  # noqa: E402
from greathall.cli import main  # noqa: E402
from greathall.core.spec import GameSpec  # noqa: E402
from greathall.lab.cluster import Cluster  # noqa: E402
from greathall.lab.errors import BadCluster, OtherExperiment  # noqa: E402
from greathall.lab.plan import Plan, make_plan  # noqa: E402
from greathall.lab.run import run  # noqa: E402
from greathall.lab.workers import spread  # noqa: E402

STUPEFY = greathall.game("stupefy")
PLAN = make_plan(STUPEFY, 200, bots=[["medium"]], seed="cluster")


def written(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.parquet"))}


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """What one process plays."""
    return written(run(STUPEFY, PLAN, tmp_path_factory.mktemp("alone")).folder)


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Cluster]:
    cluster = Cluster("local", 2)
    yield cluster
    cluster.close()


def dies_once(spec: GameSpec[Any], piece: int, scar: str) -> int:
    """The worker that plays piece 3 is killed the first time."""
    if piece == 3 and not Path(scar).exists():
        Path(scar).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return piece * piece


def test_two_workers_of_ray_write_the_same_bytes(two_workers: Cluster, alone: dict[str, bytes], tmp_path: Path) -> None:
    assert two_workers.count == 2
    assert written(run(STUPEFY, PLAN, tmp_path, two_workers).folder) == alone
    workers = {line.split('"by":')[1] for line in (tmp_path / "work.jsonl").read_text().splitlines()}
    assert len(workers) == 2


def test_the_command_plays_on_the_cluster(two_workers: Cluster, alone: dict[str, bytes], tmp_path: Path) -> None:
    line = f"lab run stupefy --games 200 --bots medium --seed cluster --cluster local -o {tmp_path}"
    assert main(line.split()) == 0
    assert written(tmp_path) == alone


def test_what_a_dead_worker_had_is_played_again(two_workers: Cluster, tmp_path: Path) -> None:
    scar = tmp_path / "scar"
    found = spread(dies_once, STUPEFY, range(6), str(scar), two_workers)
    assert [*found] == [0, 1, 4, 9, 16, 25]
    assert scar.exists()


def test_an_error_arrives_as_it_was_raised(two_workers: Cluster, tmp_path: Path) -> None:
    other = Plan(**{field: getattr(PLAN, field) for field in PLAN.__struct_fields__ if field != "sources"}, sources="?")
    with pytest.raises(OtherExperiment, match="lab-other-sources"):
        run(STUPEFY, other, tmp_path, two_workers)


def test_a_spot_machine_is_taken_away_in_the_middle(alone: dict[str, bytes], tmp_path: Path) -> None:
    """Two machines, as far as Ray knows; one is killed when some games are done, and another comes later."""
    from ray.cluster_utils import Cluster as Machines

    _ray.shutdown()
    machines: Any = Machines(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    doomed = machines.add_node(num_cpus=1)
    machines.add_node(num_cpus=1)
    machines.wait_for_nodes()
    cluster = Cluster(machines.address)
    left = [doomed]

    def progress(done: int, total: int) -> None:
        if done > 20 and left:
            machines.remove_node(left.pop(), allow_graceful=False)
            machines.add_node(num_cpus=1)

    try:
        assert cluster.count == 2
        results = run(STUPEFY, PLAN, tmp_path, cluster, progress)
        assert written(results.folder) == alone
        assert left == []
    finally:
        cluster.close()
        machines.shutdown()


def test_an_address_where_nobody_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_ray, "init", lambda **given: (_ for _ in ()).throw(ConnectionError("nobody\nat all")))
    monkeypatch.setattr(_ray, "is_initialized", lambda: False)
    with pytest.raises(BadCluster, match="nobody"):
        Cluster("10.0.0.5:6379")
