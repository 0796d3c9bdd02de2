"""Counts for `/metrics`, in the text format of Prometheus."""

from __future__ import annotations

import sys
from bisect import bisect_left
from collections.abc import Mapping

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds

    @property
    def mean(self) -> float:
        return self.sum / max(1, sum(self.counts))


class Metrics:
    """What the hall has done since it opened."""

    def __init__(self) -> None:
        self.counters: dict[str, int] = dict.fromkeys(
            ("moves", "commands", "refused", "messages", "connections", "bot_moves", "defaults", "games", "faults"), 0
        )
        self.commit = Histogram()
        """From the decision to write a line until it is on disk."""
        self.think = Histogram()
        """A bot's answer, waiting for a free process included."""
        self.lag = Histogram()
        """How late the event loop is: how long anybody may have had to wait for it."""

    def count(self, name: str, more: int = 1) -> None:
        self.counters[name] += more

    def page(self, gauges: Mapping[str, float]) -> str:
        lines = []
        for name, value in self.counters.items():
            lines += [f"# TYPE greathall_{name}_total counter", f"greathall_{name}_total {value}"]
        for name, gauge in {**gauges, "memory_bytes": memory()}.items():
            lines += [f"# TYPE greathall_{name} gauge", f"greathall_{name} {gauge:g}"]
        for name, histogram in (("commit", self.commit), ("bot_think", self.think), ("loop_lag", self.lag)):
            full = f"greathall_{name}_seconds"
            lines.append(f"# TYPE {full} histogram")
            total = 0
            for limit, count in zip((*BUCKETS, "+Inf"), histogram.counts, strict=True):
                total += count
                lines.append(f'{full}_bucket{{le="{limit}"}} {total}')
            lines += [f"{full}_sum {histogram.sum:.6f}", f"{full}_count {total}"]
        return "\n".join(lines) + "\n"


def memory() -> float:
    """The most memory this process has used; 0 where the system does not say."""
    try:
        import resource
    except ImportError:
        return 0.0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return float(peak if sys.platform == "darwin" else peak * 1024)
