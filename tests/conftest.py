"""What the tests cost: processor time, the same on a busy machine and an idle one, child processes included.

And what they need not spend: garbage is not looked for while there is none, nor in what has been found to be none, and
the certificates of this machine, which each client of httpx reads though nobody here speaks TLS, are read once."""

from __future__ import annotations

import gc
import os
import resource
import ssl
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import pytest

SHOWN = 12
COST = "processor seconds"
ROUGHLY = 0.02
"""Seconds: quicker tests are counted together with the next, because counting takes a third of a millisecond."""
TICKS = os.sysconf("SC_CLK_TCK")


def spent() -> float:
    """By this process and by all that it has started: a browser and a hall work for many tests before they end."""
    whose = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    ended = sum(used.ru_utime + used.ru_stime for used in map(resource.getrusage, whose))
    return ended + sum(map(spent_by, running("self")))


def running(process: str) -> Iterator[str]:
    """The processes that it has started and that still run, with theirs. None where the system does not tell."""
    threads = f"/proc/{process}/task"
    for thread in os.listdir(threads) if os.path.isdir(threads) else ():  # noqa: PTH112, PTH208
        for child in read(f"{threads}/{thread}/children").split():
            yield child
            yield from running(child)


def spent_by(process: str) -> float:
    """By a process, and by those of its children that have ended."""
    return sum(map(int, read(f"/proc/{process}/stat").rpartition(")")[2].split()[11:15])) / TICKS


def read(file: str) -> str:
    """Nothing, if the process has ended in this moment. After each test, so it must be quick."""
    try:
        with open(file) as opened:  # noqa: PTH123
            return opened.read()
    except OSError:
        return ""


@dataclass
class SoFar:
    """What was spent when it was last counted, and whether since the last test the collector has looked at everything:
    what it leaves mostly stays to the end, such as word lists, and need not be looked at again and again."""

    spent: float = 0.0
    counted: float = 0.0
    all_looked_at: bool = False

    def count(self) -> float:
        """What was spent since the last time. Never less than nothing: what nobody waits for takes its figures along
        when it ends."""
        before, self.spent, self.counted = self.spent, spent(), time.monotonic()
        return max(0.0, self.spent - before)

    def looked_at(self, phase: str, details: dict[str, int]) -> None:
        self.all_looked_at |= phase == "stop" and details["generation"] == 2


so_far = SoFar()
vars(ssl)["create_default_context"] = cache(ssl.create_default_context)
gc.disable()  # while tests are collected nothing becomes garbage, and a third of the time would go into looking for it


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()
    gc.callbacks.append(so_far.looked_at)
    so_far.count()


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    """pytest has looked for what tests left behind. At its end Python would look several times more, to no avail."""
    gc.freeze()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    result = yield
    if so_far.all_looked_at:  # not during a test, which may wait for something to be collected
        so_far.all_looked_at = False
        gc.freeze()
    if time.monotonic() - so_far.counted > ROUGHLY:
        item.user_properties.append((COST, so_far.count()))
    return result


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    costs: dict[str, float] = {}
    for report in terminalreporter.getreports(""):
        for name, value in report.user_properties:
            if name == COST:
                costs[report.nodeid] = value
    terminalreporter.section(f"dearest of {sum(costs.values()):.0f} processor seconds")
    for test, cost in sorted(costs.items(), key=lambda pair: -pair[1])[:SHOWN]:
        terminalreporter.write_line(f"{cost:6.2f}  {test}")
