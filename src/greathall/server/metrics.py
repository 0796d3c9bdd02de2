"""Counts for `/metrics`, in the text format of Prometheus."""

from __future__ import annotations

import sys
from bisect import bisect_left
from collections.abc import Mapping

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

GROWING = frozenset({"connections_cut", "bot_processes_replaced", "bot_answers_for_others"})
"""What is asked for like a gauge, and only ever grows."""
HELP = {
    "moves": "Answers written to the log.",
    "commands": "Commands that came over sockets.",
    "refused": "Messages and commands that were refused.",
    "messages": "Messages sent to sockets.",
    "connections": "Sockets opened at tables.",
    "bot_moves": "Answers of bots.",
    "defaults": "Answers given because time was over.",
    "games": "Games that have ended.",
    "faults": "Times that something could not be written and a table was read again.",
    "connections_cut": "Connections cut off because they were silent or slow.",
    "bot_processes_replaced": "Processes of bots that died or did not answer.",
    "bot_answers_for_others": "Answers of bots found here for other nodes.",
    "tables": "Tables in memory.",
    "playing": "Tables in memory with a game going on.",
    "sockets": "Open sockets at tables.",
    "connections_open": "Open connections.",
    "connections_silent": "Connections of which no whole request has come yet.",
    "thinking": "Bots that think.",
    "oldest_thought_seconds": "How long the slowest of them has been thinking.",
    "bot_queue": "Thoughts that wait for a process.",
    "analysis_queue": "Analyses of finished games that wait for a process.",
    "bot_time_share": "The part of its time that the latest search was given.",
    "bot_searches": "Searches that go on here, for this node and for others.",
    "nodes": "Nodes that live, as this one sees it.",
    "leases": "Tables that belong to this node.",
    "sockets_forwarded": "Sockets passed on to other nodes.",
    "memory_bytes": "The most memory this process has used.",
    "commit": "From the decision to write a line until it is on disk.",
    "bot_think": "A bot's answer, waiting for a free process included.",
    "loop_lag": "How late the event loop is.",
}


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
        lines: list[str] = []
        counted = {**self.counters, **{name: value for name, value in gauges.items() if name in GROWING}}
        for name, value in counted.items():
            lines += _family(f"{name}_total", "counter", name)
            lines.append(f"greathall_{name}_total {value:g}" if value % 1 else f"greathall_{name}_total {int(value)}")
        for name, gauge in {**gauges, "memory_bytes": memory()}.items():
            if name not in GROWING:
                lines += [*_family(name, "gauge", name), f"greathall_{name} {gauge:g}"]
        for name, histogram in (("commit", self.commit), ("bot_think", self.think), ("loop_lag", self.lag)):
            full = f"greathall_{name}_seconds"
            lines += _family(f"{name}_seconds", "histogram", name)
            total = 0
            for limit, count in zip((*BUCKETS, "+Inf"), histogram.counts, strict=True):
                total += count
                lines.append(f'{full}_bucket{{le="{limit}"}} {total}')
            lines += [f"{full}_sum {histogram.sum:.6f}", f"{full}_count {total}"]
        return "\n".join(lines) + "\n"


def _family(name: str, kind: str, key: str) -> list[str]:
    return [f"# HELP greathall_{name} {HELP[key]}", f"# TYPE greathall_{name} {kind}"]


def memory() -> float:
    """The most memory this process has used; 0 where the system does not say."""
    try:
        import resource
    except ImportError:
        return 0.0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return float(peak if sys.platform == "darwin" else peak * 1024)
