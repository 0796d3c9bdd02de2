"""Looking back at a game in the hall: who may, how far it is, that it stops, goes on after a restart, and is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from greathall.bots import bot
from greathall.core.errors import Illegal
from greathall.core.kernel import State
from greathall.core.record import Record
from greathall.core.spec import GameSpec
from greathall.server import protocol as p
from greathall.server import replays
from greathall.server.hall import Hall
from greathall.server.replays import PlayedGame
from greathall.server.store import Person
from tests.server.guests import HereAndNow, company, opened

pytestmark = pytest.mark.anyio


class Patient(HereAndNow):
    """Looks at so many questions, then waits for ever."""

    def __init__(self, questions: int) -> None:
        super().__init__()
        self.left = questions

    async def choose(self, spec: GameSpec[Any], g: State, seat: int, level: str, *_: Any) -> Any:
        return msgspec.to_builtins(bot("medium", spec, self.rng).choose(g, seat))

    async def look_back(self, record: Record, seat: int, kept: bytes | None, seconds: float) -> bytes:
        if self.left == 0:
            await asyncio.Event().wait()
        self.left -= 1
        return await super().look_back(record, seat, kept, seconds)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greathall.analysis.analyst.ROLLOUTS", 8)
    monkeypatch.setattr("greathall.analysis.analyst.WORLDS_AT_START", 2)
    monkeypatch.setattr("greathall.analysis.judge.FEWEST", 2)


async def a_finished_game(hall: Hall) -> tuple[str, Person]:
    table, (luna,) = await company(hall, "Luna", seats=4, game="stupefy")
    await luna.play_out(Random(1))
    person = await hall.people.of_key(luna.key or "")
    assert person is not None
    return table, person


async def found(hall: Hall, table: str) -> PlayedGame:
    return await replays.find(hall, await hall.must_have(table), 1)


async def reached(hall: Hall, table: str, done: int) -> p.AnalysisPage:
    async with asyncio.timeout(60):
        while True:
            page = await hall.analyses.show(await found(hall, table), 0)
            if page.analysis is not None and (page.analysis.done >= done or page.state == "done"):
                return page
            await asyncio.sleep(0.001)


async def test_it_stops_goes_on_and_survives_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path, bots=Patient(5)) as hall:
        table, luna = await a_finished_game(hall)
        game = await found(hall, table)
        assert (await hall.analyses.show(game, 0)).state == "none"
        assert (await hall.analyses.start(game, luna, 0)).state == "running"
        page = await reached(hall, table, 5)
        assert page.state == "running"
        assert page.analysis is not None
        assert (page.analysis.done, page.analysis.finished) == (5, False)
        assert (await hall.analyses.stop(game, luna, 0)).state == "stopped"
        assert not hall.analyses.running
        hall.bots.left = 3  # type: ignore[attr-defined]
        assert (await hall.analyses.start(game, luna, 0)).state == "running"
        await reached(hall, table, 8)
    async with opened(tmp_path, bots=Patient(10_000)) as hall:  # it was running: nobody has to ask again
        page = await reached(hall, table, 10_000)
        assert page.state == "done"
        assert page.analysis is not None
        assert page.analysis.finished
        assert page.analysis.decisions
    async with opened(tmp_path, bots=Patient(0)) as hall:  # kept with the record: nothing is looked at again
        assert (await hall.analyses.start(await found(hall, table), luna, 0)).state == "done"
        assert not hall.analyses.running


async def test_only_those_who_played_start_it_and_only_after_the_end(tmp_path: Path) -> None:
    async with opened(tmp_path, bots=Patient(0)) as hall:
        table, luna = await a_finished_game(hall)
        game = await found(hall, table)
        with pytest.raises(Illegal, match="refusal-not-seated"):
            await hall.analyses.start(game, Person("stranger", "Tom"), 0)
        with pytest.raises(Illegal, match="refusal-no-such-seat"):
            await hall.analyses.start(game, luna, 9)
        running, _ = await company(hall, "Ginny", seats=4, game="stupefy")
        unfinished = await found(hall, running)
        ginny = Person(unfinished.holders[0] or "", "Ginny")
        with pytest.raises(Illegal, match="refusal-game-not-over"):
            await hall.analyses.start(unfinished, ginny, 0)
        with pytest.raises(Illegal, match="refusal-game-not-over"):
            await hall.analyses.show(unfinished, 0)


async def test_what_breaks_is_stopped_and_can_be_asked_for_again(tmp_path: Path) -> None:
    class Broken(Patient):
        async def look_back(self, *_: Any) -> bytes:
            raise RuntimeError("no idea")

    async with opened(tmp_path, bots=Broken(0)) as hall:
        table, luna = await a_finished_game(hall)
        game = await found(hall, table)
        await hall.analyses.start(game, luna, 0)
        while hall.analyses.running:
            await asyncio.sleep(0.001)
        assert (await hall.analyses.show(game, 0)).state == "stopped"
