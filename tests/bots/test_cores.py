"""One search on several cores: the same choice as on one, and none of them for those who are one of many."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

import pytest

import greathall
from greathall.bots import Budget, bot
from greathall.bots.cores import own_rollouts, rollouts_on
from greathall.bots.paired import PairedSearch
from tests.bots.small_games import PENNIES
from tests.bots.test_paired import with_hints

GAMES = [spec for spec in greathall.games().values() if spec.bots.value is not None]


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_the_choice_is_the_same_on_any_number_of_cores(spec: Any) -> None:
    """Played by threads here, through the same functions: states and answers travel as JSON."""
    g = spec.new(seed=4)
    budget = Budget(iterations=120, cores=True)
    found = []
    with ThreadPoolExecutor(1) as threads:
        for workers in (0, 1, 2, 3):
            seat = g.waiting[0]
            search = PairedSearch(spec, spec.redeal(g, seat, Random(7)), seat, Random(8))
            search.run(budget, rollouts_on(threads.submit, workers, search, budget) if workers else None)
            found.append((search.seeds, search.learner.worths, search.choice()))
    assert found[1:] == found[:-1]


def test_time_is_kept_on_several_cores() -> None:
    spec = greathall.game("stupefy")
    g = spec.new(seed=4)
    budget = Budget(milliseconds=50, cores=True)
    search = PairedSearch(spec, g, 0, Random(1))
    with ThreadPoolExecutor(2) as threads:
        search.run(budget, rollouts_on(threads.submit, 2, search, budget))
    assert search.rollouts == len(search.seeds) * len(search.actions) > 0


def test_master_thinks_in_processes_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greathall.bots.cores.count_cores", lambda: 2)
    spec = greathall.game("stupefy")
    g = spec.new(seed=4)
    assert bot("master:60", spec, 3).choose(g, 0) == bot("master:60*", spec, 3).choose(g, 0)


def test_a_process_that_is_one_of_several_thinks_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = greathall.game("stupefy")
    search = PairedSearch(spec, spec.new(seed=4), 0, Random(1))
    monkeypatch.setattr("greathall.bots.cores.count_cores", lambda: 2)
    assert own_rollouts(search, Budget(iterations=9)) is None
    strange = with_hints(PENNIES)
    unknown = PairedSearch(strange, strange.new(seed=1), 0, Random(1))
    assert own_rollouts(unknown, Budget(iterations=9, cores=True)) is None, "no other process could find this game"
    monkeypatch.setattr("multiprocessing.parent_process", lambda: object())
    assert own_rollouts(search, Budget(iterations=9, cores=True)) is None


def test_where_no_process_starts_master_thinks_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """`python - < program.py` cannot be started again in another process: each dies at once."""

    class Dying(ThreadPoolExecutor):
        def submit(self, *work: Any, **arguments: Any) -> Any:
            raise BrokenProcessPool("terminated abruptly")

    spec = greathall.game("stupefy")
    g = spec.new(seed=4)
    alone = bot("master:60", spec, 3).choose(g, 0)
    monkeypatch.setattr("greathall.bots.cores.count_cores", lambda: 2)
    monkeypatch.setattr("greathall.bots.cores._processes", Dying)
    monkeypatch.setattr("greathall.bots.cores._unable", False)
    assert bot("master:60*", spec, 3).choose(g, 0) == alone
    assert bot("master:20ms*", spec, 3).choose(g, 0) in g.options(0)
