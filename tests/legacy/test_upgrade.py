"""A hall of an older version whose rules have changed since: nothing that was played is lost, nothing is silent."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest

import greathall
from greathall.core import registry
from greathall.core.errors import GreatHallError, Illegal
from greathall.server import archive, replays
from greathall.server.hall import Hall
from tests.legacy import reading as r
from tests.server.guests import HereAndNow, Sitter, opened

pytestmark = pytest.mark.anyio
VERSION = r.versions()[0]
KEYS: dict[str, str] = msgspec.json.decode((VERSION / "expected.json").read_bytes())["keys"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


async def looked_at(hall: Hall, names: set[str]) -> dict[str, Any]:
    """All that anybody can ask about the finished games of these kinds."""
    found: dict[str, Any] = {}
    for result in await hall.store.results():
        if result.game in names:
            game = await replays.find(hall, await hall.must_have(result.table), result.number)
            found[f"{result.table}/{result.number}"] = {
                "result": r.plain(result),
                "record": r.plain(replays.finished_record(game)),
                "receipt": r.plain(replays.receipt(game, None)),
                "replays": [r.plain(replays.replay(game, seat, 3, 20)) for seat in (None, *range(game.record.seats))],
            }
    assert found
    return found


async def running(hall: Hall, name: str) -> dict[str, greathall.Record]:
    """The records so far of the games of this kind that are being played."""
    tables = [summary.id for summary in await hall.store.tables(phase="playing", limit=1000) if summary.game == name]
    states = [(await hall.must_have(table)).state for table in tables]
    return {state.id: state.record() for state in states}


async def all_is_kept(hall: Hall) -> None:
    async with asyncio.timeout(60):
        while any(name == "scrabble" or not kept for _, _, name, kept in await hall.store.unkept()):
            await asyncio.sleep(0.05)


async def test_games_outlive_their_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    # As if Scrabble promised nothing about its older rules: then what was told is kept.
    monkeypatch.setattr(archive, "forgets", lambda name: name == "scrabble")
    async with r.hall_of(VERSION, tmp_path, asleep=True) as hall:
        await all_is_kept(hall)
        before = await looked_at(hall, {"scrabble", "stupefy"})
        scrabble, stupefy = await running(hall, "scrabble"), await running(hall, "stupefy")
    assert scrabble
    assert stupefy
    games = registry.games()
    old = games["scrabble"]

    def other_rules(g: Any) -> None:
        raise GreatHallError("these rules know nothing of the older ones")

    # Scrabble forgets the rules under which it was played; Stupefy has new ones, and remembers those.
    monkeypatch.setitem(
        games, "scrabble", dataclasses.replace(old, version=old.version + 1, oldest=0, setup=other_rules)
    )
    new = dataclasses.replace(games["stupefy"], version=games["stupefy"].version + 1)
    monkeypatch.setitem(games, "stupefy", new)
    caplog.set_level(logging.INFO, "greathall.server")
    async with opened(tmp_path, bots=HereAndNow(), close_after=1e12, grace=1e9, host_grace=1e9) as hall:
        said = [record.getMessage() for record in caplog.records]
        assert f"scrabble: {len(scrabble)} running games cannot go on, for their rules are gone" in said
        assert f"stupefy: {len(stupefy)} running games go on under the older rules they were begun under" in said
        assert any(line.startswith("scrabble: the rules of") for line in said)
        assert await looked_at(hall, {"scrabble", "stupefy"}) == before
        for table, record in scrabble.items():
            await says_that_it_stopped(hall, table, record)
        for table in stupefy:
            assert (await hall.must_have(table)).state.phase == "playing"


async def says_that_it_stopped(hall: Hall, table: str, record: greathall.Record) -> None:
    """A game that cannot go on says why, and whoever played has its record."""
    state = (await hall.must_have(table)).state
    people = [(key, person) for key in KEYS.values() if (person := await hall.people.of_key(key)) is not None]
    key, player = next((key, person) for key, person in people if state.seats_of(person.id))
    guest = await Sitter(hall, table, key).come()
    assert guest.state.phase == "stopped"
    assert guest.state.stopped is not None
    assert guest.state.stopped.key == "older-rules"
    found = await replays.find(hall, await hall.must_have(table), state.number)
    with pytest.raises(Illegal, match="refusal-game-not-over"):
        replays.finished_record(found, None)
    with pytest.raises(Illegal, match="refusal-rules-gone"):
        replays.replay(found, None, 0, 1)
    kept = replays.finished_record(found, player)
    assert (kept.seed, kept.version, r.plain(kept.actions)) == (record.seed, record.version, r.plain(record.actions))
