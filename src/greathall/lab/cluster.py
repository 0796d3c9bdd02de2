"""The same work on a cluster of machines, by Ray.

A piece of work is a Ray task that needs nothing of the machine but an installed Great Hall: it gets the plan and the
numbers of its games, and sends tables back. So a machine may die at any moment (a spot instance that is reclaimed): Ray
gives its tasks to others, as often as it takes, and since a game follows from its number alone the results are the
same. What has come back is on the disk of whoever asked; should that machine die, the same command goes on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import ray

from greathall.core.spec import GameSpec
from greathall.lab.errors import BadCluster
from greathall.lab.workers import AHEAD, C, R, T, Work, address_of, elsewhere

LOCAL = "local"
_ray: Any = ray  # whose types are partial


class Cluster:
    """The cluster at an address: `local` starts one on this machine, `auto` finds the one this machine belongs to;
    `10.0.0.5:6379` is a head node, `ray://10.0.0.5:10001` the same from outside."""

    def __init__(self, address: str, processes: int = 2) -> None:
        self.ours = not ray.is_initialized()
        if self.ours:
            quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "warning", "ignore_reinit_error": True}
            try:
                if address == LOCAL:
                    ray.init(num_cpus=processes, include_dashboard=False, **quiet)
                else:
                    ray.init(address=address, **quiet)
            except (ConnectionError, RuntimeError, ValueError) as error:
                reason = str(error).strip().partition("\n")[0]
                raise BadCluster("lab-no-cluster", address=address, reason=reason) from None

    @property
    def count(self) -> int:
        """Its processors; machines come and go, so it is asked again and again."""
        return max(1, int(_ray.cluster_resources().get("CPU", 1)))

    def done(self, work: Work[C, T, R], spec: GameSpec[Any], pieces: Iterable[C], task: T) -> Iterator[tuple[C, R]]:
        # Lost with its machine, a piece is played again elsewhere: without limit, for spot instances die all the time.
        remote: Any = _ray.remote(elsewhere).options(max_retries=-1, scheduling_strategy="SPREAD")
        address, sent = address_of(spec), ray.put(task)
        more = iter(pieces)
        running: dict[Any, C] = {}
        while True:
            for piece in islice(more, max(0, AHEAD * self.count - len(running))):
                running[remote.remote(work, address, piece, sent)] = piece
            if not running:
                return
            for result in ray.wait([*running])[0]:
                yield running.pop(result), _unwrapped(result)

    def close(self) -> None:
        if self.ours:
            ray.shutdown()


def _unwrapped(result: Any) -> Any:
    """The result, or the error as it was raised."""
    try:
        return ray.get(result)
    except ray.exceptions.RayTaskError as error:
        cause = error.cause
        raise (cause if isinstance(cause, Exception) else error) from None
