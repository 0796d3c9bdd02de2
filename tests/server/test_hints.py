"""Hints: who may ask, what comes of it, and that nobody else learns of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from greathall.core.kernel import State
from greathall.core.spec import GameSpec
from greathall.server import protocol as p
from greathall.server.hall import Hall
from greathall.server.hints import TableHints
from tests.server.guests import HereAndNow, Sitter, company, opened

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened(tmp_path) as hall:
        yield hall


async def hint(guest: Sitter, **more: Any) -> p.Done:
    known = await guest.asked()
    return await guest.must(p.Hint, seat=0, **{"decision": known.decision, **more})


async def test_alone_with_bots_one_is_advised(hall: Hall) -> None:
    _, (luna,) = await company(hall, "Luna", seats=4, game="stupefy")
    assert luna.state.hints_allowed
    given = (await hint(luna)).hint
    assert given is not None
    assert given.number == 1
    advice = given.advice
    assert advice.unit == "chance"
    assert [option.action["type"] for option in advice.options] == ["prepare"] * len(advice.options)
    assert all(0 <= option.worth <= 1 for option in advice.options)
    assert advice.reason.key.startswith("reason-")
    again = (await hint(luna)).hint
    assert again is not None
    assert again.number == 2


async def test_where_others_play_the_table_must_allow_it(hall: Hall) -> None:
    _, (luna, ginny) = await company(hall, "Luna", "Ginny", seats=4, game="stupefy")
    assert not luna.state.hints_allowed
    assert await luna.refused(p.Hint, seat=0, decision=1) == "refusal-no-hints"
    _, (luna, ginny) = await company(hall, "Luna", "Ginny", seats=4, game="stupefy", hints="on")
    await ginny.until(lambda: ginny.update().situation.ready == (2, 3))  # the bots have chosen: nothing else happens
    heard = len(ginny.heard)
    assert (await hint(luna)).hint is not None
    assert await ginny.refused(p.Hint, seat=0, decision=1) == "refusal-not-your-seat"
    assert [type(each) for each in ginny.heard[heard:]] == [p.Refused]  # nobody else is told of it
    assert await luna.refused(p.Hint, seat=0, decision=99) == "refusal-too-late"


async def test_a_table_may_switch_hints_off(hall: Hall) -> None:
    _, (luna,) = await company(hall, "Luna", seats=4, game="stupefy", hints="off")
    assert await luna.refused(p.Hint, seat=0, decision=1) == "refusal-no-hints"


async def test_no_hint_in_time_says_so_and_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(HereAndNow):
        async def advise(self, spec: GameSpec[Any], g: State, seat: int, *_: Any) -> Any:
            await asyncio.Event().wait()

    monkeypatch.setattr(TableHints, "patience", 0.2)
    async with opened(tmp_path, bots=Slow()) as hall:
        _, (luna,) = await company(hall, "Luna", seats=4, game="stupefy")
        asked = asyncio.create_task(luna.refused(p.Hint, seat=0, decision=1))
        await asyncio.sleep(0)
        await luna.act()  # the table goes on meanwhile
        assert await asked == "refusal-hint-failed"


async def test_a_bot_that_breaks_gives_no_hint(tmp_path: Path) -> None:
    class Broken(HereAndNow):
        async def advise(self, *_: Any) -> Any:
            raise RuntimeError("no idea")

    async with opened(tmp_path, bots=Broken()) as hall:
        _, (luna,) = await company(hall, "Luna", seats=4, game="stupefy")
        assert await luna.refused(p.Hint, seat=0, decision=1) == "refusal-hint-failed"
