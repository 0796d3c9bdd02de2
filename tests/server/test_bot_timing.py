"""When all choose in secret, the time after which a bot is ready tells nothing of its hand or its thoughts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from greathall.core.match import Match
from greathall.core.registry import game
from greathall.server import protocol as p
from greathall.server.bot_turns import BotTurns, longest_thought
from tests.server.guests import company, opened

pytestmark = pytest.mark.anyio

PAUSE = 0.02


async def test_no_bot_is_ready_before_the_time_drawn_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """These bots answer at once, as one does whose hand leaves no choice; nobody can see it."""
    drawn: list[float] = []
    early: list[float] = []
    pause, answer = BotTurns._pause, BotTurns._answer
    promised: dict[tuple[int, int], float] = {}

    def clock() -> float:
        return asyncio.get_running_loop().time()

    class Watched(BotTurns):
        async def _think(self, match: Match, seat: int, level: str, together: int) -> None:
            self.thinker, self.began = seat, clock()
            await super()._think(match, seat, level, together)

        def _pause(self, match: Match, level: str) -> float:
            seconds = pause(self, match, level)
            if len(match.waiting) + len(match.ready) > 1:
                drawn.append(seconds)
                promised[match.decision, self.thinker] = self.began + seconds
            return seconds

        async def _answer(self, seat: int, decision: int, action: Any) -> None:
            early.append(promised.get((decision, seat), 0.0) - clock())
            await answer(self, seat, decision, action)

    monkeypatch.setattr("greathall.server.table.BotTurns", Watched)
    async with opened(tmp_path, bot_pause=PAUSE) as hall:
        _, (luna,) = await company(hall, "Luna", game="stupefy", seats=4)
        while luna.update().situation.view["round"] < 2:
            await luna.act()
            await luna.until(lambda: luna._open() or luna.state.phase == "over")
    assert len(drawn) >= 9
    assert len(set(drawn)) == len(drawn)
    assert all(0.5 * PAUSE <= seconds <= 2.5 * PAUSE for seconds in drawn)
    assert max(early) <= 0.001


@pytest.mark.parametrize(("level", "seconds"), [("easy", 0), ("medium", 0), ("strong", 0.3), ("master", 2)])
def test_the_longest_thought_is_known_beforehand(level: str, seconds: float) -> None:
    assert longest_thought(game("stupefy"), level) == seconds


@pytest.fixture
def seeded() -> Callable[[BotTurns], None]:
    def seed(turns: BotTurns) -> None:
        turns.table.rng = Random(4)  # type: ignore[assignment]

    return seed


async def test_the_time_is_drawn_without_a_look_at_the_hand(tmp_path: Path, seeded: Callable[[BotTurns], None]) -> None:
    """Whatever a seat holds, the same chance gives the same time, longer than any thought of the level."""
    async with opened(tmp_path, bot_pause=1.0) as hall:
        table, (luna,) = await company(hall, "Luna", game="stupefy", seats=4)
        turns = hall.tables[table].bots
        match = turns.table.state.running
        assert match is not None
        times: list[list[float]] = []
        for hand in ((5, 3), (0, 3), (5, 0)):
            g: Any = match.g
            g.misspells[1], g.stupefies[1] = hand
            seeded(turns)
            times.append([turns._pause(match, "strong") for _ in range(5)])
        assert times[0] == times[1] == times[2]
        assert all(0.8 <= seconds <= 2.8 for seconds in times[0])
        assert len(set(times[0])) == 5
        await luna.must(p.Close)


async def test_who_chooses_alone_just_pauses(tmp_path: Path) -> None:
    async with opened(tmp_path, bot_pause=1.0) as hall:
        table, (luna,) = await company(hall, "Luna", game="scrabble", seats=2)
        turns = hall.tables[table].bots
        match = turns.table.state.running
        assert match is not None
        assert [turns._pause(match, level) for level in ("medium", "strong")] == [1.0, 1.0]
        await luna.must(p.Close)
