"""What the tests cost: processor time, the same on a busy machine and an idle one, child processes included."""

from __future__ import annotations

import gc
import resource
from collections.abc import Iterator

import pytest

SHOWN = 12
COST = "processor seconds"


def spent() -> float:
    """By this process and by those of its children that have ended."""
    whose = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return sum(used.ru_utime + used.ru_stime for used in map(resource.getrusage, whose))


gc.disable()  # while tests are collected nothing becomes garbage, and a third of the time would go into looking for it


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


begun = pytest.StashKey[float]()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    item.stash[begun] = spent()
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    result = yield
    item.user_properties.append((COST, spent() - item.stash[begun]))
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
